import type { testimonials as source } from '../es/testimonials.ts';

/** Testimonials. */
export const testimonials = {
  'testimonials.title': 'Histórias de quem mudou uma linha, e depois outra',
  'testimonials.lead': 'O que cada pessoa corrigiu, por quê e como ficou.',
  'testimonials.stats': 'Em números',
  'testimonials.list': 'Depoimentos',
  'testimonials.illustrative': 'Exemplo ilustrativo',
  'testimonials.illustrative.note':
    'Estes números e histórias são exemplos ilustrativos enquanto o serviço reúne dados reais; não descrevem pessoas reais nem resultados medidos.',
  'testimonials.rating': '{rating} de 5 estrelas',
  'testimonials.improvement': 'O que mudou',
  'testimonials.roleAt': '{role}, {company}',
  'testimonials.facts.title': 'O que vale para todo mundo',
  'testimonials.facts.free': 'Grátis, sem cadastro e sem limite de medições.',
  'testimonials.facts.time': 'Resultado completo em menos de 30 segundos.',
  'testimonials.facts.support': 'Resposta às suas mensagens em até 24 horas, de segunda a sexta, das 9h às 18h.',
  'testimonials.cta.title': 'A próxima história pode ser a sua',
  'testimonials.cta.button': 'Analisar meu currículo',
  'testimonials.again': 'Ler os depoimentos de novo',
} as const satisfies Record<keyof typeof source, string>;
