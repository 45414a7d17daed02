/**
 * Weights, in one place. A check's impact gives its weight and its priority (axe-core's four impacts, Lighthouse's weighted mean).
 * A category's score is the weighted mean of its scored checks × 100; the overall score the weighted mean of the categories.
 */
import { AREAS, type Area, type Priority } from '../resume/analysis.ts';
import type { CheckId, Scores } from '../resume/report.ts';

export const IMPACT_WEIGHT = { critical: 10, serious: 7, moderate: 3, minor: 1 } as const;
export type Impact = keyof typeof IMPACT_WEIGHT;

export const PRIORITY_OF_IMPACT = {
  critical: 'Alta',
  serious: 'Alta',
  moderate: 'Media',
  minor: 'Baja',
} as const satisfies Record<Impact, Priority>;

/** Content decides interviews; a file that cannot be read never gets there. */
export const AREA_WEIGHT = { structure: 3, content: 3, ats: 3, design: 1 } as const satisfies Record<Area, number>;

export interface CheckScoring {
  readonly area: Area;
  readonly impact: Impact;
}

export const SCORING = {
  'contact-email': { area: 'structure', impact: 'critical' },
  'contact-phone': { area: 'structure', impact: 'serious' },
  'sections-essential': { area: 'structure', impact: 'critical' },
  'length-pages': { area: 'structure', impact: 'moderate' },
  'entry-dates': { area: 'structure', impact: 'serious' },
  'bullets-used': { area: 'structure', impact: 'serious' },
  'quantified-results': { area: 'content', impact: 'critical' },
  'action-verbs': { area: 'content', impact: 'serious' },
  'bullet-length': { area: 'content', impact: 'moderate' },
  'text-layer': { area: 'ats', impact: 'critical' },
  'characters-mapped': { area: 'ats', impact: 'critical' },
  'single-column': { area: 'ats', impact: 'serious' },
  'hidden-text': { area: 'ats', impact: 'critical' },
  'injected-instructions': { area: 'ats', impact: 'critical' },
  'font-families': { area: 'design', impact: 'minor' },
  'body-size': { area: 'design', impact: 'moderate' },
  margins: { area: 'design', impact: 'moderate' },
  contrast: { area: 'design', impact: 'serious' },
} as const satisfies Record<CheckId, CheckScoring>;

/** Rounded scores; null where nothing of a category was scored. */
export function scoresOf(results: readonly { readonly id: CheckId; readonly score: number | null }[]): Scores {
  const areas = {} as Record<Area, number | null>;
  let sum = 0;
  let weight = 0;
  for (const area of AREAS) {
    areas[area] = areaScore(area, results);
    if (areas[area] === null) continue;
    sum += areas[area] * AREA_WEIGHT[area];
    weight += AREA_WEIGHT[area];
  }
  const rounded = Object.fromEntries(
    AREAS.map((area) => [area, areas[area] === null ? null : Math.round(areas[area])]),
  ) as Record<Area, number | null>;
  return { overall: weight === 0 ? null : Math.round(sum / weight), ...rounded };
}

function areaScore(
  area: Area,
  results: readonly { readonly id: CheckId; readonly score: number | null }[],
): number | null {
  let sum = 0;
  let weight = 0;
  for (const { id, score } of results) {
    if (score === null || SCORING[id].area !== area) continue;
    sum += score * IMPACT_WEIGHT[SCORING[id].impact];
    weight += IMPACT_WEIGHT[SCORING[id].impact];
  }
  return weight === 0 ? null : (sum / weight) * 100;
}
