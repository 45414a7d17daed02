import { CJK, key, keysOf } from '../../reading/text/fold.ts';
import type { Line } from '../../reading/reading.ts';
import { PlainText } from '../../reading/text/spaced-letters.ts';
import { defineCheck, evidenceOf, excerptOf, finding, notApplicable, scored } from '../define.ts';

/** A name in single letters is nobody's; a heading in single letters opens no section. */
const NAME = 0.4;
const ONE_HEADING = 0.6;
const MORE_HEADINGS = 0.35;

/** Lines at the head of the resume. */
const TOP = 6;
/** Single letters, and their share of what blanks part. */
const LETTERS = 5;
const MOSTLY = 0.8;

/** 学 歴, 技 能: two characters are customarily set apart. */
const CJK_LEAST = 4;
/** Heads of the tables of a 履歴書. */
const FORM_ROW = /^年\s月\s/u;
/** Small capitals: this part as large as the capital that they stand right behind. Their glyphs come one by one, and touch. */
const SMALL = { least: 0.6, most: 0.92 } as const;
const TOUCHING = 0.1;

function isSmallCapitals({ cells }: Line): boolean {
  return cells.some(({ spans }) =>
    spans.slice(1).some((span, at) => {
      const last = spans[at];
      if (!last || span.text !== span.text.toUpperCase()) return false;
      const part = span.size / last.size;
      const gap = span.box.x - last.box.x - last.box.width;
      return part > SMALL.least && part < SMALL.most && Math.abs(gap) < TOUCHING * last.size;
    }),
  );
}

/** Chinese and Japanese are set without blanks, and parsers join what a font parts: only blanks that were typed part their headings. */
function typedApart({ cells }: Line): string | null {
  const written = cells
    .flatMap(({ spans }) => spans.map(({ text }) => text))
    .join(' ')
    .trim();
  const letters = Array.from(written.replace(/\s/gu, ''));
  const singles = written.split(/\s+/u).filter((part) => Array.from(part).length === 1).length;
  const inOneSpan = cells.some(({ spans }) => spans.some(({ text }) => /\S\s+\S\s+\S/u.test(text)));
  return inOneSpan && letters.length >= CJK_LEAST && singles === letters.length ? written : null;
}

/** Letters apart are often too many for a name to be seen in them: then what is largest at the top, where it is nothing but letters. */
function largestOf(lines: readonly Line[]): Line | null {
  const top = lines.filter(({ page, running }) => page === 1 && !running).slice(0, TOP);
  const [first] = top.toSorted((a, b) => b.size - a.size);
  const parts = first?.text.trim().split(/\s+/u) ?? [];
  const singles = parts.filter((part) => Array.from(part).length === 1);
  return first && singles.length >= LETTERS && singles.length >= MOSTLY * parts.length ? first : null;
}

export default defineCheck({
  id: 'letter-spacing',
  requires: ['document', 'contact', 'headings', 'lexicon', 'lines'],
  messageIds: ['name', 'headings'],
  run: ({ document, contact, headings, lexicon, lines }) => {
    const name = contact.name?.line ?? largestOf(lines);
    if (!name && headings.length === 0) return notApplicable;
    const plain = new PlainText(document.text);
    const titles = new Set(keysOf(lexicon?.documentTitles ?? []));
    // 欧 阳 雨 桐, 履 歴 書, "年 月 免 許 ・ 資 格" of the printed form: names and titles of the document are customarily spaced in Chinese and Japanese.
    const customary = ({ text }: Line): boolean =>
      CJK.test(text) && (titles.has(key(text).replaceAll(' ', '')) || FORM_ROW.test(text));
    const written = name && !CJK.test(name.text) && !isSmallCapitals(name) ? plain.spacedOut(name.text) : null;
    const spaced = headings.flatMap(({ line }) => {
      if (line === name || customary(line) || isSmallCapitals(line)) return [];
      const text = CJK.test(line.text) && typedApart(line) === null ? null : plain.spacedOut(line.text);
      return text === null ? [] : [{ line, text }];
    });
    const findings = [
      ...(name && written !== null ? [finding('name', { value: excerptOf(written) }, evidenceOf([name]))] : []),
      ...(spaced[0]
        ? [
            finding(
              'headings',
              { count: spaced.length, value: excerptOf(spaced[0].text) },
              spaced.flatMap(({ line }) => evidenceOf([line])),
            ),
          ]
        : []),
    ];
    const byHeadings = spaced.length === 0 ? 1 : spaced.length === 1 ? ONE_HEADING : MORE_HEADINGS;
    return scored(Math.min(written === null ? 1 : NAME, byHeadings), findings);
  },
});
