import type { AreaProse } from '../messages.ts';

export const ats = {
  'text-layer': {
    name: 'Texto seleccionable',
    pass: 'Tu PDF contiene texto de verdad',
    fail: 'Tu PDF es una imagen o apenas contiene texto',
    why: 'Si las letras son una foto, un sistema ve una página en blanco: ni nombre, ni experiencia, ni forma de buscarte.',
    fix: 'No subas un escaneo ni una captura: abre el documento original y usa «Guardar como PDF» o «Exportar a PDF». Para comprobarlo, intenta seleccionar una frase con el ratón.',
    strength:
      'Tu PDF es texto de verdad ({characters, plural, one {# carácter} other {# caracteres}}): se puede seleccionar, buscar y leer en voz alta.',
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
  'reading-order': {
    name: 'Orden de lectura',
    pass: 'El archivo cuenta tu CV en el mismo orden que la página',
    fail: 'El archivo cuenta tu CV en otro orden que la página',
    why: 'Un lector automático sigue el orden en que el archivo guarda las líneas, no el que ven tus ojos. Si no coinciden, una fecha o un puesto acaba junto a la empresa equivocada.',
    fix: 'Copia todo el PDF y pégalo en el Bloc de notas: verás el orden real. Después sustituye los cuadros de texto y los marcos por párrafos normales, de arriba abajo, y exporta otra vez.',
    strength: null,
    findings: {
      moved:
        'Estas líneas ocupan en el archivo otro lugar que en la página (el orden coincide en un {percent, number}\u00a0%).',
      'mixed-columns': 'En la página {page, number} el archivo salta de una columna a la otra línea por línea.',
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
  'no-tables': {
    name: 'Tablas',
    pass: 'El texto no está metido en tablas',
    fail: 'Hay texto repartido en celdas de una tabla',
    why: 'Al extraer el texto, las celdas pierden sus líneas: unos programas las leen por filas y otros por columnas, y lo que iba junto acaba separado.',
    fix: 'Convierte la tabla en líneas normales: en Word, «Convertir tabla en texto». Las habilidades se leen mejor como una lista separada por comas, y cada empleo con su fecha en la misma línea.',
    strength: null,
    findings: {
      ruled:
        'En la página {page, number} hay una tabla de {rows, plural, one {# fila} other {# filas}} con tres columnas o más.',
      aligned:
        'En la página {page, number}, {rows, plural, one {# fila está alineada} other {# filas están alineadas}} en tres columnas o más, como una tabla.',
      levels:
        'En la página {page, number} los niveles de idiomas están en una tabla: añade también una línea por idioma, por ejemplo «Inglés: C1».',
    },
  },
  'no-text-in-images': {
    name: 'Texto dentro de imágenes',
    pass: 'El contenido está en texto, no en imágenes',
    fail: 'Hay imágenes donde podría haber texto',
    why: 'Lo que está dentro de una imagen no se puede buscar ni copiar: para un sistema, esa parte del CV no existe.',
    fix: 'Escribe como texto lo que aparezca en la imagen (nombre, gráficos de habilidades, logotipos con datos) y reduce o quita el resto. Una foto pequeña no es problema.',
    strength: null,
    findings: {
      picture: 'En la página {page, number}, las imágenes ocupan el {percent, number}\u00a0% de la hoja.',
      scan: 'La página {page, number} es un escaneo con texto reconocido debajo: el reconocimiento suele equivocarse en nombres, correos y fechas.',
      drawn: 'En la página {page, number} las letras están dibujadas como formas: no hay texto que leer.',
    },
  },
  'contact-in-body': {
    name: 'Lugar de los datos de contacto',
    pass: 'Tus datos de contacto están en el cuerpo del CV',
    fail: 'Tus datos de contacto están donde pueden perderse',
    why: 'Muchos lectores automáticos saltan el encabezado y el pie de página, y ninguno ve dentro de una imagen: te quedas sin correo ni teléfono en su ficha.',
    fix: 'Saca el correo y el teléfono del encabezado, del pie o de la imagen y escríbelos como texto normal, justo debajo de tu nombre.',
    strength: null,
    findings: {
      margin: 'Estos datos están en el encabezado o el pie de página, y en ningún otro sitio.',
      image: 'Los datos de contacto parecen formar parte de una imagen: en el texto no están.',
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
  'keyword-stuffing': {
    name: 'Repetición de palabras clave',
    pass: 'Las palabras clave aparecen con naturalidad',
    fail: 'Hay palabras clave repetidas en exceso',
    why: 'Repetir un término no te sube en la lista: los buscadores de currículos lo cuentan una vez y quien lee nota el relleno.',
    fix: 'Deja cada término dos o tres veces, dentro de logros concretos, y usa el resto del espacio para decir qué conseguiste con él.',
    strength: null,
    findings: {
      repeated: '«{term}» aparece {count, number} veces: un {percent, number}\u00a0% de todo el texto.',
      list: 'Esta lista encadena {count, number} términos: elige los que de verdad dominas y agrúpalos.',
    },
  },
  'icon-glyphs': {
    name: 'Iconos de contacto',
    pass: 'Tus datos de contacto se entienden sin iconos',
    fail: 'Tus datos de contacto solo los anuncia un icono',
    why: 'Los iconos son letras de una fuente especial: al extraer el texto se convierten en un signo vacío y nadie sabe si lo que sigue es un teléfono, una ciudad o un usuario.',
    fix: 'Pon una palabra corta delante del dato («Tel.», «Correo», «LinkedIn»). Puedes dejar el icono si la palabra también está.',
    strength: null,
    findings: {
      icons: 'En {count, plural, one {# línea} other {# líneas}} solo un icono dice qué dato es.',
    },
  },
  'letter-spacing': {
    name: 'Letras separadas',
    pass: 'Tu nombre y los títulos salen del archivo como palabras',
    fail: 'Hay palabras que salen del archivo letra por letra',
    why: 'Con tanto espacio entre letras, al extraer el texto cada letra queda suelta: ni el nombre ni el título de la sección se reconocen.',
    fix: 'Escribe la palabra seguida, sin espacios entre letras, y pon el espaciado de la fuente en «Normal» (en Word: Fuente > Avanzado). Si quieres aire, usa mayúsculas o un cuerpo mayor.',
    strength: null,
    findings: {
      name: 'Tu nombre se lee así al copiarlo: «{value}».',
      headings:
        '{count, plural, one {# título se lee} other {# títulos se leen}} letra por letra, por ejemplo «{value}».',
    },
  },
  'ligatures-and-hyphens': {
    name: 'Ligaduras y guiones',
    pass: 'Las palabras se copian enteras',
    fail: 'Hay palabras que salen rotas del archivo',
    why: 'Una palabra a la que le falta «fi» o que lleva un guion en medio ya no es la misma: una búsqueda por ella no te encuentra.',
    fix: 'Desactiva las ligaduras (en Word: Fuente > Avanzado > Ligaduras: Ninguna) y la división automática de palabras (Disposición > Guiones > Ninguno), y exporta otra vez.',
    strength: null,
    findings: {
      ligatures:
        '{count, plural, one {# palabra pierde} other {# palabras pierden}} letras que iban unidas (fi, ff, ti…).',
      accents:
        '{count, plural, one {# letra lleva} other {# letras llevan}} el acento como carácter aparte, por ejemplo en «{word}»: quien copia o busca la palabra no la encuentra. En LaTeX, carga fontenc con la opción T1.',
      invisible:
        '{count, plural, one {# palabra lleva} other {# palabras llevan}} dentro un guion o espacio invisible.',
      hyphenated:
        '{count, plural, one {# palabra está partida} other {# palabras están partidas}} con guion al final de la línea, como «{word}».',
    },
  },
  'links-visible': {
    name: 'Enlaces a la vista',
    pass: 'Tus enlaces también se leen como texto',
    fail: 'Hay enlaces que solo funcionan al hacer clic',
    why: 'Al extraer el texto o imprimirlo, la dirección escondida detrás de una palabra o de un icono desaparece.',
    fix: 'Escribe la dirección corta a la vista, por ejemplo «linkedin.com/in/tu-nombre», y conserva el enlace.',
    strength: null,
    findings: {
      'target-only': 'La dirección {url} solo está detrás del enlace: nadie puede leerla.',
    },
  },
  'document-metadata': {
    name: 'Propiedades del archivo',
    pass: 'El archivo lleva título, idioma y etiquetas',
    fail: 'Faltan datos en las propiedades del archivo',
    why: 'El título es lo que se ve en la pestaña y en muchos listados de candidatos; el idioma y las etiquetas dicen a un lector de pantalla cómo leer tu CV.',
    fix: 'En Word: Archivo > Información > Título («CV – Tu nombre»); revisa el idioma del texto y, al guardar como PDF, marca en Opciones «Etiquetas de la estructura del documento».',
    strength: null,
    findings: {
      'no-title': 'El archivo no tiene título.',
      'poor-title': 'El título del archivo es «{title}»: no dice quién eres ni qué es el documento.',
      'no-language': 'El archivo no dice en qué idioma está.',
      'wrong-language': 'El archivo declara el idioma «{declared}», que no es el del texto.',
      untagged: 'El PDF no lleva etiquetas de estructura (títulos, listas, orden).',
    },
  },
  'file-weight': {
    name: 'Peso del archivo',
    pass: 'El archivo pesa poco',
    fail: 'El archivo pesa demasiado',
    why: 'Muchos formularios de empleo no admiten más de 2 MB, y un archivo grande tarda en abrirse en el móvil.',
    fix: 'Reduce la foto y las imágenes antes de insertarlas y elige «Tamaño mínimo» al guardar como PDF en Word.',
    strength: null,
    findings: {
      heavy: 'El archivo pesa {megabytes, number}\u00a0MB; lo prudente es no pasar de 2.',
    },
  },
  'not-restricted': {
    name: 'Permisos del archivo',
    pass: 'El archivo se abre y se copia sin trabas',
    fail: 'El archivo está protegido',
    why: 'Quien recibe un PDF con contraseña no lo abre, y si prohíbe copiar, muchos sistemas no sacan de él ni una palabra.',
    fix: 'Vuelve a exportar el PDF sin contraseña y sin restricciones: en el cuadro de guardar, deja sin marcar «Cifrar» y «Restringir». Nadie va a modificar tu CV.',
    strength: null,
    findings: {
      password: 'El archivo pide una contraseña para abrirse.',
      copying: 'El archivo prohíbe copiar su texto.',
    },
  },
} satisfies AreaProse<'ats'>;
