/** A long address that runs up to the column beside it, employers before the colon of a cell, and numbers of people who studied abroad. */
import { expect, test } from 'vitest';
import { readTables, type Heading } from './drawn-table.ts';
import { entriesIn, read, type Row } from './sheet.ts';

const bold = { font: 1 };

test('an e-mail address that all but fills the gutter beside it makes no row of both columns', () => {
  const left = ['CONTACT', '07 81 22 60 39', '21 cours Lafayette', '69006 Lyon', 'elodie.marchettiduval@example.org', 'COMPÉTENCES', 'Analyse de crédit', 'Bancassurance', 'Relation client', 'LANGUES', 'Anglais : B2', 'Italien : C1', 'LOISIRS', 'Trail, chant choral'];
  const right = ['EXPÉRIENCES', 'Conseillère clientèle patrimoniale', 'Banque Rhône Mutuelle | Lyon | 2021 – aujourd’hui', 'Portefeuille de trois cents clients', 'Conseillère accueil', 'Crédit des Alpes | Chambéry | 2018 – 2021', 'Ouverture de comptes et incidents', 'FORMATIONS', 'Licence pro Banque-assurance', 'IUT Lyon Croix-Rousse | 2018', 'BTS Banque', 'Lycée La Martinière | 2017', 'Bac ES', 'Lycée Jean-Perrin | 2015'];
  const isHead = (text: string): boolean => /^\p{Lu}{7,}$/u.test(text);
  const side = (texts: readonly string[], x: number, step: number): readonly Row[] =>
    texts.map((text, at) => ({ text, x, y: 720 - step * at, size: isHead(text) ? 12 : 9.5, ...(isHead(text) || /^(?:Cons|Lic|BTS|Bac)/u.test(text) ? bold : {}) }));
  const reading = read([{ text: 'ÉLODIE MARCHETTI', x: 180, y: 780, size: 22 }, ...side(left, 40, 19), ...side(right, 202, 24)]);
  expect(entriesIn(reading, 'experience')).toEqual([
    'Conseillère clientèle patrimoniale | Banque Rhône Mutuelle | 2021 | present',
    'Conseillère accueil | Crédit des Alpes | 2018 | 2021',
  ]);
}); // prettier-ignore

test('the employer stands before the colon in the cell that says what was done', () => {
  const person: Heading = { heading: 'Ada Exemple, ada@example.org, Douala' };
  const rows = [
    ['Période', 'Poste', 'Structure et tâches'],
    ['Depuis janvier 2020', 'Chef comptable', 'SOCIÉTÉ DES BRASSERIES DU WOURI : supervision de six comptables, clôtures mensuelles, déclarations fiscales'],
    ['2016 – 2019', 'Comptable', 'CABINET EXPERTISE MBOA : tenue comptable de petites entreprises, états financiers et audits'],
    ['2015 – 2016', 'Stagiaire académique', 'BANQUE DU LITTORAL : contrôle interne'],
  ]; // prettier-ignore
  const reading = readTables([person, { heading: 'Expériences professionnelles' }, { widths: [90, 130, 270], rows, lines: 'cells' }]); // prettier-ignore
  expect(entriesIn(reading, 'experience')).toEqual([
    'Chef comptable | SOCIÉTÉ DES BRASSERIES DU WOURI | 2020-01 | present',
    'Comptable | CABINET EXPERTISE MBOA | 2016 | 2019',
    'Stagiaire académique | BANQUE DU LITTORAL | 2015 | 2016',
  ]);
});

test('a number is of the country whose departments stand behind the towns, wherever one studied', () => {
  const large = (text: string): Row => ({ text, size: 14 });
  const reading = read([
    { text: 'Nadia Exemple', size: 18 }, '93240 Stains', 'Tél. : 06 19 47 83 50', '',
    large('Expériences professionnelles'), '2015 – 2018   Aide à domicile, Entraide Plaine, STAINS (93)', '2011 – 2014   Femme de chambre, Hôtel Lumen, LE BOURGET (93)', '',
    large('Formation'), '2003   Baccalauréat lettres, Lycée Ibn-Rochd (Tlemcen, Algérie) – équivalent du baccalauréat',
  ]); // prettier-ignore
  expect(reading.contact.phone?.value).toBe('+33619478350');
});
