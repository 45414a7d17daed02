/** Where a resume says that one lives. */
import { describe, expect, test } from 'vitest';
import { BODY, CHINESE, FRENCH, GERMAN, JAPANESE, placeIn, SPANISH } from './contact-rows.ts';
import { type Row } from './sheet.ts';

describe('the place', () => {
  test.each<[string, readonly Row[], string]>([
    ['city and state', ['Maya Ellison', 'Oakland, CA | maya@example.org | (415) 555-2671'], 'Oakland, CA'],
    [
      'right behind the name',
      ['Maya Ellison', '', 'Maya Ellison Provo, UT | (415) 555-2671 | maya@example.org'],
      'Provo, UT',
    ],
    [
      'below the labels of two addresses',
      [
        'Maya Ellison',
        [
          [56, 'CURRENT ADDRESS'],
          [300, 'PERMANENT ADDRESS'],
        ],
        [
          [56, 'Tulsa, OK 74104'],
          [300, 'Boise, ID 83702'],
        ],
        'maya@example.org',
      ],
      'Tulsa, OK 74104',
    ],
    [
      'below labels that stand side by side',
      [
        'Maya Ellison',
        [
          [56, 'Address'],
          [300, 'Phone'],
        ],
        [
          [56, 'Tulsa, OK 74104'],
          [300, '(415) 555-2671'],
        ],
        'maya@example.org',
      ],
      'Tulsa, OK 74104',
    ],
    ['in the middle of a line', ['Maya Ellison', 'maya@example.org • Oakland, CA • (415) 555-2671'], 'Oakland, CA'],
    [
      'a city and not the school named after one',
      ['Maya Ellison', 'University of California', 'Pleasantville, CA 94588'],
      'Pleasantville, CA 94588',
    ],
    [
      'a city and not the street named after one',
      ['Maya Ellison', '7316 Dublin Lane', 'Tucson, AZ 85719'],
      'Tucson, AZ 85719',
    ],
    [
      'a Maltese postcode before its town',
      ['Maya Ellison', 'Address: 31, Triq il-Qolla, SLM 1402, Sliema, Malta (Home)'],
      'SLM 1402, Sliema, Malta',
    ],
    [
      'a Polish postcode before its town',
      ['Maya Ellison', 'Address: ul. Krzywa 12, 90-001, Łódź, Poland'],
      '90-001, Łódź, Poland',
    ],
    [
      'a Maltese postcode behind its town',
      ['Maya Ellison', 'Address: 31, Triq il-Qolla, Sliema, SLM 1402, Malta'],
      'Sliema, SLM 1402, Malta',
    ],
    [
      'a town over its country, beside the name',
      [
        [[400, 'Thurso,']],
        [
          [56, 'Maya Ellison'],
          [400, 'United Kingdom'],
        ],
        [[400, 'maya@example.org']],
      ],
      'Thurso, United Kingdom',
    ],
    ['an address without its label', ['Maya Ellison', 'ul. Krzywa 12, 90-001, Łódź, Poland'], '90-001, Łódź, Poland'],
  ])('%s', (_, top, place) => {
    expect(placeIn(top)).toBe(place);
  });

  test.each<[string, readonly Row[], readonly Row[], string]>([
    ['German postcode', ['Lena Brandstetter', '20357 Hamburg · lena@example.org'], GERMAN, '20357 Hamburg'],
    ['German label', ['Lena Brandstetter', 'Wohnort: Hamburg'], GERMAN, 'Hamburg'],
    [
      'a town that no list knows, behind its street',
      ['Lena Vogt', 'Mühlweg 3, 99999 Niederwinkel'],
      GERMAN,
      '99999 Niederwinkel',
    ],
    ['words for living somewhere', ['Lena Vogt', 'geboren am 3.5.1984 in Erfurt', 'wohnhaft in Jena'], GERMAN, 'Jena'],
    [
      'a sidebar’s cell beside its label',
      [
        'Lena Vogt',
        [
          [56, 'Geburtsort'],
          [200, 'Erfurt'],
        ],
        [
          [56, 'Wohnort'],
          [200, 'Jena'],
        ],
      ],
      GERMAN,
      'Jena',
    ],
    [
      'Spanish street, town and province',
      ['Lucía Marín', 'Calle Pelota 14, 3º dcha. – 48005 Bilbao (Bizkaia)'],
      SPANISH,
      '48005 Bilbao (Bizkaia)',
    ],
    [
      'a state that bears the name of its town',
      ['Lucía Marín', 'lucia@example.org', 'Calle del Olmo – Querétaro, Querétaro 76000'],
      SPANISH,
      'Querétaro, Querétaro 76000',
    ],
    [
      'from the country down',
      ['Lucía Marín', 'lucia@example.org', 'España - Galicia - Monforte'],
      SPANISH,
      'España - Galicia - Monforte',
    ],
    [
      'behind a label, its street without a number',
      ['Lucía Marín', 'Dirección: Calle de las Flores, Centro - Villarriba'],
      SPANISH,
      'Villarriba',
    ],
    ['a postcode in brackets', ['Lucía Marín', 'Villarriba (28931)'], SPANISH, 'Villarriba (28931)'],
    [
      'the place of a British postcode below its town',
      ['Maya Ellison', '4 Mill Lane', 'Overbeck', 'YO7 1AB'],
      BODY,
      'Overbeck YO7 1AB',
    ],
    [
      'a province behind the town and its postcode',
      ['Maya Ellison', 'Halifax, Nova Scotia B3H 1A1'],
      BODY,
      'Halifax, Nova Scotia B3H 1A1',
    ],
    [
      'an Indian postcode behind a dash',
      ['Maya Ellison', '4/112, Kovil Street, Attur Taluk, Salem – 636 102, Tamil Nadu'],
      BODY,
      'Attur Taluk, Salem 636102, Tamil Nadu',
    ],
    [
      'a town that no list knows, between its street and its postcode',
      ['Maya Ellison', 'Blk 9 Lot 22 Narra St., Brgy. Dolores, Taytagan, Sierra 1920'],
      BODY,
      'Taytagan, Sierra 1920',
    ],
    [
      'a postcode before the province',
      ['Maya Ellison', 'Overveld 2309, Mpumalanga'],
      BODY,
      'Overveld 2309, Mpumalanga',
    ],
    ['a post-office box', ['Maya Ellison', 'P.O. Box 1123, Kumasi, Ghana'], BODY, 'Kumasi, Ghana'],
    [
      'an Irish county and its postcode',
      ['Maya Ellison', 'Cloonreen, Ballina, Co. Mayo F26 A1B2'],
      BODY,
      'Ballina, Co. Mayo F26 A1B2',
    ],
    ['an Irish county', ['Maya Ellison', 'Ballyreen, Co. Westmeath'], BODY, 'Ballyreen, Co. Westmeath'],
    ['an area', ['Maya Ellison', 'San Francisco Bay Area | maya@example.org'], BODY, 'San Francisco Bay Area'],
    ['where a remote worker is', ['Maya Ellison', 'Remote – based in Leeds, UK'], BODY, 'Leeds, UK'],
    [
      'in the row of the name',
      ['Maya Ellison | Product Manager | Oakland, CA | maya@example.org'],
      BODY,
      'Oakland, CA',
    ],
    [
      'of which kind an address is',
      ['Lucía Marín', 'Calle Ancha 4, 47001 Valladolid (Domicilio)'],
      SPANISH,
      '47001 Valladolid',
    ],
    [
      'a town before its street',
      ['Lucía Marín', 'Residente en Villarriba (TO), Avenida Nacional 204'],
      SPANISH,
      'Villarriba (TO)',
    ],
    ['an area with its department', ['Lucía Marín', 'Nantes et alentours (44)'], FRENCH, 'Nantes et alentours (44)'],
    [
      'a town behind its post box',
      ['Lucía Marín', 'B.P. 4178 Yaoundé, Cameroun', 'Tél. : (+237) 699 41 27 83'],
      FRENCH,
      'Yaoundé, Cameroun',
    ],
    [
      'a town, its region by its kind, and its country',
      ['Lucía Marín', 'Sfax, Gouvernorat Sfax, Tunisie'],
      FRENCH,
      'Sfax, Gouvernorat Sfax, Tunisie',
    ],
    [
      'a town before its quarters, behind a label',
      ['Lucía Marín', 'Adresse : Ouagadougou, secteur 51, quartier Karpala'],
      FRENCH,
      'Ouagadougou',
    ],
    ['a French postcode with a blank', ['Lucía Marín', '68 140 Munster · lucia@example.org'], FRENCH, '68 140 Munster'],
    [
      'a town that no list knows over its country',
      ['Lucía Marín', 'Via ai Ronchi 17', '6963 Villarriba', 'España'],
      SPANISH,
      '6963 Villarriba',
    ],
    [
      'the same with the letters of its country',
      ['Lena Vogt', 'Mühlweg 3', 'CH-6963 Niederwinkel', 'Schweiz'],
      GERMAN,
      'CH-6963 Niederwinkel',
    ],
    ['a country where nothing else tells', ['Lena Vogt', 'Schweiz'], GERMAN, 'Schweiz'],
    ['Spanish city and country', ['Lucía Marín', 'Valencia, España'], SPANISH, 'Valencia, España'],
    [
      'what one would do stands behind the place',
      ['Lucía Marín', 'Arequipa, Perú. Disponible para viajes al extranjero.'],
      SPANISH,
      'Arequipa, Perú',
    ],
    [
      'from where one works stands behind the place',
      ['Lucía Marín', 'Quito, Ecuador. Teletrabajo, tardes.'],
      SPANISH,
      'Quito, Ecuador',
    ],
    [
      'a label in two languages',
      [
        'Lucía Marín',
        [
          [56, 'Domicilio/Address'],
          [200, 'Quillagua'],
        ],
        'lucia@example.org',
      ],
      SPANISH,
      'Quillagua',
    ],
    [
      'Japanese label in cells',
      [
        [
          [56, '氏名'],
          [120, '水野 彩香'],
        ],
        [
          [56, '現住所'],
          [120, '神奈川県横浜市西区'],
        ],
      ],
      JAPANESE,
      '神奈川県横浜市西区',
    ],
    ['Chinese label', ['姓名：沈嘉禾', '现居：浙江省杭州市'], CHINESE, '浙江省杭州市'],
  ])('%s', (_, top, body, place) => {
    expect(placeIn(top, body)).toBe(place);
  });

  test('at the foot of the page', () => {
    const foot = { text: 'Lena Vogt | Säntisweg 4, 8640 Niederwinkel | lena@example.org', y: 40 };
    expect(placeIn([{ text: 'Lena Vogt', size: 20 }], [...GERMAN, foot])).toBe('8640 Niederwinkel');
  });
});
