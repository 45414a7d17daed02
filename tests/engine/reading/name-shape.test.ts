/** What is cut from around a name, and what only looks like it. */
import { expect, test } from 'vitest';
import { readResume } from '../../../src/engine/reading/index.ts';
import { bareName } from '../../../src/engine/reading/names/name-shape.ts';
import { document, face } from '../builder.ts';
import { AS_OF, sheet, type Row } from './sheet.ts';

test.each([
  ['Renata Figueiredo', 'Renata Figueiredo'],
  ['Fortunata Greco', 'Fortunata Greco'],
  ['Elena Rossi, nata Bianchi', 'Elena Rossi'],
  ['Claire Martin (née Dubois)', 'Claire Martin'],
  ['Petra Huber geb. Maier', 'Petra Huber'],
  ['Mag. pharm. Petra Huber', 'Petra Huber'],
  ['Mag. rer. soc. oec. Petra Huber', 'Petra Huber'],
  ['Mag.a pharm. Petra Huber', 'Petra Huber'],
  ['Dr.med.univ. Petra Huber', 'Petra Huber'],
  ['Dr. sc. hum. Petra Huber', 'Petra Huber'],
  ['Dott.ssa Petra Huber', 'Petra Huber'],
  ['Petra St. Huber', 'Petra St. Huber'],
])('of %s it is %s', (written, name) => {
  expect(bareName(written)).toBe(name);
});

/** A file that is called for the post: "cv-agronomo.pdf". */
function nameIn(top: readonly Row[], fileName: string): string | undefined {
  const rows: readonly Row[] = [...top, 'Sorriso – MT', 'rafael.piovan@example.org', '', { text: 'Experiência profissional', size: 14 }, 'Coordenador de vendas e de desenvolvimento do mercado com uma equipe de cinco pessoas']; // prettier-ignore
  const fonts = [face('Lato'), face('Lato', { weight: 700 })];
  return readResume(document([sheet(rows)], { fonts, fileName }), { asOf: AS_OF }).contact.name?.value;
}

test.each<[string, readonly Row[]]>([
  ['a cell of its own', [[[56, 'Rafael Augusto Piovan'], [400, 'Engenheiro Agrônomo']]]],
])('a name ends where a post has %s, though the file is called for the post', (_, top) => {
  expect(nameIn(top, 'cv-engenheiro-agronomo.pdf')).toBe('Rafael Augusto Piovan');
}); // prettier-ignore
