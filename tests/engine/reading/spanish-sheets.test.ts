/** What real Spanish resumes set otherwise: terms behind employers, heads in lists, narrow side columns, numbers without their country. */
import { describe, expect, test } from 'vitest';
import { phoneIn } from '../../../src/engine/reading/contacts/phones.ts';
import { countriesNamed, marketsNamed } from '../../../src/engine/reading/contacts/places.ts';
import { PROSE, sheetOf, told } from './iberian-sheet.ts';
import { entriesIn, headingsOf, read, type Row } from './sheet.ts';

const bold = (text: string, x = 56): Row => ({ text, font: 1, x });

describe('behind an employer', () => {
  test.each([
    ['its town, and on what terms', 'Becaria en Vinos Tarumba (Lota, Biobío) [Jornada parcial – Presencial]'],
    ['the kind of contract', 'Becaria en Vinos Tarumba, con contrato indefinido'],
    ['the agency that lent one', 'Becaria en Vinos Tarumba (a través de Empleos del Sur ETT)'],
    ['how one worked', 'Becaria en Vinos Tarumba (tiempo completo, remoto)'],
  ])('%s', (_, head) => {
    expect(told('es', 'experience', [head, 'Marzo 2021 – Mayo 2023'])).toEqual([
      'Becaria | Vinos Tarumba | 2021-03 | 2023-05',
    ]);
  });

  test('what is in brackets behind a post stays', () => {
    expect(
      told('es', 'experience', ['Operadora de caja (media jornada)', 'Vinos Tarumba S.A.', '2019 – 2021']),
    ).toEqual(['Operadora de caja (media jornada) | Vinos Tarumba S.A. | 2019 | 2021']);
    const rows = ['Operadora de Excel (Macros, Tablas)', 'Vinos Tarumba S.A.', '2019 – 2021'];
    expect(told('es', 'experience', rows)).toEqual(['Operadora de Excel (Macros, Tablas) | Vinos Tarumba S.A. | 2019 | 2021']); // prettier-ignore
  });
});

describe('numbers without the code of their country', () => {
  test.each([
    ['3163555017', [], '+573163555017'],
    ['310 555 0117', [], '+573105550117'],
    ['(312) 355-0117', ['CO', 'MX'], '+573123550117'],
    ['312 355 0117', ['MX'], '+523123550117'],
  ])('%s, where %j are named', (text, named, number) => {
    expect(phoneIn(text, 'es', () => named)?.number).toBe(number);
  });

  test('what only one country has', () => {
    const line = (text: string) => read([text]).lines;
    expect(marketsNamed(line('Cra 14 B No. 20A-35'), 'es')).toEqual(['CO']);
    expect(marketsNamed(line('Repuestos Tarumba Cía. Ltda.'), 'es')).toEqual(['EC']);
    expect(marketsNamed(line('Textiles Tarumba E.I.R.L.'), 'es')).toEqual(['PE']);
    expect(countriesNamed('Tarumba', 'es')).toEqual([]);
  });
});

test('employers in bold behind the marks of a list, their posts below', () => {
  const reading = sheetOf('es', 'experience', [
    bold('• Imprenta Malva 10/2014-12/2016'),
    bold('Encuadernadora', 66),
    { text: 'Cosido a mano de libros antiguos para la biblioteca', x: 66 },
    bold('• Talleres Oropel 09/2011-08/2014'),
    bold('Dependienta', 66),
    { text: 'Atención al público y cobro en caja durante los fines de semana', x: 66 },
  ]);
  expect(entriesIn(reading, 'experience')).toEqual([
    'Encuadernadora | Imprenta Malva | 2014-10 | 2016-12',
    'Dependienta | Talleres Oropel | 2011-09 | 2014-08',
  ]);
  expect(reading.bullets).toEqual([]);
});

describe('studies', () => {
  test('a school by its initials and what they stand for', () => {
    const studies = (degree: string, dates: string): Row[] => [
      [[56, 'PUC (Pontificia Universidad de Copiapó)'], [440, 'Santiago, Chile']],
      [[56, degree], [440, dates]],
    ]; // prettier-ignore
    const rows = [
      ...studies('Magíster en Educación', '2017 – 2019'),
      ...studies('Licenciada en Música', '2011 – 2016'),
    ];
    expect(told('es', 'education', rows)).toEqual([
      'Magíster en Educación | PUC (Pontificia Universidad de Copiapó) | 2017 | 2019',
      'Licenciada en Música | PUC (Pontificia Universidad de Copiapó) | 2011 | 2016',
    ]);
  });

  test('a degree in the list below its school, undated, below one behind a label', () => {
    const rows = ['Universidad Magna de Piedras', 'Título: Especialista en riesgos laborales', 'Colegio San Telmo', '• bachiller académico']; // prettier-ignore
    expect(told('es', 'education', rows)).toEqual([
      'Especialista en riesgos laborales | Universidad Magna de Piedras | - | -',
      'bachiller académico | Colegio San Telmo | - | -',
    ]);
  });

  test('and below them what bold letters and a colon open', () => {
    const y = 650;
    const reading = sheetOf('es', 'education', [
      'Licenciada en Música, Universidad Magna de Piedras',
      'Marzo 2011 – Marzo 2016',
      { text: 'Certificaciones:', font: 1, y },
      { text: 'Primeros auxilios [Cruz Malva, 2018]; Ofimática [Instituto Malva, 2019]', x: 146, y },
    ]);
    expect(reading.sections.map(({ kind }) => kind)).toContain('certifications');
    expect(entriesIn(reading, 'education')).toEqual(['Licenciada en Música | Universidad Magna de Piedras | 2011-03 | 2016-03']); // prettier-ignore
  });
});

const SIDE = ['Rosaura Quiñones', 'Encuadernadora y restauradora', 'Contacto', 'rosaura.quinones@example.org', '310 555 0117', 'Cra 14 B No. 20A-35']; // prettier-ignore

test('a narrow side of name, post and contact data beside the text', () => {
  const texts = ['Perfil', PROSE.es, PROSE.es, 'Formación', 'Técnica en Artes del Libro', 'Instituto Malva', '2010 – 2012', 'Experiencia laboral', 'Encuadernadora', 'Imprenta Malva S.A.', '2014 – 2016', PROSE.es]; // prettier-ignore
  const side = SIDE.map((text, at): Row => ({ text, x: 20, y: 790 - 17 * at, size: at === 0 ? 15 : 10 }));
  const main = texts.map((text, at): Row => ({ text, x: 230, y: 790 - 11.5 * at, size: /^(?:Perf|Form|Expe)/u.test(text) ? 13 : 10 })); // prettier-ignore
  const reading = read([...side, ...main]);
  expect(reading.columns[0]?.count).toBe(2);
  expect(reading.contact.name?.value).toBe('Rosaura Quiñones');
  expect(headingsOf(reading)).toContain('Perfil: summary');
});
