import type { Cell } from './contact-lines.ts';
import type { Range } from './ranges.ts';

/** By their first letters, in six languages: only where a date is sure to stand. */
const MONTH = String.raw`(?:jan|jän|ene|gen|feb|fév|fev|mar|mär|mrz|apr|abr|avr|may|mai|mag|jun|jui|giu|jul|lug|aug|ago|aoû|sep|set|oct|okt|out|ott|nov|dec|dez|déc|dic)\p{L}{0,7}`;
const YEAR = String.raw`(?:19|20)\d{2}`;
const ERA = '昭和|平成|令和|大正';
const HAN = '[〇○零一二三四五六七八九十廿卅元]';
const FULL = [
  String.raw`(?:(?:${ERA}|西暦|公元|民[国國])\s*)?(?:\d{1,4}|${HAN}{1,4})\s*(?:[（(][^）)\d\n]{0,4}\d{1,2}[）)]\s*)?年\s*(?:[（(][^）)\d\n]{0,4}\d{0,4}[^）)\d\n]{0,2}[)）]\s*)?(?:\d{1,2}|${HAN}{1,3})\s*月\s*(?:\d{1,2}|${HAN}{1,3})\s*[日号號]`,
  // "廿三/十一/一九九〇"
  String.raw`${HAN}{1,4}\s?[-./／]\s?${HAN}{1,3}\s?[-./／]\s?${HAN}{1,4}`,
  String.raw`${YEAR}\s?[-./]\s?\d{1,2}\s?[-./]\s?\d{1,2}(?!\d)`,
  String.raw`\d{1,2}\s[IVX]{1,4}\s${YEAR}(?!\d)`,
  String.raw`\d{1,2}\s?[-./]\s?(?:\d{1,2}|[IVX]{1,4})\s?[-./]\s?(?:${YEAR}|[’'‘]?\d{2})(?!\d)`,
  String.raw`(?<!\p{L})[MTSHR]\s?\d{1,2}\s?[-./年]\s?\d{1,2}\s?[-./月]\s?\d{1,2}日?`,
  String.raw`\d{1,2}\s?(?:\.|º|°|er|ème|st|nd|rd|th)?[\s./-]{1,3}(?:de\s+|of\s+)?${MONTH}\.?,?[\s./-]{1,3}(?:del?\s+)?(?:${YEAR}|[’'‘]\d{2}(?!\d))`,
  String.raw`(?<!\p{L})${MONTH}\.?\s+\d{1,2}(?:st|nd|rd|th)?,?\s+(?:del?\s+)?${YEAR}`,
].join('|');
/** "ocho de enero de mil novecientos ochenta y nueve" */
const IN_WORDS = String.raw`(?!(?:el|le|il|am|the|em|on|den|de|no) )(?:\d{1,2}|\p{L}{2,16}(?:[ -]\p{L}{1,8}){0,2})\.?,?\s(?:(?:de|di|of|d[’'])\s)?${MONTH},?\s(?:(?:del?|di|of)\s)?(?:mil nove(?:cientos|centos)|dos mil|dois mil|mil(?:le)? neuf[- ]cents?|dix-neuf[- ]cents?|deux mille|millenovecento|duemila|neunzehnhundert|zweitausend|nineteen|two thousand)(?:[ -]?(?!(?:a|à|en|em|in) )\p{L}+){0,4}`;
const DATES = [
  IN_WORDS,
  FULL,
  String.raw`\d{1,2}月\d{1,2}日`,
  String.raw`(?:(?:${ERA}|西暦|公元|民[国國])\s*)?(?:\d{1,4}|${HAN}{1,4})\s*年(?:\s*(?:\d{1,2}|${HAN}{1,3})\s*月)?`,
  String.raw`${YEAR}\s?[-./]\s?\d{1,2}(?!\d)`,
  String.raw`\d{1,2}\s?[./]\s?${YEAR}(?!\d)`,
  String.raw`(?:(?<!\p{L})${MONTH}\.?\s+(?:del?\s+)?)?${YEAR}(?!\d)`,
].join('|');

const LABELS = [
  String.raw`(?:fecha|lugar)(?: y (?:fecha|lugar))? de nac(?:imiento|\.)?|f(?:ec?h?a?)?\.? ?(?:de )?nac\.?|nac\.|f\.?\s?n\.?|nacimiento|nacid[oa]s?|nac[íi]|natural de`,
  String.raw`date(?: and place)? of birth|birth ?(?:date|day)|d\.?\s?o\.?\s?b\.?|born|year of birth`,
  String.raw`date(?: et lieu)? de naissance|naissance|née?(?:\(e\))?|ann[ée]e de naissance`,
  String.raw`data de naixement|naixement|nascuda|nascut|data(?: e local)? de nasc(?:imento|\.)?|nascimento|nasc\.?|dt\.? ?nasc\.?|nascid[oa]|nasci|d\.?n\.?`,
  String.raw`geburts(?:datum|tag|jahr|ort)(?:\s?(?:und|,|/)\s?-?(?:ort|datum))?|geb(?:oren)?\.?|jahrgang|jg\.?(?=\s*:?\s*\d)`,
  String.raw`(?:luogo e )?data(?: e luogo)? di nascita|luogo\s?/\s?data di nascita|nascita|nat[oa]|n\.(?=\s(?:a|ad|il)\s)|(?<=(?:^|[\n|·•;,(])\s{0,2})n\.(?=\s?\d{1,2}[-./]\d)|anno di nascita|classe(?=\s(?:19|20)\d{2})`,
].join('|');
const EAST_ASIAN_LABELS = String.raw`生\s*年\s*月\s*日|生\s*年(?:\s*月)?|誕\s*生\s*日|出\s*生(?:\s*(?:日\s*期|年\s*月\s*日?|年\s*份|于|於))?|生\s*日|生于|生於|生\s*ま\s*れ`;

/** Room for "in Sevilla", "am", "a Lecco il", "(JJ/MM/AAAA)". */
const BETWEEN = String.raw`[^\d\n|·•;\uFFFC]{0,32}?`;
const LABELLED = [
  new RegExp(String.raw`(?<!\p{L})(?:jahrgang|jg\.?)\s*:?\s*(?<date>\d{2})(?!\d)`, 'giu'),
  new RegExp(String.raw`(?<![\p{L}])(?:${LABELS})(?!\p{L})${BETWEEN}(?<date>${DATES})`, 'giu'),
  new RegExp(String.raw`(?:${EAST_ASIAN_LABELS})[^\d\n|·•;\uFFFC]{0,12}?(?<date>${DATES})`, 'giu'),
  // "1995年11月25日生", "1994年6月生まれ"
  new RegExp(String.raw`(?<date>${DATES})\s*(?:日)?(?:出生|生(?:まれ|[^\p{L}]|$))`, 'giu'),
  // "nubile (n. 17.1.1996)"
  new RegExp(String.raw`\((?:n|b|g)\.\s?(?<date>${FULL})`, 'giu'),
  // "* 23.11.1982"
  new RegExp(String.raw`(?<![\p{L}\p{N}*])[*＊✶]\s?(?<date>${FULL})`, 'giu'),
];

/** In a contact line a whole date, or a year, that is all its piece says; no end of a range. */
const ALONE = new RegExp(
  String.raw`(?<=^|[|｜·•;,、，／\t\uFFFC–—(（]|\s{2}|\s-\s|\s/\s)[^\p{L}\p{N}|·•;,/\uFFFC]{0,4}(?<date>${FULL}|(?<!\d\s?[–—-]\s?)(?:(?:0?[1-9]|1[0-2])[./])?\(?${YEAR}\)?(?![\s.]?[–—-]\s?\d)|${YEAR}[-./](?:0?[1-9]|1[0-2])(?![\d./-]|\s?[–—~～至-]))(?=\s*(?:$|\s(?:à|in|en|em|a|bei)\s\p{Lu}|[|｜·•;,、，/／\t\uFFFC–—()（）]|\s{2}|\s-\s))`,
  'giu',
);
/** What Chinese resumes tell of a person besides: "籍贯：广西 | 民族：壮族 | 1996-03". */
const PERSONAL = /籍\s?[贯貫]|民\s?族|政治面貌|党员|團員|团员|性\s?[别別]/u;
/** Nobody who writes a resume is younger; whoever dates it today is no birth. */
const YOUNGEST = 14;
const OLDEST = 90;

/** Dates that a word calls those of a birth, or that stand among contact data by themselves. `asOf` is "YYYY-MM-DD". */
export function findBirthDates(text: string, cells: readonly Cell[], asOf: string): Range[] {
  const labelled = LABELLED.flatMap((pattern) => [...text.matchAll(pattern)]).map((match) => rangeOf(match, 0));
  const thisYear = Number(asOf.slice(0, 4));
  const found = new Set(cells.filter(({ holdsFound }) => holdsFound).map(({ line }) => line));
  const alone = cells.flatMap((cell, at) => {
    if (!cell.isContact) return [];
    // "Präsenzdienst:   1990"
    const before = cells[at - 1];
    const isOther = before?.line === cell.line && /[:：]\s*$/u.test(before.text);
    // A year alone: beside contact data, or at the head of the line next to them.
    const isNear = (index: number) =>
      cell.holdsFound || (index < 3 && [-1, 1].some((step) => found.has(cell.line + step)));
    return [...cell.text.matchAll(ALONE)].flatMap((match) => {
      const date = match.groups?.['date'] ?? '';
      const age = thisYear - yearOf(date, thisYear);
      const isYear = /^(?:\d{1,2}[./])?\(?\d{4}\)?$|^\d{4}[-./]\d{1,2}$/u.test(date);
      return age >= YOUNGEST &&
        age <= OLDEST &&
        !(isYear && isOther) &&
        (!isYear || PERSONAL.test(cell.text) || isNear(date.length > 4 ? 0 : match.index))
        ? [rangeOf(match, cell.start)]
        : [];
    });
  });
  return [...labelled, ...alone];
}

/** The year before the first of each. */
const ERAS: Readonly<Record<string, number>> = {
  ...{ 明治: 1867, M: 1867, 大正: 1911, T: 1911, 昭和: 1925, S: 1925, 平成: 1988, H: 1988, 令和: 2018, R: 2018 },
  ...{ 民国: 1911, 民國: 1911 },
};

function yearOf(date: string, thisYear: number): number {
  const whole = /(?:19|20)\d{2}/u.exec(date)?.[0];
  if (whole !== undefined) return Number(whole);
  const era = /(?<era>昭和|平成|令和|大正|民[国國]|(?<!\p{L})[MTSHR](?=\s?\d))\s*(?<year>\d{1,3})/iu.exec(date)?.groups;
  const before = ERAS[era?.['era']?.toUpperCase() ?? ''];
  if (before !== undefined) return before + Number(era?.['year']);
  const short = /[-./]\s?(\d{2})$/u.exec(date)?.[1];
  if (short === undefined) return /年|^[MTSHR]/iu.test(date) ? thisYear - YOUNGEST : 0;
  return Number(short) + (Number(short) > thisYear % 100 ? 1900 : 2000);
}

function rangeOf(match: RegExpExecArray, offset: number): Range {
  const date = match.groups?.['date'] ?? '';
  const start = offset + match.index + match[0].lastIndexOf(date);
  return { kind: 'BIRTH', start, end: start + date.length };
}
