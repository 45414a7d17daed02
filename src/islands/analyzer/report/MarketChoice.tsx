import { useMemo } from 'react';
import type { AnalyzerKey } from '../../../i18n/slices.ts';
import type { Report } from '../../../resume/report.ts';
import { useLanguage } from '../../LanguageProvider.tsx';
import { countryName } from '../AiNotice.tsx';
import { useAnalyzer } from '../AnalyzerProvider.tsx';
import styles from './MarketChoice.module.css';
import { marketOptions } from './markets.ts';
import { MARKET_CHOICE } from './show.ts';

/** The job market that the report is measured for, and the choice of another. */
export function MarketChoice({ report }: { readonly report: Report }) {
  const { t, tag } = useLanguage<AnalyzerKey>();
  const { details, measureFor } = useAnalyzer();
  const { assumedMarket, marketChange } = details;
  const options = useMemo(() => marketOptions(tag, assumedMarket), [tag, assumedMarket]);
  const market = marketChange?.status === 'measuring' ? marketChange.market : report.market;
  const unknown = t('results.market.unknown');
  const named = (code: string, name: string) =>
    code === assumedMarket ? t('results.market.assumed', { market: name }) : name;
  return (
    <label className={styles['choice']}>
      <span>{t('results.market')}</span>
      <select
        id={MARKET_CHOICE}
        value={market ?? ''}
        onChange={(event) => measureFor(event.currentTarget.value || null)}
      >
        {assumedMarket === null && <option value="">{unknown}</option>}
        {options.map(({ code, name }) => (
          <option key={code} value={code}>
            {named(code, name)}
          </option>
        ))}
      </select>
      <span className={styles['printed']}>
        {report.market === null ? unknown : named(report.market, countryName(report.market, tag))}
      </span>
    </label>
  );
}
