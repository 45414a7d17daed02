/** "Lehre" in German: an apprenticeship, or over "Übung zur Vorlesung Statik" and "Tutorin" what one taught, which is no schooling. */
import { u } from '../../../resume/patterns.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { bare } from './heading-text.ts';
import type { Heading, Line } from '../reading.ts';

const TEACHING = /^(?:(?:akademische |universitäre )?lehre|lehre und betreuung)$/u;
const TAUGHT = u`(?<!\p{L})(?:[Tt]utor(?:in|ium|ien)?|Übung(?:en)?|Vorlesung(?:en)?|Seminare?|Lehrveranstaltung(?:en)?|Lehrauftr[aä]ge?|Lehrbeauftragter?|[Dd]ozent(?:in)?|[Aa]ssistent(?:in)?|SS|WS|SoSe|WiSe|Sommersemester|Wintersemester)(?!\p{L})`;
const LEARNT =
  /lehre (?:als|zu[mr]|bei)|lehrabschluss|gesellen|\bEFZ\b|\bEBA\b|berufsschule|lehrling|ausbildung (?:zu|als)|auszubildend/iu;

/** The headings, without a kind where they stand over what was taught. `headings`: all of the resume, in order. */
export function withTeachingTold(headings: readonly Heading[], lines: readonly Line[], { language }: Lexicon): Heading[] {
  if (language !== 'de') return [...headings];
  return headings.map((heading, at) => {
    if (heading.kinds[0] !== 'education' || !TEACHING.test(bare(heading.line.text))) return heading;
    const own = lines.slice(heading.line.index + 1, headings[at + 1]?.line.index).map(({ text }) => text);
    const taught = own.some((text) => TAUGHT.test(text)) && !own.some((text) => LEARNT.test(text));
    return taught ? { ...heading, kinds: [] } : heading;
  });
} // prettier-ignore
