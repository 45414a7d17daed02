import type { AnalyzerKey } from '../../i18n/slices.ts';
import type { Stage } from './run.ts';

type Translate = (key: AnalyzerKey, values?: Readonly<Record<string, string | number>>) => string;

export function stageText(stage: Stage, t: Translate): string {
  if (stage.stage === 'reading') return t('analysis.stage.reading', { page: stage.page, pages: stage.pages });
  return t(`analysis.stage.${stage.stage}`);
}
