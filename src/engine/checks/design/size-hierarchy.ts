import type { PageRule } from '../../../resume/document.ts';
import type { Language } from '../../../resume/language.ts';
import { u } from '../../../resume/patterns.ts';
import type { Evidence, Finding } from '../../../resume/report.ts';
import type { Line } from '../../reading/reading.ts';
import { fold, key, keysOf } from '../../reading/text/fold.ts';
import { charactersOf, isDrawn, isForm, isRecognised, setSpans, type SetSpan } from '../../reading/page/setting.ts';
import { defineCheck, evidenceOf, excerptOf, finding, notApplicable, scored, undetermined } from '../define.ts';
import { ramp } from '../ramp.ts';

const MAX_SIZES = 5;
/** Sizes closer than this, points, look alike. */
const STEP = 0.5;
/** A heading is smaller than the text from this difference on, points. */
const SMALLER = 1;
/** A size below this share of the characters, and not on a line of its own, sets an exponent or an ornament. */
const LEAST_SHARE = 0.005;
/** Capitals of small caps stand this much above them. */
const SMALL_CAPS = 1.5;

interface Level {
  /** Points, of most of its characters. */
  readonly size: number;
  readonly spans: readonly SetSpan[];
}

/** Small caps are capitals in two sizes: the larger is the line's. */
function sizeIn({ line, span }: SetSpan): number {
  if (span.text !== span.text.toUpperCase() || span.text === span.text.toLowerCase()) return span.size;
  const beside = line.cells
    .flatMap((cell) => cell.spans)
    .filter(
      (other) =>
        other.font === span.font &&
        other.size > span.size &&
        other.size <= SMALL_CAPS * span.size &&
        other.text === other.text.toUpperCase() &&
        Math.abs(other.baseline - span.baseline) < 0.5,
    );
  return Math.max(span.size, ...beside.map((other) => other.size));
}

function levelsOf(spans: readonly SetSpan[]): Level[] {
  const sized = spans.map((own) => ({ own, size: sizeIn(own) })).sort((a, b) => a.size - b.size);
  const groups: (typeof sized)[] = [];
  for (const item of sized) {
    const group = groups.at(-1);
    if (group?.[0] && item.size - group[0].size <= STEP) group.push(item);
    else groups.push([item]);
  }
  const total = charactersOf(spans);
  return groups.flatMap((group) => {
    const own = group.map((item) => item.own);
    const lines = own.some(({ line, span }) => Math.abs(line.size - span.size) <= STEP);
    if (charactersOf(own) < LEAST_SHARE * total && !lines) return [];
    const most = group.toSorted((a, b) => b.own.characters - a.own.characters)[0];
    return [{ size: Math.round((most?.size ?? 0) * 10) / 10, spans: own }];
  });
}

const round = (size: number): number => Math.round(size * 10) / 10;
const MAX_EVIDENCE = 3;

/** A line of each size, to point at. */
function sampleOf({ spans }: Level): Evidence[] {
  const [longest] = spans.toSorted((a, b) => b.characters - a.characters);
  if (!longest) return [];
  const { line, span } = longest;
  return [{ page: line.page, excerpt: excerptOf(fold(span.text)), box: span.box }];
}

function largest({ cells }: Line): number {
  let most = -Infinity;
  for (const { spans } of cells) for (const { size } of spans) if (size > most) most = size;
  return most;
}

/** Ja: a 職務経歴書 customarily bears the name in small type at the right of its title. */
const NAME_STANDS_BACK: ReadonlySet<Language> = new Set(['ja']);

function lookOf({ span }: SetSpan): string {
  return `${String(span.font)} ${span.colour}`;
}

/** The face and colour of most of the text. */
function bodyLook(spans: readonly SetSpan[]): string | null {
  const counts = new Map<string, number>();
  for (const own of spans) counts.set(lookOf(own), (counts.get(lookOf(own)) ?? 0) + own.characters);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? null;
}

/** Drawn under, over or behind the line. */
function isAlong({ box }: PageRule, line: Line): boolean {
  const across = box.x < line.box.x + line.box.width && box.x + box.width > line.box.x && box.width > 2 * line.size;
  return across && box.height < 3 * line.size && Math.abs(box.y + box.height / 2 - line.baseline) < 1.6 * line.size;
}

/** Nothing but its words tells such a heading: size, weight, colour, capitals, brackets and marks are the text's own. */
function isPlain(line: Line, bodySize: number, look: string | null, rules: readonly PageRule[]): boolean {
  const label = line.cells[0];
  if (!label || line.bold || largest(line) >= bodySize + STEP || rules.some((rule) => isAlong(rule, line)))
    return false;
  const marked = !u`^[\p{L}\p{N}]`.test(label.text) || /[】》〉\])]$/u.test(label.text);
  const capital = label.text === label.text.toUpperCase() && label.text !== label.text.toLowerCase();
  return !marked && !capital && setSpans([line]).every((own) => lookOf(own) === look);
}

/** Below the text that it heads. In capitals it stands as tall; a label beside its text heads no lines below it. */
function isSmall(line: Line, bodySize: number): boolean {
  const [label] = line.cells;
  if (!label || line.cells.length > 1 || largest(line) > bodySize - SMALLER) return false;
  return label.text !== label.text.toUpperCase() || label.text === label.text.toLowerCase();
}

export default defineCheck({
  id: 'size-hierarchy',
  requires: ['document', 'lines', 'fonts', 'headings', 'contact', 'typography', 'lexicon', 'language'],
  messageIds: ['name-small', 'headings-plain', 'headings-small', 'too-many'],
  run: ({ document, lines, fonts, headings, contact, typography: { bodySize }, lexicon, language }) => {
    const spans = setSpans(lines);
    if (bodySize === null || spans.length === 0 || isRecognised(document) || isForm(document, lines))
      return notApplicable;
    if (isDrawn(spans, fonts)) return undetermined;
    const levels = levelsOf(spans);
    const name = contact.name?.line ?? null;
    const titles = keysOf(lexicon?.documentTitles ?? []);
    // Under a title such as "Lebenslauf" or "履歴書" the name is a line of the personal data.
    const titled = lines.some((line) => largest(line) > bodySize + STEP && titles.includes(key(line.text)));
    const judgesName = name !== null && !titled && language !== null && !NAME_STANDS_BACK.has(language);
    const nameSize = judgesName ? round(largest(name)) : 0;
    const top = Math.max(bodySize, ...headings.map(({ line }) => round(largest(line))));
    const faults: { readonly score: number; readonly finding: Finding }[] = [];
    if (judgesName && nameSize < top + STEP) {
      const score = nameSize < bodySize + STEP ? 0.5 : 0.7;
      faults.push({ score, finding: finding('name-small', { size: nameSize, other: top }, evidenceOf([name])) });
    }
    const look = bodyLook(spans);
    const rulesOf = (line: Line): readonly PageRule[] =>
      document.pages.find(({ number }) => number === line.page)?.rules ?? [];
    const plain = headings.map(({ line }) => line).filter((line) => isPlain(line, bodySize, look, rulesOf(line)));
    if (plain.length > 0.5 * headings.length) {
      const evidence = plain.slice(0, MAX_EVIDENCE).flatMap((line) => evidenceOf([line], line.cells[0]?.text));
      faults.push({
        score: 0.5,
        finding: finding('headings-plain', { count: plain.length, body: bodySize }, evidence),
      });
    }
    const small = headings.map(({ line }) => line).filter((line) => isSmall(line, bodySize));
    if (small.length > 0.5 * headings.length && plain.length <= 0.5 * headings.length) {
      const size = Math.max(...small.map((line) => round(largest(line))));
      const evidence = small.slice(0, MAX_EVIDENCE).flatMap((line) => evidenceOf([line], line.cells[0]?.text));
      const data = { count: small.length, size, body: bodySize };
      faults.push({ score: 0.6, finding: finding('headings-small', data, evidence) });
    }
    if (levels.length > MAX_SIZES) {
      const data = { count: levels.length, sizes: levels.map(({ size }) => String(size)).join(' · ') };
      const score = ramp(levels.length, [
        [MAX_SIZES + 1, 0.8],
        [MAX_SIZES + 3, 0.5],
        [MAX_SIZES + 6, 0.1],
      ]);
      faults.push({ score, finding: finding('too-many', data, levels.flatMap(sampleOf)) });
    }
    const data = { count: levels.length, name: nameSize, body: bodySize };
    return scored(
      Math.min(1, ...faults.map(({ score }) => score)),
      faults.map((fault) => fault.finding),
      data,
    );
  },
});
