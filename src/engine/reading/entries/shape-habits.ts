/** Heads of one shape have post and employer at the same places: what the known ones show tells the others. */
import { gu } from '../../../resume/patterns.ts';
import { grouped } from '../../../resume/grouped.ts';
import type { SectionKind } from '../../../resume/report.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import type { EntryHead } from '../heads/headers.ts';
import { isClosedName } from '../heads/legal-forms.ts';
import { nameIn } from './type-habits.ts';

interface ShapedHead {
  readonly head: EntryHead;
  readonly texts: readonly string[];
}

/** Places among the parts of a head. */
interface Places {
  readonly title: number;
  readonly organisation: number;
  /** Heads that tell them. */
  readonly known: number;
}

interface Shape {
  /** Alike where heads are. */
  readonly name: string;
  readonly parts: readonly string[];
}

interface Shaped {
  readonly head: EntryHead;
  readonly shape: Shape;
}

/** Share of the heads of a shape, of those that tell a place, which must agree on it. */
const MOST = 0.7;
/** Of so many that agree none is believed that one word of another speaks against. */
const MANY = 2;

const JOINTS = gu`\s*([|•·])\s*|\s([–—-])\s|(,)\s`;

/** A joint that the next text, or the dates that were cut out, stood behind. */
const EDGES = /^[\s|•·,–—-]+|[\s|•·,–—-]+$/gu;

/** A head as its texts, and as what bars, dashes and commas part. */
function shapesOf(texts: readonly string[]): readonly Shape[] {
  const saying = texts.map((text) => text.replace(EDGES, '')).filter((text) => text !== '');
  const joints = saying.map((text) => [...text.matchAll(JOINTS)].map(([, bar, dash, comma]) => bar ?? (dash && '-') ?? comma ?? '').join('')); // prettier-ignore
  const parts = saying.flatMap((text) => text.split(/\s*[|•·]\s*|\s[–—-]\s|,\s/u).map((part) => part.trim()));
  const whole = { name: String(saying.length), parts: saying };
  return parts.length === saying.length ? [whole] : [whole, { name: joints.join(' '), parts }];
}

function placeIn({ head, shape: { parts } }: Shaped, of: 'title' | 'organisation'): number[] {
  const name = head[of];
  const place = name === null ? -1 : parts.findIndex((part) => part.includes(name));
  return place < 0 ? [] : [place];
}

/** Where the words of heads tell that the post, or the employer, stands; where none tell an employer, what stands beside a post that they tell. */
function placesIn(own: readonly Shaped[], of: 'title' | 'organisation'): number[] {
  const sure = own.filter(({ head }) => head.sure === 'both' || head.sure === of);
  const beside = of === 'organisation' && sure.length === 0 ? own.filter(({ head }) => head.sure === 'title') : sure;
  return beside.flatMap((one) => placeIn(one, of));
}

function common(places: readonly number[]): number | null {
  const alike = (one: number): number => places.filter((place) => place === one).length;
  return places.find((one) => alike(one) >= MOST * places.length) ?? null;
}

export type ShapeHabits = ReadonlyMap<string, Places>;

/** By shape: where post and employer stand in most of the heads whose words tell it. */
export function shapeHabits(drafts: readonly ShapedHead[]): ShapeHabits {
  const shaped = drafts.flatMap(({ head, texts }) => shapesOf(texts).map((shape) => ({ head, shape })));
  const habits = new Map<string, Places>();
  for (const [name, own] of grouped(shaped, ({ shape }) => shape.name)) {
    const [title, organisation] = [common(placesIn(own, 'title')), common(placesIn(own, 'organisation'))];
    const known = own.filter(({ head: { sure } }) => sure === 'both' || sure === 'title').length;
    if (title !== null && organisation !== null && title !== organisation)
      habits.set(name, { title, organisation, known });
  }
  return habits;
}

function headAt(
  head: EntryHead,
  { name, parts }: Shape,
  habits: ShapeHabits,
  section: SectionKind,
  lexicon: Lexicon,
): EntryHead | null {
  const places = habits.get(name);
  const [post, firm] = [parts[places?.title ?? -1], parts[places?.organisation ?? -1]];
  if (places === undefined || post === undefined || firm === undefined) return null;
  const { sure, title, organisation } = head;
  if (sure === 'title' && (title === null || !post.includes(title))) return null;
  const away = sure === 'organisation' && (organisation === null || !firm.includes(organisation));
  if (away && (places.known < MANY || isClosedName(organisation ?? ''))) return null;
  const named = sure === 'title' ? title : away ? post : nameIn(post, 'title', section, lexicon);
  const employer = sure === 'organisation' && !away ? organisation : nameIn(firm, 'organisation', section, lexicon);
  return named === null || employer === null
    ? null
    : { ...head, title: named, organisation: employer, together: false };
}

/** The head of a draft by the places of its parts; null where what its words tell stands elsewhere. */
export function headByShape(
  { head, texts }: ShapedHead,
  habits: ShapeHabits,
  section: SectionKind,
  lexicon: Lexicon,
): EntryHead | null {
  for (const shape of shapesOf(texts)) {
    const found = headAt(head, shape, habits, section, lexicon);
    if (found !== null) return found;
  }
  return null;
}
