/** Where somebody was born: behind a label, or beside the date of birth. Where people live and work stays. */
import type { Cell } from './contact-lines.ts';
import type { Range } from './ranges.ts';

const SMALL =
  '(?:de|del|de la|de los|las|los|la|le|les|el|da|do|dos|das|di|della|sur|sous|an der|am|bei|ob der|im|en|of|upon) ';
const WORD = String.raw`\p{Lu}[\p{L}\p{M}’'.-]{1,24}`;
/** "Vila Nova de Foz Côa", "Bedretto TI", "Camogli (GE)", "Husum/Nordfriesland" */
const PLACE = String.raw`(?:[LD][’'])?${WORD}(?:[ /](?:${SMALL}|d[’'])?${WORD}){0,4}(?:,? ?\((?:\p{Lu}[\p{L} .-]{1,20}|\d[\dAB]{1,2})\))?`;
/** A label takes the region and the country behind the town, too. */
const PLACES = String.raw`${PLACE}(?: ?[,/–-] ?${PLACE}){0,2}`;

/** Labels of the place, some of the date as well. */
const BOTH = [
  String.raw`(?:lugar y fecha|fecha y lugar|lugar,? fecha) de nac(?:imiento|\.)?`,
  String.raw`(?:date|place)(?: (?:and|&) |\s?\/\s?)(?:date|place) of birth|d\.?o\.?b\.?(?: (?:and|&) |\s?\/\s?)place`,
  String.raw`(?:lieu et date|date et lieu) de naissance`,
  String.raw`(?:local e data|data e (?:local|naturalidade)|data e lugar) de nasc(?:imento|\.)?`,
  String.raw`geburts(?:datum|tag|ort)\s?(?:und|u\.|,|/|&)\s?-?\s?(?:geburts)?(?:ort|datum|tag)|geburts(?:jahr|datum)\s?\/\s?-?(?:geburts)?ort`,
  String.raw`(?:luogo e data|data e luogo|luogo\s?\/\s?data|data\s?\/\s?luogo) di nascita`,
].join('|');
const LABELS = [
  BOTH,
  String.raw`lloc de naixement|(?:lugar|ciudad|municipio|provincia|pa[ií]s) de nac(?:imiento|\.)?`,
  String.raw`(?:place|city|town|country) of birth|birth\s?place|native place`,
  String.raw`(?:lieu|ville|pays|commune) de naissance`,
  String.raw`(?:local|cidade|lugar|concelho) de nasc(?:imento|\.)?|naturalidade`,
  String.raw`geburts(?:ort|land|stadt)|heimatort|bürgerort`,
  String.raw`(?:luogo|comune|citt[àa]|paese) di nascita|attinen(?:te|za)(?: di)?`,
].join('|');
/** Verbs of a sentence, with what leads to the place. */
const CUES = [
  String.raw`nac(?:id[oa]|í|\.) en|(?:soy )?natural (?:de|d[oa]s?)|oriund[oa] de|originari[oa] d[ei]`,
  String.raw`born (?:and raised )?(?:in|at)|b\. in`,
  String.raw`née?(?:\(e\)|[·.]e)? (?:à|au|aux|en)|bourgeoise? de|originaire (?:de|du|d[’'])|nati(?:f|ve) de`,
  String.raw`nascid[oa] (?:em|no|na)|nasci (?:em|no|na)`,
  String.raw`geb(?:\.|oren|ürtig)? (?:in|aus)`,
  String.raw`(?:nat[oa]|n\.) (?:a|ad|in)`,
].join('|');

const LABELLED = new RegExp(String.raw`(?<![\p{L}])(?:${LABELS})(?!\p{L})[\s.]{0,4}[:：–-]?\s{0,6}`, 'giu');
const CUED = new RegExp(String.raw`(?<![\p{L}])(?:${CUES})\s`, 'giu');
const VALUE = new RegExp(PLACES, 'uy');
const HAN_VALUE = /[\p{Script=Han}\p{Script=Katakana}ー]{2,12}/uy;
const VALUE_ALONE = new RegExp(PLACE, 'uy');
const LABEL_ONLY = new RegExp(
  String.raw`^[^\p{L}\p{N}]*(?:${LABELS}|籍\s*[贯貫]|本\s?籍(?:\s?地)?|出\s?身\s?地|出生地)\s*[:：.]?\s*$`,
  'iu',
);

/** Behind a date of birth, which is blanked: "in Rostock", and after a label of both ", Amstetten". */
const BEHIND_DATE = new RegExp(
  String.raw`\uFFFC\s{0,2}[,(]?\s?(?:in|en|à|a|ad|em|no|na|at|bei|au)\s(?<place>${PLACE})`,
  'gu',
);
const BEHIND_LABEL = new RegExp(
  String.raw`\uFFFC\s{0,2}(?:[,/;–-]|\s(?=\p{Lu}))\s?(?:(?:in|en|à|a|ad|em|no|na|at)\s)?(?<place>${PLACE})`,
  'gu',
);
const OF_BOTH = new RegExp(String.raw`(?:${BOTH})[^\n\uFFFC]{0,16}$`, 'iu');

/** A cell that is nothing else: "Geboren: 2.2.1994, Gaziantep". */
const WHOLE_CELL = new RegExp(String.raw`^[^\n\d\uFFFC]{0,40}\uFFFC+\s?[,/;–(-]\s?${PLACE}[\s).]*$`, 'u');

const EAST_ASIAN = [
  /(?:本\s?籍(?:\s?地)?|(?<!\p{L})出\s?身(?:地|国)?(?=[\s:：])|出\s*生\s*地[点點]?|生\s*源\s*地|籍\s*[贯貫]|(?<=^\s*)[贯貫](?=\s*[:：])|祖\s*籍|原\s*籍|老\s*家)\s{0,4}[:：]?\s{0,4}(?<place>[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー・·]{2,20})/gu,
  /(?:出?生[於于在])\s?(?<place>\p{Script=Han}{2,8}?)(?=[，,、。；;（(\s]|$)/gu,
  /(?<=^|[\s、，,（(／/｜|・·])(?<place>\p{Script=Han}{1,7}[都道府県縣省市町村州国國島]|[\p{Script=Katakana}ー]{2,12})(?=出身(?![\p{Script=Han}]))/gu,
];
const NO_PLACE = /[年月日]|^(?:民[国國]|平成|昭和|公元|同上)/u;

/** `dates` are the dates of birth, which `cells` have blanked. */
export function findBirthPlaces(cells: readonly Cell[], dates: readonly Range[]): Range[] {
  const ends = new Set(dates.map(({ end }) => end));
  return cells.flatMap((cell, at) => {
    const { text, start } = cell;
    const places: (readonly [number, number])[] = [];
    for (const { index, 0: label } of text.matchAll(LABELLED)) add(places, VALUE, text, index + label.length);
    if (LABEL_ONLY.test(text) && cells[at + 1]?.line === cell.line)
      return [...ranges(start, places), ...inNext(cells[at + 1])];
    if (cell.isContact) {
      for (const { index, 0: cue } of text.matchAll(CUED)) {
        // With its region where nothing else follows.
        VALUE.lastIndex = index + cue.length;
        const length = VALUE.exec(text)?.[0].length ?? 0;
        const isLast = /^\s*(?:$|[.;|·•])/u.test(text.slice(index + cue.length + length));
        add(places, isLast ? VALUE : VALUE_ALONE, text, index + cue.length);
      }
      for (const pattern of EAST_ASIAN)
        for (const { index, 0: match, groups } of text.matchAll(pattern)) {
          const place = groups?.['place'] ?? '';
          const from = index + match.lastIndexOf(place);
          if (!NO_PLACE.test(place)) places.push([from, from + place.length]);
        }
    }
    for (const pattern of text.includes('\uFFFC') ? [BEHIND_DATE, BEHIND_LABEL] : [])
      for (const { index, 0: match, groups } of text.matchAll(pattern)) {
        const date = index + match.lastIndexOf('\uFFFC') + 1;
        if (!ends.has(start + date)) continue;
        if (
          pattern === BEHIND_LABEL &&
          !OF_BOTH.test(text.slice(0, index)) &&
          !(cell.isContact && WHOLE_CELL.test(text))
        )
          continue;
        const from = index + match.length - (groups?.['place'] ?? '').length;
        places.push([from, index + match.length]);
      }
    return ranges(start, places);
  });
}

function add(places: (readonly [number, number])[], value: RegExp, text: string, from: number): void {
  value.lastIndex = from;
  const [place = ''] = value.exec(text) ?? [];
  if (place !== '') places.push([from, from + place.length]);
}

/** The label fills a cell of its own. */
function inNext(cell: Cell | undefined): Range[] {
  const places: (readonly [number, number])[] = [];
  if (cell) add(places, /\p{Script=Han}/u.test(cell.text) ? HAN_VALUE : VALUE, cell.text, 0);
  return cell ? ranges(cell.start, places) : [];
}

function ranges(offset: number, places: readonly (readonly [number, number])[]): Range[] {
  return places.map(([start, end]) => ({ kind: 'BIRTH', start: offset + start, end: offset + end }));
}
