/** Levels as labels before studies, and degrees that go on in small letters. */
import { expect, test } from 'vitest';
import { entriesIn, read, type Row } from './sheet.ts';

const large = (text: string): Row => ({ text, size: 14, font: 1 });
const row = (dates: string, text: string): Row => [[56, dates], [200, text]]; // prettier-ignore
const below = (text: string): Row => [[200, text]];
const FRENCH = "Je suis une personne sérieuse et j'aime travailler avec le public et en équipe avec les collègues";
const PORTUGUESE = 'Sou uma pessoa organizada e procuro uma nova oportunidade na minha área com uma boa equipe';
const ITALIAN = 'Sono una persona precisa e mi piace lavorare con il pubblico e in squadra con i colleghi';
const french = (...rows: readonly Row[]): string[] => entriesIn(read([large('Profil'), FRENCH, '', large('Formation'), ...rows]), 'education'); // prettier-ignore
const portuguese = (...rows: readonly Row[]): string[] => entriesIn(read([large('Resumo'), PORTUGUESE, '', large('Formação acadêmica'), ...rows]), 'education'); // prettier-ignore
const italian = (...rows: readonly Row[]): string[] => entriesIn(read([large('Profilo'), ITALIAN, '', large('Istruzione e formazione'), ...rows]), 'education'); // prettier-ignore

test('a level before a degree', () => {
  expect(
    french('Niveau Bac : Bac STG, Lycée des Ormes, 2010', 'Niveau IV : BP Cuisine, CFA de Brumes, 2012', 'Études supérieures : BTS Comptabilité, Lycée des Ormes, 2014'), // prettier-ignore
  ).toEqual([
    'Bac STG | Lycée des Ormes | - | 2010',
    'BP Cuisine | CFA de Brumes | - | 2012',
    'BTS Comptabilité | Lycée des Ormes | - | 2014',
  ]);
  expect(
    portuguese('Superior completo: Letras – Universidade Serrana – 2008', 'Ensino médio completo – E.E. Brumas – 2003'),
  ).toEqual(['Letras | Universidade Serrana | - | 2008', 'Ensino médio completo | E.E. Brumas | - | 2003']);
});

test('of studies told whole it is no field of a form', () => {
  expect(
    italian('Scuola superiore: Diploma di perito meccanico, ITIS Delpozzo, 2004', 'Università: Laurea in Lettere, Università di Torino, 2009'), // prettier-ignore
  ).toEqual(['Diploma di perito meccanico | ITIS Delpozzo | - | 2004', 'Laurea in Lettere | Università di Torino | - | 2009']); // prettier-ignore
  expect(italian('Titolo di studio: Laurea in Lettere', 'Istituto: Università di Torino', 'Anno: 2009')).toEqual([
    'Laurea in Lettere | Università di Torino | - | 2009',
  ]);
});

test('a degree goes on in small letters, however much room there was', () => {
  expect(
    french(
      row('2010 – 2012', 'BTS Management des unités'),
      below('commerciales'),
      below('Lycée des Ormes, Brumes'),
      row('2008 – 2010', 'Bac STG'),
      below('mention bien'),
      below('Lycée des Ormes, Brumes'),
    ),
  ).toEqual(['BTS Management des unités commerciales | Lycée des Ormes | 2010 | 2012', 'Bac STG | Lycée des Ormes | 2008 | 2010']); // prettier-ignore
  expect(
    italian(row('2010 – 2014', 'Laurea triennale in Scienze'), below("dell'educazione"), below('Università di Torino')),
  ).toEqual(["Laurea triennale in Scienze dell'educazione | Università di Torino | 2010 | 2014"]);
});
