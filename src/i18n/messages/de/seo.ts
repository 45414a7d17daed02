import type { seo as source } from '../es/seo.ts';

/** Titles and descriptions of the pages, for search engines and tabs. */
export const seo = {
  'seo.home.title': 'Lebenslauf kostenlos prüfen: Punktzahl und Tipps | RevisaCV',
  'seo.home.description':
    'PDF ablegen und sofort sehen, was überzeugt, was Sie Einladungen kosten kann und wie Sie es ändern. Kostenlos, ohne Anmeldung; das PDF bleibt bei Ihnen.',
  'seo.notFound.title': 'Diese Seite haben wir nicht gefunden | RevisaCV',
  'seo.offline.title': 'Offline: Ihren Lebenslauf prüfen Sie trotzdem | RevisaCV',
  'seo.blog.title': 'Blog: Tipps für Lebenslauf und Bewerbung | RevisaCV',
  'seo.blog.description':
    'Praktische Artikel zu Fehlern im Lebenslauf, Bewerbersystemen (ATS), Schlüsselwörtern und Trends, mit Beispielen vorher und nachher.',
  'seo.about.title': 'Über uns: Lebenslauf prüfen, kostenlos und offen | RevisaCV',
  'seo.about.description':
    'Warum es RevisaCV gibt, wie Ihr Lebenslauf auf Ihrem eigenen Gerät gemessen wird, welche Rolle die KI spielt und wozu wir uns verpflichten.',
  'seo.testimonials.title': 'Erfahrungen: Lebenslauf geprüft und verbessert | RevisaCV',
  'seo.testimonials.description':
    'Lebensläufe, Zeile für Zeile überarbeitet: worauf der Bericht hinwies, was auf der Seite geändert wurde und wie sie sich jetzt lesen.',
  'seo.contact.title': 'Kontakt und Hilfe zur Lebenslaufprüfung | RevisaCV',
  'seo.contact.description':
    'Eine Frage, ein Fehler oder eine Idee? Schreiben Sie uns: Wir antworten innerhalb von 24 Stunden, Montag bis Freitag von 9:00 bis 18:00 Uhr.',
  'seo.privacy.title': 'Datenschutz: was mit Ihrem Lebenslauf geschieht | RevisaCV',
  'seo.privacy.description':
    'Was RevisaCV mit Ihrer Datei, ihrem Text, der KI, Cookies, Werbung und Ihren Nachrichten macht. In sieben Abschnitten und ohne Kleingedrucktes.',
  'seo.templates.title': 'Lebenslauf-Vorlagen für Word und PDF, ATS-lesbar | RevisaCV',
  'seo.templates.description':
    'Fünf Lebenslauf-Vorlagen als Word-Datei (.docx) und PDF. Eine Spalte, echter Text, keine Tabellen: leicht zu lesen für Bewerbersysteme und Menschen.',
  'seo.coverLetters.title': 'Anschreiben: Ratgeber mit Aufbau und Beispielen | RevisaCV',
  'seo.coverLetters.description':
    'So schreiben Sie ein kurzes, überzeugendes Anschreiben: Aufbau nach DIN 5008, Beispiele vorher und nachher, Gehaltswunsch und häufige Fehler.',
  'seo.interviewPrep.title': 'Vorstellungsgespräch vorbereiten, Schritt für Schritt | RevisaCV',
  'seo.interviewPrep.description':
    'Bereiten Sie sich mit Ihrem Lebenslauf vor: Recherche, Selbstvorstellung, häufige Fragen, unzulässige Fragen, Gehalt, Video und Nachfassen.',
  'seo.name': 'RevisaCV',
  'seo.tagline': 'Lebenslauf kostenlos prüfen',
} as const satisfies Record<keyof typeof source, string>;
