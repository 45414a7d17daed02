import { describe, expect, it } from 'vitest';
import { FILLER, sent } from './page-of-lines.ts';

describe('numbers of identity and bank', () => {
  it.each([
    ['DNI 45122673P', 'DNI [ID_1]'],
    ['Steuer-ID: 76 504 308 190', 'Steuer-ID: [ID_1]'],
    ['IBAN ES16 9752 5901 5045 0315 8555', 'IBAN [ID_1]'],
    // A wrong check digit behind the right word is a slip of the pen.
    ['DNI: 45122673A', 'DNI: [ID_1]'],
    ['RUN 17.404.221-K', 'RUN [ID_1]'],
    ['CC 14550132 6 ZX4', 'CC [ID_1]'],
    ['Permis de conduire classe 5, n° G6534-120892-05', 'Permis de conduire classe 5, n° [ID_1]'],
    ['Cédula profesional 8834021', 'Cédula profesional [ID_1]'],
    ['PSI registration 13207', 'PSI registration [ID_1]'],
    ['Permis B, 2015', 'Permis B, 2015'],
    ['Mi cédula es 4.555.014-1 y vivo bien', 'Mi cédula es [ID_1] y vivo bien'],
    ['Brevete H44555014 A-IIb', 'Brevete [ID_1] A-IIb'],
    ['RFC MAMG900812QX1 P.IVA', 'RFC [ID_1] P.IVA'],
    ['教师资格证号：20194500121555014', '教师资格证号：[ID_1]'],
    ['Carta de condução E-155501 5, categorias B', 'Carta de condução [ID_1], categorias B'],
    ['T.P. 55015-SO', 'T.P. [ID_1]'],
    ['證書字號 A15550162', '證書字號 [ID_1]'],
    ['Permis B   CNIE A555017', 'Permis B   CNIE [ID_1]'],
    ['Driving licence 2018-2020', 'Driving licence 2018-2020'],
    ['Passport No: M8231457', 'Passport No: [ID_1]'],
    ['ES16 9752 5901 5045 0315 8554', 'ES16 9752 5901 5045 0315 8554'],
    ['ISO 9001:2015 y NOM-035', 'ISO 9001:2015 y NOM-035'],
  ])('%s', async (line, expected) => {
    expect((await sent([...FILLER, line])).split('\n').at(-1)).toBe(expected);
  });
});

describe('birth, age and marital lines', () => {
  it.each([
    ['Fecha de nacimiento: 14/03/1991', 'Fecha de nacimiento: [BIRTH_1]'],
    ['Née le 4 février 1992 à Lyon', 'Née le [BIRTH_1] à Lyon'],
    ['生年月日：1993年4月12日（満32歳）', '生年月日:[BIRTH_1](満[AGE_1])'],
    ['Familienstand: ledig', 'Familienstand: [MARITAL_1]'],
    ['Married with two children', '[MARITAL_1]'],
    ['1997年(平成9年)10月3日生', '[BIRTH_1]生'],
    ['出生 一九九九年十二月廿四日', '出生 [BIRTH_1]'],
    ['1993.07生｜32岁｜已婚已育', '[BIRTH_1]生｜[AGE_1]｜[MARITAL_1]'],
    ['Graz · in Lebensgemeinschaft', 'Graz · [MARITAL_1]'],
    ['DNI 45122673P, 2008 – 2012', 'DNI [ID_1], 2008 – 2012'],
    ['Nasc. 09.ago.1993', 'Nasc. [BIRTH_1]'],
    ['14 novembre 1990 à Kaolack, mariée', '[BIRTH_1] à Kaolack, [MARITAL_1]'],
    ['籍贯：广西 | 民族：壮族 | 1996-03', '籍贯:广西 | 民族:壮族 | [BIRTH_1]'],
    ['应届 | 29周岁 | 未婚', '应届 | [AGE_1] | [MARITAL_1]'],
    ['DNI 45122673P, en unión de hecho', 'DNI [ID_1], [MARITAL_1]'],
    ['2001（平成13）年5月30日生まれ', '[BIRTH_1]生まれ'],
    ['nubile (n. 17.1.1996)', '[MARITAL_1] (n. [BIRTH_1])'],
    ['Präsenzdienst:   1990', 'Präsenzdienst:   1990'],
    ['Data di nascita: 6/6/’91', 'Data di nascita: [BIRTH_1]'],
    ['1995年1月20日生まれ　既婚・子1人', '[BIRTH_1]生まれ [MARITAL_1]'],
    ['年齡：四十二', '年齡:[AGE_1]'],
    ['28-jährig, im Konkubinat lebend', '[AGE_1], [MARITAL_1]'],
    ['29歳 女性 未婚', '[AGE_1] 女性 [MARITAL_1]'],
    ['Marital Status: Married (2 kids)', 'Marital Status: [MARITAL_1]'],
    ['婚姻：已婚，育有二子', '婚姻:[MARITAL_1]'],
    ['Inicio: 14/03/2019', 'Inicio: 14/03/2019'],
    ['29 años de experiencia', '29 años de experiencia'],
    ['Single point of contact for 12 teams', 'Single point of contact for 12 teams'],
    ['Casado Construcciones S.L.', 'Casado Construcciones S.L.'],
  ])('%s', async (line, expected) => {
    expect((await sent(['CV', line])).replace(/[：（）]/gu, (sign) => sign.normalize('NFKC'))).toBe(`CV\n${expected}`);
  });
});
