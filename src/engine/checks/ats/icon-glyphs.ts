import { iconLines, withoutIcons } from '../../reading/contacts/icon-labels.ts';
import { defineCheck, evidenceOf, finding, notApplicable, scored } from '../define.ts';

/** The data can still be read: advice. */
const SCORE = 0.7;

export default defineCheck({
  id: 'icon-glyphs',
  requires: ['contact', 'fonts'],
  messageIds: ['icons'],
  run: ({ contact, fonts }) => {
    const told = [contact.email, contact.phone, contact.location, ...contact.urls];
    if (!told.some((own) => own?.line)) return notApplicable;
    const lines = iconLines(contact, fonts);
    if (lines.length === 0) return scored(1);
    const evidence = lines.flatMap((line) => evidenceOf([line], withoutIcons(line.text)));
    return scored(SCORE, [finding('icons', { count: lines.length }, evidence)]);
  },
});
