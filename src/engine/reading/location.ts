/** City, region or country of the person, in the contact block. */
import type { Lexicon } from '../lexicons/lexicon.ts';
import { emailIn, urlsIn } from './addresses.ts';
import { CJK, key, keysOf } from './fold.ts';
import type { ContactValue, Line } from './reading.ts';
import { countIn, indexWords, type WordIndex } from './word-index.ts';

const SEPARATORS = /\s*[|•·●▪◦∙♦⋅／]\s*|\s{3,}|\s[–—-]\s|\s(?=\p{L}{1,10}\s?[:：])|\s*[\u0001-\u001f\ue000-\uf8ff]\s*/u;
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

/** `block`: the lines above the first section, or beside it in a sidebar. */
export function locationOf(block: readonly Line[], lexicon: Lexicon, name: Line | null): ContactValue | null {
  const places = placesFor(lexicon);
  let byShape: ContactValue | null = null;
  for (const line of block) {
    for (const piece of line.cells.flatMap((cell) => cell.text.split(SEPARATORS))) {
      const bare = piece.replace(/^[^\p{L}\d〒]+|[^\p{L}\d).]+$/gu, '').trim();
      if (bare === '' || emailIn(bare) || urlsIn(bare).length > 0 || /@/.test(bare)) continue;
      if (STREET.test(bare)) continue;
      const { text, labelled } = unlabelled(bare, places);
      if (text.length > 90 || (!labelled && text.split(/\s+/u).length > 14)) continue;
      if (labelled && (namesPlace(text, places) || CITY_REGION.test(text) || CJK_PLACE.test(text)))
        return { value: text.replace(/\s+/gu, ' '), line };
      if (line === name || countIn(key(text), places.schools, false) > 0) continue;
      // Only an address, with its numbers, is longer than a city, its region and its country.
      const most = /\d/u.test(text) && text.includes(',') ? 14 : 8;
      if (namesPlace(text, places) && text.split(/\s+/u).length <= most)
        return { value: text.replace(/\s+/gu, ' '), line };
      if (
        !byShape &&
        (CITY_REGION.test(text) || POSTCODE_CITY.test(text) || (CJK_PLACE.test(text) && text.length <= 40))
      )
        byShape = { value: text.replace(/\s+/gu, ' '), line };
    }
  }
  return byShape;
}
