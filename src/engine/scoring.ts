/**
 * Weights, in one place. A check's impact gives its weight and its priority (axe-core's four impacts, Lighthouse's weighted mean).
 * A category's score is the weighted mean of its scored checks × 100; the overall score the weighted mean of the categories.
 * Three rules keep a mean from flattering: a critical fault caps its category, deceit costs trust in everything, and what could not be
 * measured earns nothing.
 */
import { AREAS, type Area, type Priority } from '../resume/analysis.ts';
import type { CheckId, Scores } from '../resume/report.ts';

/** Advice is told and moves no score: it may come after the scores. */
export const IMPACT_WEIGHT = { critical: 10, serious: 7, moderate: 3, minor: 1, advice: 0 } as const;
export type Impact = keyof typeof IMPACT_WEIGHT;

export const PRIORITY_OF_IMPACT = {
  critical: 'Alta',
  serious: 'Alta',
  moderate: 'Media',
  minor: 'Baja',
  advice: 'Baja',
} as const satisfies Record<Impact, Priority>;

/**
 * Content decides interviews: it is half. Most files can be read by machines, so being readable earns a third of that: where one cannot, the
 * critical cap and the trust below say so. With equal weights a resume without one result or verb still came to two thirds, and with five of
 * eleven for content a well printed one stayed out of the red.
 */
export const AREA_WEIGHT = { structure: 3, content: 6, ats: 2, design: 1 } as const satisfies Record<Area, number>;

export interface CheckScoring {
  readonly area: Area;
  readonly impact: Impact;
}

export const SCORING = {
  'contact-email': { area: 'structure', impact: 'critical' },
  'contact-phone': { area: 'structure', impact: 'serious' },
  'contact-location': { area: 'structure', impact: 'moderate' },
  'contact-links': { area: 'structure', impact: 'minor' },
  'name-found': { area: 'structure', impact: 'moderate' },
  'sections-essential': { area: 'structure', impact: 'critical' },
  'headings-standard': { area: 'structure', impact: 'moderate' },
  'summary-present': { area: 'structure', impact: 'moderate' },
  'length-pages': { area: 'structure', impact: 'moderate' },
  'word-count': { area: 'structure', impact: 'moderate' },
  'entry-dates': { area: 'structure', impact: 'serious' },
  'dates-consistent': { area: 'structure', impact: 'moderate' },
  'reverse-chronological': { area: 'structure', impact: 'moderate' },
  'employment-gaps': { area: 'structure', impact: 'minor' },
  'bullets-used': { area: 'structure', impact: 'serious' },
  'file-name': { area: 'structure', impact: 'minor' },
  'quantified-results': { area: 'content', impact: 'critical' },
  'action-verbs': { area: 'content', impact: 'serious' },
  'weak-phrases': { area: 'content', impact: 'moderate' },
  buzzwords: { area: 'content', impact: 'moderate' },
  'first-person': { area: 'content', impact: 'minor' },
  'passive-voice': { area: 'content', impact: 'minor' },
  'bullet-length': { area: 'content', impact: 'moderate' },
  'repeated-openings': { area: 'content', impact: 'minor' },
  spelling: { area: 'content', impact: 'advice' },
  'skills-specific': { area: 'content', impact: 'moderate' },
  'outdated-lines': { area: 'content', impact: 'minor' },
  'personal-data': { area: 'content', impact: 'moderate' },
  'mixed-language': { area: 'content', impact: 'minor' },
  'recent-experience': { area: 'content', impact: 'minor' },
  'text-layer': { area: 'ats', impact: 'critical' },
  'characters-mapped': { area: 'ats', impact: 'critical' },
  'reading-order': { area: 'ats', impact: 'serious' },
  'single-column': { area: 'ats', impact: 'serious' },
  'no-tables': { area: 'ats', impact: 'moderate' },
  'no-text-in-images': { area: 'ats', impact: 'serious' },
  'contact-in-body': { area: 'ats', impact: 'serious' },
  'hidden-text': { area: 'ats', impact: 'critical' },
  'injected-instructions': { area: 'ats', impact: 'critical' },
  'keyword-stuffing': { area: 'ats', impact: 'moderate' },
  'icon-glyphs': { area: 'ats', impact: 'minor' },
  'letter-spacing': { area: 'ats', impact: 'serious' },
  'ligatures-and-hyphens': { area: 'ats', impact: 'moderate' },
  'links-visible': { area: 'ats', impact: 'minor' },
  'document-metadata': { area: 'ats', impact: 'minor' },
  'file-weight': { area: 'ats', impact: 'minor' },
  'not-restricted': { area: 'ats', impact: 'critical' },
  'page-format': { area: 'design', impact: 'minor' },
  'font-families': { area: 'design', impact: 'minor' },
  'body-size': { area: 'design', impact: 'moderate' },
  'size-hierarchy': { area: 'design', impact: 'moderate' },
  margins: { area: 'design', impact: 'moderate' },
  'line-spacing': { area: 'design', impact: 'minor' },
  density: { area: 'design', impact: 'minor' },
  alignment: { area: 'design', impact: 'minor' },
  colours: { area: 'design', impact: 'minor' },
  contrast: { area: 'design', impact: 'serious' },
  'bullet-style': { area: 'design', impact: 'minor' },
  emphasis: { area: 'design', impact: 'minor' },
  'last-page-fill': { area: 'design', impact: 'minor' },
  photo: { area: 'design', impact: 'moderate' },
} as const satisfies Record<CheckId, CheckScoring>;

/** Below this a check fails (CHECKS.md). */
export const FAILS_BELOW = 0.5;
/** Most that a category keeps where a critical check of it fails: twenty small virtues do not make up for it. */
export const CRITICAL_CAP = 50;
/** What the overall score keeps, as a factor, where the file tells machines what it hides from people: the rest is read with distrust. */
export const TRUST_KEPT: Readonly<Partial<Record<CheckId, number>>> = {
  'hidden-text': 0.65,
  'injected-instructions': 0.65,
};
/** What it keeps where a check finds nothing at all: what holds neither jobs nor studies nor skills is no resume, however well it is set. */
const KEPT_OF_NOTHING: Readonly<Partial<Record<CheckId, number>>> = { 'sections-essential': 0.35 };
/** With less of the categories' weight measured there is no overall score: a locked file has none. */
const LEAST_MEASURED = 0.5;

type Scored = readonly { readonly id: CheckId; readonly score: number | null }[];

/** Below FAILS_BELOW, where a critical check caps its category. */
export function fails({ score }: Scored[number]): boolean {
  return score !== null && score < FAILS_BELOW;
}

/** Of each category, 0–100 before rounding; null where nothing of it was scored. */
export type AreaScores = Readonly<Record<Area, number | null>>;

export function areaScoresOf(results: Scored): AreaScores {
  return Object.fromEntries(AREAS.map((area) => [area, areaScore(area, results)])) as Record<Area, number | null>;
}

/** 0–100, before rounding; null where too little was measured. Of the results only those that fail count, for they cost trust. */
export function overallOf(areas: AreaScores, results: Scored): number | null {
  let sum = 0;
  let weight = 0;
  let whole = 0;
  for (const area of AREAS) {
    const score = areas[area];
    whole += AREA_WEIGHT[area];
    if (score === null) continue;
    sum += score * AREA_WEIGHT[area];
    weight += AREA_WEIGHT[area];
  }
  const measured = weight / whole;
  if (measured < LEAST_MEASURED) return null;
  let trust = 1;
  for (const result of results) {
    if (fails(result)) trust *= TRUST_KEPT[result.id] ?? 1;
    if (result.score === 0) trust *= KEPT_OF_NOTHING[result.id] ?? 1;
  }
  return Math.min(sum / weight, 100 * measured) * trust;
}

/** 100 is kept for what has nothing left to mend: a report that says so beside a finding is not believed. */
const rounded = (score: number | null): number | null =>
  score === null || score >= 100 ? score : Math.min(Math.round(score), 99);

/** Rounded scores; null where nothing of a category was scored. */
export function scoresOf(results: Scored): Scores {
  const areas = areaScoresOf(results);
  return {
    overall: rounded(overallOf(areas, results)),
    structure: rounded(areas.structure),
    content: rounded(areas.content),
    ats: rounded(areas.ats),
    design: rounded(areas.design),
  };
}

/** 0–100, before rounding; null where nothing of the category was scored. `passed` count as if nothing were left to mend in them. */
export function areaScore(area: Area, results: Scored, passed: Scored = []): number | null {
  let weight = 0;
  let sum = 0;
  let critical = false;
  for (const result of results) {
    const { area: own, impact } = SCORING[result.id];
    if (own !== area || result.score === null) continue;
    const mended = passed.includes(result);
    weight += IMPACT_WEIGHT[impact];
    sum += (mended ? 1 : result.score) * IMPACT_WEIGHT[impact];
    critical ||= impact === 'critical' && !mended && fails(result);
  }
  if (weight === 0) return null;
  const mean = (100 * sum) / weight;
  return critical ? Math.min(mean, CRITICAL_CAP) : mean;
}
