/** Names below and behind what announces them: an open title, the rows of a form, ranks and letters of societies. */
import { describe, expect, test } from 'vitest';
import { BODY, GERMAN, nameIn, SPANISH } from './contact-rows.ts';
import { type Row } from './sheet.ts';

const large = (text: string): Row => ({ text, size: 20 });

describe('below a title that says whose it is', () => {
  test.each<[string, readonly Row[], readonly Row[]]>([
    ['CURRICULUM VITAE OF', ['ROSA ELVIRA QUIST', '07700 900123'], BODY],
    ['CURRÍCULUM VITAE DE', ['ROSA ELVIRA QUIST', 'Móvil: 655-55-01-23'], SPANISH],
    ['Bewerbungsunterlagen von', ['Rosa Elvira Quist', '0151 55501234'], GERMAN],
  ])('%s', (title, below, body) => {
    expect(nameIn([title, ...below], body)?.toLowerCase()).toBe('rosa elvira quist');
  });

  test('in letters no larger than others, a place below it', () => {
    const rows: Row[] = [{ text: 'CURRICULUM VITAE', size: 16 }, 'Georgina de Souza Lopes', 'Location: Remote', 'Email: gsl@example.org']; // prettier-ignore
    expect(nameIn(rows)).toBe('Georgina de Souza Lopes');
  });

  test('a profile of', () => {
    expect(nameIn(['BRIEF PROFILE OF ADA MARY PELL', '07700 900123'])).toBe('ADA MARY PELL');
  });
});

describe('in a form', () => {
  test('a label is no part of a name', () => {
    const rows: Row[] = ['CURRICULUM VITAE OF', 'ADA MARY PELL', [[56, 'Full Names'], [180, 'Ada Mary']], [[56, 'Gender'], [180, 'Female']]]; // prettier-ignore
    expect(nameIn(rows)).toBe('ADA MARY PELL');
  });

  test.each<[string, readonly Row[], readonly Row[], string]>([
    ['all given names beside the family name', [[[56, 'Surname'], [180, 'Khumalo']], [[56, 'Full Names'], [180, 'Thandi Mary']]], BODY, 'Thandi Mary Khumalo'],
    ['a full name that holds the family name already', [[[56, 'Surname'], [180, 'Khumalo']], [[56, 'Full Names'], [180, 'Thandi Mary Khumalo']]], BODY, 'Thandi Mary Khumalo'],
    ['both family names of Mexico', [[[56, 'Apellido paterno'], [220, 'Huerta']], [[56, 'Apellido materno'], [220, 'Lozano']], [[56, 'Nombre(s)'], [220, 'Karla Ivette']]], SPANISH, 'Karla Ivette Huerta Lozano'],
    ['of several given names', [[[56, 'Familienname'], [220, 'Hofer']], [[56, 'Vornamen'], [220, 'Karl Heinz']]], GERMAN, 'Karl Heinz Hofer'],
    ['in full', ['Name in full: Rukhsana Begum', '07700 900123'], BODY, 'Rukhsana Begum'],
  ])('%s', (_, rows, body, name) => {
    expect(nameIn(rows, body)).toBe(name);
  }); // prettier-ignore
});

test.each<[string, string, readonly Row[]]>([
  ['SGT (Ret.) William R. Dockery', 'William R. Dockery', BODY],
  ['Professor Emeka Nwosu FRSC', 'Emeka Nwosu', BODY],
  ['Dr Helen Marsh BVSc MRCVS', 'Helen Marsh', BODY],
  ['D.ª Inmaculada Ríos', 'Inmaculada Ríos', SPANISH],
  ['Ing. Agr. Federico Ochoa Linares', 'Federico Ochoa Linares', SPANISH],
  ['María del Carmen de la Fuente y Ortega', 'María del Carmen de la Fuente y Ortega', SPANISH],
])('%s', (written, name, body) => {
  expect(nameIn([large(written), 'ada@example.org'], body)).toBe(name);
});
