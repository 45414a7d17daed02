/** The yardstick itself: what passes as the same, and what must not. */
import { describe, expect, test } from 'vitest';
import { sameName, sameOrganisation, samePlace, samePost, sameText } from './blind-match.ts';
import { pairs } from './blind-pairs.ts';

describe('titles', () => {
  test.each([
    ['Enfermera de UCI', 'ENFERMERA DE UCI'],
    ['Welder/Fabricator', 'Welder / Fabricator'],
    ['Chef de partie', 'Chef de partie (CDI)'],
    ['料理長', '料 理 長'],
    ['Software-Entwickler', 'Software‑Entwickler'],
  ])('%s is %s', (wanted, found) => {
    expect(sameText(wanted, found)).toBe(true);
  });

  test.each([
    ['Enfermera', 'Enfermera jefa de planta'],
    ['Praticante', 'Studio Commercialista Rolle'],
    ['Assistant Manager – Accounts', 'Assistant'],
    ['会计', '會計'],
  ])('%s is not %s', (wanted, found) => {
    expect(sameText(wanted, found)).toBe(false);
  });
});

test.each([
  ['Archive Assistant', 'Archive Assistant (Saturdays)', true],
  ['Meisterprüfung Kosmetik (in Vorbereitung)', 'Meisterprüfung Kosmetik', true],
  ['防災係長', '総務部 危機管理課 防災係長', true],
  ['總務部 課長', '課長', true],
  ['渉外係', '渉外係', true],
  ['航海路网点 负责人', '负责人', true],
  ['市民課・税務課 主事', '主事', true],
  ['企画部', '企画部 主査', false],
  ['Archive Assistant', 'Assistant (Saturdays)', false],
  ['(Saturdays)', 'Archive Assistant (Saturdays)', false],
])('post %s, found %s: %s', (wanted, found, right) => {
  expect(samePost(wanted, found)).toBe(right);
});

test('a form of address before a name is no part of it', () => {
  expect(sameName('Ludovico Sanvitale', 'Avv. Ludovico Sanvitale')).toBe(true);
  expect(sameName('Ludovico Sanvitale', 'Sanvitale')).toBe(false);
});

test.each([
  ['Aceros Nervión, S. L.', 'Aceros Nervión', true],
  ['株式会社みなと意匠室', 'みなと意匠室', true],
  ['IES Monte Cobetas', 'IES Monte Cobetas, Bilbao (España)', true],
  ['Estudio Larralde, Quiroga & Asociados', 'Estudio Larralde', false],
  ['Klinik Donaublick', 'Ratisbona', false],
])('company %s, found %s: %s', (wanted, found, right) => {
  expect(sameOrganisation(wanted, found)).toBe(right);
});

test.each([
  ['41003 Sevilla', 'Sevilla', true],
  ['Toledo, OH 43605', '418 Ironwood Ave, Toledo, OH', true],
  ['Pune - 411038', 'Pune', true],
  ['東京都練馬区', '東京都練馬区豊玉北3-8-15', true],
  ['東京都練馬区', '東京都', false],
  ['Madrid, España', 'España', false],
  ['São Paulo, SP', 'OAB/SP 412.077', false],
])('place %s, found %s: %s', (wanted, found, right) => {
  expect(samePlace(wanted, found)).toBe(right);
});

test('a record goes to the label that it fits best, and a lone date joins nothing', () => {
  const fields = { title: sameText, start: (a: string, b: string) => a === b };
  const wanted = [
    { title: 'Nurse', start: '2019' },
    { title: 'Nurse', start: '2015' },
    { title: 'Clerk', start: '2012' },
  ];
  const found = [
    { title: 'NURSE', start: '2015' },
    { title: 'Cook', start: '2012' },
  ];
  const { paired, extra } = pairs(wanted, found, fields);
  expect(paired.map((pair) => pair.found)).toEqual([null, found[0], null]);
  expect(extra).toEqual([found[1]]);
});
