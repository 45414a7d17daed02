import type { RenderedCheck, RenderedFinding } from '../../../i18n/report/render.ts';
import type { AnalyzerKey } from '../../../i18n/slices.ts';
import type { CheckId } from '../../../resume/report.ts';
import { useLanguage } from '../../LanguageProvider.tsx';
import styles from './CheckItem.module.css';
import { isProblem } from './marks.ts';
import { MarketNote } from './MarketNote.tsx';
import { checkElementId } from './show.ts';
import { StatusIcon } from './StatusIcon.tsx';

interface Props {
  readonly check: RenderedCheck;
  /** Its red-pen number; undefined when there is nothing to mend. */
  readonly number: number | undefined;
  readonly active: boolean;
  /** Still being made: nothing is told of it yet. */
  readonly awaited: boolean;
  /** Whose habits it follows; undefined where it follows none. */
  readonly market?: string | null | undefined;
  readonly onMark: (id: CheckId) => void;
}

/** Findings shown before the rest is folded. */
const SHOWN_FINDINGS = 4;

export function CheckItem({ check, number, active, awaited, market, onMark }: Props) {
  const { t } = useLanguage<AnalyzerKey>();
  const shown = check.findings.slice(0, SHOWN_FINDINGS);
  const more = check.findings.slice(SHOWN_FINDINGS);
  const findings = (list: readonly RenderedFinding[]) => (
    <Findings findings={list} onMark={number === undefined ? null : () => onMark(check.id)} />
  );
  return (
    <details
      id={checkElementId(check.id)}
      className={styles['check']}
      data-check={check.id}
      data-status={check.status}
      data-active={active || undefined}
      open={check.status === 'fail' || number === 1}
    >
      <summary>
        {number === undefined ? (
          <StatusIcon status={check.status} />
        ) : (
          <span className={styles['number']} aria-hidden="true">
            {number}
          </span>
        )}
        <span className={styles['title']}>{check.title}</span>
        <span className={styles['status']}>
          {isProblem(check) && <StatusIcon status={check.status} />}
          {t(awaited ? 'results.status.awaited' : `results.status.${check.status}`)} · {t(`results.area.${check.area}`)}
        </span>
      </summary>
      <div className={styles['body']}>
        {findings(shown)}
        {more.length > 0 && (
          <details className={styles['more']}>
            <summary>{t('results.more', { count: more.length })}</summary>
            {findings(more)}
          </details>
        )}
        <h4>{t('results.why')}</h4>
        <p>{awaited ? t('results.awaited') : check.why}</p>
        {check.fix && (
          <>
            <h4>{t('results.how')}</h4>
            <p className={styles['fix']}>{check.fix}</p>
          </>
        )}
        {market !== undefined && <MarketNote market={market} />}
      </div>
    </details>
  );
}

interface FindingsProps {
  readonly findings: readonly RenderedFinding[];
  readonly onMark: (() => void) | null;
}

function Findings({ findings, onMark }: FindingsProps) {
  const { t } = useLanguage<AnalyzerKey>();
  if (findings.length === 0) return null;
  return (
    <ul className={styles['findings']}>
      {findings.map((finding, index) => (
        <li key={index}>
          <p>{finding.text}</p>
          {finding.evidence.map(({ page, excerpt, box }, place) => (
            <p key={place} className={styles['evidence']}>
              {excerpt && (
                <q lang="" translate="no">
                  {excerpt}
                </q>
              )}
              {box && onMark ? (
                <button type="button" onClick={onMark}>
                  {t('results.page', { page })}
                </button>
              ) : (
                <span>{t('results.page', { page })}</span>
              )}
            </p>
          ))}
        </li>
      ))}
    </ul>
  );
}
