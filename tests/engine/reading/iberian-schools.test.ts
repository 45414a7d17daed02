/** Schools and degrees of Spanish and Portuguese resumes, and headings that only look like ones. */
import { expect, test } from 'vitest';
import { entriesIn, headingsOf, read, type Row } from './sheet.ts';

const PROSE = {
  es: 'Dirección de un equipo de nueve personas y mejora de los plazos de entrega para los clientes',
  pt: 'Gestão de campanhas e coordenação da equipe com foco em resultados para a empresa',
} as const;
const large = (text: string): Row => ({ text, size: 14 });
const bold = (text: string): Row => ({ text, font: 1 });

function studies(language: keyof typeof PROSE, rows: readonly Row[]): string[] {
  const heading = { es: 'Formación académica', pt: 'Formação acadêmica' }[language];
  const reading = read([large('Perfil'), PROSE[language], PROSE[language], '', large(heading), ...rows]);
  return entriesIn(reading, 'education');
}

test('a degree below its school and years, with a gap before the next, however its lines wrap', () => {
  const rows: Row[] = [
    '2021 - 2022, Instituto Superior del Sur', bold('Tec. Superior en Riego y Suelos'), '',
    '2019 - 2020, Centro Técnico de Estudios del Istmo', bold('Tec. Superior en Cultivos Protegidos'), '',
    '2017 - 2018, Universidad de Aldaba', bold('Prof. de Enseñanza Agraria, orientación en Maquinaria y Mantenimiento de las Fincas de'), bold('la Costa'), '',
    '2013 - 2016, Universidad de Aldaba', bold('Lic. en Agronomía Tropical'), '',
    '2008 - 2010, Colegio Los Robles', bold('Bachiller en Ciencias'),
  ]; // prettier-ignore
  expect(studies('es', rows)).toEqual([
    'Tec. Superior en Riego y Suelos | Instituto Superior del Sur | 2021 | 2022',
    'Tec. Superior en Cultivos Protegidos | Centro Técnico de Estudios del Istmo | 2019 | 2020',
    'Prof. de Enseñanza Agraria, orientación en Maquinaria y Mantenimiento de las Fincas de la Costa | Universidad de Aldaba | 2017 | 2018',
    'Lic. en Agronomía Tropical | Universidad de Aldaba | 2013 | 2016',
    'Bachiller en Ciencias | Colegio Los Robles | 2008 | 2010',
  ]);
});

test('a line that ends in a particle goes on, whatever room it leaves', () => {
  const rows = [bold('Especialização em Artes do'), bold('Palco'), 'Faculdade Beira-Rio', 'Conclusão em 2023'];
  expect(studies('pt', rows)).toEqual(['Especialização em Artes do Palco | Faculdade Beira-Rio | - | 2023']);
});

test('two subjects on either side of a stroke, the school behind the dash', () => {
  const rows = ['• Especialização em Solos / Ciência da Terra - Educamar EAD, 01/2021 a 06/2022.', '• Bacharelado em Direito - Universidade do Vale, 2015 a 2019.']; // prettier-ignore
  expect(studies('pt', rows)).toEqual([
    'Especialização em Solos / Ciência da Terra | Educamar EAD | 2021-01 | 2022-06',
    'Bacharelado em Direito | Universidade do Vale | 2015 | 2019',
  ]);
});

test('studies that go on, whatever tells it beside their only date', () => {
  expect(studies('pt', ['03/2024- Magistério (cursando 3º módulo) - Escola Rosa Mística'])).toEqual([
    'Magistério | Escola Rosa Mística | 2024-03 | present',
  ]);
  expect(studies('es', ['Universidad del Sur, Tecnología en Riego – Mayo 2024 - Tercer Ciclo Actualmente'])).toEqual([
    'Tecnología en Riego | Universidad del Sur | 2024-05 | present',
  ]); // prettier-ignore
  const railed: Row[] = [
    [[54, 'Act.'], [110, 'Ingeniería Industrial']], [[110, 'Universidad Nacional del Sur']], '',
    [[54, '2019'], [110, 'Bachiller']], [[110, 'Colegio Central']],
  ]; // prettier-ignore
  expect(studies('es', railed)).toEqual([
    'Ingeniería Industrial | Universidad Nacional del Sur | - | present',
    'Bachiller | Colegio Central | - | 2019',
  ]);
});

test('what announces a degree is none of it, and a state of studies may stand behind a stroke', () => {
  expect(studies('es', [bold('Obtención del título de Bachiller'), 'Instituto Los Robles', 'Año 2008'])).toEqual([
    'Bachiller | Instituto Los Robles | - | 2008',
  ]);
  expect(studies('pt', ['Faculdade Beira-Rio', 'Bacharelado em Artes | cursando - Período manhã'])).toEqual([
    'Bacharelado em Artes | Faculdade Beira-Rio | - | present',
  ]);
  expect(studies('pt', ['2015 - 2017', 'Mestrado em Artes, Observatório do Outeiro'])).toEqual([
    'Mestrado em Artes | Observatório do Outeiro | 2015 | 2017',
  ]);
});

test('a level as a heading of its own over subject and school', () => {
  const rows = [bold('Doutorado'), 'Botânica: (2016 - 2020) Universidade do Vale Fundo', '', bold('Mestrado'), 'Botânica: (2013 - 2015) Universidade do Outeiro']; // prettier-ignore
  expect(studies('pt', rows)).toEqual([
    'Doutorado, Botânica | Universidade do Vale Fundo | 2016 | 2020',
    'Mestrado, Botânica | Universidade do Outeiro | 2013 | 2015',
  ]);
});

test('"Actual" in the column of years, "(En formación)" behind a school', () => {
  const rows: Row[] = [
    [[54, 'Institución'], [250, 'Título'], [450, 'Año']],
    [[54, 'Fundación Universitaria del Sur'], [250, 'Ingeniería Forestal'], [450, 'Actual']],
    [[54, 'Instituto Los Robles'], [250, 'Bachiller'], [450, '2018']],
  ]; // prettier-ignore
  expect(studies('es', rows)).toEqual([
    'Ingeniería Forestal | Fundación Universitaria del Sur | - | present',
    'Bachiller | Instituto Los Robles | - | 2018',
  ]);
  expect(studies('es', ['Tecnólogo en Riego', 'Instituto Los Robles (En formación)'])).toEqual([
    'Tecnólogo en Riego | Instituto Los Robles | - | present',
  ]);
});

test('how well one speaks a language is no degree', () => {
  const rows = ['Ingeniería en Sistemas - Universidad del Sur (2015)', 'Inglés – Nivel B2 (2023)'];
  expect(studies('es', rows)).toEqual(['Ingeniería en Sistemas | Universidad del Sur | - | 2015']);
});

test('a degree set as the other degrees is no heading where headings are far larger', () => {
  const reading = read([
    large('Jornada Profissional'), '2018 - 2019', bold('Professor'), 'Colégio Aurora', '', large('Formação'),
    bold('Licenciatura em Letras'), 'Universidade do Vale', 'Conclusão em 2019', '', bold('Licenciatura em Informática'), 'Universidade do Vale', 'Conclusão em 2025', '',
    large('Soft-Skills'), 'Pontualidade, escuta e organização',
  ]); // prettier-ignore
  expect(headingsOf(reading)).toEqual([
    'Jornada Profissional: experience',
    'Formação: education',
    'Soft-Skills: skills',
  ]);
});

test('nor are words of a profile in italics, among headings in bold capitals', () => {
  const tall = (text: string): Row => ({ text, size: 11.5 });
  const reading = read([
    bold('PERFIL'), tall('Experiencia en huertos de altura,'), tall('riego por goteo y cuidado de'), tall('frutales de hueso.'), '',
    bold('FORMACIÓN'), '2015 - 2019, Universidad del Sur', 'Licenciado en Derecho', '', bold('APRENDIZAJE CONTINUO'), '2020, Taller de escritura', '', bold('REFERENCIA'), 'Inés Robledo, directora',
    'Tel. 600 000 000',
  ]); // prettier-ignore
  expect(headingsOf(reading)).toEqual([
    'PERFIL: summary',
    'FORMACIÓN: education',
    'APRENDIZAJE CONTINUO: certifications',
    'REFERENCIA: references',
  ]);
});
