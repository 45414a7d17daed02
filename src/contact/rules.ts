/** What each field of a message must satisfy: the form tells it kindly, the server insists. */
import {
  EMAIL_MAX,
  FIELDS,
  isSubject,
  MESSAGE_MAX,
  MESSAGE_MIN,
  NAME_MAX,
  type ContactMessage,
  type Field,
  type Typed,
} from './message.ts';

export type Fault = 'required' | 'invalid' | 'short' | 'long';
export type Faults = Readonly<Partial<Record<Field, Fault | undefined>>>;

/** The browser's own check of an e-mail field (HTML, "valid e-mail address"). */
const EMAIL = /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i;
/** Line breaks among them: in a name or an address they could start a mail header of the sender's own. */
const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}]/u;
/** What a message may hold beside text: line breaks and tabs. */
const CONTROL_IN_PROSE = /[^\P{Cc}\n\t]/gu;

/** What was typed, as it is kept: without outer spaces, line breaks of one kind, domains as the network writes them. */
export function tidied(typed: Typed): Typed {
  return {
    name: tidy(typed.name),
    email: withAsciiDomain(tidy(typed.email)),
    subject: tidy(typed.subject),
    message: tidy(typed.message.replace(/\r\n?|[\u2028\u2029]/g, '\n').replace(CONTROL_IN_PROSE, '')),
  };
}

/** Code points after tidying: what the limits count. */
export function lengthOf(text: string): number {
  return [...tidy(text)].length;
}

/** What is wrong with tidied fields; the message itself when nothing is. */
export function judge(tidy: Typed): { readonly faults: Faults } | { readonly message: ContactMessage } {
  const faults = FIELDS.flatMap((field) => {
    const fault = RULES[field](tidy[field]);
    return fault === null ? [] : [[field, fault] as const];
  });
  const { subject } = tidy;
  return faults.length > 0 || !isSubject(subject)
    ? { faults: Object.fromEntries(faults) }
    : { message: { name: tidy.name, email: tidy.email, subject, message: tidy.message } };
}

const RULES: Readonly<Record<Field, (text: string) => Fault | null>> = {
  name: (text) => missing(text) ?? (CONTROL.test(text) ? 'invalid' : tooLong(text, NAME_MAX)),
  email: (text) => missing(text) ?? tooLong(text, EMAIL_MAX) ?? (EMAIL.test(text) ? null : 'invalid'),
  subject: (text) => missing(text) ?? (isSubject(text) ? null : 'invalid'),
  message: (text) => missing(text) ?? (lengthOf(text) < MESSAGE_MIN ? 'short' : tooLong(text, MESSAGE_MAX)),
};

function missing(text: string): Fault | null {
  return text === '' ? 'required' : null;
}

function tooLong(text: string, limit: number): Fault | null {
  return lengthOf(text) > limit ? 'long' : null;
}

function tidy(text: string): string {
  return text.toWellFormed().normalize('NFC').trim();
}

/** Some browsers hand over the domain as it was typed, in any script. */
function withAsciiDomain(email: string): string {
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1);
  if (at < 1 || !/[^\x20-\x7e]/.test(domain) || /[\s/\\?#:@[\]%]|\p{Cc}/u.test(domain)) return email;
  try {
    return email.slice(0, at + 1) + new URL(`http://${domain}`).hostname;
  } catch {
    return email;
  }
}
