/** What is cut from around a name, and what only looks like it. */
import { expect, test } from 'vitest';
import { bareName } from '../../../src/engine/reading/names/name-shape.ts';

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
