import { namedNetwork, profileLinks } from '../../reading/contacts/profile-links.ts';
import { defineCheck, evidenceOf, finding, notApplicable, scored } from '../define.ts';

/** Advice, not a fault: many trades do well without a profile on the web. */
const WITHOUT = 0.6;
const UNFILLED = 0.5;
const NAMED_ONLY = 0.7;

/** As written, without the scheme; of an address that wraps to the next line, the host. */
function shown(url: string): string {
  const bare = url.replace(/^https?:\/\//iu, '');
  return bare.endsWith('-') ? (bare.split('/')[0] ?? bare) : bare;
}

export default defineCheck({
  id: 'contact-links',
  requires: ['contact', 'document', 'lines', 'headings', 'language'],
  messageIds: ['missing', 'unfilled', 'named-only'],
  run: ({ contact, document, lines, headings, language }) => {
    const links = profileLinks(contact, document, lines, headings);
    const good = links.find((link) => !link.unfilled);
    // Whether a target is also readable as text, links-visible tells.
    if (good) return scored(1, [], { url: shown(good.url) });
    const [unfilled] = links;
    if (unfilled) {
      const evidence = unfilled.line ? evidenceOf([unfilled.line]) : [];
      return scored(UNFILLED, [finding('unfilled', { value: unfilled.url }, evidence)], { url: '' });
    }
    const named = namedNetwork(contact, lines, headings);
    if (named)
      return scored(NAMED_ONLY, [finding('named-only', { network: named.network }, evidenceOf([named.line]))], {
        url: '',
      });
    // Japanese forms have no field for one, and Chinese resumes outside technology seldom carry one.
    if (language === 'ja' || language === 'zh') return notApplicable;
    const beside = contact.email?.line ?? contact.phone?.line ?? null;
    return scored(WITHOUT, [finding('missing', {}, beside ? evidenceOf([beside]) : [])], { url: '' });
  },
});
