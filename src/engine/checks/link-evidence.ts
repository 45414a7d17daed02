import type { ResumeDocument } from '../../resume/document.ts';
import type { Evidence } from '../../resume/report.ts';
import { excerptOf } from './define.ts';

/** Where the first link of a scheme stands: what it says is its target. */
export function evidenceOfLink({ pages }: ResumeDocument, scheme: 'mailto:' | 'tel:'): Evidence[] {
  for (const { number, links } of pages) {
    const link = links.find(({ url }) => url.toLowerCase().startsWith(scheme));
    if (link) return [{ page: number, excerpt: excerptOf(link.url.slice(scheme.length)), box: link.box }];
  }
  return [];
}
