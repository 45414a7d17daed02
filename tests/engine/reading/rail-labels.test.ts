/** Headings in a rail beside their sections. */
import { describe, expect, test } from 'vitest';
import { entriesIn, headingsOf, read, textsOf, type Row } from './sheet.ts';

const PROSE = 'Led a team of nine and cut the time to answer customers in half within a year';

describe('labels of a rail', () => {
  test('set to the right edge of a rail are alike, and one that opens no section ends the one above', () => {
    const reading = read([
      [[88.5, 'Profil'], [160, 'Pilotage du budget et suivi des fournisseurs pour une équipe']],
      [[67.5, 'EXPÉRIENCE'], [160, 'Comptable, Atelier Duroc'], [430, '2015 – 2019']],
      [[160, 'Suivi des comptes et des relances pour la clientèle de la région']],
      [[160, 'Pilotage du budget et suivi des fournisseurs pour une équipe']],
      [[72.75, 'FORMATION'], [160, 'BTS Comptabilité, Lycée Fénelon'], [430, '2014']],
      [[88.5, 'Divers'], [160, 'Sauveteur bénévole depuis 2016']],
    ]); // prettier-ignore
    expect(headingsOf(reading)).toEqual(['Profil: summary', 'EXPÉRIENCE: experience', 'FORMATION: education']);
    expect(textsOf(reading.sections.at(-1)?.lines ?? [])).toEqual(['BTS Comptabilité, Lycée Fénelon 2014']);
  });

  test('that run over rows are one heading, their rows lose it', () => {
    const reading = read([
      [[56, 'EDUCATION'], [160, 'Example University, Springfield']],
      [[160, 'B.Sc. in Physics'], [450, '2014']],
      '',
      [[56, 'RESEARCH'], [160, 'Institute for Examples']],
      [[56, 'EXPERIENCE'], [160, 'Research Assistant'], [450, '2015 – 2016']],
      [[160, 'Led a team of nine and cut the time to answer customers']],
      '',
      [[56, 'AWARDS &'], [160, 'Example Prize']],
      [[56, 'SCHOLARSHIPS'], [160, 'Given for the best thesis of the year']],
    ]); // prettier-ignore
    expect(headingsOf(reading)).toEqual([
      'EDUCATION: education',
      'RESEARCH EXPERIENCE: experience',
      'AWARDS & SCHOLARSHIPS: awards',
    ]);
    expect(textsOf(reading.sections[1]?.lines ?? []).slice(0, 2)).toEqual([
      'Institute for Examples',
      'Research Assistant 2015 – 2016',
    ]);
  });

  /** 23 letters of 5.25 points. */
  const near: readonly Row[] = [
    [[38, 'Education'], [160, 'BSc Botany, Example University']],
    [[160, 'June 2012']],
    [[38, 'Professional Experience'], [160, 'Orchard Manager, Pippin & Sons']],
    [[160, 'May 2016 – June 2021']],
    [[160, PROSE]],
    [[160, 'Pruner, Quince Holdings Ltd']],
    [[160, 'March 2013 – April 2016']],
    [[160, PROSE]],
    [[38, 'Skills'], [160, 'Grafting, Irrigation, Excel']],
  ]; // prettier-ignore

  test('may reach up to the edge that the text beside them keeps to', () => {
    const reading = read(near);
    expect(headingsOf(reading)).toEqual(['Education: education', 'Professional Experience: experience', 'Skills: skills']); // prettier-ignore
    expect(entriesIn(reading, 'experience')).toEqual([
      'Orchard Manager | Pippin & Sons | 2016-05 | 2021-06',
      'Pruner | Quince Holdings Ltd | 2013-03 | 2016-04',
    ]);
  });

  test('are none where text runs across that edge', () => {
    const items = (text: string): readonly Row[] => [PROSE, ...Array.from({ length: 3 }, (): Row => [[189, text]])];
    const { lines } = read([
      ...items('Grew the harvest by 12 %'),
      [[56, 'Orchard Manager at Pippin'], [189, '& Sons in the valley']],
      ...items('Led a team of nine'),
    ]); // prettier-ignore
    expect(lines[4]?.cells.map(({ text }) => text)).toEqual(['Orchard Manager at Pippin & Sons in the valley']);
  });

  test('of one row each stay two', () => {
    const reading = read([
      PROSE,
      [[56, 'SKILLS'], [160, 'Python, SQL, Power BI']],
      [[56, 'LANGUAGES'], [160, 'English, Spanish']],
      [[56, 'INTERESTS'], [160, 'Chess, running']],
    ]); // prettier-ignore
    expect(headingsOf(reading)).toEqual(['SKILLS: skills', 'LANGUAGES: languages', 'INTERESTS: interests']);
  });
});
