/** Lines of Spanish resumes that no words tell: by how they are set, by what stands below them, by a letter that slipped. */
import { describe, expect, test } from 'vitest';
import { rangesIn } from '../../../src/engine/reading/dates/dates.ts';
import { isSlipOf } from '../../../src/engine/reading/sections/heading-slips.ts';
import { LEXICONS } from '../../../src/engine/lexicons/index.ts';
import { face, document } from '../builder.ts';
import { readResume } from '../../../src/engine/reading/index.ts';
import { PROSE, sheetOf, told } from './iberian-sheet.ts';
import { AS_OF, entriesIn, headingsOf, read, sheet, type Row } from './sheet.ts';

const large = (text: string): Row => ({ text, size: 14 });
const head = (text: string): Row => ({ text, size: 12, font: 1 });
const plain = (text: string): Row => ({ text, size: 10 });
const DUTIES = 'Planificar y dirigir los turnos de la planta y las compras de todos los meses del año.';

describe('jobs', () => {
  test('a first one without a firm, the others with firm, department and dates below', () => {
    const rows = [
      head('Autónoma'), plain('02/2020 - Actualidad'), plain('Clases de costura y arreglos para las vecinas del barrio en su casa.'),
      head('Gerente de Planta'), plain('Fondo Comunal del Lino'), plain('Gerencia de Telares'), plain('12/2016 - 01/2020'), plain(DUTIES),
      head('Jefa de Turno'), plain('Hilados Tarumba C.A.'), plain('03/2012 - 11/2016'), plain(DUTIES),
    ]; // prettier-ignore
    expect(told('es', 'experience', rows)).toEqual([
      'Autónoma | - | 2020-02 | present',
      'Gerente de Planta | Fondo Comunal del Lino | 2016-12 | 2020-01',
      'Jefa de Turno | Hilados Tarumba C.A. | 2012-03 | 2016-11',
    ]);
  });

  test('an employer alone between others in large letters', () => {
    const rows = [
      head('Tejidos Malva'), plain('Cajera, Oct – 2014 a Dic - 2016 Cobro de cheques, manejo de caja y de vales'), plain('de las sucursales.'),
      head('Hermanos Quiñones'), plain('Pago de efectivo, tarjetas, cheques y vales de almuerzo en todas las cajas de la tienda.'),
      head('Telares Oropel S.A.'), plain('Recepcionista, Enero - 2007 a Feb - 2009 Registro de visitas, recepción de llamados y de paquetes'), plain('de todas las áreas.'),
    ]; // prettier-ignore
    expect(told('es', 'experience', rows)).toEqual([
      'Cajera | Tejidos Malva | 2014-10 | 2016-12',
      '- | Hermanos Quiñones | - | -',
      'Recepcionista | Telares Oropel S.A. | 2007-01 | 2009-02',
    ]);
  });

  test('a full line below the dates that opens with a post goes on', () => {
    const rows = [
      head('Camarero de sala'), plain('Mesón Tarumba'), plain('septiembre 2024 - Actualmente'),
      plain('Camarero de banquetes en Mesón Tarumba, especializado en comidas de bodas y'), plain('bautizos de la comarca y su entorno.'),
      head('Editor de vídeo'), plain('Estudio Malva'), plain('abril 2024 - mayo 2024'), plain(DUTIES),
    ]; // prettier-ignore
    expect(told('es', 'experience', rows)).toEqual([
      'Camarero de sala | Mesón Tarumba | 2024-09 | present',
      'Editor de vídeo | Estudio Malva | 2024-04 | 2024-05',
    ]);
  });

  test('names alone under their dates, none of them a post', () => {
    const rows = [head('Agosto 2022-Actual'), plain('Cuentas del Valle Alto'), head('Junio 2019-2022'), plain('Tarumba Gourmet'), plain(DUTIES)]; // prettier-ignore
    expect(told('es', 'experience', rows)).toEqual([
      '- | Cuentas del Valle Alto | 2022-08 | present',
      '- | Tarumba Gourmet | 2019-06 | 2022',
    ]);
  });

  test('employers over what they built and the label of the post', () => {
    const rows = ['Tarumba Diseño y Obra', 'Construcción de la nave industrial en el parque de Santa Malva, a orillas del río y de su puente.', 'Puesto: Supervisora de higiene', 'Oropel Techos y Vigas', 'Levantamiento de la torre de oficinas en el parque de Santa Malva, a orillas del río y su puente.', 'Puesto: Supervisora de obra']; // prettier-ignore
    expect(told('es', 'experience', rows)).toEqual([
      'Supervisora de higiene | Tarumba Diseño y Obra | - | -',
      'Supervisora de obra | Oropel Techos y Vigas | - | -',
    ]);
  });

  test('post and employer in one sentence, and what was done there', () => {
    const rows = ['• Enero 2015 – Marzo 2017: ilustradora de cuentos en la editorial Tarumba, diseñando portadas', '• Mayo 2012 – Abril 2014: rotulista en la empresa Malva XXI']; // prettier-ignore
    expect(told('es', 'experience', rows)).toEqual([
      'ilustradora de cuentos | editorial Tarumba | 2015-01 | 2017-03',
      'rotulista | Malva XXI | 2012-05 | 2014-04',
    ]);
  });

  test('a post and its deeds below a name and what it is', () => {
    const rows = [head('Jardines Tarumba, Plantas de Interior (2012)'), plain('Asesora comercial, venta de plantas y riego de macetas.'), head('Seguros Malva (2010-2011)'), plain('Recepcionista de la casa.')]; // prettier-ignore
    expect(told('es', 'experience', rows)[0]).toBe('Asesora comercial | Jardines Tarumba | 2012 | -');
  });

  test('a year amid a sentence', () => {
    const rows = [head('Diseñadora'), plain('Telares Oropel S.A.'), plain('2009 – 2011'), plain('Responsable del diseño y creación del estilo para el manual 2010–2011 del plan de obras y de su imagen'), head('Cajera'), plain('Tejidos Malva S.A.'), plain('2007 – 2008'), plain(DUTIES)]; // prettier-ignore
    expect(told('es', 'experience', rows)).toHaveLength(2);
  });
});

test('employers in a face of their own, one of them like a sentence', () => {
  const italic = (text: string): Row => ({ text, font: 2 });
  const bold = (text: string): Row => ({ text, font: 1 });
  const rows: Row[] = [
    large('Perfil'), PROSE.es, PROSE.es, '', large('Experiencia laboral'),
    bold('Diseñadora // 03.2015 – 08.2016'), italic('Malva. Estudio Digital & Creativo de Todas las Cosas'), DUTIES,
    bold('Diseñadora gráfica // 05.2013 – 12.2014'), italic('Grupo Tarumba'), DUTIES,
    bold('Fotógrafa // 01.2010 – 04.2012'), italic('Oropel'), DUTIES,
  ]; // prettier-ignore
  const fonts = [face('Lato'), face('Lato', { weight: 700 }), face('Lato', { italic: true })];
  const reading = readResume(document([sheet(rows)], { fonts }), { asOf: AS_OF });
  expect(entriesIn(reading, 'experience')).toEqual([
    'Diseñadora | Malva. Estudio Digital & Creativo de Todas las Cosas | 2015-03 | 2016-08',
    'Diseñadora gráfica | Grupo Tarumba | 2013-05 | 2014-12',
    'Fotógrafa | Oropel | 2010-01 | 2012-04',
  ]);
});

describe('studies', () => {
  test('a degree in the first of the sentences below its school, and lines of no entry of their own', () => {
    const rows = [
      head('Universidad Técnica de Malva - UTM'), plain('Ingeniería en Alimentos. Modalidad abierta y a distancia.'), plain('2021 - presente (cursando 7mo semestre)'),
      head('Unidad Educativa San Telmo'), plain('Bachiller'), plain('Especialización Empresariales - Rama: Diseño digital'), plain('Estudiante de honor'), plain('2006 - 2014'),
    ]; // prettier-ignore
    const [first, second, ...more] = told('es', 'education', rows);
    expect(first).toMatch(/^Ingeniería en Alimentos.* \| Universidad Técnica de Malva - UTM \| 2021 \| present$/u);
    expect([second, ...more]).toEqual(['Bachiller | Unidad Educativa San Telmo | 2006 | 2014']);
  });

  test('schools in brackets behind what was learnt', () => {
    const rows = ['• 2010 Contabilidad avanzada (75h) (MALVAS)', '• 2011 Creación de empresas (Escuela de Comercio de Lota)', '• 2012 Ofimática avanzada (60h) (Oropel formación)', '• 2015 Técnico en Administración (IES Santa Malva)']; // prettier-ignore
    expect(told('es', 'education', rows)).toEqual([
      'Contabilidad avanzada | MALVAS | - | 2010',
      'Creación de empresas | Escuela de Comercio de Lota | - | 2011',
      'Ofimática avanzada | Oropel formación | - | 2012',
      'Técnico en Administración | IES Santa Malva | - | 2015',
    ]);
  });

  test('a school whose noun is in small letters', () => {
    const rows = ['2010 – 2014: Grado en Diseño Gráfico en la escuela Leonardo Malva de Sevilla'];
    expect(told('es', 'education', rows)).toEqual(['Grado en Diseño Gráfico | escuela Leonardo Malva de Sevilla | 2010 | 2014']); // prettier-ignore
  });

  test('what is set as the posts are and dated below is no heading', () => {
    const small = (text: string): Row => ({ text, size: 10.5, font: 1 });
    const reading = sheetOf('es', 'experience', [
      small('Cajera'), 'Tejidos Malva S.A.', '2019 – 2021', DUTIES,
      large('Educación y formación'), small('Informática (FP Grado Superior)'), 'Instituto Malva', 'septiembre 2017 - mayo 2019',
    ]); // prettier-ignore
    expect(headingsOf(reading)).not.toContain('Informática (FP Grado Superior): skills');
    expect(entriesIn(reading, 'education')).toEqual([
      'Informática (FP Grado Superior) | Instituto Malva | 2017-09 | 2019-05',
    ]);
  });
});

describe('headings', () => {
  test.each([
    ['certificationes', 'certificaciones', true],
    ['experencia laboral', 'experiencia laboral', true],
    ['referencia', 'referencias', false],
    ['información', 'formación', false],
  ])('%s for %s', (text, heading, is) => {
    expect(isSlipOf(text, heading)).toBe(is);
  });

  test('with a letter that slipped', () => {
    const reading = sheetOf('es', 'experience', ['Cajera | Tejidos Malva S.A.', '2019 – 2021', large('Certificationes'), 'Manipulación de alimentos, 2018']); // prettier-ignore
    expect(headingsOf(reading)).toContain('Certificationes: certifications');
  });
});

test('a month and its year with a dash between', () => {
  const [range] = rangesIn('Oct – 2014 a Dic – 2016', LEXICONS.es);
  expect([range?.start, range?.end]).toEqual(['2014-10', '2016-12']);
  expect(rangesIn('Enero – Marzo 2014', LEXICONS.es)[0]).toMatchObject({ start: '2014-01', end: '2014-03' });
});

test('a family name that is a word for a trade', () => {
  const reading = read([{ text: 'Rosaura Quiñones Herrero', size: 20 }, 'rosaura.quinones@example.org', large('Perfil'), PROSE.es]); // prettier-ignore
  expect(reading.contact.name?.value).toBe('Rosaura Quiñones Herrero');
});
