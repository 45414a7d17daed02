import type { home as source } from '../es/home.ts';

/** The home page around the analyzer, and the page for addresses that are not there. */
export const home = {
  'home.title': 'Prüfen Sie Ihren Lebenslauf, bevor es die Personalabteilung tut',
  'home.lead':
    'Ziehen Sie Ihren Lebenslauf als PDF hierher. Sie sehen sofort, was gut ist, was Sie Einladungen kosten kann, in welcher Zeile es steht und wie Sie es ändern. Kostenlos, ohne Anmeldung, und die Datei bleibt auf Ihrem Gerät.',
  'notFound.notice':
    'Die gesuchte Seite gibt es nicht oder sie ist umgezogen. Ihren Lebenslauf können Sie gleich hier prüfen.',
  'offline.notice':
    'Sie sind offline, und diese Seite ist auf Ihrem Gerät nicht gespeichert. Laden Sie sie neu, sobald Sie wieder online sind. Ihren Lebenslauf können Sie schon jetzt prüfen, ganz ohne Internet.',
  'home.why.title': 'Warum hier prüfen',
  'home.why.lead': 'Gemacht für Menschen, die Arbeit suchen, nicht für den Verkauf eines Abos.',
  'home.why.instant.title': 'Sofort da',
  'home.why.instant.text':
    'Das gemessene Ergebnis erscheint, sobald das PDF gelesen ist. Die Bewertung der KI, falls eingerichtet, folgt in weniger als 30 Sekunden.',
  'home.why.where.title': 'Auf die Zeile genau',
  'home.why.where.text':
    'Zu jedem Hinweis sehen Sie Ihren eigenen Satz und seine Stelle auf der Seite, angestrichen wie mit dem Rotstift im Lektorat.',
  'home.why.private.title': 'Ihr PDF bleibt bei Ihnen',
  'home.why.private.text':
    'Ihr Browser liest die Datei. Wir übertragen sie nicht, speichern sie nicht und verlangen kein Konto.',
  'home.why.fair.title': 'Eine Punktzahl, die sich erklärt',
  'home.why.fair.text':
    'Dieselbe Datei ergibt bei der Messung immer dieselbe Punktzahl, und Sie sehen, welche Prüfung sie hebt oder senkt. Ohne Tricks, ohne Zufall.',
  'home.why.languages.title': 'Acht Sprachen, acht Gepflogenheiten',
  'home.why.languages.text':
    'Ein deutscher Lebenslauf wird anders gelesen als ein japanischer. Wir messen nach den Regeln der Sprache und des Landes, für das er geschrieben ist.',
  'home.why.free.title': 'Kostenlos, ohne Limit',
  'home.why.free.text':
    'Messen Sie so viele Fassungen, wie Sie möchten. Ohne Anmeldung, ohne versteckte Kosten, und der ganze Bericht ist sofort zu sehen.',
  'home.resources.title': 'So geht es mit Ihrer Bewerbung weiter',
  'home.resources.templates': 'Lebenslauf-Vorlagen für Word und PDF',
  'home.resources.coverLetters': 'Ratgeber zum Anschreiben',
  'home.resources.interviewPrep': 'Das Vorstellungsgespräch vorbereiten',
  'home.resources.blog': 'Artikel mit Beispielen',
  'faq.title': 'Häufige Fragen',
  'cta.title': 'Möchten Sie Ihren Lebenslauf mit anderen Augen sehen?',
  'cta.text': 'Legen Sie das PDF ab, und Sie wissen gleich, wo Sie anfangen können.',
  'cta.button': 'Lebenslauf prüfen',
} as const satisfies Record<keyof typeof source, string>;
