/** Where the type changes within a cell: "**Assistante**, Laiterie de la Vilaine" is two texts to its writer. */
import { u } from '../../../resume/patterns.ts';
import type { Span } from '../../../resume/document.ts';
import { isAt, LETTER } from '../text/characters.ts';
import { fold } from '../text/fold.ts';
import type { Cell } from '../reading.ts';

export interface TypeRun {
  readonly text: string;
  /** Face, size and colour; null where they were not asked for. */
  readonly type: string | null;
}

/** Of more spans nothing is made: a cell drawn letter by letter. */
const MOST_SPANS = 40;
const WORD = u`[\p{L}\p{N}]`;
/** What may stand at the end of one and at the beginning of the next. */
const PARTED = /[,;:|·•–—(@/-]\s*$/u;
const PARTS = u`^\s*(?:[,;:|·•–—@/-]|\p{Lu}|\p{N}|["“«(])`;
/** Words that lead to an employer. */
const LEADS = /^\s*(?:at|en|em|chez|au sein|n[ao]s?|bei|beim|presso|c\/o)\s/u;
const LEAD =
  /^\s*(?:at|en|em|chez|au sein d(?:e(?: la|s)?|u)|n[ao]s?|beim?|presso(?:\s(?:il?|lo|la|le|gli)|\sl['’])?|c\/o)\s*$/u;
/** "Ingénieur chez **Acme**, Lyon": what the word closes and the name behind it are one text. */
const LEADS_ON = u`[\p{L})]\s(?:at|chez|au sein d(?:e(?: la|s)?|u)|beim?|presso(?:\s(?:il?|lo|la|le|gli)|\sl['’])?)\s*$`;
/** "Escenógrafa en **Acme**": a word that trades have as well goes with the name in its type. */
const LEADS_IN = u`(?<=\p{L})(\s(?:en|em|n[ao]s?)\s*)$`;

interface Change {
  readonly at: number;
  readonly type: string;
}

/** Small capitals are drawn as smaller letters of the type that their initials have. */
const SMALLEST = 0.6;

function isSmallCapital(text: string, { font, size, colour }: Span, large: Span | undefined): boolean {
  if (large?.font !== font || large.colour !== colour || size >= large.size || size < SMALLEST * large.size)
    return false;
  return isAt(text, 0, LETTER) && text === text.toUpperCase();
}

function changesIn({ text, spans }: Cell): Change[] {
  const changes: Change[] = [];
  let large: Span | undefined;
  let from = 0;
  for (const span of spans) {
    const own = fold(span.text);
    if (!WORD.test(own)) continue;
    const found = text.indexOf(own, from);
    // A head that was cut at the end of its first sentence holds only the beginning of its last span.
    const cut = found < 0 && own.trim().startsWith(text.slice(from).trim());
    if (found < 0 && !cut) return [];
    const at = cut ? from : found;
    const type = `${String(span.font)} ${span.size.toFixed(1)} ${span.colour}`;
    if (changes.at(-1)?.type !== type && !isSmallCapital(own, span, large)) {
      changes.push({ at, type });
      large = span;
    }
    if (cut) return changes;
    from = at + own.length;
  }
  return changes;
}

/** What is in brackets goes with the words before it: "Secrétaire (CDD)". */
function behindBrackets(text: string, at: number): number {
  const bracket = /^\s*\([^()]*\)/u.exec(text.slice(at))?.[0];
  return at + (bracket?.length ?? 0);
}

/** One for each change of type between words; the whole cell where there is none. */
export function typeRuns(cell: Cell): TypeRun[] {
  const [first, ...changes] = cell.spans.length > MOST_SPANS ? [] : changesIn(cell);
  const whole = { text: cell.text, type: first?.type ?? null };
  const runs: (TypeRun & { readonly at: number })[] = [{ ...whole, at: 0 }];
  for (const change of changes) {
    const at = behindBrackets(cell.text, change.at);
    const [before, after] = [cell.text.slice(0, at), cell.text.slice(at)];
    const within = WORD.test(before.slice(-1)) && WORD.test(after.slice(0, 1));
    if (within || !WORD.test(after) || !(PARTED.test(before) || PARTS.test(after) || LEADS.test(after))) continue;
    const last = runs.at(-1);
    if (!last || at <= last.at) continue;
    runs.splice(-1, 1, { ...last, text: cell.text.slice(last.at, at) }, { text: after, type: change.type, at });
  }
  return runs.reduce<TypeRun[]>((told, { text, type }) => {
    const last = told.at(-1);
    // "**Coach** at **Acme**": the word goes with the name that it leads to.
    const leads = last && (LEADS_ON.test(last.text) || LEAD.test(last.text));
    const word = last ? LEADS_IN.exec(last.text)?.[1] : undefined;
    if (leads) told.splice(-1, 1, { text: `${last.text}${text}`, type });
    else if (last && word !== undefined)
      told.splice(-1, 1, { text: last.text.slice(0, -word.length), type: last.type }, { text: `${word}${text}`, type });
    else told.push({ text, type });
    return told;
  }, []);
}
