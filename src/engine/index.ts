/** The engine's one door: a document and a date in, a report out. */
export { measure, measureUnread } from './measure.ts';
export { rehearse, REHEARSALS } from './rehearse.ts';
export { openDictionary } from './spelling/dictionary.ts';
export type { Words } from './spelling/known.ts';
