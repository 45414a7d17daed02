/** Pieces of a head in Chinese or Japanese that are a place and nothing else. */
import { u } from '../../../resume/patterns.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { holdsCjk } from '../text/characters.ts';
import { key, keysOf } from '../text/fold.ts';

/** "Flushing, NY" beside names in characters. */
export const ABROAD =
  /^\s*[A-Z][A-Za-z.' -]{1,30},\s?(?:[A-Z]{2}|USA|Malaysia|Singapore|Canada|Australia|UK|United Kingdom|Japan|Taiwan|Hong Kong|China)\s*$/u;

const LONGEST_PLACE = 8;

/** "杭州", "浙江省杭州市", "新加坡", "上海浦东新区". */
export function isHanPlace(text: string, lexicon: Lexicon): boolean {
  const bare = key(text).replace(/[()\s]/gu, '');
  const places = bare.length <= LONGEST_PLACE ? keysOf(lexicon.places) : [];
  const rests = places.flatMap((place) =>
    holdsCjk(place) && bare.startsWith(place) ? [bare.slice(place.length).replace(/^[省市県府都道]/u, '')] : [],
  );
  return rests.some((rest) => /^(?:.{0,5}[市区區县縣町])?$/u.test(rest) || places.includes(rest.replace(/市$/u, '')));
}

/** "播磨庵-兵庫県 姫路市": a name and where it is, as job boards print them. */
const BEFORE_PLACE = /^(.*[^\s-])\s?[-‐–]\s?([^\s-]{2,8})(\s.*)?$/u;

/** "株式会社なぎさ・横浜市" */
const BEFORE_TOWN = u`^(\S*(?:株式|有限|合同)会社\S*)・(\p{sc=Han}{2,8}[都道府県市区町村郡])$`;

/** The name and the place that a dash parts; the text alone where none does. */
export function beforePlace(text: string, lexicon: Lexicon): string[] {
  const [, firm, town] = lexicon.language === 'ja' ? (BEFORE_TOWN.exec(text) ?? []) : [];
  if (firm !== undefined && town !== undefined) return [firm];
  if (!/[-‐–]/u.test(text)) return [text];
  const [, name, place = '', more = ''] = BEFORE_PLACE.exec(text) ?? [];
  return name !== undefined && holdsCjk(place) && isHanPlace(place, lexicon) ? [name, `${place}${more}`] : [text];
}
