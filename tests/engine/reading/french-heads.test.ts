/** Heads that French resumes tell as sentences: the employer at the end of a chain of words, the kind of work before the post. */
import { expect, test } from 'vitest';
import { entriesIn, headingsOf, read, type Row } from './sheet.ts';

const large = (text: string): Row => ({ text, size: 14, font: 1 });
const PROSE = "Je suis une personne sérieuse et j'aime travailler avec le public et en équipe avec les collègues";

function jobs(...rows: readonly Row[]): string[] {
  return entriesIn(read([large('Profil'), PROSE, '', large('Expériences professionnelles'), ...rows]), 'experience');
}

test.each<[string, string]>([
  ['Stage de six mois au sein du service achats du cabinet Ormel Conseil à Lens, de janvier à juin 2024', 'Stage | cabinet Ormel Conseil | 2024-01 | 2024-06'],
  ["Stagiaire au service comptabilité de la mairie de Brumes, avril-juin 2022", 'Stagiaire | mairie de Brumes | 2022-04 | 2022-06'],
  ["Hôtesse d'accueil pour l'agence Dorvane, depuis septembre 2021", "Hôtesse d'accueil | agence Dorvane | 2021-09 | present"],
  ["Notaire stagiaire à l'office notarial de Me Ormel, Lens, 2019-2021", 'Notaire stagiaire | office notarial de Me Ormel | 2019 | 2021'],
  ['Stage de 3e dans une boulangerie artisanale (Maison Ormel, Lens) en décembre 2019', 'Stage de 3e | Maison Ormel | 2019-12 | -'],
  ["Stage d'observation de deux semaines auprès du juge des enfants du tribunal judiciaire de Brumes, février 2023", "Stage d'observation | tribunal judiciaire de Brumes | 2023-02 | -"],
  ['Stage de deux mois au service achats de la quincaillerie Ormel, avril-juin 2022', 'Stage | quincaillerie Ormel | 2022-04 | 2022-06'],
  ['Graphiste pour Dorvane, 2018-2020', 'Graphiste | Dorvane | 2018 | 2020'],
  ['Stage de trois mois chez Ormel Bâtiment, du 3 juillet au 31 août 2023', 'Stage | Ormel Bâtiment | 2023-07 | 2023-08'],
  ["J'ai effectué un stage de trois mois chez Atelier Brume en 2020", 'stage | Atelier Brume | 2020 | -'],
  ["Pâtissier (2 mois), Pâtisserie de la Place aux Herbes de Lens, Lens (2 mois, été 2022)", 'Pâtissier | Pâtisserie de la Place aux Herbes de Lens | 2022-06 | -'],
  ['Stage de trois mois en entreprise (Dorvane, service achats), avril-juin 2022', 'Stage | Dorvane | 2022-04 | 2022-06'],
])('a sentence: %s', (line, head) => {
  expect(jobs(line)).toEqual([head]);
}); // prettier-ignore

test.each<[string, string]>([
  ['PFE (6 mois) : Ingénieure réseaux, Banque Ormel, février - juillet 2023', 'Ingénieure réseaux | Banque Ormel | 2023-02 | 2023-07'],
  ['Intérimaire (Ormel Intérim, Dorvane) : manutentionnaire, cariste – 2017 à 2019', 'manutentionnaire, cariste | Ormel Intérim | 2017 | 2019'],
  ['Vendeuse en CDD chez Lila Mode, magasin de lingerie, 2018 - 2019', 'Vendeuse | Lila Mode | 2018 | 2019'],
  ['Couturière à domicile, auto-entrepreneuse, depuis 2018', 'Couturière à domicile | - | 2018 | present'],
  ['Auditeur de nuit - Réceptionniste, Hôtel Bellerive, 2017-2018', 'Auditeur de nuit - Réceptionniste | Hôtel Bellerive | 2017 | 2018'],
  ["2013-2016 . Agent d'accueil . Dorvane . Lens", "Agent d'accueil | Dorvane | 2013 | 2016"],
  ['2019 - 2020 : Vendeur BRICO ORMEL', 'Vendeur | BRICO ORMEL | 2019 | 2020'],
  ['2019 - 2020 : Développeur COBOL', 'Développeur COBOL | - | 2019 | 2020'],
  ['2023 - 2024 : Ormel (Alternance) - Développeuse web', 'Développeuse web | Ormel | 2023 | 2024'],
  ["2019 - 2020 : Agent recenseur pour le compte de l'INSEE", 'Agent recenseur | INSEE | 2019 | 2020'],
  ['Jeune fille au pair en Angleterre, 2008 - 2009', 'Jeune fille au pair | - | 2008 | 2009'],
  ['Équipier polyvalent – DORVANE (Lens), 2019 - 2020', 'Équipier polyvalent | DORVANE | 2019 | 2020'],
  ['2013-2014 Vendeuse • Stage PAL • Dorvane • Lens', 'Vendeuse | Dorvane | 2013 | 2014'],
  ["2018-2019 Technicienne informatique - Stage de découverte - Ormel informatique", 'Technicienne informatique | Ormel informatique | 2018 | 2019'],
  ["2014-2015 Stage d'observation - Dorvane - magasin de prêt-à-porter", "Stage d'observation | Dorvane | 2014 | 2015"],
  ['2019-2020 Stage de vente - Dorvane', 'Stage de vente | Dorvane | 2019 | 2020'],
  ['2019-2020 Serveuse @Dorvane', 'Serveuse | Dorvane | 2019 | 2020'],
  ["Responsable d'agence, Dorvane, 2012 - 2014", "Responsable d'agence | Dorvane | 2012 | 2014"],
])('with more than post and employer: %s', (line, head) => {
  expect(jobs(line)).toEqual([head]);
}); // prettier-ignore

test('a post that opens a text in the type of the employers stays one', () => {
  const head = (y: number, dates: string, bold: string, plain: string): Row[] => [
    { text: dates, x: 56, y },
    { text: bold, x: 160, y, font: 1 },
    { text: `, ${plain}`, x: 160 + bold.length * 5.25, y, font: 2 },
  ];
  const reading = read([
    { text: 'Jean Exemple', size: 20, y: 792 },
    { text: 'Expériences', size: 14, font: 1, y: 740 },
    ...head(720, '2021 - 2023', 'Ormel PAM', 'Ingénieur calcul'),
    ...head(700, '2018 - 2021', 'Vendeur', 'Groupe Dorvane'),
    ...head(680, '2016 - 2018', 'Serveur', 'Hôtel Bellerive'),
  ]);
  expect(entriesIn(reading, 'experience')[0]).toBe('Ingénieur calcul | Ormel PAM | 2021 | 2023');
});

test('a sentence that a post opens is the head below dates that stand alone', () => {
  expect(
    jobs('2012 → 2022', 'Chef de section dans l’emploi des réseaux mobiles de la région.', '2003 → 2012', 'Chef de station à la mise en œuvre des relais de la région.'),
  ).toEqual([
    'Chef de section dans l’emploi des réseaux mobiles de la région | - | 2012 | 2022',
    'Chef de station à la mise en œuvre des relais de la région | - | 2003 | 2012',
  ]);
}); // prettier-ignore

test('vacations open an item as its year does', () => {
  const items = ['• Janvier 2024 à ce jour : Juriste au sein de la Dorvane, Lens', '• Août 2021 – Octobre 2021 : Stage au Tribunal de Lens', '• Vacances 2019 : Agent recenseur, Mairie de Lens']; // prettier-ignore
  expect(jobs(...items)).toContain('Agent recenseur | Mairie de Lens | 2019 | -');
});

test('what was given with a degree and the town of a school behind a stroke are none of them', () => {
  const rows = ['2019 : DNSEP Communication graphique (félicitations), HEAR, Strasbourg', '2018 : Titre professionnel Soudeur, AFPA/Lens'];
  expect(entriesIn(read([large('Profil'), PROSE, '', large('Formation'), ...rows]), 'education')).toEqual([
    'DNSEP Communication graphique | HEAR | - | 2019',
    'Titre professionnel Soudeur | AFPA | - | 2018',
  ]);
}); // prettier-ignore

test('"Activités passées" stands over jobs', () => {
  const rows = [large('Expériences professionnelles'), 'Chef de rang, Hôtel Dorvane, 2018 - 2020', '', large('Activités passées'), 'Serveur, Hôtel Bellerive, 2015 - 2018'];
  expect(headingsOf(read([large('Profil'), PROSE, '', ...rows]))).toContain('Activités passées: experience');
}); // prettier-ignore

test('a town and its country in brackets are none of the name above the dates', () => {
  expect(jobs({ text: 'Équipier polyvalent – Ormel SA (Lens, France)', font: 1 }, '2019 - 2020')).toEqual(['Équipier polyvalent | Ormel SA | 2019 | 2020']); // prettier-ignore
});

test('the trade of whose house it is, behind a name in bold, is not the post below', () => {
  const bold = (text: string): Row => ({ text, font: 1 });
  expect(
    jobs(bold('Étude de Me Jean Ormel, notaire'), 'Clerc   10/2009 – 01/2012', bold('Banque Dorvane'), 'Juriste   10/2007 – 01/2008'),
  ).toEqual(['Clerc | Étude de Me Jean Ormel, notaire | 2009-10 | 2012-01', 'Juriste | Banque Dorvane | 2007-10 | 2008-01']);
}); // prettier-ignore

test('points with blanks around them part a school from its town, and a level of language is no school', () => {
  const rows = ['2013 - 2014 . Certificat Agent Administratif .', 'AFPA . Lens', 'Certification TOEIC (2012)', 'Score 930/990, niveau B2+'];
  expect(entriesIn(read([large('Profil'), PROSE, '', large('Formation'), ...rows]), 'education')).toEqual([
    'Certificat Agent Administratif | AFPA | 2013 | 2014',
    'Certification TOEIC | - | - | 2012',
  ]);
}); // prettier-ignore

test('what is done for households has no employer above it', () => {
  expect(jobs('2014 : Stage', 'Université de Tarnay', '', '2012-2014', 'cours particuliers en physique')).toEqual([
    'Stage | Université de Tarnay | 2014 | -',
    'cours particuliers en physique | - | 2012 | 2014',
  ]);
});
