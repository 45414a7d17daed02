import type { AnalyzerKey } from '../../i18n/slices.ts';
import { useLanguage } from '../LanguageProvider.tsx';
import styles from './AiNotice.module.css';
import { useAnalyzer } from './AnalyzerProvider.tsx';

/** Above the drop area: who gets what when the site has an AI, else what stays here. One takes the place of the other, as tall. */
export function AiNotice() {
  const { t, tag } = useLanguage<AnalyzerKey>();
  const { receiver, aiWanted, setAiWanted } = useAnalyzer();
  return (
    <div className={styles['above']}>
      {receiver ? (
        <label className={styles['switch']}>
          <input
            type="checkbox"
            role="switch"
            checked={aiWanted}
            aria-describedby="ai-note"
            onChange={(event) => setAiWanted(event.currentTarget.checked)}
          />
          <span>
            {t('upload.ai.switch')}
            <small>
              {receiver.provider} · {countryName(receiver.country, tag)}
            </small>
          </span>
        </label>
      ) : (
        <Privacy />
      )}
    </div>
  );
}

/** Below the drop area, where it keeps nobody from the button: the other half of what is promised. */
export function AiAside() {
  const { t } = useLanguage<AnalyzerKey>();
  const { receiver } = useAnalyzer();
  return <div className={styles['below']}>{receiver ? <Privacy /> : <p>{t('upload.ai.none')}</p>}</div>;
}

function Privacy() {
  const { t } = useLanguage<AnalyzerKey>();
  return (
    <p className={styles['privacy']}>
      <svg className={styles['lock']} viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
        <path d="M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3" />
      </svg>
      {t('upload.privacy')}
    </p>
  );
}

/** The whole of it stands at the panel's end, where its arrival moves nothing that is being read. */
export function AiNote() {
  const { t, tag } = useLanguage<AnalyzerKey>();
  const { receiver, aiWanted } = useAnalyzer();
  if (!receiver) return null;
  const values = { provider: receiver.provider, country: countryName(receiver.country, tag) };
  return (
    <p id="ai-note" className={styles['note']}>
      {aiWanted ? t('upload.ai.note', values) : t('upload.ai.off')}
    </p>
  );
}

/** "DE" in the reader's language; what is not a code is shown as the operator wrote it. */
export function countryName(country: string, tag: string): string {
  if (!/^[A-Z]{2}$/.test(country)) return country;
  return new Intl.DisplayNames([tag], { type: 'region', fallback: 'code' }).of(country) ?? country;
}
