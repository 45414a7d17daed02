import { expect, test } from 'vitest';
import { fileProblem } from '../../../src/islands/analyzer/fileProblem.ts';
import { MAX_FILE_BYTES } from '../../../src/resume/document.ts';

test.each([
  ['a PDF', { name: 'cv.pdf', type: 'application/pdf', size: 1 }, null],
  ['a PDF of exactly the limit', { name: 'cv.pdf', type: 'application/pdf', size: MAX_FILE_BYTES }, null],
  ['a PDF whose type the system does not know', { name: 'CV.PDF', type: '', size: 1 }, null],
  ['a picture', { name: 'foto.png', type: 'image/png', size: 1 }, 'not-pdf'],
  ['a picture that calls itself PDF', { name: 'foto.pdf', type: 'image/png', size: 1 }, 'not-pdf'],
  ['a file without type or ending', { name: 'cv', type: '', size: 1 }, 'not-pdf'],
  ['an empty file', { name: 'cv.pdf', type: 'application/pdf', size: 0 }, 'empty'],
  ['one byte too many', { name: 'cv.pdf', type: 'application/pdf', size: MAX_FILE_BYTES + 1 }, 'too-large'],
])('%s', (_, file, problem) => {
  expect(fileProblem(file)).toBe(problem);
});
