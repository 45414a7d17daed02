/** Check digits of identity and tax numbers. Each function takes the bare number: no spaces, full stops or hyphens, capitals only. */

const digitsOf = (text: string): number[] => Array.from(text, Number);
const weighted = (digits: readonly number[], weights: readonly number[]): number =>
  weights.reduce((sum, weight, at) => sum + weight * (digits[at] ?? 0), 0);
const allSame = (text: string): boolean => /^(.)\1*$/u.test(text);

const DNI_LETTERS = 'TRWAGMYFPDXBNJZSQVHLCKE';
export function dni(bare: string): boolean {
  const number = bare.slice(0, -1).replace(/^[XYZ]/u, (letter) => String('XYZ'.indexOf(letter)));
  return DNI_LETTERS[Number(number) % 23] === bare.at(-1);
}

export function cpf(bare: string): boolean {
  if (allSame(bare)) return false;
  const digits = digitsOf(bare);
  return [9, 10].every((length) => {
    const weights = Array.from({ length }, (_, at) => length + 1 - at);
    return ((weighted(digits, weights) * 10) % 11) % 10 === digits[length];
  });
}

export function nir(bare: string): boolean {
  const number = bare
    .slice(0, 13)
    .replace(/^(\d{5})2([AB])/u, (_, head: string, half: string) => head + (half === 'A' ? '19' : '18'));
  return 97 - Number(BigInt(number) % 97n) === Number(bare.slice(13));
}

/** Values of letters and digits at odd places (DM 23/12/1976). */
const ODD = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23];
export function codiceFiscale(bare: string): boolean {
  const sum = Array.from(bare.slice(0, 15)).reduce((total, character, at) => {
    const value = /\d/u.test(character) ? Number(character) : character.charCodeAt(0) - 65;
    return total + (at % 2 === 0 ? (ODD[value] ?? 0) : value);
  }, 0);
  return bare.charCodeAt(15) - 65 === sum % 26;
}

/** ISO 7064, MOD 11,10; of the first ten digits one stands two or three times. */
export function steuerId(bare: string): boolean {
  const head = Array.from(bare.slice(0, 10));
  const distinct = new Set(head).size;
  if (distinct !== 9 && distinct !== 8) return false;
  let product = 10;
  for (const digit of head) {
    const sum = (Number(digit) + product) % 10 || 10;
    product = (sum * 2) % 11;
  }
  return (11 - product) % 10 === Number(bare[10]);
}

export function residentId(bare: string): boolean {
  const sum = weighted(digitsOf(bare.slice(0, 17)), [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]);
  return '10X98765432'[sum % 11] === bare.at(-1);
}

export function myNumber(bare: string): boolean {
  if (allSame(bare)) return false;
  const rest = weighted(digitsOf(bare), [6, 5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11;
  return (rest <= 1 ? 0 : 11 - rest) === Number(bare.at(-1));
}

export function nif(bare: string): boolean {
  const rest = weighted(digitsOf(bare), [9, 8, 7, 6, 5, 4, 3, 2]) % 11;
  return (rest < 2 ? 0 : 11 - rest) === Number(bare.at(-1));
}

export function cuit(bare: string): boolean {
  const rest = 11 - (weighted(digitsOf(bare), [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11);
  return (rest === 11 ? 0 : rest === 10 ? 9 : rest) === Number(bare.at(-1));
}

export function rut(bare: string): boolean {
  const digits = digitsOf(bare.slice(0, -1)).reverse();
  const rest = 11 - (digits.reduce((sum, digit, at) => sum + digit * (2 + (at % 6)), 0) % 11);
  return (rest === 11 ? '0' : rest === 10 ? 'K' : String(rest)) === bare.at(-1);
}

const CURP = '0123456789ABCDEFGHIJKLMNÑOPQRSTUVWXYZ';
export function curp(bare: string): boolean {
  const sum = Array.from(bare.slice(0, 17)).reduce(
    (total, character, at) => total + CURP.indexOf(character) * (18 - at),
    0,
  );
  return (10 - (sum % 10)) % 10 === Number(bare.at(-1));
}

/** EAN-13, as the Swiss insurance number uses it. */
export function ahv(bare: string): boolean {
  const sum = digitsOf(bare.slice(0, 12)).reduce((total, digit, at) => total + digit * (at % 2 === 0 ? 1 : 3), 0);
  return (10 - (sum % 10)) % 10 === Number(bare.at(-1));
}

export function svnr(bare: string): boolean {
  const [a = 0, b = 0, c = 0, check, ...birth] = digitsOf(bare);
  return weighted([a, b, c, ...birth], [3, 7, 9, 5, 8, 4, 2, 1, 6]) % 11 === check;
}

export function belgian(bare: string): boolean {
  const check = Number(bare.slice(9));
  return [bare.slice(0, 9), `2${bare.slice(0, 9)}`].some((number) => 97 - (Number(number) % 97) === check);
}

export function taiwanese(bare: string): boolean {
  const letter = 'ABCDEFGHJKLMNPQRSTUVXYWZIO'.indexOf(bare.charAt(0)) + 10;
  const digits = [Math.floor(letter / 10), letter % 10, ...digitsOf(bare.slice(1))];
  return weighted(digits, [1, 9, 8, 7, 6, 5, 4, 3, 2, 1, 1]) % 10 === 0;
}

/** Luhn, as the Canadian insurance number uses it. */
export function luhn(bare: string): boolean {
  const sum = digitsOf(bare)
    .reverse()
    .reduce((total, digit, at) => {
      const value = at % 2 === 0 ? digit : digit * 2;
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return sum % 10 === 0 && !allSame(bare);
}

/** United States: no check digit, but areas, groups and serials that are never issued; only behind its label. */
export function ssn(bare: string): boolean {
  return /^(?!000|666|9)\d{3}(?!00)\d{2}(?!0000)\d{4}$/u.test(bare);
}

/** ISO 13616: the country and its two digits behind the rest, letters as 10 to 35, modulo 97. */
export function iban(bare: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/u.test(bare)) return false;
  const digits = (bare.slice(4) + bare.slice(0, 4)).replace(/[A-Z]/gu, (letter) => String(letter.charCodeAt(0) - 55));
  return BigInt(digits) % 97n === 1n;
}
