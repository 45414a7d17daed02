/** Schooling told in a sentence, where nothing else tells any: "Left Wombwell Comprehensive in 2006 with five GCSEs." */
import { isCjk } from '../../../resume/language.ts';
import { patternOf, u } from '../../../resume/patterns.ts';
import type { ResumeDate } from '../../../resume/report.ts';
import { SCHOOLED_AT } from '../../lexicons/education-words.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { degreeOf } from '../han/han-school.ts';
import type { Entry, Line } from '../reading.ts';
import { opensAsSchool, schoolMarks, schoolScore } from './school-marks.ts';

const LONGEST = 200;
const NAME = String.raw`(?:the\s|la\s|le\s|l['’]|il\s|die\s|das\s|der\s|el\s)?(\p{Lu}[\p{L}\p{M}'’.-]{1,20}(?:\s(?:(?:d[aeio]|del|della|des?|du|of|the|von|am|im)\s(?:la\s)?)?\p{Lu}[\p{L}\p{M}'’.-]{1,20}){0,5})`;
const YEAR = String.raw`[^.;!?\d]{0,24}?((?:19[5-9]|20[0-4])\d)(?!\d)`;
/** In small letters or with a capital: a pattern that need not heed case would take any word for a name. */
const OPENINGS = SCHOOLED_AT.map((word) => `[${word.charAt(0).toUpperCase()}${word.charAt(0)}]${word.slice(1)}`);
const SENTENCE = patternOf(String.raw`(?<!\p{L})(?:${OPENINGS.join('|')})\s${NAME}${YEAR}`, 'u');

const HAN_NAME = String.raw`(\p{sc=Han}[\p{sc=Han}\p{sc=Katakana}\p{sc=Hiragana}ーA-Za-z]{1,24}?(?:大学院?|短期大学|短大|専門学校|高等学校|高校|高専|高等専門学校|学院)(?:[\p{sc=Han}\p{sc=Katakana}ー]{1,20}(?:学部|学科|研究科|専攻|課程|科))?)`;
const HAN_YEAR = String.raw`((?:19[5-9]|20[0-4])\d)\s?年(?:\s?(1[0-2]|0?[1-9])\s?月)?`;
/** "2004年に海辺短期大学を卒業後、", "海辺大学経済学部を2004年3月に卒業し". */
const HAN_SENTENCES = [
  patternOf(String.raw`${HAN_YEAR}(?:に|、)?\s?(?<school>${HAN_NAME})\s?を(?:首席で)?(?:卒業|修了)`, 'u'),
  patternOf(String.raw`(?<school>${HAN_NAME})\s?を\s?${HAN_YEAR}\s?に?(?:卒業|修了)`, 'u'),
];

/** A line of a paragraph that goes on. */
function isFull({ text }: Line): boolean {
  return text.length >= LEAST_FULL && !text.endsWith('。');
}

const LEAST_FULL = 24;

/** In Japanese: `text` may go on in the next line. */
function japaneseEntry(line: Line, text: string, lexicon: Lexicon): Entry[] {
  for (const sentence of HAN_SENTENCES) {
    const found = sentence.exec(text);
    const school = found?.groups?.school;
    if (!found || school === undefined || found.index >= line.text.length) continue;
    const [year, month] = found[0].includes('年') ? (/((?:19|20)\d{2})\s?年(?:\s?(\d{1,2})\s?月)?/u.exec(found[0])?.slice(1) ?? []) : []; // prettier-ignore
    if (year === undefined) continue;
    const { title, organisation } = degreeOf([school], lexicon);
    const end: ResumeDate = month === undefined ? year : `${year}-${month.padStart(2, '0')}`;
    const told = { section: 'education', header: [line], bullets: [], paragraphs: [] } as const;
    return [{ ...told, title: organisation === null ? null : title, organisation: organisation ?? school, dates: { start: null, end, text: found[0] } }]; // prettier-ignore
  }
  return [];
}

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
  if (entries.some(({ section }) => section === 'education')) return entries;
  if (lexicon.language === 'ja')
    return [...entries, ...lines.flatMap((line, at) => japaneseEntry(line, isFull(line) ? line.text + (lines[at + 1]?.text ?? '') : line.text, lexicon))];
  if (isCjk(lexicon.language)) return entries;
  return [...entries, ...lines.flatMap((line) => entryOf(line, lexicon))];
} // prettier-ignore
