/** Employers in letters of their own behind words that lead to them: "Archivista per *Memoria Scritta*". */
import { describe, expect, test } from 'vitest';
import { entriesIn, read, type Row } from './sheet.ts';

const STEP = 5.25;
const large = (text: string, y: number): Row => ({ text, size: 14, y });

/** A row of runs, the second in the bold face, beside its period. */
function told(y: number, when: string, [post, firm, rest]: readonly [string, string, string]): Row[] {
  const at = 180;
  return [
    { text: when, y, x: 56 },
    { text: post, y, x: at },
    { text: firm, y, x: at + post.length * STEP, font: 1 },
    { text: rest, y, x: at + (post.length + firm.length) * STEP },
  ];
}

describe('behind a word and its article', () => {
  test.each<[string, readonly [string, string, string], readonly [string, string, string], readonly string[], string, string]>([
    ['Esperienza', ['Archivista libera professionista per ', 'Cooperativa Memoria Scritta', ', Firenze.'], ['Catalogatrice (contratto a progetto) presso la ', 'Biblioteca degli Intronati', ', Siena.'], ['Archivista libera professionista | Cooperativa Memoria Scritta | 2018 | 2021', 'Catalogatrice (contratto a progetto) | Biblioteca degli Intronati | 2013 | 2016'], 'Lingue', 'Italiano madrelingua e inglese buono, parlato e scritto ogni giorno'],
    ['Expérience', ['Traductrice indépendante pour ', 'Lumière Vive', ', Nantes.'], ['Relectrice pour les ', 'Presses Anciennes', ', Brest.'], ['Traductrice indépendante | Lumière Vive | 2018 | 2021', 'Relectrice | Presses Anciennes | 2013 | 2016'], 'Langues', 'Français langue maternelle et anglais courant, parlé et écrit tous les jours'],
    ['Experiencia', ['Traductora autónoma para ', 'Faro Vivo', ', Cádiz.'], ['Correctora para la ', 'Imprenta Antigua', ', Huelva.'], ['Traductora autónoma | Faro Vivo | 2018 | 2021', 'Correctora | Imprenta Antigua | 2013 | 2016'], 'Idiomas', 'Español, lengua materna, e inglés hablado y escrito todos los días'],
  ])('%s', (heading, first, second, wanted, languages, said) => {
    const rows: Row[] = [
      { text: said, y: 790 }, large(heading, 760), ...told(740, '2018–2021', first), ...told(722, '2013–2016', second),
      large(languages, 690), { text: said, y: 670 },
    ]; // prettier-ignore
    expect(entriesIn(read(rows), 'experience')).toEqual(wanted);
  }); // prettier-ignore
});

test('a period from the first of a month that breaks before its last word', () => {
  const said = 'Italiano madrelingua e inglese buono, parlato e scritto ogni giorno';
  const rows: Row[] = [
    said, '', { text: 'Esperienza', size: 14 },
    [[56, '1° dicembre 2021 – in'], [180, 'Funzionaria archivista presso Archivio di Valdarbia,']], [[56, 'corso'], [180, 'Siena. Responsabile della sala di studio e della sezione diplomatico.']],
    [[56, '2013 – 2021'], [180, 'Catalogatrice presso Biblioteca degli Intronati, Siena']], '',
    { text: 'Lingue', size: 14 }, said,
  ]; // prettier-ignore
  expect(entriesIn(read(rows), 'experience')[0]).toBe(
    'Funzionaria archivista | Archivio di Valdarbia | 2021-12 | present',
  );
});
