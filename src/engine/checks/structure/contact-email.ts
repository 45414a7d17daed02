import { evidenceOfLink } from '../link-evidence.ts';
import { defineCheck, evidenceOf, finding, scored } from '../define.ts';
import { isHistoryAlone, TOLD_IN_FORM } from '../japanese-form.ts';

export default defineCheck({
  id: 'contact-email',
  requires: ['contact', 'document', 'lines', 'language'],
  withoutText: true,
  messageIds: ['missing', 'missing-history', 'only-link', 'broken', 'invalid'],
  run: ({ contact, document, lines, language }) => {
    const { email, invalidEmail, linkedEmail } = contact;
    if (email && email.broken === null) return scored(1, [], { email: email.value });
    if (email) {
      const evidence = email.line ? evidenceOf([email.line]) : [];
      return scored(0.6, [finding('broken', { value: email.broken ?? '', fixed: email.value }, evidence)], {
        email: email.value,
      });
    }
    if (linkedEmail !== null)
      return scored(0.3, [finding('only-link', { url: linkedEmail }, evidenceOfLink(document, 'mailto:'))], {
        email: '',
      });
    if (invalidEmail) {
      const evidence = invalidEmail.line ? evidenceOf([invalidEmail.line]) : [];
      return scored(0.3, [finding('invalid', { value: invalidEmail.value }, evidence)], { email: '' });
    }
    return isHistoryAlone({ lines, language })
      ? scored(TOLD_IN_FORM, [finding('missing-history')], { kind: 'history', email: '' })
      : scored(0, [finding('missing')], { email: '' });
  },
});
