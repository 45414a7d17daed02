/** Heads of Spanish and Portuguese resumes: names with dashes, periods in two rows, schools by their number, whose an employer is. */
import { expect, test } from 'vitest';
import { document, face, page, span } from '../builder.ts';
import { rangesIn } from '../../../src/engine/reading/dates/dates.ts';
import { headOf } from '../../../src/engine/reading/heads/headers.ts';
import { readResume } from '../../../src/engine/reading/index.ts';
import { LEXICONS } from '../../../src/engine/lexicons/index.ts';
import { HEADINGS, PROSE, told, type Iberian } from './iberian-sheet.ts';
import { AS_OF, entriesIn, type Row } from './sheet.ts';

test.each<[Iberian, readonly string[], string, string]>([
  ['pt', ['Fórum da Ribeira – Vara de Família', 'Estagiária Bolsista'], 'Estagiária Bolsista', 'Fórum da Ribeira – Vara de Família'],
  ['pt', ['UFRA – Instituto de Botânica – Disciplina de Algas', 'Monitora'], 'Monitora', 'UFRA – Instituto de Botânica – Disciplina de Algas'],
  ['es', ['Enfermera', 'Centro Médico Azul - Unidad de Trauma'], 'Enfermera', 'Centro Médico Azul - Unidad de Trauma'],
  ['es', ['Grupo Azul - Antofagasta', 'Enfermera'], 'Enfermera', 'Grupo Azul'],
  ['pt', ['Laboratório Araçá - LAB', 'Auxiliar'], 'Auxiliar', 'Laboratório Araçá'],
  ['es', ['Programa de Riego PRC', 'dependiente del Ministerio de Aguas', 'Auxiliar'], 'Auxiliar', 'Programa de Riego PRC'],
])('%s: %j', (language, texts, title, organisation) => {
  expect(headOf(texts, 'experience', LEXICONS[language])).toMatchObject({ title, organisation });
}); // prettier-ignore

test('what stands in the type of the employers holds its dash', () => {
  const row = (y: number, ...parts: readonly (readonly [number, string, number])[]): ReturnType<typeof span>[] =>
    parts.map(([x, text, font]) => span({ text, x, y, font }));
  const spans = [
    ...row(720, [56, PROSE.pt, 0]),
    span({ text: HEADINGS.experience.pt, y: 690, size: 14 }),
    ...row(670, [56, 'Hospital Municipal do Araçá', 1], [420, 'Abril 2025 – atual', 0]),
    ...row(656, [56, 'Estagiária', 0]),
    ...row(642, [56, '• Apoio a oficinas e atendimentos', 0]),
    ...row(620, [56, 'Novo Abrigo – NUA e ASE', 1], [420, 'Junho 2023 – Dezembro 2023', 0]),
    ...row(606, [56, 'Estagiária', 0]),
    ...row(592, [56, '• Apoio a oficinas e atendimentos', 0]),
  ];
  const reading = readResume(document([page([], { spans })], { fonts: [face('Lato'), face('Lato', { weight: 700 })] }), { asOf: AS_OF }); // prettier-ignore
  expect(entriesIn(reading, 'experience')).toEqual([
    'Estagiária | Hospital Municipal do Araçá | 2025-04 | present',
    'Estagiária | Novo Abrigo – NUA e ASE | 2023-06 | 2023-12',
  ]);
});

test('an employer in larger letters than the town beside it heads its job', () => {
  const job = (y: number, employer: string, post: string, dates: string, deed: string): ReturnType<typeof span>[] => [
    span({ text: employer, y, size: 10.5 }),
    span({ text: 'Rio de Janeiro, Brasil', x: 380, y, size: 9 }),
    span({ text: post, y: y - 13, size: 9 }),
    span({ text: dates, x: 440, y: y - 13, size: 9 }),
    span({ text: `• ${deed}`, y: y - 26, size: 9 }),
  ];
  const spans = [
    span({ text: PROSE.pt, y: 740, size: 9 }),
    span({ text: HEADINGS.experience.pt, y: 710, size: 15 }),
    ...job(690, 'Colégio da Ribeira Azul', 'Director Pedagógico', 'Jan. 2016 - Actual', 'Coordenação de docentes'),
    ...job(640, 'NSO', 'Instrutor', 'Jun. 2004 - Dez. 2006', 'Formação de jovens'),
  ];
  const reading = readResume(document([page([], { spans })]), { asOf: AS_OF });
  expect(entriesIn(reading, 'experience')).toEqual([
    'Director Pedagógico | Colégio da Ribeira Azul | 2016-01 | present',
    'Instrutor | NSO | 2004-06 | 2006-12',
  ]);
});

test.each<[string, Iberian, 'experience' | 'education', readonly Row[], readonly string[]]>([
  ['when it began over when it ended, for whom and what was done beside them', 'es', 'experience', [[[56, 'Febrero 2007'], [180, 'Consultora Calbuco']], [[56, 'Noviembre 2007'], [180, '• Desarrollo de un sistema de riego']], '', [[56, 'Octubre 2008'], [180, 'Instituto de Aguas']], [[56, 'Junio 2009'], [180, '• Soporte al sistema web']]], ['- | Consultora Calbuco | 2007-02 | 2007-11', '- | Instituto de Aguas | 2008-10 | 2009-06']],
  ['a dash behind the word for a post', 'pt', 'experience', ['Igreja da Ribeira', 'Função - Secretário Paroquial', '2014 - 2016'], ['Secretário Paroquial | Igreja da Ribeira | 2014 | 2016']],
  ['a school by its number', 'es', 'education', ['Secundaria Técnica No. 44', '2001 - 2004'], ['- | Secundaria Técnica No. 44 | 2001 | 2004']],
  ['a centre of teaching', 'pt', 'education', ['Centro de Ensino Superior e de Pós-Graduação do Araçá', 'Mestrado em Teologia', '2006 - 2008'], ['Mestrado em Teologia | Centro de Ensino Superior e de Pós-Graduação do Araçá | 2006 | 2008']],
])('entries: %s', (_, language, kind, rows, wanted) => {
  expect(told(language, kind, rows)).toEqual(wanted);
}); // prettier-ignore

test.each<[string, string | null, string | null]>([
  ['Enero 2021 | Actualidad', '2021-01', 'present'],
  ['2011 | 2018', '2011', '2018'],
  ['2018 | 2011', null, '2018'],
])('a bar alone between dates: %s', (text, start, end) => {
  expect(rangesIn(text, LEXICONS.es)[0]).toMatchObject({ start, end });
});
