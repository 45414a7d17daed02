/** Lines within jobs and degrees of Spanish and Portuguese resumes that are told by what stands around them. */
import { expect, test } from 'vitest';
import { document, face, page, span } from '../builder.ts';
import { openingOf } from '../../../src/engine/reading/items/bullets.ts';
import { readResume } from '../../../src/engine/reading/index.ts';
import { PROSE, told, type Iberian } from './iberian-sheet.ts';
import { AS_OF, entriesIn, read, type Row } from './sheet.ts';

test.each<[string, Iberian, readonly Row[], readonly string[]]>([
  ['a project and its topic above the employer', 'es', ['2015 - 2017  Investigadora', 'Proyecto FONDO 1101234.', 'Tema: modelos de mareas en canales de aguas poco profundas y frías.', 'Departamento de Oceanografía', 'Universidad de Calbuco'], ['Investigadora | Universidad de Calbuco | 2015 | 2017']],
  ['a project where nothing else names an employer', 'pt', ['Monitora – Projeto Leitura na Praça', 'mar 2022 – nov 2024'], ['Monitora | Projeto Leitura na Praça | 2022-03 | 2024-11']],
  ['an employer in brackets before what was done there', 'es', ['2015-16 Técnico de muestreo (Estación Marina de Aldán, España) Ensayos con larvas', 'de mejillón durante la campaña de primavera.'], ['Técnico de muestreo | Estación Marina de Aldán | 2015 | 2016']],
])('jobs: %s', (_, language, rows, wanted) => {
  expect(told(language, 'experience', rows)).toEqual(wanted);
}); // prettier-ignore

test('a product and its number, hyphenated, begin no job', () => {
  const rows: Row[] = ['2006 - 2007  Docente ayudante, Instituto Mecánico de Canelones', 'Tareas de soporte y asistencia técnica a usuarios en ambientes con redes y equipos Win-', { text: 'dows 2000.', font: 1 }]; // prettier-ignore
  expect(told('es', 'experience', rows)).toEqual(['Docente ayudante | Instituto Mecánico de Canelones | 2006 | 2007']);
});

test.each<[string, Iberian, string, string]>([
  ['in words', 'pt', 'Ensino médio, E.E. Nove de Julho - 2009', 'Ensino médio | E.E. Nove de Julho | - | 2009'],
  ['in figures', 'es', 'Bachillerato, Escuela 9 de Julio - 2009', 'Bachillerato | Escuela 9 de Julio | - | 2009'],
  ['a day that is a date', 'es', 'Bachillerato, Escuela Mitre, 9 de julio de 2009', 'Bachillerato | Escuela Mitre | - | 2009-07'],
])('schools named for a day, %s', (_, language, row, wanted) => {
  expect(told(language, 'education', [row])).toEqual([wanted]);
}); // prettier-ignore

test.each<[string, Iberian, readonly Row[], readonly string[]]>([
  ['who guided it, in brackets', 'es', ['2017 - 2020  Doctorado en Ecología (supervisores: Rita Mora e Iván Puig), Universidad de Olivares'], ['Doctorado en Ecología | Universidad de Olivares | 2017 | 2020']],
  ['its grade, in brackets, and what paid for it', 'pt', ['2009 - 2013  Doutorado em Genética (Conceito CAPES 5).', 'Universidade Federal do Araçá, Brasil.', 'Orientadora: Marta Kloss.', 'Bolsista do(a): Coordenação de Aperfeiçoamento de Pessoal.'], ['Doutorado em Genética | Universidade Federal do Araçá | 2009 | 2013']],
  ['a French doctor', 'es', ['2013  Docteur en Informatique', 'Université de Brumes, Francia', 'Tema de Tesis: Ondas cerebrales', 'Tutores: Jean Mercier y Paul Roussel'], ['Docteur en Informatique | Université de Brumes | - | 2013']],
  ['a heading of courses among schools', 'pt', [{ text: '2019', font: 1 }, { text: 'Ensino médio, E.E. Dulce Moura', font: 1 }, 'Participação na feira de ciências da escola, com um trabalho sobre a qualidade da água do rio.', { text: 'Cursos complementares:', font: 1 }, '• Operador logístico – Escola do Vale (80h)', '• Informática básica'], ['Ensino médio | E.E. Dulce Moura | - | 2019']],
  ['a level that only labels the degree below', 'es', [[[56, 'Especialidad:'], [180, 'Universidad de Calbuco']], [[180, 'Enfermería en Emergencias (2017 – 2018)']]], ['Enfermería en Emergencias | Universidad de Calbuco | 2017 | 2018']],
])('degrees: %s', (_, language, rows, wanted) => {
  expect(told(language, 'education', rows)).toEqual(wanted);
}); // prettier-ignore

test('dates in a type of their own before a school in bold and its degree', () => {
  const step = 0.5 * 10.5;
  const row = (y: number, ...parts: readonly (readonly [string, number])[]): ReturnType<typeof span>[] => {
    let x = 56;
    return parts.map(([text, font]) => {
      const drawn = span({ text, x, y, font });
      x += text.length * step;
      return drawn;
    });
  };
  const rows = [
    ...row(700, [PROSE.es, 0]),
    span({ text: 'Educación', y: 660, size: 14 }),
    ...row(640, ['2015-16 ', 2], ['Universidad de Olivares', 1], [' Máster en Biodiversidad', 0]),
    ...row(620, ['2010-15 ', 2], ['Universidad de Calbuco', 1], [' Grado en Biología', 0]),
  ];
  const fonts = [face('Lato'), face('Lato', { weight: 700 }), face('Mono')];
  expect(entriesIn(readResume(document([page([], { spans: rows })], { fonts }), { asOf: AS_OF }), 'education')).toEqual(
    [
      'Máster en Biodiversidad | Universidad de Olivares | 2015 | 2016',
      'Grado en Biología | Universidad de Calbuco | 2010 | 2015',
    ],
  );
});

test('an ordinal opens no list item', () => {
  expect(openingOf('8.ª Classe').glyph).toBeNull();
  expect(openingOf('8. Classe').glyph).not.toBeNull();
});

test('a label of two rows in small capitals, the second without their initial', () => {
  const label = (y: number, ...parts: readonly (readonly [string, number, number])[]): ReturnType<typeof span>[] => parts.map(([text, x, size]) => span({ text, x, y, size, font: 1 })); // prettier-ignore
  const spans = [
    ...label(700, ['T', 60, 11], ['RAYECTORIA', 66, 7.5]),
    span({ text: 'Marzo de 2018 a la fecha. Abogada, Estudio', x: 140, y: 700, size: 11 }),
    ...label(686, ['PROFESIONAL', 64.2, 7.5]),
    span({ text: 'Prueba & Asociadas, Córdoba.', x: 140, y: 686, size: 11 }),
    span({ text: PROSE.es, x: 140, y: 660, size: 11 }),
    span({ text: PROSE.es, x: 140, y: 646, size: 11 }),
  ];
  const { lines, headings } = readResume(document([page([], { spans })], { fonts: [face('Lato'), face('Lato', { weight: 700 })] }), { asOf: AS_OF }); // prettier-ignore
  expect(headings.map(({ kinds }) => kinds.join())).toEqual(['experience']);
  expect(lines.map(({ text }) => text)).toContain('Prueba & Asociadas, Córdoba.');
});

test('an address to write to that the foot of each sheet repeats belongs to no section', () => {
  const foot: Row = { text: '099 111 222 • ana.prueba@example.org', y: 70 };
  const { lines } = read(['Ana Prueba', PROSE.es, foot], ['Experiencia laboral', PROSE.es, foot]);
  expect(lines.filter(({ running }) => running)).toHaveLength(2);
});
