/** The line that signs a resume ends its last section. */
import { describe, expect, test } from 'vitest';
import { entriesIn, read, type Row } from './sheet.ts';

const large = (text: string): Row => ({ text, size: 14 });

const SIGNED = {
  de: [
    ['Tätigkeit als Köchin mit Verantwortung für die Speisekarte und den Einkauf', 'Ausbildung', 'Ausbildung zur Köchin, Berufsschule Emsauen'],
    ['Emsauen, den 3. Mai 2024', 'Emsauen, 03.05.2024', 'Bad Emsauen, 3. Mai 2024', 'Emsauen, am 3. Mai 2024'],
  ],
  it: [
    ['Cuoca con esperienza nella gestione della cucina e degli acquisti per il ristorante', 'Istruzione', 'Diploma di cucina, Istituto Alberghiero di Lecco'],
    ['Lecco, lì 3/5/2024', 'Lecco, 3 maggio 2024'],
  ],
  fr: [
    ['Cuisinière chargée de la carte et des achats pour le restaurant de la ville', 'Formation', 'CAP Cuisine, Lycée hôtelier de Dijon'],
    ['Fait à Dijon, le 3 mai 2024', 'Dijon, le 03/05/2024'],
  ],
  es: [
    ['Cocinera responsable de la carta y de las compras para el restaurante del hotel', 'Formación', 'Grado medio en Cocina, IES Miralrío'],
    ['Lugo, a 3 de mayo de 2024', 'En Lugo, a 3 de mayo de 2024'],
  ],
  pt: [
    ['Cozinheira responsável pela carta e pelas compras para o restaurante do hotel', 'Formação', 'Curso de Cozinha, Escola de Hotelaria do Porto'],
    ['Braga, 3 de maio de 2024'],
  ],
} as const; // prettier-ignore

const CASES = Object.values(SIGNED).flatMap(([top, lines]) => lines.map((line) => [line, top] as const));

function schoolsOf([prose, heading, school]: readonly [string, string, string], ...end: readonly Row[]): string[] {
  const rail: Row = [[56, '2016 – 2018'], [200, school]]; // prettier-ignore
  return entriesIn(read([prose, prose, '', large(heading), rail, ...end]), 'education');
}

describe('a signature', () => {
  test.each(CASES)('%s', (line, top) => {
    expect(schoolsOf(top, '', '', line, 'Ada Beispiel')).toEqual(schoolsOf(top));
  });

  test('is told by its words where nothing parts it from what it closes', () => {
    const [top] = SIGNED.de;
    expect(schoolsOf(top, 'Emsauen, den 3. Mai 2024')).toEqual(schoolsOf(top));
  });

  test('is no school or course with its day', () => {
    const [top] = SIGNED.de;
    expect(schoolsOf(top, '', '', 'Realschule Emsauen, 3. Juli 2014')).toHaveLength(2);
    expect(schoolsOf(top, 'Erste Hilfe, 3. Juli 2014', 'Ada Beispiel')).not.toEqual(schoolsOf(top));
  });

  test('is told by the name of the head below it, however near it stands', () => {
    const [prose, heading, school] = SIGNED.de[0];
    const rail: Row = [[56, '2016 – 2018'], [200, school]]; // prettier-ignore
    const reading = read([{ text: 'Ada Beispiel', size: 22 }, '', prose, '', large(heading), rail, 'Emsauen, 3. Mai 2024', 'Ada Beispiel']); // prettier-ignore
    expect(entriesIn(reading, 'education')).toEqual(schoolsOf(SIGNED.de[0]));
    const beside: Row = [[56, 'Emsauen, 3. Mai 2024'], [300, 'Ada Beispiel']]; // prettier-ignore
    const signed = read([{ text: 'Ada Beispiel', size: 22 }, '', prose, '', large(heading), rail, beside]);
    expect(entriesIn(signed, 'education')).toEqual(schoolsOf(SIGNED.de[0]));
  });
});
