/** Names as English-speaking countries write them: titles before, letters and pronouns behind, particles within, fields of a form. */
import { describe, expect, test } from 'vitest';
import { nameIn } from './contact-rows.ts';
import { type Row } from './sheet.ts';

const REACHED = '07700 900123 | maya@example.org';
const large = (text: string): Row => ({ text, size: 20 });

describe('with what stands around it', () => {
  test.each([
    ['Engr. Chidi Okafor, MNSE', 'Chidi Okafor'],
    ['Er. Ravi Kumar', 'Ravi Kumar'],
    ['Atty. Liza Bautista', 'Liza Bautista'],
    ['Capt. John Ellison', 'John Ellison'],
    ['Maya Ellison she/her', 'Maya Ellison'],
    ['Maya Ellison, they/them/theirs', 'Maya Ellison'],
    ['MAYA ELLISON, LMSW', 'MAYA ELLISON'],
    ['MAYA ELLISON, LPT, MAEd', 'MAYA ELLISON'],
    ['MAYA ELLISON, CDL-A', 'MAYA ELLISON'],
    ["Maya Ellison's CV", 'Maya Ellison'],
    ['MAYA ELLISON // REGISTERED NURSE', 'MAYA ELLISON'],
    ['MAYA ELLISON REGISTERED NURSE', 'MAYA ELLISON'],
    ['Maya Ellison Chartered Accountant', 'Maya Ellison'],
    ['I am Maya Ellison.', 'Maya Ellison'],
  ])('%s', (written, name) => {
    expect(nameIn([large(written), REACHED])).toBe(name);
  });
});

describe('with small words within', () => {
  test.each([
    ['Juan P. dela Cruz'],
    ['Wangari wa Kamau'],
    ['Lwazi kaMkhize'],
    ['Nur Aisyah binti Rahman'],
    ['Rajesh s/o Kumar'],
    ['Kavitha a/p Raman'],
  ])('%s', (name) => {
    expect(nameIn([large(name), REACHED])).toBe(name);
  });

  test('over two lines', () => {
    expect(nameIn([{ text: 'Juan Miguel', size: 24, y: 790 }, { text: 'dela Cruz', size: 24, y: 762 }, { text: REACHED, y: 730 }])).toBe('Juan Miguel dela Cruz'); // prettier-ignore
  });
});

describe('in a form', () => {
  test.each<[string, readonly Row[]]>([
    ['beside another field', [[[56, 'Name: Maya Ellison'], [350, 'DOB: 4 May 1990']], [[56, 'Phone: 07700 900123'], [350, 'Sex: Female']]]],
    ['its label in a cell of its own, the street in the third', [[[56, 'Name'], [150, ': Maya Ellison'], [350, '12 Vale Road']], [[56, 'Phone'], [150, '07700 900123']]]],
    ['in numbered rows', ['BIO DATA', [[56, '1. Name'], [200, ': Maya Ellison']], [[56, '2. Phone'], [200, ': 07700 900123']]]],
    ['of a candidate', ['Name of Candidate: Maya Ellison', '07700 900123']],
  ])('%s', (_, rows) => {
    expect(nameIn(rows)).toBe('Maya Ellison');
  }); // prettier-ignore

  test('family name and other names', () => {
    expect(nameIn(['Surname: Ellison', 'Other Names: Maya Rose', '07700 900123'])).toBe('Maya Rose Ellison');
  });
});

test.each([['Office Manager REGISTERED'], ['Ohio Senior Nurse'], ['Sir Drinks Menu']])('%s is none', (text) => {
  expect(nameIn([large('Maya Ellison'), text, REACHED])).toBe('Maya Ellison');
});
