/** Headings whose words stand for licences or patents, courses or schooling, and what a bracket counts behind a heading. */
import { expect, test } from 'vitest';
import { headingsOf, read, type Row } from './sheet.ts';

const large = (text: string): Row => ({ text, size: 14 });
const ITALIAN: readonly Row[] = [
  'Ada Esempio', 'ada@example.org', '', large('Esperienze professionali'), '2016 – 2019: Istruttrice di nuoto, Piscina Comunale di Alba',
  'Corsi per adulti e bambini, sorveglianza delle vasche e manutenzione', '', large('Titoli di studio'), '2014 Diploma di liceo scientifico, Liceo Cocito, Alba', '',
]; // prettier-ignore
const FRENCH: readonly Row[] = [
  'Ada Exemple', 'ada@example.org', '', large('Expérience professionnelle'), '2016 – 2019 : Soudeuse, Chaudronnerie Exemple SA',
  'Soudage de cuves et de tuyauteries pour la chimie et pour les brasseries', '', large('Études'), '2014 CAP soudage, Lycée Exemple, Lens', '',
]; // prettier-ignore

test.each([
  ['Brevetti', ITALIAN, ['Assistente bagnanti, 2017', 'Istruttore FIN di primo livello, 2019'], 'certifications'],
  ['Brevetti', ITALIAN, ['EP 1234567, metodo per la filtrazione delle acque, inventrice, 2017'], 'publications'],
  ['Brevets', FRENCH, ['Soudage TIG 141, 2017', 'Premiers secours, 2019'], 'certifications'],
  ['Brevets', FRENCH, ['FR 2999999, procédé de filtration des eaux, co-inventrice, 2017'], 'publications'],
  ['Formazione e aggiornamento', ITALIAN, ['Codice dei contratti pubblici (SNA, 24 ore, 2023)', 'Privacy negli enti locali, 2022'], 'certifications'],
  ['Formazione e aggiornamento', ITALIAN, ['2019 Laurea triennale in Scienze motorie, Università degli Studi di Alba'], 'education'],
  ["Capacità nell'uso delle tecnologie", ITALIAN, ['Buona conoscenza del pacchetto Office e del protocollo informatico'], 'skills'],
  ['Pubblicazioni scelte (su 34, h-index 15)', ITALIAN, ['Esempio A. (2019). Acque e piscine. Quaderni di igiene, 4, 12–18.'], 'publications'],
  ['Publications choisies (sur 20)', FRENCH, ['Exemple A. (2019). Cuves et soudures. Revue du métal, 4, 12–18.'], 'publications'],
] as const)('%s (%#)', (heading, top, rows, kind) => {
  expect(headingsOf(read([...top, large(heading), ...rows]))).toContain(`${heading}: ${kind}`);
}); // prettier-ignore
