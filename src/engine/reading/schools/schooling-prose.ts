/** Schooling told in a sentence, where nothing else tells any: "Left Wombwell Comprehensive in 2006 with five GCSEs." */
import { isCjk } from '../../../resume/language.ts';
import { patternOf, u } from '../../../resume/patterns.ts';
import { SCHOOLED_AT } from '../../lexicons/education-words.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import type { Entry, Line } from '../reading.ts';
import { opensAsSchool, schoolMarks, schoolScore } from './school-marks.ts';

const LONGEST = 200;
const NAME = String.raw`(?:the\s|la\s|le\s|l['’]|il\s|die\s|das\s|der\s|el\s)?(\p{Lu}[\p{L}\p{M}'’.-]{1,20}(?:\s(?:(?:d[aeio]|del|della|des?|du|of|the|von|am|im)\s(?:la\s)?)?\p{Lu}[\p{L}\p{M}'’.-]{1,20}){0,5})`;
const YEAR = String.raw`[^.;!?\d]{0,24}?((?:19[5-9]|20[0-4])\d)(?!\d)`;
/** In small letters or with a capital: a pattern that need not heed case would take any word for a name. */
const OPENINGS = SCHOOLED_AT.map((word) => `[${word.charAt(0).toUpperCase()}${word.charAt(0)}]${word.slice(1)}`);
const SENTENCE = patternOf(String.raw`(?<!\p{L})(?:${OPENINGS.join('|')})\s${NAME}${YEAR}`, 'u');

function entryOf(line: Line, lexicon: Lexicon): Entry[] {
  if (line.text.length > LONGEST) return [];
  const [text, school, year] = SENTENCE.exec(line.text) ?? [];
  const marks = schoolMarks(lexicon);
  if (text === undefined || school === undefined || year === undefined || !u`^\p{Lu}`.test(school)) return [];
  if (schoolScore(school, marks) <= 0.5 && !opensAsSchool(school, marks)) return [];
  return [
    {
      section: 'education',
      header: [line],
      title: null,
      organisation: school,
      dates: { start: null, end: year, text: year },
      bullets: [],
      paragraphs: [],
    },
  ];
}

/** `entries` with those that sentences tell, where no section has any. `lines`: of the whole resume. */
export function withSchoolingTold(entries: readonly Entry[], lines: readonly Line[], lexicon: Lexicon): readonly Entry[] {
  if (isCjk(lexicon.language) || entries.some(({ section }) => section === 'education')) return entries;
  return [...entries, ...lines.flatMap((line) => entryOf(line, lexicon))];
} // prettier-ignore
