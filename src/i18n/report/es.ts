import type { ReportMessages } from './messages.ts';

export const es = {
  summary: {
    excellent:
      'Tu CV se lee muy bien: {score} de 100, con {passed} de {total} comprobaciones superadas. Lo más sólido es {best}. Si tienes cinco minutos, repasa {worst}: son retoques, no hace falta rehacer nada.',
    good: 'Tu CV tiene buena base: {score} de 100, con {passed} de {total} comprobaciones superadas. Lo más sólido es {best}; donde más puedes ganar es en {worst}. Empieza por la primera recomendación y sigue en orden.',
    'needs-improvement':
      'Ahora mismo tu CV no cuenta todo lo que vales: {score} de 100, con {passed} de {total} comprobaciones superadas. Lo que mejor funciona es {best}; lo que más te resta es {worst}. Casi todo se arregla en una tarde: empieza por las recomendaciones de prioridad alta.',
  },
  summaryNone:
    'No pudimos puntuar este archivo porque casi no hay texto que leer. Exporta tu CV a PDF desde el programa en que lo escribiste y vuelve a subirlo.',
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
  notApplicable: 'No procede en este CV y no cuenta para la puntuación.',
  undetermined: 'Con este archivo no pudimos saberlo, así que no cuenta para la puntuación.',
  checks: {
    'contact-email': {
      name: 'Correo electrónico',
      pass: 'Tu correo electrónico se lee sin problemas',
      fail: 'Tu correo electrónico no se puede leer bien',
      why: 'Es la vía por la que te van a escribir. Si el correo no está como texto completo, el sistema guarda tu ficha sin él y quien quiera citarte no tiene adónde responder.',
      fix: 'Escribe tu correo completo y sin espacios debajo del nombre, por ejemplo: nombre.apellido@example.org.',
      strength: null,
      findings: {
        missing: 'No encontramos ningún correo electrónico en el texto del CV.',
        'only-link':
          'El correo está solo dentro de un enlace ({url}) y no se ve escrito: quien imprima o copie el CV lo pierde.',
        broken: 'El correo sale del archivo partido por un espacio: «{value}». Debería leerse «{fixed}».',
        invalid: '«{value}» no es una dirección de correo válida: revisa la arroba, el dominio y las erratas.',
      },
    },
    'contact-phone': {
      name: 'Número de teléfono',
      pass: 'Tu teléfono es válido y se reconoce',
      fail: 'Falta un teléfono que se pueda marcar',
      why: 'Muchas primeras entrevistas se acuerdan por teléfono. Un número incompleto o ausente deja vacío ese campo de tu ficha.',
      fix: 'Añade tu móvil con el prefijo del país y en grupos, por ejemplo: +34 612 345 678 en España o +52 55 1234 5678 en México.',
      strength: null,
      findings: {
        missing: 'No encontramos ningún número de teléfono en el texto del CV.',
        'only-link': 'El teléfono está solo dentro de un enlace ({url}); escríbelo también a la vista.',
        invalid: '«{value}» no es un teléfono válido: sobran o faltan cifras, o falta el prefijo del país.',
      },
    },
    'sections-essential': {
      name: 'Secciones básicas',
      pass: 'Están las secciones que todo el mundo busca',
      fail: 'Faltan secciones básicas con su propio título',
      why: 'Los sistemas reparten el texto según los títulos, y las personas saltan de uno a otro. Sin un título claro, tu experiencia o tus estudios pueden acabar en el apartado equivocado.',
      fix: 'Pon cada bloque bajo un título corriente en una línea propia: «Experiencia laboral», «Formación académica» y «Habilidades».',
      strength:
        'Tu CV tiene las {of, plural, one {sección básica} other {# secciones básicas}} bajo títulos que cualquiera reconoce.',
      findings: {
        missing: 'No encontramos la sección «{section}» bajo un título propio.',
        'no-headings': 'No reconocimos ningún título de sección: todo el CV se lee como un solo bloque de texto.',
      },
    },
    'length-pages': {
      name: 'Extensión del CV',
      pass: 'La extensión es la adecuada',
      fail: 'La extensión no es la adecuada',
      why: 'La primera lectura dura segundos. Con una o dos páginas tus logros se ven; más allá, nadie garantiza que se lleguen a leer.',
      fix: 'Quédate en una o dos páginas: resume en una línea los empleos de hace más de diez años y da ese espacio a los recientes.',
      strength:
        'Cuentas tu trayectoria en {pages, plural, one {una sola página} other {# páginas}}: se lee de una vez.',
      findings: {
        'too-long':
          'Tu CV ocupa {pages, plural, one {# página} other {# páginas}} y lo habitual es no pasar de {max, number}.',
        'too-short': 'La única página está llena solo al {percent, number}\u00a0%: hay sitio para contar más logros.',
      },
    },
    'entry-dates': {
      name: 'Fechas de empleos y estudios',
      pass: 'Tus empleos y estudios llevan sus fechas',
      fail: 'Hay empleos o estudios sin fechas completas',
      why: 'Con las fechas se calculan tus años de experiencia. Si falta una, ese empleo puede contar como cero y quien lee se pregunta qué pasó.',
      fix: 'Pon mes y año de inicio y de fin en cada empleo, por ejemplo «mar. 2021 – actualidad»; en los estudios basta el año.',
      strength: null,
      findings: {
        'no-dates': '«{entry}» no lleva fechas.',
        'no-start': '«{entry}» dice cuándo terminó ({end}), pero no cuándo empezó.',
        'no-end': '«{entry}» empieza en {start} y no dice cuándo terminó. Si sigues ahí, escribe «actualidad».',
      },
    },
    'bullets-used': {
      name: 'Uso de viñetas',
      pass: 'Cuentas cada empleo en viñetas fáciles de recorrer',
      fail: 'Tus empleos no están contados en viñetas',
      why: 'Quien selecciona recorre la página con la vista antes de leerla. En un párrafo largo, tus logros se pierden entre las demás frases.',
      fix: 'Cuenta cada empleo en 3 a 6 viñetas, una idea en cada una: qué hiciste, cómo y con qué resultado.',
      strength:
        'Cuentas {withBullets, plural, one {tu empleo} other {tus empleos}} en viñetas ({bullets, number} en total): lo importante salta a la vista.',
      findings: {
        none: 'Ningún empleo está descrito en viñetas.',
        paragraph: '«{entry}» está contado en un párrafo de {words, number} palabras. Divídelo en viñetas.',
        'too-many':
          '«{entry}» tiene {count, number} viñetas. Quédate con las 5 o 6 que mejor encajan con el puesto que buscas.',
        single: '«{entry}» tiene una sola viñeta. Añade dos logros más o cuéntalo en una línea.',
      },
    },
    'quantified-results': {
      name: 'Logros con cifras',
      pass: 'Demuestras tus logros con cifras',
      fail: 'Pocos de tus logros llevan una cifra',
      why: 'Una cifra permite imaginar el tamaño de tu trabajo y creerlo. Sin ella, tu logro suena igual que la descripción del puesto.',
      fix: 'Añade a cada logro cuánto, cuántos o en cuánto tiempo: «Reduje un 18\u00a0% las devoluciones en seis meses» dice más que «Reduje las devoluciones». Si no tienes el dato exacto, usa uno aproximado y honesto: «unas 40 llamadas al día».',
      strength:
        '{withFigure, plural, one {# de tus {total, number} viñetas de experiencia lleva} other {# de tus {total, number} viñetas de experiencia llevan}} una cifra ({percent, number}\u00a0%): tus resultados se creen.',
      findings: {
        few: '{withFigure, plural, =0 {Ninguna de tus {total, number} viñetas lleva} one {Solo # de tus {total, number} viñetas lleva} other {Solo # de tus {total, number} viñetas llevan}} una cifra ({percent, number}\u00a0%). Con un 40\u00a0% ya se nota el cambio.',
        'no-figure':
          'Esta línea dice qué hiciste, pero no cuánto. ¿A cuántas personas, cuánto dinero, en cuánto tiempo?',
      },
    },
    'action-verbs': {
      name: 'Verbos de acción',
      pass: 'Tus viñetas empiezan por la acción',
      fail: 'Muchas viñetas no empiezan por la acción',
      why: 'Las dos primeras palabras son las que se leen seguro. Si ahí no está lo que hiciste, quien lee tiene que buscar tu mérito.',
      fix: 'Empieza cada viñeta con un verbo que diga qué hiciste: lideré, reduje, diseñé, negocié, implanté. En lugar de «Encargada de los pedidos», escribe «Gestioné 60 pedidos diarios».',
      strength:
        '{strong, plural, one {# de {total, number} viñetas empieza} other {# de {total, number} viñetas empiezan}} por un verbo o una acción clara: se ve lo que hiciste tú.',
      findings: {
        few: '{strong, plural, =0 {Ninguna de tus {total, number} viñetas empieza} one {Solo # de tus {total, number} viñetas ({percent, number}\u00a0%) empieza} other {Solo # de tus {total, number} viñetas ({percent, number}\u00a0%) empiezan}} por una acción clara.',
        'weak-opening':
          '«{opening}» esconde lo que hiciste. Cámbialo por el verbo de la acción: gestioné, organicé, vendí.',
        'no-action': '«{opening}» no dice qué hiciste. Empieza por un verbo: coordiné, resolví, preparé.',
      },
    },
    'bullet-length': {
      name: 'Longitud de las viñetas',
      pass: 'Tus viñetas tienen la longitud justa',
      fail: 'Hay viñetas demasiado largas o demasiado cortas',
      why: 'Una viñeta de una o dos líneas se lee de un vistazo. Las más largas se abandonan a medias y las muy cortas no llegan a contar un logro.',
      fix: 'Deja cada viñeta entre 8 y 30 palabras: la acción, el cómo y el resultado. Parte en dos las que tengan varias ideas.',
      strength: null,
      findings: {
        'too-long': 'Esta viñeta tiene {words, number} palabras. Pártela en dos o quita lo que no aporte.',
        'too-short':
          'Esta viñeta tiene {words, plural, one {# palabra} other {# palabras}}. Añade cómo lo hiciste o qué conseguiste.',
        'too-long-characters':
          'Esta viñeta tiene {characters, number} caracteres. Pártela en dos o quita lo que no aporte.',
        'too-short-characters':
          'Esta viñeta tiene {characters, plural, one {# carácter} other {# caracteres}}. Añade cómo lo hiciste o qué conseguiste.',
      },
    },
    'text-layer': {
      name: 'Texto seleccionable',
      pass: 'Tu PDF contiene texto de verdad',
      fail: 'Tu PDF es una imagen o apenas contiene texto',
      why: 'Si las letras son una foto, un sistema ve una página en blanco: ni nombre, ni experiencia, ni forma de buscarte.',
      fix: 'No subas un escaneo ni una captura: abre el documento original y usa «Guardar como PDF» o «Exportar a PDF». Para comprobarlo, intenta seleccionar una frase con el ratón.',
      strength: null,
      findings: {
        none: 'No hay texto en el archivo: todas las letras son parte de una imagen.',
        thin: 'En la primera página solo hay {characters, plural, one {# carácter} other {# caracteres}} de texto.',
        'image-page': 'La página {page, number} es una imagen sin texto: su contenido no se puede leer ni buscar.',
      },
    },
    'characters-mapped': {
      name: 'Copiar y pegar',
      pass: 'Las letras se copian tal como se ven',
      fail: 'Parte de las letras se pierde al copiar el texto',
      why: 'Algunas fuentes dibujan bien la letra, pero no dicen cuál es. En pantalla se ve perfecto; el sistema recibe símbolos sueltos.',
      fix: 'Cambia la fuente por una común (Arial, Calibri, Georgia), quita los iconos y vuelve a exportar el PDF. Copia un párrafo y pégalo en un correo: debe leerse igual.',
      strength: null,
      findings: {
        unmapped:
          '{count, plural, one {# carácter no se puede leer} other {# caracteres no se pueden leer}} ({percent, number}\u00a0% del texto).',
      },
    },
    'single-column': {
      name: 'Una sola columna',
      pass: 'El texto va en una sola columna',
      fail: 'El texto está repartido en columnas',
      why: 'Muchos lectores automáticos recorren la página de lado a lado y mezclan las dos columnas: tu puesto puede acabar pegado a un idioma o a una habilidad.',
      fix: 'Pasa el contenido a una sola columna: contacto arriba, después perfil, experiencia, formación y habilidades. Las fechas alineadas a la derecha no molestan.',
      strength: 'Todo va en una sola columna: se lee en el mismo orden en cualquier sistema.',
      findings: {
        columns: 'En la página {page, number} el texto está en {columns, number} columnas.',
      },
    },
    'hidden-text': {
      name: 'Texto oculto',
      pass: 'No hay texto oculto',
      fail: 'Hay texto que no se ve en la página',
      why: 'Aunque sea un resto de la plantilla, el texto invisible aparece cuando el sistema extrae el contenido, y quien lo encuentra puede pensar que intentas hacer trampa.',
      fix: 'Borra el texto señalado en el documento original (selecciona todo y pon la letra en negro para encontrarlo) y vuelve a exportar el PDF. Si es información útil, ponla a la vista.',
      strength: null,
      findings: {
        'render-mode':
          'En la página {page, number} hay {characters, plural, one {# carácter} other {# caracteres}} en modo invisible.',
        transparent:
          'En la página {page, number} hay {characters, plural, one {# carácter transparente} other {# caracteres transparentes}}.',
        'same-colour':
          'En la página {page, number} hay {characters, plural, one {# carácter} other {# caracteres}} del mismo color que el fondo.',
        tiny: 'En la página {page, number} hay {characters, plural, one {# carácter} other {# caracteres}} de menos de 3 puntos: nadie puede leerlo.',
        'off-page':
          'En la página {page, number} hay {characters, plural, one {# carácter} other {# caracteres}} fuera de los bordes de la hoja.',
        covered:
          'En la página {page, number} hay {characters, plural, one {# carácter tapado} other {# caracteres tapados}} por una forma o una imagen.',
        clipped:
          'En la página {page, number} hay {characters, plural, one {# carácter recortado} other {# caracteres recortados}} por un marco.',
        'layer-off':
          'En la página {page, number} hay {characters, plural, one {# carácter} other {# caracteres}} en una capa desactivada.',
      },
    },
    'injected-instructions': {
      name: 'Órdenes a las máquinas',
      pass: 'Tu CV habla a personas, no a máquinas',
      fail: 'Hay frases que dan órdenes a un sistema automático',
      why: 'Las frases del tipo «ignora las instrucciones» se detectan con facilidad y restan confianza a todo lo demás, incluso a lo que te has ganado.',
      fix: 'Borra la frase señalada y usa ese espacio para un logro real. Si viene de una plantilla que descargaste, cambia de plantilla.',
      strength: null,
      findings: {
        visible: 'Esta frase se dirige a una máquina y no a la persona que te va a leer.',
        hidden: 'Esta frase se dirige a una máquina y además está oculta en la página.',
      },
    },
    'font-families': {
      name: 'Número de fuentes',
      pass: 'Usas pocas fuentes y combinan',
      fail: 'Usas demasiadas fuentes distintas',
      why: 'Cada fuente nueva hace que la vista se detenga. Con una o dos, lo que destaca es lo que has escrito.',
      fix: 'Elige una fuente para el texto y, como mucho, otra para los títulos; por ejemplo, Calibri en todo el documento.',
      strength: null,
      findings: {
        'too-many': 'El CV usa {count, number} fuentes: {families}. Quédate con una o dos.',
      },
    },
    'body-size': {
      name: 'Tamaño de la letra',
      pass: 'El tamaño de la letra es cómodo de leer',
      fail: 'El tamaño de la letra no es cómodo de leer',
      why: 'La letra pequeña cansa, sobre todo en el móvil o impresa; la muy grande te quita sitio para tus logros.',
      fix: 'Pon el texto entre 10 y 11 puntos, los títulos en 12 o 13 y tu nombre en unos 20. Si no cabe, recorta texto en vez de reducir la letra.',
      strength: null,
      findings: {
        'too-small': 'El texto está a {size, number} puntos; por debajo de {minimum, number} cuesta leerlo.',
        'too-large':
          'El texto está a {size, number} puntos; por encima de {maximum, number} ocupa más de lo que aporta.',
      },
    },
    margins: {
      name: 'Márgenes de la página',
      pass: 'Los márgenes dejan respirar la página',
      fail: 'Los márgenes no son los adecuados',
      why: 'Con márgenes muy estrechos la impresora puede cortar texto y la página agobia; con márgenes muy anchos pierdes sitio.',
      fix: 'Pon los cuatro márgenes entre 15 y 20 mm (en Word: Disposición, Márgenes). Si así pasas de página, recorta la viñeta que menos aporte.',
      strength: null,
      findings: {
        narrow: 'En la página {page, number}, el margen {side} mide {mm, number} mm: es demasiado estrecho.',
        wide: 'En la página {page, number}, el margen {side} mide {mm, number} mm: desaprovecha espacio.',
      },
    },
    contrast: {
      name: 'Contraste del texto',
      pass: 'El texto se distingue bien del fondo',
      fail: 'Hay texto demasiado claro para leerlo bien',
      why: 'El gris claro que queda elegante en tu pantalla desaparece al imprimir, en el móvil o con la vista cansada.',
      fix: 'Usa negro o un gris muy oscuro (por ejemplo, #333333) para todo el texto y deja el color para los títulos o las líneas.',
      strength: null,
      findings: {
        low: 'El color {colour} sobre {background} tiene un contraste de {ratio, number}:1; para leerse bien hace falta al menos 4,5:1.',
      },
    },
  },
} satisfies ReportMessages;
