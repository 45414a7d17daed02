import { handleAnalyze } from '../../src/server/analyze.ts';
import { onPages } from '../../src/server/pages.ts';

export const onRequest = onPages(handleAnalyze);
