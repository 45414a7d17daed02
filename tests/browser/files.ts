/** Files to give to the page. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../scripts/processes.ts';
import type { Locale } from '../../src/i18n/locales.ts';

const FIXTURES = join(ROOT, 'tests/fixtures');

export interface GivenFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** A fixture as a file of the visitor's. */
export function fixture(name: string, as: Partial<GivenFile> = {}): GivenFile {
  const buffer = readFileSync(join(FIXTURES, 'pdf', `${name}.pdf`));
  return { name: `${name}.pdf`, mimeType: 'application/pdf', buffer, ...as };
}

/** A good PDF with blanks at its end, `size` bytes in all. */
export function padded(size: number): GivenFile {
  const { buffer } = fixture('es-sample');
  return fixture('es-sample', {
    name: 'grande.pdf',
    buffer: Buffer.concat([buffer, Buffer.alloc(size - buffer.length, ' ')]),
  });
}

export const TEXT_FILE: GivenFile = {
  name: 'cv.txt',
  mimeType: 'text/plain',
  buffer: Buffer.from('Lucía Marín, jefa de operaciones'),
};

export interface Label {
  readonly name: string;
  readonly email: string;
  /** "+34634120957". */
  readonly phone: string;
}

/** What the author of a language's strong resume says of its person. */
export function labelOf(locale: Locale): Label {
  return JSON.parse(readFileSync(join(FIXTURES, 'labels', `${locale}-strong.json`), 'utf8')) as Label;
}
