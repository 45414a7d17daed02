/** Job markets as a visitor chooses among them. */
import { MARKETS } from '../../../resume/markets.ts';

export interface MarketOption {
  /** ISO 3166-1 alpha-2. */
  readonly code: string;
  readonly name: string;
}

/** Every market by its name, in the language's own order; `assumed` is among them whatever it is. */
export function marketOptions(tag: string, assumed: string | null): readonly MarketOption[] {
  const names = new Intl.DisplayNames([tag], { type: 'region' });
  const codes = new Set<string>([...MARKETS, ...(assumed === null ? [] : [assumed])]);
  const { compare } = new Intl.Collator(tag);
  return [...codes]
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .sort((one, other) => compare(one.name, other.name));
}
