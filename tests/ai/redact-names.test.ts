import { describe, expect, it } from 'vitest';
import { FILLER, sent } from './page-of-lines.ts';

describe('the name', () => {
  const resume = { name: 'Ana María de la Ejemplo Pérez' };
  it.each([
    ['ANA MARÍA DE LA EJEMPLO PÉREZ', '[NAME_1]'],
    ['Ana Maria Ejemplo', '[NAME_1]'],
    ['Pérez, Ana María', '[NAME_1]'],
    ['A N A  M A R Í A', '[NAME_1]'],
    ['Ana M. Ejemplo', '[NAME_1]'],
    ['de la lista', 'de la lista'],
    ['Analista de mariano', 'Analista de mariano'],
    ['María fue mi jefa', 'María fue mi jefa'],
  ])('%s in the body', async (line, expected) => {
    expect((await sent([...FILLER, line], { resume })).split('\n').at(-1)).toBe(expected);
  });
  it('stays apart from a degree and from the heading beside it', async () => {
    expect(await sent(['Ana Ejemplo Pérez, MBA'], { resume })).toBe('[NAME_1], MBA');
    expect(
      await sent(['Ana Ejemplo Pérez   RESUMO'], {
        resume: { name: 'Ana Ejemplo Pérez RESUMO' },
      }),
    ).toBe('[NAME_1]   RESUMO');
  });
  it('is no web address, and keeps the small word that it opens with', async () => {
    expect(
      await sent(['Ana Ejemplo', 'Madrid'], {
        resume: { name: 'ana.example.org' },
      }),
    ).toBe('[NAME_1]\nMadrid');
    expect(
      await sent([...FILLER, 'Lê Thị Minh'], {
        resume: { name: 'Lê Thị Minh' },
      }),
    ).toMatch(/\n\[NAME_1\]$/u);
    expect(await sent(['CV de Ana Ruiz'], { resume: { name: 'de Ana Ruiz' } })).toBe('CV de [NAME_1]');
  });
  it('goes with the initial behind it', async () => {
    const line = 'Lakshmi Narayana Rao K.';
    expect(await sent([...FILLER, line], { resume: { name: line } })).toMatch(/\n\[NAME_1\]\.?$/u);
  });
  it('stays apart from a label and a heading in its line', async () => {
    const named = { resume: { name: 'Ana Ejemplo' } };
    expect(await sent(['NOME Ana Rita Ejemplo'], named)).toBe('NOME [NAME_1]');
    expect(await sent(['Ana Rita Ejemplo CONTACTO'], named)).toBe('[NAME_1] CONTACTO');
  });
  it('goes in parts from contact lines', async () => {
    expect(await sent(['Ana', 'Ingeniera', 'EJEMPLO', 'Madrid, España'], { resume })).toBe(
      '[NAME_1]\nIngeniera\n[NAME_2]\nMadrid, España',
    );
  });
  it.each([
    ['山田 太郎', '山田太郎', '[NAME_1]'],
    ['山田 太郎', '山 田　太 郎', '[NAME_1]'],
    ['欧阳雨桐', '欧 阳 雨 桐', '[NAME_1]'],
    ['王伟', '王伟', '[NAME_1]'],
  ])('%s as %s', async (name, line, expected) => {
    expect((await sent([...FILLER, line], { resume: { name }, language: 'zh' })).split('\n').at(-1)).toBe(expected);
  });
});

describe('the name in Chinese and Japanese resumes', () => {
  const last = async (...lines: string[]) => (await sent(lines, { language: 'ja' })).split('\n').at(-1);
  it.each([
    ['姓名：歐陽子晴　AU YEUNG Tsz Ching', '姓名:[NAME_1] [NAME_2]'],
    ['氏名：グエン・ティ・ラン（NGUYEN THI LAN）', '氏名:[NAME_1]([NAME_2])'],
    ['氏名　石見　聡子（旧姓　田儀）', '氏名 [NAME_1](旧姓 [NAME_2])'],
    ['（レ・ティ・ミン・チャウ）', '([NAME_1])'],
    ['氏名：ペレイラ　マルコス　健二', '氏名:[NAME_1]'],
    ['ローマ字：PEREIRA Marcos Kenji', 'ローマ字:[NAME_1]'],
    ['林大同（漢名：林曉玫）', '林大同(漢名:[NAME_1])'],
    ['英文名：Kevin Lam', '英文名:[NAME_1]'],
  ])('%s', async (line, expected) => {
    expect((await last(line))?.replace(/[：（）]/gu, (sign) => sign.normalize('NFKC'))).toBe(expected);
  });
  it('opens the page when the engine read none', async () => {
    expect(await sent(['大友　ヘンリー　健', '家具職人'], { language: 'ja' })).toBe('[NAME_1]\n家具職人');
    expect(
      await sent(['松尾 ペドロ／Webエンジニア'], {
        resume: { name: 'Pedro Matsuo' },
        language: 'ja',
      }),
    ).toBe('[NAME_1]/Webエンジニア');
    expect(await sent(['履歷自傳　范姜 郁婷'], { language: 'zh' })).toBe('履歷自傳 [NAME_1]');
    expect(await sent(['職務 経歴 書', '営業 企画'], { language: 'ja' })).toBe('職務 経歴 書\n営業 企画');
  });
  it('leaves the role behind a name', async () => {
    expect(await sent(['姓名：李明 Senior Engineer'], { language: 'zh' })).toMatch(/Senior Engineer$/u);
  });
  it('takes no part of a longer word in kana', async () => {
    const resume = { name: 'グエン・ラン' };
    expect(await sent(['ラン', 'プランニング'], { resume, language: 'ja' })).toBe('[NAME_1]\nプランニング');
  });
});

describe('the name from before a marriage', () => {
  it.each([
    ['Née Wurtz, le 9 mars 1971', 'Née [NAME_1], le [BIRTH_1]'],
    ['Petra Muster, geb. Sauer', 'Petra Muster, geb. [NAME_1]'],
    ['Née à Colmar', 'Née à [BIRTH_1]'],
  ])('%s', async (line, expected) => {
    expect((await sent(['CV', line], { language: 'fr' })).split('\n').at(-1)).toBe(expected);
  });
});

describe('the names of others', () => {
  const body = ['Ana Ejemplo', ...FILLER, 'Alimentos La Sabana S.A., Bogotá, 2017 – 2021'];
  it.each([
    ['Referencias', 'L.C. Rogelio Barragán Tun, socio, Despacho Luna', 'L.C. [NAME_1], socio, Despacho Luna'],
    ['Referees', 'Mr Julian Pym, Partner, Harcourt & Pym LLP', 'Mr [NAME_1], Partner, Harcourt & Pym LLP'],
    ['References', 'Bo Lindqvist (former dispatcher)', '[NAME_1] (former dispatcher)'],
    ['References', 'Available Upon Request', 'Available Upon Request'],
    ['Referencias', 'Alimentos La Sabana', 'Alimentos La Sabana'],
    ['Références', 'El Hadji Malick Diouf, directeur pays', 'El Hadji [NAME_1], directeur pays'],
    ['Referências', 'Porto Alegre, 2 de novembro de 2025', 'Porto Alegre, 2 de novembro de 2025'],
    [
      'Referenzen',
      'Frau Aebischer, ehem. Vorgesetzte Kaufhaus Spalentor',
      'Frau [NAME_1], ehem. Vorgesetzte Kaufhaus Spalentor',
    ],
    ['IV. REFERENCIAS LABORALES', 'Percy Olórtegui / Supervisor', '[NAME_1] / Supervisor'],
    ['Referenze (su richiesta)', 'Rag. Livio Bressan, Caffè Bora', 'Rag. [NAME_1], Caffè Bora'],
    ['Divers', 'Encadrant de stage : M. Abdellatif Chraïbi', 'Encadrant de stage : M. [NAME_1]'],
    ['Referencias', 'Chef Rodrigo Pazmiño – propietario', 'Chef [NAME_1] – propietario'],
    ['咨询人', 'Encik Ahmad Fauzi bin Roslan，审计经理', 'Encik [NAME_1]，审计经理'],
    ['推薦人', '拉罕·羅幸（部落耆老）', '[NAME_1]（部落耆老）'],
    ['推薦状を書いてくださる方', 'ロバート・マクレーン 先生', '[NAME_1] 先生'],
    ['Work', 'Supervisor: Night Shift', 'Supervisor: Night Shift'],
    ['Varios', 'Referencia: Proyecto Puente Nuevo', 'Referencia: Proyecto Puente Nuevo'],
    ['Director: Teatro Nacional', 'Sala Roja', 'Sala Roja'],
    ['Dados', 'Filha de Armando Macuácua e de Celeste Langa', 'Filha de Armando Macuácua e de Celeste Langa'],
    ['推薦者', '京阪精機 総務課長 藤森 久美子', '京阪精機 総務課長 [NAME_1]'],
    ['證明人', '劉文聰 經理', '[NAME_1] 經理'],
    ['諮詢人', '麥志成先生', '[NAME_1]先生'],
    ['Varios', 'Referencia: Ing. Osvaldo Ferreyra, jefe de planta', 'Referencia: Ing. [NAME_1], jefe de planta'],
    ['Varios', 'Team Leader, Orchard Lane Studio, 2014', 'Team Leader, Orchard Lane Studio, 2014'],
  ])('%s: %s', async (heading, line, expected) => {
    const resume = { name: 'Ana Ejemplo' };
    const text = await sent([...body, heading, line], { resume });
    expect(
      text
        .split('\n')
        .at(-1)
        ?.replace(/NAME_\d/gu, 'NAME_1'),
    ).toBe(expected);
  });
  it('stand in the line below one behind a label, too', async () => {
    const lines = ['Referências: Dr.ª Filomena Tembe, directora', 'Dr. Alberto Sitoe, médico'];
    expect(await sent([...body, ...lines])).toMatch(
      /Referências: Dr\.ª \[NAME_\d\], directora\nDr\. \[NAME_\d\], médico$/u,
    );
  });
  it('stand beside a letter box', async () => {
    expect(await sent(['CV', 'Chez M. Hicham Tazi', 'presso Caffè Bora'])).toBe(
      'CV\nChez M. [NAME_1]\npresso Caffè Bora',
    );
  });
  it('are those of whom somebody is married to, too', async () => {
    expect(await sent(['CV', 'verh. m. Dr. Jan Muster'])).toMatch(
      /^CV\n(?:\[MARITAL_1\]|verh\.) m\. Dr\. \[NAME_1\]$/u,
    );
    expect(await sent(['CV', '已婚，丈夫李国强，一女'], { language: 'zh' })).toBe(
      'CV\n[MARITAL_1]，丈夫[NAME_1]，一女',
    );
  });
  it('are those of parents, too', async () => {
    const lines = ['CV', 'Filiação: Domingos Sebastião e Joana Langa'];
    expect(await sent(lines, { language: 'pt' })).toBe('CV\nFiliação: [NAME_1] e [NAME_2]');
  });
});
