/** What is cut from around a name, and what only looks like it. */
import { expect, test } from 'vitest';
import { bareName } from '../../src/engine/reading/name-shape.ts';

test.each([
  ['Renata Figueiredo', 'Renata Figueiredo'],
  ['Fortunata Greco', 'Fortunata Greco'],
  ['Elena Rossi, nata Bianchi', 'Elena Rossi'],
  ['Claire Martin (née Dubois)', 'Claire Martin'],
  ['Petra Huber geb. Maier', 'Petra Huber'],
])('of %s it is %s', (written, name) => {
  expect(bareName(written)).toBe(name);
});
