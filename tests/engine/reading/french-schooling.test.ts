/** What French resumes tell of schools and degrees: levels with their subjects, degrees that wrap, trainings under headings of their own. */
import { describe, expect, test } from 'vitest';
import { entriesIn, headingsOf, read, type Row } from './sheet.ts';

const large = (text: string): Row => ({ text, size: 14, font: 1 });
const PROSE = "Je suis une personne sérieuse et j'aime travailler avec le public et en équipe avec les collègues";
const TOP: readonly Row[] = [
  { text: 'Jeanne Exemple', size: 20 },
  'jeanne@example.org',
  '',
  large('Profil'),
  PROSE,
  '',
];

/** "degree | school | end" */
function schools(...rows: readonly Row[]): string[] {
  const reading = read([...TOP, large('Formation'), ...rows, '', large('Langues'), 'Anglais et allemand']);
  return entriesIn(reading, 'education').map((entry) => {
    const [degree, school, , end] = entry.split(' | ');
    return [degree, school, end].join(' | ');
  });
}

describe('a degree of several words', () => {
  test.each<[string, string]>([
    ['Licence professionnelle Assurance, banque, finance', 'Université de Lens'],
    ['3e prépa-métiers, brevet des collèges', 'Lycée professionnel du Lac'],
    ['CESS – techniques sociales', 'Institut Sainte-Claire'],
    ['DEC – Techniques policières', 'Cégep du Lac'],
  ])('%s', (degree, school) => {
    expect(schools([[56, '2009 - 2011'], [160, degree]], [[160, school]])).toEqual([`${degree} | ${school} | 2011`]);
    expect(schools([[56, '2011'], [160, `${degree}, ${school}, Lens`]])).toEqual([`${degree} | ${school} | 2011`]);
  }); // prettier-ignore
});

test('a degree in bold whose words go on below heads no section', () => {
  const bold = (text: string): Row => ({ text, size: 12, font: 1 });
  const rows = [
    { text: 'DIPLÔMES', size: 12.5, font: 1 },
    ...['2020', bold('DU Éducation thérapeutique du'), bold('patient'), 'Université de Lens', ''],
    ...['2017 - 2019', bold('BTS Diététique'), 'Lycée Sainte-Claire', ''],
    { text: 'LANGUES', size: 12.5, font: 1 },
    'Anglais et allemand',
  ];
  const reading = read([...TOP, ...rows]);
  expect(headingsOf(reading).slice(1)).toEqual(['DIPLÔMES: education', 'LANGUES: languages']);
  expect(entriesIn(reading, 'education')).toEqual([
    'DU Éducation thérapeutique du patient | Université de Lens | - | 2020',
    'BTS Diététique | Lycée Sainte-Claire | 2017 | 2019',
  ]);
});

test.each(['Stages et perfectionnement', 'Stages & ateliers', 'Stages de perfectionnement', 'Recyclages'])('%s: courses, and no jobs', (text) => {
  const reading = read([...TOP, large('Expérience'), '2019 - 2024 Chef de chantier, Dorvane SARL', '', large(text), '2024 Auditeur interne, Cabinet Ormel, Lens']);
  expect(entriesIn(reading, 'experience')).toEqual(['Chef de chantier | Dorvane SARL | 2019 | 2024']);
}); // prettier-ignore

test.each<[string, readonly Row[], readonly string[]]>([
  ['the year behind the school in its brackets', ['Technicienne d\'assistance (AFPA Lens, 2019, 7 mois)', 'Bac STI (Lycée Béhal, 2006)'], ['Technicienne d\'assistance | AFPA Lens | 2019', 'Bac STI | Lycée Béhal | 2006']],
  ['a degree without a year below whole lines', ['2018 : BTS NRC, Lycée Béhal, Lens', '2016 : Bac ES, Lycée Béhal, Lens', 'Brevet des collèges'], ['BTS NRC | Lycée Béhal | 2018', 'Bac ES | Lycée Béhal | 2016', 'Brevet des collèges | - | -']],
  ['but not what was obtained', ['BTS NRC, Lycée Béhal, Lens, 2018', 'Bac ES, Lycée Béhal, Lens, 2016', 'Diplôme obtenu avec mention'], ['BTS NRC | Lycée Béhal | 2018', 'Bac ES | Lycée Béhal | 2016']],
  ['in capitals', ['2017 BAC PRO GESTION-ADMINISTRATION LYCEE SABIN', '2014 BTS MUC LYCEE BEHAL'], ['BAC PRO GESTION-ADMINISTRATION | LYCEE SABIN | 2017', 'BTS MUC | LYCEE BEHAL | 2014']],
  ['schools that one had to go to', ['2010 - 2013 Bachelor HES-SO en économie, HEG Arc, Neuchâtel', '1994 - 2006 Scolarité obligatoire, Peseux'], ['Bachelor HES-SO en économie | HEG Arc | 2013', 'Scolarité obligatoire | - | 2006']],
  ['a school within the brackets of a degree', ['2016 Master in Management (Programme Grande École) – EDHEC, Lille'], ['Master in Management (Programme Grande École) | EDHEC | 2016']],
  ['how well, as Belgians say', ['2010 - Master ingénieur civil, grande distinction, Université de la Dyle'], ['Master ingénieur civil | Université de la Dyle | 2010']],
  ['how well, with a hyphen', ['2018 : Licence en Gestion, mention Assez-bien, Institut Ormel'], ['Licence en Gestion | Institut Ormel | 2018']],
])('%s', (_, rows, told) => {
  expect(schools(...rows)).toEqual(told);
}); // prettier-ignore
