import { evidenceOfLink } from '../link-evidence.ts';
import { defineCheck, evidenceOf, finding, scored } from '../define.ts';

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
    if (linkedPhone !== null)
      return scored(0.3, [finding('only-link', { url: linkedPhone }, evidenceOfLink(document, 'tel:'))], { phone: '' });
    return scored(0, [finding('missing')], { phone: '' });
  },
});
