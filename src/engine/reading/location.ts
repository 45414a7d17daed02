/** City, region or country of the person, in the contact block. */
import { isCjk } from '../../resume/language.ts';
import type { Lexicon } from '../lexicons/lexicon.ts';
import { emailIn, urlsIn } from './addresses.ts';
import { CJK, key, keysOf } from './fold.ts';
import { hanLocationOf } from './han-location.ts';
import { namesHead } from './headers.ts';
import { addressOf, townAfter } from './postal.ts';
import type { ContactValue, Line } from './reading.ts';
import { countIn, indexWords, type WordIndex } from './word-index.ts';

const SEPARATORS = /\s*[|•·●▪◦∙♦⋅／]\s*|\s{3,}|\s[–—-]\s|\s(?=\p{L}{1,10}\s?[:：])|\s*[\u0001-\u001f\ue000-\uf8ff]\s*/u;
/** Numbers to dial and addresses to write to share a line with the city, often without a mark between. */
const REACHED =
  /\S{1,64}@\S{1,80}|(?:https?:\/\/|www\.)\S{1,200}|\S{1,40}\.(?:com|net|org|io|dev|me)\/\S{1,80}|\(?\+\d[\d\s().-]{7,20}\d/gu;
/** "Austin, TX", "Sevilla, España", "Zürich (CH)", "75011 Paris". */
const CITY_REGION =
  /^(?:\d{4,6}(?:-\d{3,4})?\s+)?\p{Lu}[\p{L}'’.-]+(?:[\s-](?:\p{L}[\p{L}'’.-]*)){0,4}(?:,\s*|\s*\(|\s*\/\s*)\p{Lu}[\p{L}.\s'’-]{1,30}\)?(?:,\s*\p{Lu}[\p{L}\s]{1,20})?(?:\s+\d{4,6}(?:-\d{3,4})?)?$/u;
const POSTCODE_CITY = /^(?:[A-Z]{1,2}-)?\d{4,5}(?:-\d{3})?\s+\p{Lu}[\p{L}'’. -]{2,30}$/u;
/** A street alone, though it bear a city's name: "4489 Oxford Lane", "12 rue de Paris". */
const STREET =
  /^\d{1,5}(?:\s?(?:bis|ter))?\s(?:[^,]{1,40}\s(?:street|st|road|rd|avenue|ave|lane|ln|drive|dr|boulevard|blvd|court|ct|way|terrace)\.?|(?:rue|avenue|boulevard|place|allée|chemin)\s[^,]{1,40})$/iu;
const CJK_PLACE = /(?:〒\s?\d{3}-?\d{4}\s*)?[\p{Script=Han}]{2,4}[都道府県省市区]/u;

interface Places {
  readonly latin: ReadonlySet<string>;
  readonly cjk: readonly string[];
  /** Schools bear places in their names. */
  readonly schools: WordIndex;
  /** Opens a labelled address: "Anschrift: …", "住所…". */
  readonly label: RegExp;
}

function placesOf(lexicon: Lexicon): Places {
  const folded = keysOf(lexicon.places);
  const labels = (cjk: boolean): string =>
    lexicon.labels.address
      .filter((label) => CJK.test(label) === cjk)
      .sort((a, b) => b.length - a.length)
      .map((label) => label.replace(/[.*+?^$()[\]\\]/g, String.raw`\$&`))
      .join('|');
  // In ja and zh the label needs no colon.
  const parts = [
    labels(false) && String.raw`(?:${labels(false)})\s*[:：]`,
    labels(true) && String.raw`(?:${labels(true)})\s*[:：]?`,
  ];
  return {
    latin: new Set(folded.filter((place) => !CJK.test(place))),
    cjk: folded.filter((place) => CJK.test(place)),
    schools: indexWords(lexicon.schoolWords),
    label: new RegExp(String.raw`^(?:${parts.filter((part) => part !== '').join('|') || '(?!)'})\s*`, 'iu'),
  };
}

const cache = new WeakMap<Lexicon, Places>();
function placesFor(lexicon: Lexicon): Places {
  const known = cache.get(lexicon) ?? placesOf(lexicon);
  cache.set(lexicon, known);
  return known;
}

function namesPlace(text: string, places: Places): boolean {
  const folded = key(text);
  if (places.cjk.some((place) => folded.includes(place))) return true;
  return folded.split(/[,()/]|\s-\s/u).some((part) => {
    const words = part.replace(/[\d]+/g, '').trim().split(/\s+/u);
    for (let from = 0; from < words.length; from += 1) {
      for (let to = words.length; to > from; to -= 1)
        if (places.latin.has(words.slice(from, to).join(' '))) return true;
    }
    return false;
  });
}

function unlabelled(text: string, { label }: Places): { text: string; labelled: boolean } {
  const opening = label.exec(text)?.[0].length ?? 0;
  return opening > 0 && opening < text.length
    ? { text: text.slice(opening).trim(), labelled: true }
    : { text, labelled: false };
}

/** How surely a piece is where the person lives: what is labelled or an address of known places before what only has a place's shape. */
const SURE = 3;
const LIKELY = 2;
const SHAPED = 1;

function weigh(
  bare: string,
  lexicon: Lexicon,
  places: Places,
  isName: boolean,
): { value: string; rank: number } | null {
  const { language } = lexicon;
  const { text, labelled } = unlabelled(bare, places);
  const told = (value: string, rank: number): { value: string; rank: number } => ({
    value: value.replace(/\s+/gu, ' '),
    rank,
  });
  if (STREET.test(text) || text.length > 90 || (!labelled && text.split(/\s+/u).length > 14)) return null;
  const known = addressOf(text, lexicon);
  if (labelled && (known || namesPlace(text, places) || CITY_REGION.test(text) || CJK_PLACE.test(text)))
    return told(text, SURE);
  if (isName) return null;
  if (known) return told(text, SURE);
  const school = countIn(key(text), places.schools, false) > 0;
  const town = townAfter(text, language);
  if (school || namesHead(text, 'experience', lexicon)) return town === null ? null : told(town, SHAPED);
  // Only an address, with its numbers, is longer than a city, its region and its country.
  const most = /\d/u.test(text) && text.includes(',') ? 14 : 8;
  if (namesPlace(text, places) && text.split(/\s+/u).length <= most) return told(text, LIKELY);
  if (POSTCODE_CITY.test(text)) return told(text, LIKELY);
  if (CITY_REGION.test(text) || (CJK_PLACE.test(text) && text.length <= 40)) return told(text, SHAPED);
  return null;
}

/** `block`: the lines above the first section, or beside it in a sidebar. */
export function locationOf(block: readonly Line[], lexicon: Lexicon, name: Line | null): ContactValue | null {
  const han = isCjk(lexicon.language) ? hanLocationOf(block, lexicon, name) : null;
  if (han) return han;
  // What is written in characters has had its reading.
  const own = isCjk(lexicon.language) ? block.filter((line) => !CJK.test(line.text)) : block;
  const places = placesFor(lexicon);
  let best: (ContactValue & { rank: number }) | null = null;
  for (const line of own) {
    const pieces = line.cells.flatMap((cell) => cell.text.replace(REACHED, ' | ').split(SEPARATORS));
    for (const piece of pieces) {
      const bare = piece.replace(/^[^\p{L}\d〒]+|[^\p{L}\d).]+$/gu, '').trim();
      if (bare === '' || emailIn(bare) || urlsIn(bare).length > 0 || /@/.test(bare)) continue;
      const found = weigh(bare, lexicon, places, line === name);
      if (found && found.rank > (best?.rank ?? 0)) best = { ...found, line };
    }
    if (best?.rank === SURE) break;
  }
  return best && { value: best.value, line: best.line };
}
