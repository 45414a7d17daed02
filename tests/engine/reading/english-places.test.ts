/** Where one lives, as English-speaking countries write it: whether any list knows the town or not. */
import { describe, expect, test } from 'vitest';
import { placeIn } from './contact-rows.ts';
import { type Row } from './sheet.ts';

const REACHED = '07700 900123 | maya@example.org';
const place = (...rows: readonly Row[]): string | null => placeIn(['Maya Ellison', ...rows]);

describe('behind its street in the row of contact data', () => {
  test.each([
    ['LP 14 Ferry Trace, Cunupia, Trinidad', 'Cunupia, Trinidad'],
    ['#9 Palm Avenue, Petit Valley, Trinidad, W.I.', 'Petit Valley, Trinidad, W.I.'],
    ['Lot 8 Reedale, Old Harbour, St. Catherine, Jamaica', 'Old Harbour, St. Catherine, Jamaica'],
    ['Plot 31 Kitintale Road, Kampala, Uganda', 'Kampala, Uganda'],
    ['Purok 2, Poblacion, Valencia City, Bukidnon', 'Valencia City, Bukidnon'],
    ['9, Adewale Close, Sagamu, Ogun State', 'Sagamu, Ogun State'],
    ['12 Alder St, Toowoomba, QLD, 4350', 'Toowoomba, QLD, 4350'],
    ['1203 Alder Dr, Apt 4B, Minot Falls, Minnesota 56537', 'Minot Falls, Minnesota 56537'],
    ['1203 Alder Drive Minot Falls, ND 58701', 'Minot Falls, ND 58701'],
    ['N2417 County Road K, Alder Lake, WI 54981', 'Alder Lake, WI 54981'],
    ['12 Ashgrove, Ballymore, Co. Tipperary', 'Ballymore, Co. Tipperary'],
    ['P. O. BOX 88, KAPENGURIA', 'KAPENGURIA'],
    ['P.O Box 88-30600, Kapenguria', 'Kapenguria'],
    ['Suchindram, Kanyakumari Dist., Tamil Nadu - 629 704', 'Suchindram, Kanyakumari Dist., Tamil Nadu 629704'],
  ])('%s', (address, wanted) => {
    expect(place(`${address} | ${REACHED}`)).toBe(wanted);
    expect(place(address, REACHED)).toBe(wanted);
  });

  test('a number parted by dashes behind it', () => {
    expect(place('Cunupia, Trinidad, 868-555-0182, maya@example.org')).toBe('Cunupia, Trinidad');
    expect(place('Castries, Saint Lucia   758.555.0182   maya@example.org')).toBe('Castries, Saint Lucia');
  });
});

describe('without a street', () => {
  test.each([
    ['St. Cloud, MN (open to relocation)', 'St. Cloud, MN'],
    ['Alder Lake, MN 56537 (willing to relocate)', 'Alder Lake, MN 56537'],
    ['Alder Lake MN', 'Alder Lake MN'],
    ['Limuru, Kiambu County', 'Limuru, Kiambu County'],
    ['Black Rock, St. Michael, Barbados', 'Black Rock, St. Michael, Barbados'],
    ['Office Manager, Stroud, Gloucestershire', 'Stroud, Gloucestershire'],
    ['Currently in Limuru, Kenya', 'Limuru, Kenya'],
    ['Location Stroud, Gloucestershire', 'Stroud, Gloucestershire'],
    ['Address - London', 'London'],
    ['Add: Limuru, Kiambu County', 'Limuru, Kiambu County'],
    ['Based in Brgy. San Isidro, Cabuyao City, Laguna', 'Cabuyao City, Laguna'],
  ])('%s', (told, wanted) => {
    expect(place(told, REACHED)).toBe(wanted);
  });
});

describe('line upon line', () => {
  test.each<[readonly string[], string]>([
    [['Carrowbeg', 'Moyvane', 'Co. Kerry V31 X2P4'], 'Moyvane, Co. Kerry V31 X2P4'],
    [['Rose Cottage', 'Church Lane', 'Bampton', 'Oxfordshire', 'OX18 2AB'], 'Bampton, Oxfordshire OX18 2AB'],
    [['12 Vale Road', 'Gilford', 'Co. Down', 'BT63 3AB'], 'Gilford, Co. Down BT63 3AB'],
    [['12 Vale Road', 'Stroud', 'Glos. GL5 1AB'], 'Stroud, Glos. GL5 1AB'],
    [['12 Banksia Street', 'Penguin', 'Tasmania 7316'], 'Penguin, Tasmania 7316'],
    [['9 Palm Avenue', 'Petit Valley', 'Trinidad'], 'Petit Valley, Trinidad'],
    [['Blk 3 Lot 2 Narra St.', 'Brgy. Dolores, Taytay', 'Rizal 1920'], 'Taytay, Rizal 1920'],
    [['P.O. Box 88', 'Kapenguria', 'Kenya'], 'Kapenguria, Kenya'],
    [['9 Unity Close', 'Sagamu'], 'Sagamu'],
  ])('%s', (address, wanted) => {
    expect(place(...address, '07700 900123', 'maya@example.org')).toBe(wanted);
  });

  test('beside its label', () => {
    const rows: Row[] = [
      [[56, 'Address:'], [150, 'Carrowbeg']],
      [[150, 'Moyvane']],
      [[150, 'Co. Kerry V31 X2P4']],
      [[56, 'Mobile:'], [150, '087 123 4567']],
    ]; // prettier-ignore
    expect(place(...rows)).toBe('Moyvane, Co. Kerry V31 X2P4');
  });

  test('no post over a country, nor below a street', () => {
    expect(place('Registered Nurse', 'Kenya', REACHED)).toBe('Kenya');
    expect(place('12 Vale Road', 'Mobile Welder', REACHED)).toBeNull();
  });
});

test.each([
  ['2217 Harlan Street, Apt. 6'],
  ['Level 3 Diploma, Carpentry'],
  ['3 Awards, Sales'],
  ['Lot Attendant, Cashier'],
  ['Project Manager PA'],
  ['Licensed Social Worker MA'],
])('no town in %s', (text) => {
  expect(place(text, REACHED)).toBeNull();
});

test('a hospital called for a saint is none either', () => {
  expect(place("St. Mary's Hospital, London", REACHED)).toBe('London');
});
