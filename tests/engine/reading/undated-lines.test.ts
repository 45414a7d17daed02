/** Sections without a date whose every line is a job. */
import { describe, expect, test } from 'vitest';
import { entriesIn, read, type Row } from './sheet.ts';

const large = (text: string): Row => ({ text, size: 14 });
const WORDS = {
  es: ['Experiencia laboral', 'Idiomas', 'Inglés y francés, buen conocimiento hablado y escrito de los dos'],
  pt: ['Experiência profissional', 'Línguas', 'Inglês e francês, ambos bem falados e escritos por mim'],
  it: ['Esperienze lavorative', 'Lingue', 'Inglese e francese, buona conoscenza della lingua parlata e scritta'],
} as const;

const jobs = (language: keyof typeof WORDS, ...rows: readonly string[]): string[] => {
  const [heading, closing, told] = WORDS[language];
  return entriesIn(read([large(heading), ...rows, large(closing), told]), 'experience').map((job) => job.replace(/ \| - \| -$/u, '')); // prettier-ignore
};

test.each([
  ['it', ['Cameriera presso Bar Centrale, Lodi (3 anni)', 'Commessa presso Panificio Quell, Lodi (2 anni)', 'Colf presso famiglie private (1 anno)'], ['Cameriera | Bar Centrale', 'Commessa | Panificio Quell', 'Colf | famiglie private']],
  ['it', ['- Cameriera presso Bar Centrale, Lodi', '- Commessa presso Panificio Quell, Lodi'], ['Cameriera | Bar Centrale', 'Commessa | Panificio Quell']],
  ['it', ['Bar Centrale, Lodi: cameriera', 'Panificio Quell, Lodi: commessa'], ['cameriera | Bar Centrale', 'commessa | Panificio Quell']],
  ['es', ['Camarera en Bar Central, Lugo (3 años)', 'Limpiadora en casas particulares (1 año)'], ['Camarera | Bar Central', 'Limpiadora | casas particulares']],
  ['pt', ['Empregada de mesa no Café Central, Braga (3 anos)', 'Operadora de caixa no Supermercado Quell, Braga'], ['Empregada de mesa | Café Central', 'Operadora de caixa | Supermercado Quell']],
] as const)('%s: %j', (language, rows, wanted) => {
  expect(jobs(language, ...rows)).toEqual(wanted);
}); // prettier-ignore

describe('no jobs', () => {
  test.each([
    ['lines that say what was done', ['Gestione degli ordini presso la sede di Lodi', 'Accoglienza dei clienti del negozio']],
    ['one line among others', ['Cameriera presso Bar Centrale, Lodi', 'Servizio ai tavoli e cassa, turni serali.', 'Preparazione delle colazioni']],
  ])('%s', (_, rows) => {
    expect(jobs('it', ...rows)).toEqual([]);
  });
}); // prettier-ignore
