import { evidenceOfLink } from '../link-evidence.ts';
import { defineCheck, evidenceOf, finding, scored } from '../define.ts';

const LEAST_DIGITS = 7;

export default defineCheck({
  id: 'contact-phone',
  requires: ['contact', 'document'],
  withoutText: true,
  messageIds: ['missing', 'only-link', 'invalid'],
  run: ({ contact, document }) => {
    const { phone, invalidPhone, linkedPhone } = contact;
    if (phone) return scored(1, [], { phone: phone.value });
    if (invalidPhone) {
      const evidence = invalidPhone.line ? evidenceOf([invalidPhone.line]) : [];
      return scored(0.4, [finding('invalid', { value: invalidPhone.value }, evidence)], { phone: '' });
    }
    // Written out as it is linked, it is not hidden but wrong.
    const digits = linkedPhone?.replace(/\D/gu, '') ?? '';
    const written = document.text.split('\n').some((line) => line.replace(/\D/gu, '').includes(digits));
    if (linkedPhone !== null && digits.length >= LEAST_DIGITS && written)
      return scored(0.4, [finding('invalid', { value: linkedPhone }, evidenceOfLink(document, 'tel:'))], { phone: '' });
    if (linkedPhone !== null)
      return scored(0.3, [finding('only-link', { url: linkedPhone }, evidenceOfLink(document, 'tel:'))], { phone: '' });
    return scored(0, [finding('missing')], { phone: '' });
  },
});
