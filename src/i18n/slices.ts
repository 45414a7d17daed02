/** Types of the message slices that pages and islands receive; Spanish is the source of the keys. */
import type { analyzer } from './messages/es/analyzer.ts';
import type { blog } from './messages/es/blog.ts';
import type { site } from './messages/es/site.ts';

export interface Slices {
  readonly site: Readonly<Record<keyof typeof site, string>>;
  readonly analyzer: Readonly<Record<keyof typeof analyzer, string>>;
  readonly blog: Readonly<Record<keyof typeof blog, string>>;
}

export type SiteKey = keyof Slices['site'];
export type AnalyzerKey = keyof Slices['analyzer'];
