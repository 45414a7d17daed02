import { expect, test } from 'vitest';
import { bold, french, italian, portuguese } from './latin-sheet.ts';

test('a branch of trade over the jobs in it employs nobody', () => {
  expect(
    french(
      bold('Commerce / Vente'),
      '2019-2022 : Vendeuse, boutique Célia, Brumes',
      '2017-2019 : Caissière, Super Ormel, Brumes',
      bold('Restauration'),
      '2015-2017 : Serveuse, Le Vieux Moulin, Brumes',
    ),
  ).toEqual([
    'Vendeuse | boutique Célia | 2019 | 2022',
    'Caissière | Super Ormel | 2017 | 2019',
    'Serveuse | Le Vieux Moulin | 2015 | 2017',
  ]);
  expect(
    french(bold('Grande distribution'), '2019 – 2022   Caissière', bold('Dans le nettoyage'), "2015 – 2017   Agent d'entretien"), // prettier-ignore
  ).toEqual(['Caissière | - | 2019 | 2022', "Agent d'entretien | - | 2015 | 2017"]);
  expect(
    portuguese(
      bold('ÁREA COMERCIAL'),
      'Vendedora – Lojas Brumas – 2018 a 2021',
      bold('INDÚSTRIA'),
      'Auxiliar de produção – Metalúrgica Serrana – 2012 a 2015',
    ),
  ).toEqual(['Vendedora | Lojas Brumas | 2018 | 2021', 'Auxiliar de produção | Metalúrgica Serrana | 2012 | 2015']);
  expect(
    italian(
      bold('Ristorazione'),
      '2019 – 2022',
      'Cameriera',
      'Trattoria da Gino, Cuneo',
      '2017 – 2019',
      'Barista',
      'Bar Sport, Alba',
      bold('Pulizie'),
      '2014 – 2017',
      'Addetta alle pulizie',
      'Cooperativa Sole, Bra',
    ),
  ).toEqual([
    'Cameriera | Trattoria da Gino | 2019 | 2022',
    'Barista | Bar Sport | 2017 | 2019',
    'Addetta alle pulizie | Cooperativa Sole | 2014 | 2017',
  ]);
});

test('an employer in bold over its posts is one, though a branch is part of its name', () => {
  expect(
    french(bold('Boulangerie Arvert'), '2014 – 2017 Vendeuse', bold('Bâtiment Rivoire SARL'), '2012 – 2014 Manœuvre'),
  ).toEqual(['Vendeuse | Boulangerie Arvert | 2014 | 2017', 'Manœuvre | Bâtiment Rivoire SARL | 2012 | 2014']);
  expect(italian(bold('Carrefour Italia'), 'Logistica', 'Magazziniere, 2014 – 2017', bold('Bar Sport'), 'Barista, 2010 – 2014')).toEqual([
    'Magazziniere | Carrefour Italia | 2014 | 2017',
    'Barista | Bar Sport | 2010 | 2014',
  ]); // prettier-ignore
});

test('the kind of a house in small letters before its name, and the town behind it', () => {
  expect(
    french(
      '2018-2021 Serveuse, bar du Port, Brumes',
      '2016-2018 Vendeuse, boutique Célia, Valmont',
      '2014-2016 Caissière, Super Ormel, Brumes',
    ),
  ).toEqual([
    'Serveuse | bar du Port | 2018 | 2021',
    'Vendeuse | boutique Célia | 2016 | 2018',
    'Caissière | Super Ormel | 2014 | 2016',
  ]);
});
