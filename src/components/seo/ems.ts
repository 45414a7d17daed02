/** Advance widths of Noto Sans Bold in ems, by kind of letter, a little on the wide side. */
const WIDTHS: readonly (readonly [RegExp, number])[] = [
  [/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uffef・ー…]/u, 1],
  [/[MWm@%—]/u, 0.95],
  [/[\p{Lu}\dw]/u, 0.7],
  [/[iIjl.,:;!'’|\s]/u, 0.33],
  [/[ftrs()-]/u, 0.48],
];
const OTHER = 0.62;

/** About how wide a text is in bold, in ems. */
export function ems(text: string): number {
  return [...text].reduce((sum, letter) => sum + (WIDTHS.find(([kind]) => kind.test(letter))?.[1] ?? OTHER), 0);
}
