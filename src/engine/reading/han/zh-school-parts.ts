/** Parts the names of a Chinese degree where the words of each tell what it is, though they touch: "海州学院会计学本科". */
import { HAN_FACULTY } from '../../lexicons/han-heads.ts';
import { CJK } from '../text/fold.ts';
import { recalled } from '../text/once.ts';
import { isLatinLevel, kindOfPiece, LATIN_SCHOOL, type SchoolKind } from './zh-school-kinds.ts';

export interface SchoolPart {
  readonly text: string;
  readonly kind: SchoolKind;
  /** Nothing stands between it and the one before. */
  readonly touches: boolean;
}

/** Longer texts are sentences. */
const LONGEST = 44;
const LONGEST_PIECE = 24;
/** What each piece costs, and letters that no word tells. */
const PIECE = 1.5;
const UNTOLD = 1;
const UNTOLD_LETTER = 0.3;
const APART = 4;
const ONE_SUBJECT = 2;

interface Way {
  readonly score: number;
  readonly parts: readonly SchoolPart[];
  /** Its last letter is a mark. */
  readonly marked: boolean;
}

/** Marks that stand within a piece, never at its edge. */
const EDGE = /^[)）、·/∕&+-]|[(（、·/∕&+-]$/u;
/** Marks that may part two pieces without blanks. */
const MARK = /^[·/∕、&+-]$/u;

function isWhole(piece: string): boolean {
  return piece.split(/[(（]/u).length === piece.split(/[)）]/u).length && !EDGE.test(piece);
}

/** What speaks against two that touch: one school or subject behind another, and a subject before a faculty, whose name it opens ("经济" in "经济管理学院"). */
function together({ kind: last }: SchoolPart, kind: SchoolKind, text: string): number {
  if ((kind === 'subject' || kind === 'department') && last === 'subject') return ONE_SUBJECT;
  return kind === 'school' && (last === 'school' || (last === 'subject' && HAN_FACULTY.test(text))) ? APART : 0;
}

/** `text` holds no blanks. */
function bestParts(text: string): readonly SchoolPart[] {
  const whole = kindOfPiece(text);
  const letters = Array.from(text);
  if (letters.length > LONGEST) return [{ text, kind: whole.kind, touches: false }];
  const ways: (Way | null)[] = [{ score: 0, parts: [], marked: true }];
  for (let end = 1; end <= letters.length; end += 1) {
    let best: Way | null = null;
    for (let from = Math.max(0, end - LONGEST_PIECE); from < end; from += 1) {
      const before = ways[from];
      if (!before) continue;
      const piece = letters.slice(from, end).join('');
      const mark = MARK.test(piece);
      if (!mark && !isWhole(piece)) continue;
      const { kind, weight } = mark ? { kind: null, weight: PIECE } : kindOfPiece(piece);
      const told = kind === 'unknown' ? -UNTOLD - UNTOLD_LETTER * (end - from) : weight;
      const last = before.marked ? undefined : before.parts.at(-1);
      const score = before.score + told - PIECE - (last && kind !== null ? together(last, kind, piece) : 0);
      const parts =
        kind === null ? before.parts : [...before.parts, { text: piece, kind, touches: last !== undefined }];
      if (best === null || score > best.score) best = { score, parts, marked: mark };
    }
    ways.push(best);
  }
  const told = ways[letters.length]?.parts ?? [];
  return told.length > 0 ? told : [{ text, kind: whole.kind, touches: false }];
}

const LATIN = /^[A-Za-z][A-Za-z .,'’&()-]*/u;

/** Of words parted by blanks: those in Latin letters belong together, and to the characters beside them unless they name a school or a degree. */
function blankParts(text: string): readonly string[] {
  return text.split(/\s+/u).reduce<string[]>((pieces, word) => {
    const last = pieces.at(-1);
    if (last === undefined) return [word];
    const joins = CJK.test(word.slice(0, 1))
      ? !CJK.test(last.slice(-1)) && !/[)）]$/u.test(last) && !LATIN_SCHOOL.test(last) && !isLatinLevel(last)
      : CJK.test(last.slice(-1))
        ? /^[(（\d]/u.test(word) || word.length < 2
        : true;
    return joins ? [...pieces.slice(0, -1), `${last} ${word}`] : [...pieces, word];
  }, []);
}

/** "Boston University金融学": a school in Latin letters that touches characters. */
function latinParts(text: string): readonly string[] {
  const latin = LATIN.exec(text)?.[0].trim() ?? '';
  const behind = text.slice(latin.length).replace(/^[\s·/|∕-]+/u, '');
  return latin.length > 1 && LATIN_SCHOOL.test(latin) && CJK.test(behind.slice(0, 1)) ? [latin, behind] : [text];
}

/** `text`: what stands between the marks of a head. */
export const schoolParts = recalled((text: string): readonly SchoolPart[] =>
  blankParts(text)
    .flatMap(latinParts)
    .flatMap((word) => {
      const piece = word.replace(/(?<=[\u4e00-\u9fff])\s(?=[(（])/gu, '');
      if (LATIN_SCHOOL.test(piece) && !CJK.test(piece.slice(-1)) && /^[A-Za-z]/u.test(piece))
        return [{ text: piece, kind: 'school' as const, touches: false }];
      // Beside a subject: "大学 汉语言文学".
      if (piece === '大学' || piece === '大學') return [{ text: piece, kind: 'level' as const, touches: false }];
      return /\s/u.test(piece) ? [{ text: piece, kind: kindOfPiece(piece).kind, touches: false }] : bestParts(piece);
    }),
);
