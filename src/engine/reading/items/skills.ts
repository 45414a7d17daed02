/** The single skills that a skills section lists. */
import { gu, u } from '../../../resume/patterns.ts';
import { openingOf } from './bullets.ts';
import { oncePer } from '../text/once.ts';
import type { Line, Reading } from '../reading.ts';
import { plain } from '../text/words.ts';

export interface Skill {
  readonly text: string;
  readonly line: Line;
}

export interface SkillList {
  readonly skills: readonly Skill[];
  /** Sentences rather than items: too few commas to count by. */
  readonly prose: boolean;
}

const SEPARATOR = u`[,;|•·●▪■◦∙、，；｜\t]|\s(?:[-–—/=]|>|==)\s|\s{3,}|\.\s(?=\p{Lu})`;
const LABEL = /^[^:：]{2,45}[:：]\s*/u;
/** Asides in brackets belong to their skill: "Excel (VLOOKUP, pivot tables)". */
const ASIDE = /[（(][^（()）]{0,120}[)）]/gu;
/** Longer items are sentences. */
const ITEM_WORDS = 7;
const ITEM_CJK = 24;
/** A line as long as this may go on in the next. */
const FULL_LINE = 55;
/** Degrees of command, not skills of their own. */
const LEVEL =
  /^(?:[abc][12]|basic|intermediate|advanced|expert|beginner|native|fluent|(?:nivel )?(?:basico|intermedio|avanzado|experto)|debutant|intermediaire|avance|courant|notions|(?:nivel )?(?:intermediario|avancado)|grundkenntnisse|gute kenntnisse|sehr gute kenntnisse|fortgeschritten|base|avanzato|ottimo|buono|初級|中級|上級|熟练|精通|了解|熟悉|掌握)$/u;

function isSentence(text: string): boolean {
  const spaced = text.split(/\s+/u).length;
  return spaced > ITEM_WORDS || text.replace(/[\x20-\x7e]/gu, '').length > ITEM_CJK;
}

interface Row {
  text: string;
  readonly lines: Line[];
  /** Where each of them begins in the text. */
  readonly starts: number[];
}

/** A wrapped line is part of the one above it. */
function joined(lines: readonly Line[]): readonly Row[] {
  const rows: Row[] = [];
  for (const line of lines) {
    for (const cell of line.cells.length > 1 ? line.cells : [{ text: line.text }]) {
      const { glyph, text } = openingOf(cell.text);
      const before = rows.at(-1);
      const goesOn =
        before !== undefined &&
        before.lines.at(-1) !== line &&
        glyph === null &&
        line.mark === null &&
        !LABEL.test(text) &&
        (/[,、，;；(（]$/u.test(before.text) ||
          (before.text.length >= FULL_LINE && /[,、，;；·•|]/u.test(before.text)));
      if (goesOn) {
        before.starts.push(before.text.length + 1);
        before.text = `${before.text} ${text}`;
        before.lines.push(line);
      } else rows.push({ text, lines: [line], starts: [0] });
    }
  }
  return rows;
}

const skillsIn = oncePer((sections: Reading['sections']): SkillList | null => {
  const rows = sections.filter(({ kind }) => kind === 'skills').flatMap(({ lines }) => joined(lines));
  const seen = new Set<string>();
  const skills: Skill[] = [];
  let sentences = 0;
  for (const { text, lines, starts } of rows) {
    let from = 0;
    for (const part of text.replace(ASIDE, ' ').replace(LABEL, '').split(SEPARATOR)) {
      const item = part.replace(gu`^[^\p{L}\p{N}.]+|[\s.。]+$`, '');
      const key = plain(item);
      from = Math.max(from, text.indexOf(item, from));
      if (!u`\p{L}`.test(item) || LEVEL.test(key) || seen.has(key)) continue;
      seen.add(key);
      if (isSentence(item)) sentences += 1;
      const line = lines[starts.findLastIndex((start) => start <= from)];
      if (line) skills.push({ text: item, line });
    }
  }
  return skills.length === 0 ? null : { skills, prose: sentences > skills.length / 2 };
});

/** Null where there is no section of skills, or nothing in it. */
export function skillsOf({ sections }: Pick<Reading, 'sections'>): SkillList | null {
  return skillsIn(sections);
}
