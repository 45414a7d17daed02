/** Characters that fold to their Chinese form and are of a Japanese text: 户 of the radical ⼾ is 戸 there. */
import type { Cell, Line } from '../reading.ts';

const CHINESE = /[户戶]/gu;

function asJapanese(text: string): string {
  return text.replace(CHINESE, '戸');
}

function cellAsJapanese(cell: Cell): Cell {
  return { ...cell, text: asJapanese(cell.text) };
}

/** `lines` of a text known to be Japanese. */
export function withJapaneseForms(lines: readonly Line[]): Line[] {
  return lines.map((line) =>
    line.text.search(CHINESE) < 0
      ? line
      : { ...line, text: asJapanese(line.text), cells: line.cells.map(cellAsJapanese) },
  );
}
