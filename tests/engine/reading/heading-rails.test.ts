/** Themes that set the headings of sections in a rail at the left, in larger letters, and the entries beside them. */
import { describe, expect, test } from 'vitest';
import type { Page } from '../../../src/resume/document.ts';
import { readResume } from '../../../src/engine/reading/index.ts';
import type { Reading } from '../../../src/engine/reading/reading.ts';
import { document, face, page, span, type Text } from '../builder.ts';
import { AS_OF, entriesIn, headingsOf } from './sheet.ts';

/** The right edge of the rail, and the left one of the text. */
const EDGE = 150;
const BODY = 172;

const label = (y: number, text: string, size = 20): Text => {
  const { width } = span({ text, size, y }).box;
  return { text, size, y: y - 1, x: EDGE - width };
};
const head = (y: number, text: string): Text => ({ text, size: 16, y, x: BODY, font: 1 });
const sub = (y: number, text: string): Text => ({ text, size: 13, y, x: BODY });
const line = (y: number, text: string): Text => ({ text, size: 10.5, y, x: BODY });

const readTexts = (...texts: readonly (readonly Text[])[]): Reading =>
  readResume(
    document(
      texts.map((own): Page => page([], { spans: own.map((text) => span(text)) })),
      { fonts: [face('Lato'), face('Lato', { weight: 700 })] },
    ),
    { asOf: AS_OF },
  );

const NAME: Text = { text: 'Nora Example', size: 32, y: 800, x: BODY };

const ENGLISH: readonly Text[] = [
  NAME,
  line(780, 'nora@example.org'),
  label(740, 'Work'),
  head(740, 'Ledger Developer'),
  line(722, 'Quillmark Books'),
  line(706, 'Aug 2021 – Present'),
  line(690, 'Keeps the ledger of the whole shop and its four branches in order.'),
  sub(668, 'Highlights'),
  line(650, '• Moved the payments to a new ledger in one year'),
  line(634, '• Closed the books in five days, not in nine'),
  head(604, 'Shop Assistant'),
  line(586, 'Harbour Lane Toys'),
  line(570, 'Mar 2018 – Jul 2021'),
  sub(548, 'Highlights'),
  line(530, '• Opened a second desk in the west of the town'),
  label(490, 'Education'),
  head(490, 'Alderney Example University'),
  line(472, 'Bachelor in Economics'),
  line(456, 'Sep 2014 – Jun 2017'),
  sub(434, 'Courses'),
  line(416, 'Ledgers of the nineteenth century'),
  label(376, 'Skills'),
  head(376, 'Tools'),
  line(358, 'Ledgerworks, Sumtable'),
  label(318, 'Languages'),
  head(318, 'English'),
  line(300, 'Native'),
];

describe('headings in a rail of larger letters', () => {
  test('they are no column, and what stands beside them is no part of them', () => {
    const reading = readTexts(ENGLISH);
    expect(reading.columns.map(({ count }) => count)).toEqual([1]);
    expect(headingsOf(reading)).toEqual(['Work: experience', 'Education: education', 'Skills: skills', 'Languages: languages']); // prettier-ignore
  });

  test('labels within the entries open no sections', () => {
    const reading = readTexts(ENGLISH);
    expect(entriesIn(reading, 'experience')).toEqual([
      'Ledger Developer | Quillmark Books | 2021-08 | present',
      'Shop Assistant | Harbour Lane Toys | 2018-03 | 2021-07',
    ]);
    expect(reading.bullets.map(({ section }) => section)).toEqual(['experience', 'experience', 'experience']);
  });

  test('a rail of headings alone, at some distance, is no column beside the text', () => {
    const texts = ENGLISH.map((text) => (text.size === 20 ? { ...text, y: (text.y ?? 0) - 4 } : text));
    expect(readTexts(texts).columns.map(({ count }) => count)).toEqual([1]);
  });

  test('a label that wraps beside lines set closer is one', () => {
    const reading = readTexts([
      NAME,
      line(780, 'nora@example.org'),
      label(740, 'Esperienze'),
      label(716, 'lavorative'),
      head(740, 'Tirocinante contabile'),
      line(723, 'Cartiera Esempio'),
      line(707, 'Gen 2021 – Set 2021'),
      line(690, 'Registrazione delle fatture e controllo dei pagamenti dei clienti.'),
      label(650, 'Istruzione'),
      head(650, 'Università di Esempio'),
      line(632, 'Laurea in Economia'),
      line(616, 'Ott 2017 – Lug 2020'),
    ]);
    expect(headingsOf(reading)).toEqual(['Esperienze lavorative: experience', 'Istruzione: education']);
    expect(entriesIn(reading, 'experience')).toEqual(['Tirocinante contabile | Cartiera Esempio | 2021-01 | 2021-09']);
  });

  test('the end of a post that wraps is no heading by one of its words', () => {
    const texts = ENGLISH.flatMap(
      (text) =>
      text.text === 'Ledger Developer' ? [head(740, 'Developer of the Ledger and of its'), head(731, 'Interests and Hobbies Desk')] : [text], // prettier-ignore
    );
    expect(headingsOf(readTexts(texts))).toEqual(['Work: experience', 'Education: education', 'Skills: skills', 'Languages: languages']); // prettier-ignore
  });
});
