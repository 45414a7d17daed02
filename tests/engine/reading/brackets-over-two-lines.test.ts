/** Periods in brackets that break over two lines of a narrow column. */
import { expect, test } from 'vitest';
import { entriesIn, read, type Row } from './sheet.ts';

const bold = (text: string): Row => ({ text, font: 1 });
const large = (text: string): Row => ({ text, size: 14 });

test.each([
  ['Expérience', 'Clinique Saint-Roch', ['Employée à l’accueil (CDI, temps plein, 2021 à ce', 'jour)'], 'Employée à l’accueil | Clinique Saint-Roch | 2021 | present', 'Mutualité La Prévoyante', 'Gestionnaire de dossiers (CDD, janvier 2019 à décembre 2020)', 'Gestionnaire de dossiers | Mutualité La Prévoyante | 2019-01 | 2020-12', 'Langues', 'Français langue maternelle et anglais courant, parlé et écrit tous les jours'],
  ['Experiencia', 'Clínica San Roque', ['Administrativa de consultas (jornada completa, de 2021 a la', 'actualidad)'], 'Administrativa de consultas | Clínica San Roque | 2021 | present', 'Mutua La Previsora', 'Gestora de expedientes (temporal, enero de 2019 a diciembre de 2020)', 'Gestora de expedientes | Mutua La Previsora | 2019-01 | 2020-12', 'Idiomas', 'Español, lengua materna, e inglés hablado y escrito todos los días'],
  ['Esperienza', 'Clinica San Rocco', ['Impiegata di accettazione (tempo pieno, settembre 2021 –', 'in corso)'], 'Impiegata di accettazione | Clinica San Rocco | 2021-09 | present', 'Mutua La Previdente', 'Addetta alle pratiche (tempo determinato, gennaio 2019 – dicembre 2020)', 'Addetta alle pratiche | Mutua La Previdente | 2019-01 | 2020-12', 'Lingue', 'Italiano madrelingua e inglese buono, parlato e scritto ogni giorno'],
])('%s', (heading, firm, post, told, other, more, second, languages, said) => {
  const rows: Row[] = [said, '', large(heading), bold(firm), ...post, bold(other), more, '', large(languages), said];
  expect(entriesIn(read(rows), 'experience')).toEqual([told, second]);
}); // prettier-ignore
