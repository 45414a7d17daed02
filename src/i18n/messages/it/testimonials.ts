import type { testimonials as source } from '../es/testimonials.ts';

/** Testimonials. */
export const testimonials = {
  'testimonials.title': 'Storie di chi ha cambiato una riga, e poi un’altra',
  'testimonials.lead': 'Che cosa hanno corretto, perché e com’è venuto.',
  'testimonials.stats': 'In cifre',
  'testimonials.list': 'Testimonianze',
  'testimonials.illustrative': 'Esempio illustrativo',
  'testimonials.illustrative.note':
    'Queste cifre e queste storie sono esempi illustrativi, in attesa che il servizio raccolga dati reali; non descrivono persone vere né risultati misurati.',
  'testimonials.rating': '{rating} stelle su 5',
  'testimonials.improvement': 'Che cosa è cambiato',
  'testimonials.roleAt': '{role}, {company}',
  'testimonials.facts.title': 'Che cosa vale per tutti',
  'testimonials.facts.free': 'Gratis, senza registrazione e senza limite di misurazioni.',
  'testimonials.facts.time': 'Risultato completo in meno di 30 secondi.',
  'testimonials.facts.support': 'Risposta ai tuoi messaggi entro 24 ore, dal lunedì al venerdì, dalle 9:00 alle 18:00.',
  'testimonials.cta.title': 'La prossima storia può essere la tua',
  'testimonials.cta.button': 'Controlla il mio CV',
  'testimonials.again': 'Rileggi le testimonianze',
} as const satisfies Record<keyof typeof source, string>;
