/** "Languages" over what one programs in: a list of skills, not of the languages that one speaks. */
import { gu, u } from '../../../resume/patterns.ts';
import { CODE_NAMES, LANGUAGE_NAMES } from '../../lexicons/language-names.ts';
import { key } from '../text/fold.ts';
import type { Heading, Line } from '../reading.ts';

const SPOKEN: ReadonlySet<string> = new Set(LANGUAGE_NAMES);
const CODE: ReadonlySet<string> = new Set(CODE_NAMES);
/** Lines below the heading that tell; names of code that they must hold. */
const MOST = 8;
const LEAST = 2;

/** "Python Language" says itself that it is none that one speaks. */
const CODED = u`^[\p{L}+#]+ [\p{L}+#]+:?$`;

function areCode(own: readonly Line[], label: string): boolean {
  const words = [label, ...own.map(({ text }) => text)].flatMap((text) => key(text).split(u`[^\p{L}+#]+`));
  return words.filter((word) => CODE.has(word)).length >= LEAST && !words.some((word) => SPOKEN.has(word));
}

/** With such headings told as those of skills; right below these they open nothing. */
export function withCode(told: readonly Heading[], lines: readonly Line[]): Heading[] {
  return told.flatMap((heading, at): Heading[] => {
    if (heading.kinds.length !== 1 || heading.kinds[0] !== 'languages') return [heading];
    const { line } = heading;
    const end = Math.min(told[at + 1]?.line.index ?? lines.length, line.index + 1 + MOST);
    const label = line.cells.length > 1 ? line.cells.slice(1).map(({ text }) => text).join(' ') : line.text.replace(gu`^\p{L}+:?$`, ''); // prettier-ignore
    const named =
      CODED.test(line.text) &&
      key(line.text)
        .split(' ')
        .some((word) => CODE.has(word));
    if (!named && !areCode(lines.slice(line.index + 1, end), label)) return [heading];
    return told[at - 1]?.kinds.includes('skills') === true ? [] : [{ line, kinds: ['skills'] }];
  });
}
