/** Entries whose dates stand in a rail above the level of their text, fields that are list items, and one heading for jobs and degrees. */
import { expect, test } from 'vitest';
import { entriesIn, read, type Row } from './sheet.ts';

const at = (x: number, y: number, text: string, font = 0): Row => ({ x, y, text, font });
const section = (y: number, text: string): Row => ({ x: 56, y, text, font: 1, size: 14 });

test('degrees begin at the date in the rail, whatever their heads say', () => {
  const study = (y: number, when: string, ...rows: readonly string[]): Row[] => [
    at(56, y, when),
    ...rows.map((text, n) => at(190, y - 4 - 13 * n, text, n === 0 ? 1 : 0)),
  ];
  const reading = read([
    section(720, 'Formations'),
    ...study(700, '2011 - 2012', 'RELIEUSE', 'Centre des Pins – Rouen', 'Titre professionnel, branche artisanat'),
    ...study(650, '2008 - 2010', 'DVEX', 'École des Dunes – Lille', 'Diplôme d’études de reliure et de dorure'),
    ...study(600, '2007 - 2008', 'BACCALAURÉAT L', 'Lycée des Tilleuls – Vannes', 'Mention très bien'),
    section(540, 'Langues'),
    at(56, 520, 'Anglais courant, lu, écrit et parlé dans le travail de tous les jours avec les clients'),
  ]); // prettier-ignore
  expect(entriesIn(reading, 'education').map((entry) => entry.split(' | ').slice(2).join(' '))).toEqual([
    '2011 2012',
    '2008 2010',
    '2007 2008',
  ]);
});

test('jobs told in list items of a field each', () => {
  const job = (firm: string, post: string, from: string, to: string): Row[] => [
    `• Empresa: ${firm}`,
    `• Cargo: ${post}`,
    `• Início: ${from} Término: ${to}`,
    '• Atividade desenvolvida: Atualizar o banco de dados e digitar relatórios e formulários da área',
    '',
  ];
  const reading = read([
    { text: 'Marcos Exemplo', size: 20 },
    '',
    section(760, 'Experiência de Trabalho'),
    ...job('EXEMPLO LOGÍSTICA LTDA', 'Jovem Aprendiz', '12/06/2017', '11/10/2018'),
    ...job('EXEMPLO LOGÍSTICA LTDA', 'Auxiliar Administrativo', '15/10/2018', '25/10/2019'),
  ]);
  expect(entriesIn(reading, 'experience')).toEqual([
    'Jovem Aprendiz | EXEMPLO LOGÍSTICA LTDA | 2017-06 | 2018-10',
    'Auxiliar Administrativo | EXEMPLO LOGÍSTICA LTDA | 2018-10 | 2019-10',
  ]);
});

test('degrees among the jobs of one heading for both', () => {
  const post = (text: string): Row => ({ text, size: 12, font: 1 });
  const reading = read([
    { text: 'Alex Beispiel', size: 20 },
    '',
    { text: 'Berufserfahrung & Bildung', size: 16, font: 1 },
    post('2016 - 2020: Bachelor in Holztechnik, Hochschule Seetal'),
    'Angefangen 2016 im Herbst, im Frühjahr 2020 fertig geworden mit einer Arbeit über Fugen.',
    '',
    post('2012 - 2016: Bauzeichner, Muster AG'),
    'Pläne für Dachstühle und Treppen, mit denen die Werkstatt ihre Balken selbst zuschneidet.',
    '',
    { text: 'Sprachen', size: 16, font: 1 },
    'Deutsch, Englisch',
  ]);
  expect(entriesIn(reading, 'experience')).toEqual(['Bauzeichner | Muster AG | 2012 | 2016']);
  expect(entriesIn(reading, 'education')).toEqual(['Bachelor in Holztechnik | Hochschule Seetal | 2016 | 2020']);
});

test.each([
  ['Stand: Januar 2026', 'Berufserfahrung', 'Leiterin Einkauf, Muster GmbH, Bonn', 'Sprachen', 'Deutsch, Englisch und etwas Russisch aus der Schule'],
  ['Updated on March 3, 2026', 'Work Experience', 'Purchasing Manager, Example Ltd., Leeds', 'Languages', 'English and some Italian learned at school'],
  ['Aggiornato: maggio 2025', 'Esperienze lavorative', 'Responsabile acquisti, Esempio S.p.A., Torino', 'Lingue', 'Italiano, inglese e un po’ di russo imparato a scuola'],
])('%s is no job', (line, work, job, tongues, spoken) => {
  const reading = read([
    { text: 'Alex Beispiel', size: 20 },
    '',
    { text: tongues, size: 14, font: 1 },
    spoken,
    '',
    { text: work, size: 14, font: 1 },
    { text: `${job}, 2019 – 2023`, font: 1 },
    '',
    line,
  ]);
  expect(entriesIn(reading, 'experience')).toHaveLength(1);
}); // prettier-ignore

test('jobs in long list items, told by the sentence that opens them', () => {
  const reading = read([
    { text: 'Alex Exemple', size: 20 },
    '',
    { text: 'Expériences professionnelles', size: 14, font: 1 },
    '• 2020/actuellement : Ingénieur Essais chez Exemple SAS. Mesures de bruit sur les bancs,',
    [[66, 'comptes rendus aux ateliers et aux acheteurs, choix des capteurs et de leurs fixations']],
    [[66, 'pour les pompes que la maison vend aux piscines de la côte.']],
    '• 2013/2016 : Ingénieur Méthodes chez Muster Pompes. Mise en place de la chaîne que',
    [[66, 'les monteurs suivent aujourd’hui : postes réglables, outils à portée de main et contrôle']],
    [[66, 'des joints, avec une équipe de quatre personnes.']],
    '',
    { text: 'Langues', size: 14, font: 1 },
    'Anglais courant',
  ]);
  expect(entriesIn(reading, 'experience')).toEqual([
    'Ingénieur Essais | Exemple SAS | 2020 | present',
    'Ingénieur Méthodes | Muster Pompes | 2013 | 2016',
  ]);
});

test('jobs in list items, their periods in brackets before the colon', () => {
  const reading = read([
    { text: 'Ines Exemple', size: 20 },
    '',
    { text: 'Expérience professionnelle', size: 14, font: 1 },
    '• Directrice commerciale – Exemple Norvège (2018 – 2023): 40 ateliers, deux fois plus de ventes',
    '• Directrice de zone – Exemple Bretagne (2011 – 2014): 31 ateliers',
    '',
    { text: 'Langues', size: 14, font: 1 },
    'Anglais courant',
  ]);
  expect(entriesIn(reading, 'experience')).toEqual([
    'Directrice commerciale | Exemple Norvège | 2018 | 2023',
    'Directrice de zone | Exemple Bretagne | 2011 | 2014',
  ]);
});

test('jobs in list items, each closed by its period and the town behind it', () => {
  const reading = read([
    { text: 'Uta Muster', size: 20 },
    '',
    { text: 'Berufserfahrung', size: 14, font: 1 },
    '• Bühnentischlerin: Stadttheater Eiderau, März 2019 – heute, Husum',
    '• Setzt Kulissen um: Kammerspiele Nordend, April 2016 – Februar 2019',
    '• Tischlerin: Möbel Petersen, Juni 2012 – März 2016, Heide, SH',
    '',
    { text: 'Sprachen', size: 14, font: 1 },
    'Englisch fließend',
  ]);
  expect(entriesIn(reading, 'experience')).toEqual([
    'Bühnentischlerin | Stadttheater Eiderau | 2019-03 | present',
    'Setzt Kulissen um | Kammerspiele Nordend | 2016-04 | 2019-02',
    'Tischlerin | Möbel Petersen | 2012-06 | 2016-03',
  ]);
  expect(reading.bullets.filter(({ section }) => section === 'experience')).toEqual([]);
});

test('what was done in so many years is no job', () => {
  const reading = read([
    { text: 'Uta Muster', size: 20 },
    '',
    { text: 'Berufserfahrung', size: 14, font: 1 },
    'Bühnentischlerin, Stadttheater Eiderau, 2012 – 2024',
    '• Leiterin der Werkstatt in der Umbauzeit 2018 – 2020, Husum',
    '• Planung der Gastspiele in den Jahren 2014 – 2016, Kiel',
    '• Lager neu geordnet, Ausgaben von 2019 – 2021 um 12 % gesenkt',
  ]);
  expect(entriesIn(reading, 'experience')).toHaveLength(1);
});

test('the month of a date that runs across two cells is part of no name', () => {
  const reading = read([
    { text: 'Alex Muster', size: 20 },
    '',
    { text: 'Berufserfahrung', size: 14, font: 1 },
    [[56, 'Seit Oktober'], [150, '2016 Zeltbau Probst']], // prettier-ignore
    [[56, '2011 bis'], [150, '2014 Lehre als Gerberin']], // prettier-ignore
  ]);
  const told = [...entriesIn(reading, 'experience'), ...entriesIn(reading, 'education')];
  expect(told.map((entry) => entry.split(' | ').slice(2).join(' '))).toEqual(['2016-10 present', '2011 2014']);
  expect(told.join()).not.toMatch(/Seit|Oktober|bis/u);
});
