/** Does a bullet carry a figure: a number that measures, not one that dates, orders or belongs to a name. */
import { giu, gu, iu, u } from '../../../resume/patterns.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { wordsOf } from '../text/fold.ts';
import { matchesOf } from '../text/matches.ts';
import { oncePer, recalled } from '../text/once.ts';
import { plain } from '../text/words.ts';

const DIVIDED = /\d[./-]\d/;
/**
 * Numbers of addresses, clock times, dates, laws ("29/2015"), versions ("2.1.3"), list marks: never a result.
 * Most texts hold none of them, which `only` tells: it costs little to compile, and is in whatever the pattern matches.
 */
const NEVER: readonly { readonly pattern: RegExp; readonly only: RegExp }[] = [
  { pattern: /https?:\/\/\S{1,300}|www\.\S{1,300}|[^\s@]{1,64}@[^\s@]{1,250}/giu, only: /@|:\/\/|www\./i },
  { pattern: /^\s{0,3}\(?\d{1,2}[.)]\s/u, only: /^\s{0,3}\(?\d{1,2}[.)]\s/ },
  { pattern: /\d{1,2}:\d{2}/gu, only: /\d:\d/ },
  { pattern: /\d{1,2}[./-]\d{1,2}[./-](?:19|20)?\d{2}(?!\d)/gu, only: DIVIDED },
  { pattern: /(?<!\d)(?:19|20)\d{2}[./-](?:0?[1-9]|1[0-2])(?![\d%])/gu, only: DIVIDED },
  { pattern: /(?<!\d)\d{1,6}(?:\.\d{3})?\/(?:19|20)\d{2}(?!\d)/gu, only: /\d\/\d/ },
  { pattern: /(?<!\d)(?:19|20)\d{2}\s?[-–/]\s?(?:\d{2})?\d{2}(?![\d%])/gu, only: /\d\s?[-–/]/ },
  { pattern: /(?<!\d)(?:19|20)\d{2}\s?年(?:\s?\d{1,2}\s?月(?:\s?\d{1,2}\s?日)?)?/gu, only: /年/ },
  { pattern: /(?:令和|平成|昭和)\s?\d{1,2}\s?年(?:\s?\d{1,2}\s?月)?/gu, only: /年/ },
  { pattern: /(?<!\d)\d{1,2}\s?月(?:\s?\d{1,2}\s?日)?/gu, only: /月/ },
  { pattern: /(?<!\d)\d{1,2}\.\d{1,2}\.\d{1,2}(?![\d.])/gu, only: DIVIDED },
  {
    pattern:
      /(?<!\d)24\s?[/x×hH]\s?7(?!\d)|(?<!\d)360\s?(?:°|º|-?\s?(?:degree|grad|gradi|graus|grados|degr[ée]s|度))/giu,
    only: /24|360/,
  },
  // Ordinals: 3rd, 3º and 3.ª (plain letters once folded), 1er, 5. Klasse, 第3期, 3年生, 三年级
  {
    pattern: giu`(?<!\d)\d{1,3}(?:st|nd|rd|th|\.?[ºªoa]|er|ère|[eè]me|e)(?!\p{L})`,
    only: /\d(?:[snrt][tdh]|\.?[ºªoaeè])/i,
  },
  { pattern: gu`(?<!\d)\d{1,2}\.\s(?=\p{Lu}\p{Ll})`, only: /\d\.\s/ },
  {
    pattern: /第\s?[\d〇一二三四五六七八九十百]{1,5}|\d\s?(?:年级|年級|年生|学年|回生)/gu,
    only: /[第年生]/,
  },
];
/** Set phrases whose number word counts nothing. */
const PHRASES =
  /\b(?:six sigma|big (?:four|4)|zero[- ](?:trust|day|knowledge|touch)|double[- ](?:entry|check\w{0,3}|sided)|half[- ]day|web two)\b|\bim viertel\b|\bentre deux(?=\s*(?:$|[,.;)]))/g;
const NUMBER = /\d{1,3}(?:[ \u00a0\u202f'’.,]\d{3})+(?:[.,]\d{1,3})?|\d+(?:[.,]\d+)?/gu;
const MONEY_OR_SHARE_AFTER =
  /^\s?(?:[%‰％€$£¥₹]|[kKmM]?\s?€|percent|per cent|por ciento|prozent|pour cent|per cento|por cento|倍|割|万|億|亿|件|名|人|円|元|社|家)/iu;
const MONEY_BEFORE = /(?:[€$£¥₹]|(?:^|[\s(])(?:USD|EUR|GBP|CHF|BRL|MXN|INR|JPY|CNY|RMB|CAD|AUD))\s?$/u;
const CJK_COUNT =
  /(?<![第十百千多少])(?:[二三四五六七八九十百千两兩数数幾几]|一(?=[百千万亿億])){1,4}[百千万亿億]{0,2}余?(?:名|人|件|社|倍|割|店舗|家|个|個|万|亿|億|元|円|项|項|台|条)(?!级|級|生)/u;

interface FigureWords {
  readonly words: ReadonlySet<string>;
  readonly phrases: readonly string[];
  readonly names: ReadonlySet<string>;
  readonly months: ReadonlySet<string>;
  readonly ambiguous: ReadonlySet<string>;
  readonly cjk: readonly string[] | null;
}

const figureWordsOf = oncePer((lexicon: Lexicon): FigureWords => {
  const numbers = lexicon.numberWords.map(plain);
  const stops = new Set(lexicon.stopWords.map(plain));
  const names = lexicon.numberedNames.map(plain);
  return {
    words: new Set(numbers.filter((word) => !word.includes(' '))),
    phrases: numbers.filter((word) => word.includes(' ')).map((phrase) => ` ${phrase} `),
    names: new Set(names),
    months: new Set(Object.keys(lexicon.months).map(plain)),
    ambiguous: new Set(names.filter((name) => stops.has(name))),
    cjk: lexicon.language === 'ja' || lexicon.language === 'zh' ? lexicon.numberWords : null,
  };
});

/** What ends before the second number of a range: "Year 7–", "Klassen 5 bis". */
const RANGE = /\d{1,3}\s?(?:[–/-]|to|bis|al?|à|ao?)\s?$/u;

/** The last one to three words before a number, longest first: "sql server", "server". */
function namesBefore(before: string): string[] {
  const tail = before
    .slice(-40)
    .replace(RANGE, '')
    .replace(/[\s:(–-]+$/u, '');
  const parts = (tail.match(gu`[^\s/(\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+`) ?? []).slice(-3);
  return parts.map((_, at) => parts.slice(at).join(' '));
}

function isNamed(before: string, digits: number, words: FigureWords | null): boolean {
  if (!words) return false;
  return namesBefore(before).some((written) => {
    // "JIS C 0364", "NF C 15-100": the letter tells the branch of the standard.
    const name = written.replace(u`(?<=\p{Lu})\s\p{Lu}$`, '');
    const key = plain(name).replace(u`^[^\p{L}\p{N}.]+`, '');
    if (!words.names.has(key)) return false;
    // "EN 301 549" is a standard, "en 30 días" is not: Spanish and French "en" counts as a name in capitals only.
    return !words.ambiguous.has(key) || (name === name.toUpperCase() && digits >= 3);
  });
}

function isYear(number: string, before: string, after: string): boolean {
  if (!/^(?:19[5-9]|20[0-4])\d$/.test(number)) return false;
  if (/[+~≈>±]\s?$/u.test(before) || /^\s?[+x]/u.test(after)) return false;
  return !(number === '2000' && u`^\s\p{L}`.test(after));
}

/** A maker's capitals, behind a word in small letters or a CJK one. */
const MODEL = u`(?:[\p{Ll}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]\s?)(?!(?:NPS|CSAT|MRR|ARR|GMV|RO[IA]S?|[DM]AU|KPI|SLA|SKU|[QTR]PS|[PU]V|CT[RA]|CP[ACLM]|CAC|LTV|ETP|FTE|TEU|USD|EUR|GBP|CHF|BRL|MXN|ARS|COP|CLP|PEN|INR|JPY|CNY|RMB|CAD|AUD|PME|PYME|PMI|TPE|KMU|DNI|NIF|VIP|ONG|API|PDV|EHPAD|IT|TI|HR|RH|QA|PR)\s)\p{Lu}{2,4}\s$`;
const UNIT =
  /^(?:[KMGTP]B|[KMGT]?W[HP]?|K?VA|[KMG]?HZ|KG|[KMCD]M|[MCD]L|HL|HA|HP|CV|PS|CH|TN|TM|MT|MM|MN|BN|MRD|MIO|CR|LPA|USD|EUR|GBP|CHF|BRL|MXN|CAD|AUD|RMB|CNY|JPY|INR|TEU|[RB]PM|[KF]PS|QPS|TPS|RPS|PPM|DAU|MAU|MRR|ARR|GMV|PV|UV|DB|FTE|GPA|LBS?|FT|SQM|PAX|V(?:AC|DC)|HRS?|MIN)(?![A-Za-z])/;

function isName(number: string, before: string, after: string): boolean {
  // Glued to Latin letters: H2, B2B, K8s, GPT-4, 3D, 5G, 2FA; but x3, sub-50 and currency codes measure.
  if (/[A-Za-zÀ-ɏ][-/]?$/u.test(before) && !iu`(?:^|[^\p{L}])(?:x|sub-?|US|USD|EUR|CHF|GBP)$`.test(before)) return true;
  if (number.length === 1 && u`^(?:[dDgG]|FA|P)(?!\p{L})`.test(after)) return true;
  // "HP 4250": a model behind the capitals of its maker, in a text that is not all capitals; no measure (NPS 72).
  if (/^\d{3,5}$/.test(number) && MODEL.test(before) && !u`^[.,]\d|^\s?[kKmM](?![\p{L}])`.test(after)) return true;
  // "Hyster 5XT": capitals glued to it that are no unit.
  if (/^[A-Z]{2,3}(?![A-Za-zÀ-ɏ\d])/.test(after) && !UNIT.test(after)) return true;
  return /^\d\.0$/.test(number) && !/^\s?(?:%|[a-zA-Z×x])/u.test(after);
}

function measures(text: string, at: number, number: string, words: FigureWords | null): boolean {
  const before = text.slice(Math.max(0, at - 48), at);
  const after = text.slice(at + number.length, at + number.length + 24);
  if (MONEY_BEFORE.test(before)) return true;
  if (isName(number, before, after)) return false;
  if (MONEY_OR_SHARE_AFTER.test(after)) return true;
  if (isYear(number, before, after)) return false;
  if (isNamed(before, number.replace(/\D/g, '').length, words)) return false;
  const near = [wordsOf(before).at(-1), wordsOf(after.replace(/^\s?(?:de|of|di)\s/iu, ' '))[0]];
  const dated = Number(number) <= 31 && near.some((word) => word !== undefined && words?.months.has(plain(word)));
  return !dated;
}

function hasDigits(text: string, words: FigureWords | null): boolean {
  if (!/\d/.test(text)) return false;
  const cleared = NEVER.reduce(
    (rest, { pattern, only }) => (only.test(rest) ? rest.replace(pattern, (part) => ' '.repeat(part.length)) : rest),
    text,
  );
  let named = -1;
  for (const match of matchesOf(NUMBER, cleared)) {
    // "ISO 9001, 14001 and 45001": what follows a named number is of its kind.
    const chained = named >= 0 && u`^(?:[\s,/&:+-]|\b\p{L}{1,3}\b){1,8}$`.test(cleared.slice(named, match.index));
    if (chained && !MONEY_OR_SHARE_AFTER.test(cleared.slice(match.index + match[0].length))) {
      named = match.index + match[0].length;
      continue;
    }
    if (measures(cleared, match.index, match[0], words)) return true;
    named = match.index + match[0].length;
  }
  return false;
}

function hasNumberWord(text: string, words: FigureWords): boolean {
  if (words.cjk) return CJK_COUNT.test(text) || words.cjk.some((word) => text.includes(word));
  const folded = plain(text).replace(PHRASES, ' ');
  const tokens = wordsOf(folded);
  if (tokens.some((token) => words.words.has(token) || token.split(/[-'/]/).some((part) => words.words.has(part))))
    return true;
  const row = ` ${tokens.join(' ')} `;
  return words.phrases.some((phrase) => row.includes(phrase));
}

function tellsFigure(text: string, words: FigureWords | null): boolean {
  const folded = text.normalize('NFKC').slice(0, 2000);
  return hasDigits(folded, words) || (words !== null && hasNumberWord(folded, words));
}

const recalledFigures = oncePer((lexicon: Lexicon) => recalled((text) => tellsFigure(text, figureWordsOf(lexicon))));

/** CHECKS.md, quantified-results. Without a lexicon only digits are read. */
export function hasFigure(text: string, lexicon: Lexicon | null): boolean {
  return lexicon ? recalledFigures(lexicon)(text) : tellsFigure(text, null);
}
