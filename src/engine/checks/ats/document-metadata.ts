import type { Finding } from '../../../resume/report.ts';
import { primaryLanguage, titleKindOf } from '../../reading/names/file-title.ts';
import { defineCheck, finding, scored } from '../define.ts';

/** Advice, never a fault: together they stay above a half. */
const TITLE = 0.2;
const LANGUAGE = 0.15;
const TAGS = 0.11;
/** "und", as designers' tools write it, names no language (BCP 47), and so is not a wrong one. */
const UNTOLD = /^(?:und|zxx|mis|mul)(?![a-z])/iu;

export default defineCheck({
  id: 'document-metadata',
  requires: ['document', 'contact', 'language'],
  withoutText: true,
  messageIds: ['no-title', 'poor-title', 'no-language', 'wrong-language', 'untagged'],
  run: ({ document, contact, language }) => {
    const { title, language: declared, tagged } = document.metadata;
    const findings: Finding[] = [];
    let score = 1;
    const kind = titleKindOf(title, contact.name?.value ?? null);
    if (kind !== 'good') {
      findings.push(kind === 'none' ? finding('no-title') : finding('poor-title', { title: title ?? '' }));
      score -= TITLE;
    }
    if (declared === null || UNTOLD.test(declared)) {
      findings.push(finding('no-language'));
      score -= LANGUAGE;
    } else if (language !== null && primaryLanguage(declared) !== language) {
      findings.push(finding('wrong-language', { declared }));
      score -= LANGUAGE;
    }
    if (!tagged) {
      findings.push(finding('untagged'));
      score -= TAGS;
    }
    return scored(score, findings);
  },
});
