/** Jobs told as sentences: "Completed a four-week internship at Acme Ltd, Leeds on pump design from 04-07-2022 to 30-07-2022". */
import { isCjk } from '../../../resume/language.ts';
import { u } from '../../../resume/patterns.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { rangesIn } from '../dates/dates.ts';
import type { Line } from '../reading.ts';
import { withHanProse } from '../han/han-prose-jobs.ts';
import { joinLines } from '../items/bullets.ts';
import { JOINER } from '../text/campuses.ts';
import type { Item } from './entry-items.ts';
import { withPeriodsWithin } from './periods-within.ts';
import { toldJobs } from './told-clauses.ts';
import { toldJob, type ToldJob } from './told-sentences.ts';

/** Longer ones tell of more than where one was. */
const LONGEST = 280;

const WORKED =
  /^(?:i (?:am |was |have |had )?(?:been )?)?(?:currently |presently |now |previously |formerly |also )?(?:worked|working|works|work|served|serving|employed|engaged|interned|volunteered|appointed|joined|hired|posted) as (?:an? |the |part[- ]time |full[- ]time ){0,2}(?=\S)/iu;

/** "Worked with Acme Ltd, Leeds as Buyer": the employer before the post. */
const WORKED_FOR =
  /^(?:i (?:am |was |have |had )?(?:been )?)?(?:currently |presently |now |previously |formerly |also )?(?:worked|working|works|work|served|serving|employed|engaged|associated|placed|posted) (?:with|at|for|in|by|under) (?:the |m\/s\.? ?)?(.{3,90}?) as (?:an? |the )?(\S.{2,59}?)(?=$|,|\.$|\s(?:from|since|during|for|between|till|w\.e\.f)(?:\s|$))/iu;

/** How long it was, and the word for what one was there to learn. */
const LEARNED =
  /^(?:i (?:have |had )?)?(?:successfully )?(?:completed|undergone|underwent|undertook|undertaken|did|done|pursued|pursuing|attended|carried out) (?:an? |the |my )?(?:[\w.]{1,12}[\s-](?:\(?\d{1,3}\)? ?)?(?:days?|weeks?|months?|years?)['’]?s?[\s-](?:of |long )?)?((?:[a-z-]+ ){0,3}?(?:internship|in-?plant training|industrial training|vocational training|summer training|training|traineeship|apprenticeship|articleship|placement|attachment|work experience|project)(?: program(?:me)?)?)(?= (?:in|at|with|from|under|by)\s)/iu;

/** Where: up to what it was about, where that lies or when it was. */
const FIRM = u`^\s?(?:in|at|with|from|under|by|for) (?:the |[Mm]\/s\.? ?)?(["“']?[\p{Lu}\d][^,;(]{1,70}?)(?=$|,|;|\.$|\s\(|\s(?:on|from|during|since|between|for|in|as|till|until|under|under the|where|w\.e\.f)(?:\s|$))`;

const AT = /\s(?:in|at|with|for|by) (?:the )?(?=["“']?[A-Z\d])/u;

/** A post that its sentence tells whole: "Executive – Accounts". */
const whole = (text: string): string => text.replace(/\s([–—-])\s/gu, ` $1${JOINER} `);

const capital = (text: string): string => whole(`${text.charAt(0).toUpperCase()}${text.slice(1)}`);

/** Of a sentence; "Sr.", "Asst." end none. */
const STOP = /;\s|(?<!(?:^|\s)(?:Sr|Jr|Asst|Dy|Exec|Engr|Mfg))\.\s/u;

/** The post and the employer of such a sentence, its dates cut out. */
function headOf(text: string): string | null {
  const learned = LEARNED.exec(text);
  if (learned) {
    const firm = FIRM.exec(text.slice(learned[0].length))?.[1];
    return firm === undefined ? null : `${capital(learned[1] ?? '')} | ${firm.trim()}`;
  }
  const [, employer = '', held = ''] = WORKED_FOR.exec(text) ?? [];
  if (u`^\p{Lu}`.test(employer) && !STOP.test(held)) return `${capital(held)} | ${employer.split(/,\s/u)[0] ?? ''}`;
  const worked = WORKED.exec(text);
  const rest = worked ? text.slice(worked[0].length) : '';
  const at = AT.exec(rest);
  const post = at ? rest.slice(0, at.index).replace(/[\s,–-]+$/u, '') : '';
  const firm = at ? FIRM.exec(rest.slice(at.index))?.[1] : undefined;
  return firm === undefined || !u`^\p{L}.{2,59}$`.test(post) || STOP.test(post) ? null : `${capital(post)} | ${firm.trim()}`;
} // prettier-ignore

/** Whether an item may be one of those sentences in a section that dates nothing otherwise. */
function sentenceHead({ role, bullet }: Item, lexicon: Lexicon): { readonly text: string; readonly range: Item['range'] } | null {
  const text = role === 'bullet' ? (bullet?.text ?? '') : '';
  if (text === '' || text.length > LONGEST) return null;
  const ranges = rangesIn(text, lexicon);
  const range = ranges.find(({ isRange }) => isRange) ?? ranges.at(-1);
  const head = range ? headOf(text) : null;
  return head !== null && range ? { text: `${head} | ${range.text}`, range } : null;
} // prettier-ignore

/** The items with such sentences as heads, where every date of the section stands in one, or with the first words of paragraphs. */
export function withSentenceJobs(items: readonly Item[], lexicon: Lexicon): readonly Item[] {
  if (isCjk(lexicon.language)) return withHanProse(items, lexicon);
  const listed = lexicon.language === 'en' ? withListedSentences(items, lexicon) : null;
  const told = listed ?? withToldJobs(items, lexicon);
  return told === items ? withPeriodsWithin(items, lexicon) : told;
}

/** In English lists; null where they hold none. */
function withListedSentences(items: readonly Item[], lexicon: Lexicon): readonly Item[] | null {
  if (items.some(({ range, field }) => range !== null || field !== null)) return null;
  const heads = new Map(items.map((item) => [item, sentenceHead(item, lexicon)] as const));
  const [first] = items.filter(({ role }) => role === 'bullet');
  if (!first || !heads.get(first)) return null;
  let within = false;
  return items.flatMap((item): Item[] => {
    const head = heads.get(item);
    const [cell] = item.line.cells;
    if (head && cell) {
      within = true;
      const [range = null] = rangesIn(head.text, lexicon).filter(({ text }) => text === head.range?.text);
      const line = { ...item.line, text: head.text, cells: [{ ...cell, text: head.text, spans: [] }] };
      return [{ line, role: 'dated', bullet: null, range, field: null }];
    }
    const carried = within && item.role === 'carried';
    within = carried;
    return carried ? [] : [item];
  });
}

interface Told {
  readonly items: readonly Item[];
  readonly text: string;
  readonly dated: boolean;
  readonly job: ToldJob | null;
}

/** "1) Working with Acme Ltd., Pune as Sr." over "Engineer from June 2021.": a numbered sentence that its list takes for whole. */
function closesJob(group: readonly Item[], next: Item, lexicon: Lexicon): boolean {
  const [first, more] = group;
  if (first?.role !== 'bullet' || more || next.role === 'bullet' || first.bullet?.glyph !== '1.') return false;
  const [begun, text] = [first.bullet.text, joinLines([first.bullet.text, next.line.text])];
  return rangesIn(begun, lexicon).length === 0 && rangesIn(text, lexicon).length > 0 && toldJob(text, lexicon) !== null;
}

/** List items whole, and plain lines up to the full stop or the colon that ends their sentence. */
function sentencesOf(items: readonly Item[], lexicon: Lexicon): Told[] {
  const groups: Item[][] = [];
  for (const item of items) {
    const last = groups.at(-1)?.at(-1);
    const goesOn =
      last &&
      (item.role === 'carried' ||
        closesJob(groups.at(-1) ?? [], item, lexicon) ||
        (item.role !== 'bullet' && last.role !== 'bullet' && last.role !== 'carried' && last.field === null && !ENDS.test(last.line.text)));
    if (goesOn) groups.at(-1)?.push(item);
    else groups.push([item]);
  }
  return groups.map((own) => {
    const [first, ...rest] = own;
    const below = rest.flatMap(({ role, line }) => (role === 'carried' && first?.bullet ? [] : [line.text]));
    const text = joinLines([first?.bullet?.text ?? first?.line.text ?? '', ...below]);
    return { items: own, text, dated: rangesIn(text, lexicon).length > 0, job: toldJob(text, lexicon) };
  });
} // prettier-ignore

/** "Studio Tecnico Geom. A." over "Miggiano" goes on. */
const ENDS = u`(?:[:!;]|(?<!(?:^|[\s.])(?:\p{Lu}|[Dd]ott|[Pp]rof|[Gg]eom|[Ii]ng|[Aa]rch|[Aa]vv|[Rr]ag|Dra?|Lic|Sra?|Eng|St))\.)\s*$`;

function headItem(line: Line, { post, employer, range }: ToldJob, lexicon: Lexicon): Item {
  // "between 2012 and 2014": without the first word the second joins no range.
  const when = range.isRange ? range.text.replace(/\s(?:and|und|y|e|et)\s/iu, ' – ') : range.text;
  const text = [whole(post), employer, when].filter((part) => part !== null).join(' | ');
  const own = { ...line, text, cells: line.cells.slice(0, 1).map((cell) => ({ ...cell, text, spans: [] })) };
  const found = rangesIn(text, lexicon).at(-1) ?? null;
  return { line: own, role: 'dated', bullet: null, range: found, field: null };
}

/** Jobs told in sentences that are a habit, of all sentences with a date. */
const LEAST = 2;
const MOST = 2 / 3;

/** "Nel 2018 abbiamo rifatto il magazzino.": of the job told above, and none itself. */
function asProse(item: Item): Item {
  return item.role === 'dated' && item.bullet === null ? { ...item, role: 'prose', range: null } : item;
}

/** Where sentences with a date tell jobs. */
function withToldJobs(items: readonly Item[], lexicon: Lexicon): readonly Item[] {
  if (items.some(({ field }) => field !== null)) return items;
  const said = sentencesOf(items, lexicon);
  const verbal = said.some(({ job }) => job !== null);
  const told = verbal ? said.map((own) => ({ ...own, job: own.job ?? (own.dated ? toldJob(own.text, lexicon, true) : null) })) : said; // prettier-ignore
  const dated = told.filter(({ dated }) => dated);
  const jobs = dated.filter(({ job }) => job !== null).length;
  const [opening] = dated;
  if (!opening || (jobs < dated.length && (jobs < LEAST || jobs < MOST * dated.length || opening.job === null)))
    return items;
  return told.flatMap(({ items: own, text, job, dated: isDated }) => {
    const [first] = own;
    if (job && first) return (toldJobs(text, lexicon) ?? [job]).map((each) => headItem(first.line, each, lexicon));
    return isDated ? own.map(asProse) : own;
  });
}
