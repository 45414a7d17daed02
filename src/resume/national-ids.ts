/** Identity and tax numbers that carry a check digit: told by arithmetic, never by their look alone. */
import {
  ahv,
  belgian,
  codiceFiscale,
  cpf,
  cuit,
  curp,
  dni,
  luhn,
  myNumber,
  nif,
  nir,
  residentId,
  rut,
  ssn,
  steuerId,
  svnr,
  taiwanese,
} from './check-digits.ts';
import { patternOf } from './patterns.ts';

export interface FoundNationalId {
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** The number's own name: "DNI", "CPF", "マイナンバー". */
  readonly kind: string;
  /** As written. */
  readonly text: string;
  /** Index into the text, UTF-16 units. */
  readonly index: number;
}

interface NationalId {
  readonly country: string;
  readonly kind: string;
  readonly pattern: RegExp;
  readonly valid: (bare: string) => boolean;
  /** Plain digits that a phone or order number could be as well: only right after this word. */
  readonly label?: RegExp;
}

const IDS: readonly NationalId[] = [
  { country: 'ES', kind: 'DNI', pattern: /\d{8}[ -]?[A-Z]|\d{2}\.\d{3}\.\d{3}[ -]?[A-Z]/u, valid: dni },
  { country: 'ES', kind: 'NIE', pattern: /[XYZ][ -]?\d{7}[ -]?[A-Z]/u, valid: dni },
  { country: 'BR', kind: 'CPF', pattern: /\d{3}\.\d{3}\.\d{3}-\d{2}/u, valid: cpf },
  { country: 'BR', kind: 'CPF', pattern: /\d{11}/u, valid: cpf, label: /cpf/iu },
  {
    country: 'FR',
    kind: 'NIR',
    pattern: /[12] ?\d{2} ?(?:0[1-9]|1[0-2]|[2-9]\d) ?\d(?:\d|[AB]) ?\d{3} ?\d{3} ?\d{2}/u,
    valid: nir,
  },
  {
    country: 'IT',
    kind: 'codice fiscale',
    pattern: /[A-Z]{6} ?\d{2} ?[ABCDEHLMPRST]\d{2} ?[A-Z]\d{3} ?[A-Z]/iu,
    valid: codiceFiscale,
  },
  { country: 'DE', kind: 'Steuer-ID', pattern: /[1-9]\d \d{3} \d{3} \d{3}/u, valid: steuerId },
  {
    country: 'DE',
    kind: 'Steuer-ID',
    pattern: /[1-9]\d{10}/u,
    valid: steuerId,
    label: /(?:steuer|identifikations|idnr|tin)/iu,
  },
  {
    country: 'CN',
    kind: '身份证号',
    pattern: /[1-9]\d{5}(?:19|20)\d{2}(?:0[1-9]|1[0-2])(?:[0-2]\d|3[01])\d{3}[\dX]/iu,
    valid: residentId,
  },
  {
    country: 'JP',
    kind: 'マイナンバー',
    pattern: /\d{4}[ -]?\d{4}[ -]?\d{4}/u,
    valid: myNumber,
    label: /(?:マイナンバー|個人番号|my ?number)/iu,
  },
  {
    country: 'PT',
    kind: 'NIF',
    pattern: /[1235689]\d{2} ?\d{3} ?\d{3}/u,
    valid: nif,
    label: /(?:nif|contribuinte|fiscal)/iu,
  },
  { country: 'AR', kind: 'CUIT/CUIL', pattern: /(?:20|23|24|27|30|33|34)-\d{8}-\d/u, valid: cuit },
  { country: 'CL', kind: 'RUT', pattern: /\d{1,2}\.\d{3}\.\d{3}-[\dK]/iu, valid: rut },
  { country: 'CL', kind: 'RUT', pattern: /\d{7,8}-[\dK]/iu, valid: rut, label: /(?:rut|run|r\.u\.t\.?|r\.u\.n\.?)/iu },
  { country: 'MX', kind: 'CURP', pattern: /[A-Z]{4}\d{6}[HMX][A-Z]{5}[A-Z\d]\d/u, valid: curp },
  { country: 'CH', kind: 'AHV', pattern: /756\.\d{4}\.\d{4}\.\d{2}/u, valid: ahv },
  {
    country: 'AT',
    kind: 'SVNR',
    pattern: /[1-9]\d{3} ?[0-3]\d[01]\d{3}/u,
    valid: svnr,
    label: /(?:svnr|sv-nr|sozialversicherung)/iu,
  },
  { country: 'BE', kind: 'NISS', pattern: /\d{2}\.\d{2}\.\d{2}-\d{3}\.\d{2}/u, valid: belgian },
  { country: 'TW', kind: '身分證字號', pattern: /[A-Z][12]\d{8}/u, valid: taiwanese },
  {
    country: 'US',
    kind: 'SSN',
    pattern: /\d{3}[ -]\d{2}[ -]\d{4}/u,
    valid: ssn,
    label: /(?:ssn|social security)/iu,
  },
  {
    country: 'CA',
    kind: 'SIN',
    pattern: /\d{3}[ -]\d{3}[ -]\d{3}/u,
    valid: luhn,
    label: /(?:sin|social insurance|nas)/iu,
  },
];

/** Characters between a label and its number: "Steuer-ID (DE): ", "No. ". */
const LABEL_REACH = 24;

const MATCHERS = IDS.map((id) => ({
  ...id,
  finder: patternOf(
    String.raw`(?<![\p{L}\p{N}]|\d[.,-])(?:${id.pattern.source})(?![\p{L}\p{N}])`,
    `g${id.pattern.flags}`,
  ),
  before: id.label && patternOf(String.raw`(?<!\p{L})${id.label.source}[^\d\n]{0,${String(LABEL_REACH)}}$`, 'iu'),
}));

/** What is in each of them: six digits with two letters, blanks, stops or hyphens between them at the most. */
const NUMBERED = /\d(?:[a-z .-]{0,2}\d){5}/iu;

/** Every number of a (folded) text whose check digit is right, in its order; of two readings of one place the first of the list. */
export function nationalIdsIn(text: string): FoundNationalId[] {
  if (!NUMBERED.test(text)) return [];
  const found: FoundNationalId[] = [];
  const taken = new Uint8Array(text.length);
  for (const { country, kind, pattern, finder, before, valid } of MATCHERS) {
    // Without what may not stand around it a pattern is ready and done in a fraction of the time.
    if (!pattern.test(text)) continue;
    for (const { 0: written, index } of text.matchAll(finder)) {
      if (before && !before.test(text.slice(Math.max(0, index - LABEL_REACH - 24), index))) continue;
      if (!valid(written.toUpperCase().replace(/[ .-]/gu, ''))) continue;
      const end = index + written.length;
      if (taken.subarray(index, end).includes(1)) continue;
      taken.fill(1, index, end);
      found.push({ country, kind, text: written, index });
    }
  }
  return found.sort((a, b) => a.index - b.index);
}
