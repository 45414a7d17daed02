/** What the check of orders to machines says of lines of a page. */
import check from '../../../src/engine/checks/ats/injected-instructions.ts';
import { document, page } from '../builder.ts';
import { tell } from '../outcome.ts';

/** Its status for a page of these lines below a name, whatever language they are in. */
export const injectedIn = (...lines: Parameters<typeof page>[0]): string =>
  tell(check, { language: 'en', document: document([page(['Ada Example', ...lines])]) }).status;
