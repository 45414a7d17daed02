/** What axe says of a page as it is now: one line a fault, none on a good page. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Takes half of axe's time, and tells of colours, which no language changes. */
const CONTRAST = 'color-contrast';

/** @param contrast false where the same page in the same colours is asked elsewhere in another language. */
export async function faultsOf(page: Page, { contrast = true } = {}): Promise<string[]> {
  // Legacy: in this tab, where there are no frames, and not in a blank one of its own.
  // What passes is not listed: gathering it takes as long as all the rules.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({
      resultTypes: ['violations'],
      runOnly: { type: 'tag', values: TAGS },
      rules: { [CONTRAST]: { enabled: contrast } },
    })
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')} ${failureSummary ?? ''}`),
  );
}
