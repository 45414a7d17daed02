import { handleConfig } from '../../src/server/config.ts';
import { onPages } from '../../src/server/pages.ts';

export const onRequest = onPages(handleConfig);
