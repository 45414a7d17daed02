import type { AnalyzerKey } from '../../../i18n/slices.ts';
import { useLanguage } from '../../LanguageProvider.tsx';
import styles from './Strengths.module.css';

export function Strengths({ strengths }: { readonly strengths: readonly string[] }) {
  const { t } = useLanguage<AnalyzerKey>();
  if (strengths.length === 0) return <p>{t('results.strengths.none')}</p>;
  return (
    <ul className={styles['strengths']}>
      {strengths.map((strength) => (
        <li key={strength}>
          <svg viewBox="0 0 28 24" width="28" height="24" aria-hidden="true">
            <path d="m3 13 6 8C12 13 17 6 25 2" />
          </svg>
          {strength}
        </li>
      ))}
    </ul>
  );
}
