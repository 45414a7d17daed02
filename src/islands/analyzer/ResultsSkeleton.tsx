import type { AnalyzerKey } from '../../i18n/slices.ts';
import { useLanguage } from '../LanguageProvider.tsx';
import styles from './ResultsSkeleton.module.css';

/** Grey lines where the result will stand. */
export function ResultsSkeleton() {
  const { t } = useLanguage<AnalyzerKey>();
  return (
    <div className={styles['skeleton']}>
      <p className="visually-hidden">{t('results.loading')}</p>
      <svg viewBox="0 0 420 300" aria-hidden="true">
        <circle cx="64" cy="64" r="50" className={styles['ring']} />
        <path d="M150 34h230M150 66h180M150 98h210" />
        <path d="M14 160h392M14 190h340M14 220h372M14 250h300M14 280h240" className={styles['text']} />
      </svg>
    </div>
  );
}
