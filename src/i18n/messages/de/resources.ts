import type { resources as source } from '../es/resources.ts';

/** Templates, guides and the glossary. */
export const resources = {
  'templates.title': 'Lebenslauf-Vorlagen, die sich gut lesen lassen',
  'templates.lead':
    'Fünf schlichte Vorlagen, einspaltig und mit echtem Text. Öffnen Sie sie in Word, LibreOffice oder Google Docs, tragen Sie Ihre Angaben ein und exportieren Sie als PDF. Die Personen sind erfunden.',
  'templates.download.docx': 'Word-Datei herunterladen',
  'templates.download.pdf': 'PDF ansehen',
  'templates.size': '{size} kB',
  'templates.score':
    'In unserer eigenen Prüfung erreicht jede Vorlage mindestens 90 von 100 Punkten; das kontrollieren wir bei jeder Veröffentlichung der Website.',
  'templates.how.title': 'So nutzen Sie sie',
  'templates.how.1': 'Wählen Sie nach Ihrer Lage, nicht nach der Farbe: Berufseinstieg, technischer Beruf, Führung.',
  'templates.how.2':
    'Ersetzen Sie jede Zeile durch Ihre eigene und löschen Sie, was Sie nicht brauchen. Eine vergessene Beispielzeile fällt auf.',
  'templates.how.3': 'Behalten Sie die Formate für Überschriften und Listen bei: Daran orientiert sich ein Programm.',
  'templates.how.4': 'Exportieren Sie als PDF, geben Sie der Datei Ihren Namen und lassen Sie sie hier prüfen.',
  'templates.cta': 'Fertigen Lebenslauf prüfen',
  'guides.updated': 'Aktualisiert am {date}',
  'guides.contents': 'In diesem Ratgeber',
  'guides.more': 'Weitere Hilfen',
  'guides.try': 'Lebenslauf prüfen',
  'glossary.title': 'Begriffe, die Ihnen begegnen',
  'privacy.contents': 'Inhalt',
} as const satisfies Record<keyof typeof source, string>;
