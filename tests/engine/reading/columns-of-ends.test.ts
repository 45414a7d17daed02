/** Tables whose columns have labels of two words for one thing, and a column of their own for the ends of jobs. */
import { expect, test } from 'vitest';
import { readTables, type Heading, type Table } from './drawn-table.ts';
import { entriesIn } from './sheet.ts';

const PERSON: Heading = { heading: 'Ada Esempio, ada@example.org, Thiene' };

function told(heading: string, section: string, widths: readonly number[], rows: Table['rows']): string[] {
  return entriesIn(readTables([PERSON, { heading }, { widths, rows, lines: 'cells' }]), section);
}

test.each([
  ['Esperienze lavorative', ['Dal', 'Al', 'Ditta', 'Mansione'], 'in corso', ['Torneria Brumel Srl', 'Tornitore'], ['Officina Quell', 'Fresatore']],
  ['Esperienze lavorative', ['Dal', 'Al', 'Ditta', 'Mansione'], "a tutt'oggi", ['Torneria Brumel Srl', 'Tornitore'], ['Officina Quell', 'Fresatore']],
  ['Experiencia laboral', ['Desde', 'Hasta', 'Empresa', 'Cargo'], 'a la fecha', ['Talleres Brumel S.L.', 'Tornero'], ['Forjas Quell', 'Fresador']],
  ['Experiência profissional', ['Início', 'Fim', 'Empresa', 'Cargo'], 'até hoje', ['Tornearia Brumel Lda', 'Torneiro'], ['Forjas Quell', 'Fresador']],
])('%s: "%s", and "%s" in the column of the ends', (heading, head, now, [firm = '', post = ''], [before = '', last = '']) => {
  const rows = [head, ['02/2023', now, firm, post], ['05/2018', '01/2023', before, last]];
  expect(told(heading, 'experience', [80, 90, 160, 160], rows)).toEqual([
    `${post} | ${firm} | 2023-02 | present`,
    `${last} | ${before} | 2018-05 | 2023-01`,
  ]);
}); // prettier-ignore

test.each([
  ['Formación académica', ['Título o grado obtenido', 'Centro de estudios', 'Desde', 'Hasta'], 'Secundaria completa', 'I.E. Quelonia de Alfar'],
  ['Formazione', ['Titolo o qualifica conseguita', 'Istituto', 'Dal', 'Al'], 'Qualifica di operatore meccanico', 'IPSIA Quell'],
])('%s: a label of two words that ask for the same', (heading, head, degree, school) => {
  expect(told(heading, 'education', [170, 160, 70, 70], [head, [degree, school, '2000', '2004']])).toEqual([`${degree} | ${school} | 2000 | 2004`]);
}); // prettier-ignore

test('"o" joins the two words of a label in a form', () => {
  const box = (firm: string, post: string, dates: string): Table => ({
    widths: [140, 340],
    rows: [['Entidad o empresa', firm], ['Cargo', post], ['Área', 'Archivo'], ['Fecha de inicio / fin', dates]],
    lines: 'cells',
  }); // prettier-ignore
  const parts = [box('Notaría Quell', 'Auxiliar', '01/06/2015 – 28/02/2019'), box('Sol de Alfar', 'Digitadora', '06/05/2013 – 29/05/2015')]; // prettier-ignore
  expect(entriesIn(readTables([PERSON, { heading: 'Experiencia laboral' }, ...parts]), 'experience')).toEqual([
    'Auxiliar | Notaría Quell | 2015-06 | 2019-02',
    'Digitadora | Sol de Alfar | 2013-05 | 2015-05',
  ]);
});
