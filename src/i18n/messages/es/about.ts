/** About the project. */
export const about = {
  'about.title': 'Un currículum claro no debería costar dinero',
  'about.lead':
    'RevisaCV lee tu CV como lo leen los programas de selección y las personas que deciden, y te dice qué cambiar. Gratis y en ocho idiomas.',
  'about.mission.title': 'Nuestra misión',
  'about.mission.text':
    'Buscar trabajo ya es bastante duro. Muchos buenos candidatos se quedan fuera por un teléfono que no se lee, unas fechas confusas o una lista de tareas sin un solo resultado. Queremos que cualquiera pueda encontrar y corregir esos fallos por su cuenta, sin pagar y sin entregar su archivo a nadie.',
  'about.provider.title': 'Quién hace la evaluación',
  'about.provider.measured':
    'La parte principal la hace tu propio dispositivo: un motor con reglas públicas mide el documento y da siempre el mismo resultado para el mismo archivo.',
  'about.provider.ai':
    'Si este sitio tiene una IA conectada, su opinión se añade aparte. De forma predeterminada es {provider} ({country}); quién recibe el texto se indica siempre encima de la zona de carga, antes de que elijas un archivo, y puedes desactivarlo.',
  'about.provider.price':
    'Elegimos {model} porque cuesta unas {times} veces menos que {other} según los precios públicos de {date}; así el servicio puede seguir siendo gratuito.',
  'about.features.title': 'Qué encontrarás',
  'about.features.checks.title': 'Comprobaciones con pruebas',
  'about.features.checks.text': 'Cada punto cita la línea exacta de tu CV y explica por qué importa.',
  'about.features.ats.title': 'Lectura como la de un ATS',
  'about.features.ats.text':
    'Vemos el texto que un programa extrae de tu PDF: columnas mezcladas, iconos, texto perdido.',
  'about.features.scores.title': 'Cuatro áreas, una nota',
  'about.features.scores.text': 'Estructura, contenido, compatibilidad con ATS y diseño, de 0 a 100.',
  'about.features.priority.title': 'Por dónde empezar',
  'about.features.priority.text': 'Las recomendaciones van ordenadas por los puntos que puedes ganar con cada una.',
  'about.features.ai.title': 'IA como segunda opinión',
  'about.features.ai.text': 'Se muestra junto a lo medido, nunca mezclada, y avisamos cuando no coinciden.',
  'about.features.languages.title': 'Ocho idiomas',
  'about.features.languages.text':
    'Español, inglés, francés, portugués, alemán, italiano, japonés y chino, con las costumbres de cada mercado.',
  'about.steps.title': 'Cómo funciona',
  'about.steps.1.title': 'Suelta tu PDF',
  'about.steps.1.text': 'Hasta 10 MB. No hace falta crear una cuenta.',
  'about.steps.2.title': 'Tu navegador lo lee',
  'about.steps.2.text': 'El archivo se abre en tu dispositivo y se mide en un segundo, más o menos.',
  'about.steps.3.title': 'Recibes el informe',
  'about.steps.3.text':
    'Puntos fuertes, fallos y su lugar en la página. La IA, si la hay, responde en menos de 30 segundos.',
  'about.steps.4.title': 'Corriges y repites',
  'about.steps.4.text': 'Cambia una línea, exporta de nuevo y mira cómo sube la nota. Sin límite.',
  'about.benefits.title': 'Qué ganas con ello',
  'about.benefits.1': 'Sabes qué corregir primero, en lugar de reescribirlo todo.',
  'about.benefits.2': 'Ves tu CV como lo ve un programa de selección, antes de enviarlo.',
  'about.benefits.3': 'Conservas el control de tus datos: el PDF no sale de tu dispositivo.',
  'about.benefits.4': 'Recibes consejos propios de tu idioma y de tu mercado laboral.',
  'about.commitment.title': 'Nuestro compromiso',
  'about.commitment.text':
    'No vendemos tu CV, no lo guardamos y no prometemos entrevistas. Si una comprobación no está segura de algo, lo dice. Si nos equivocamos, queremos saberlo.',
  'about.cta.title': 'Míralo con tu propio CV',
  'about.cta.button': 'Revisar mi CV gratis',
} as const;
