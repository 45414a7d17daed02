/** "Bricklayer (Northgate Vets)", "椅子張り職人（麦の穂、姫路市）": where all posts of a section end in a name in brackets, it is whom they were for. */
import { isCjk } from '../../../resume/language.ts';
import { u } from '../../../resume/patterns.ts';
import { HAN_DEPARTMENT } from '../../lexicons/han-heads.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { SELF_EMPLOYED } from '../../lexicons/self-employment.ts';
import { namesHanEmployer } from '../han/han-pieces.ts';
import { key } from '../text/fold.ts';
import { countIn, indexWords } from '../text/word-index.ts';
import { isContract, isDepartment } from './head-asides.ts';
import { isPlace, marksFor, opensAsEmployer, organisationScore, roleScore, type Marks } from './head-marks.ts';
import type { EntryHead } from './headers.ts';
import { isClosedName } from './legal-forms.ts';

const FREE = indexWords(SELF_EMPLOYED);

interface Drafted {
  readonly texts: readonly string[];
  readonly employer: string | null;
}

const BRACKETED = u`^[\s:：–-]*([^()（）]{2,60}?)\s?[(（]([^()（）]{2,60})[)）]\s*$`;
const NAME = u`^["“«‘']?[\p{Lu}\p{N}\p{Lo}]`;
const OPENS = /^[(（]/u;
const COMMA = /\s*[,，、・]\s*/u;

/** Two heads show a custom, and most of the section's must have it. */
const LEAST = 2;
/** Characters of a house in Chinese or Japanese whose end names a part of one as well. */
const LEAST_HOUSE = 4;
const MOST = 0.75;

interface Bracketed {
  readonly title: string;
  readonly inside: string;
  /** "PSA, Colmar" reads like a town before another. */
  readonly doubtful: boolean;
}

function bracketedOf({ texts }: Drafted, marks: Marks): Bracketed | null {
  const [first = '', next = ''] = texts.filter((own) => u`\p{L}`.test(own));
  const text = OPENS.test(next) ? `${first.trimEnd()} ${next}` : first;
  const [, title, inside = ''] = BRACKETED.exec(text) ?? [];
  if (title === undefined || !NAME.test(inside)) return null;
  // "株式会社なぎさ 配送員（地場）"
  if (isCjk(marks.lexicon.language) && namesHanEmployer(title, marks.lexicon)) return null;
  const [name = ''] = inside.split(COMMA);
  // "杏林眼科", "樱和门诊部": what sounds like a department or a trade closes the name of a house.
  const isHouse = isCjk(marks.lexicon.language) && name.length >= LEAST_HOUSE && namesHanEmployer(name, marks.lexicon);
  if (!isHouse && roleScore(inside, marks) > organisationScore(inside, marks)) return null;
  const place = isPlace(inside, marks);
  // "海州医院（急诊科）": which part of whom.
  if (
    isCjk(marks.lexicon.language) &&
    ((HAN_DEPARTMENT.test(inside) && !isHouse) || namesHanEmployer(title, marks.lexicon))
  )
    return null;
  const isNone = isContract(inside) || (place && name === inside) || isPlace(name, marks) || (!isHouse && isDepartment(inside, marks.lexicon)); // prettier-ignore
  return isNone ? null : { title, inside, doubtful: place };
}

/** "Técnico (Autônomo)" speaks neither for the custom nor against it. */
function isFree({ texts }: Drafted): boolean {
  const inside = BRACKETED.exec(texts.find((own) => u`\p{L}`.test(own)) ?? '')?.[2];
  return inside !== undefined && (isContract(inside) || countIn(key(inside), FREE, true) > 0);
}

/** The town behind the name's comma is none of it. */
function employerIn(inside: string): string {
  const pieces = inside.split(COMMA);
  return pieces.length > 1 && !isClosedName(inside) ? pieces.slice(0, -1).join(', ') : inside;
}

/** The heads of a section, with the employers that stand in brackets behind their posts. */
export function withBracketedEmployers(
  heads: readonly EntryHead[],
  drafts: readonly Drafted[],
  lexicon: Lexicon,
): readonly EntryHead[] {
  const marks = marksFor(lexicon, false);
  const told = drafts.map((draft) => bracketedOf(draft, marks));
  const found = told.filter((one) => one !== null);
  const sure = found.filter(({ doubtful }) => !doubtful);
  const unnamed = heads.filter(({ title, organisation }, at) => {
    const inside = told[at]?.inside;
    const [name = ''] = inside?.split(COMMA) ?? [];
    const free = organisation === null || organisation === drafts[at]?.employer;
    return inside !== undefined && (free || organisation.includes(name) || title?.includes(name) === true);
  }).length;
  const names = new Set(sure.map(({ inside }) => inside));
  if (unnamed < LEAST || names.size < LEAST || found.length < MOST * drafts.filter((draft) => !isFree(draft)).length)
    return heads;
  return heads.map((head, at) => {
    const own = told[at];
    const known = !isCjk(lexicon.language) && (head.sure === 'organisation' || head.sure === 'both');
    const whole =
      own !== null && own !== undefined && head.title?.includes(own.inside.split(COMMA)[0] ?? own.inside) === true;
    return own && (whole || !known) ? { ...head, title: own.title.trim(), organisation: employerIn(own.inside) } : head;
  });
}

/** What was done there, in a sentence behind the brackets. */
const DEEDS_BEHIND = u`^(.{4,60}?)\s\(([^()]{4,80})\)\s+\p{Lu}\p{Ll}+\s.*\p{Ll}{3}`;

/** "Técnico (Estación Marina, España) Ensayos con larvas": post and employer, without what was done there; any other text as it is. */
export function withoutDeedsBehind(text: string, lexicon: Lexicon): string {
  const [, post = '', inside = ''] = text.includes(') ') ? (DEEDS_BEHIND.exec(text.trim()) ?? []) : [];
  const employs =
    inside !== '' && opensAsEmployer(inside, marksFor(lexicon, false)) && roleScore(post, marksFor(lexicon, false)) > 0;
  return employs ? `${post} | ${inside}` : text;
}
