/** Headings of internships and of jobs on the side, told by what they are made of. */
import { describe, expect, test } from 'vitest';
import { headingsOf, read, type Row } from './sheet.ts';

const heading = (text: string): Row => ({ text, font: 1, size: 13 });

const sheetOf = (education: string, work: string, languages: string): readonly Row[] => [
  { text: 'Nevio Bernasconi', size: 20 }, '',
  heading(education), [[56, '2018 – 2022'], [180, 'Scuola media di Biasca']], '',
  heading(work), [[56, '07.2022'], [180, 'Falegname']], [[180, 'Carpenteria Lodrini SA']], '',
  heading(languages), 'Italiano, inglese, tedesco',
]; // prettier-ignore

describe('headings of work on the side', () => {
  test.each([
    ['Formazione', 'Stage e lavori estivi', 'Lingue'],
    ['Formazione', "Stage d'orientamento", 'Lingue'],
    ['Education', 'Summer jobs', 'Languages'],
    ['Education', 'Internships and part-time jobs', 'Languages'],
    ['Formation', 'Jobs étudiants', 'Langues'],
    ['Formation', 'Stages d’observation', 'Langues'],
    ['Educación', 'Prácticas y trabajos de verano', 'Idiomas'],
    ['Formação', 'Trabalhos sazonais', 'Idiomas'],
  ])('%s, %s, %s', (education, work, languages) => {
    expect(headingsOf(read(sheetOf(education, work, languages)))).toContain(`${work}: experience`);
  });

  test.each<[string, readonly Row[]]>([
    ['with its dates beside it', [[[56, 'Lavori stagionali'], [400, '2019 – 2021']], 'Vigneti Olmo, Lodi']],
    ['in plain letters', ['Lavori stagionali', 'Vigneti Olmo, Lodi']],
    ['over its employer and dates', [{ text: 'Lavori stagionali', font: 1, size: 12 }, 'Vigneti Olmo, Lodi, 2019 – 2021']],
  ])('a post %s is none', (_, post) => {
    const rows = [...sheetOf('Formazione', 'Esperienza', 'Lingue').slice(0, 8), ...post, ''];
    const told = headingsOf(read([...rows, heading('Lingue'), 'Italiano, inglese, tedesco']));
    expect(told.slice(1)).toEqual(['Esperienza: experience', 'Lingue: languages']);
  }); // prettier-ignore
});
