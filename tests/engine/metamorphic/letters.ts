/** How wide text is, well enough to break lines: the advances of a common sans serif, and full-width characters. */
const FULL_WIDTH = /[\u2e80-\u9fff\uf900-\ufaff\uff00-\uff60\u3000-\u30ff]/u;
const WORD_BREAK = /(?<=[\s-])|(?<=[\u2e80-\u9fff\u3000-\u30ff\uff00-\uff60])(?![、。，．）」・ー])/u;

/** As a multiple of the size. */
function advance(character: string): number {
  if (FULL_WIDTH.test(character)) return 1;
  if (/[ijl.,:;'’|!\s()[\]]/u.test(character)) return 0.29;
  if (/[mwMW%@—…]/u.test(character)) return 0.84;
  return /\p{Lu}/u.test(character) ? 0.68 : 0.54;
}

/** Points. */
export function widthOf(text: string, size: number): number {
  return Array.from(text).reduce((sum, character) => sum + advance(character) * size, 0);
}

/** Left edges of the UTF-16 units of a text that starts at `x`, then its right edge. */
export function edgesOf(text: string, x: number, size: number): number[] {
  const edges = [x];
  let right = x;
  for (const character of Array.from(text)) {
    right += advance(character) * size;
    for (let unit = 0; unit < character.length; unit += 1) edges.push(right);
  }
  return edges;
}

/** Lines of at most `widths[n]` points, the last width for all that follow. */
export function wrapped(text: string, size: number, widths: readonly [number, ...number[]]): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(WORD_BREAK)) {
    const width = widths[lines.length] ?? widths[widths.length - 1] ?? widths[0];
    if (line !== '' && widthOf(`${line}${word}`.trimEnd(), size) > width) {
      lines.push(line.trimEnd());
      line = word;
    } else line += word;
  }
  return line.trim() === '' ? lines : [...lines, line.trimEnd()];
}
