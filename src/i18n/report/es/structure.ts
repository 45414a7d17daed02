import type { AreaProse } from '../messages.ts';

export const structure = {
  'contact-email': {
    name: 'Correo electrónico',
    pass: 'Tu correo electrónico se lee sin problemas',
    fail: '{kind, select, history {Tu historial laboral japonés no lleva correo} other {Tu correo electrónico no se puede leer bien}}',
    why: '{kind, select, history {En Japón los datos de contacto van en el rirekisho; pero este documento también circula solo, y entonces nadie sabría dónde escribirte.} other {Es la vía por la que te van a escribir. Si el correo no está como texto completo, el sistema guarda tu ficha sin él y quien quiera citarte no tiene adónde responder.}}',
    fix: 'Escribe tu correo completo y sin espacios debajo del nombre, por ejemplo: nombre.apellido@example.org.',
    strength: null,
    findings: {
      missing: 'No encontramos ningún correo electrónico en el texto del CV.',
      'missing-history':
        'No hay ningún correo. Junto a un rirekisho puede faltar; si envías solo este documento, hace falta.',
      'only-link':
        'El correo está solo dentro de un enlace ({url}) y no se ve escrito: quien imprima o copie el CV lo pierde.',
      broken: 'El correo sale del archivo partido por un espacio: «{value}». Debería leerse «{fixed}».',
      invalid: '«{value}» no es una dirección de correo válida: revisa la arroba, el dominio y las erratas.',
    },
  },
  'contact-phone': {
    name: 'Número de teléfono',
    pass: 'Tu teléfono es válido y se reconoce',
    fail: '{kind, select, history {Tu historial laboral japonés no lleva teléfono} other {Falta un teléfono que se pueda marcar}}',
    why: '{kind, select, history {En Japón los datos de contacto van en el rirekisho; pero este documento también circula solo, y entonces nadie sabría adónde llamarte.} other {Muchas primeras entrevistas se acuerdan por teléfono. Un número incompleto o ausente deja vacío ese campo de tu ficha.}}',
    fix: 'Pon junto al correo un móvil al que respondas, con el prefijo del país y en grupos: +34 612 345 678 en España o +52 55 1234 5678 en México.',
    strength: null,
    findings: {
      missing: 'No encontramos ningún número de teléfono en el texto del CV.',
      'missing-history':
        'No hay ningún teléfono. Junto a un rirekisho puede faltar; si envías solo este documento, hace falta.',
      'only-link': 'El teléfono está solo dentro de un enlace ({url}); escríbelo también a la vista.',
      invalid:
        '«{value}» no se puede marcar tal como está: sobran o faltan cifras, hay una letra o falta el prefijo del país.',
      'invalid-there':
        '«{value}» no se puede marcar tal como está: revísalo cifra por cifra. Un número completo ({market}) se escribe así: {example}.',
    },
  },
  'contact-location': {
    name: 'Ciudad o región',
    pass: 'Se ve dónde vives',
    fail: 'No se ve dónde vives',
    why: 'Quien selecciona filtra por ubicación y quiere saber si puedes ir a la oficina o en qué huso trabajas. Sin ciudad, ese campo de tu ficha queda vacío.',
    fix: 'Añade ciudad y país junto al correo, por ejemplo «Valencia, España» o «Guadalajara, México». La calle y el número no hacen falta.',
    strength: null,
    findings: {
      missing: 'No encontramos ciudad, región ni país junto a tus datos de contacto.',
    },
  },
  'contact-links': {
    name: 'Enlace a tu perfil',
    pass: 'Hay un enlace a tu perfil o portafolio',
    fail: 'Falta un enlace a tu perfil o portafolio',
    why: 'Quien se interesa por ti busca más: un perfil o unos trabajos a un clic responden antes que una segunda página.',
    fix: 'Añade junto al correo la dirección corta de tu perfil, por ejemplo linkedin.com/in/nombre-apellido; si tu trabajo se ve, también portafolio o GitHub. Comprueba que abre tu página.',
    strength: 'Quien quiera saber más de ti tiene tu enlace a mano: {url}.',
    findings: {
      missing: 'No encontramos LinkedIn, GitHub, portafolio ni web propia entre tus datos de contacto.',
      unfilled: '«{value}» no lleva a ninguna página tuya: falta tu usuario.',
      'named-only': 'Nombras {network}, pero no das la dirección: al imprimir o copiar no hay adónde ir.',
    },
  },
  'name-found': {
    name: 'Nombre al principio',
    pass: 'Tu nombre es lo primero que se ve',
    fail: 'Tu nombre no es lo primero que se ve',
    why: 'Un lector tarda un segundo en buscar el nombre; un programa toma por nombre la línea más destacada de arriba. Si es otra, tu ficha se guarda con ella.',
    fix: 'Pon nombre y apellidos solos en la primera línea y en el tamaño más grande de la página, entre 18 y 24 puntos. «Currículum Vitae» sobra.',
    strength: 'Tu nombre, {name}, encabeza la página y no hay duda de quién eres.',
    findings: {
      missing: 'No encontramos un nombre al principio de la primera página.',
      low: 'Tu nombre ({name}) aparece muy abajo en la página.',
      'title-larger': '«{line}» está en letra más grande ({largest} puntos) que tu nombre ({size}).',
      'heading-larger': 'El título «{line}» está en letra más grande ({largest} puntos) que tu nombre ({size}).',
      'line-larger': '«{line}» está en letra más grande ({largest} puntos) que tu nombre ({size}).',
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
      nothing: 'No encontramos empleos, estudios ni habilidades: el texto no se lee como un currículum.',
      'told-elsewhere':
        'No hay formación. En Japón suele figurar en el 履歴書 que acompaña a este documento: comprueba que lo adjuntas.',
      'no-headings': 'No reconocimos ningún título de sección: todo el CV se lee como un solo bloque de texto.',
    },
  },
  'headings-standard': {
    name: 'Títulos de las secciones',
    pass: 'Los títulos de tus secciones se reconocen',
    fail: 'Algún título de sección no se reconoce',
    why: 'Los programas reparten el texto según los títulos que conocen. Lo que va debajo de uno inventado se pierde o se suma a la sección anterior.',
    fix: 'Usa títulos corrientes: «Perfil», «Experiencia laboral», «Formación académica», «Habilidades», «Idiomas», «Proyectos». Guarda la originalidad para el contenido.',
    strength:
      '{known, plural, one {El título de tu sección lo conoce} other {Los # títulos de tus secciones los conoce}} cualquier lector y cualquier programa.',
    findings: {
      odd: '«{heading}» no es un título que los programas conozcan.',
    },
  },
  'summary-present': {
    name: 'Perfil profesional',
    pass: '{kind, select, form {La casilla de motivación de tu rirekisho está escrita} other {Un perfil breve abre tu CV}}',
    fail: '{kind, select, form {La casilla de motivación está vacía o casi vacía} other {El perfil de apertura falta o no funciona}}',
    why: '{kind, select, form {En el formulario japonés (rirekisho) es el único sitio con tus propias palabras. Vacía o con media línea, parece que el puesto te da igual.} other {En los primeros segundos se decide si se sigue leyendo. Dos o tres frases que dicen quién eres y qué has logrado dan la clave para leer lo demás.}}',
    fix: '{kind, select, form {Escribe de 3 a 5 líneas (150–250 caracteres, unas cuatro quintas partes de la casilla): por qué esa empresa, qué experiencia te sirve y qué quieres hacer allí.} other {Abre con 2–4 frases (de 20 a 90 palabras): profesión y años, en qué destacas y un logro con cifra. Un «objetivo» dice lo que buscas; el perfil, lo que aportas.}}',
    strength:
      'Tu perfil resume en {script, select, cjk {{words, number} caracteres} other {{words, number} palabras}} quién eres y qué aportas, justo donde se empieza a leer.',
    findings: {
      missing: 'Ningún perfil ni resumen abre tu CV.',
      late: 'Tu perfil aparece después de la experiencia o la formación: pasa a leerse cuando ya está todo dicho.',
      'too-short': 'Tu perfil tiene {words, plural, one {# palabra} other {# palabras}}: no da para decir qué aportas.',
      'too-long': 'Tu perfil tiene {words, number} palabras; a partir de 90 se salta.',
      'too-short-characters': 'Tu perfil tiene {characters, number} caracteres: no da para decir qué aportas.',
      'too-long-characters': 'Tu perfil tiene {characters, number} caracteres; a partir de 300 se salta.',
      'form-blank': 'La casilla de motivación (志望動機) o de presentación (自己PR) está vacía.',
      'form-short': 'La casilla de motivación o de presentación solo tiene {characters, number} caracteres.',
    },
  },
  'length-pages': {
    name: 'Extensión del CV',
    pass: 'La extensión es la adecuada',
    fail: 'La extensión no es la adecuada',
    why: 'La primera lectura dura segundos. Con una o dos páginas tus logros se ven; más allá, nadie garantiza que se lleguen a leer.',
    fix: 'Quédate en una o dos páginas: resume en una línea los empleos de hace más de diez años y da ese espacio a los recientes.',
    strength: 'Cuentas tu trayectoria en {pages, plural, one {una sola página} other {# páginas}}: se lee de una vez.',
    findings: {
      'too-long':
        'Tu CV ocupa {pages, plural, one {# página} other {# páginas}} y lo habitual es no pasar de {max, number}.',
      'too-short': 'La única página está llena solo al {percent, number}\u00a0%: hay sitio para contar más logros.',
      'none-full': 'Ninguna de tus páginas llega a llenarse a la mitad: la más llena está al {percent, number}\u00a0%.',
    },
  },
  'word-count': {
    name: 'Cantidad de texto',
    pass: 'La cantidad de texto es la adecuada',
    fail: 'La cantidad de texto no es la adecuada',
    why: 'Con poco texto no hay con qué compararte ni palabras por las que encontrarte; con demasiado, tus mejores logros se diluyen.',
    fix: 'Apunta a 400–700 palabras. Si faltan, añade logros, herramientas y cifras a los empleos recientes; si sobran, resume los de hace más de diez años en una línea.',
    strength: null,
    findings: {
      'too-few':
        'Tu CV tiene {words, plural, one {# palabra} other {# palabras}}; con menos de {least, number} se queda corto.',
      'too-many': 'Tu CV tiene {words, number} palabras, más de las {most, number} que se llegan a leer.',
      'too-few-characters': 'Tu CV tiene {characters, number} caracteres; con menos de {least, number} se queda corto.',
      'too-many-characters':
        'Tu CV tiene {characters, number} caracteres, más de los {most, number} que se llegan a leer.',
    },
  },
  'entry-dates': {
    name: 'Fechas de empleos y estudios',
    pass: 'Tus empleos y estudios llevan sus fechas',
    fail: 'Hay empleos o estudios sin fechas completas',
    why: 'Con las fechas se calculan tus años de experiencia. Si falta una, ese empleo puede contar como cero y quien lee se pregunta qué pasó.',
    fix: 'Pon mes y año de inicio y de fin en cada empleo, por ejemplo «mar. 2021 – actualidad»; en los estudios basta el año.',
    strength:
      '{jobs, plural, =0 {Tus estudios llevan fecha: se sitúan al momento.} one {Tu empleo dice desde cuándo y hasta cuándo: nadie tiene que adivinar tu experiencia.} other {Tus # empleos dicen desde cuándo y hasta cuándo: tu trayectoria a partir de {since} se sigue sin preguntas.}}',
    findings: {
      'no-dates': '«{entry}» no lleva fechas.',
      'no-start': '«{entry}» dice cuándo terminó ({end}), pero no cuándo empezó.',
      'no-end': '«{entry}» empieza en {start} y no dice cuándo terminó. Si sigues ahí, escribe «actualidad».',
    },
  },
  'dates-consistent': {
    name: 'Formato de las fechas',
    pass: 'Tus fechas siguen un mismo formato',
    fail: 'Tus fechas mezclan formatos',
    why: 'Un formato único se recorre de un vistazo y se lee bien por programa; si se mezclan, los años de experiencia pueden calcularse mal y la página parece hecha a trozos.',
    fix: 'Elige un formato para todos los empleos, por ejemplo «mar. 2021 – feb. 2023», y aplícalo también a los más antiguos. En los estudios basta el año.',
    strength:
      '{dates, plural, one {La única fecha sigue} other {Las # fechas siguen}} un mismo formato de principio a fin.',
    findings: {
      mixed: '«{odd}» no sigue el formato de «{usual}»{count, plural, one {} other { (# fechas)}}.',
      eras: 'Se mezclan la era japonesa («{era}») y el año occidental («{western}»).',
    },
  },
  'reverse-chronological': {
    name: 'Orden de las entradas',
    pass: 'Lo más reciente va primero',
    fail: 'Lo más reciente no va primero',
    why: 'Quien selecciona empieza por tu último puesto. Si arriba está el primero, lo que hoy sabes hacer queda al final de la página.',
    fix: 'Ordena empleos y estudios del más reciente al más antiguo en cada sección, por la fecha de fin; lo actual, arriba.',
    strength: 'Tus {entries, number} empleos y estudios con fecha van del más reciente al más antiguo, como se espera.',
    findings: {
      'oldest-first': '«{heading}» empieza por lo más antiguo: «{entry}».',
      'out-of-order': '«{entry}» es posterior a «{above}» y va debajo.',
    },
  },
  'employment-gaps': {
    name: 'Huecos entre empleos',
    pass: 'No hay huecos largos sin explicar',
    fail: 'Hay un hueco largo sin explicar',
    why: 'Un hueco no es un defecto, pero sin explicación cada lector imagina la suya. Una línea basta para que deje de preguntarse.',
    fix: 'Añade una línea con fechas: «Excedencia por cuidado de un familiar», «Formación en…», «Trabajo por cuenta propia», «Año en el extranjero». No hace falta dar detalles.',
    strength: null,
    findings: {
      gap: 'Entre «{before}» (hasta {start}) y «{after}» (desde {end}) quedan {months, plural, one {# mes} other {# meses}} sin explicar.',
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
      prose: '«{entry}» está contado en texto corrido, sin viñetas: sepáralo en 2–5, un resultado en cada una.',
      'too-many':
        '«{entry}» tiene {count, number} viñetas. Quédate con las 5 o 6 que mejor encajan con el puesto que buscas.',
      single: '«{entry}» tiene una sola viñeta. Añade dos logros más o cuéntalo en una línea.',
    },
  },
  'file-name': {
    name: 'Nombre del archivo',
    pass: 'El nombre del archivo dice de quién es',
    fail: 'El nombre del archivo no ayuda',
    why: 'Quien selecciona guarda decenas de CV en la misma carpeta. El tuyo tiene que encontrarse por tu nombre, y «final» o «(1)» dan impresión de descuido.',
    fix: 'Guárdalo con tu nombre y apellido, sin tildes ni números de versión, por ejemplo: {suggestion}',
    strength: null,
    findings: {
      generic: '«{file}» podría ser de cualquiera.',
      unnamed: '«{file}» no lleva tu nombre ({name}).',
      trace: 'En el nombre queda «{trace}», un resto de borradores o copias.',
    },
  },
} satisfies AreaProse<'structure'>;
