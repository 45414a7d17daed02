import { handleNotFound } from '../../src/server/not-found.ts';
import { onPages } from '../../src/server/pages.ts';

export const onRequest = onPages(handleNotFound);
