/** Sets a document on pages: which words stand where. Lengths in points, from the top left corner; y is a line's baseline. */
import type { Block, Role, Run, TemplateDocument } from './blocks.ts';
import { breakLines, type Measure } from './line-break.ts';
import { isCjkLocale, pageSizeOf, type Align, type Look, type PageSize, type Tone } from './looks.ts';

export interface PlacedRun extends Run {
  readonly x: number;
  readonly width: number;
}

export interface PlacedLine {
  readonly baseline: number;
  readonly runs: readonly PlacedRun[];
}

export interface Rule {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly thickness: number;
  readonly tone: Tone;
}

export interface PlacedBlock {
  readonly page: number;
  readonly role: Role;
  readonly size: number;
  readonly lines: readonly PlacedLine[];
  readonly rules: readonly Rule[];
}

export interface Setting {
  readonly paper: PageSize;
  readonly pages: number;
  readonly blocks: readonly PlacedBlock[];
  /** Baseline of the running line at the foot of a page. */
  readonly foot: number;
  readonly fit: Fit;
}

export const BULLET = { latin: '•', ja: '・' } as const;
/** From a list item's glyph to its words. */
export const INDENT = 12;
/** Between words and the dates at the right edge. */
const ASIDE_GAP = 14;
/** Han and kana fill their square and need more air. */
const CJK_LEADING = 0.16;

interface Fit {
  /** Of the spaces between paragraphs. */
  readonly stretch: number;
  /** Of the type's size, from baseline to baseline. */
  readonly leading: number;
  /** Points taken off the body's size. */
  readonly smaller: number;
}

/** From airy to tight: the first that keeps to the template's number of pages is taken, whatever the language's length. */
const FITS: readonly Fit[] = [
  { stretch: 1.7, leading: 1.44, smaller: 0 },
  { stretch: 1.5, leading: 1.42, smaller: 0 },
  { stretch: 1.35, leading: 1.4, smaller: 0 },
  { stretch: 1.2, leading: 1.38, smaller: 0 },
  { stretch: 1.1, leading: 1.36, smaller: 0 },
  { stretch: 1, leading: 1.34, smaller: 0 },
  { stretch: 0.9, leading: 1.32, smaller: 0 },
  { stretch: 0.8, leading: 1.3, smaller: 0 },
  { stretch: 1, leading: 1.34, smaller: 0.5 },
  { stretch: 0.9, leading: 1.31, smaller: 0.5 },
  { stretch: 0.8, leading: 1.28, smaller: 0.5 },
  { stretch: 0.7, leading: 1.26, smaller: 0.5 },
];
/** Of several pages the last one may end early. */
const WIDEST_OF_MANY = 1.2;

/** Space above a block, in points, before it is stretched. */
function gapAbove(block: Block, before: Block | undefined, look: Look): number {
  if (!before) return 0;
  switch (block.role) {
    case 'document':
    case 'name':
      return 2;
    case 'headline':
      return 1;
    case 'contact':
      return 4;
    case 'heading':
      // A rule above the heading stands in the gap.
      return look.headingRule === 'above' ? 15 : 11;
    case 'entry':
      return before.role === 'heading' ? 4 : 7;
    case 'detail':
      return 0;
    case 'text':
      return before.role === 'heading' ? 4 : 1.5;
    case 'bullet':
      return before.role === 'heading' ? 4 : 1.5;
  }
}

export function sizeOf(role: Role, { size }: Look): number {
  if (role === 'name') return size.name;
  if (role === 'headline' || role === 'document') return size.headline;
  return role === 'heading' ? size.heading : size.body;
}

function isBody(role: Role): boolean {
  return role === 'contact' || role === 'entry' || role === 'detail' || role === 'text' || role === 'bullet';
}

export function alignOf(role: Role, { headAlign, kindAlign }: Look): Align {
  if (role === 'document') return kindAlign;
  return role === 'name' || role === 'headline' || role === 'contact' ? headAlign : 'left';
}

export interface SizedMeasure {
  (text: string, run: Run, size: number): number;
}

interface Frame {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

function aligned(runs: readonly Run[], align: Align, from: number, to: number, measure: Measure): PlacedRun[] {
  const widths = runs.map((run) => measure(run.text, run));
  const spare = to - from - widths.reduce((sum, width) => sum + width, 0);
  let x = from + (align === 'center' ? spare / 2 : align === 'right' ? spare : 0);
  return runs.map((run, i) => {
    const width = widths[i] ?? 0;
    const placed = { ...run, x, width };
    x += width;
    return placed;
  });
}

/** One block with its first baseline at 0. */
function setBlock(
  block: Block,
  doc: TemplateDocument,
  frame: Frame,
  fit: Fit,
  measureSized: SizedMeasure,
): PlacedBlock & { height: number } {
  const { look, locale } = doc;
  const size = sizeOf(block.role, look) - (isBody(block.role) ? fit.smaller : 0);
  const leading = size * (fit.leading + (isCjkLocale(locale) ? CJK_LEADING : 0));
  const measure: Measure = (text, run) => measureSized(text, run, size);
  const left = block.role === 'bullet' ? frame.left + INDENT : frame.left;
  const { aside = null } = block;
  const asideWidth = aside ? measure(aside.text, aside) + ASIDE_GAP : 0;
  const broken = breakLines(block.runs, (line) => frame.right - left - (line === 0 ? asideWidth : 0), measure);
  const lines = broken.map((runs, i): PlacedLine => {
    const placed = aligned(runs, alignOf(block.role, look), left, frame.right, measure);
    const glyph: Run = { text: locale === 'ja' ? BULLET.ja : BULLET.latin, weight: 'regular', tone: 'ink' };
    const before = block.role === 'bullet' && i === 0 ? aligned([glyph], 'left', frame.left, left, measure) : [];
    const after = aside && i === 0 ? aligned([aside], 'right', left, frame.right, measure) : [];
    return { baseline: i * leading, runs: [...before, ...placed, ...after] };
  });
  const rules = block.role === 'heading' ? [headingRule(look, frame, size, lines)] : [];
  return { page: 0, role: block.role, size, lines, rules, height: lines.length * leading };
}

function headingRule(look: Look, frame: Frame, size: number, lines: readonly PlacedLine[]): Rule {
  const { headingRule: where, headingRuleTone: tone, headingRuleWidth: thickness } = look;
  const last = lines.at(-1)?.runs.at(-1);
  const after = last ? last.x + last.width + 10 : frame.left;
  if (where === 'beside') return { x: after, y: -0.32 * size, width: frame.right - after, thickness, tone };
  const y = where === 'below' ? 0.42 * size : -1.3 * size;
  return { x: frame.left, y, width: frame.right - frame.left, thickness, tone };
}

function headRules(look: Look, frame: Frame, y: number): Rule[] {
  const { headRule } = look;
  if (!headRule) return [];
  const { lines, width: thickness, tone } = headRule;
  return Array.from({ length: lines }, (_, i) => ({
    x: frame.left,
    y: y + 2.4 * i,
    width: frame.right - frame.left,
    thickness,
    tone,
  }));
}

function moved(block: PlacedBlock, page: number, down: number): PlacedBlock {
  return {
    ...block,
    page,
    lines: block.lines.map((line) => ({ ...line, baseline: line.baseline + down })),
    rules: block.rules.map((rule) => ({ ...rule, y: rule.y + down })),
  };
}

/** Height from a page's top to the first baseline of a line of this size. */
const ASCENT = 0.8;
const HEAD_RULE_GAP = 8;

function fill(
  doc: TemplateDocument,
  frame: Frame,
  measure: SizedMeasure,
  fit: Fit,
): { blocks: PlacedBlock[]; pages: number } {
  const set = doc.blocks.map((block) => setBlock(block, doc, frame, fit, measure));
  const gaps = doc.blocks.map((block, i) => fit.stretch * gapAbove(block, doc.blocks[i - 1], doc.look));
  const lastOfHead = doc.blocks.findLastIndex(({ role }) => role === 'contact');
  const blocks: PlacedBlock[] = [];
  let page = 0;
  /** Where the next block's box begins. */
  let y = frame.top;
  set.forEach((own, i) => {
    const gap = y === frame.top ? 0 : (gaps[i] ?? 0);
    // A chain of blocks that belong together moves to the next page as one.
    let needed = gap;
    for (let next = i; set[next]; next += 1) {
      needed += (set[next]?.height ?? 0) + (next > i ? (gaps[next] ?? 0) : 0);
      if (!doc.blocks[next]?.keepWithNext) break;
    }
    if (y + needed > frame.bottom && y > frame.top) {
      page += 1;
      y = frame.top;
    } else y += gap;
    const placed = moved(own, page, y + ASCENT * own.size + (own.height / own.lines.length - own.size) / 2);
    y += own.height;
    const ruled = i === lastOfHead ? headRules(doc.look, frame, y + HEAD_RULE_GAP) : [];
    if (ruled.length > 0) y += HEAD_RULE_GAP + 2;
    blocks.push({ ...placed, rules: [...placed.rules, ...ruled] });
  });
  return { blocks, pages: page + 1 };
}

/** @throws Error when the words need more pages than the template's look has, however tightly they are set. */
export function typeset(doc: TemplateDocument, measure: SizedMeasure): Setting {
  const paper = pageSizeOf(doc.locale);
  const { margin, pages } = doc.look;
  const frame = { left: margin.x, right: paper.width - margin.x, top: margin.y, bottom: paper.height - margin.y };
  for (const fit of FITS) {
    if (pages > 1 && fit.stretch > WIDEST_OF_MANY) continue;
    const { blocks, pages: used } = fill(doc, frame, measure, fit);
    if (used <= pages) return { paper, pages: used, blocks, foot: paper.height - margin.y / 2, fit };
  }
  throw new Error(`The template ${doc.id} in ${doc.locale} needs more than ${pages} pages`);
}
