/** Each file read as it is and with one thing of one entry changed. */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { measure } from '../../../src/engine/index.ts';
import { readResume } from '../../../src/engine/reading/index.ts';
import type { Entry } from '../../../src/engine/reading/reading.ts';
import { nodeRuntime } from '../../../src/pdf/node.ts';
import { readPdf } from '../../../src/pdf/read.ts';
import type { ResumeDocument } from '../../../src/resume/document.ts';
import type { Language } from '../../../src/resume/language.ts';
import type { BlindLabel } from '../blind-label.ts';
import { folded } from '../blind-match.ts';
import { WORDS } from '../sweep/words/index.ts';
import { placeOf, replaced, taken } from './spans.ts';

const BLIND = path.resolve(import.meta.dirname, '../../fixtures/blind');
const AS_OF = '2026-01-15';

/** The change, of a job unless it says otherwise. */
export const PERTURBATIONS = ['undated', 'other firm', 'other post', 'undated study'] as const;
export type Perturbation = (typeof PERTURBATIONS)[number];

export interface Outcome {
  readonly file: string;
  readonly language: Language;
  readonly change: Perturbation;
  readonly before: string;
  /** What was read in its place. */
  readonly after: string;
  readonly stays: boolean;
  /** Entries of the same kind that went with it. */
  readonly lost: number;
}

/** Post and employer, or degree and school, and the dates, as read. */
type Read = readonly [string, string, string];

const named = (text: string | null | undefined): string => folded(text ?? '');
const readOf = ({ title, organisation, dates }: Pick<Entry, 'title' | 'organisation' | 'dates'>): Read => [
  named(title),
  named(organisation),
  dates ? `${dates.start ?? ''}–${dates.end ?? ''}` : '',
];
const told = (read: Read): string => read.join(' | ');

/** Of whom one has more words than the other, as of the one that lost its dates, is still the same. */
const same = (a: string, b: string): boolean => a === b || (a !== '' && b !== '' && (a.includes(b) || b.includes(a)));
const agree = (wanted: Read, read: Read): boolean => same(wanted[0], read[0]) && same(wanted[1], read[1]);

/** Characters. */
const LONGEST_DATES = 45;

const hash = (text: string): number =>
  [...text].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) >>> 0, 7);

/** A stranger of about the same length. */
function stranger(words: readonly string[], instead: string): string {
  const near = words
    .toSorted((a, b) => Math.abs(a.length - instead.length) - Math.abs(b.length - instead.length))
    .slice(0, 4);
  return near[hash(instead) % near.length] ?? instead;
}

interface Changed {
  readonly document: ResumeDocument;
  readonly wanted: Read;
}

function changedBy(change: Perturbation, document: ResumeDocument, entry: Entry, language: Language): Changed | null {
  const lines = entry.header;
  const { title, organisation, dates } = entry;
  if (change === 'undated' || change === 'undated study') {
    // What begins in one row of a form and ends in another is no text that stands beside an entry.
    const place = dates && dates.text.length <= LONGEST_DATES ? placeOf(dates.text, lines) : null;
    return place && { document: taken(document, place), wanted: readOf({ title, organisation, dates: null }) };
  }
  const [old, words] =
    change === 'other firm' ? [organisation, WORDS[language].firms] : [title, WORDS[language].titles];
  const place = old === null ? null : placeOf(old, lines);
  if (old === null || !place) return null;
  const name = stranger(words, old);
  const other = change === 'other firm' ? { title, organisation: name, dates } : { title: name, organisation, dates };
  return { document: replaced(document, place, name), wanted: readOf(other) };
}

function outcomeOf(file: string, document: ResumeDocument, language: Language, change: Perturbation): Outcome | null {
  const section = change === 'undated study' ? 'education' : 'experience';
  const entriesIn = (of: ResumeDocument): Entry[] =>
    readResume(of, { asOf: AS_OF }).entries.filter((entry) => entry.section === section);
  const entries = entriesIn(document);
  const known = entries.filter(
    ({ title, organisation, dates }) => title !== null && organisation !== null && dates !== null,
  );
  // The middle of a section tells most: its first and its last have only one neighbour.
  const chosen = known[hash(file + change) % known.length];
  if (!chosen || entries.length < 2) return null;
  const changed = changedBy(change, document, chosen, language);
  if (!changed) return null;
  const after = entriesIn(changed.document).map(readOf);
  const others = entries.filter((entry) => entry !== chosen).map(readOf);
  // The dates of an employer may serve the post.
  const times = [changed.wanted[2], readOf(chosen)[2]];
  const stays = after.some((read) => agree(changed.wanted, read) && times.includes(read[2]));
  const lost = others.filter((other) => !after.some((read) => told(read) === told(other))).length;
  return { file, language, change, before: told(changed.wanted), after: after.map(told).join(' ‖ '), stays, lost };
}

async function filesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder);
  return names.filter((name) => name.endsWith('.pdf')).map((name) => path.join(folder, name));
}

/** Of the blind resumes only `dev` is told; held ones are not looked at. */
async function blind(): Promise<string[]> {
  const files = await filesIn(path.join(BLIND, 'pdf'));
  const sets = await Promise.all(
    files.map(async (file) => {
      const label = path.join(BLIND, 'labels', `${path.basename(file, '.pdf')}.json`);
      return (JSON.parse(await readFile(label, 'utf8')) as BlindLabel).set;
    }),
  );
  return files.filter((_, n) => sets[n] === 'dev');
}

export async function perturbed(folders: readonly string[]): Promise<Outcome[]> {
  const files = folders.length === 0 ? await blind() : (await Promise.all(folders.map(filesIn))).flat();
  const outcomes: Outcome[] = [];
  for (const file of files) {
    const bytes = new Uint8Array(await readFile(file));
    const document = await readPdf(bytes, nodeRuntime, { fileName: 'cv.pdf' });
    const { language } = measure(document, { asOf: AS_OF });
    if (language === null) continue;
    for (const change of PERTURBATIONS) {
      const outcome = outcomeOf(path.basename(file, '.pdf'), document, language, change);
      if (outcome) outcomes.push(outcome);
    }
  }
  return outcomes;
}
