/** Faults of the contact form in the page's language. */
import type { SendFault } from '../../contact/client.ts';
import { EMAIL_MAX, MESSAGE_MAX, MESSAGE_MIN, NAME_MAX, type Field } from '../../contact/message.ts';
import type { Fault } from '../../contact/rules.ts';
import type { Slices } from '../../i18n/slices.ts';
import type { Language } from '../LanguageProvider.tsx';

export type ContactKey = keyof Slices['contact'];
type Translate = Language<ContactKey>['t'];

export const MAXIMA: Readonly<Record<Field, number | null>> = {
  name: NAME_MAX,
  email: EMAIL_MAX,
  subject: null,
  message: MESSAGE_MAX,
};

const FAULT_KEYS: Readonly<Record<Field, Readonly<Record<Fault, ContactKey>>>> = {
  name: keysOf('name', { invalid: 'contact.error.name.invalid', long: 'contact.error.name.long' }),
  email: keysOf('email', { invalid: 'contact.error.email.invalid', long: 'contact.error.email.long' }),
  subject: keysOf('subject', {}),
  message: keysOf('message', { short: 'contact.error.message.short', long: 'contact.error.message.long' }),
};

/** What a field cannot suffer is told like a missing one. */
function keysOf(field: Field, own: Readonly<Partial<Record<Fault, ContactKey>>>): Readonly<Record<Fault, ContactKey>> {
  const required: ContactKey = `contact.error.${field}.required`;
  return { required, invalid: required, short: required, long: required, ...own };
}

export function wordsOfFault(field: Field, fault: Fault, t: Translate): string {
  return t(FAULT_KEYS[field][fault], { min: MESSAGE_MIN, max: MAXIMA[field] ?? 0 });
}

export function wordsOfSendFault(fault: SendFault, t: Translate, tag: string): string {
  return fault.kind === 'rate_limited'
    ? t('contact.error.rate_limited', { when: waitInWords(fault.seconds, tag) })
    : t(`contact.error.${fault.kind}`);
}

/** "in 40 seconds", "in 3 hours": rounded up. */
function waitInWords(seconds: number, tag: string): string {
  const format = new Intl.RelativeTimeFormat(tag, { numeric: 'always' });
  if (seconds < 90) return format.format(Math.max(1, Math.ceil(seconds)), 'second');
  if (seconds < 90 * 60) return format.format(Math.ceil(seconds / 60), 'minute');
  return format.format(Math.ceil(seconds / 3_600), 'hour');
}
