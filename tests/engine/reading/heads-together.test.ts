/** Heads that one by one tell nothing: what the section's other heads show tells which words are the post and which the employer. */
import { expect, test } from 'vitest';
import { entriesIn, read, type Row } from './sheet.ts';

const TOPS = {
  en: ['Profile', 'I am a calm person and like working with other people and in a team with colleagues', 'Work Experience'],
  pt: ['Perfil', 'Sou uma pessoa séria e gosto de trabalhar com o público e em equipa com os colegas', 'Experiência profissional'],
  es: ['Perfil', 'Soy una persona seria y me gusta trabajar con el público y en equipo con los compañeros', 'Experiencia laboral'],
  ja: ['職務要約', '十年にわたり現場で働き、後輩の指導も担当してきました。', '職務経歴'],
} as const; // prettier-ignore

const jobs = (language: keyof typeof TOPS, rows: readonly Row[]): string[] => {
  const [profile, prose, experience] = TOPS[language];
  const large = (text: string): Row => ({ text, size: 14, font: 1 });
  return entriesIn(read([large(profile), prose, '', large(experience), ...rows]), 'experience');
};

test.each<[keyof typeof TOPS, readonly Row[], readonly string[]]>([
  ['en', ['Plumber (Marlow Finch)', '2020 – 2023', '', 'Dental Nurse (Halewood Row, Truro)', '2016 – 2019'], ['Plumber | Marlow Finch | 2020 | 2023', 'Dental Nurse | Halewood Row | 2016 | 2019']],
  ['es', ['Albañil (Tres Olmos)', '2020 – 2023', '', 'Cocinero (Molinos del Berro, S.A.)', '2016 – 2019'], ['Albañil | Tres Olmos | 2020 | 2023', 'Cocinero | Molinos del Berro, S.A. | 2016 | 2019']],
  ['ja', ['営業担当（麦の穂、姫路市）', '2020年4月～2023年3月', '', '調理補助（大森屋、松本市）', '2016年4月～2019年3月'], ['営業担当 | 麦の穂 | 2020-04 | 2023-03', '調理補助 | 大森屋 | 2016-04 | 2019-03']],
])('%s: an employer in brackets behind every post', (language, rows, told) => {
  expect(jobs(language, rows)).toEqual(told);
}); // prettier-ignore

test('brackets that hold no names are of the posts', () => {
  const rows = ['Plumber (part-time)', '2020 – 2023', '', 'Dental Nurse (Leeds)', '2016 – 2019'];
  expect(jobs('en', rows)).toEqual(['Plumber (part-time) | - | 2020 | 2023', 'Dental Nurse (Leeds) | - | 2016 | 2019']);
});

test.each<[keyof typeof TOPS, readonly Row[], readonly string[]]>([
  ['pt', ['Dunamar', 'Maquetista de cena', '2020 – 2023', '', 'Bigorna', 'Carpinteiro', '2016 – 2019'], ['Maquetista de cena | Dunamar | 2020 | 2023', 'Carpinteiro | Bigorna | 2016 | 2019']],
  ['es', ['Mareal, Huelva', 'Encofrador', '2020 – 2023', '', 'Tres Olmos, Lugo', 'Albañil', '2016 – 2019'], ['Encofrador | Mareal | 2020 | 2023', 'Albañil | Tres Olmos | 2016 | 2019']],
])('%s: one post known by its words shows which line is the employer of all', (language, rows, told) => {
  expect(jobs(language, rows)).toEqual(told);
}); // prettier-ignore
