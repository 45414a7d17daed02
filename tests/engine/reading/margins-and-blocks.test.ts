/** Two texts with their dates in margins of their own, heads beside their list items, and periods that stand in two rows. */
import { expect, test } from 'vitest';
import { entriesIn, read, type Row } from './sheet.ts';

const at = (x: number, y: number, text: string, font = 0, size = 9): Row => ({ x, y, text, font, size });
const HEAD: readonly Row[] = [
  { text: 'Jean Exemple', x: 40, y: 800, size: 22, font: 1 },
  at(40, 780, 'Serveur dans les restaurants de la côte, au service des clients et de leurs convives, à Lens'),
];

test('jobs and degrees side by side are no table, though each has its dates in a margin', () => {
  const job = (y: number, from: string, to: string, post: string, firm: string): Row[] => [
    at(40, y, `${from} -`), at(90, y, post, 1, 9.5), at(40, y - 12, to), at(90, y - 13, firm), at(90, y - 26, '- Mise en place et service en salle'),
  ]; // prettier-ignore
  const study = (y: number, year: string, degree: string, school: string): Row[] => [
    at(320, y, year), at(370, y, degree, 1, 9.5), at(370, y - 13, school),
  ]; // prettier-ignore
  const reading = read([
    ...HEAD,
    at(40, 740, 'EXPÉRIENCES', 1, 12), at(320, 740, 'FORMATION', 1, 12),
    ...job(718, '2022', '2025', 'Chef de rang', 'Hôtel Bellerive, Lens'), ...study(718, '2017', 'BTS MHR', 'Lycée hôtelier de Lens'),
    ...job(656, '2019', '2022', 'Commis de salle', 'Brasserie du Quai, Lens'), ...study(682, '2015', 'Bac techno STHR', 'Lycée hôtelier de Lens'),
    at(320, 634, 'LANGUES', 1, 12), at(320, 614, 'Anglais'), at(400, 614, 'courant'), at(320, 600, 'Espagnol'), at(400, 600, 'courant'),
    ...job(594, '2017', '2019', 'Plongeur', 'Camping Dorvane, Lens'),
  ]); // prettier-ignore
  expect(reading.columns[0]?.count).toBe(2);
  expect(entriesIn(reading, 'experience')).toEqual([
    'Chef de rang | Hôtel Bellerive | 2022 | 2025',
    'Commis de salle | Brasserie du Quai | 2019 | 2022',
    'Plongeur | Camping Dorvane | 2017 | 2019',
  ]);
  expect(entriesIn(reading, 'education').map((entry) => entry.split(' | ')[0])).toEqual(['BTS MHR', 'Bac techno STHR']);
});

test('heads of three lines beside their list items are no column', () => {
  const job = (y: number, dates: string, post: string, firm: string): Row[] => [
    at(56, y, dates, 1), at(56, y - 12, post, 1), at(56, y - 24, firm),
    ...['Relance des clients et suivi de leurs comptes', 'Préparation de la paie de vingt salariés', 'Suivi de la trésorerie de la maison'].map((text, n) => at(240, y - 12 * n, `• ${text}`)),
  ]; // prettier-ignore
  const reading = read([
    ...HEAD,
    at(56, 740, 'Expérience professionnelle', 1, 12),
    ...job(720, 'Depuis avril 2022', 'Assistante de gestion', 'Menuiseries Ormel, Lens'),
    ...job(684, 'Janvier 2019 - mars 2022', 'Assistante administrative', 'Cabinet Dorvane, Lens'),
    ...job(648, '09/2016 - 12/2018', 'Employée polyvalente', 'Supermarché Brumes, Lens'),
    at(56, 600, 'Langues', 1, 12),
    at(56, 584, 'Anglais courant'),
  ]); // prettier-ignore
  expect(reading.columns[0]?.count).toBe(1);
  expect(reading.bullets).toHaveLength(9);
  expect(entriesIn(reading, 'experience')).toEqual([
    'Assistante de gestion | Menuiseries Ormel | 2022-04 | present',
    'Assistante administrative | Cabinet Dorvane | 2019-01 | 2022-03',
    'Employée polyvalente | Supermarché Brumes | 2016-09 | 2018-12',
  ]);
});

test('the end above the start, now among the ends, years among the periods', () => {
  const entry = (y: number, to: string, from: string, first: string, second: string): Row[] => [
    at(56, y, to), at(160, y, first, 1), at(56, y - 12, from), at(160, y - 12, second),
  ]; // prettier-ignore
  const reading = read([
    ...HEAD,
    at(56, 740, 'Expérience', 1, 13),
    ...entry(720, "Aujourd'hui", 'Mars 2020', 'Responsable paie', 'Holding Ormel, Lens'),
    ...entry(680, 'Février 2020', 'Juin 2016', 'Gestionnaire de paie', 'Société Dorvane, Lens'),
    ...entry(640, 'Mai 2016', 'Septembre 2013', 'Assistante RH', 'Centrale Brumes, Lens'),
    at(56, 600, 'Formation', 1, 13),
    ...entry(580, '2013', '2011', 'Master GRH', 'École Bellerive'),
    ...entry(540, '2011', '2008', 'Licence en économie et gestion', 'Université de Lens'),
  ]);
  expect(entriesIn(reading, 'experience')).toEqual([
    'Responsable paie | Holding Ormel | 2020-03 | present',
    'Gestionnaire de paie | Société Dorvane | 2016-06 | 2020-02',
    'Assistante RH | Centrale Brumes | 2013-09 | 2016-05',
  ]);
  expect(entriesIn(reading, 'education')).toEqual([
    'Master GRH | École Bellerive | 2011 | 2013',
    'Licence en économie et gestion | Université de Lens | 2008 | 2011',
  ]);
});

test('"Parcours" over degrees is education beside the heading of the jobs', () => {
  const large = (text: string): Row => ({ text, size: 14, font: 1 });
  const reading = read([
    ...HEAD,
    '', '', '',
    large('Expérience professionnelle'),
    'Serveur, Hôtel Bellerive, 2015 - 2018',
    large('Parcours'),
    '2008 - 2012 : École Normale des Dunes, Concours Lettres, Rang 1',
    '2012 - 2014 : Master de lettres, Université de Lens',
    '2009 - 2012 : Licence de lettres, Université de Lens',
    '2009 : Baccalauréat littéraire, Lycée des Dunes',
  ]); // prettier-ignore
  expect(entriesIn(reading, 'experience')).toEqual(['Serveur | Hôtel Bellerive | 2015 | 2018']);
  expect(entriesIn(reading, 'education')).toHaveLength(4);
});

test('a side column whose rows happen to be level with the text keeps the sections that stand beside it', () => {
  const side = (y: number, heading: string, ...rows: readonly string[]): Row[] => [
    at(40, y, heading, 1, 13), ...rows.map((text, n) => at(40, y - 15 - 11 * n, text, 0, 9.5)),
  ]; // prettier-ignore
  const reading = read([
    ...side(786, 'À propos', 'Sérieux et curieux', 'Goût du travail', 'Sens du service', 'Bonne humeur'),
    ...side(716, 'Compétences', 'MySQL', 'PHP', 'CSS', 'React'),
    ...side(646, 'Langues', 'Français', 'Anglais', 'Italien'),
    at(220, 788, 'Jean Exemple', 1, 20),
    ...Array.from({ length: 15 }, (_, n) => at(220, 771 - 11.2 * n, `Conception du service numéro ${String(n)} pour les clients de la maison`, 0, 9.5)),
  ]); // prettier-ignore
  expect(reading.columns[0]?.count).toBe(2);
});

test('contact data with their labels beside dated studies are a side column, not the first cells of a table', () => {
  const pair = (y: number, label: string, value: string): Row[] => [at(40, y, label), at(67, y, value)];
  const reading = read([
    at(40, 790, '庹晓岚', 1, 22),
    at(40, 700, '联系方式', 1, 11), at(225, 700, '教育背景', 1, 11),
    at(40, 671.5, '电话 13800005271'), at(225, 670.9, '漓江民族大学', 1, 9.5), at(400, 671.5, '2020年9月 - 2024年6月'),
    ...pair(656.5, '邮箱', 't@example.org'), at(225, 655.5, '社会工作 本科（在读） 排名 6/58'),
    ...pair(641.5, '微信', '同手机号'), at(225, 640.5, '主修：社会调查方法、个案工作'),
    ...pair(626.5, '现居', '广西桂林市'), at(225, 618.9, '桂林市第四中学', 1, 9.5), at(400, 619.5, '2017年9月 - 2020年6月'),
    at(225, 603.5, '高中'),
    at(40, 590, '技能特长', 1, 11),
    ...['个案访谈、小组活动', '数据分析', '公众号排版'].map((text, n) => at(40, 568 - 15 * n, text)),
    at(225, 575, '实习经历', 1, 11), at(225, 551, '桂林市向日葵服务中心', 1, 9.5), at(400, 551, '2023年3月 - 2023年8月'),
    at(225, 536, '社工实习生'), ...['跟进困境儿童个案，撰写个案记录', '协助完成街道办的年中评估'].map((text, n) => at(229, 521 - 15 * n, `✓ ${text}`)),
  ]); // prettier-ignore
  expect(reading.columns[0]?.count).toBe(2);
  expect(entriesIn(reading, 'education')).toHaveLength(2);
});
