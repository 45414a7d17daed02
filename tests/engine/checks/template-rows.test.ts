/** What a template leaves in words that no list foresees: orders to write something here, rows of names of fields. */
import { expect, test } from 'vitest';
import check from '../../../src/engine/checks/content/outdated-lines.ts';
import type { Language } from '../../../src/resume/language.ts';
import { line } from '../builder.ts';
import { tell } from '../outcome.ts';

const told = (language: Language, text: string): readonly string[] =>
  tell(check, { language, lines: [line(text)], sections: [], headings: [] }).ids;

test.each([
  ['es', 'Describe aquí tus logros más recientes'],
  ['en', 'Please list your main tools here'],
  ['en', 'Name of the course, Provider, Year'],
  ['fr', 'Précisez les dates ici'],
  ['fr', 'Intitulé du diplôme, Établissement, Ville, Année'],
  ['pt', 'Detalhe suas tarefas aqui'],
  ['de', 'Hier bitte Ihre Stationen auflisten'],
  ['de', 'Abschluss, Hochschule, TT.MM.JJJJ'],
  ['it', 'Elenca le tue mansioni qui'],
  ['it', 'Titolo del corso, Ente, Anno'],
  ['ja', '20XX年X月　△△検定'],
] as const)('%s: left to be filled in: %s', (language, text) => {
  expect(told(language, text)).toEqual(['placeholder']);
});

test.each([
  ['es', 'Aquí coordiné las obras de doce escuelas'],
  ['en', 'Here I led twelve designers'],
  ['en', 'City council, state archive, company library'],
  ['en', 'Certificate of Advanced Study, Ridge College, 2019'],
  ['fr', 'Ici, direction de douze chantiers'],
  ['de', 'Ort, Datum, Unterschrift'],
  ['de', 'Hier zwölf Auszubildende angeleitet'],
  ['it', 'Luogo, data, firma'],
] as const)('%s: nothing left: %s', (language, text) => {
  expect(told(language, text)).toEqual([]);
});
