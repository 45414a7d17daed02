import type { AnalyzerKey } from '../../i18n/slices.ts';
import { useLanguage } from '../LanguageProvider.tsx';
import { MarkedSheet } from './MarkedSheet.tsx';
import styles from './ResultsEmpty.module.css';

export function ResultsEmpty() {
  const { t } = useLanguage<AnalyzerKey>();
  return (
    <div className={styles['empty']}>
      <div className={styles['words']}>
        <p className={styles['lead']}>{t('results.empty')}</p>
        <p>{t('results.empty.points')}</p>
      </div>
      <MarkedSheet />
    </div>
  );
}
