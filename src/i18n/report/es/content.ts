import type { AreaProse } from '../messages.ts';

export const content = {
  'quantified-results': {
    name: 'Logros con cifras',
    pass: 'Demuestras tus logros con cifras',
    fail: 'Pocos de tus logros llevan una cifra',
    why: 'Una cifra permite imaginar el tamaño de tu trabajo y creerlo. Sin ella, tu logro suena igual que la descripción del puesto.',
    fix: 'Añade a cada logro cuánto, cuántos o en cuánto tiempo: «Reduje un 18\u00a0% las devoluciones en seis meses» dice más que «Reduje las devoluciones». Si no tienes el dato exacto, usa uno aproximado y honesto: «unas 40 llamadas al día».',
    strength:
      '{percent, select, 100 {{total, plural, one {Tu viñeta de experiencia lleva una cifra} other {Tus # viñetas de experiencia llevan una cifra}}} other {{withFigure, plural, one {# de tus {total, number} viñetas de experiencia lleva} other {# de tus {total, number} viñetas de experiencia llevan}} una cifra ({percent, number}\u00a0%)}}: tus resultados se creen.',
    findings: {
      few: '{withFigure, plural, =0 {Ninguna de tus {total, number} viñetas lleva una cifra} one {Solo # de tus {total, number} viñetas ({percent, number}\u00a0%) lleva una cifra} other {Solo # de tus {total, number} viñetas ({percent, number}\u00a0%) llevan una cifra}}. Con un 40\u00a0% ya se nota el cambio.',
      'running-text':
        'El texto con el que cuentas tus trabajos no lleva ni una cifra: ¿cuántas personas, cuánto dinero, en cuánto tiempo?',
      untold: 'De tus trabajos solo se leen puesto, empresa y fechas: falta qué hiciste y qué conseguiste.',
      'no-figure': 'Esta línea dice qué hiciste, pero no cuánto. ¿A cuántas personas, cuánto dinero, en cuánto tiempo?',
    },
  },
  'action-verbs': {
    name: 'Verbos de acción',
    pass: 'Tus viñetas empiezan por la acción',
    fail: 'Muchas viñetas no empiezan por la acción',
    why: 'Las dos primeras palabras son las que se leen seguro. Si ahí no está lo que hiciste, quien lee tiene que buscar tu mérito.',
    fix: 'Empieza cada viñeta con un verbo que diga qué hiciste: lideré, reduje, diseñé, negocié, implanté. En lugar de «Encargada de los pedidos», escribe «Gestioné 60 pedidos diarios».',
    strength:
      '{percent, select, 100 {{total, plural, one {Tu viñeta empieza} other {Tus # viñetas empiezan}}} other {{strong, plural, one {# de {total, number} viñetas empieza} other {# de {total, number} viñetas empiezan}}}} por un verbo o una acción clara: se ve lo que hiciste tú.',
    findings: {
      few: '{strong, plural, =0 {Ninguna de tus {total, number} viñetas empieza} one {Solo # de tus {total, number} viñetas ({percent, number}\u00a0%) empieza} other {Solo # de tus {total, number} viñetas ({percent, number}\u00a0%) empiezan}} por una acción clara.',
      'weak-opening':
        '«{opening}» esconde lo que hiciste. Cámbialo por el verbo de la acción: gestioné, organicé, vendí.',
      'no-action': '«{opening}» no dice qué hiciste. Empieza por un verbo: coordiné, resolví, preparé.',
      'bare-duty': '«{opening}» nombra una tarea y nada más. Di cuántas, cada cuánto o qué se consiguió.',
    },
  },
  'weak-phrases': {
    name: 'Fórmulas débiles',
    pass: 'No te escondes tras «responsable de»',
    fail: 'Hay fórmulas que esconden tu mérito',
    why: '«Responsable de» o «encargado de» copian la descripción del puesto: dicen lo que te tocaba hacer, no lo que hiciste ni cómo salió.',
    fix: 'Quita la fórmula y deja la acción con su resultado: «Responsable de las redes sociales» pasa a «Publiqué a diario en tres redes y dupliqué los seguidores en un año».',
    strength: null,
    findings: {
      count:
        '{percent, select, 100 {{total, plural, one {Tu viñeta empieza} other {Tus # viñetas empiezan}}} other {{weak, plural, one {# de tus {total, number} viñetas empieza} other {# de tus {total, number} viñetas empiezan}}}} por una fórmula que describe el puesto y no lo que hiciste.',
      opening: '«{opening}»: cámbialo por el verbo de lo que hiciste (gestioné, organicé, vendí) y añade el resultado.',
    },
  },
  buzzwords: {
    name: 'Palabras vacías',
    pass: 'Te describes con hechos, no con tópicos',
    fail: 'Hay palabras vacías que dice todo el mundo',
    why: '«Proactivo», «dinámica» o «con ganas de aprender» están en la mayoría de los currículums. Como nadie puede comprobarlas, quien selecciona se las salta.',
    fix: 'Cambia cada una por el hecho que la demuestra: en vez de «proactiva», «Propuse y monté el turno de tarde, que hoy atiende el 30 % de los pedidos». Si no hay hecho, bórrala.',
    strength: null,
    findings: {
      many: 'He encontrado {count, number} expresiones que podría escribir cualquiera. Con una o dos no pasa nada; a partir de tres tapan lo que vales.',
      word: '«{word}»: ¿qué hiciste que lo demuestre? Escribe eso.',
    },
  },
  'first-person': {
    name: 'Primera persona',
    pass: 'Tu experiencia va al grano, sin «yo» ni «mi»',
    fail: 'Sobran «yo» y «mi» en tu experiencia',
    why: 'En un currículum ya se sabe que hablas de ti. «Yo», «mi» y «mis» alargan la frase y le dan aire de redacción escolar.',
    fix: 'Quita el pronombre y deja el verbo: «Yo gestioné mi equipo de ventas» pasa a «Gestioné un equipo de 6 vendedores». La primera persona del verbo (gestioné, reduje) está bien.',
    strength: null,
    findings: {
      count:
        '{count, plural, one {# de {total, number} viñetas y párrafos de experiencia usa} other {# de {total, number} viñetas y párrafos de experiencia usan}} pronombres de primera persona.',
      pronoun: 'Aquí sobra «{pronoun}»: la frase se entiende igual sin la palabra.',
    },
  },
  'passive-voice': {
    name: 'Voz pasiva',
    pass: 'Se ve quién hizo las cosas: tú',
    fail: 'La voz pasiva te borra de tus logros',
    why: '«Fueron revisados 300 expedientes» o «Se redujeron los costes» no dicen quién lo hizo. Quien lee puede pensar que solo estabas allí.',
    fix: 'Pon el verbo en activa: «Se redujeron los costes un 12\u00a0%» pasa a «Reduje los costes un 12\u00a0%». Si lo hizo tu equipo, dilo: «Con un equipo de cuatro, reduje…».',
    strength: null,
    findings: {
      many: '{passive, number} de tus {total, number} viñetas ({percent, number}\u00a0%) están en pasiva; procura no pasar del 15\u00a0%.',
      bullet: '«{words}» no dice quién: escríbelo en activa.',
    },
  },
  'bullet-length': {
    name: 'Longitud de las viñetas',
    pass: 'Tus viñetas tienen la longitud justa',
    fail: 'Hay viñetas demasiado largas o demasiado cortas',
    why: 'Una viñeta de una o dos líneas se lee de un vistazo. Las más largas se abandonan a medias y las muy cortas no llegan a contar un logro.',
    fix: 'Deja cada viñeta entre 8 y 30 palabras: la acción, el cómo y el resultado. Parte en dos las que tengan varias ideas.',
    strength:
      '{percent, select, 100 {{total, plural, one {Tu viñeta tiene la longitud justa: se lee} other {Tus # viñetas tienen la longitud justa: se leen}}} other {{good, plural, one {# de {total, number} viñetas tiene} other {# de {total, number} viñetas tienen}} la longitud justa: se leen}} de un vistazo.',
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
  'repeated-openings': {
    name: 'Comienzos repetidos',
    pass: 'Varías el comienzo de tus viñetas',
    fail: 'Varias viñetas empiezan igual',
    why: 'Cuando cinco viñetas seguidas empiezan por la misma palabra, se leen como una sola y parece que siempre has hecho lo mismo.',
    fix: 'Deja la palabra como mucho tres veces y elige para el resto el verbo exacto: en lugar de otro «Gestioné», quizá fue negociar, planificar, contratar o resolver.',
    strength:
      '{total, number} viñetas y {different, number} palabras distintas para abrirlas: no suena a lista repetida.',
    findings: {
      word: '«{word}» abre {times, number} viñetas. ¿Qué hiciste en cada una? Busca el verbo preciso.',
    },
  },
  spelling: {
    name: 'Ortografía',
    pass: 'La ortografía está cuidada',
    fail: 'Hay palabras que parecen erratas',
    why: 'Una falta o una tilde olvidada se ve enseguida y se lee como descuido. Este consejo no cambia tu puntuación: el diccionario no conoce todos los nombres ni todos los tecnicismos.',
    fix: 'Revisa cada palabra señalada y corrige las que estén mal. Si es un nombre propio o un término de tu oficio, déjala como está. Después pide a otra persona que lea el currículum en voz alta: oirá lo que tú ya no ves.',
    strength: null,
    findings: {
      doubled: '«{words}»: la palabra está dos veces seguidas, borra una.',
      word: '«{word}»: ¿querías escribir «{suggestion}»?',
    },
  },
  'skills-specific': {
    name: 'Habilidades concretas',
    pass: 'Tus habilidades son concretas',
    fail: 'Tus habilidades dicen poco',
    why: 'Quien selecciona busca programas, métodos y técnicas por su nombre. «Trabajo en equipo» no se busca ni se puede comprobar.',
    fix: 'Haz una lista de 6 a 30 habilidades con nombre propio: programas, máquinas, normas, métodos. Las cualidades personales se demuestran mejor en un logro.',
    strength:
      'Tu lista tiene {concrete, plural, one {# habilidad concreta} other {# habilidades concretas}}: fáciles de encontrar y de comprobar.',
    findings: {
      few: 'Tu lista tiene {count, plural, one {solo una habilidad} other {solo # habilidades}}. Añade los programas y métodos que usas de verdad, hasta llegar al menos a seis.',
      many: 'Tu lista tiene {count, number} habilidades. Deja las 30 que pida el puesto: en una lista larga no se ve ninguna.',
      vague:
        '{soft, number} de tus {count, number} habilidades son cualidades o saberes comunes, que cualquiera puede escribir.',
      trait: '«{skill}» es una cualidad. Cámbiala por un programa, un método o una técnica, o demuéstrala en un logro.',
      everyday: '«{skill}» lo sabe o lo tiene casi todo el mundo. Nombra el programa, la máquina o el método que usas.',
    },
  },
  'outdated-lines': {
    name: 'Líneas anticuadas o de muestra',
    pass: 'No hay líneas pasadas de moda ni restos de plantilla',
    fail: '{placeholders, plural, =0 {Hay líneas que ya no se escriben} other {Quedan textos de la plantilla sin rellenar}}',
    why: '{placeholders, plural, =0 {Fórmulas de hace veinte años ocupan sitio, no aportan nada y hacen que todo el currículum parezca antiguo.} other {Un texto de muestra dice a quien selecciona que nadie repasó el currículum antes de enviarlo, y en la base de datos de la empresa queda como si fuera tuyo.}}',
    fix: '{placeholders, plural, =0 {Borra lo que se da por supuesto (las referencias, el correo electrónico, Word) y aprovecha la línea para un logro o una herramienta actual.} other {Busca en el documento cada texto señalado y cámbialo por tus datos, o borra la línea entera. Si no puedes dar el nombre de un cliente, descríbelo: «una cadena de 200 tiendas».}}',
    strength: null,
    findings: {
      placeholder: '«{words}» ocupa el sitio de tus propios datos.',
      references: '«{words}» se da por supuesto: bórralo. Si te piden referencias, las envías entonces.',
      'objective-only':
        'Tu currículum se abre solo con un objetivo: dice lo que buscas, no lo que ofreces. Cámbialo por un perfil de tres líneas con tus años de experiencia y tu mejor resultado.',
      'basic-tools':
        '«{tool}» se presupone en cualquier puesto de oficina. Nombra los programas de tu oficio, o precisa qué dominas: «Excel: tablas dinámicas y macros».',
      'obsolete-tool': '«{tool}» ya no se vende ni se mantiene. Quítalo o pon la herramienta que usas hoy.',
      'old-consent': 'La cláusula cita solo la norma italiana de 2003. Añade el Reglamento (UE) 2016/679 (RGPD).',
    },
  },
  'personal-data': {
    name: 'Datos personales',
    pass: 'Ningún dato personal de más',
    fail: 'Hay datos personales que sobran',
    why: 'Un currículum pasa por muchas manos. Con un número de documento y una dirección se puede suplantar a alguien, y la edad o el estado civil no deben influir en la selección.',
    fix: 'Deja nombre, teléfono, correo y ciudad. Los documentos y los datos fiscales se dan al firmar el contrato, no antes.',
    strength: null,
    findings: {
      'national-id':
        'Aquí se lee un número de identificación ({kind}). Bórralo: nadie lo necesita para decidir si te entrevista, y basta para suplantarte.',
      'birth-date':
        'En este mercado no se pone la fecha de nacimiento ni la edad: la ley impide tenerlas en cuenta y muchas empresas prefieren no verlas.',
      'marital-status': 'En este mercado no se pone el estado civil: la ley impide tenerlo en cuenta.',
      'street-address':
        'Basta con la ciudad. Calle y número no ayudan a que te llamen y dicen dónde vives a quien no debe saberlo.',
    },
  },
  'mixed-language': {
    name: 'Un solo idioma',
    pass: 'Está escrito en un solo idioma',
    fail: 'Mezclas idiomas en el texto',
    why: 'Un texto a medias en dos idiomas se lee a trompicones, y los programas que clasifican currículums reconocen un solo idioma: lo demás lo entienden mal.',
    fix: 'Deja todo el currículum en el idioma de la oferta y prepara otra versión completa para el segundo. Los nombres de programas, cargos y empresas pueden quedar como son.',
    strength: null,
    findings: {
      mixed:
        '{passages, plural, one {# pasaje está} other {# pasajes están}} en otro idioma ({percent, number}\u00a0% del texto).',
      passage: 'Este pasaje está en un idioma distinto al del resto: tradúcelo o quítalo.',
    },
  },
  'recent-experience': {
    name: 'Experiencia reciente',
    pass: 'Tu experiencia es reciente',
    fail: 'Tu último empleo terminó hace tiempo',
    why: 'Si el último empleo acabó hace más de dos años y no hay nada después, quien lee se pregunta qué ha pasado y suele imaginar lo peor.',
    fix: 'Cuenta en una línea qué has hecho desde entonces: un curso, el cuidado de un familiar, trabajos por tu cuenta, un voluntariado. Si estás trabajando, escribe «actualidad» como fecha final.',
    strength: null,
    findings: {
      old: 'Tu último empleo con fecha terminó en {end}, hace {years, plural, one {# año} other {# años}}. ¿Qué has hecho después?',
    },
  },
} satisfies AreaProse<'content'>;
