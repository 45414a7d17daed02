import { useEffect, useRef } from 'react';
import type { RenderedCheck } from '../../../i18n/report/render.ts';
import type { AnalyzerKey } from '../../../i18n/slices.ts';
import type { CheckId } from '../../../resume/report.ts';
import { useLanguage } from '../../LanguageProvider.tsx';
import { CheckItem } from './CheckItem.tsx';
import styles from './CheckList.module.css';
import { isProblem } from './marks.ts';

interface Props {
  readonly checks: readonly RenderedCheck[];
  readonly numbers: ReadonlyMap<CheckId, number>;
  readonly lang: string;
  /** Of a file that could not be measured: what could not be told is folded away. */
  readonly folded: boolean;
  readonly active: CheckId | null;
  readonly onMark: (id: CheckId) => void;
}

export function CheckList({ checks, numbers, lang, folded, active, onMark }: Props) {
  const { t } = useLanguage<AnalyzerKey>();
  const list = useRef<HTMLElement>(null);
  useEffect(() => openForPrint(list.current), []);
  const items = (kind: 'problems' | 'rest', shown: readonly RenderedCheck[]) =>
    shown.length > 0 && (
      <ul className={styles[kind]} lang={lang}>
        {shown.map((check) => (
          <li key={check.id}>
            <CheckItem check={check} number={numbers.get(check.id)} active={active === check.id} onMark={onMark} />
          </li>
        ))}
      </ul>
    );
  const told = checks.filter(({ status }) => status === 'pass');
  const untold = checks.filter((check) => !isProblem(check) && check.status !== 'pass');
  return (
    <section className={styles['checks']} ref={list}>
      <h3>{t('results.measured.heading')}</h3>
      {items('problems', checks.filter(isProblem))}
      {items('rest', folded ? told : [...told, ...untold])}
      {folded && untold.length > 0 && (
        <details className={styles['untold']}>
          <summary>
            {t('results.untold')} ({untold.length})
          </summary>
          {items('rest', untold)}
        </details>
      )}
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
