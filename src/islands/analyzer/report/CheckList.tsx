import { useEffect, useRef } from 'react';
import type { RenderedCheck } from '../../../i18n/report/render.ts';
import type { AnalyzerKey } from '../../../i18n/slices.ts';
import { MARKET_CHECKS } from '../../../resume/markets.ts';
import type { CheckId } from '../../../resume/report.ts';
import { useLanguage } from '../../LanguageProvider.tsx';
import { CheckItem } from './CheckItem.tsx';
import styles from './CheckList.module.css';
import { isProblem } from './marks.ts';

interface Props {
  readonly checks: readonly RenderedCheck[];
  readonly numbers: ReadonlyMap<CheckId, number>;
  readonly lang: string;
  /** Of a file that could not be measured: the little that is well is shown. */
  readonly brief: boolean;
  /** Whose habits some of the checks follow; undefined where there is no choice of another. */
  readonly market?: string | null | undefined;
  readonly active: CheckId | null;
  /** Still being made. */
  readonly awaits: CheckId | null;
  readonly onMark: (id: CheckId) => void;
}

export function CheckList({ checks, numbers, lang, brief, market, active, awaits, onMark }: Props) {
  const { t } = useLanguage<AnalyzerKey>();
  const list = useRef<HTMLElement>(null);
  useEffect(() => openForPrint(list.current), []);
  const items = (kind: 'problems' | 'rest', shown: readonly RenderedCheck[]) =>
    shown.length > 0 && (
      <ul className={styles[kind]} lang={lang}>
        {shown.map((check) => (
          <li key={check.id}>
            <CheckItem
              check={check}
              number={numbers.get(check.id)}
              active={active === check.id}
              awaited={awaits === check.id}
              market={MARKET_CHECKS.includes(check.id) ? market : undefined}
              onMark={onMark}
            />
          </li>
        ))}
      </ul>
    );
  const folded = (title: 'results.passed' | 'results.untold', shown: readonly RenderedCheck[], open: boolean) =>
    shown.length > 0 && (
      <details className={styles['folded']} open={open}>
        <summary>
          {t(title)} ({shown.length})
        </summary>
        {items('rest', shown)}
      </details>
    );
  const told = checks.filter(({ status }) => status === 'pass');
  const awaited = checks.filter(({ id }) => id === awaits);
  const untold = checks.filter((check) => !isProblem(check) && check.status !== 'pass' && check.id !== awaits);
  return (
    <section className={styles['checks']} ref={list}>
      <h3>{t('results.measured.heading')}</h3>
      {items('problems', checks.filter(isProblem))}
      {items('rest', awaited)}
      {folded('results.passed', told, brief)}
      {folded('results.untold', untold, false)}
    </section>
  );
}

/** Paper has nothing to click: what is folded opens for the printer and folds again. */
function openForPrint(list: HTMLElement | null): (() => void) | undefined {
  if (!list) return undefined;
  let opened: HTMLDetailsElement[] = [];
  const before = () => {
    opened = [...list.querySelectorAll<HTMLDetailsElement>('details:not([open])')];
    for (const details of opened) details.open = true;
  };
  const after = () => {
    for (const details of opened) details.open = false;
  };
  window.addEventListener('beforeprint', before);
  window.addEventListener('afterprint', after);
  return () => {
    window.removeEventListener('beforeprint', before);
    window.removeEventListener('afterprint', after);
  };
}
