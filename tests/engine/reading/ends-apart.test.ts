/** Ends of jobs that are told apart from their starts. */
import { expect, test } from 'vitest';
import { entriesIn, read, type Row } from './sheet.ts';

const large = (text: string): Row => ({ text, size: 14, font: 1 });
const FRENCH = "Je suis une personne sérieuse et j'aime travailler avec le public et en équipe avec les collègues";
const PORTUGUESE = 'Sou uma pessoa organizada e procuro uma nova oportunidade na minha área com uma boa equipe';
const ITALIAN = 'Sono una persona precisa e mi piace lavorare con il pubblico e in squadra con i colleghi';
const french = (...rows: readonly Row[]): string[] => entriesIn(read([large('Profil'), FRENCH, '', large('Expériences professionnelles'), ...rows]), 'experience'); // prettier-ignore
const portuguese = (...rows: readonly Row[]): string[] => entriesIn(read([large('Resumo'), PORTUGUESE, '', large('Experiência profissional'), ...rows]), 'experience'); // prettier-ignore
const italian = (...rows: readonly Row[]): string[] => entriesIn(read([large('Profilo'), ITALIAN, '', large('Esperienze professionali'), ...rows]), 'experience'); // prettier-ignore

const PORTUGUESE_JOBS = [
  'ajudante | Metalúrgica Serrana | 2008 | 2013',
  'operador de torno | Usinagem Olmo | 2014 | 2019',
];

test('in sentences', () => {
  expect(
    portuguese(
      'Entrei na Metalúrgica Serrana como ajudante em 2008 e fiquei até 2013.',
      'Em 2014 ingressei na Usinagem Olmo como operador de torno, onde permaneci até 2019.',
    ),
  ).toEqual(PORTUGUESE_JOBS);
  expect(
    french(
      "Entré comme manœuvre aux Ets Gallois en 2008, j'y suis resté jusqu'en 2013.",
      "En 2014, j'ai rejoint Super Ormel en tant que vendeur, jusqu'en mars 2019.",
    ),
  ).toEqual(['manœuvre | Ets Gallois | 2008 | 2013', 'vendeur | Super Ormel | 2014 | 2019-03']);
  expect(
    italian(
      'Nel 2008 sono stato assunto da Edil Nova S.n.c. come manovale, dove sono rimasto fino al 2013.',
      'Nel 2014 sono passato come commesso al Supermercato Olmo fino al 2019.',
    ),
  ).toEqual(['manovale | Edil Nova S.n.c. | 2008 | 2013', 'commesso | Supermercato Olmo | 2014 | 2019']);
});

test('in the lines of heads', () => {
  expect(
    portuguese('2008: ajudante na Metalúrgica Serrana, até 2013', '2014: operador de torno na Usinagem Olmo, até 2019'),
  ).toEqual(PORTUGUESE_JOBS);
  expect(
    portuguese(
      'Ajudante, Metalúrgica Serrana – entrada em 2008, saída em 2013',
      'Operador de torno, Usinagem Olmo – entrada em 2014, saída em 2019',
    ),
  ).toEqual(['Ajudante | Metalúrgica Serrana | 2008 | 2013', 'Operador de torno | Usinagem Olmo | 2014 | 2019']);
});

test('by how many years it lasted', () => {
  expect(
    french(
      'Manœuvre aux Ets Gallois à partir de 2008, pendant cinq ans',
      'Vendeur chez Super Ormel à partir de 2013, pendant 2 ans',
    ),
  ).toEqual(['Manœuvre | Ets Gallois | 2008 | 2013', 'Vendeur | Super Ormel | 2013 | 2015']);
  expect(
    italian(
      'Dal 2008, per cinque anni, ho lavorato presso Edil Nova S.n.c. come manovale.',
      'Dal 2014 ho lavorato presso Supermercato Olmo come commesso.',
    ),
  ).toEqual(['manovale | Edil Nova S.n.c. | 2008 | 2013', 'commesso | Supermercato Olmo | 2014 | present']);
});

test('several jobs in one sentence, without work for nothing among them', () => {
  expect(
    french(
      "De 2015 à 2019, j'ai travaillé comme vendeuse chez Super Ormel, puis de 2019 à 2023 comme caissière chez Gallois, et en 2020 j'ai été bénévole aux Restos du Val.",
    ),
  ).toEqual(['vendeuse | Super Ormel | 2015 | 2019', 'caissière | Gallois | 2019 | 2023']);
  expect(
    portuguese(
      'Trabalhei como vendedora nas Lojas Brumas de 2015 a 2019, fui voluntária na Casa Serrana em 2020 e trabalhei como caixa no Supermercado Olmo de 2021 a 2023.',
    ),
  ).toEqual(['vendedora | Lojas Brumas | 2015 | 2019', 'caixa | Supermercado Olmo | 2021 | 2023']);
  expect(
    italian(
      'Ho lavorato come commessa presso Abbigliamento Rossi dal 2015 al 2019, come barista al Bar Sport dal 2019 al 2021 e nel 2020 come volontaria alla Croce Verde.',
    ),
  ).toEqual(['commessa | Abbigliamento Rossi | 2015 | 2019', 'barista | Bar Sport | 2019 | 2021']);
});
