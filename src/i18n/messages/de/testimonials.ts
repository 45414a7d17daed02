import type { testimonials as source } from '../es/testimonials.ts';

/** Testimonials. */
export const testimonials = {
  'testimonials.title': 'Erst eine Zeile geändert, dann die nächste',
  'testimonials.lead': 'Was sie geändert haben, warum, und wie es sich jetzt liest.',
  'testimonials.stats': 'In Zahlen',
  'testimonials.list': 'Erfahrungen',
  'testimonials.illustrative': 'Beispiel zur Veranschaulichung',
  'testimonials.illustrative.note':
    'Diese Zahlen und Geschichten sind Beispiele, bis das Angebot echte Daten gesammelt hat. Sie beschreiben weder wirkliche Personen noch gemessene Ergebnisse.',
  'testimonials.rating': '{rating} von 5 Sternen',
  'testimonials.improvement': 'Was sich geändert hat',
  'testimonials.roleAt': '{role}, {company}',
  'testimonials.facts.title': 'Was wirklich für alle gilt',
  'testimonials.facts.free': 'Kostenlos, ohne Anmeldung, und für die Messung ohne Limit.',
  'testimonials.facts.time': 'Das vollständige Ergebnis in weniger als 30 Sekunden.',
  'testimonials.facts.support':
    'Antwort auf Ihre Nachricht innerhalb von 24 Stunden, Montag bis Freitag von 9:00 bis 18:00 Uhr.',
  'testimonials.cta.title': 'Die nächste Geschichte kann Ihre sein',
  'testimonials.cta.button': 'Lebenslauf prüfen',
  'testimonials.again': 'Erfahrungen noch einmal lesen',
} as const satisfies Record<keyof typeof source, string>;
