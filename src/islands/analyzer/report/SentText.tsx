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
      <Sending sent={sent} />
    </details>
  );
}

/** The text that goes into a request, what was taken out of it, and the request to the byte. */
export function Sending({ sent }: { readonly sent: Sent }) {
  const { t, tag } = useLanguage<AnalyzerKey>();
  const bytes = new TextEncoder().encode(sent.body).length.toLocaleString(tag);
  return (
    <>
      <pre lang="" translate="no" tabIndex={0}>
        {sent.text}
      </pre>
      {sent.cutPassages.length > 0 && (
        <div className={styles['cut']}>
          <p>{t('results.sent.cut')}</p>
          <ul lang="" translate="no">
            {sent.cutPassages.map((passage, at) => (
              // The same passage may have been cut in two places.
              <li key={`${at} ${passage}`}>
                <del>{passage}</del>
              </li>
            ))}
          </ul>
        </div>
      )}
      {sent.removedHidden > 0 && <p>{t('results.sent.hidden', { count: sent.removedHidden.toLocaleString(tag) })}</p>}
      <details className={styles['body']}>
        <summary>{t('results.sent.body', { bytes })}</summary>
        <pre lang="" translate="no" tabIndex={0}>
          {sent.body}
        </pre>
      </details>
    </>
  );
}
