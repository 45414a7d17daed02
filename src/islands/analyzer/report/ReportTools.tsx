import { isLocale, LOCALE_OPTIONS, LOCALES, type Locale } from '../../../i18n/locales.ts';
import type { AnalyzerKey } from '../../../i18n/slices.ts';
import { useLanguage } from '../../LanguageProvider.tsx';
import styles from './ReportTools.module.css';

interface Props {
  readonly locale: Locale;
  readonly onChoose: (locale: Locale) => void;
}

export function ReportTools({ locale, onChoose }: Props) {
  const { t } = useLanguage<AnalyzerKey>();
  return (
    <div className={styles['tools']}>
      <label>
        <span>{t('results.language')}</span>
        <select
          value={locale}
          onChange={(event) => {
            if (isLocale(event.currentTarget.value)) onChoose(event.currentTarget.value);
          }}
        >
          {LOCALES.map((code) => (
            <option key={code} value={code} lang={LOCALE_OPTIONS[code].tag}>
              {LOCALE_OPTIONS[code].name}
            </option>
          ))}
        </select>
      </label>
      <button type="button" onClick={() => window.print()}>
        {t('results.print')}
      </button>
    </div>
  );
}
