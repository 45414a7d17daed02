/** Heads of Spanish and Portuguese resumes: whose one is, posts in capitals before a name, entries that their dates close, employers in italics. */
import { expect, test } from 'vitest';
import { document, face, page, span } from '../builder.ts';
import { headOf } from '../../../src/engine/reading/heads/headers.ts';
import { readResume } from '../../../src/engine/reading/index.ts';
import { LEXICONS } from '../../../src/engine/lexicons/index.ts';
import { AS_OF, entriesIn, read, type Row } from './sheet.ts';

const PROSE = {
  es: 'Dirección de un equipo de nueve personas y mejora de los plazos de entrega para los clientes',
  pt: 'Gestão de campanhas e coordenação da equipe com foco em resultados para a empresa',
} as const;
const large = (text: string): Row => ({ text, size: 14 });
const bold = (text: string): Row => ({ text, font: 1 });

test.each<['es' | 'pt', readonly string[], string, string]>([
  ['es', ['Profesora de la Universidad de Calbuco'], 'Profesora', 'Universidad de Calbuco'],
  ['es', ['Directora del Colegio San Azul'], 'Directora', 'Colegio San Azul'],
  ['es', ['Jefa de la Unidad de Aguas, Universidad San Azul'], 'Jefa de la Unidad de Aguas', 'Universidad San Azul'],
  ['pt', ['Secretária da Câmara Municipal do Araçá'], 'Secretária', 'Câmara Municipal do Araçá'],
  ['pt', ['CHEFE DE RECEÇÃO Aldeamento Falésia Azul'], 'CHEFE DE RECEÇÃO', 'Aldeamento Falésia Azul'],
  ['pt', ['RECECIONISTA DE 1.a Aldeamento Falésia Azul'], 'RECECIONISTA DE 1.a', 'Aldeamento Falésia Azul'],
])('%s: %j', (language, texts, title, organisation) => {
  expect(headOf(texts, 'experience', LEXICONS[language])).toMatchObject({ title, organisation });
}); // prettier-ignore

test.each<['es' | 'pt', string]>([
  ['es', 'Encargada del Restaurante'],
  ['es', 'INGENIERO Civil'],
  ['pt', 'GERENTE DE VENDAS Região Sul'],
])('%s: the whole of %s is a post', (language, post) => {
  expect(headOf([post], 'experience', LEXICONS[language])).toMatchObject({ title: post, organisation: null });
});

test('what stands over the dates that close each entry is said of it', () => {
  const rows: Row[] = [
    large('Experiencia laboral'),
    bold('Nutricionista clínica'),
    bold('Fundación Los Ceibos'),
    'Viña del Mar',
    'Modalidad: voluntariado',
    'Octubre 2018 – Marzo 2019',
    bold('Nutricionista de calidad'),
    bold('Hospital San Azul'),
    'Quilpué',
    'Modalidad independiente (horario totalmente sujeto a modificación según mi disponibilidad)',
    'Marzo 2019 – Actualidad',
  ];
  expect(entriesIn(read([large('Perfil'), PROSE.es, PROSE.es, '', ...rows]), 'experience')).toEqual([
    'Nutricionista clínica | Fundación Los Ceibos | 2018-10 | 2019-03',
    'Nutricionista de calidad | Hospital San Azul | 2019-03 | present',
  ]);
});

test('in italics below a dated post stands its employer, however long', () => {
  const employer = 'Ministerio de Aguas de la Provincia de Calbuco - Instituto Superior de Formación Docente N°809';
  const spans = [
    span({ text: PROSE.es, y: 740 }),
    span({ text: 'Experiencia laboral', y: 710, size: 14 }),
    span({ text: 'Bedel en Oficina de Estudiantes (06/2021 - continúa)', y: 690, font: 1 }),
    span({ text: employer, y: 676, font: 2 }),
    span({ text: PROSE.es, y: 662 }),
  ];
  const fonts = [face('Lato'), face('Lato', { weight: 700 }), face('Lato', { italic: true })];
  expect(entriesIn(readResume(document([page([], { spans })], { fonts }), { asOf: AS_OF }), 'experience')).toEqual([
    `Bedel en Oficina de Estudiantes | ${employer} | 2021-06 | present`,
  ]);
});

test('employers in bold with their towns, told of in sentences, hold no posts', () => {
  const job = (name: string, dates: string): Row[] => [bold(`${name}, São Paulo`), dates, PROSE.pt, ''];
  const rows = [large('Experiência profissional'), ...job('Instituto Arte do Araçá', 'Agosto de 2018 – Atual'), ...job('Adaptar Inteligência', 'Março de 2017 – Julho de 2018')]; // prettier-ignore
  expect(entriesIn(read([large('Objetivo'), PROSE.pt, PROSE.pt, '', ...rows]), 'experience')).toEqual([
    '- | Instituto Arte do Araçá | 2018-08 | present',
    '- | Adaptar Inteligência | 2017-03 | 2018-07',
  ]);
});

test.each([
  ['Concón, V región, Chile', 'Concón, V región, Chile'],
  ['Calbuco, Los Lagos, Chile', 'Calbuco, Los Lagos, Chile'],
])('a town, its region and its country: %s', (row, wanted) => {
  const top = [{ text: 'Ana Prueba Ríos', size: 18 }, row, 'ana.prueba@example.org', ''];
  const { contact } = read([...top, large('Experiencia laboral'), PROSE.es, PROSE.es]);
  expect(contact.location?.value).toBe(wanted);
});

test('schools on both sides of a dash are one', () => {
  const rows = ['Curso de Gestão', 'Instituto Paulo Araçá - Fatec Ribeira', '2018 - 2020'];
  expect(entriesIn(read([large('Perfil'), PROSE.pt, PROSE.pt, '', large('Formação'), ...rows]), 'education')).toEqual([
    'Curso de Gestão | Instituto Paulo Araçá – Fatec Ribeira | 2018 | 2020',
  ]);
});
