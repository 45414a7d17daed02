/** Heads of jobs and degrees of trades that templates forget: seafarers, builders, carers, pupils. */
import { expect, test } from 'vitest';
import { PROSE, sheetOf, type Iberian } from './iberian-sheet.ts';
import { entriesIn, headingsOf, read, type Row } from './sheet.ts';

test.each<[string, Iberian, readonly Row[], readonly string[]]>([
  ['listed, their dates parted by the end of the line', 'es', ['- Peón de albañil en Construcciones Hermanos Palomares, de marzo de 1998 a', { text: 'diciembre de 2002.', x: 58 }, '- Oficial de 2ª en Obras y Reformas Sierra Morena S.L., de enero de 2003 a', { text: 'octubre de 2008.', x: 58 }], ['Peón de albañil | Construcciones Hermanos Palomares | 1998-03 | 2002-12', 'Oficial de 2a | Obras y Reformas Sierra Morena S.L. | 2003-01 | 2008-10']],
  ['listed, one of them with two dates and a remark', 'pt', ['➢ Monitor voluntário – Projeto Leitura na Praça – março a novembro de 2024', '➢ Atendente – Açaí da Vovó – julho/2023 (férias)'], ['Monitor voluntário | Projeto Leitura na Praça | 2024-03 | 2024-11', 'Atendente | Açaí da Vovó | 2023-07 | -']],
  ['post and employer parted by a stroke', 'pt', ['Designer pleno / Estúdio Tangerina', 'ago 2019 - dez 2021', 'Caixa / Repositora – Mercado Aurora', 'jan 2018 - jul 2019'], ['Designer pleno | Estúdio Tangerina | 2019-08 | 2021-12', 'Caixa / Repositora | Mercado Aurora | 2018-01 | 2019-07']],
  ['an employer whose noun holds the stem of a post', 'pt', [{ text: 'Consultório Passo Firme', font: 1 }, 'Psicóloga Clínica   2018 – atual'], ['Psicóloga Clínica | Consultório Passo Firme | 2018 | present']],
  ['behind "na empresa"', 'pt', ['De 02/2020 até 03/2022 - Contabilista sénior na empresa Mukongo Trading, Lda.', 'De 2015 a 2016 - Estagiário na Repartição Fiscal do Kilamba'], ['Contabilista sénior | Mukongo Trading, Lda. | 2020-02 | 2022-03', 'Estagiário | Repartição Fiscal do Kilamba | 2015 | 2016']],
  ['the whole length with an employer, below its posts', 'pt', ['Porto Analítico', { text: 'Engenheiro de Dados', font: 1 }, '03/2022 - 01/2024', '- Mentoria de cinco pessoas', 'Varejo Mangue', '3 anos 9 meses', { text: 'Analista de Dados', font: 1 }, '01/2020 - 02/2022 (2 anos 2 meses)', { text: 'Analista Júnior', font: 1 }, '06/2018 - 12/2019'], ['Engenheiro de Dados | Porto Analítico | 2022-03 | 2024-01', 'Analista de Dados | Varejo Mangue | 2020-01 | 2022-02', 'Analista Júnior | Varejo Mangue | 2018-06 | 2019-12']],
  ['a ship before its owner, and what was done below', 'pt', ['05/2019 - 08/2021  Contramestre, arrastão «Praia da Apúlia», Pescarias Ave & Mar, S.A.', 'Chefia de 18 marinheiros no Atlântico Norte, manobra de redes e estiva', '09/2012 - 04/2019  Marinheiro de 1.ª classe, n/m «Monte Saloio», Transinsular do Norte'], ['Contramestre | Pescarias Ave & Mar, S.A. | 2019-05 | 2021-08', 'Marinheiro de 1.a classe | Transinsular do Norte | 2012-09 | 2019-04']],
  ['a post with brackets, then a sentence', 'es', [{ text: 'Desde enero 2022 hasta la actualidad', font: 1 }, 'Cuidadora interna de matrimonio mayor (Barrio de Salamanca, Madrid). Sra. Gómez, referencias disponibles.'], ['Cuidadora interna de matrimonio mayor (Barrio de Salamanca, Madrid) | - | 2022-01 | present']],
])('jobs: %s', (_, language, rows, wanted) => {
  expect(entriesIn(sheetOf(language, 'experience', rows), 'experience')).toEqual(wanted);
}); // prettier-ignore

test('the table of a seafarer', () => {
  const columns = [40, 150, 300, 400, 480];
  const row = (...cells: string[]): Row => cells.map((text, at) => [columns[at] ?? 0, text] as const);
  const sheet = sheetOf('es', 'experience', [
    row('Nave', 'Armador', 'Cargo', 'Embarque', 'Desembarque'),
    row('Don Baldo III', 'Naviera Reloncaví', 'Patrón de nave', 'Agosto 2018', 'A la fecha'),
    row('Rosita Elvira', 'Salmones Calbuco', 'Contramaestre', 'Marzo 2012', 'Julio 2018'),
  ]);
  expect(entriesIn(sheet, 'experience')).toEqual([
    'Patrón de nave | Naviera Reloncaví | 2018-08 | present',
    'Contramaestre | Salmones Calbuco | 2012-03 | 2018-07',
  ]);
});

test.each<[string, Iberian, readonly Row[], readonly string[]]>([
  ['military service is no degree', 'es', ['Graduado Escolar. Colegio Público Colón. 1992', 'F.P. 1er grado Rama Electricidad. Instituto Reyes (sin terminar)', 'Servicio Militar cumplido en Cerro Muriano (Córdoba), 1997'], ['Graduado Escolar | Colegio Público Colón | - | 1992', 'F.P. 1er grado Rama Electricidad | Instituto Reyes | - | -']],
  ['the year of school that one is in', 'pt', ['Cursando o 3º ano do Ensino Médio (manhã) – E.E. Dulce Moura – previsão de conclusão: dez/2025'], ['Ensino Médio | E.E. Dulce Moura | - | 2025-12']],
  ['a town and its state behind the school', 'pt', ['Ensino Fundamental incompleto', 'Escola Municipal Rui Barbosa - Barreiras/BA'], ['Ensino Fundamental incompleto | Escola Municipal Rui Barbosa | - | -']],
  ['a centre that bears the name of a school', 'pt', ['2014  12.º ano, Centro Qualifica da Escola Rocha Peixoto'], ['12.o ano | Centro Qualifica da Escola Rocha Peixoto | - | 2014']],
])('degrees: %s', (_, language, rows, wanted) => {
  expect(entriesIn(sheetOf(language, 'education', rows), 'education')).toEqual(wanted);
}); // prettier-ignore

test('a noun that stands once before two adjectives', () => {
  const rows = [{ text: 'REFERENCIAS LABORALES Y PERSONALES', font: 1 }, 'Ing. Mario Ajquejay, jefe de obra'];
  expect(headingsOf(sheetOf('es', 'experience', rows))).toContain('REFERENCIAS LABORALES Y PERSONALES: references');
});

test.each<[string, Iberian, readonly Row[], readonly string[]]>([
  ['a trade that no list knows, before the noun of its employer', 'es', ['Figurinista en Estudio Mar de Fondo, Málaga', '2015 - 2020'], ['Figurinista | Estudio Mar de Fondo | 2015 | 2020']],
  ['a business that holds the stem of its trade', 'es', ['Prácticas en Arquitectura Siete Revueltas', '2011 - 2012'], ['Prácticas | Arquitectura Siete Revueltas | 2011 | 2012']],
  ['post, employer and deeds as sentences', 'es', ['2005 - 2009  Peón general. Cabaña San Isidro, Sunchales. A cargo de 140 vacas en', 'ordeñe.'], ['Peón general | Cabaña San Isidro | 2005 | 2009']],
  ['the terms of an academic form', 'pt', [{ text: 'Faculdade do Vale do Salgado', font: 1 }, 'Vínculo: celetista, Professor horista, 8 horas semanais. 2019 – 2022.'], ['Professor horista | Faculdade do Vale do Salgado | 2019 | 2022']],
])('posts: %s', (_, language, rows, wanted) => {
  expect(entriesIn(sheetOf(language, 'experience', rows), 'experience')).toEqual(wanted);
}); // prettier-ignore

test.each<[string, Iberian, readonly Row[], readonly string[]]>([
  ['a school that is called for its level', 'es', ['Secundaria terminada, Secundaria Técnica 14, 1988', 'Primaria, Escuela Benito Juárez'], ['Secundaria terminada | Secundaria Técnica 14 | - | 1988', 'Primaria | Escuela Benito Juárez | - | -']],
  ['where a degree is recognised', 'es', ['Licenciado en Enfermería, Universidad del Lago, 2004 – 2009', 'Título reconocido por SUNEDU (2018). Colegiatura CEP 098812'], ['Licenciado en Enfermería | Universidad del Lago | 2004 | 2009']],
])('schools: %s', (_, language, rows, wanted) => {
  expect(entriesIn(sheetOf(language, 'education', rows), 'education')).toEqual(wanted);
}); // prettier-ignore

test('headings with numbers of their own, told by one of their words', () => {
  const bold = (text: string): Row => ({ text, font: 1 });
  const rows = [bold('1. FORMAÇÃO'), 'Licenciatura em História, Universidade do Cariri, 2010', '', bold('2. EXPERIÊNCIA'), 'Professor, Colégio Aurora, 2011 – 2014', '', bold('3. CURSOS DE CURTA VIDA'), 'Educação inclusiva, 2021']; // prettier-ignore
  expect(headingsOf(read(rows)).at(-1)).toContain('certifications');
});

test('a name in small letters that the domain of the address tells', () => {
  const rows: Row[] = [{ text: 'malena ferreyro', size: 22 }, 'fotógrafa documental', 'hola@malenaferreyro.org', '', { text: 'Perfil', size: 14 }, PROSE.es]; // prettier-ignore
  expect(read(rows).contact.name?.value).toBe('malena ferreyro');
});

const HEADED = ['RESUMEN', PROSE.es, PROSE.es, '', 'ANTECEDENTES LABORALES', [[56, 'FORESTAL EL MAITÉN S.A.'], [400, 'agosto 2016 – febrero 2021']], 'Jefe de faena', '- Investigación de accidentes y planes de acción', [[56, 'AGROINDUSTRIAL LOS AROMOS'], [400, 'enero 2016 – julio 2016']]] as const satisfies readonly Row[]; // prettier-ignore

test('a post below its employer is no heading', () => {
  const rows = [...HEADED, 'Práctica profesional', '- Matriz de riesgos de la planta', '', 'MANEJO COMPUTACIONAL', 'Excel, AutoCAD']; // prettier-ignore
  const reading = read(rows);
  expect(entriesIn(reading, 'experience')).toEqual([
    'Jefe de faena | FORESTAL EL MAITÉN S.A. | 2016-08 | 2021-02',
    'Práctica profesional | AGROINDUSTRIAL LOS AROMOS | 2016-01 | 2016-07',
  ]);
  expect(headingsOf(reading).at(-1)).toBe('MANEJO COMPUTACIONAL: skills');
});

test('an employer in capitals hands on no employer to itself', () => {
  expect(entriesIn(read([...HEADED, '- Matriz de riesgos de la planta']), 'experience').at(-1)).toBe(
    '- | AGROINDUSTRIAL LOS AROMOS | 2016-01 | 2016-07',
  );
});

test('the whole cell under the head of a column is the degree', () => {
  const row = (...cells: string[]): Row => cells.map((text, at) => [[40, 150, 420][at] ?? 0, text] as const);
  const rows = [row('Período', 'Curso', 'Instituição'), row('2012 – 2016', 'Licenciatura em Gestão, média 15 valores', 'Universidade do Planalto'), row('2008 – 2011', 'Ensino médio, Contabilidade e Gestão', 'Instituto Médio do Lubango')]; // prettier-ignore
  expect(entriesIn(sheetOf('pt', 'education', rows), 'education')).toEqual([
    'Licenciatura em Gestão | Universidade do Planalto | 2012 | 2016',
    'Ensino médio, Contabilidade e Gestão | Instituto Médio do Lubango | 2008 | 2011',
  ]);
});
