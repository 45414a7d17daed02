/** Duties, offers of referees, prompts, wishes and foreign bullets in plain words of one's own; and honest neighbours of each. */
import { describe, expect, test } from 'vitest';
import outdated from '../../../src/engine/checks/content/outdated-lines.ts';
import weak from '../../../src/engine/checks/content/weak-phrases.ts';
import { languageOfPassage } from '../../../src/engine/reading/text/foreign.ts';
import { isObjective } from '../../../src/engine/reading/sections/profile.ts';
import { namedIdsIn } from '../../../src/resume/named-ids.ts';
import type { Language } from '../../../src/resume/language.ts';
import { document, entry, line, page, section } from '../builder.ts';
import { tell } from '../outcome.ts';

const isWeak = (language: Language, text: string): boolean =>
  tell(weak, { language, entries: [entry({ bullets: [text, text, text] })] }).ids.includes('count');

describe('duties', () => {
  test.each([
    ['es', 'Bajo mi cuidado estaban 9 jaulas del criadero'],
    ['es', 'Daba una mano en el puesto de helados'],
    ['en', 'Lent a hand at the ice cream stall for 2 summers'],
    ['fr', 'Prêtais main-forte au stand de glaces'],
    ['fr', 'J’étais affecté au vestiaire du théâtre'],
    ['pt', 'Dava uma mão na banca de gelados'],
    ['pt', 'Sob minha responsabilidade ficavam 9 gaiolas'],
    ['de', 'Für die Schlüssel von 9 Hütten verantwortlich gewesen'],
    ['de', 'Half beim Aufbau der Marktstände'],
    ['it', 'Davo una mano alla bancarella dei gelati'],
    ['it', 'Avevo in carico la chiave di 9 capanne'],
  ] as const)('%s: %s', (language, text) => expect(isWeak(language, text)).toBe(true));

  test.each([
    ['de', 'Für 9 Hütten neue Schlösser gebaut und 400 € gespart'],
    ['it', 'Caricato 9 carri in due giorni'],
    ['es', 'Mano de obra reducida un 9 % en el criadero'],
  ] as const)('%s: none: %s', (language, text) => expect(isWeak(language, text)).toBe(false));
});

test.each([
  ['fr', 'Recommandations d’anciens patrons si vous le souhaitez', 'references'],
  ['ja', '以前の上司をご紹介できます', 'references'],
  ['ja', '推薦状は当日に持参いたします', 'references'],
] as const)('%s: referees are offered: %s', (language, text, id) => {
  expect(tell(outdated, { language, document: document([page([text])]) }).ids).toContain(id);
});

const left = (language: Language, text: string): readonly string[] =>
  tell(outdated, { language, lines: [line(text)], sections: [], headings: [] }).ids;

test('a prompt in brackets is a prompt', () => {
  expect(left('de', '[Hier deine Hobbys einfügen]')).toContain('placeholder');
  expect(left('zh', '（请在此处填写兴趣爱好）')).toContain('placeholder');
});

test('a name that is half hidden is nobody’s to fill in', () => {
  expect(left('zh', '导师:贝某某教授')).not.toContain('placeholder');
  expect(left('zh', '某某公司 出纳')).toContain('placeholder');
});

describe('wishes', () => {
  const wants = (language: Language, text: string): boolean =>
    isObjective({ ...section('summary'), lines: text.split('\n').map((own) => line(own)) }, language);

  test.each([
    ['ja', '動物園での仕事に挑戦したいと思っております。長く働ける職場を希望します。'],
    ['zh', '希望找到一份动物园的工作。愿意从头学起，期待与同事共同进步。'],
  ] as const)('%s: nothing else', (language, text) => expect(wants(language, text)).toBe(true));

  test.each([
    ['ja', '動物園で飼育を担当し、来園者を倍増させました。さらに挑戦したいと考えております。'],
    ['zh', '熟悉大型动物的饲养与训练。希望继续从事相关工作。'],
    ['zh', '饲养员，专长涵盖大象与长颈鹿，期望改变动物园。'],
  ] as const)('%s: and what was done', (language, text) => expect(wants(language, text)).toBe(false));
});

test('short English bullets are told by their letters and two of their words', () => {
  expect(languageOfPassage('Fed nineteen giraffes and washed wooden stables with colleagues', 'de').foreign).toBe('en');
  expect(
    languageOfPassage('Microsoft Office, Adobe Photoshop, Power BI, Tableau, Jira, Slack, Trello, Zoom', 'de').foreign,
  ).toBeNull();
});

test('the number of an Italian identity card is none to give away', () => {
  expect(namedIdsIn('C.I. ZZ7654321')).toHaveLength(1);
  expect(namedIdsIn('Codice cliente ZZ7654321')).toHaveLength(0);
});
