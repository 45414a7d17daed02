/** Jobs at the dots of a timeline, school years, firms with their legal form below a post, studies among jobs, personal data under a doubtful heading. */
import { describe, expect, test } from 'vitest';
import { LEXICONS } from '../../../src/engine/lexicons/index.ts';
import { rangesIn } from '../../../src/engine/reading/dates/dates.ts';
import { isCareerBreak } from '../../../src/engine/reading/entries/career-breaks.ts';
import { headOf } from '../../../src/engine/reading/heads/headers.ts';
import { readResume } from '../../../src/engine/reading/index.ts';
import type { Reading } from '../../../src/engine/reading/reading.ts';
import { document, face } from '../builder.ts';
import { AS_OF, entriesIn, headingsOf, read, sheet, type Row } from './sheet.ts';

const large = (text: string): Row => ({ text, size: 14 });
const rail = (date: string, text: string): Row => [[56, date], [200, text]]; // prettier-ignore
const PROSE = 'Einführung eines Berichtswesens und Leitung eines Teams mit sechs Mitarbeitenden in der Werkstatt';
const PROSA = 'Addetta alla cucina e alla sala con esperienza nella gestione degli ordini e dei fornitori del locale';

describe('drawn marks before names with their dates at the other edge', () => {
  const DOTTED = new Set([64, 78]);
  const dot = (text: string, dates: string): Row => [[64, text], [430, dates]]; // prettier-ignore
  const item = (text: string): Row => [[78, text]];
  const firm = (text: string): Row => [[66, text]];

  /** A small square before whatever stands at one of the two edges. */
  function readDotted(...rows: readonly Row[]): Reading {
    const drawn = sheet(rows);
    const rules = drawn.spans.flatMap(({ box, baseline }) =>
      DOTTED.has(box.x) ? [{ box: { x: box.x - 7, y: baseline + 1.5, width: 4, height: 4 }, orientation: 'horizontal' as const, colour: '#000000' }] : [],
    ); // prettier-ignore
    return readResume(document([{ ...drawn, rules }], { fonts: [face('Lato'), face('Lato', { weight: 700 })] }), {
      asOf: AS_OF,
    });
  }

  test('are the dots of a timeline: each opens a job', () => {
    const rows = [
      dot('Capo partita', 'Mar 2019 – in corso'), firm('Osteria Quattro Venti, Lodi'), item('Preparazione delle salse'), item('Gestione degli ordini della partita'), '',
      dot('Piegatura e stiro', 'Giu 2017 – Feb 2019'), firm('Lavanda Bianca, Lodi'), item('Cura dei capi delicati'),
    ]; // prettier-ignore
    expect(entriesIn(readDotted(PROSA, '', large('Esperienza'), ...rows), 'experience')).toEqual([
      'Capo partita | Osteria Quattro Venti | 2019-03 | present',
      'Piegatura e stiro | Lavanda Bianca | 2017-06 | 2019-02',
    ]);
  });

  test('but below a job with dates of its own they tell what was done there', () => {
    const job = ['Cuoca, Mensa Serena S.r.l.', 'Gen 2015 – Dic 2020'];
    const list = [dot('Menu della scuola', 'Gen 2016 – Dic 2017'), dot('Menu estivo', 'Giu 2018 – Set 2018')];
    expect(entriesIn(readDotted(PROSA, '', large('Esperienza'), ...job, ...list), 'experience')).toHaveLength(1);
  });
});

test.each([
  ['a.s. 2018/2019 – a.s. 2020/2021', 'it', '2018', '2021'],
  ['Schuljahr 2018/19 bis Schuljahr 2020/21', 'de', '2018', '2021'],
] as const)('%s runs from the first school year to the last', (text, language, start, end) => {
  expect(rangesIn(text, LEXICONS[language]).map((range) => [range.start, range.end])).toEqual([[start, end]]);
});

describe('a firm with its legal form', () => {
  const head = (...texts: readonly string[]): unknown[] => {
    const { title, organisation } = headOf(texts, 'experience', LEXICONS.de);
    return [title, organisation];
  };

  test('is the employer, whatever trades its post names', () => {
    expect(head('Verkäuferin im Fachhandel, Bereich Papier, Schule, Geschenke', 'Papyria Handelsgesellschaft mbH, Wien')).toEqual([
      'Verkäuferin im Fachhandel, Bereich Papier, Schule, Geschenke', 'Papyria Handelsgesellschaft mbH',
    ]);
  }); // prettier-ignore

  test('stands before its town and a stroke', () => {
    expect(head('Farbwerk GmbH / Emsau-Niederau', 'Malerbetrieb')).toEqual(['Malerbetrieb', 'Farbwerk GmbH']);
  });
});

test('studies among the jobs are no post, though schooling has a heading of its own', () => {
  const reading = read([
    PROSE, '', large('Beruflicher Werdegang'), rail('02.2015 – 12.2019', 'Fachinformatiker, Rechenwerk GmbH'), rail('10.2010 – 06.2012', 'Studium Bauwesen – BTU Emsau'), '',
    large('Schulbildung'), rail('08.2004 – 05.2010', 'Gesamtschule Emsau'),
  ]); // prettier-ignore
  expect(entriesIn(reading, 'experience')).toEqual(['Fachinformatiker | Rechenwerk GmbH | 2015-02 | 2019-12']);
  expect(entriesIn(reading, 'education')[0]).toBe('Studium Bauwesen | BTU Emsau | 2010-10 | 2012-06');
});

test('work of care at home is no job', () => {
  expect(isCareerBreak(['Care-Arbeit in der Familie'], LEXICONS.de)).toBe(true);
});

test('"Persönliches" above a name heads no interests', () => {
  const headings = (...below: readonly string[]): string[] => headingsOf(read([PROSE, '', large('Persönliches'), ...below, '', large('Berufserfahrung'), 'Köchin, Mensa Emsau GmbH', '2015 – 2019'])); // prettier-ignore
  expect(headings('Name: Ada Exempel', 'Geburtsdatum: 3. Mai 1990')).toEqual(['Berufserfahrung: experience']);
  expect(headings('Wandern und Singen im Chor')).toContain('Persönliches: interests');
});

test('a dash between a town and a telephone number is none of the town', () => {
  const { contact } = read([
    { text: 'Rosa Belforte', size: 20 },
    'Via Roma 8, 95024 Lentina (CT) – Tel. 095 555 0187',
    PROSA,
  ]);
  expect(contact.location?.value).toBe('95024 Lentina (CT)');
});

test('kinds of schools are known with and without stops', () => {
  const { title, organisation } = headOf(
    ['Diploma alberghiero, settore sala', 'I.P.S.S.C.T. "L. Valsesia", Lodi'],
    'education',
    LEXICONS.it,
  );
  expect([title, organisation]).toEqual(['Diploma alberghiero, settore sala', 'I.P.S.S.C.T. "L. Valsesia"']);
});
