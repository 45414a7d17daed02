/** A message of the contact form: one source for the form, the server, the privacy page and the operator's command. */
export const SUBJECTS = ['soporte', 'sugerencia', 'colaboracion', 'prensa', 'otro'] as const;
export type Subject = (typeof SUBJECTS)[number];

/** Characters, as a reader counts them: code points. */
export const NAME_MAX = 100;
export const EMAIL_MAX = 254;
export const MESSAGE_MIN = 10;
export const MESSAGE_MAX = 5_000;

/** Days that a message is kept; then it is deleted. */
export const RETENTION_DAYS = 90;

export const FIELDS = ['name', 'email', 'subject', 'message'] as const;
export type Field = (typeof FIELDS)[number];

/** What was typed, unchecked. */
export type Typed = Readonly<Record<Field, string>>;

export interface ContactMessage {
  readonly name: string;
  readonly email: string;
  readonly subject: Subject;
  readonly message: string;
}

/** The body of POST /api/contact. */
export interface ContactRequest extends Typed {
  /** UUID of this attempt to send; the same one again is the same message. */
  readonly submission: string;
  /** Language that the sender reads. */
  readonly locale: string;
  /** A field that people do not see; programs fill it. */
  readonly homepage: string;
}

export function isSubject(value: string): value is Subject {
  return (SUBJECTS as readonly string[]).includes(value);
}
