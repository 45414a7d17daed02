import type { AnalyzerKey } from '../../../i18n/slices.ts';
import { isCjk } from '../../../resume/language.ts';
import type { CheckId, Report } from '../../../resume/report.ts';
import { useLanguage } from '../../LanguageProvider.tsx';
import { countryName } from '../AiNotice.tsx';
import { useAnalyzer } from '../AnalyzerProvider.tsx';
import { changedChecks } from './changedChecks.ts';
import styles from './MarketChoice.module.css';

interface Props {
  readonly report: Report;
  /** Names of the checks in the report's language. */
  readonly names: Readonly<Record<CheckId, { readonly name: string }>>;
  readonly lang: string;
}

/** What came of the choice of another market: told to whoever sees it and, politely, to whoever does not. */
export function MarketOutcome({ report, names, lang }: Props) {
  const { t, tag } = useLanguage<AnalyzerKey>();
  const { marketChange } = useAnalyzer().details;
  const named = (market: string | null) => (market === null ? t('results.market.unknown') : countryName(market, tag));
  return (
    <p className={styles['outcome']} data-status={marketChange?.status} role="status" aria-live="polite">
      {marketChange?.status === 'measuring' && t('results.market.measuring', { market: named(marketChange.market) })}
      {marketChange?.status === 'failed' && t('results.market.failed', { market: named(report.market) })}
      {marketChange?.status === 'done' && (
        <>
          <strong>{t('results.market.done', { market: named(report.market) })}</strong>
          <Difference before={marketChange.before} after={report} names={names} lang={lang} />
        </>
      )}
    </p>
  );
}

interface DifferenceProps extends Omit<Props, 'report'> {
  readonly before: Report;
  readonly after: Report;
}

function Difference({ before, after, names, lang }: DifferenceProps) {
  const { t, locale } = useLanguage<AnalyzerKey>();
  const space = isCjk(locale) ? '' : ' ';
  const changed = changedChecks(before, after).map((id) => names[id].name);
  const { overall: score } = after.scores;
  const { overall: was } = before.scores;
  if (changed.length === 0) return space + t('results.market.same');
  return (
    <>
      {score !== null && was !== null && score !== was && space + t('results.market.score', { score, was })}
      {space + t('results.market.changed') + space}
      <span lang={lang}>{new Intl.ListFormat(lang, { type: 'conjunction' }).format(changed)}</span>
    </>
  );
}
