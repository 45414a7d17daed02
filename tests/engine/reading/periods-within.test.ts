/** Jobs told in a paragraph each whose period stands amid it, behind who and where and before what was done. */
import { describe, expect, test } from 'vitest';
import { readResume } from '../../../src/engine/reading/index.ts';
import { document, face, page, span } from '../builder.ts';
import { AS_OF, entriesIn, headingsOf, read, type Row } from './sheet.ts';

const large = (text: string): Row => ({ text, size: 14 });

/** Words as a page breaks them. */
function broken(text: string, most = 92): string[] {
  return text.split(' ').reduce<string[]>((lines, word) => {
    const last = lines.at(-1);
    return last !== undefined && last.length + word.length < most ? [...lines.slice(0, -1), `${last} ${word}`] : [...lines, word]; // prettier-ignore
  }, []);
}

interface Words {
  readonly heading: string;
  readonly closing: readonly [string, string];
  readonly deeds: readonly [string, string];
}

const WORDS = {
  es: { heading: 'Experiencia laboral', closing: ['Idiomas', 'Inglés y francés, los dos bien hablados y escritos'], deeds: ['Atiendo el mostrador y a los contratistas, hago los pedidos y llevo el corte de caja.', 'Limpieza de dieciséis habitaciones al día y de las escaleras de las dos casas.'] },
  pt: { heading: 'Experiência profissional', closing: ['Línguas', 'Inglês e francês, ambos bem falados e escritos por mim'], deeds: ['Atendimento ao balcão, encomendas aos fornecedores e fecho da caixa ao fim do dia.', 'Limpeza de dezasseis quartos por dia e das escadas das duas casas.'] },
  it: { heading: 'Esperienze lavorative', closing: ['Lingue', 'Inglese e francese, buona conoscenza della lingua parlata e scritta'], deeds: ['Preparazione dei primi piatti, ordini ai fornitori e pulizia della cucina alla fine del turno.', "Protocollo, sportello al pubblico e archivio corrente dell'ufficio con altre due colleghe."] },
  fr: { heading: 'Expériences professionnelles', closing: ['Langues', 'Anglais et italien, bien parlés et écrits tous les deux'], deeds: ['Accueil des clients au comptoir, commandes aux fournisseurs et caisse du soir.', 'Nettoyage de seize chambres par jour, des couloirs et des escaliers des deux maisons.'] },
  de: { heading: 'Berufserfahrung', closing: ['Sprachen', 'Englisch und Französisch, beides gut in Wort und Schrift'], deeds: ['Bedienung der Kundschaft, Bestellungen bei den Lieferanten und Kasse am Abend.', 'Reinigung von Zimmern und Treppenhäusern, dazu Einarbeitung der Aushilfen im Sommer.'] },
  en: { heading: 'Work experience', closing: ['Languages', 'French and Italian, both of them well spoken and written'], deeds: ['Served customers at the counter, ordered the goods and kept the till; trained four juniors.', 'Cleaned rooms, sixteen of them a day, and the stairs and corridors of both houses.'] },
} as const satisfies Record<string, Words>; // prettier-ignore
type Told = keyof typeof WORDS;

function jobs(language: Told, heads: readonly string[], gap: boolean): string[] {
  const { heading, closing, deeds } = WORDS[language];
  const rows = heads.flatMap((head, at) => [...broken(`${head} ${deeds[at % 2] ?? ''}`), ...(gap ? [''] : [])]);
  return entriesIn(read([large(heading), ...rows, large(closing[0]), closing[1]]), 'experience');
}

const CASES: readonly (readonly [Told, string, readonly string[], readonly string[]])[] = [
  ['es', 'numbered, the employer first', ['1.- Ferretería El Gallo, Mérida. Encargado de mostrador. Desde marzo del 2013 a la fecha.', '2.- Hotel Aurora, Motul. Camarero de pisos. Del 2008 al 2013.'], ['Encargado de mostrador | Ferretería El Gallo | 2013-03 | present', 'Camarero de pisos | Hotel Aurora | 2008 | 2013']],
  ['es', 'the post first', ['Dependienta en Bazar Luna S.L., de 10/2019 a abril de 2022.', 'Camarera de pisos en Hotel Aurora (Lugo), de 2016 a 2019.', 'Cocinera en Restaurante Sol, verano 2015.'], ['Dependienta | Bazar Luna S.L | 2019-10 | 2022-04', 'Camarera de pisos | Hotel Aurora | 2016 | 2019', 'Cocinera | Restaurante Sol | 2015-06 | -']],
  ['es', 'in sentences', ['Dependienta. Bazar Luna. Vigo. 2019-2022.', 'Camarera de pisos. Hotel Aurora. Lugo. 2016-2019.'], ['Dependienta | Bazar Luna | 2019 | 2022', 'Camarera de pisos | Hotel Aurora | 2016 | 2019']],
  ['pt', 'the post first', ['Balconista na Loja Lua, Lda., de 10/2019 a abril de 2022.', 'Empregada de quartos no Hotel Aurora (Faro), de 2016 a 2019.'], ['Balconista | Loja Lua, Lda | 2019-10 | 2022-04', 'Empregada de quartos | Hotel Aurora | 2016 | 2019']],
  ['pt', 'numbered', ['1) Padaria Lua, Faro. Balconista. De 2019 a 2022.', '2) Hotel Aurora, Faro. Empregada de andares. De 2016 a 2019.'], ['Balconista | Padaria Lua | 2019 | 2022', 'Empregada de andares | Hotel Aurora | 2016 | 2019']],
  ['it', 'the post first', ['Cuoca presso Trattoria Luna, da maggio 2022 a oggi.', 'Impiegata presso Comune di Torvo, dal 2016 al 2022.'], ['Cuoca | Trattoria Luna | 2022-05 | present', 'Impiegata | Comune di Torvo | 2016 | 2022']],
  ['it', 'the employer first', ['Trattoria Luna, Lodi. Cuoca. Dal 2019 al 2022.', 'Comune di Torvo. Impiegata. Dal 2016 al 2019.'], ['Cuoca | Trattoria Luna | 2019 | 2022', 'Impiegata | Comune di Torvo | 2016 | 2019']],
  ['fr', 'the employer first', ['Bazar Lune, Lille. Vendeuse. De 2019 à 2022.', 'Hôtel Aurore, Lens. Femme de chambre. De 2016 à 2019.'], ['Vendeuse | Bazar Lune | 2019 | 2022', 'Femme de chambre | Hôtel Aurore | 2016 | 2019']],
  ['de', 'the employer first', ['Bäckerei Lind, Leer. Verkäuferin. 2019 bis 2022.', 'Hotel Aurora, Lindau. Zimmermädchen. 2016 bis 2019.'], ['Verkäuferin | Bäckerei Lind | 2019 | 2022', 'Zimmermädchen | Hotel Aurora | 2016 | 2019']],
  ['en', 'the post first', ['Shop assistant at Moon Stores Ltd, from 10/2019 to April 2022.', 'Room attendant at Aurora Hotel, from 2016 until 2019.'], ['Shop assistant | Moon Stores Ltd | 2019-10 | 2022-04', 'Room attendant | Aurora Hotel | 2016 | 2019']],
]; // prettier-ignore

test.each(CASES)('%s: %s', (language, _, heads, told) => {
  expect(jobs(language, heads, true)).toEqual(told);
  expect(jobs(language, heads, false)).toEqual(told);
});

describe('in Spanish', () => {
  const ROWS: readonly Row[] = [
    { text: 'TRABAJOS EN ESPAÑA', font: 1 },
    'Limpiadora en Limpiezas Alba S.L. (Lugo), desde mayo del 2022 hasta ahora. Oficinas de una',
    'calle y dos comunidades en el centro. Contrato de veinticinco horas a la semana, con furgoneta.',
    'Camarera de pisos en Hotel Aurora, verano 2019. Habitaciones, escaleras y la ropa de cama, dos.',
    'Costurera en Talleres Bruma S.A., de 2017 a 2018. Uniformes escolares y arreglos de toda clase',
    'de prendas.',
    '',
    { text: 'TRABAJOS EN PARAGUAY', font: 1 },
    'Dependienta en Almacén Ña Rosa, Coronel Oviedo. Negocio de mi familia durante más de once',
    'años.',
    'Costurera en Confecciones Guairá. Uniformes escolares y otras prendas.',
    '',
    { text: 'ESTUDIOS', font: 1 },
    'Bachiller técnico, Colegio Nacional del Norte, 1998',
  ];

  test('a line that is full by chance goes on in none that opens a job', () => {
    expect(entriesIn(read(ROWS), 'experience').slice(0, 3)).toEqual([
      'Limpiadora | Limpiezas Alba S.L. | 2022-05 | present',
      'Camarera de pisos | Hotel Aurora | 2019-06 | -',
      'Costurera | Talleres Bruma S.A | 2017 | 2018',
    ]);
  });
  test('without periods, where each paragraph opens with post and employer', () => {
    expect(entriesIn(read(ROWS), 'experience').slice(3)).toEqual([
      'Dependienta | Almacén Ña Rosa, Coronel Oviedo | - | -',
      'Costurera | Confecciones Guairá | - | -',
    ]);
  });
  test.each([
    ['TRABAJOS EN ALEMANIA', 'ESTUDIOS'],
    ['LAVORI IN SVIZZERA', 'ISTRUZIONE'],
    ['TRABALHOS NO BRASIL', 'FORMAÇÃO'],
    ['EMPLOIS EN BELGIQUE', 'FORMATION'],
  ])('%s is a heading as %s is', (heading, other) => {
    const reading = read([{ text: heading, font: 1 }, 'Acme, 2018 – 2020', '', { text: other, font: 1 }, 'Acme, 2010']);
    expect(headingsOf(reading)[0]).toBe(`${heading}: experience`);
  });
});

test('what was done, with a year in it, below heads of their own is no job', () => {
  const reading = read([
    large('Experiencia laboral'),
    'Jefa de almacén, Talleres Bruma S.A., 2016 – 2022',
    'Coordinación de un equipo de nueve personas y puesta en marcha del almacén nuevo de Lugo, de 2018',
    'a 2020. Compra de material, inventario anual y trato con los proveedores de toda la comarca.',
    'Auxiliar de almacén, Hotel Aurora, 2012 – 2016',
    'Recepción de la mercancía y preparación de los pedidos de las dos casas, con carretilla y transpaleta.',
    large('Idiomas'),
    'Inglés y francés, los dos bien hablados y escritos',
  ]);
  expect(entriesIn(reading, 'experience')).toEqual([
    'Jefa de almacén | Talleres Bruma S.A. | 2016 | 2022',
    'Auxiliar de almacén | Hotel Aurora | 2012 | 2016',
  ]);
});

test('a period breaks behind a head whose letters are bold, and its line goes on in those of the text', () => {
  const rows: readonly (readonly [bold: string, text: string])[] = [
    ['Percurso profissional', ''],
    ['', 'Diretora, Fundação Quelônia (Praia), desde setembro de 2017. Respondo perante o conselho de'],
    ['', 'administração pela estratégia e por uma equipa de 41 pessoas.'],
    ['Coordenadora nacional de programas, Instituto Brumel', ' (Praia), de março de 2011 até agosto'],
    ['', 'de 2017. Coordenei projetos de rega e de energia solar com cerca de nove mil beneficiários.'],
    ['Professora de Geografia, Liceu Novo da Ribeira', ', de 1996 a 2002. Fui diretora de turma e'],
    ['', 'fundei com os alunos o clube do ambiente.'],
    ['Línguas', ''],
    ['', 'Francês e inglês, ambos bem falados e escritos por mim'],
  ];
  const spans = rows.flatMap(([bold, text], at) => [
    ...(bold === '' ? [] : [span({ text: bold, font: 1, y: 780 - 14 * at, ...(text === '' && { size: 14 }) })]),
    ...(text === '' ? [] : [span({ text, x: 56 + 5.25 * bold.length, y: 780 - 14 * at })]),
  ]);
  const reading = readResume(document([page([], { spans })], { fonts: [face('Lato'), face('Lato', { weight: 700 })] }), { asOf: AS_OF });
  expect(entriesIn(reading, 'experience')).toEqual([
    'Diretora | Fundação Quelônia | 2017-09 | present',
    'Coordenadora nacional de programas | Instituto Brumel | 2011-03 | 2017-08',
    'Professora de Geografia | Liceu Novo da Ribeira | 1996 | 2002',
  ]);
}); // prettier-ignore
