/** A change of type parts a post from its employer, and tells which is which where the words do not. */
import { describe, expect, test } from 'vitest';
import { typeRuns } from '../../../src/engine/reading/page/type-runs.ts';
import { readResume } from '../../../src/engine/reading/index.ts';
import { document, face, page, span } from '../builder.ts';
import { AS_OF, entriesIn, read, type Row } from './sheet.ts';

const BOLD = 1;
const STEP = 0.5 * 10.5;

/** Spans one behind the other; every second one in bold. */
function cellOf(...texts: readonly string[]): Parameters<typeof typeRuns>[0] {
  let x = 56;
  const spans = texts.map((text, at) => {
    const drawn = span({ text, x, font: at % 2 === 0 ? BOLD : 0 });
    x += text.length * STEP;
    return drawn;
  });
  const [first] = spans;
  if (!first) throw new Error('no text');
  return { text: texts.join(''), box: first.box, spans };
}

test('small capitals are of the type of their initials', () => {
  const parts = [['Assistante, ', 1, 12], ['L', 0, 12], ['ABORATOIRES ', 0, 9], ['V', 0, 12], ['ERNEAU', 0, 9]] as const; // prettier-ignore
  const spans = parts.map(([text, font, size], at) => span({ text, x: 56 + 60 * at, font, size }));
  const [first] = spans;
  if (!first) throw new Error('no text');
  const texts = typeRuns({ text: parts.map(([text]) => text).join(''), box: first.box, spans });
  expect(texts.map(({ text }) => text)).toEqual(['Assistante, ', 'LABORATOIRES VERNEAU']);
});

test('a cell that was cut at the end of its sentence has the type of what is left', () => {
  const { box, spans } = cellOf('Tecnica di laboratorio', ', Acquario di Milo. Manutenzione delle vasche');
  const texts = typeRuns({ text: 'Tecnica di laboratorio, Acquario di Milo', box, spans });
  expect(texts.map(({ text }) => text)).toEqual(['Tecnica di laboratorio', ', Acquario di Milo']);
});

describe('texts of one cell', () => {
  test.each<[readonly string[], readonly string[]]>([
    [
      ['Assistante de direction', ', Laiterie de la Vilaine'],
      ['Assistante de direction', ', Laiterie de la Vilaine'],
    ],
    [
      ['', 'Escenógrafa en ', 'Marea Alta'],
      ['Escenógrafa', ' en Marea Alta'],
    ],
    [
      ['Assistente', ' na ', 'Moinhos do Vale'],
      ['Assistente ', 'na Moinhos do Vale'],
    ],
    [
      ['Aide-comptable', ' au sein du ', 'Groupe Altérieux'],
      ['Aide-comptable ', 'au sein du Groupe Altérieux'],
    ],
    [
      ['Conseillère', ' at ', 'Kervalis'],
      ['Conseillère ', 'at Kervalis'],
    ],
    [
      ['Editora assistente', ' na Livraria Mondego'],
      ['Editora assistente ', 'na Livraria Mondego'],
    ],
    [
      ['Secrétaire', ' (CDD), Cabinet Morvan'],
      ['Secrétaire (CDD)', ', Cabinet Morvan'],
    ],
    [
      ['Acme', ' Oakland'],
      ['Acme ', 'Oakland'],
    ],
  ])('%j', (texts, told) => {
    expect(typeRuns(cellOf(...texts)).map(({ text }) => text)).toEqual(told);
  });

  test.each([[['Chef', ' de projet']], [['Bé', 'nédicte']], [['Data Analyst']]])('%j is one', (texts) => {
    expect(typeRuns(cellOf(...texts)).map(({ text }) => text)).toEqual([texts.join('')]);
  });
});

describe('a resume that sets posts in bold and employers not', () => {
  const head = (title: string, employer: string, dates: string): Row[] => [
    { text: title, font: BOLD }, employer, dates, '• Took care of what there was to take care of in the firm',
  ]; // prettier-ignore

  test('has them so where neither is known', () => {
    const reading = read([
      { text: 'Experience', size: 14 },
      ...head('Data Analyst', 'Example Works Inc.', 'Mar 2019 – May 2021'),
      ...head('Office Manager', 'Harbour Systems LLC', '2016 – 2019'),
      'Blue Fox',
      { text: 'Growth Wizard', font: BOLD },
      '2014 – 2016',
      '• Took care of what there was to take care of in the firm',
    ]);
    expect(entriesIn(reading, 'experience')).toEqual([
      'Data Analyst | Example Works Inc. | 2019-03 | 2021-05',
      'Office Manager | Harbour Systems LLC | 2016 | 2019',
      'Growth Wizard | Blue Fox | 2014 | 2016',
    ]);
  });

  test('an employer set unlike the others, as links are, stays beside its post', () => {
    const reading = read([
      { text: 'Experience', size: 14 },
      ...head('Data Analyst', 'Example Works Inc.', 'Mar 2019 – May 2021'),
      ...head('Office Manager', 'Harbour Systems LLC', '2016 – 2019'),
      { text: 'Night Clerk', font: BOLD },
      { text: 'Blue Fox', colour: '#0000ff' },
      '2014 – 2016',
      '• Took care of what there was to take care of in the firm',
    ]);
    expect(entriesIn(reading, 'experience')[2]).toBe('Night Clerk | Blue Fox | 2014 | 2016');
  });

  test('where only the posts are known, the employers are what is set otherwise', () => {
    const bold = (text: string): Row => ({ text, font: BOLD });
    const reading = read([
      { text: 'Work history', size: 14 },
      bold('The Rusty Anchor'), 'Venue Manager', 'Nov 2021 to now', '• Turnover up by a third, wage cost held',
      bold('Salt Shed'), 'Function Coordinator', 'Feb 2017 to Dec 2018', '• Trained fifteen casuals in silver service',
      bold('Freo & Chippery'), 'Counter hand', '2014 to 2016', '• Opened, closed and counted the till',
    ]); // prettier-ignore
    expect(entriesIn(reading, 'experience')[2]).toBe('Counter hand | Freo & Chippery | 2014 | 2016');
  });
});

test('the type parts a school from the degree behind it, and a post from what a semicolon parts from it', () => {
  const line = (dates: string, name: string, rest: string, y: number): ReturnType<typeof span>[] => [
    span({ text: dates, x: 56, y }),
    span({ text: name, x: 170, y, font: BOLD }),
    span({ text: ` ${rest}`, x: 170 + name.length * STEP, y }),
  ];
  const spans = [
    span({ text: 'Nora Exemple', y: 790, size: 22 }),
    span({ text: 'Expériences', y: 760, size: 14 }),
    ...line('2013 - 2015', 'Agence Brume', 'Associé; Développeur de sites pour des musées', 740),
    span({ text: 'Formation', y: 700, size: 14 }),
    ...line('2007 - 2010', 'Université de Nantes', 'Master of Science', 680),
  ];
  const reading = readResume(document([page([], { spans })], { fonts: [face('Lato'), face('Lato', { weight: 700 })] }), { asOf: AS_OF }); // prettier-ignore
  expect(entriesIn(reading, 'experience')).toEqual(['Associé | Agence Brume | 2013 | 2015']);
  expect(entriesIn(reading, 'education')).toEqual(['Master of Science | Université de Nantes | 2007 | 2010']);
});

test('degree and school in capitals, with nothing between but the face', () => {
  const line = (degree: string, school: string, y: number): ReturnType<typeof span>[] => [
    span({ text: degree, x: 56, y, font: BOLD }),
    span({ text: ` ${school}`, x: 56 + degree.length * STEP, y }),
  ];
  const spans = [
    span({ text: 'Nora Beispiel', y: 790, size: 22 }),
    span({ text: 'Allgemeine und berufliche Bildung', y: 760, size: 14 }),
    span({ text: '01/10/2018 – 30/06/2019', x: 56, y: 740 }),
    ...line('NOSTRIFIKATION IM GEHOBENEN DIENST', 'FH NORDAU', 726),
    span({ text: '01/10/2009 – 10/07/2012', x: 56, y: 700 }),
    ...line('BACHELOR DER KRANKENPFLEGE', 'MEDIZINISCHE FAKULTÄT EMSAU', 686),
    span({ text: 'Sprachen', y: 640, size: 14 }),
    span({ text: 'Deutsch und Englisch, fließend in Wort und Schrift', x: 56, y: 620 }),
  ];
  const reading = readResume(document([page([], { spans })], { fonts: [face('Lato'), face('Lato', { weight: 700 })] }), { asOf: AS_OF }); // prettier-ignore
  expect(entriesIn(reading, 'education')).toEqual([
    'NOSTRIFIKATION IM GEHOBENEN DIENST | FH NORDAU | 2018-10 | 2019-06',
    'BACHELOR DER KRANKENPFLEGE | MEDIZINISCHE FAKULTÄT EMSAU | 2009-10 | 2012-07',
  ]);
});
