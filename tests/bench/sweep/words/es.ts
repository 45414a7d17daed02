import { list, type Words } from './words.ts';

export const ES: Words = {
  country: 'ES',
  people: list(
    'Nuria Ballester Cano; Iker Zubeldia Olano; Rocío Tamayo Hidalgo; Álvaro Quiroga Lema; Pilar Segovia Antón; Hugo Menchaca',
  ),
  titles: list(`
    Auxiliar de veterinaria; Jefe de obra; Pastelera; Higienista dental; Conductor de autobús; Encofrador; Escenógrafa
    Recepcionista de noche; Mozo de almacén; Tornero fresador; Técnica de nóminas; Abogada júnior; Jardinero mayor; Celadora
    Albañil; Matrona; Gestora de datos; Encargado de turno; Camarera de pisos; Tapicero; Tramitadora de siniestros; Soldador
    Profesora de Biología; Documentalista; Coordinadora de rutas; Perito tasador; Barista; Óptica optometrista; Técnico de sonido
    Compradora regional; Monitor de comedor; Ascensorista; Gobernanta; Ayudante de cocina; Desarrolladora backend
  `),
  firms: list(`
    Talleres Arbizu; Veranda Norte; La Tahona de Elvira; Marola; Clínica Sanjurjo; Lácteos Peñalba; Hermanos Urquijo, S.L.
    Quillón; Transportes Almenara; Ferrándiz y Rovira; Casa Tomillo; Vidrios Orduña; Mareal; El Yunque; Colegio San Telmo
    Ayuntamiento de Villaseca; Dunamar; Peregrina Films; Garza y Pinzón; Molinos del Cega, S.A.; Calle Sur; Náutica Berria
    Musgo; Puerto Cerceta; Corvana; Viveros Hoz; Yeguada Aguanegra; Grupo Altamira Textil; Bodegas Ontiveros; Llar; Tres Encinas
  `),
  towns: list(
    'Zaragoza; Lugo; Almería; Vitoria; Badajoz; Reus; Gijón; Cuenca; Elche; Soria; Huelva; Málaga; Ávila; Pamplona; Toledo; Vigo',
  ),
  schools: list(`
    Universidad de Zaragoza; IES Miralbueno; Universidad de Huelva; Escuela de Hostelería de Cambre; CIFP Usurbil; Universitat Jaume I
    Colegio Corazonistas; Escuela Massana; Universidad Pública de Navarra; IES Pino Rueda
  `),
  degrees: list(`
    Grado en Veterinaria; FP de Grado Superior en Construcción; Grado en Diseño de Moda; Bachillerato de Ciencias; Máster en Ciencias Actuariales
    Técnico Superior en Sonido; Licenciatura en Derecho; CFGM Cocina y Gastronomía; Diplomatura en Enfermería; Grado en Turismo
  `),
  bullets: list(`
    Llevé la agenda de cuatro profesionales y unas 60 visitas diarias
    Reduje las mermas de la cámara un 18 % en una temporada
    Formación de nueve aprendices, de los que siguen siete
    Apertura y cierre del local, caja incluida
    Preparación de cuadrantes semanales y cobertura de bajas
    Redacción de ofertas de hasta 250.000 € junto con el delineante
    Atención de reclamaciones en mostrador hasta su cierre
    Nueva lista de existencias que dejó el recuento en la mitad de tiempo
    Rondas diarias de seguridad y anotación en el libro
    Comprobación de albaranes y reclamación de faltas
    Organización del programa de primavera con dos centros vecinos
    Reparación y engrase de prensas hidráulicas y polipastos
    Dirección de un equipo de seis personas durante el traslado
    Archivo de todos los contratos desde 1998
    Venta de género de temporada por 40.000 € en tres ferias
    Cuidado de potros antes y después de la doma
    Negociación de mejores condiciones con cinco proveedores
    Medición de estancias y planos para el taller
    Respuesta a llamadas y cartas de asegurados
    Bajé la espera media de 14 a 9 minutos
    Extracción de muestras y preparación del quirófano
    Jornada anual de puertas abiertas con 1.200 asistentes
    Migración del antiguo programa de reservas a PostgreSQL sin cortes
    Horneado de hasta 300 barras por noche para dos tiendas
    Revisión de notas de gastos de las delegaciones del norte
    Diseño de carteles, cartas y escaparates
    Líneas 14 y 22, tardes y fines de semana
    Cierre mensual de cuentas para la gerencia
    Clases de primero a cuarto y club de ajedrez
    Levantamiento de muros, arcos y chimeneas según plano
    Limpieza y puesta a punto de maquinaria de envasado
  `),
  skills: list(
    'Excel; Carné de carretillero; A3 Nóminas; Primeros auxilios; AutoCAD; Inventarios; Trato al público; Python; Soldadura TIG',
  ),
  tongues: list('Español (nativo); Inglés (B2); Gallego (alto); Francés (básico); Euskera (C1)'),
  interests: list('Senderismo; Canto coral; Huerto; Ajedrez; Restaurar motos; Repostería'),
  summary: list(`
    Persona práctica y tranquila, curtida una década larga en sitios de mucho trajín, que disfruta enseñando y aprendiendo oficios.
    Busco un puesto cerca de la costa, en un equipo que cuide lo que hace. Carné B y vehículo propio.
  `),
  headings: {
    summary: list('Perfil; Sobre mí; Perfil profesional'),
    experience: list('Experiencia laboral; Trayectoria profesional; Experiencia; Historial laboral'),
    education: list('Formación; Formación académica; Estudios; Datos académicos'),
    skills: list('Habilidades; Competencias; Conocimientos'),
    languages: list('Idiomas; Lenguas'),
    interests: list('Intereses; Aficiones; Tiempo libre'),
    contact: list('Contacto; Datos de contacto'),
  },
  months: list('enero; febrero; marzo; abril; mayo; junio; julio; agosto; septiembre; octubre; noviembre; diciembre'),
  shortMonths: list('ene; feb; mar; abr; may; jun; jul; ago; sept; oct; nov; dic'),
  ofYear: ' de ',
  present: list('actualidad; Actualidad; presente; hoy; la actualidad'),
  since: 'Desde',
  span: ['De', 'a'],
  at: 'en',
  grades: list('Nota media: 8,2; Calificación: Notable; Media de 7,6 sobre 10'),
  theses: list('TFG: Hábitos de pastoreo en poni de montaña; Proyecto final sobre la reparación de morteros de cal'),
  labels: {
    phone: 'Teléfono',
    email: 'Correo',
    address: 'Dirección',
    title: 'Puesto',
    firm: 'Empresa',
    dates: 'Fechas',
  },
  phones: list('612 340 158|+34612340158; +34 655 018 274|+34655018274; 976 55 01 83|+34976550183'),
  homes: list(`
    Zaragoza|Zaragoza; C/ del Olmo 14, 27001 Lugo|27001 Lugo; Gijón, Asturias|Gijón, Asturias
    Vigo, España|Vigo, España; 04001 Almería|04001 Almería
  `),
  page: 'Página',
};
