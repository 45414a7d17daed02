/** Finding web addresses in running text: to redact them going out, to strip them coming back. */

/** Top-level domains that people and firms in the eight languages use; `.js`, `.py` and the like are left out on purpose. */
const TOP_LEVEL =
  'com|org|net|edu|gov|info|biz|name|pro|dev|app|io|ai|me|co|tv|cc|ly|gg|sh|so|to|xyz|site|online|website|page|blog|design|art|shop|store|top|link|click|club|cloud|tech|work|works|studio|agency|digital|codes|today|live|world|group|team|cat|eu|es|mx|ar|cl|pe|uy|py|bo|ec|ve|cr|gt|do|fr|be|ch|lu|ca|qc|pt|br|ao|mz|de|at|li|it|sm|jp|cn|tw|hk|mo|sg|uk|us|ie|in|au|nz|za|nl|se|no|dk|fi|pl|ru|ua';

const HOST = String.raw`(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.){1,5}(?:${TOP_LEVEL})`;
const TAIL = String.raw`[^\s<>"'“”「」『』【】（）()\[\]|,;、，。]`;

/** With a scheme or "www." in front. */
export const SCHEME_ADDRESS = new RegExp(
  String.raw`(?:\b[a-z][a-z0-9+.-]{1,20}:\/\/|\bwww\.)[^\s<>"'“”「」『』【】（）|、，。]+`,
  'giu',
);

/** A domain followed by a path, as in "example.org/ana". */
export const PATH_ADDRESS = new RegExp(String.raw`(?<![\p{L}\p{N}@._-])${HOST}(?::\d{2,5})?\/${TAIL}*`, 'giu');

/** A domain alone, as in "example.org": may also be a firm's name. */
export const BARE_DOMAIN = new RegExp(
  String.raw`(?<![\p{L}\p{N}@._\/-])${HOST}(?![\p{L}\p{N}_-]|\.[\p{L}\p{N}])`,
  'giu',
);

/** Frameworks, degrees and short forms of street words that read as domains. */
const FRAMEWORK = /^(?:(?:asp|ado|vb|ml)\.net|[bm]\.(?:tech|design|com|pro)|[pcs]\.(?:za|so|to))\b/iu;

export function isFramework(match: string): boolean {
  return FRAMEWORK.test(match);
}

/** The sentence's own punctuation is not the address's. */
export function trimAddress(match: string): string {
  return match.replace(/[.,;:!?)\]}…]+$/u, '');
}
