/** Identity, tax and bank numbers: told by their check digits, or by the word in front of them. */
import { iban } from '../../resume/check-digits.ts';
import { nationalIdsIn } from '../../resume/national-ids.ts';
import type { Range } from './ranges.ts';

const IBAN = /(?<![\p{L}\p{N}])[A-Z]{2}\d{2}(?: ?[A-Z\d]){11,30}(?![\p{L}\p{N}])/gu;

/** United States: three digits that are an area, two, four. */
const SOCIAL_SECURITY = /(?<![\p{L}\p{N}.-])(?!000|666|9)\d{3}-(?!00)\d{2}-(?!0000)\d{4}(?![\p{L}\p{N}-])/gu;

const WORDS = [
  String.raw`d\.?n\.?i\.?|n\.?i\.?e\.?|n\.?i\.?f\.?|rfc|curp|cui[tl]|rut|c[ée]dula(?: de (?:ciudadan[ií]a|identidad))?|c\.c\.|c\.i\.|documento(?: nacional)? de identidad|pasaporte|n[uú]mero de la seguridad social|nuss`,
  String.raw`ssn|social security(?: (?:number|no))?|social insurance(?: number)?|n\.?i\.?(?: number| no)|nino|national insurance(?: number| no)?|passport(?: (?:number|no))?|aadhaar|national id|id (?:card|number|no)`,
  String.raw`n° de sécurité sociale|num[ée]ro de sécurité sociale|sécurité sociale|sécu|nir|passeport|carte d[’']identité|n° avs|avs|ahv(?:-?n(?:umme)?r)?|rib|niss`,
  String.raw`rg|cpf|pis(?:/pasep)?|pasep|ctps|título de eleitor|passaporte|cart[ãa]o de cidad[ãa]o|bilhete de identidade|cc n|niss`,
  String.raw`steuer-?(?:id|identifikationsnummer|nummer|nr)|idnr|(?:sozial|renten)versicherungs(?:nummer|nr)|svnr|sv-nr|personalausweis(?:-?n(?:umme)?r)?|reisepass(?:-?n(?:umme)?r)?`,
  String.raw`codice fiscale|c\.?f\.?|p(?:artita|\.)? ?iva|passaporto|carta d[’']identit[àa]|c\.i\.`,
  'iban|konto(?:nummer)?|cuenta bancaria|bank account',
].join('|');
const CJK_WORDS =
  '個人番号|マイナンバー|旅券番号|パスポート番号|在留カード番号|運転免許証番号|身份证号?码?|居民身份证|身分證字?號?|护照号?码?|護照號碼|社保号|港澳通行证';

/** Groups of capitals and digits; each but the ends holds a digit. */
const VALUE = String.raw`(?:[A-Z]{1,3} ?)?[A-Z\d./-]*\d[A-Z\d./-]*(?: (?=[A-Z\d./-]*\d)[A-Z\d./-]+){0,7}(?: ?[A-Z](?![\p{L}\p{N}]))?`;
const BETWEEN = String.raw`(?:\s*\([^()\n]{1,12}\))?\s{0,6}(?:n(?:\.?[ºo°]|r|úm|um)\.?)?\s*[.:：#=–-]*\s*`;
const LABELLED = [
  // Words of their own in some language: only with a colon.
  new RegExp(String.raw`(?<![\p{L}\p{N}.])(?:run|sin|nit|pan|nas)\s*[:：]\s*(?<value>${VALUE})`, 'giu'),
  new RegExp(String.raw`(?<![\p{L}\p{N}.])(?:${WORDS})${BETWEEN}(?<value>${VALUE})`, 'giu'),
  new RegExp(String.raw`(?:${CJK_WORDS})${BETWEEN}(?<value>${VALUE})`, 'giu'),
];
/** Shorter ones are sections of a law, a version, a grade. */
const FEWEST_DIGITS = 5;

export function findIds(text: string): Range[] {
  const found: (readonly [number, number])[] = nationalIdsIn(text).map((id) => [id.index, id.index + id.text.length]);
  for (const { index, 0: match } of text.matchAll(IBAN)) {
    const length = ibanLength(match);
    if (length > 0) found.push([index, index + length]);
  }
  for (const { index, 0: match } of text.matchAll(SOCIAL_SECURITY)) found.push([index, index + match.length]);
  for (const { index, 0: match, groups } of LABELLED.flatMap((pattern) => [...text.matchAll(pattern)])) {
    const value = (groups?.['value'] ?? '').replace(/[./-]+$/u, '');
    if (value.replace(/\D/gu, '').length < FEWEST_DIGITS) continue;
    const start = index + match.length - (groups?.['value'] ?? '').length;
    found.push([start, start + value.length]);
  }
  return found.map(([start, end]) => ({ kind: 'ID', start, end }));
}

/** A greedy match may run into the next word: the longest beginning that the check digits confirm; 0 for none. */
function ibanLength(match: string): number {
  for (let length = match.length; length >= 15; length -= 1) {
    if (match.charAt(length - 1) === ' ') continue;
    if (iban(match.slice(0, length).replaceAll(' ', ''))) return length;
  }
  return 0;
}
