/** "2014 – 2017 | Cassis" where the other jobs have "2019 – 2023 | Marseille": a town that no list knows, told by the place it stands in. */
import { u } from '../../../resume/patterns.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { TOWN } from '../contacts/town-shapes.ts';
import { isCountry } from '../contacts/places.ts';
import { isPlace, marksFor, organisationScore, roleScore, type Marks } from '../heads/head-marks.ts';
import { isClosedName } from '../heads/legal-forms.ts';
import type { Item } from './entry-items.ts';

/** What stands between the dates and where it was. */
const JOINT = /^[)\]]?\s*([|·•–—,-])\s+(?=\S)/u;
const LONGEST = 60;
/** Of the towns beside dates this many at least are known. */
const KNOWN_SHARE = 0.5;
/** Between post and employer of one line. */
const TWO_NAMES = u`\S\s(?:[|·•–—-]|at|@|en|chez|presso|bei|na|no)\s\S|\S,\s\p{Lu}`;
const SEVERAL = u`\s(?:&|e|y|et|and|und)\s|\s?/\s?`;

interface Beside {
  readonly at: number;
  readonly joint: string;
  readonly rest: string;
  /** Where the dates end. */
  readonly end: number;
}

/** The dates of a job, and the one thing that follows them in their line. */
function besideDates({ line, role, range, field }: Item, at: number): Beside | null {
  if (role !== 'dated' || !range?.isRange || field || line.cells.length > 1 || line.text.length > LONGEST) return null;
  const [start, end] = [range.index, range.index + range.length];
  if (start > 2 || u`[\p{L}\d]`.test(line.text.slice(0, start))) return null;
  const [whole, joint] = JOINT.exec(line.text.slice(end)) ?? [];
  if (whole === undefined || joint === undefined) return null;
  return { at, joint, rest: line.text.slice(end + whole.length).trim(), end };
}

/** "Parma & Bologna, Italia", "Nice (06)": the shape of where something is, and no word of a post or an employer. */
function mayBePlace(rest: string, marks: Marks): boolean {
  const [towns = '', land, more] = rest.replace(/\s\((?:\d{2,3}|[A-Z]{2})\)$/u, '').split(/,\s/u);
  if (more !== undefined || (land !== undefined && !TOWN.test(land))) return false;
  if (!towns.split(SEVERAL).every((town) => TOWN.test(town.trim()))) return false;
  return roleScore(towns, marks) <= 0 && organisationScore(towns, marks) <= 0 && !isClosedName(rest);
}

const isKnown = (rest: string, marks: Marks): boolean =>
  isPlace(rest, marks) || isCountry(rest.split(/,\s/u).at(-1) ?? '', marks.lexicon.language);

/** Whether the lines above the dates tell both post and employer. */
function isToldAbove(items: readonly Item[], at: number): boolean {
  const above = items.slice(Math.max(0, at - 2), at).filter(({ role, bullet }) => role === 'header' && !bullet);
  const last = items[at - 1];
  if (last?.role !== 'header') return false;
  return last.line.cells.length > 1 || TWO_NAMES.test(last.line.text) || above.length > 1;
}

/** `items`: of a section of jobs. Without the places that stand beside dates. */
export function withoutPlacesBesideDates(items: readonly Item[], lexicon: Lexicon): readonly Item[] {
  const all = items.flatMap((item, at) => besideDates(item, at) ?? []);
  if (all.length < 2) return items;
  const marks = marksFor(lexicon, false);
  const places = all.filter(({ rest, joint }) => joint === all[0]?.joint && mayBePlace(rest, marks));
  const known = places.filter(({ rest }) => isKnown(rest, marks));
  if (places.length < all.length || known.length < KNOWN_SHARE * places.length) return items;
  const ends = new Map(places.filter(({ at }) => isToldAbove(items, at)).map(({ at, end }) => [at, end]));
  return items.map((item, at) => {
    const end = ends.get(at);
    const [cell] = item.line.cells;
    if (end === undefined || !cell) return item;
    const text = item.line.text.slice(0, end);
    return { ...item, line: { ...item.line, text, cells: [{ ...cell, text, spans: [] }] } };
  });
}
