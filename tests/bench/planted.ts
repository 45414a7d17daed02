/**
 * How far the checks can be trusted. Recall: defects planted in strong resumes, by check and by language. False alarms: what the checks say of
 * documents that are known to be sound, by check and by language; two columns, hidden text and orders over the blind resumes as well.
 * `npm run bench:engine` prints it.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { analyse } from '../../src/analysis/analyse.ts';
import { nodeRuntime } from '../../src/pdf/node.ts';
import { HIDDEN_REASONS } from '../../src/resume/document.ts';
import { LANGUAGES, type Language } from '../../src/resume/language.ts';
import { CHECK_IDS, type CheckId, type Report } from '../../src/resume/report.ts';
import { DEFECTS } from '../engine/metamorphic/defects.ts';
import { Draft } from '../engine/metamorphic/draft.ts';
import { withHidden } from '../engine/metamorphic/hide.ts';
import { HONEST, ORDERS } from '../engine/metamorphic/orders.ts';
import { lastLineOf } from '../engine/metamorphic/places.ts';
import { judge, readStrong, type Strong } from '../engine/metamorphic/strong.ts';
import { verdictOf } from '../engine/metamorphic/verdict.ts';
import { AS_OF, measured } from '../templates/measured.ts';
import { WRITTEN } from '../templates/written.ts';
import type { BlindOutcome } from './blind.ts';

const FIXTURES = path.resolve(import.meta.dirname, '../fixtures/pdf');
/** Plain resumes that only look like trouble: of these the checks of the file are held to silence, their few lines are no whole resume. */
export const HONEST_FILES = ['hidden-none', 'right-dates', 'split-email', 'scan-with-ocr'] as const;

export interface Tally {
  readonly check: CheckId;
  readonly language: Language;
  readonly hit: boolean;
}

export interface Recall {
  /** One for each defect and language: found or not. */
  readonly planted: readonly Tally[];
  /** Hidden texts and orders, of each kind in each language. */
  readonly deceits: readonly Tally[];
}

export interface Sound {
  /** One for each check that was told of a sound document: an alarm or not. */
  readonly sound: readonly Tally[];
  /** The checks for hidden text and for orders over documents that hold none. */
  readonly honest: readonly Tally[];
}

export interface BlindAlarms {
  readonly honest: readonly Tally[];
  /** Blind resumes of one column: told to have more or not. */
  readonly columns: readonly Tally[];
}

const DECEITS = ['hidden-text', 'injected-instructions'] as const satisfies readonly CheckId[];
const isAlarm = (status: string | undefined): boolean => status === 'warn' || status === 'fail';

function alarmsOf(report: Report, language: Language): Tally[] {
  return report.checks
    .filter(({ score }) => score !== null)
    .map(({ id, status }) => ({ check: id, language, hit: isAlarm(status) }));
}

function plantedIn(strong: Strong): Tally[] {
  const { language } = strong;
  return DEFECTS.filter(({ notIn }) => !(language in (notIn ?? {}))).map((defect) => {
    const before = defect.market === undefined ? strong.report : judge(strong, strong.document, defect.market);
    const { found } = verdictOf(defect, before, judge(strong, defect.plant(strong), defect.market));
    return { check: defect.check, language, hit: found };
  });
}

const statusIn = ({ checks }: Report, id: CheckId): string | undefined =>
  checks.find((check) => check.id === id)?.status;

function deceitsIn({ document, language }: Strong): Tally[] {
  return HIDDEN_REASONS.flatMap((reason) =>
    ORDERS[language].flatMap((order) => {
      const report = judge({ dictionary: null }, withHidden(document, order, reason));
      return DECEITS.map((check) => ({ check, language, hit: statusIn(report, check) === 'fail' }));
    }),
  );
}

/** A strong resume with one more line at its end. */
function withLine(strong: Strong, text: string): Report {
  const draft = new Draft(strong);
  draft.insert(lastLineOf(strong, 'languages'), [text]);
  return judge({ dictionary: null }, draft.finish());
}

function seenIn(strong: Strong): Tally[] {
  const { language } = strong;
  return ORDERS[language].map((order) => ({
    check: 'injected-instructions',
    language,
    hit: statusIn(withLine(strong, order), 'injected-instructions') === 'fail',
  }));
}

function honestIn(strong: Strong): Tally[] {
  const { language } = strong;
  return HONEST[language].flatMap((sentence) => {
    const report = withLine(strong, sentence);
    return DECEITS.map((check) => ({ check, language, hit: isAlarm(statusIn(report, check)) }));
  });
}

async function templates(): Promise<Tally[]> {
  const tallies: Tally[] = [];
  for (const written of WRITTEN) tallies.push(...alarmsOf((await measured(written)).report, written.locale));
  return tallies;
}

async function honestFiles(): Promise<Tally[]> {
  const tallies: Tally[] = [];
  for (const name of HONEST_FILES) {
    const bytes = new Uint8Array(await readFile(path.join(FIXTURES, `${name}.pdf`)));
    const { report } = await analyse(bytes, nodeRuntime, { fileName: 'Nora-Whitfield-Resume.pdf', asOf: AS_OF });
    tallies.push(
      ...alarmsOf(report, 'en').filter(({ check }) => [...DECEITS, 'single-column', 'no-tables'].includes(check)),
    );
  }
  return tallies;
}

async function strongOnes(): Promise<Strong[]> {
  const strong: Strong[] = [];
  for (const language of LANGUAGES) strong.push(await readStrong(language));
  return strong;
}

/** What is found of what was planted. */
export async function runRecall(): Promise<Recall> {
  const strong = await strongOnes();
  return { planted: strong.flatMap(plantedIn), deceits: [...strong.flatMap(deceitsIn), ...strong.flatMap(seenIn)] };
}

/** What is said of sound documents of our own. */
export async function runSound(): Promise<Sound> {
  const strong = await strongOnes();
  return {
    sound: [
      ...strong.flatMap(({ report, language }) => alarmsOf(report, language)),
      ...(await templates()),
      ...(await honestFiles()),
    ],
    honest: strong.flatMap(honestIn),
  };
}

/** What is said of the resumes by another hand, of which none hides or orders anything. */
export function blindAlarms(blind: readonly BlindOutcome[]): BlindAlarms {
  return {
    honest: blind.flatMap(({ label: { language }, report }) =>
      DECEITS.map((check) => ({ check, language, hit: isAlarm(statusIn(report, check)) })),
    ),
    columns: blind
      .filter(({ label }) => label.columns === 1)
      .map(({ label, report }) => ({ check: 'single-column', language: label.language, hit: report.columns > 1 })),
  };
}

/** 0–1; null where there is nothing to count. */
export function shareOf(tallies: readonly Tally[]): number | null {
  return tallies.length === 0 ? null : tallies.filter(({ hit }) => hit).length / tallies.length;
}

function told(tallies: readonly Tally[]): string {
  const hits = tallies.filter(({ hit }) => hit).length;
  return tallies.length === 0 ? '–' : `${String(hits)}/${String(tallies.length)}`;
}

function percent(tallies: readonly Tally[]): string {
  const share = shareOf(tallies);
  return share === null ? '–' : `${(100 * share).toFixed(1)} %`;
}

/** Lines for a terminal: by language and in all, then by check. */
export function trustBoard({ planted, deceits }: Recall, { sound, honest }: Sound, blind: BlindAlarms): string {
  const columns = [planted, sound, deceits, [...honest, ...blind.honest], blind.columns];
  const row = (name: string, of: (tally: Tally) => boolean): string =>
    [
      name.padEnd(22),
      ...columns.map((tallies) => `${told(tallies.filter(of)).padStart(9)} ${percent(tallies.filter(of)).padStart(8)}`),
    ].join(' ');
  const heads = ['planted: found', 'sound: alarms', 'deceit: found', 'honest: alarms', 'false columns'];
  return [
    `\n${''.padEnd(22)} ${heads.map((head) => head.padStart(18)).join(' ')}`,
    ...LANGUAGES.map((language) => row(language, (tally) => tally.language === language)),
    row('all', () => true),
    '',
    ...CHECK_IDS.map((id) => row(id, (tally) => tally.check === id)),
  ].join('\n');
}
