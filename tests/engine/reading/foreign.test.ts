import { describe, expect, test } from 'vitest';
import { languageOfPassage } from '../../../src/engine/reading/text/foreign.ts';
import type { Language } from '../../../src/resume/language.ts';

const told = (own: Language, text: string): Language | null => languageOfPassage(text, own).foreign;

describe('sister languages', () => {
  test.each([
    ['es', 'pt', 'Acompanhamento diário das vendas e negociação com fornecedores da região'],
    ['pt', 'es', 'Seguimiento diario de las ventas y negociación con proveedores de la región'],
    ['es', 'it', 'Controllo giornaliero delle vendite e trattativa con i fornitori della zona'],
    ['it', 'es', 'Control diario de las ventas y trato con los proveedores de la zona'],
    ['fr', 'it', 'Preparazione di piatti freddi e gestione del magazzino per la mensa'],
    ['en', 'de', 'Planung der Schichten und Einarbeitung neuer Kollegen in der Küche'],
  ] as const)('in a resume in %s a passage in %s, and not in its own', (own, other, text) => {
    expect(told(own, text)).toBe(other);
    expect(told(other, text)).toBeNull();
  });
});

describe('Japanese and Chinese', () => {
  test('kanji without kana are Japanese as long as Japan writes them', () => {
    expect(told('ja', '個別指導責任者、人材育成担当、目的別研修企画、負債管理')).toBeNull();
  });

  test('Chinese of either form is told in a Japanese resume, both in a Spanish one', () => {
    expect(told('ja', '负责华东地区的客户开发，带领六人团队完成目标')).toBe('zh');
    expect(told('ja', '負責華東地區的客戶開發，帶領六人團隊達成目標')).toBe('zh');
    expect(told('es', '負責華東地區的客戶開發，帶領六人團隊達成目標')).toBe('zh');
    expect(told('es', '普通自動車運転免許取得、日商簿記検定二級合格')).toBe('ja');
  });
});

test('a list of posts or tools is of no language', () => {
  for (const own of ['es', 'fr', 'pt', 'de', 'it', 'ja', 'zh'] as const)
    expect(
      told(own, 'Scrum Master, Product Owner, Customer Success Manager, Key Account Manager, Head of Growth'),
    ).toBeNull();
});
