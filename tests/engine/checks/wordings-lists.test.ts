/** Duties under a label, traits listed for skills, prompts of templates and passives with a word between: told by their form in each language. */
import { describe, expect, test } from 'vitest';
import spacing from '../../../src/engine/checks/ats/letter-spacing.ts';
import outdated from '../../../src/engine/checks/content/outdated-lines.ts';
import weak from '../../../src/engine/checks/content/weak-phrases.ts';
import { SOFT_SKILLS } from '../../../src/engine/lexicons/soft-skills.ts';
import { passiveIn } from '../../../src/engine/reading/items/passive.ts';
import { LEXICONS } from '../../../src/engine/lexicons/index.ts';
import { contact, document, entry, line, page } from '../builder.ts';
import { tell } from '../outcome.ts';

describe('weak-phrases', () => {
  test.each([
    ['es', 'Tareas realizadas: barrer la nave, abrir el portón'],
    ['es', 'Ejecución de diversas tareas en el almacén'],
    ['en', 'Other duties: sweeping the yard, opening the gate'],
    ['en', 'Carried out various odd jobs around the marina'],
    ['fr', 'Tâches quotidiennes : balayer la cour, ouvrir le portail'],
    ['fr', 'Exécution de différentes tâches au dépôt'],
    ['pt', 'Atividades diárias: varrer o pátio, abrir o portão'],
    ['pt', 'Execução de diversas tarefas no depósito'],
    ['de', 'Sonstige Tätigkeiten: Hof kehren, Tor öffnen'],
    ['de', 'Erledigung aller anfallenden Arbeiten im Lager'],
    ['it', 'Mansioni svolte: spazzare il cortile, aprire il cancello'],
    ['it', 'Disbrigo di varie pratiche per il deposito'],
  ] as const)('%s: a label of duties opens it: %s', (language, text) => {
    expect(tell(weak, { language, entries: [entry({ bullets: [text, text, text] })] }).ids[0]).toBe('count');
  });

  test.each([
    ['en', 'Activities budget raised from 4 to 9 thousand'],
    ['de', 'Aufgabenverteilung neu geordnet und 9 Stunden gewonnen'],
    ['fr', 'Mission humanitaire menée dans 4 villages'],
  ] as const)('%s: no label: %s', (language, text) => {
    expect(tell(weak, { language, entries: [entry({ bullets: [text, text, text] })] }).ids).not.toContain('count');
  });
});

test.each([
  ['ja', 'ここに職務の内容を入力してください'],
  ['zh', '请在此处填写工作内容和业绩'],
  ['pt', 'Inclua seus cursos aqui'],
] as const)('%s: a prompt of a template is left: %s', (language, text) => {
  const lines = [line(text)];
  expect(tell(outdated, { language, lines, sections: [], headings: [] }).ids).toContain('placeholder');
});

test.each([
  ['ja', '前職への問い合わせはご希望に応じて対応いたします'],
  ['zh', '可向本人前任主管核实'],
  ['zh', '推荐信可在面试时出示'],
] as const)('%s: references are offered: %s', (language, text) => {
  expect(tell(outdated, { language, document: document([page([text])]) }).ids).toContain('references');
});

test.each([
  ['en', 'All nine ledgers are now kept by two clerks'],
  ['fr', 'Les neuf registres ont tous été recopiés en un mois'],
] as const)('%s: a word stands inside the passive: %s', (language, text) => {
  expect(passiveIn(text, LEXICONS[language])).not.toBeNull();
});

test('traits that are calm or tidy are traits', () => {
  expect(SOFT_SKILLS.en).toContain('tidy');
  for (const words of Object.values(SOFT_SKILLS)) expect(new Set(words).size).toBe(words.length);
});

test('a name in letters too many to be seen in them is the largest line', () => {
  const told = (text: string) =>
    tell(spacing, {
      language: 'en',
      document: document([page([text])], { text }),
      contact: contact({}),
      headings: [],
      lines: [line(text, { size: 20 }), line('Harbour pilot'), line('odette@example.org')],
    });
  expect(told('O D E T T E L O R I M A R').ids).toContain('name');
  expect(told('A B C 1').ids).not.toContain('name');
});
