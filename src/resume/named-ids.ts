/** Identity and tax numbers that are named as such: a digit mistyped, or some of them starred out, and the number is still one. */
import { patternOf } from './patterns.ts';

interface NamedId {
  readonly kind: string;
  readonly label: string;
  readonly value: string;
}

const IDS: readonly NamedId[] = [
  {
    kind: 'DNI',
    label: String.raw`d\.?n\.?i\.?|documento nacional de identidad`,
    value: String.raw`\d{1,2}\.?[\d*]{3}\.?[\d*]{3}`,
  },
  { kind: 'NIE', label: String.raw`n\.?i\.?e\.?`, value: String.raw`[XYZ][ -]?[\d*]{7}` },
  { kind: 'RFC', label: 'rfc', value: String.raw`[A-Z]{4}\d{6}[A-Z\d]{3}` },
  { kind: 'CPF', label: 'cpf|cadastro de pessoas? físicas?', value: String.raw`[\d*]{3}\.?\d{3}\.?\d{3}-?[\d*]{2}` },
  {
    kind: 'NIF',
    label: String.raw`nif|n\.i\.f\.|(?:n[.º°o]{1,2} )?(?:de )?contribuinte`,
    value: String.raw`[1235689]\d{2}[ .]?\d{3}[ .]?\d{3}`,
  },
  {
    kind: 'Cartão de Cidadão',
    label: String.raw`cart[aã]o d[eo] cidad[aã]o|bilhete de identidade`,
    value: String.raw`\d{8}(?: ?\d ?[A-Z\d]{2}\d)?|\d{2}[ .]?\d{3}[ .]?\d{3}`,
  },
  {
    kind: 'CC',
    label: String.raw`c\.c\.|c[eé]dula(?: de (?:ciudadan[ií]a|identidad|extranjer[ií]a))?`,
    value: String.raw`[\d*]{1,2}(?:[.,]?[\d*]{3}){2,3}`,
  },
  {
    kind: 'CI',
    label: String.raw`c[eé]dula(?: de (?:ciudadan[ií]a|identidad|residencia))?|c\.i\.|c\.? ?i\.?(?= ?[:n]|\s\d)|carn[eé](?:t)? de identidad|(?:documento|n[uú]mero) de identidad|documento(?: nacional)?(?=:? ?\d)`,
    value: String.raw`(?:[VE]-? ?)?\d{1,2}\.?\d{3}\.?[\d*]{3}(?:-?\d)?|\d{9}-?\d|\d{1,2}-\d{4}-\d{4}|\d{3}-\d{7}-\d`,
  },
  { kind: 'DUI/DPI', label: 'dui|dpi|cui', value: String.raw`\d{8}-\d|\d{4}[ -]?\d{5}[ -]?\d{4}` },
  { kind: 'CURP', label: 'curp', value: String.raw`[A-Z]{4}\d{6}[HM][A-Z]{5}[A-Z\d]{2}` },
  {
    kind: 'NSS',
    label: String.raw`nss|imss|(?:n(?:[uú]mero|[º°o.]{1,2}) de (?:la )?)?(?:seguridad|seguro) social`,
    value: String.raw`\d{2}[ /-]?\d{2}[ -]?\d{2}[ -]?\d{4}[ -]?\d{1,2}|\d{2}[ /-]\d{8}[ /-]\d{2}`,
  },
  { kind: 'NISS', label: String.raw`niss|segurança social`, value: String.raw`[12]\d{2} ?\d{3} ?\d{3} ?\d{2}` },
  {
    kind: 'CNH/CTPS',
    label: 'cnh|ctps|carteira de trabalho|carteira de habilitação',
    value: String.raw`\d{3}[. ]?\d{3}[. ]?\d{3}[. ]?\d{2}|\d{5,8}(?:[/ -]{1,3}\d{3,5})?`,
  },
  {
    kind: 'passport',
    label: String.raw`pasaporte|passaport[eo]?|passport|passeport|reisepass(?:-?nr\.?|nummer)?|护照(?:号码?)?|護照(?:號碼?)?|パスポート(?:番号)?|旅券番号`,
    value: String.raw`[A-Z]{1,3} ?\d{6,8}|\d{2}[A-Z]{2}\d{5}|\d{9}`,
  },
  {
    kind: 'Personalausweis',
    label: String.raw`personalausweis(?:-?nr\.?|nummer)?`,
    value: String.raw`[CFGHJKLMNPRTVWXYZ\d]{9}\d?`,
  },
  {
    kind: 'AHV',
    label: String.raw`ahv(?:-?nr\.?|-?nummer)?|n[°º] ?avs`,
    value: String.raw`756\.?\d{4}\.?\d{4}\.?\d{2}`,
  },
  { kind: '身分證字號', label: '身[分份][證证](?:統一編號|字號|號碼)?', value: String.raw`[A-Z][12]\d{8}` },
  { kind: '基礎年金番号', label: '基礎年金番号|年金番号', value: String.raw`\d{4}-?\d{6}` },
  { kind: '運転免許証番号', label: '(?:運転)?免許証?番号', value: String.raw`第?\d{12}` },
  { kind: 'RUT', label: String.raw`rut|r\.u\.t\.?|run`, value: String.raw`\d{1,2}\.?\d{3}\.?[\d*]{3}-[\dK]` },
  { kind: 'CUIT/CUIL', label: String.raw`cui[tl]`, value: String.raw`\d{2}[- ]?\d{8}[- ]?\d` },
  {
    kind: 'RG',
    label: 'rg|(?:(?:carteira|documento) de )?identidade|registro geral',
    value: String.raw`\d{1,2}\.\d{3}\.\d{3}(?:-?[\dX])?`,
  },
  { kind: 'PIS', label: 'pis(?:/pasep)?|pasep|nit', value: String.raw`\d{3}\.?\d{5}\.?\d{2}-?\d` },
  { kind: 'título de eleitor', label: 't[ií]tulo (?:de eleitor|eleitoral)', value: String.raw`\d{4} ?\d{4} ?\d{4}` },
  { kind: 'DNI', label: '(?:tarjeta de |documento de |c[eé]dula de )?identidad', value: String.raw`\d{4}-\d{4}-\d{5}` },
  {
    kind: 'NIR',
    label: String.raw`(?:n(?:°|º|um[ée]ro) (?:de )?)?(?:s[ée]curit[ée] sociale|s[ée]cu)|nir|carte vitale`,
    value: String.raw`[12] ?\d{2} ?\d{2} ?\d[\dAB] ?\d{3} ?\d{3}`,
  },
  {
    kind: 'codice fiscale',
    label: String.raw`cod(?:ice|\.) ?fisc(?:ale|\.)|c\.f\.`,
    value: String.raw`[A-Z]{6} ?\d{2} ?[A-Z]\d{2} ?[A-Z]\d{3} ?[A-Z]`,
  },
  {
    kind: 'carta d’identità',
    label: String.raw`carta (?:d['’] ?)?identit[àa]['’]?|c\.i\.`,
    value: String.raw`[A-Z]{2} ?\d{5} ?[A-Z]{2}|[A-Z]{2} ?\d{7}`,
  },
  {
    kind: 'carte d’identité',
    label: String.raw`carte (?:nationale )?d['’]identit[ée]|cni`,
    value: String.raw`(?=[A-Z\d]{0,8}\d{4})[A-Z\d]{12}|(?=[A-Z]*\d)[A-Z\d]{9}`,
  },
  {
    kind: 'Steuer-ID',
    label: 'steuer-?(?:id(?:entifikationsnummer)?|nummer|nr[.]?)',
    value: String.raw`\d{2,3}[ /]?\d{3}[ /]?\d{3}[ /]?\d{2,3}`,
  },
  {
    kind: 'Sozialversicherungsnummer',
    label: '(?:(?:sozial|renten)versicherungs|sv|rv)-?(?:nummer|nr[.]?)',
    value: String.raw`\d{2} ?\d{6} ?[A-Z] ?\d{3}|\d{4} ?\d{6}`,
  },
  {
    kind: '身份证号',
    label: '(?:居民|公民)?身份[证證](?:号码?|號碼?|字號)?',
    value: String.raw`\d{6} \d{8} \d{3}[\dX]|\d{3,6}[\d*]{8,12}(?:\d{2,3}[\dX]|X{4})`,
  },
  {
    kind: '社保号',
    label: '(?:个人)?(?:社保|社会保障|医保)(?:卡|账)?(?:号码?|编号)?|(?:個人)?(?:勞保|健保)卡?(?:號碼?)?',
    value: String.raw`[A-Z]?\d{8,18}[\dX]?`,
  },
  {
    kind: '驾驶证号',
    label: '(?:机动车)?驾驶?[证照](?:号码?|编号)|(?:機車|汽車)?駕照(?:號碼?)',
    value: String.raw`[A-Z]?\d{8,17}[\dX]?`,
  },
  {
    kind: 'driving licence',
    label: String.raw`driv(?:er['’]?s?|ing) licen[cs]e (?:no\.?|number|nr\.?|#)|führerschein-?(?:nr\.?|nummer)|(?:n[.°º]{0,2} ?(?:de )?)?(?:permis de conduire|patente(?: di guida)?|permiso de conducir|carnet de conducir|licencia de conducir|carta de condução) ?(?:n[.°ºo]{1,2}|n[uú]m(?:ero|\.)|numéro)`,
    value: String.raw`(?=[A-Z\d -]{0,12}\d{4})[A-Z\d](?:[ -]?[A-Z\d]){6,15}`,
  },
  { kind: 'マイナンバー', label: '個人番号|マイナンバー', value: String.raw`[\d*]{4}[ -]?[\d*]{4}[ -]?\d{4}` },
  { kind: 'SSN', label: 'ssn|social security', value: String.raw`[\dx*]{3}[ -][\dx*]{2}[ -]\d{4}` },
  { kind: 'SIN', label: 'sin|social insurance', value: String.raw`\d{3}[ -]\d{3}[ -]\d{3}` },
  {
    kind: 'National Insurance',
    label: String.raw`national insurance|ni (?=no|number)`,
    value: String.raw`[A-Z]{2} ?\d{2} ?\d{2} ?\d{2} ?[A-D]`,
  },
];

const BETWEEN = String.raw`(?: ?(?:n[º°o.]{1,2}|no\.|nr\.|number|num\.|n(?:ú|u)mero))?\s{0,3}[:：#=-]?\s{0,3}`;

/** Any label of them before what may begin a number. Nearly every line with dates ends here, and none of the long patterns is compiled for it. */
const LABELLED = new RegExp(
  `(?<![a-z])(?:${IDS.map(({ label }) => label).join('|')})${BETWEEN}[A-Z -]{0,8}[\\d*第]`,
  'i',
);

const MATCHERS = IDS.map(({ kind, label, value }) => ({
  kind,
  finder: patternOf(String.raw`(?<![\p{L}\p{N}])(?:${label})${BETWEEN}(?:${value})(?![\p{L}\p{N}]{3})`, 'iu'),
}));

/** Without so many digits in a line there is none. */
const FEWEST_DIGITS = 5;

/** The kinds of numbers that a (folded) text gives under their own name, whether their check digits are right or not. */
export function namedIdsIn(text: string): string[] {
  if (text.replace(/\D/g, '').length < FEWEST_DIGITS || !LABELLED.test(text)) return [];
  const read = new Set<string>();
  // Two countries call one number by the same words: the first that reads it names it.
  return MATCHERS.flatMap(({ kind, finder }) => {
    const [whole] = finder.exec(text) ?? [];
    if (whole === undefined || read.has(whole)) return [];
    read.add(whole);
    return [kind];
  });
}
