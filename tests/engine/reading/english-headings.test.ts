/** Headings of English resumes: in a rail right below the dates of a job, in the middle of the page in bold capitals. */
import { describe, expect, test } from 'vitest';
import { entriesIn, headingsOf, read, type Row } from './sheet.ts';

const PROSE = 'Led a team of nine and cut the time to answer customers in half within a year';

describe('in a rail', () => {
  const label = (y: number, text: string): Row => ({ text, y, size: 10, font: 1 });
  const beside = (y: number, text: string): Row => ({ text, x: 200, y, size: 10.5 });
  const bold = (y: number, text: string): Row => ({ text, x: 200, y, size: 10.5, font: 1 });

  test('beside a degree, below the dates that close the last job', () => {
    const reading = read([
      { text: 'Odette Framley', size: 20 },
      label(700, 'PROFILE'), beside(700, PROSE),
      label(660, 'EXPERIENCE'), bold(660, 'Workshop Assistant'), beside(646, 'Morrow Motors Ltd'), beside(632, 'May 2021 - June 2022'), beside(616, '• Changed oil and brakes in the yard'),
      bold(590, 'Shelf Packer'), beside(576, 'Alderney Supermarket'), beside(562, 'Nov 2020 - Jan 2021'),
      label(534, 'EDUCATION'), bold(534, 'CSEC - 6 subjects'), beside(520, 'Morrow Government Secondary School'), beside(506, '2016 - 2021'), beside(490, 'Mathematics II, English A II, Mechanical Engineering Technology II,'), beside(476, 'Integrated Science II, Social Studies III'),
      label(448, 'SKILLS'), beside(448, 'Brakes, diagnostic scanning, welding'),
    ]); // prettier-ignore
    expect(headingsOf(reading)).toEqual(['PROFILE: summary', 'EXPERIENCE: experience', 'EDUCATION: education', 'SKILLS: skills']); // prettier-ignore
    expect(entriesIn(reading, 'experience')).toHaveLength(2);
    expect(entriesIn(reading, 'education')).toEqual(['CSEC – 6 subjects | Morrow Government Secondary School | 2016 | 2021']); // prettier-ignore
  });
});

test('in the middle, by the noun that stands last', () => {
  const centred = (y: number, text: string): Row => ({ text, x: 300 - text.length * 2.6, y, font: 1 });
  const line = (y: number, text: string): Row => ({ text, y });
  const rows: Row[] = [
    { text: 'Odette Framley', size: 20 },
    centred(740, 'EXPERIENCE'), line(720, 'Bridge Engineer, City of Morrow, May 2012 - June 2022'), line(706, PROSE),
    centred(680, 'BRIDGES AND OTHER LARGE PROJECTS'), line(660, '• Morrow Ferry Landing, completed 2021'), line(646, '• Tarn Avenue Underpass, 2015'),
    centred(620, 'EDUCATION'), line(600, 'BSc Civil Engineering, Tarn University, 2008'),
  ]; // prettier-ignore
  expect(headingsOf(read(rows))).toEqual(['EXPERIENCE: experience', 'BRIDGES AND OTHER LARGE PROJECTS: projects', 'EDUCATION: education']); // prettier-ignore
});

describe('in words of their own', () => {
  test.each([
    ['What I do well', 'skills'],
    ['Where I learnt', 'education'],
    ["Where I've taught", 'experience'],
    ['Off shift', 'interests'],
    ['People who will speak for me', 'references'],
    ['Relevant skills and accomplishments', 'skills'],
    ['Executive profile', 'summary'],
    ['Representative projects', 'projects'],
  ])('%s', (heading, kind) => {
    const large = (text: string): Row => ({ text, size: 14 });
    const rows: Row[] = [{ text: 'Odette Framley', size: 20 }, large('Awards'), PROSE, '', large(heading), PROSE, PROSE];
    expect(headingsOf(read(rows))).toContain(`${heading}: ${kind}`);
  }); // prettier-ignore
});
