/** Testimonials. */
export const testimonials = {
  'testimonials.title': 'Historias de quienes cambiaron una línea, y luego otra',
  'testimonials.lead': 'Qué corrigieron, por qué y cómo quedó.',
  'testimonials.stats': 'En cifras',
  'testimonials.list': 'Testimonios',
  'testimonials.illustrative': 'Ejemplo ilustrativo',
  'testimonials.illustrative.note':
    'Estas cifras e historias son ejemplos ilustrativos mientras el servicio reúne datos reales; no describen a personas reales ni resultados medidos.',
  'testimonials.rating': '{rating} de 5 estrellas',
  'testimonials.improvement': 'Qué cambió',
  'testimonials.roleAt': '{role}, {company}',
  'testimonials.facts.title': 'Lo que sí es igual para todos',
  'testimonials.facts.free': 'Gratis, sin registro y sin límite de mediciones.',
  'testimonials.facts.time': 'Resultado completo en menos de 30 segundos.',
  'testimonials.facts.support': 'Respuesta a tus mensajes en menos de 24 horas, de lunes a viernes de 9:00 a 18:00.',
  'testimonials.cta.title': 'La próxima historia puede ser la tuya',
  'testimonials.cta.button': 'Revisar mi CV',
  'testimonials.again': 'Volver a leer los testimonios',
} as const;
