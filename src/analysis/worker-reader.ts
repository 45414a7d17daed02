/** What the worker loads while the parser's and the engine's own get ready. */
export { browserRuntime } from '../pdf/browser.ts';
export { analyseWith } from './pipeline.ts';
