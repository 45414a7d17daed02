/** The report on screen measured for another job market: what was read is judged once more, nothing is read, sent or asked again. */
import type { Measured } from '../../analysis/client.ts';
import type { CheckId, Report } from '../../resume/report.ts';

export type AgainEvent =
  /** `awaits`: what a later `spelled` will tell. */
  | { readonly type: 'measured-again'; readonly report: Report; readonly awaits: CheckId | null }
  | { readonly type: 'spelled'; readonly report: Report | null }
  | { readonly type: 'not-measured' };

/** How far the visitor's last choice of a market is; `market` null: the one that the resume speaks for, where it speaks for none. */
export type MarketChange =
  | { readonly status: 'measuring' | 'failed'; readonly market: string | null }
  /** `before`: the report that another has replaced. */
  | { readonly status: 'done'; readonly before: Report };

/** `shown`: the report that stands on screen until there is another. */
export async function runAgain(
  measureAgain: () => Promise<Measured>,
  shown: Report,
  tell: (event: AgainEvent) => void,
): Promise<void> {
  try {
    const { report, spelled } = await measureAgain();
    if (spelled && !isSpellingTold(shown)) {
      tell({ type: 'measured-again', report, awaits: 'spelling' });
      tell({ type: 'spelled', report: await spelled });
      return;
    }
    // The dictionary is at hand: a spelling that has been told is not taken back for a moment.
    tell({ type: 'measured-again', report: (await spelled) ?? report, awaits: null });
  } catch {
    tell({ type: 'not-measured' });
  }
}

function isSpellingTold({ checks }: Report): boolean {
  return checks.some(({ id, status }) => id === 'spelling' && status !== 'undetermined');
}
