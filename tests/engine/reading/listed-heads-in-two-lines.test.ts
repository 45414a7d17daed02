/** Heads in two lines of a list, kinds of schools over the school, posts under one employer, labels told by their face. */
import { describe, expect, test } from 'vitest';
import { schoolHeadOf } from '../../../src/engine/reading/schools/school-heads.ts';
import { LEXICONS } from '../../../src/engine/lexicons/index.ts';
import { readResume } from '../../../src/engine/reading/index.ts';
import type { Span } from '../../../src/resume/document.ts';
import { document, face, span } from '../builder.ts';
import { AS_OF, entriesIn, read, sheet, type Row } from './sheet.ts';

const large = (text: string): Row => ({ text, size: 14 });
const PROSE = 'Einführung eines Berichtswesens und Leitung eines Teams mit sechs Mitarbeitenden in der Werkstatt';
const ITALIAN = 'Gestione degli ordini e dei clienti della bottega, con il controllo delle fatture e della cassa.';

describe('a list item whose first line had room for more', () => {
  const reading = read([
    { text: 'Lebenslauf', size: 20 }, 'Kurzer Text zur Person und zu den Zielen', '', large('Ausbildung'),
    '• 04/2019 – 07/2022: Studiengemeinschaft Emsau', '  Allgemeine Hochschulreife (Abitur), Notendurchschnitt: 2,0',
    '• 10/2014 – 10/2017: Ausbildung zum Altenpfleger', '', large('Berufserfahrung'),
    '• 10/2017 – 09/2022: Stift St. Katharina', '  Altenpfleger',
    '• 08/2013 – 08/2014: Seniorenheim Nievenau', '  Freiwilliges Soziales Jahr',
    '• 06/2012 – 05/2013: Feldhof Emsau', '  Aushilfe an der Kasse', '', large('Sprachen'), 'Deutsch und Englisch',
  ]); // prettier-ignore

  test('names the employer above the post', () => {
    expect(entriesIn(reading, 'experience')).toEqual([
      'Altenpfleger | Stift St. Katharina | 2017-10 | 2022-09',
      'Freiwilliges Soziales Jahr | Seniorenheim Nievenau | 2013-08 | 2014-08',
      'Aushilfe an der Kasse | Feldhof Emsau | 2012-06 | 2013-05',
    ]);
  });

  test('or the school above the degree', () => {
    expect(entriesIn(reading, 'education')[0]).toBe(
      'Allgemeine Hochschulreife (Abitur) | Studiengemeinschaft Emsau | 2019-04 | 2022-07',
    );
  });
});

describe('a kind of school', () => {
  test.each([
    ['de', ['Einjährige Berufsfachschule Elektrotechnik', 'Anna Thoma Schule, Emsau'], 'Einjährige Berufsfachschule Elektrotechnik', 'Anna Thoma Schule'],
    ['de', ['SEKUNDARSCHULE B', 'Schulhaus Liguster'], 'SEKUNDARSCHULE B', 'Schulhaus Liguster'],
    ['de', ['Hauptschule', 'Geschwister-Wolf-Schule, Seelau', 'Hauptschulabschluss'], 'Hauptschulabschluss', 'Geschwister-Wolf-Schule'],
    ['it', ['Liceo Scientifico Statale (Ovada)', 'I.I.S. Barletti'], 'Liceo Scientifico Statale (Ovada)', 'I.I.S. Barletti'],
    ['de', ['Universitätslehrgang Öffentlichkeitsarbeit, Universität Emsau'], 'Universitätslehrgang Öffentlichkeitsarbeit', 'Universität Emsau'],
  ] as const)('%s: %j', (language, texts, degree, school) => {
    expect(schoolHeadOf(texts, LEXICONS[language])).toMatchObject({ title: degree, organisation: school });
  }); // prettier-ignore

  test.each([[['Realschule Emsau', 'Wahlpflichtfach Technik']], [['Gymnasium Emsau']]])('is the school itself: %j', (texts) => {
    expect(schoolHeadOf(texts, LEXICONS.de).organisation).toBe(texts[0]);
  }); // prettier-ignore
});

test('a post since a year lasts as long as its employer’s period', () => {
  const reading = read([
    PROSE, '', large('Berufspraxis'),
    [[56, '05/2019 – dato'], [200, 'Assistentin der Geschäftsführung']], [[200, 'Donau Energie GmbH, Emsau']], '',
    [[56, '03/2011 – 08/2016'], [200, 'Kammer für Handwerk und Gewerbe, Emsau']],
    [[200, 'ab 2014: Referentin Öffentlichkeitsarbeit']], [[200, '2011 – 2013: Sachbearbeiterin Mitgliederservice']], '',
    large('Sprachen'), 'Deutsch und Englisch in Wort und Schrift',
  ]); // prettier-ignore
  expect(entriesIn(reading, 'experience').slice(1)).toEqual([
    'Referentin Öffentlichkeitsarbeit | Kammer für Handwerk und Gewerbe | 2014 | 2016-08',
    'Sachbearbeiterin Mitgliederservice | Kammer für Handwerk und Gewerbe | 2011 | 2013',
  ]);
});

test('brackets below a firm hold what one was there', () => {
  const reading = read([
    PROSE, '', large('Tätigkeiten'),
    [[56, '2012 – 2017'], [200, 'Lenz Mathes Architektur, Emsau']], [[200, '[Partner der PartGmbB]']], '',
    [[56, '2002 – 2012'], [200, 'Ostmann + Lenz Architekten, Emsau']], [[200, '[Partner der GbR]']], '',
    large('Sprachen'), 'Deutsch und Englisch in Wort und Schrift',
  ]); // prettier-ignore
  expect(entriesIn(reading, 'experience')).toEqual([
    'Partner der PartGmbB | Lenz Mathes Architektur | 2012 | 2017',
    'Partner der GbR | Ostmann + Lenz Architekten | 2002 | 2012',
  ]);
});

test('a year behind the word for it is no label of a form', () => {
  const reading = read([
    ITALIAN, '', large('Istruzione'),
    [[56, 'Anno 1994:'], [220, 'Diploma di Perito Industriale in Meccanica conseguito']],
    [[220, "presso l'I.T.I.S. Pentamonte di Valbrina con votazione 44/60"]],
    [[56, 'Anno 2001:'], [220, 'Corso di formazione per carrellisti, ENAIP Valbrina']], '',
    large('Lingue'), 'Inglese e francese, buona conoscenza',
  ]); // prettier-ignore
  expect(entriesIn(reading, 'education')).toEqual([
    'Diploma di Perito Industriale in Meccanica | I.T.I.S. Pentamonte di Valbrina | - | 1994',
    'Corso di formazione per carrellisti | ENAIP Valbrina | - | 2001',
  ]);
});

test('a label in a face of its own needs no colon', () => {
  const page = sheet([ITALIAN, '', large('Competenze'), 'Cassa e magazzino']);
  const row = (y: number, label: string, value: string): Span[] => [span({ text: label, x: 60, y, font: 1 }), span({ text: value, x: 63 + 5.25 * label.length, y })]; // prettier-ignore
  const spans = [...page.spans, ...row(700, 'Lingue', 'Italiano (madrelingua), Inglese (B2)'), ...row(686, 'Interessi', 'Pallavolo, montagna')]; // prettier-ignore
  const fonts = [face('Lato'), face('Lato', { weight: 700 })];
  const { sections } = readResume(document([{ ...page, spans }], { fonts }), { asOf: AS_OF });
  expect(sections.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['skills', 'languages', 'interests']));
});
