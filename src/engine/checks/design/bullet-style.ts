import { grouped } from '../../../resume/grouped.ts';
import type { Bullet } from '../../reading/reading.ts';
import { defineCheck, evidenceOf, finding, notApplicable, scored } from '../define.ts';
import { percentOf, ramp } from '../ramp.ts';

/** Fewer list items than this make no level. */
const FEWEST = 4;
/** Items whose glyphs start within this, points, are of one level. */
const LEVEL = 5;
const MAX_EVIDENCE = 4;

/**
 * Glyphs that look alike, each family by the one it is told by. Fonts and producers write the same dot as U+2022, U+00B7 or a private code
 * of Symbol; which they chose no reader sees.
 */
const FAMILIES: readonly string[] = [
  '•●∙⋅·‣\uf0b7・',
  '–-—−⁃\uf02d',
  '▪■\uf0a7',
  '▫□',
  '◦○o',
  '➤➢►▸▶▻›»→⇒⟶\uf0d8',
  '◆◇♦❖\uf076',
  '✓✔\uf0fc',
  '★☆✦',
];

/** Marks that open a subject above its items in Japanese and Chinese resumes, and those of notes: levels of their own wherever they stand. */
const SUBJECTS = /^[■□◆◇●○★☆※▼▶►【]/u;
const CJK_TEXT = /[\u3040-\u30ff\u3400-\u9fff]/u;

function familyOf(glyph: string): string | null {
  const family = FAMILIES.find((members) => members.includes(glyph));
  return family === undefined ? null : (family[0] ?? null);
}

interface Item {
  readonly bullet: Bullet;
  readonly shown: string;
  readonly left: number;
  readonly column: number;
}

function itemOf(bullet: Bullet): Item[] {
  const [line] = bullet.lines;
  // Numbers count, and glyphs of unknown fonts may look like any other.
  const shown = bullet.glyph === null ? null : familyOf(bullet.glyph);
  if (!line || shown === null) return [];
  if (SUBJECTS.test(bullet.glyph ?? '') && CJK_TEXT.test(bullet.text)) return [];
  return [{ bullet, shown, left: line.mark?.x ?? line.box.x, column: line.column }];
}

function levelsOf(items: readonly Item[]): Item[][] {
  const levels: Item[][] = [];
  for (const item of items.toSorted((a, b) => a.column - b.column || a.left - b.left)) {
    const [first] = levels.at(-1) ?? [];
    if (first && first.column === item.column && item.left - first.left <= LEVEL) levels.at(-1)?.push(item);
    else levels.push([item]);
  }
  return levels.filter((level) => level.length >= FEWEST);
}

export default defineCheck({
  id: 'bullet-style',
  requires: ['bullets'],
  messageIds: ['mixed'],
  run: ({ bullets }) => {
    // Dots between or before the contact data are no list.
    const listed = bullets.filter(({ section }) => section !== null);
    const levels = levelsOf((listed.length > 0 ? listed : bullets).flatMap(itemOf));
    const all = levels.flat().length;
    if (all === 0) return notApplicable;
    const mixed = levels.flatMap((level) => {
      const kinds = [...grouped(level, ({ shown }) => shown).values()].sort((a, b) => b.length - a.length);
      const [main, ...others] = kinds;
      return main && others.length > 0 ? [{ main, others }] : [];
    });
    const strays = mixed.flatMap(({ others }) => others.flat());
    const data = { bullets: all };
    if (strays.length === 0) return scored(1, [], data);
    const findings = mixed.map(({ main, others }) => {
      const odd = others.flat();
      const evidence = odd.slice(0, MAX_EVIDENCE).flatMap(({ bullet }) => evidenceOf(bullet.lines.slice(0, 1)));
      const names = others.map(([first]) => first?.shown ?? '').join(' ');
      return finding('mixed', { count: odd.length, main: main[0]?.shown ?? '', others: names }, evidence);
    });
    const points = [
      [0, 0.85],
      [20, 0.7],
      [50, 0.4],
    ] as const;
    return scored(ramp(percentOf(strays.length, all), points), findings, data);
  },
});
