/** What plain lines below a head tell: dates among their words are of no head, and a hanging indent makes items of them. */
import { describe, expect, test } from 'vitest';
import { entriesIn, read, type Row } from './sheet.ts';

const large = (text: string): Row => ({ text, size: 14, font: 1 });
const EN = [
  'I am a calm person and like working with other people and in a team with colleagues',
  large('Work Experience'),
];
const ES = ['Soy una persona seria y me gusta trabajar con el público y en equipo con los compañeros', large('Experiencia laboral')]; // prettier-ignore

describe('a year told since when among words', () => {
  test('opens no job where heads have their dates apart', () => {
    const rows = ['Albañil (2020 – 2023)', 'Tres Olmos, S.L.', 'Orden en el archivo de contratos desde 1998', 'Cocinero (2016 – 2019)', 'Molinos del Berro, S.A.', 'Carga y descarga de género']; // prettier-ignore
    expect(entriesIn(read([large('Perfil'), ...ES, ...rows]), 'experience')).toEqual([
      'Albañil | Tres Olmos, S.L. | 2020 | 2023',
      'Cocinero | Molinos del Berro, S.A. | 2016 | 2019',
    ]);
  });

  test('is of a job behind its post', () => {
    const rows = ['Albañil en Tres Olmos, S.L. desde 2021', '', 'Cocinero (2016 – 2019)', 'Molinos del Berro, S.A.', '', 'Camarero (2012 – 2015)', 'Bodegas Ontiver, S.A.']; // prettier-ignore
    expect(entriesIn(read([large('Perfil'), ...ES, ...rows]), 'experience')[0]).toBe('Albañil | Tres Olmos, S.L. | 2021 | present'); // prettier-ignore
  });
});

describe('lines that hang by the same below their first', () => {
  const item = (first: string, rest: string): Row[] => [first, [[66, rest]]];
  const LONG = 'Kept the appointment book for four practitioners and some sixty visitors a day in';
  const job = (post: string, firm: string, dates: string): Row[] => [
    [[54, post], [430, dates]], firm, ...item(LONG, 'two houses of the town'), ...item(LONG, 'three houses of the town'),
  ]; // prettier-ignore
  const rows = [...job('Plumber', 'Marlow Finch', '2020 – 2023'), ...job('Dental Nurse', 'Halewood Row', '2016 – 2019')]; // prettier-ignore

  test('are its items', () => {
    const { bullets } = read([large('Profile'), ...EN, ...rows]);
    expect(bullets.map(({ text }) => text)).toEqual([
      `${LONG} two houses of the town`, `${LONG} three houses of the town`,
      `${LONG} two houses of the town`, `${LONG} three houses of the town`,
    ]); // prettier-ignore
  });

  test('leave the heads alone', () => {
    expect(entriesIn(read([large('Profile'), ...EN, ...rows]), 'experience')).toEqual([
      'Plumber | Marlow Finch | 2020 | 2023',
      'Dental Nurse | Halewood Row | 2016 | 2019',
    ]);
  });
});
