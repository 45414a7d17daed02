/** Heads of as many texts have post and employer at the same places: what the known ones show tells the others. */
import type { SectionKind } from '../../../resume/report.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import type { EntryHead } from '../heads/headers.ts';
import { nameIn } from './type-habits.ts';

interface ShapedHead {
  readonly head: EntryHead;
  readonly texts: readonly string[];
}

/** Places among the texts that say something. */
interface Places {
  readonly title: number;
  readonly organisation: number;
}

/** Share of the heads of a shape, of those that tell a place, which must agree on it. */
const MOST = 0.7;

const sayingIn = (texts: readonly string[]): string[] => texts.filter((text) => text.trim() !== '');

/** Where the words of a head tell that its post, or its employer, stands. */
function placeIn({ head, texts }: ShapedHead, of: 'title' | 'organisation'): number[] {
  const name = head[of];
  if (name === null || (head.sure !== 'both' && head.sure !== of)) return [];
  const place = sayingIn(texts).findIndex((text) => text.includes(name));
  return place < 0 ? [] : [place];
}

function common(places: readonly number[]): number | null {
  const alike = (one: number): number => places.filter((place) => place === one).length;
  return places.find((one) => alike(one) >= MOST * places.length) ?? null;
}

/** By the number of texts: where post and employer stand in most of the heads whose words tell it. */
export function shapeHabits(drafts: readonly ShapedHead[]): ReadonlyMap<number, Places> {
  const shapeOf = ({ texts }: ShapedHead): number => sayingIn(texts).length;
  const habits = new Map<number, Places>();
  for (const shape of new Set(drafts.map(shapeOf))) {
    const own = drafts.filter((one) => shapeOf(one) === shape);
    const title = common(own.flatMap((one) => placeIn(one, 'title')));
    const organisation = common(own.flatMap((one) => placeIn(one, 'organisation')));
    if (title !== null && organisation !== null && title !== organisation) habits.set(shape, { title, organisation });
  }
  return habits;
}

/** The head of a draft by the places of its texts; null where what its words tell stands elsewhere. */
export function headByShape(
  { head, texts }: ShapedHead,
  habits: ReadonlyMap<number, Places>,
  section: SectionKind,
  lexicon: Lexicon,
): EntryHead | null {
  const saying = sayingIn(texts);
  const places = habits.get(saying.length);
  const [post, firm] = [saying[places?.title ?? -1], saying[places?.organisation ?? -1]];
  if (post === undefined || firm === undefined) return null;
  const { sure, title, organisation } = head;
  if (sure === 'title' && (title === null || !post.includes(title))) return null;
  if (sure === 'organisation' && (organisation === null || !firm.includes(organisation))) return null;
  const named = sure === 'title' ? title : nameIn(post, 'title', section, lexicon);
  const employer = sure === 'organisation' ? organisation : nameIn(firm, 'organisation', section, lexicon);
  return named === null || employer === null
    ? null
    : { ...head, title: named, organisation: employer, together: false };
}
