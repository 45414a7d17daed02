import { useState } from 'react';
import type { RenderedCheck } from '../../../i18n/report/render.ts';
import type { AnalyzerKey } from '../../../i18n/slices.ts';
import type { ResumeDocument } from '../../../resume/document.ts';
import type { CheckId } from '../../../resume/report.ts';
import { useLanguage } from '../../LanguageProvider.tsx';
import { marksOf } from './marks.ts';
import styles from './PageMap.module.css';
import { PageSketch } from './PageSketch.tsx';

interface Props {
  readonly document: ResumeDocument;
  readonly checks: readonly RenderedCheck[];
  readonly numbers: ReadonlyMap<CheckId, number>;
  readonly active: CheckId | null;
  readonly onCheck: (id: CheckId) => void;
}

/** Pages drawn at once; resumes rarely have more, and each is hundreds of elements. */
const DRAWN_PAGES = 4;

/** The pages as sketches, with the findings marked where they are. */
export function PageMap({ document, checks, numbers, active, onCheck }: Props) {
  const { t } = useLanguage<AnalyzerKey>();
  const [drawn, setDrawn] = useState(DRAWN_PAGES);
  const rest = document.pages.length - drawn;
  return (
    <section className={styles['map']}>
      <h3>{t('results.where')}</h3>
      <div className={styles['pages']}>
        {document.pages.slice(0, drawn).map((page) => (
          <PageSketch
            key={page.number}
            page={page}
            fonts={document.fonts}
            marks={marksOf(page, checks, numbers)}
            active={active}
            onCheck={onCheck}
          />
        ))}
      </div>
      {rest > 0 && (
        <button type="button" onClick={() => setDrawn(drawn + DRAWN_PAGES)}>
          {t('results.more', { count: rest })}
        </button>
      )}
    </section>
  );
}
