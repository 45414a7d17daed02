import type { testimonials as source } from '../es/testimonials.ts';

/** Testimonials. */
export const testimonials = {
  'testimonials.title': 'Ils ont changé une ligne, puis une autre',
  'testimonials.lead': 'Ce qu’ils ont corrigé, pourquoi, et ce que la page est devenue.',
  'testimonials.stats': 'En chiffres',
  'testimonials.list': 'Témoignages',
  'testimonials.illustrative': 'Exemple illustratif',
  'testimonials.illustrative.note':
    'Ces chiffres et ces histoires sont des exemples, en attendant que le service réunisse des données réelles. Ils ne décrivent ni des personnes existantes ni des résultats mesurés.',
  'testimonials.rating': '{rating} étoiles sur 5',
  'testimonials.improvement': 'Ce qui a changé',
  'testimonials.roleAt': '{role}, {company}',
  'testimonials.facts.title': 'Ce qui vaut vraiment pour tout le monde',
  'testimonials.facts.free': 'Gratuit, sans inscription, et sans limite pour la mesure.',
  'testimonials.facts.time': 'Le résultat complet en moins de 30 secondes.',
  'testimonials.facts.support': 'Une réponse à vos messages sous 24 heures, du lundi au vendredi de 9 h à 18 h.',
  'testimonials.cta.title': 'La prochaine histoire peut être la vôtre',
  'testimonials.cta.button': 'Analyser mon CV',
  'testimonials.again': 'Relire les témoignages',
} as const satisfies Record<keyof typeof source, string>;
