import { describe, expect, test } from 'vitest';
import { nationalIdsIn } from '../../src/resume/national-ids.ts';
import { growth, LINEAR } from '../growth.ts';

/** Numbers made up for tests and documentation, with right check digits. */
const IDS = [
  ['ES', 'DNI', 'DNI 12345678Z', '12345678Z'],
  ['ES', 'DNI', 'DNI: 12.345.678-Z', '12.345.678-Z'],
  ['ES', 'NIE', 'NIE X1234567L', 'X1234567L'],
  ['BR', 'CPF', 'CPF 111.444.777-35', '111.444.777-35'],
  ['BR', 'CPF', 'CPF: 11144477735', '11144477735'],
  ['FR', 'NIR', 'N° SS : 2 55 08 14 168 025 38', '2 55 08 14 168 025 38'],
  ['IT', 'codice fiscale', 'C.F. RSSMRA85T10A562S', 'RSSMRA85T10A562S'],
  ['DE', 'Steuer-ID', 'Steuer-ID: 86095742719', '86095742719'],
  ['DE', 'Steuer-ID', '86 095 742 719', '86 095 742 719'],
  ['CN', '身份证号', '身份证号：11010519491231002X', '11010519491231002X'],
  ['JP', 'マイナンバー', 'マイナンバー：1234 5678 9018', '1234 5678 9018'],
  ['PT', 'NIF', 'NIF 123 456 789', '123 456 789'],
  ['AR', 'CUIT/CUIL', 'CUIL 20-12345678-6', '20-12345678-6'],
  ['CL', 'RUT', '12.345.678-5', '12.345.678-5'],
  ['MX', 'CURP', 'CURP HEGG560427MVZRRL04', 'HEGG560427MVZRRL04'],
  ['CH', 'AHV', 'AHV-Nr. 756.9217.0769.85', '756.9217.0769.85'],
  ['AT', 'SVNR', 'SVNR 1237 010180', '1237 010180'],
  ['BE', 'NISS', '85.07.30-033.28', '85.07.30-033.28'],
  ['TW', '身分證字號', '身分證字號 A123456789', 'A123456789'],
  ['CA', 'SIN', 'SIN: 046 454 286', '046 454 286'],
] as const;

describe('national ids', () => {
  test.each(IDS)('%s: finds the %s in "%s"', (country, kind, text, written) => {
    expect(nationalIdsIn(text)).toEqual([{ country, kind, text: written, index: text.indexOf(written) }]);
  });

  test.each(IDS)('%s: leaves a %s with a wrong check digit alone: "%s"', (_country, _kind, text, written) => {
    const last = written.at(-1) ?? '';
    const other = /\d/u.test(last) ? String((Number(last) + 1) % 10) : last === 'A' ? 'B' : 'A';
    expect(nationalIdsIn(text.replace(written, written.slice(0, -1) + other))).toEqual([]);
  });

  test('tells the American number, which has no check digit, by its label', () => {
    expect(nationalIdsIn('Social Security No.: 219-09-9999')).toMatchObject([{ country: 'US', kind: 'SSN' }]);
    expect(nationalIdsIn('SSN 000-09-9999, part 219-09-9999')).toEqual([]);
  });

  test.each([
    '+34 612 345 678',
    '(11) 98452-7316 · 11984527316',
    '090-1234-5678',
    '+49 151 23456789 · 2019 2020 2021',
    'Order 86095742719, ticket 123456789',
    'GPA 3.85/4.00 · 2016.09 – 2020.06',
    'DOI 10.1000/182, ISBN 978-3-16-148410-0',
    'IBAN ES91 2100 0418 4502 0005 1332',
  ])('takes no phone, order number or date for one: %s', (text) => {
    expect(nationalIdsIn(text)).toEqual([]);
  });

  test('takes linear time on digits without an end, and on ids without an end', async () => {
    expect(nationalIdsIn('1'.repeat(1_000_000))).toEqual([]);
    expect(nationalIdsIn('12345678Z '.repeat(50_000))).toHaveLength(50_000);
    expect(await growth((size) => nationalIdsIn('1'.repeat(size)), 250_000)).toBeLessThan(LINEAR);
    expect(await growth((size) => nationalIdsIn('12345678Z '.repeat(size)), 5_000)).toBeLessThan(LINEAR);
  });
});
