/** Addresses as the contact lines of resumes write them. */
import { describe, expect, test } from 'vitest';
import { LEXICONS } from '../../../src/engine/lexicons/index.ts';
import { countriesNamed, marketsNamed } from '../../../src/engine/reading/contacts/places.ts';
import { addressOf, townAfter } from '../../../src/engine/reading/contacts/postal.ts';
import type { Language } from '../../../src/resume/language.ts';
import { line } from '../builder.ts';
import { read, type Row } from './sheet.ts';

describe('an address with a known town', () => {
  test.each<[Language, string]>([
    ['es', 'Valparaíso, Chile'],
    ['es', 'C/ Olmo 4, 28012 Madrid'],
    ['es', 'Av. Corrientes 1250, CABA'],
    ['es', 'Zapopan, Jal.'],
    ['es', 'Bogotá D.C., Colombia'],
    ['en', '14 Mill Lane, Huddersfield HD1 2AB'],
    ['en', 'Rotherham S60'],
    ['en', 'Saskatoon, Saskatchewan'],
    ['en', 'Toronto, ON'],
    ['en', 'Kothrud, Pune 411038'],
    ['fr', '69003 Lyon'],
    ['fr', 'Lyon 3e'],
    ['fr', 'Lausanne (Suisse)'],
    ['pt', 'Olinda/PE'],
    ['pt', 'Campinas - SP'],
    ['pt', '4050-029 Porto'],
    ['de', 'Hamburg-Altona'],
    ['de', 'Lindenweg 3, 50667 Köln'],
    ['de', '8010 Graz, Österreich'],
    ['it', 'Via dei Mulini 8, 40137 Bologna'],
    ['it', 'Novara (NO)'],
    ['it', '10121 Torino TO'],
  ])('%s: %s', (language, text) => {
    expect(addressOf(text, LEXICONS[language])).toBe(true);
  });

  test.each<[Language, string]>([
    ['es', 'Universidad de Sevilla'],
    ['es', 'Enfermera, Sevilla'],
    ['en', 'Truck driver, Leeds'],
    ['en', '7316 Dublin Lane'],
    ['en', 'Moved to London in 2019'],
    ['fr', 'Responsable des ventes à Nice'],
    ['de', 'Klinikum Köln'],
    ['it', 'Come fare'],
    ['pt', 'Inglês, espanhol'],
  ])('%s: %s is none', (language, text) => {
    expect(addressOf(text, LEXICONS[language])).toBe(false);
  });
});

test('behind a school or an employer its town is told', () => {
  expect(townAfter('Department of Physics, Fundy College, Fredericton, New Brunswick', 'en')).toBe(
    'Fredericton, New Brunswick',
  );
  expect(townAfter('Istituto di Fisica, Padova', 'it')).toBe('Padova');
  expect(townAfter('Fundy College', 'en')).toBeNull();
});

test('a town of several countries tells all of them', () => {
  expect(countriesNamed('Córdoba', 'es')).toEqual(expect.arrayContaining(['ES', 'AR']));
  expect(countriesNamed('Geneva', 'en')).toEqual(['CH']);
  expect(countriesNamed('kindness', 'en')).toEqual([]);
});

test.each<[Language, readonly string[], string]>([
  ['en', ['Barnsley S70 1AA', 'Driver'], 'GB'],
  ['en', ['Turnover of ₹42 lakh', 'Pune'], 'IN'],
  ['en', ['Five GCSEs'], 'GB'],
  ['es', ['Guadalajara, Jalisco'], 'MX'],
  ['fr', ['Lausanne'], 'CH'],
  ['pt', ['Matosinhos, Portugal'], 'PT'],
  ['de', ['Matura 2009', 'Graz'], 'AT'],
])('%s: %j names %s first', (language, texts, country) => {
  expect(
    marketsNamed(
      texts.map((text) => line(text)),
      language,
    )[0],
  ).toBe(country);
});

describe('in the contact lines', () => {
  const rest: readonly Row[] = [
    '', { text: 'Experiencia', size: 14 }, 'Técnica de laboratorio, Aceros del Norte S. L., 2018 – 2021',
    '• Control de calidad de las coladas y de los informes de la planta',
    { text: 'Formación', size: 14 }, 'Grado en Química, Universidad de la Ría, 2014 – 2018',
  ]; // prettier-ignore

  test.each<[string, readonly Row[]]>([
    ['Temuco, Chile', ['Temuco, Chile +56 9 6174 2093 ana@example.org']],
    ['Huesca', ['Técnica de laboratorio', 'ana@example.org', { text: 'CONTACTO', size: 12 }, 'Huesca']],
    ['Vigo', ['Técnica de laboratorio | Vigo | ana@example.org']],
  ])('%s', (place, top) => {
    const reading = read([{ text: 'Ana Prado', size: 20 }, ...top, ...rest]);
    expect(reading.contact.location?.value).toBe(place);
  });
});
