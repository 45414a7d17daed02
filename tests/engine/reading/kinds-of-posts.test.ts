/** Kinds of posts before their employer, schools among jobs, levels before their subject, rows of labels and of values. */
import { describe, expect, test } from 'vitest';
import { readResume } from '../../../src/engine/reading/index.ts';
import { document, face } from '../builder.ts';
import { AS_OF, entriesIn, headingsOf, read, sheet, type Row } from './sheet.ts';

const large = (text: string): Row => ({ text, size: 14 });
const rail = (date: string, text: string): Row => [[56, date], [200, text]]; // prettier-ignore
const PROSE = 'Einführung eines Berichtswesens und Leitung eines Teams mit sechs Mitarbeitenden in der Werkstatt';
const PROSA = 'Addetta alla cucina e alla sala con esperienza nella gestione degli ordini e dei fornitori del locale';

const jobsIn = (...rows: readonly Row[]): string[] =>
  entriesIn(read([PROSE, '', large('Berufserfahrung'), ...rows]), 'experience');
const schoolsIn = (...rows: readonly Row[]): string[] =>
  entriesIn(read([PROSE, '', large('Ausbildung'), ...rows]), 'education');

describe('a kind of post right before the employer', () => {
  test.each([
    ['Praktikum Quellwerk AG München', 'Praktikum | Quellwerk AG'],
    ['Minijob Bäckerei Hubinger, Emsau', 'Minijob | Bäckerei Hubinger'],
    ['Praktikum Marketing', 'Praktikum Marketing | -'],
  ])('%s', (text, head) => {
    expect(jobsIn(rail('08/2014 – 08/2015', text))).toEqual([`${head} | 2014-08 | 2015-08`]);
  });

  test('in Italian', () => {
    const reading = read([PROSA, '', large('Esperienze lavorative'), rail('2018 – 2019', 'Tirocinio Serramenti Adda S.r.l.')]);
    expect(entriesIn(reading, 'experience')).toEqual(['Tirocinio | Serramenti Adda S.r.l. | 2018 | 2019']);
  }); // prettier-ignore
});

describe('a row that names a school alone among jobs', () => {
  const rows = [
    rail('08/2003 – 06/2007', 'Grundschule Hollfing'),
    rail('08/2007 – 06/2014', 'Luisen-Gymnasium Emsau'),
    rail('08/2014 – 08/2015', 'Aushilfe, Bäckerei Hubinger'),
  ];

  test('is schooling where nothing else is told', () => {
    const reading = read([PROSE, '', large('Beruflicher Werdegang'), ...rows]);
    expect(entriesIn(reading, 'education')).toEqual([
      '- | Grundschule Hollfing | 2003-08 | 2007-06',
      '- | Luisen-Gymnasium Emsau | 2007-08 | 2014-06',
    ]);
    expect(entriesIn(reading, 'experience')).toEqual(['Aushilfe | Bäckerei Hubinger | 2014-08 | 2015-08']);
  });

  test('is an employer where schooling has a heading of its own', () => {
    const schooling = ['', large('Ausbildung'), rail('1995 – 2001', 'Lehramtsstudium, Universität Emsau')];
    const reading = read([PROSE, '', large('Beruflicher Werdegang'), ...rows, ...schooling]);
    expect(entriesIn(reading, 'experience')).toHaveLength(3);
  });
});

describe('the head of studies', () => {
  test('goes on behind the bar that follows its level', () => {
    expect(schoolsIn('Bachelor | Tourismuswirtschaft | FH Lindau', '2015 – 2019')).toEqual([
      'Bachelor – Tourismuswirtschaft | FH Lindau | 2015 | 2019',
    ]);
  });

  test('holds no rows of labels', () => {
    const row = (label: string, value: string): Row => [[130, label], [200, value]]; // prettier-ignore
    expect(
      schoolsIn(
        rail('seit 2017', 'Promotionsstudium, Universität Emsau'),
        row('Titel', 'Neue Veränderungen in Zellen der Leber und ihrer Umgebung'),
        row('Betreuer', 'Prof. Dr. Fritz Damrath, Dr. med. Dana Nöring'),
        row('Abteilung', 'Institut für Zellbiologie, Fakultät der'),
        [[200, 'Universität Emsau, Standort Nord']],
        rail('2010 – 2016', 'Studium der Biologie, Hochschule Lindau'),
      ),
    ).toEqual([
      'Promotionsstudium | Universität Emsau | 2017 | present',
      'Studium der Biologie | Hochschule Lindau | 2010 | 2016',
    ]);
  });
});

describe('headings side by side', () => {
  test('open both sections', () => {
    const bold = (x: number, text: string): Row => ({ text, x, font: 1, size: 13 });
    const reading = read([
      PROSA, '', bold(56, 'Esperienze lavorative'), rail('2018 – 2019', 'Cuoca, Trattoria Adda'), '',
      bold(56, 'Istruzione'), rail('2013 – 2018', 'Diploma alberghiero, Istituto Valsesia'), '',
      [[56, 'COMPETENZE INFORMATICHE'], [330, 'COMPETENZE LINGUISTICHE']],
      [[56, 'Linguaggi: Python, SQL'], [330, 'Inglese: ottimo, tedesco: base']],
    ]); // prettier-ignore
    expect(headingsOf(reading)).toContain('COMPETENZE INFORMATICHE: skills+languages');
  });
});

describe('a table of values that wrap', () => {
  test('is no second column', () => {
    const tool = (y: number, name: string): Row => ({ text: name, x: 150, y });
    const said = (y: number, text: string): Row => ({ text, x: 300, y });
    const reading = read([
      PROSE, '', large('Kenntnisse'),
      tool(700, 'Python'), said(700, '5 Am häufigsten genutzt, vor allem für'), said(687, 'Auswertungen und kleine Dienste'),
      tool(669, 'Java'), said(669, '8 Studium und zwei große Vorhaben im'), said(656, 'Betrieb eines Versicherers'),
      tool(638, 'Docker'), said(638, '3 Abbilder bauen und Behälter in der'), said(625, 'Werkstatt verteilen'),
      tool(607, 'Ansible'), said(607, '2 Einrichtung mehrerer Rechner für'), said(594, 'Kundinnen und Kunden'),
      tool(576, 'Spring'), said(576, '4 Kern aller Dienste des Hauses, auch'), said(563, 'der ältesten'),
      tool(545, 'Linux'), said(545, '8 Erfahrung mit vielen Arten und deren'), said(532, 'Einrichtung'),
      tool(505, 'Interessen'), tool(480, 'Schach im Verein'), tool(466, 'Rudern'), tool(452, 'Lesen'), tool(438, 'Chor'),
    ]); // prettier-ignore
    expect(reading.columns.map(({ count }) => count)).toEqual([1]);
  });
});

describe('a line that closes a bracket', () => {
  test('tells no date of its own', () => {
    const reading = read([
      PROSA, '', large('Esperienze lavorative'), { text: 'Marzo 2006 – Ottobre 2019 Agricola Montefalco', font: 1 },
      '• Cura della rete locale della cantina e del magazzino, acquisti e assistenza.',
      '• Progettazione e cura del sito della cantina (Aprile 2008 – Novembre',
      '2012).',
    ]); // prettier-ignore
    expect(entriesIn(reading, 'experience')).toHaveLength(1);
  });
});

describe('the dot of a timeline before a post in bold', () => {
  test('over the row of its employer and its dates', () => {
    const firm = (text: string, dates: string): Row => [[56, text], [430, dates]]; // prettier-ignore
    const post = (text: string): Row => ({ text, x: 64, font: 1 });
    const drawn = sheet([
      PROSA, '', large('Esperienze'), post('Cuoca di linea'), firm('Ristorazione Collettiva Adda S.R.L.', 'Giu 2023 - Presente'), 'Lodi, Italia', '',
      '• Preparazione dei pasti per tre scuole', '• Ordini e magazzino',
      post('Aiuto cuoca'), firm('Trattoria Colleoni di Bergamo', 'Ott 2019 - Mag 2023'), 'Lodi, Italia', '', '• Linea dei primi',
    ]); // prettier-ignore
    const rules = drawn.spans.flatMap(({ font, box, baseline }) =>
      font === 1 ? [{ box: { x: box.x - 7, y: baseline + 1.5, width: 4, height: 4 }, orientation: 'horizontal' as const, colour: '#000000' }] : [],
    ); // prettier-ignore
    const fonts = [face('Lato'), face('Lato', { weight: 700 })];
    const reading = readResume(document([{ ...drawn, rules }], { fonts }), { asOf: AS_OF });
    expect(entriesIn(reading, 'experience')).toEqual([
      'Cuoca di linea | Ristorazione Collettiva Adda S.R.L. | 2023-06 | present',
      'Aiuto cuoca | Trattoria Colleoni di Bergamo | 2019-10 | 2023-05',
    ]);
  });
});
