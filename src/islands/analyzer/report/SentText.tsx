import type { AnalyzerKey } from '../../../i18n/slices.ts';
import { useLanguage } from '../../LanguageProvider.tsx';
import type { SentText as Sent } from '../askAi.ts';
import styles from './SentText.module.css';

/** To the letter what left the device. */
export function SentText({ sent }: { readonly sent: Sent }) {
  const { t } = useLanguage<AnalyzerKey>();
  return (
    <details className={styles['sent']}>
      <summary>{t('results.sent')}</summary>
      <p>{t('results.sent.note')}</p>
      <pre lang="" translate="no" tabIndex={0}>
        {sent.text}
      </pre>
    </details>
  );
}
