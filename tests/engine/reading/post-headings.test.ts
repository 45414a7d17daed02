/** Headings that open with a word for posts, whatever the posts are in. */
import { expect, test } from 'vitest';
import { LEXICONS } from '../../../src/engine/lexicons/index.ts';
import { kindByWord } from '../../../src/engine/reading/sections/heading-kinds.ts';
import { bare } from '../../../src/engine/reading/sections/heading-text.ts';

test.each([
  ['es', 'Puestos de investigación'],
  ['es', 'Cargos académicos'],
  ['fr', 'Postes de recherche'],
  ['it', 'Incarichi di ricerca'],
  ['it', 'Posizioni accademiche'],
  ['pt', 'Posições de investigação'],
  ['de', 'Stellen in der Forschung'],
  ['en', 'Research appointments'],
] as const)('%s: %s', (language, heading) => {
  expect(kindByWord(bare(heading), LEXICONS[language])).toBe('experience');
});

test.each([
  ['es', 'Publicaciones de investigación', 'publications'],
  ['es', 'Formación académica', 'education'],
] as const)('%s: %s opens %s as before', (language, heading, kind) => {
  expect(kindByWord(bare(heading), LEXICONS[language])).toBe(kind);
});
