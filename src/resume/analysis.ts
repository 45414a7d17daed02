/** SPEC section 3: the evaluation that a visitor gets, from the AI or from the engine. */

export const AREAS = ['structure', 'content', 'ats', 'design'] as const;
export type Area = (typeof AREAS)[number];

/** Codes, not prose: every language keeps them and the interface translates them. */
export const RECOMMENDATION_CATEGORIES = ['Estructura', 'Contenido', 'ATS', 'Diseño', 'General'] as const;
export type RecommendationCategory = (typeof RECOMMENDATION_CATEGORIES)[number];

export const PRIORITIES = ['Alta', 'Media', 'Baja'] as const;
export type Priority = (typeof PRIORITIES)[number];

export interface Recommendation {
  readonly category: RecommendationCategory;
  readonly suggestion: string;
  readonly priority: Priority;
}

export interface AnalysisResult {
  /** 0–100. */
  readonly overallScore: number;
  /** Each 0–100. */
  readonly scores: Readonly<Record<Area, number>>;
  readonly strengths: readonly string[];
  readonly recommendations: readonly Recommendation[];
  readonly summary: string;
}

export const MAX_STRENGTHS = 6;
export const MAX_RECOMMENDATIONS = 8;

export type Band = 'excellent' | 'good' | 'needs-improvement';

/** SPEC section 4: 80 and more, 60 to 79, below 60. */
export function bandOf(score: number): Band {
  if (score >= 80) return 'excellent';
  return score >= 60 ? 'good' : 'needs-improvement';
}

/** An AI area score further than this from the measured one is marked as diverging. */
export const DIVERGENCE_POINTS = 25;

export const CATEGORY_OF_AREA = {
  structure: 'Estructura',
  content: 'Contenido',
  ats: 'ATS',
  design: 'Diseño',
} as const satisfies Record<Area, RecommendationCategory>;
