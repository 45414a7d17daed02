/** Identity, tax and bank numbers: told by their check digits, or by the word in front of them. */
import { iban } from '../../resume/check-digits.ts';
import { nationalIdsIn } from '../../resume/national-ids.ts';
import { anyCase } from './any-case.ts';
import type { Cell } from './contact-lines.ts';
import type { Range } from './ranges.ts';

const IBAN = /(?<![\p{L}\p{N}])[A-Z]{2}\d{2}(?: ?[A-Z\d]){11,30}(?![\p{L}\p{N}])/gu;

/** United States: three digits that are an area, two, four. */
const SOCIAL_SECURITY = /(?<![\p{L}\p{N}.-])(?!000|666|9)\d{3}-(?!00)\d{2}-(?!0000)\d{4}(?![\p{L}\p{N}-])/gu;

const WORDS = [
  String.raw`d\.?n\.?i\.?|n\.?i\.?e\.?|n\.?i\.?f\.?|rfc|curp|cui[tl]|r\.?u\.?t\.?|r\.u\.n\.|run(?=:?\s\d{1,2}\.\d{3}\.\d{3}|\s*:)|r\.?u\.?c\.?|c[ée]dula(?: de (?:ciudadan[ií]a|identidad)| \p{L}{4,14})?|brevete|t\.\s?p\.|(?:tarjeta|matr[ií]cula) profesional|c\.\s?c\.|c\.\s?i\.|carn[eé] de (?:identidad|extranjer[ií]a)|(?:doc(?:umento|\.)?)(?: nacional)? de identidad|documento|pasaporte|(?:n[uú]mero|n\.?º) de (?:la )?seguridad social|seguridad social|nuss|n\.?s\.?s\.?|n\.?[ºo°]\.?\s?s\.?\s?s\.?|colegiad[oa]|seguretat social|afiliaci[oó]n? (?:imss|ss|a la (?:seguridad social|ss))|cuspp|registro n[°º]|permiso de residencia|clave de elector|ine`,
  String.raw`ssn|social security(?: (?:number|no))?|social insurance(?: number)?|n\.?i\.?(?: number| no)|nino|national insurance(?: number| no)?|passport(?: (?:number|no))?|aadhaa?r|pan(?: (?:card|no|number))|national id(?:entity)?(?: (?:number|no))?|(?:sa )?id(?:entity)? ?(?:card|document)?(?: (?:number|no))|identity (?:number|no)|pps(?:n| number| no)?|tax file (?:number|no)|tfn|nric(?:/fin)?|fin no|work permit(?: no)?|voter id|uan|(?:working with children|wwc|dbs|police)(?: check| clearance| certificate| card)?(?: no| number)?|pass (?:no|number)|certificate (?:no|number)|residence (?:permit|card)(?: no)?|[nb]in no|bvn`,
  String.raw`n° de sécurité sociale|num[ée]ro de sécurité sociale|(?:n° )?sécu(?:rité sociale)?|nir|passeport|(?:carte|pièce) (?:nationale )?d[’']identité|cnie?|cine?|n° avs|avs|ahv(?:-?n(?:umme)?r)?|rib|niss|(?:n° |numéro |registre )national|nn|n° national|cnss|titre de séjour|n° (?:france travail|pôle emploi|(?:d[’'])?allocataire(?: caf)?|(?:d[’'])?identifiant)|n°\s?ss|n° d[’']assur[ée]e?|num[ée]ro d[’']assur(?:[ée]e?|ance sociale)`,
  String.raw`identidade|reservista|membro (?:efetivo )?(?:d[ao] )?[a-z]{1,5}|rg|cpf|cin|pis(?:/pasep)?|pasep|nit|nis|ctps|título de eleitor|passaporte|cart[ãa]o (?:de|do) cidad[ãa]o|bilhete de identidade|b\.\s?i\.|bi(?=\s\d{9}[A-Z]{2})|cc n|cc(?=\s\d{8}\s?\d\s?[A-Z])|niss|nif|contribuinte|n\.?º (?:de )?contribuinte|série(?=\s\d{4,5}-[A-Z]{2})`,
  String.raw`steuer-?(?:id(?:ent(?:ifikations)?(?:nummer|-?nr)?)?|nummer|nr)|idnr|(?:sozial|renten)vers(?:icherungs?|\.)?-?\s?(?:nummer|nr)|rv-?nr|svnr|sv-?(?:nr|nummer)|pass(?=\s(?=[A-Z\d]*\d)[A-Z\d]{9}(?![\p{L}\p{N}]))|identitätskarte(?:-?n(?:umme)?r)?|aufenthalts(?:titel|erlaubnis)|(?:sozialversicherungs|sv-)ausweis|vers(?:icherten)?\.?-?(?:nr|nummer)|(?:personal)?ausweis(?:-?n(?:umme)?r)?|reisepass(?:-?n(?:umme)?r)?|pass-?nr`,
  String.raw`cod(?:ice|\.)? ?fisc(?:ale|\.)?|c\.?f\.?|p(?:artita|\.)? ?iva|passaporto|(?:carta|doc(?:umento|\.)?) (?:d[’']|di )?identit[àa]|permesso di soggiorno|c\.i\.(?:e\.)?|tess(?:era|\.)? sanitaria`,
  'iban|konto(?:nummer)?|cuenta bancaria|bank account|ccc|cbu|clabe',
].join('|');
/** Of a licence the class may stand before its number. */
const LICENCES = String.raw`permis(?: de conduire)?|registro de conducir|permiso de conducir|licencia(?: de conducir)?|(?:driver[’']?s?|driving) licen[cs]e|cart(?:a de condução|eira de habilitação)|cnh|patente(?: di guida)?|führerschein`;
const EAST_ASIAN_WORDS =
  '個人番号|マイナンバー|旅券番号|パスポート番号|パスポート|在留カード(?:番号)?|運転免許証(?:番号)?|免許証番号|基礎年金番号|雇用保険(?:被保険者)?番号|被保険者番号|健保卡號|健保卡号|公积金[^\\s:：]{0,10}号码?|身\\s*份\\s*证\\s*(?:号码?)?|居民身份证|身\\s*[分份]\\s*[證証]\\s*(?:字號|號碼)?|护\\s*照\\s*(?:号码?)?|護照(?:號碼)?|社保卡?号|社會保障[^\\s:：]{0,10}(?:編號|号)|港澳通行证|回乡证|回鄉證|台胞证|臺胞證|台胞證|驾驶证号?|(?:统一编号|統一編號|統一證號)(?=\\s*[:：]?\\s*[A-Z])|居留證|(?:证书|證書|证|證)(?:编号|編號|号码|號碼|字號|号|號)|登録番号|登记号';

/** Groups of capitals and digits; each but the ends holds a digit. */
const VALUE = String.raw`(?:[A-Z]{1,3} ?)?[A-Z\d./-]*\d[A-Z\d./-]*(?: (?=[A-Z\d./-]*\d)[A-Z\d./-]+){0,7}(?: ?[A-Z](?![\p{L}\p{N}]|[.-]\p{L})(?: ?\d{3}(?!\d))?)?(?:\s?\([A-Z\d]\))?`;
const BETWEEN = String.raw`(?:\s*\([^()\n]{1,12}\))?\s{0,6}(?:n(?:(?:\.?[ºo°]|r|úm|um)\.?|\.(?=\s)))?\s*[.:：#=–-]*\s*`;
const LABELLED = [
  // Words of their own in some language: only with a colon.
  new RegExp(
    String.raw`(?<![\p{L}\p{N}.])(?:sin|nit|pan|nas|id|ce|ci|cc|bi|fin|ni|dni/nie|tin|bsn|hkid|n° national)\s*[:：]\s*(?<value>${VALUE})`,
    'giu',
  ),
  new RegExp(String.raw`(?<![\p{L}\p{N}.])(?:${WORDS})(?!\p{L})${BETWEEN}(?<value>${VALUE})`, 'giu'),
  new RegExp(
    String.raw`(?<!\p{L})(?:${LICENCES})(?!\p{L})[^\d\n|·•;\uFFFC]{0,16}(?:\d[A-Z]?,?\s)?(?:(?<!\p{L})n(?:\.?[ºo°]|r|úm|um)?\.?|(?<=(?:condução|habilitação|licen[cs]e|cnh)))[\s:]{0,3}(?<value>${VALUE})`,
    'giu',
  ),
  // "NMC PIN 12A3456E", "PSI registration no. 13207", "OAB/SP 123.456"
  new RegExp(
    String.raw`(?<![\p{L}\p{N}])(?:[A-Z]{2,6} (?:[Rr]eg(?:istration|\.)|[Mm]embership|[Ll]icen[cs]e|PIN)(?: (?:[Nn]o\.?|[Nn]umber))?|(?:OAB|CRM|CREA|COREN|CRC|CRP|CRO|CRF|CRA|CRQ|CRN|CRESS|CREFITO|CREF|CRMV|CAU)[/-]?[A-Z]{2}|RQE|Reg(?:istration|\.) (?:No\.?|[Nn]umber))[\s:.nº°-]{1,5}(?<value>${VALUE})`,
    'gu',
  ),
  new RegExp(String.raw`(?:${EAST_ASIAN_WORDS})${BETWEEN}第?\s?(?<value>${VALUE})`, 'giu'),
];
/** Their numbers are shorter, and have a form of their own. */
const SHORT = [
  // "Last four of SSN: 4471", "XXX-XX-4471"
  /(?:last (?:four|4)(?: digits)?(?: of)?(?: \p{L}{1,6}){0,2} (?:ssn|social security(?: (?:number|no\.?))?)|ssn \(?last (?:four|4)(?: digits)?\)?)[\s:#]{1,4}(?<value>(?:[X*•]{3}-[X*•]{2}-)?\d{4})(?!\d)/giu,
  /(?<![\p{L}\p{N}])(?<value>[xX*•]{3}-[xX*•]{2}-\d{4})(?!\d)/gu,
  // A British driving licence
  /(?<![\p{L}\p{N}])(?<value>[A-Z]{1,5}9{0,4} ?\d{6} ?[A-Z9]{2}\d[A-Z]{2}(?: ?\d{2})?)(?![\p{L}\p{N}])/gu,
  // Of a licence without any sign of its number
  new RegExp(
    String.raw`(?<!\p{L})(?:${LICENCES})(?!\p{L})[\s:]{1,4}(?<value>(?:[A-Z]{1,2} ?)?\d{7,12})(?![\p{L}\p{N}])`,
    'giu',
  ),
  // Plates: "targa TI 447 190", "dominio AC 471 QX", "W-44719 K"
  new RegExp(
    anyCase(
      String.raw`(?<!\p{L})(?:targa(?: auto)?|targata|targato|kontrollschild|rego|matrícula|dominio|patente|(?:kfz-?)?kennzeichen|(?:number |licen[cs]e |vehicle )plate|vehicle reg(?:istration|\.)?|plaque(?: d[’']immatriculation)?|immatriculation|immatriculée?|placas?(?: do ve[ií]culo)?)(?: n(?:o\.|º|°|\.))?\s{0,2}:?\s{0,3}`,
    ) +
      String.raw`(?<value>(?=[A-Z\d -]*[A-Z])(?=(?:[A-Z -]*\d){2})[A-Z\d]{1,4}(?:[ -]?[A-Z\d]{1,6}){1,3})(?![\p{L}\p{N}])`,
    'gu',
  ),
  // "練馬 500 さ 44-71"
  /(?<![\p{L}])(?<value>[\p{Script=Han}]{2,4} ?\d{2,3} ?[ぁ-ん] ?\d{1,2}[-‐－]\d{2})(?!\d)/gu,
  /保険証[^\n\d]{0,10}[\s:：]{0,3}(?<value>\d{2,8}[\s・/／]{0,3}番号[\s:：]{0,3}\d{1,8})/gu,
  /(?:车牌号?码?|車牌號?碼?|(?:汽|机|機|摩托)?[车車](?:牌|辆|輛)?(?=\s?[:：]))\s?[:：]?\s?(?<value>(?:\p{Script=Han}[A-Z]|[A-Z]{2,3})[·\s-]?[A-Z\d]{4,6})/gu,
];
/** Shorter ones are sections of a law, a version, a grade. */
const FEWEST_DIGITS = 5;
const YEARS = /^(?:19|20)\d{2}[-–/](?:19|20)\d{2}$/u;

export function findIds(text: string): Range[] {
  const found: (readonly [number, number])[] = nationalIdsIn(text).map((id) => [id.index, id.index + id.text.length]);
  for (const { index, 0: match } of text.matchAll(IBAN)) {
    const length = ibanLength(match);
    if (length > 0) found.push([index, index + length]);
  }
  for (const { index, 0: match } of text.matchAll(SOCIAL_SECURITY)) found.push([index, index + match.length]);
  for (const { index, 0: match, groups } of LABELLED.flatMap((pattern) => [...text.matchAll(pattern)])) {
    const whole = groups?.['value'] ?? '';
    // "Mi cédula es 4.555.014-1 y …"
    const value = whole.replace(/[./-]+$|\s\p{Ll}$/u, '').replace(/^\p{Ll}+\s/u, '');
    if (
      value.replace(/\D/gu, '').length < FEWEST_DIGITS &&
      !/^(?=\d*[A-Z])[A-Z\d]{8,}$|^[A-Z]{1,3}-\d{4}$/u.test(value)
    )
      continue;
    if (YEARS.test(value)) continue;
    const start = index + match.lastIndexOf(whole) + whole.indexOf(value);
    found.push([start, start + value.length]);
  }
  for (const { index, 0: match, groups } of SHORT.flatMap((pattern) => [...text.matchAll(pattern)])) {
    const value = groups?.['value'] ?? '';
    found.push([index + match.length - value.length, index + match.length]);
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

/** Licence, register and member numbers among contact data: six digits and more in one piece, that nothing else explained. */
const CODE = /(?<![\p{L}\p{N}./-])(?:[A-Z]{1,5}[-/]?)?\d(?:[-./]?[A-Z\d]){4,18}(?![\p{L}\p{N}])/gu;
const EXPLAINED =
  /^(?:(?:0?[1-9]|1[0-2])[./-](?:19|20)\d{2}|(?:\d{2}|(?:19|20)\d{2})[./]\d{1,2}[-–](?:\d{2}|(?:19|20)\d{2})[./]\d{1,2}|(?:19|20)\d{2}(?:[-./](?:19|20)?\d{2}){0,2}|\d{1,3}(?:[.,]\d{3}){1,3}|\d{1,2}[-./]\d{1,2}[-./]\d{2,4})$/u;
const FEWEST_DIGITS_ALONE = 6;
/** By itself in its cell. */
const MIXED = /(?<=^\s*(?:\p{L}{2,12}\.?\s*[:：]?\s*)?)(?=[A-Z\d]*[A-Z])[A-Z]{0,3}\d{6,12}[A-Z]{0,3}\d{0,4}(?=\s*$)/gu;

/** After all else. */
export function findCodes(cells: readonly Cell[]): Range[] {
  return cells.flatMap((cell) => {
    if (!cell.isContact) return [];
    return [...cell.text.matchAll(cell.holdsFound ? CODE : MIXED)].flatMap(({ index, 0: code }): Range[] => {
      if (code.replace(/\D/gu, '').length < FEWEST_DIGITS_ALONE || EXPLAINED.test(code)) return [];
      return [
        {
          kind: 'ID',
          start: cell.start + index,
          end: cell.start + index + code.length,
        },
      ];
    });
  });
}
