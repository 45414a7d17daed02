import type { Evidence } from '../../../resume/report.ts';
import { defineCheck, evidenceOf, finding, scored, type Outcome } from '../define.ts';
import { isHistoryAlone, TOLD_IN_FORM } from '../japanese-form.ts';
import { evidenceOfLink } from '../link-evidence.ts';
import { asWritten, formOfPhone, undialledPhone } from '../undialled.ts';

const LEAST_DIGITS = 7;

function undialled(value: string, market: string | null, evidence: readonly Evidence[]): Outcome {
  const form = formOfPhone(value, market);
  const found = form ? finding('invalid-there', { value, ...form }, evidence) : finding('invalid', { value }, evidence);
  return scored(0.4, [found], { phone: '' });
}

export default defineCheck({
  id: 'contact-phone',
  requires: ['contact', 'document', 'lines', 'language', 'lexicon', 'market'],
  withoutText: true,
  messageIds: ['missing', 'missing-history', 'only-link', 'invalid', 'invalid-there'],
  run: ({ contact, document, lines, language, lexicon, market }) => {
    const { phone, invalidPhone, linkedPhone } = contact;
    if (phone) return scored(1, [], { phone: phone.value });
    if (invalidPhone)
      return undialled(asWritten(invalidPhone), market, invalidPhone.line ? evidenceOf([invalidPhone.line]) : []);
    // Written out as it is linked, it is not hidden but wrong.
    const digits = linkedPhone?.replace(/\D/gu, '') ?? '';
    const written = () => document.text.split('\n').some((line) => line.replace(/\D/gu, '').includes(digits));
    if (linkedPhone !== null && digits.length >= LEAST_DIGITS && written())
      return undialled(linkedPhone, market, evidenceOfLink(document, 'tel:'));
    if (linkedPhone !== null)
      return scored(0.3, [finding('only-link', { url: linkedPhone }, evidenceOfLink(document, 'tel:'))], {
        phone: '',
      });
    const wrong = undialledPhone(lines, lexicon);
    if (wrong) return undialled(wrong.value, market, wrong.line ? evidenceOf([wrong.line]) : []);
    return isHistoryAlone({ lines, language })
      ? scored(TOLD_IN_FORM, [finding('missing-history')], { kind: 'history', phone: '' })
      : scored(0, [finding('missing')], { phone: '' });
  },
});
