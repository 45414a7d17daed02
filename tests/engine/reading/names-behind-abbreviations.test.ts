/** Employers whose line breaks behind a word cut short: "Az. Agr." over "Giordano Michele". */
import { expect, test } from 'vitest';
import { entriesIn, read, type Row } from './sheet.ts';

const large = (text: string): Row => ({ text, size: 14 });
const dated = (when: string, what: string): Row => [[56, when], [180, what]]; // prettier-ignore

test.each([
  ['Esperienze lavorative', 'Operaio agricolo – Az. Agr.', 'Giordano Michele, Verzuolo', 'Operaio agricolo | Az. Agr. Giordano Michele | 2019 | 2022', 'Lavapiatti – Ristorante La Volpe, Cuneo', 'Lavapiatti | Ristorante La Volpe | 2017 | 2019', 'Lingue', 'Italiano madrelingua e inglese buono, parlato e scritto ogni giorno'],
  ['Esperienze lavorative', 'Segretaria – Studio Legale Avv.', 'Conti Marta, Nola', 'Segretaria | Studio Legale Avv. Conti Marta | 2019 | 2022', 'Barista – Ristorante La Volpe, Cuneo', 'Barista | Ristorante La Volpe | 2017 | 2019', 'Lingue', 'Italiano madrelingua e inglese buono, parlato e scritto ogni giorno'],
  ['Experiencia laboral', 'Auxiliar de clínica – Clínica Dra.', 'Almonte Vega, Huelva', 'Auxiliar de clínica | Clínica Dra. Almonte Vega | 2019 | 2022', 'Camarera – Bar La Encina, Niebla', 'Camarera | Bar La Encina | 2017 | 2019', 'Idiomas', 'Español, lengua materna, e inglés hablado y escrito todos los días'],
])('%s: %s', (heading, post, name, told, other, second, languages, said) => {
  const rows: Row[] = [said, '', large(heading), dated('2019 – 2022', post), [[180, name]], dated('2017 – 2019', other), '', large(languages), said];
  expect(entriesIn(read(rows), 'experience')).toEqual([told, second]);
}); // prettier-ignore
