import { useEffect, useRef } from 'react';
import type { RenderedCheck } from '../../../i18n/report/render.ts';
import type { AnalyzerKey } from '../../../i18n/slices.ts';
import type { CheckId } from '../../../resume/report.ts';
import { useLanguage } from '../../LanguageProvider.tsx';
import { CheckItem } from './CheckItem.tsx';
import styles from './CheckList.module.css';

interface Props {
  readonly checks: readonly RenderedCheck[];
  readonly numbers: ReadonlyMap<CheckId, number>;
  readonly lang: string;
  readonly active: CheckId | null;
  readonly onMark: (id: CheckId) => void;
}

export function CheckList({ checks, numbers, lang, active, onMark }: Props) {
  const { t } = useLanguage<AnalyzerKey>();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => openForPrint(list.current), []);
  return (
    <section className={styles['checks']}>
      <h3>{t('results.measured.heading')}</h3>
      <ul ref={list} lang={lang}>
        {checks.map((check) => (
          <li key={check.id}>
            <CheckItem check={check} number={numbers.get(check.id)} active={active === check.id} onMark={onMark} />
          </li>
        ))}
      </ul>
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
