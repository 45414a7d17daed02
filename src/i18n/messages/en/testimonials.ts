import type { testimonials as source } from '../es/testimonials.ts';

/** Testimonials. */
export const testimonials = {
  'testimonials.title': 'They changed one line, then another',
  'testimonials.lead': 'What they fixed, why, and how the page reads now.',
  'testimonials.stats': 'By the numbers',
  'testimonials.list': 'Testimonials',
  'testimonials.illustrative': 'Illustrative example',
  'testimonials.illustrative.note':
    'These figures and stories are illustrative examples while the service gathers real data; they do not describe real people or measured results.',
  'testimonials.rating': '{rating} out of 5 stars',
  'testimonials.improvement': 'What changed',
  'testimonials.roleAt': '{role}, {company}',
  'testimonials.facts.title': 'What is the same for everyone',
  'testimonials.facts.free': 'Free, no sign-up, and measured as often as you like.',
  'testimonials.facts.time': 'The complete result in under 30 seconds.',
  'testimonials.facts.support': 'Replies to your messages within 24 hours, Monday to Friday, 9:00 a.m. to 6:00 p.m.',
  'testimonials.cta.title': 'The next story could be yours',
  'testimonials.cta.button': 'Check my resume',
  'testimonials.again': 'Read the testimonials again',
} as const satisfies Record<keyof typeof source, string>;
