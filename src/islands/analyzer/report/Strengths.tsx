import type { StrengthEvidence } from '../../../ai/quotes.ts';
import type { AnalyzerKey } from '../../../i18n/slices.ts';
import { useLanguage } from '../../LanguageProvider.tsx';
import styles from './Strengths.module.css';

interface Props {
  readonly strengths: readonly string[];
  /** What the AI rests each of them on; null where they were measured. */
  readonly evidence: readonly StrengthEvidence[] | null;
}

export function Strengths({ strengths, evidence }: Props) {
  const { t } = useLanguage<AnalyzerKey>();
  if (strengths.length === 0) return <p>{t('results.strengths.none')}</p>;
  return (
    <ul className={styles['strengths']}>
      {strengths.map((strength, at) => (
        <li key={strength}>
          <svg viewBox="0 0 28 24" width="28" height="24" aria-hidden="true">
            <path d="m3 13 6 8C12 13 17 6 25 2" />
          </svg>
          <div>
            <span>{strength}</span>
            {evidence && <Quote evidence={evidence[at] ?? NO_EVIDENCE} />}
          </div>
        </li>
      ))}
    </ul>
  );
}

const NO_EVIDENCE: StrengthEvidence = { quote: null, found: false };

/** A quotation that is not in the resume is worth a warning, not a quotation. */
function Quote({ evidence: { quote, found } }: { readonly evidence: StrengthEvidence }) {
  const { t } = useLanguage<AnalyzerKey>();
  return (
    <p className={styles['quote']} data-found={found}>
      {quote !== null && (
        <q lang="" translate="no">
          {quote}
        </q>
      )}
      {!found && <strong>{t(quote === null ? 'results.quote.none' : 'results.quote.missing')}</strong>}
    </p>
  );
}
