/** Types of the message slices that pages and islands receive; Spanish is the source of the keys. */
import type { messages } from './messages/es/index.ts';

type Source = typeof messages;
export type Slices = { readonly [Name in keyof Source]: Readonly<Record<keyof Source[Name], string>> };

export type AnalyzerKey = keyof Slices['analyzer'];
