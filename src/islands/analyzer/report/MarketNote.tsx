import type { AnalyzerKey } from '../../../i18n/slices.ts';
import { useLanguage } from '../../LanguageProvider.tsx';
import { countryName } from '../AiNotice.tsx';
import styles from './MarketChoice.module.css';
import { showMarketChoice } from './show.ts';

/** Beside a check that follows a market's habits: whose they are, and the way to choose others. */
export function MarketNote({ market }: { readonly market: string | null }) {
  const { t, tag } = useLanguage<AnalyzerKey>();
  const name = market === null ? t('results.market.unknown') : countryName(market, tag);
  return (
    <p className={styles['note']} lang={tag}>
      {t('results.market.norm', { market: name })}
      <button type="button" onClick={showMarketChoice}>
        {t('results.market.change')}
      </button>
    </p>
  );
}
