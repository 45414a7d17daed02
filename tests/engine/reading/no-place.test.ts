/** Where a resume does not say that one lives, whatever has the shape of a place. */
import { describe, expect, test } from 'vitest';
import { BODY, GERMAN, placeIn, SPANISH } from './contact-rows.ts';
import { type Row } from './sheet.ts';

describe('what is no place', () => {
  test.each<[string, readonly Row[], readonly Row[]]>([
    ['nothing', [{ text: 'Maya Ellison', size: 20 }, 'maya@example.org', '(415) 555-2671'], BODY],
    ['a birthplace', [{ text: 'Lena Vogt', size: 20 }, 'geboren am 3.5.1984 in Erfurt'], GERMAN],
    ['a birthplace in a field', ['Lena Vogt', [[56, 'Geburtsort'], [200, 'Ankara']]], GERMAN],
    ['a nationality', [{ text: 'Lena Vogt', size: 20 }, 'Staatsangehörigkeit: Italien'], GERMAN],
    ['where one would move to', [{ text: 'Maya Ellison', size: 20 }, 'Willing to relocate to London or Leeds'], BODY],
    [
      'an employer’s address',
      [{ text: 'Maya Ellison', size: 20 }],
      [...BODY, 'Position: Staff Nurse', 'Hospital: Al Waha Hospital', 'Address: Riyadh, Saudi Arabia'],
    ],
    ['a street called for a town', [{ text: 'Lucía Marín', size: 20 }, 'Córdoba 348 | lucia@example.org'], SPANISH],
    ['a birthplace behind one letter', [{ text: 'Maya Ellison', size: 20 }, 'b. Boston 1979'], BODY],
    [
      'what one reached in a job',
      [{ text: 'Lucía Marín', size: 20 }, 'lucia@example.org'],
      [{ text: 'Experiencia', size: 14 }, 'Jefa de almacén, Frutas Olmedo', '2019 – 2024', { text: 'Logros', font: 1 }, 'Reduje las mermas del almacén a la mitad en dos campañas', 'Encargada de turno, Lácteos Miño', '2014 - 2019, OURENSE / LUGO'],
    ],
    ['a month', [{ text: 'Maya Ellison', size: 20 }, 'December 2016'], BODY],
  ])('none is told of %s', (_, top, body) => {
    expect(placeIn(top, body)).toBeNull();
  }); // prettier-ignore

  test.each<[string, readonly Row[]]>([
    ['the label below an address left blank', ['Jens Beispiel', 'Anschrift:', 'Telefon:', 'E-Mail: jens@example.org', ...GERMAN]],
    ['the number of a document', ['Lucía Marín', [[56, 'Rut/Tax No'], [200, '90515']], 'lucia@example.org', ...SPANISH]],
    ['two peoples', ['Jens Beispiel', 'jens@example.org', 'Deutsch/Georgisch', ...GERMAN]],
    ['a label in two languages', ['Lucía Marín', [[56, 'Móvil/Mobile'], [200, '+51 912 345 678']], 'lucia@example.org', ...SPANISH]],
    ['a university that bears the town of its campus', [{ text: 'Maya Ellison', size: 20 }, 'School of Nursing', 'University of Nebraska - Omaha', 'maya@example.org', ...BODY]],
    ['where one studied, behind the years', ['Lucía Marín', 'lucia@example.org', [[56, 'Estado civil'], [200, 'Soltera']], [[56, 'Estudios'], [200, '2006 - 2010, Ingeniería de Minas, UMV, Valparaíso']], '', { text: 'Perfil', size: 14 }, ...SPANISH.slice(1), ...SPANISH.slice(1), ...SPANISH]],
    ['the register of a profession', ['Giacomo Esempio', 'giacomo@example.org', 'Palermo, n. 12665']],
  ])('%s', (_, top) => {
    expect(placeIn(top)).toBeNull();
  }); // prettier-ignore
});
