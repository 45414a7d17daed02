/** E-mail addresses and web addresses in the visible text. */

/** Local part and domain bounded as RFC 5321 bounds them. Han and kana before an address are its label: "邮箱ana@example.org". */
const EMAIL =
  /(?<![\p{Script=Latin}\p{N}._%+-])[\p{Script=Latin}\p{N}._%+'-]{1,64}@(?:[\p{L}\p{N}-]{1,63}\.){1,5}\p{L}{2,24}(?![\p{L}\p{N}@])/u;
/** Split by the space that parsers put between two text items. */
const SPLIT_EMAIL =
  /(?<![\p{Script=Latin}\p{N}._%+-])[\p{Script=Latin}\p{N}._%+-]{1,64}(?:\s?@\s|\s@\s?)(?:[\p{L}\p{N}-]{1,63}\.){1,5}\p{L}{2,24}(?![\p{L}\p{N}@])/u;
const NEAR_EMAIL = /(?<![\p{Script=Latin}\p{N}._%+-])[\p{Script=Latin}\p{N}._%+-]{1,64}@[\p{L}\p{N}.-]{1,80}/u;

export interface FoundEmail {
  readonly value: string;
  /** As it stands in the text, where a space splits it. */
  readonly broken: string | null;
}

export function emailIn(text: string): FoundEmail | null {
  if (!text.includes('@')) return null;
  const whole = EMAIL.exec(text);
  if (whole) return { value: whole[0], broken: null };
  const split = SPLIT_EMAIL.exec(text);
  return split ? { value: split[0].replace(/\s+/g, ''), broken: split[0] } : null;
}

/** What looks like an address and cannot be one. */
export function emailLike(text: string): string | null {
  return NEAR_EMAIL.exec(text)?.[0] ?? null;
}

/** Top-level domains that resumes name without "www."; others need a scheme, "www." or a path. */
const BARE_TLD =
  'com|org|net|io|dev|me|app|ai|co|es|fr|de|it|br|pt|jp|cn|uk|us|ca|mx|ar|cl|eu|ch|at|be|info|tech|design|page|site|xyz|edu|gov';
const URL = new RegExp(
  String.raw`(?<![\p{L}\p{N}@._-])(?:https?://[^\s<>"'，。、）)]{3,200}|www\.[^\s<>"'，。、）)]{3,200}|(?:[\p{L}\p{N}-]{1,63}\.){1,4}(?:${BARE_TLD})(?:/[^\s<>"'，。、）)|]{0,150})?(?![\p{L}\p{N}@]))`,
  'giu',
);

/** Technologies and firms that are written like a domain. */
const NOT_URLS =
  /^(?:asp\.net|node\.js|vue\.js|next\.js|socket\.io|draw\.io|booking\.com|amazon\.com|salesforce\.com|monday\.com|b\.com|e\.g|i\.e|s\.a)$/iu;

export function urlsIn(text: string): string[] {
  return (text.match(URL) ?? []).map((url) => url.replace(/[.,;:]+$/u, '')).filter((url) => !NOT_URLS.test(url));
}

/** The form to compare addresses in: no scheme, no "www.", no trailing slash. */
export function bareUrl(url: string): string {
  return url
    .toLowerCase()
    .replace(/^https?:\/\//u, '')
    .replace(/^www\./u, '')
    .replace(/[/#?]+$/u, '');
}
