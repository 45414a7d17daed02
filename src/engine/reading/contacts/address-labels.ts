/** Labels of contact data: those of an address, and those that open what is none. */
import { isCjk } from '../../../resume/language.ts';
import { patternOf, u } from '../../../resume/patterns.ts';
import { LEXICONS } from '../../lexicons/index.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { ADDRESS_LABELS, COMES_FROM } from '../../lexicons/living-words.ts';
import { CJK, key, keysOf } from '../text/fold.ts';
import { openingGuard } from '../text/word-starts.ts';

export interface Words {
  /** Opens a labelled address: "Anschrift: …", "住所…". */
  readonly label: RegExp;
  readonly mayLabel: (text: string) => boolean;
  readonly addresses: ReadonlySet<string>;
  /** Of births, nationalities and families; they open what is no place of residence. */
  readonly others: readonly string[];
}

function alternatives(words: readonly string[]): string {
  return [...words]
    .sort((a, b) => b.length - a.length)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`).replace(/'/gu, "['’]"))
    .join('|');
}

function wordsOf({ labels, language }: Lexicon): Words {
  // Templates keep their English labels whatever they are filled in with.
  const all = new Set([
    ...labels.address,
    ...(isCjk(language) ? [] : [...LEXICONS.en.labels.address, ...ADDRESS_LABELS]),
  ]);
  const latin = [...all].filter((label) => !CJK.test(label));
  const cjk = labels.address.filter((label) => CJK.test(label));
  // In ja and zh the label needs no colon.
  const parts = [latin.length > 0 && String.raw`(?:${alternatives(latin)})\s*[:：]`, cjk.length > 0 && String.raw`(?:${alternatives(cjk)})\s*[:：]?`].filter((part) => part !== false); // prettier-ignore
  return {
    label: patternOf(String.raw`^(?:${parts.join('|') || '(?!)'})\s*`, 'iu'),
    mayLabel: openingGuard([...all]),
    addresses: new Set(keysOf([...all])),
    others: [...keysOf(labels.birth), ...keysOf(labels.nationality), ...keysOf(labels.marital), ...keysOf(COMES_FROM)],
  };
}

const cache = new WeakMap<Lexicon, Words>();
export function wordsFor(lexicon: Lexicon): Words {
  const known = cache.get(lexicon) ?? wordsOf(lexicon);
  cache.set(lexicon, known);
  return known;
}

/** "Geburtsort", "Nationality: Irish", "nato a Potenza". */
export function tellsOther(text: string, { others }: Words): boolean {
  const plain = key(text);
  return others.some((word) => plain.startsWith(word) && !u`^\p{L}`.test(plain.slice(word.length)));
}

export function bareLabel(text: string): string {
  return key(text).replace(/[\s:：]+$/u, '');
}

/** "Domicilio", "Anschrift/Address". */
export function labelsAddress(label: string, { addresses }: Words): boolean {
  return !label.includes(':') && label.split('/').some((half) => addresses.has(half.trim()));
}

/** Of all languages. */
export const LABELS: ReadonlySet<string> = new Set(
  Object.values(LEXICONS).flatMap(({ labels }) => Object.values(labels).flatMap(keysOf)),
);

/** "Móvil/Mobile": a label in two languages has the shape of a town in its region. */
export function labelsTwice(text: string): boolean {
  const halves = text.includes('/') ? bareLabel(text).split(/\s?\/\s?/u) : [];
  return halves.length === 2 && halves.every((half) => LABELS.has(half));
}

/** "Location Stroud, Gloucestershire" */
export const UNPARTED = u`^(?:Address|ADDRESS|Location|LOCATION|Residence|Wohnort|Wohnsitz|Anschrift|Adresse)\s(?:[–—-]\s)?(?=[\p{Lu}\d#])`;
