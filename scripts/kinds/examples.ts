/** Texts of which it is known what they name: the lists beside this file, and what the dev resumes' labels tell of their lines. */
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { NamedKind } from '../../src/engine/reading/heads/kind-odds.ts';
import { readResume } from '../../src/engine/reading/index.ts';
import type { Reading } from '../../src/engine/reading/reading.ts';
import { key } from '../../src/engine/reading/text/fold.ts';
import { nodeRuntime } from '../../src/pdf/node.ts';
import { readPdf } from '../../src/pdf/read.ts';
import { LANGUAGES, type Language } from '../../src/resume/language.ts';
import type { BlindLabel } from '../../tests/bench/blind-label.ts';
import type { KindExample } from './model.ts';

const BLIND = path.resolve(import.meta.dirname, '../../tests/fixtures/blind');

const NAMES: Readonly<Record<string, NamedKind>> = { title: 'post', firm: 'employer', school: 'school', degree: 'degree', place: 'place', other: 'other' }; // prettier-ignore

/** The lists `es.firm.txt` and so on, a text a line. */
export async function listExamples(folder = import.meta.dirname): Promise<KindExample[]> {
  const all: KindExample[] = [];
  for (const language of LANGUAGES)
    for (const [name, kind] of Object.entries(NAMES)) {
      const file = path.join(folder, `${language}.${name}.txt`);
      if (!existsSync(file)) continue;
      const lines = (await readFile(file, 'utf8')).split('\n').filter((line) => line.trim() !== '');
      all.push(...lines.map((text) => ({ text, kind, language, weight: 1 })));
    }
  return all;
}

/** How much is learned of what no label names. */
const WEIGHT = { heading: 0.5, bullet: 0.4, within: 0.3, piece: 0.5, line: 0.2 } as const;
const LONGEST = 70;
const PIECES = /\s*[|·•]\s*|,\s|\s[–—-]\s|\s{3,}|\(|\)/u;
const NAME_LIKE = /^[\p{L}\p{M}\s.'’-]+$/u;
/** Words of a town's name. */
const TOWN = 4;

/** @param label what the resume says. */
export function labelExamples(reading: Reading, label: BlindLabel, language: Language): KindExample[] {
  const all: KindExample[] = [];
  const add = (text: string | null | undefined, kind: NamedKind, weight = 1): void => {
    if (text) all.push({ text, kind, language, weight });
  };
  for (const { title, company } of label.jobs) {
    add(title, 'post');
    add(company, 'employer');
  }
  for (const { degree, school } of [...label.education, ...(label.optionalEducation ?? [])]) {
    add(degree, 'degree');
    add(school, 'school');
  }
  add(label.location, 'place');
  const known = all.map(({ text }) => key(text));
  const other = (text: string | undefined, weight: number): void => {
    const keyed = key(text ?? '');
    if (keyed.length > 1 && !known.some((own) => own.includes(keyed) || keyed.includes(own))) add(text, 'other', weight);
  };
  for (const { line } of reading.headings) add(line.text, 'other', WEIGHT.heading);
  for (const { text } of reading.bullets) {
    other(text.slice(0, LONGEST), WEIGHT.bullet);
    other(text.split(/[,;]\s/u)[1]?.slice(0, LONGEST), WEIGHT.within);
  }
  const listed = new Set(reading.bullets.flatMap(({ lines }) => lines));
  for (const { kind, lines } of reading.sections) {
    const told = kind === 'experience' || kind === 'education';
    for (const line of lines.filter((own) => !listed.has(own))) {
      if (!told || line.text.length > LONGEST) other(line.text.slice(0, LONGEST), told ? WEIGHT.bullet : WEIGHT.line);
      if (!told) continue;
      for (const piece of line.text.split(PIECES)) {
        const keyed = key(piece);
        if (keyed.length < 2 || known.some((own) => own.includes(keyed) || keyed.includes(own))) continue;
        const town = NAME_LIKE.test(piece) && piece.split(' ').length < TOWN;
        add(piece.trim(), town ? 'place' : 'other', WEIGHT.piece);
      }
    }
  }
  return all;
} // prettier-ignore

/** A resume's name, and what is known of it. */
export interface ResumeExamples {
  readonly name: string;
  readonly examples: readonly KindExample[];
}

/** Of the resumes that whoever works on the engine may look at. */
export async function devExamples(): Promise<ResumeExamples[]> {
  const all: ResumeExamples[] = [];
  for (const file of (await readdir(path.join(BLIND, 'labels'))).toSorted()) {
    const name = path.basename(file, '.json');
    const label = JSON.parse(await readFile(path.join(BLIND, 'labels', file), 'utf8')) as BlindLabel;
    if (label.set !== 'dev') continue;
    const bytes = await readFile(path.join(BLIND, 'pdf', `${name}.pdf`));
    const document = await readPdf(new Uint8Array(bytes), nodeRuntime, { fileName: `${name}.pdf` });
    const reading = readResume(document, { asOf: '2026-01-15' });
    const language = reading.language ?? label.language;
    all.push({ name, examples: labelExamples(reading, label, language) });
  }
  return all;
}
