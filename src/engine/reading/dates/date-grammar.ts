/** The patterns of dates and of what joins two of them into a range, for each language. */
import { isCjk } from '../../../resume/language.ts';
import { grouped } from '../../../resume/grouped.ts';
import { gu, patternOf, u } from '../../../resume/patterns.ts';
import { LEXICONS } from '../../lexicons/index.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { MONTH_SLIPS } from '../../lexicons/month-slips.ts';
import { CJK } from '../text/fold.ts';
import { partsOfYear } from './parts-of-year.ts';
import { ABOUT, hanForms, LEFT, MONTH_IN_CHARACTERS, NUMBER_IN_CHARACTERS, REIGN } from './han-dates.ts';

const YEAR = String.raw`(?:19[5-9]\d|20[0-4]\d)`;
/** Letters of the scripts that have capitals, whole blocks of them: the two kinds alternate, which makes a long pattern. */
const CASED = String.raw`A-Za-zµÀ-ÖØ-öø-\u02af\u0370-\u052f\u1e00-\u1fff\uff21-\uff3a\uff41-\uff5a`;
/** Chinese and Japanese words and their commas touch a date. A hyphen may stand before one only as the dash of a range: "2016-2018", "06/19-08/21". */
const NOT_AFTER = String.raw`(?<![${CASED}\d.$€£¥#+@_]|(?<!\p{sc=Han}),)(?<!(?<!(?<!\d)(?:19|20)\d{2}(?:[./]\d{1,2})?|(?<![\d./-])\d{2}[./]\d{2})-)`;
/** Of an end that is still to come: "10/2023 – voraussichtlich 09/2026". */
const EXPECTED = String.raw`(?:mid-?|early|late|mitte|anfang|ende|début|mi-|fin|(?:principios|inicios|comienzos|mediados|finales|fines) del?|início de|meados de|final de|inizio|metà|fine|voraussichtlich|vsl\.|vorauss\.|voraussichtl\.|expected|anticipated|exp\.|est\.|prévue?|previsto|prevista|estimado|in corso, fine)`;

/** "Sept 2019 – date", as in Ireland and India; "2019 – date palms" tells of something else. */
const TO_DATE = String.raw`(?<=[-–—]\s?|(?<![${CASED}])till\s|(?<![${CASED}])up\sto\s)(?:date|fecha)(?![${CASED}]|[:-]|\s(?:of|and|palms?|de|du|la)(?![${CASED}]))`;

export interface Grammar {
  /** With `han` also the years of reigns and those before 年: only a text with CJK characters needs that longer pattern. */
  readonly dateIn: (han: boolean) => RegExp;
  readonly months: ReadonlyMap<string, number>;
  readonly joint: RegExp;
  readonly since: RegExp;
  readonly open: RegExp;
  /** "(mai à septembre)" behind a year or a season. */
  readonly monthsWithin: RegExp;
}

function escaped(words: Iterable<string>): string {
  return [...new Set(words)]
    .filter((word) => word !== '')
    .sort((a, b) => b.length - a.length)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replace(/ /g, String.raw`\s+`))
    .join('|');
}

/** Names of two words once for each of their second ones: "(?:first|second) half". */
function byTheirEnds(names: readonly string[]): string {
  const [one, two] = [names.filter((name) => !name.includes(' ')), names.filter((name) => name.includes(' '))];
  const ends = grouped(two, (name) => name.slice(name.indexOf(' ') + 1));
  const openings = grouped(ends, ([end, all]) => escaped(all.map((name) => name.slice(0, -end.length - 1))));
  const pairs = [...openings].map(
    ([first, own]) => String.raw`(?<!\d)(?:${first})\s+(?:${escaped(own.map(([end]) => end))})`,
  );
  return [...pairs, escaped(one)].join('|');
}

/** Also without its accents, as capitals are often typed. */
function bothSpellings(words: readonly string[]): string[] {
  return words.flatMap((word) => [
    word.toLowerCase(),
    CJK.test(word)
      ? word
      : word
          .toLowerCase()
          .normalize('NFD')
          .replace(gu`\p{M}`, ''),
  ]);
}

function monthsOf(lexicon: Lexicon): Map<string, number> {
  const months = new Map<string, number>();
  for (const source of [lexicon, LEXICONS.en]) {
    const slips = MONTH_SLIPS[source.language] ?? {};
    for (const [name, month] of [
      ...Object.entries(source.months),
      ...Object.entries(source.seasons),
      ...Object.entries(slips),
      ...partsOfYear(source),
    ]) {
      for (const spelling of bothSpellings([name])) if (!months.has(spelling)) months.set(spelling, month);
    }
  }
  return months;
}

function wordPattern(words: readonly string[]): string {
  const spelled = bothSpellings(words);
  const latin = escaped(spelled.filter((word) => !CJK.test(word)));
  const cjk = escaped(spelled.filter((word) => CJK.test(word)));
  // "dall'aprile": an elided word ends in its apostrophe and touches the next.
  const parts = [latin === '' ? '' : String.raw`(?<![${CASED}])(?:${latin})(?:(?<=['’])|(?![${CASED}]))`, cjk];
  return parts.filter((part) => part !== '').join('|') || '(?!)';
}

/** "03.23 bis heute", "05.21 – 02.23": months and years of two digits, told by the pair; times of day are none. */
function monthYears(until: string, present: string): string[] {
  const pair = String.raw`(?:0[1-9]|1[0-2])\.(?:[0-2]\d|9\d)(?![\d.,]|\s?(?:uhr|h)(?![${CASED}]))`;
  return [
    String.raw`${NOT_AFTER}(?<pairMonth>0[1-9]|1[0-2])\.(?<pairYear>[0-2]\d|9\d)(?=\s?(?:[-–—→➔]|${until})\s?(?:${pair}|(?:${until}\s)?(?:${present})))`,
    String.raw`(?<=(?<![\d.,])(?:0[1-9]|1[0-2])\.(?:[0-2]\d|9\d)\s?(?:[-–—→➔]|${until})\s?)(?<pairMonth2>0[1-9]|1[0-2])\.(?<pairYear2>[0-2]\d|9\d)(?![\d.,]|\s?(?:uhr|h)(?![${CASED}]))`,
  ];
}

function compiledOnce(patternOf: (wide: boolean) => RegExp): (wide: boolean) => RegExp {
  const compiled: RegExp[] = [];
  return (wide) => (compiled[Number(wide)] ??= patternOf(wide));
}

function grammarOf(lexicon: Lexicon): Grammar {
  const months = monthsOf(lexicon);
  const month = byTheirEnds([...months.keys()].filter((name) => !CJK.test(name)));
  const present = `${wordPattern([...lexicon.present, ...LEXICONS.en.present])}|${TO_DATE}`;
  const until = wordPattern([...lexicon.until, ...LEXICONS.en.until]);
  // "2018-heute" is a range, "2018-bis", "2018er" and "2018级" are words.
  const han = isCjk(lexicon.language);
  // "1987卒業", "2004毕业", "2022至今", "2019到2021".
  const word = han
    ? String.raw`_?(?![至迄]|まで|(?:到|から)\s?(?:${YEAR}|${present})|(?:及|和|与)\s?${YEAR}|暑[假期]|寒假|[夏冬春秋](?:[季期]|休み)|起(?![\p{L}])|卒|修[了士]|学士|博士|毕业|畢業|入[学社]|届(?:应届|毕业))\p{L}`
    : String.raw`_?\p{L}`;
  // "2001-4000元/月": what one earned.
  const amount = han ? String.raw`|\s?[-–—~～至到]\s?\d{3,6}\s?(?:元|円|人民币|块|[kw万萬](?![a-z]))` : '';
  const notBefore = String.raw`(?![\d%€$£]|[.,]\d|${word}|-(?!${present}|${EXPECTED}\s)\p{L}${amount})`;
  const dash = String.raw`\s?(?:[-–—→➔]|${until})\s?`;
  // A year of two digits is told by a second date of its form, or by an end that is still open.
  const paired = (form: string): string => String.raw`(?=${dash}(?:${present}|${form}))`;
  const pairedBefore = (form: string): string => String.raw`(?<=${form}${dash})`;
  const named = String.raw`[${CASED}]{3,10}\.?[\s/]?`;
  const dayed = String.raw`\d{1,2}[./-]\d{1,2}[./-]`;
  const cjkForms = [
    ...(han ? hanForms(present) : []),
    String.raw`(?<era>令和|平成|昭和|(?<![${CASED}])(?:[rhs](?=\d|元)|[令平昭](?=\s?(?:元|\d{1,2})\s?[./])))\s?(?<eraYear>元|\d{1,2}|${NUMBER_IN_CHARACTERS})(?:\s?\((?:19|20)\d{2}年?\))?\s?[年./](?:\s?(?<eraMonth>\d{1,2}|${MONTH_IN_CHARACTERS})\s?月?)?(?:\s?(?:\d{1,2}|${NUMBER_IN_CHARACTERS})\s?日)?${ABOUT}`,
    String.raw`(?<cjkYear>${YEAR})\s?(?:年度?${REIGN}?|${REIGN}年?)(?:\s?(?<cjkMonth>\d{1,2}|${MONTH_IN_CHARACTERS})\s?月|\s?(?<cjkSeason>[春夏秋冬])(?:季?学期|季|期|(?!\p{Script=Han})))?(?:\s?\d{1,2}\s?日)?${ABOUT}`,
  ];
  const forms = [
    // "03|2009" is a month, the number of a school before its years, "Plantel 04 | 2009 – 2012", is none.
    String.raw`${NOT_AFTER}(?<d1>\d{1,2})(?<dMark>[./-])(?<d2>\d{1,2})\k<dMark>(?<dYear>${YEAR}|\d{2}${paired(String.raw`${dayed}\d{2}(?!\d)`)}|(?<=${dayed}\d{2}${dash}${dayed})\d{2})(?!\d)`,
    String.raw`${NOT_AFTER}(?<isoYear>${YEAR})\s?(?<isoMark>[-./])\s?(?<isoMonth>1[0-2]|0?[1-9])(?:\k<isoMark>\d{1,2})?月?(?![\d%]|[.,/]\d)`,
    String.raw`(?:${NOT_AFTER}|(?<=(?<![\d./-])(?:0[1-9]|1[0-2])-))(?<numMonth>1[0-2]|0?[1-9](?!\s?\|)|0[1-9])(?:\s?(?:[./-]|(?<![${CASED}]\s\d{2}\s)\|)\s?|(?<=(?<![\d./-])(?:0[1-9]|1[0-2])(?:\s?[–—]\s?|\s-\s)\d{2})\s)(?<numYear>${YEAR})(?!\d)`,
    String.raw`(?<![${CASED}])(?:\d{1,2}(?:st|nd|rd|th|er|\.?[º°]|\.o|\.)?\s+(?:de\s+)?)?(?<name>${month})\.?(?:\s+\d{1,2}(?:(?:st|nd|rd|th)?,|(?=\s+del?\s)))?,?\s*[/–-]?\s*(?:del?\s+(?:a[ñn]o\s+)?|of\s+)?[’']?(?<nameYear>${YEAR}|(?<=[’']|[${CASED}]\.?[-/])\d{2}|\d{2}${paired(String.raw`${named}\d{2}(?!\d|,?\s?${YEAR}|,\s?\d)`)}|(?<=${named}\d{2}${dash}${named})\d{2}(?!,?\s?${YEAR}|,\s?\d)|(?<=(?<![${CASED}])(?:ws|wise|ss|sose)\s)\d{2})(?!\d)(?:\/\d{2}(?![\d/])|(?<=semester\s\d{4}|(?<![${CASED}])w(?:s|ise)\s\d{4})\/${YEAR}(?!\d))?`,
    String.raw`(?<present>${present})`,
    // "24.04-28.04.2017", "03/07 al 28/07/2015": the year of the second day.
    ...(han
      ? []
      : [
          String.raw`(?<![\d./-])(?:0?[1-9]|[12]\d|3[01])[./](?<dayMonth>1[0-2]|0?[1-9])\.?(?=${dash}(?:0?[1-9]|[12]\d|3[01])[./](?:1[0-2]|0?[1-9])[./]${YEAR}(?!\d))`,
        ]),
    String.raw`${NOT_AFTER}(?<numMonth2>1[0-2]|0[1-9]|[1-9](?=\/\d{2}${paired(String.raw`\d{1,2}\/\d{2}(?![\d/])`)})|${pairedBefore(String.raw`(?<!\d)\d{1,2}\/\d{2}`)}[1-9])\/(?<shortYear>\d{2})(?![\d/])`,
    ...(han ? [] : monthYears(until, present)),
    // "17.01-17.12": years of two digits, told by the pair.
    String.raw`${NOT_AFTER}(?<twoYear>\d{2})\.(?<twoMonth>0[1-9]|1[0-2])(?=\s?[-–—~～至]\s?(?:\d{2}\.(?:0[1-9]|1[0-2])(?!\d|\.\d)|${present}))`,
    String.raw`(?<=(?<!\d)\d{2}\.\d{2}\s?[-–—~～至]\s?)(?<twoYear2>\d{2})\.(?<twoMonth2>0[1-9]|1[0-2])(?!\d|\.\d)`,
    // "2019, junio", "2019 Mai": the year first. "2019, mai – juin 2020" begins with the month.
    String.raw`${NOT_AFTER}(?<headYear>${YEAR})(?:,\s?(?<headMonth>${month})(?![${CASED}]|\.?\s?(?:(?:de|del|of)\s)?\d|\.?\s?(?:[-–—/&]|${until})\s?(?:${month}))|\s(?<headMonth2>${month})(?=\.?\s?(?:$|[,;)\]|]|[-–—]\s?(?:${YEAR}|${present}))))`,
    // "'11 – '12", "’19 to present", "2011 – '12".
    String.raw`(?<![${CASED}\d])[’'‘](?<markedYear>\d{2}(?=${dash}(?:[’'‘]\d{2}(?!\d)|${YEAR}|${present}))|(?<=(?:[’'‘]\d{2}|${YEAR})${dash}[’'‘])\d{2})(?![\d%]|['’]?s(?![${CASED}]))`,
    String.raw`${NOT_AFTER}(?<year>${YEAR})${notBefore}`,
    // "08 – 10.2015", "08.–10.2015", "08–10 2015", "3 - 4/2014"
    String.raw`${NOT_AFTER}(?<bareNumber>0[1-9]|1[0-2]|[1-9](?=\s?[-–—]\s?(?:1[0-2]|[1-9])\/${YEAR}(?!\d)))\.?(?=\s?[-–—]\s?(?:0[1-9]|1[0-2]|[1-9](?=\/))\s?[./]\s?${YEAR}(?!\d)|(?:\s?[–—]\s?|\s-\s)(?:0[1-9]|1[0-2])\s${YEAR}(?!\d))`,
    // "Jan – Mar 2020", "Ago – Dez/13", "janvier à juin 2013", "von Mai bis 3. Juli 2020", "3 juillet au 31 août 2019", "juillet, août-octobre 2019".
    String.raw`(?<![${CASED}])(?:(?<![\d./-])\d{1,2}(?:er|[º°]|\.)?\s)?(?<bareMonth>${month})\.?(?=\s*(?:[-–—−→➔&/,]|${until}|(?<=\s)(?:and|y|et|e|und)(?=\s))\s*(?:\d{1,2}(?:er|\.)?\s+)?(?:de\s+)?(?:${month})\.?(?:[\s,]|[/’'-]\d|[-–—](?:${month})))`,
  ];
  return {
    dateIn: compiledOnce((wide) => patternOf((wide ? [...cjkForms, ...forms] : forms).join('|'), 'gu')),
    months,
    joint: patternOf(
      String.raw`^\s*[)\]]?\s*(?:,\s*)?(?:(?:入社|入職|着任|入学)\s*)?(?:(?:(?:起|开始|開始)(?=\s?[至到迄]))?\s?[-–—−‒―‐─ー~～〜→➔>至迄]{1,3}(?:\s*${until}(?=\s*(?:\d|${present})))?|(?<=入社\s*|入職\s*|入学\s*)[、,]?|${LEFT}|/(?=\s?(?:${YEAR}|${present}))|(?<=\s)/(?=\s)|(?:[|/;,–-]\s*)?${until}:?)\s*[(\[]?\s*(?:${EXPECTED}\s*)?(?:mese\sdi\s|mes\sde\s|mês\sde\s|mois\sd[e’']\s?)?`,
      'u',
    ),
    monthsWithin: patternOf(
      String.raw`^\s?\(\s?(?:de\s|da\s|von\s|from\s)?(${month})\.?\s?(?:[-–—/&]|${until}|et|e|y|und|and)\s?(${month})\.?\s?\)`,
      'u',
    ),
    // "seit Wintersaison 2021/22", "since the season 2021/22"
    since: patternOf(
      String.raw`(?:${wordPattern(lexicon.since)})\s*[:：]?\s*(?:(?:(?:the|l[ae]|el|il|de[rm])\s)?[${CASED}]{0,12}${SEASON}\s+)?$`,
      'u',
    ),
    // Before Japanese or Chinese words a dash that hangs on the date parts it from no second one.
    open: u`^(?:\+(?=$|[\s),;])|\s\+(?=$|[),;])|,?\s(?:onwards?|en adelante|em diante|in poi)(?!\p{L})|\s?(?:起|以来|より|から)\s?(?=$|[)\]])|\s?起(?=[\s,，:：、])|\s*[)\]]?\s*[-–—−‒~～〜]\s*(?:…|\.{3}|\?|\*(?=$))?\s*(?=$|[)\]|,;:·、・/])|[–—](?=\s\p{L})|\s?[~～〜]\s*(?=[(\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}])|\s?[-–—−‒](?:(?=\s[(\p{sc=Han}\p{sc=Katakana}])|[-–—−‒]{1,2}\s{0,4}(?=[(\p{sc=Han}])))`,
  };
}

/** What comes round every year and goes by its number. */
const SEASON =
  '(?:[Ss]aison|[Ss]eason|spielzeit|schuljahr|temporada|stagione|campaña|campagne|safra|anno scolastico|año escolar|curso(?: acad[eé]mico| escolar)?|ano le[ct]{1,2}ivo|anno accademico|année scolaire|année universitaire|school year|academic year|studienjahr)';

const grammars = new Map<string, Grammar>();
/** Made once a language. */
export function grammarFor(lexicon: Lexicon): Grammar {
  const known = grammars.get(lexicon.language) ?? grammarOf(lexicon);
  grammars.set(lexicon.language, known);
  return known;
}
