import type { AreaProse } from '../messages.ts';

export const design = {
  'page-format': {
    name: 'Formato de la página',
    pass: 'Las páginas tienen un formato estándar',
    fail: 'El formato de la página no es el habitual',
    why: 'Quien selecciona imprime los CV y los abre uno junto a otro. Una página de otra forma se encoge, se corta o hay que girarla.',
    fix: 'Pon todas las páginas en {wanted, select, Letter {carta (21,6 × 27,9 cm)} other {A4 (21 × 29,7 cm)}} y en vertical (en Word: Disposición, Tamaño y Orientación) y vuelve a exportar el PDF.',
    strength: null,
    findings: {
      landscape: 'La página {page, number} está en horizontal ({width, number} × {height, number} mm).',
      'odd-size': 'La página {page, number} mide {width, number} × {height, number} mm: no es ni A4 ni carta.',
      mixed: 'La página {page, number} tiene un formato distinto del de la primera.',
    },
  },
  'font-families': {
    name: 'Número de fuentes',
    pass: 'Usas pocas fuentes y combinan',
    fail: 'Usas demasiadas fuentes distintas',
    why: 'Cada fuente nueva hace que la vista se detenga. Con una o dos, lo que destaca es lo que has escrito.',
    fix: 'Elige una fuente para el texto y, como mucho, otra para los títulos; por ejemplo, Calibri en todo el documento.',
    strength:
      '{count, plural, one {Una sola fuente} other {Solo # fuentes}} ({families}): la página se ve de una pieza.',
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
    strength: 'El texto a {size, number} puntos se lee sin esfuerzo en pantalla y en papel.',
    findings: {
      'too-small': 'El texto está a {size, number} puntos; por debajo de {minimum, number} cuesta leerlo.',
      'too-large': 'El texto está a {size, number} puntos; por encima de {maximum, number} ocupa más de lo que aporta.',
    },
  },
  'size-hierarchy': {
    name: 'Jerarquía de tamaños',
    pass: 'Los tamaños marcan lo importante',
    fail: 'Los tamaños no marcan lo importante',
    why: 'La primera ojeada dura segundos y salta de lo más grande a lo siguiente. El tamaño distingue tu nombre de un título, y un título del texto.',
    fix: 'Quédate con tres o cuatro tamaños: tu nombre en unos 20 puntos, los títulos en 12–14 y negrita, y todo lo demás en 10–11.',
    strength:
      '{name, select, 0 {{count, plural, one {Un solo tamaño de letra} other {Solo # tamaños de letra}}: la página transmite calma.} other {Tu nombre a {name, number} puntos sobre un texto de {body, number}: se encuentra a la primera.}}',
    findings: {
      'name-small': 'Tu nombre está a {size, number} puntos y hay otras líneas a {other, number}.',
      'headings-plain':
        '{count, plural, one {Hay # título} other {Hay # títulos}} con el mismo aspecto que el texto de debajo ({body, number} puntos).',
      'headings-small':
        '{count, plural, one {# título va} other {# títulos van}} en letra más pequeña ({size, number} puntos) que el texto ({body, number}).',
      'too-many': 'Hay {count, number} tamaños de letra: {sizes} puntos.',
    },
  },
  margins: {
    name: 'Márgenes de la página',
    pass: 'Los márgenes dejan respirar la página',
    fail: 'Los márgenes no son los adecuados',
    why: 'Con márgenes muy estrechos la impresora puede cortar texto y la página agobia; con márgenes muy anchos pierdes sitio.',
    fix: 'Pon los cuatro márgenes entre 15 y 20 mm (en Word: Disposición, Márgenes). Si así pasas de página, recorta la viñeta que menos aporte.',
    strength: 'Márgenes de al menos {mm, number} mm: la página respira y se imprime entera.',
    findings: {
      narrow: 'En la página {page, number}, el margen {side} mide {mm, number} mm: es demasiado estrecho.',
      wide: 'En la página {page, number}, el margen {side} mide {mm, number} mm: desaprovecha espacio.',
    },
  },
  'line-spacing': {
    name: 'Interlineado',
    pass: 'El interlineado es cómodo',
    fail: 'El interlineado no es cómodo',
    why: 'Con las líneas muy juntas la vista se pierde; muy separadas, el párrafo se deshace y te quedas sin página.',
    fix: 'Pon el interlineado en «Múltiple», entre 1,0 y 1,15 (en Word: Inicio, Párrafo), y separa los puestos con espacio antes del párrafo.',
    strength: 'Un interlineado de {spacing, number} veces la letra: se lee sin perder la línea.',
    findings: {
      tight:
        'Entre líneas hay solo {spacing, number} veces el tamaño de la letra; por debajo de {least, number} se tocan.',
      loose:
        'Entre líneas hay {spacing, number} veces el tamaño de la letra; por encima de {most, number} el párrafo se deshace.',
    },
  },
  density: {
    name: 'Texto y espacio en blanco',
    pass: 'El texto y el blanco están equilibrados',
    fail: 'El texto y el blanco no están equilibrados',
    why: 'El blanco enseña dónde acaba un puesto y empieza otro. Un muro de texto se salta; una página casi vacía parece poca experiencia.',
    fix: 'Si está apretada, deja 3–5 viñetas por puesto y 6–10 puntos entre puestos. Si está vacía, añade resultados a tus últimos puestos o reduce los huecos.',
    strength: 'El texto ocupa el {percent, number}\u00a0% de la página: completa y fácil de recorrer.',
    findings: {
      sparse: 'El texto ocupa solo el {percent, number}\u00a0% del espacio entre los márgenes.',
      crowded:
        'El texto ocupa el {percent, number}\u00a0% del espacio entre los márgenes; por encima del {most, number}\u00a0% parece un muro.',
    },
  },
  alignment: {
    name: 'Alineación de las líneas',
    pass: 'Las líneas comparten el borde izquierdo',
    fail: 'Las líneas empiezan en demasiados sitios',
    why: 'La vista baja por el borde izquierdo. Las líneas movidas con espacios o tabuladores lo rompen y dan impresión de descuido.',
    fix: 'Cambia los espacios y tabuladores repetidos por sangrías: un borde para títulos y puestos, otro para las viñetas. Para las fechas, un solo tabulador a la derecha.',
    strength:
      'El {percent, number}\u00a0% de las {lines, number} líneas comparte unos pocos bordes: la página se ve ordenada.',
    findings: {
      ragged:
        'Solo el {percent, number}\u00a0% de las {lines, number} líneas empieza en uno de cuatro bordes; {count, plural, one {# empieza} other {# empiezan}} en otro sitio.',
    },
  },
  colours: {
    name: 'Colores del texto',
    pass: 'Usas pocos colores en el texto',
    fail: 'Usas demasiados colores en el texto',
    why: 'Un color dice «mira aquí». Con muchos no destaca nada, y al imprimir en blanco y negro todos son grises.',
    fix: 'Deja el texto en negro o gris oscuro y un solo color, también oscuro, para los títulos y los enlaces.',
    strength:
      '{count, plural, one {Un solo color de texto: manda} other {# colores de texto: mandan}} lo que cuentas, no el adorno.',
    findings: { 'too-many': 'El texto usa {count, number} colores: {colours}.' },
  },
  contrast: {
    name: 'Contraste del texto',
    pass: 'El texto se distingue bien del fondo',
    fail: 'Hay texto demasiado claro para leerlo bien',
    why: 'El gris claro que queda elegante en tu pantalla desaparece al imprimir, en el móvil o con la vista cansada.',
    fix: 'Usa negro o un gris muy oscuro (por ejemplo, #333333) para todo el texto y deja el color para los títulos o las líneas. Si el texto es blanco, oscurece el fondo.',
    strength: 'El texto más claro tiene un contraste de {ratio, number}:1: se lee bien en pantalla y en papel.',
    findings: {
      low: 'El color {colour} sobre {background} tiene un contraste de {ratio, number}:1; para leerse bien hace falta al menos 4,5:1.',
    },
  },
  'bullet-style': {
    name: 'Signo de las viñetas',
    pass: 'Las viñetas llevan el mismo signo',
    fail: 'Las viñetas mezclan signos distintos',
    why: 'Un signo que cambia sin motivo parece otro nivel, o texto pegado de otro sitio.',
    fix: 'Elige un signo (un simple •) para todas las viñetas de un nivel y aplícalo con el estilo de lista, sin escribirlo a mano.',
    strength: 'Las {bullets, number} viñetas llevan el signo de su nivel.',
    findings: {
      mixed:
        '{count, plural, one {# viñeta empieza} other {# viñetas empiezan}} con {others} cuando las demás llevan {main}.',
    },
  },
  emphasis: {
    name: 'Negritas y mayúsculas',
    pass: 'Destacas con medida',
    fail: 'Destacas demasiado texto',
    why: 'La negrita funciona porque el resto no lo es. En mayúsculas las palabras pierden su silueta y se leen más despacio.',
    fix: 'Guarda la negrita para los puestos y uno o dos resultados de cada uno, y escribe las frases en minúsculas.',
    strength:
      '{bold, select, 0 {La negrita queda para títulos y puestos: se ven de un vistazo.} other {Solo el {bold, number}\u00a0% del texto va en negrita: lo destacado destaca.}}',
    findings: {
      bold: 'El {percent, number}\u00a0% del texto va en negrita; hasta el {most, number}\u00a0% todavía destaca.',
      capitals: 'El {percent, number}\u00a0% del texto va en mayúsculas; hasta el {most, number}\u00a0% se lee bien.',
    },
  },
  'last-page-fill': {
    name: 'Última página',
    pass: 'La última página está aprovechada',
    fail: 'La última página está casi vacía',
    why: 'Unas pocas líneas solas en una página parecen un descuido, y muchas veces ni se imprimen ni se leen.',
    fix: 'Recorta o une unas líneas para acabar en la página anterior, o pasa contenido hasta llenar al menos un cuarto de la última.',
    strength: 'La página {page, number} está llena al {percent, number}\u00a0%: no quedan líneas sueltas.',
    findings: {
      short:
        'La página {page, number} tiene {lines, plural, one {# línea} other {# líneas}} y está llena al {percent, number}\u00a0%.',
      blank: 'La página {page, number} está en blanco. Borra los párrafos vacíos o el salto de página del final.',
    },
  },
  photo: {
    name: 'Foto',
    pass: 'La foto, o su ausencia, es la habitual',
    fail: '{frame, select, empty {El marco de la foto está vacío} other {En este mercado no se espera una foto}}',
    why: '{frame, select, empty {Un marco vacío da la impresión de una candidatura a medias y ocupa el mejor sitio de la página.} other {Donde la ley prohíbe juzgar por el aspecto, muchas empresas prefieren CV sin foto. Además, te quita sitio para tus logros.}}',
    fix: '{frame, select, empty {Inserta la foto antes de exportar el PDF (un retrato reciente, 35 × 45 mm) o borra el marco. Si la entregas en papel, pégala.} other {Quita la foto, usa el hueco para tu titular y tus datos y déjala en LinkedIn. Si te presentas en un país donde la foto es habitual, déjala.}}',
    strength: null,
    findings: {
      unwanted: 'En la página 1 hay lo que parece una foto; en tu mercado laboral ({market}) los CV van sin ella.',
      'frame-unwanted':
        'En la página 1 queda un marco para la foto («{words}»); en tu mercado laboral ({market}) los CV van sin ella: bórralo.',
      'frame-empty': 'En el marco de la foto sigue poniendo «{words}», sin ninguna imagen.',
    },
  },
} satisfies AreaProse<'design'>;
