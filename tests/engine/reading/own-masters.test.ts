/** People who work for themselves, and how many work for an employer: neither names one. */
import { expect, test } from 'vitest';
import { entriesIn, read, type Row } from './sheet.ts';

const large = (text: string): Row => ({ text, size: 14, font: 1 });
const bold = (text: string): Row => ({ text, font: 1 });
const WORDS = {
  de: ['Ich arbeite gern mit Menschen und im Team, bin pünktlich und lerne schnell dazu', 'Berufserfahrung', 'Sprachen', 'Englisch und Französisch'],
  fr: ["Je suis une personne sérieuse et j'aime travailler avec le public et en équipe", 'Expériences professionnelles', 'Langues', 'Anglais et allemand'],
} as const; // prettier-ignore

function jobs(language: keyof typeof WORDS, ...rows: readonly Row[]): string[] {
  const [prose, heading, closing, last] = WORDS[language];
  return entriesIn(read(['Jo Beispiel', 'jo@example.org', '', large('Profil'), prose, '', large(heading), ...rows, '', large(closing), last]), 'experience'); // prettier-ignore
}

test('what one does for oneself is told by the trade, and no house by a list of works', () => {
  expect(
    jobs('fr', 'Auto-entrepreneur, plombier chauffagiste – depuis 2017', 'Dépannage et rénovation de salles de bain', 'Plombier chez Dorvane SARL, Lens – de 2010 à 2017'),
  ).toEqual(['Auto-entrepreneur, plombier chauffagiste | - | 2017 | present', 'Plombier | Dorvane SARL | 2010 | 2017']);
  expect(
    jobs('de', 'Selbständige Fotografin, seit 2017', 'Hochzeiten, Porträts und Bewerbungsbilder', 'Fotografin bei Studio Licht, Kassel, 2010 bis 2017'),
  ).toEqual(['Selbständige Fotografin | - | 2017 | present', 'Fotografin | Studio Licht | 2010 | 2017']);
  expect(
    jobs('de', bold('Selbständige Fotografin'), 'Studio Licht, Kassel', '2010 – 2017'),
  ).toEqual(['Selbständige Fotografin | Studio Licht | 2010 | 2017']);
}); // prettier-ignore

test.each(['350 Mitarbeiter', 'ca. 80 Beschäftigte'])('how many work for an employer names no post: %s', (count) => {
  const rows = [bold(`Acme Logistik GmbH, Kassel – Spedition, ${count}`), 'Betriebsleiter (seit 2018)', '• Führung von zwölf Disponenten', 'Disponent (2014 – 2018)', '• Planung von vierzig Fahrzeugen', bold('Spedition Vogt KG, Fulda'), 'Sachbearbeiter (2010 – 2014)', '• Frachteinkauf']; // prettier-ignore
  expect(jobs('de', ...rows)).toEqual([
    'Betriebsleiter | Acme Logistik GmbH | 2018 | present',
    'Disponent | Acme Logistik GmbH | 2014 | 2018',
    'Sachbearbeiter | Spedition Vogt KG | 2010 | 2014',
  ]);
});
