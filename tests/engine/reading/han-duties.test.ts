/** Posts that no head names, in Japanese and Chinese: told by the text below the firm. */
import { describe, expect, test } from 'vitest';
import { bold, chinese, japanese } from './han-sheet.ts';

const FIRM = bold('株式会社しおかぜ水産（2014年10月〜2019年2月）');
const job = (title: string): string => `${title} | 株式会社しおかぜ水産 | 2014-10 | 2019-02`;
const DUTY = '・鮮度検査の手順書を作り、返品を四割減らしました';

describe('in Japanese', () => {
  test.each(['冷凍庫オペレーター', '加工ラインチューター', '品質検査員・安全パトロール業務'])(
    'a line below the firm: %s',
    (post) => {
      expect(japanese(FIRM, post, DUTY)).toEqual([job(post)]);
    },
  );

  test.each([
    ['養殖技術者として、稚魚の管理を担いました。', '養殖技術者'],
    ['加工場に所属し、品質検査員として原料の受け入れを任されました。', '品質検査員'],
    ['三陸の漁港で仲買人補佐役の検査員として働きました。', '検査員'],
  ])('a sentence: %s', (sentence, post) => {
    expect(japanese(FIRM, sentence, DUTY)).toEqual([job(post)]);
  });

  test('below a line on the work', () => {
    expect(
      japanese(FIRM, bold('活魚輸送車の配車、整備'), '運行管理者として、保冷車の稼働を見守りました。', DUTY),
    ).toEqual([job('運行管理者')]);
  });

  test('the first of the list', () => {
    expect(japanese(FIRM, '・配車係として12台の保冷車を手配', DUTY)).toEqual([job('配車係')]);
  });

  test.each([
    '改善チームのメンバーとして、工程を見直しました。',
    '契約社員として勤務しました。',
    '輸出の一環として、書類を整えました。',
    '担当業務',
  ])('no post is told by %s', (sentence) => {
    expect(japanese(FIRM, sentence, DUTY)).toEqual([job('-')]);
  });
});

describe('in Chinese', () => {
  const firm = bold('海州潮声食品有限公司 2014.10-2019.02');

  test.each([
    ['• 担任质检班长一职，带领8人', '质检班长'],
    ['• 出任冷库主管，压缩损耗', '冷库主管'],
  ])('%s', (line, post) => {
    expect(chinese(firm, line, '• 编写检验手册，退货下降四成')).toEqual([
      `${post} | 海州潮声食品有限公司 | 2014-10 | 2019-02`,
    ]);
  });
});
