import { memo } from 'react';
import type { AnalyzerKey } from '../../../i18n/slices.ts';
import type { FontFace, Page } from '../../../resume/document.ts';
import type { CheckId } from '../../../resume/report.ts';
import { useLanguage } from '../../LanguageProvider.tsx';
import type { Mark } from './marks.ts';
import styles from './PageSketch.module.css';
import { checkElementId, markElementId } from './show.ts';
import { rectangleOf, sketchOf } from './sketch.ts';

interface Props {
  readonly page: Page;
  readonly fonts: readonly FontFace[];
  readonly marks: readonly Mark[];
  readonly active: CheckId | null;
  readonly onCheck: (id: CheckId) => void;
}

export function PageSketch({ page, fonts, marks, active, onCheck }: Props) {
  const { t } = useLanguage<AnalyzerKey>();
  return (
    <figure className={styles['page']} aria-label={t('results.pageMap', { page: page.number })}>
      <svg className={styles['sheet']} viewBox={`0 0 ${page.width} ${page.height}`} aria-hidden="true">
        {marks.map((mark) => (
          <g
            key={mark.checkId}
            className={styles['evidence']}
            data-status={mark.status}
            data-active={mark.checkId === active || undefined}
            onClick={() => onCheck(mark.checkId)}
          >
            {mark.boxes.map((box, index) => (
              <rect key={index} {...rectangleOf(box, page, 1.5)} rx="2" />
            ))}
          </g>
        ))}
        <Ink page={page} fonts={fonts} />
        {marks.map((mark) => (
          <path
            key={mark.checkId}
            className={styles['leader']}
            data-active={mark.checkId === active || undefined}
            d={leaderOf(mark, page)}
          />
        ))}
      </svg>
      <ol className={styles['margin']}>
        {marks.map((mark) => (
          <li key={mark.checkId} style={{ top: `${mark.top}%` }}>
            <a
              id={markElementId(mark.checkId, page.number)}
              href={`#${checkElementId(mark.checkId)}`}
              aria-label={`${mark.number}. ${mark.title}`}
              title={mark.title}
              data-active={mark.checkId === active || undefined}
              onClick={(event) => {
                event.preventDefault();
                onCheck(mark.checkId);
              }}
            >
              {mark.number}
            </a>
          </li>
        ))}
      </ol>
      <figcaption>{t('results.page', { page: page.number })}</figcaption>
    </figure>
  );
}

/** The page itself never changes while marks come and go. */
const Ink = memo(function Ink({ page, fonts }: Pick<Props, 'page' | 'fonts'>) {
  return (
    <>
      {page.images.map(({ box }, index) => (
        <rect key={index} className={styles['image']} {...rectangleOf(box, page)} />
      ))}
      {page.spans.map((span, index) => {
        const sketch = sketchOf(span, page, fonts);
        if (!sketch) return null;
        if (sketch.kind === 'block') {
          return <rect key={index} className={styles[sketch.hidden ? 'hidden' : 'block']} {...sketch.rectangle} />;
        }
        const { text, ...attributes } = sketch.attributes;
        return (
          <text key={index} className={styles['text']} {...attributes}>
            {text}
          </text>
        );
      })}
    </>
  );
});

/** From the right end of the topmost box to the number in the margin. */
function leaderOf(mark: Mark, page: Page): string {
  const y = (mark.anchor / 100) * page.height;
  const from = Math.min(mark.first.x + mark.first.width + 3, page.width - 4);
  return `M${from} ${y} L${page.width} ${(mark.top / 100) * page.height}`;
}
