/** What the other heads of a Chinese or Japanese resume show of one in which no word tells the post from the employer. */
import type { Lexicon } from '../../lexicons/lexicon.ts';
import type { EntryHead } from '../heads/headers.ts';
import { hanPieces, type HanPiece } from './han-pieces.ts';

interface HanDraft {
  readonly texts: readonly string[];
  readonly types: readonly (string | null)[];
  readonly employer: string | null;
}

/** Beyond doubt, see `HanPiece`. */
const POST = 2;
const EMPLOYER = 2;

/** Where a name stands among the texts of its head. */
interface Stand {
  readonly cell: number;
  readonly at: number;
}

interface Order {
  /** The post stands before the employer. */
  readonly titleFirst: boolean;
  readonly titleType: string | null;
  readonly organisationType: string | null;
}

function standOf(name: string, texts: readonly string[]): Stand | null {
  const cell = texts.findIndex((text) => text.includes(name));
  return cell < 0 ? null : { cell, at: texts[cell]?.indexOf(name) ?? 0 };
}

/** Null where one of them is not told, or the head does not hold it as it stands. */
function orderOf({ title, organisation }: EntryHead, { texts, types }: HanDraft): Order | null {
  if (title === null || organisation === null) return null;
  const [post, firm] = [standOf(title, texts), standOf(organisation, texts)];
  if (!post || !firm || (post.cell === firm.cell && post.at === firm.at)) return null;
  return {
    titleFirst: post.cell < firm.cell || (post.cell === firm.cell && post.at < firm.at),
    titleType: types[post.cell] ?? null,
    organisationType: types[firm.cell] ?? null,
  };
}

function tells(name: string | null, lexicon: Lexicon, test: (piece: HanPiece) => boolean): boolean {
  return name !== null && hanPieces([name], lexicon).some(test);
}

/** One head alone shows a custom where its words tell both; of those whose words tell one there must be so many. */
const LEAST_HALF_TOLD = 2;

/** Of one head that its words contradict. */
const LEAST_TYPED = 3;

interface Known {
  readonly head: EntryHead;
  readonly employer: string | null;
  readonly order: Order | null;
  readonly told: number;
}

function knownOf(head: EntryHead, draft: HanDraft, lexicon: Lexicon): Known {
  const { title, organisation } = head;
  const told =
    Number(tells(title, lexicon, ({ post }) => post >= POST)) +
    Number(tells(organisation, lexicon, ({ employer }) => employer >= EMPLOYER));
  return { head, employer: draft.employer, order: orderOf(head, draft), told };
}

/** Share of the known heads that show a custom. */
const MOST = 0.75;

/** The value that most have; undefined where they differ. */
function common<T>(values: readonly T[]): T | undefined {
  return values.find((value) => values.filter((other) => other === value).length >= MOST * values.length);
}

function turned(head: EntryHead): EntryHead {
  return { ...head, title: head.organisation, organisation: head.title };
}

/** `heads`, each of the draft at its place, in the order or in the types of those whose words are known. */
export function likeTheOtherHan(
  heads: readonly EntryHead[],
  drafts: readonly HanDraft[],
  lexicon: Lexicon,
): readonly EntryHead[] {
  const known = drafts.flatMap((draft, at) => {
    const head = heads[at];
    return head ? [knownOf(head, draft, lexicon)] : [];
  });
  const models = known.filter(({ employer, order, told }) => employer === null && order !== null && told > 0);
  if (models.length < LEAST_HALF_TOLD && !models.some(({ told }) => told === 2)) return heads;
  const orders = models.flatMap(({ order }) => order ?? []);
  const titleFirst = common(orders.map((order) => order.titleFirst));
  const [titleType, firmType] = [
    common(orders.map((order) => order.titleType)),
    common(orders.map((order) => order.organisationType)),
  ];
  const typed = titleType && firmType && titleType !== firmType;
  return known.map(({ head, employer, order, told }) => {
    if (told === 2 || employer !== null || !order) return head;
    const crossed = typed && order.titleType === firmType && order.organisationType === titleType;
    // One word of a post may sound like an employer's, against the type of so many others.
    if (crossed && (told === 0 || models.length > LEAST_TYPED)) return turned(head);
    if (told > 0) return head;
    if (typed && order.titleType === titleType && order.organisationType === firmType) return head;
    return titleFirst !== undefined && order.titleFirst !== titleFirst ? turned(head) : head;
  });
}
