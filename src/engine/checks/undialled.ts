/** Numbers that stand where a phone belongs and that cannot be dialled: digits are missing, or a letter is among them. */
import type { Lexicon } from '../lexicons/lexicon.ts';
import { PHONE_EXAMPLES } from '../lexicons/phone-examples.ts';
import { labelledLines } from '../reading/contacts/contact-block.ts';
import { YEARS } from '../reading/contacts/phone-signs.ts';
import type { ContactValue, Line } from '../reading/reading.ts';

/** Digits in groups, with the letters that are taken for them. */
const NUMBER = /(?<![A-Za-z\d@./])(?:\(?\+)?\(?\d[\dOoIl\s().-]{2,20}[\dOoIl](?![A-Za-z\d@])/gu;
const LETTER = /\d[\s.-]?[OoIl]|[OoIl][\s.-]?\d/u;
/** Fewer are a house number or a year. */
const LEAST = 5;
/** So many might be dialled somewhere. */
const COMPLETE = 7;

function wrongIn(text: string): string | null {
  const found = text.match(NUMBER)?.find((candidate) => {
    const digits = candidate.replace(/\D/gu, '').length;
    if (YEARS.test(candidate.trim()) || digits < LEAST) return false;
    return LETTER.test(candidate) || digits < COMPLETE;
  });
  return found?.trim() ?? null;
}

/** The first after a label for phones, on the first page; with its country's prefix also without one. */
export function undialledPhone(lines: readonly Line[], lexicon: Lexicon | null): ContactValue | null {
  if (lexicon === null) return null;
  const first = lines.filter(({ page }) => page === 1);
  const prefixed = first.filter(({ text }) => text.includes('+') && LETTER.test(text.slice(text.indexOf('+'))));
  const labelled = labelledLines(first, lexicon.labels.phone);
  const places: readonly (readonly [Line, string])[] = [
    ...labelled.map((line) => [line, line.text] as const),
    ...prefixed.map((line) => [line, line.text.slice(line.text.indexOf('+'))] as const),
  ];
  for (const [line, text] of places) {
    const value = wrongIn(text);
    if (value !== null) return { value, line };
  }
  return null;
}

const EXAMPLES = Object.entries(PHONE_EXAMPLES);
const codeOf = (example: string): string => example.slice(0, example.indexOf(' '));

export interface PhoneForm {
  /** ISO 3166-1 alpha-2. */
  readonly market: string;
  readonly example: string;
}

/** How a number of its country is written: of the one that its prefix names, or of the resume's market. */
export function formOfPhone(value: string, market: string | null): PhoneForm | null {
  const plain = value.replace(/[^+\d]/gu, '').replace(/^00/u, '+');
  const named = EXAMPLES.filter(([, example]) => plain.startsWith(codeOf(example)));
  const found =
    named.find(([country]) => country === market) ??
    named[0] ??
    (plain.startsWith('+') ? undefined : EXAMPLES.find(([country]) => country === market));
  return found ? { market: found[0], example: found[1] } : null;
}

/** Letters and stars that a number runs into belong to what is wrong with it: "152-406-39xxx". */
const MASK = /^[A-Za-z*×#]{1,8}(?![A-Za-z@.])/u;

export function asWritten({ value, line }: ContactValue): string {
  const at = line?.text.indexOf(value) ?? -1;
  const mask = at < 0 ? null : MASK.exec(line?.text.slice(at + value.length) ?? '');
  return value + (mask?.[0] ?? '');
}
