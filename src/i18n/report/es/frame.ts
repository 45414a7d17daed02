import type { ReportFrame } from '../messages.ts';

export const frame = {
  summary: {
    excellent:
      'Tu CV se lee muy bien: {score} de 100, con {passed} de {total} comprobaciones superadas. Lo más sólido es {best}. Si tienes cinco minutos, repasa {worst}: son retoques, no hace falta rehacer nada.',
    good: 'Tu CV tiene buena base: {score} de 100, con {passed} de {total} comprobaciones superadas. Lo más sólido es {best}; donde más puedes ganar es en {worst}. Empieza por la primera recomendación y sigue en orden.',
    'needs-improvement':
      'Ahora mismo tu CV no cuenta todo lo que vales: {score} de 100, con {passed} de {total} comprobaciones superadas. Lo que mejor funciona es {best}; lo que más te resta es {worst}. Casi todo se arregla en una tarde: empieza por las recomendaciones de prioridad alta.',
  },
  summaryNone:
    'No pudimos puntuar este archivo porque casi no hay texto que leer. Exporta tu CV a PDF desde el programa en que lo escribiste y vuelve a subirlo.',
  summaryForeign:
    'Tu CV está en {language}, un idioma que todavía no medimos: por eso no hay puntuación. Aquí tienes lo que no depende del idioma, cómo lee el archivo un ATS y cómo está compuesto. Medimos español, inglés, francés, portugués, alemán, italiano, japonés y chino.',
  summaryOther:
    'Este archivo no parece un currículum: no encontramos empleos, estudios ni habilidades. Si te equivocaste de archivo, elige otro. Si es tu CV, pon cada bloque bajo un título en su propia línea («Experiencia laboral», «Formación académica», «Habilidades») y cada empleo con sus fechas.',
  areas: {
    structure: 'la estructura',
    content: 'el contenido',
    ats: 'la compatibilidad con ATS',
    design: 'el diseño',
  },
  sections: {
    summary: 'Perfil profesional',
    experience: 'Experiencia laboral',
    education: 'Formación académica',
    skills: 'Habilidades',
    languages: 'Idiomas',
    projects: 'Proyectos',
    certifications: 'Cursos y certificaciones',
    awards: 'Premios y reconocimientos',
    publications: 'Publicaciones',
    volunteering: 'Voluntariado',
    interests: 'Intereses',
    references: 'Referencias',
  },
  sides: { left: 'izquierdo', right: 'derecho', top: 'superior', bottom: 'inferior' },
  languages: {
    es: 'español',
    en: 'inglés',
    fr: 'francés',
    pt: 'portugués',
    de: 'alemán',
    it: 'italiano',
    ja: 'japonés',
    zh: 'chino',
  },
  quote: 'Se ve en: «{excerpt}».',
  foreignFix: 'En cada viñeta, di qué hiciste con las palabras propias de un CV en {language}: {examples}.',
  notApplicable: 'No procede en este CV y no cuenta para la puntuación.',
  undetermined: 'Con este archivo no pudimos saberlo, así que no cuenta para la puntuación.',
} satisfies ReportFrame;
