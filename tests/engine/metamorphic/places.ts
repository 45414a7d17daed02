/** Where in a strong resume a defect goes, and the small changes that several defects share. */
import type { Bullet, Entry, Line, Section } from '../../../src/engine/reading/reading.ts';
import type { SectionKind } from '../../../src/resume/report.ts';
import { isCjk } from '../../../src/resume/language.ts';
import type { Draft, Row } from './draft.ts';
import type { Strong } from './strong.ts';

/** @throws where the strong resume lacks it: then the fixture has changed. */
export function required<T>(value: T | null | undefined, what: string): T {
  if (value === null || value === undefined) throw new Error(`the strong resume has no ${what}`);
  return value;
}

export function sectionOf({ reading }: Strong, kind: SectionKind): Section {
  return required(
    reading.sections.find((section) => section.kind === kind),
    `section ${kind}`,
  );
}

export function wholeSection(strong: Strong, kind: SectionKind): Line[] {
  const { heading, lines } = sectionOf(strong, kind);
  return [heading.line, ...lines];
}

export function lastLineOf(strong: Strong, kind: SectionKind): Line {
  return required(sectionOf(strong, kind).lines.at(-1), `line in ${kind}`);
}

export function jobsOf({ reading }: Strong): Entry[] {
  return reading.entries.filter((entry) => entry.section === 'experience');
}

export function jobAt(strong: Strong, index: number): Entry {
  return required(jobsOf(strong).at(index), `job ${String(index)}`);
}

export function bulletsOf(strong: Strong): readonly Bullet[] {
  return strong.reading.bullets.filter((bullet) => bullet.section === 'experience');
}

/** Heads, bullets and all of one job. */
export function rowsOfJob(strong: Strong, draft: Draft, index: number): Row[] {
  const jobs = jobsOf(strong);
  const { heading } = sectionOf(strong, 'experience');
  const next = strong.reading.headings.find(({ line }) => line.index > heading.line.index)?.line ?? null;
  return draft.between(required(jobs[index]?.header[0], `job ${String(index)}`), jobs[index + 1]?.header[0] ?? next);
}

/** Rows that say something, in the body of the sections. */
export function bodyRows(strong: Strong, draft: Draft): Row[] {
  const heads = new Set(strong.reading.headings.map(({ line }) => line.index));
  const first = strong.reading.headings[0]?.line.index ?? 0;
  return draft.rowsOf(strong.reading.lines.filter((line) => line.index > first && !heads.has(line.index)));
}

export function headingRows(strong: Strong, draft: Draft): Row[] {
  return draft.rowsOf(strong.reading.headings.map(({ line }) => line));
}

/** The dates of an entry, written otherwise. */
export function redate(draft: Draft, { header, dates }: Entry, change: (text: string) => string): void {
  const text = required(dates, 'dates').text;
  for (const line of header) draft.replace(line, text, change(text));
}

/** Between the words of running text. */
export function joinOf({ language }: Strong): string {
  return isCjk(language) ? '' : ' ';
}

export function passageOf(strong: Strong, lines: readonly Line[]): string {
  return lines.map(({ text }) => text).join(joinOf(strong));
}
