import { describe, expect, it, test } from 'vitest';
import { LEXICONS } from '../../../src/engine/lexicons/index.ts';
import { degreeOf } from '../../../src/engine/reading/han/han-school.ts';
import { employerScore, postScore } from '../../../src/engine/reading/han/han-scores.ts';

const { ja } = LEXICONS;
const words = (text: string): string[] => text.trim().split(/\s+/u);

// prettier-ignore
const POSTS = words(`
  庭師 厩務員 装蹄師 蔵人 杜氏 鑑定人 管理人 視能訓練士 保守員 保全員 開発者 フロント フロント係 フロントクラーク 営業担当 採用担当 店長代理 部長代理 課長補佐 主事補 船長 車掌 客室乗務員 キャビンアテンダント バスガイド 板金工 製図工 棟梁 陸曹 検事 書記官
  パラリーガル トレーダー テラー 窓口係 得意先係 与信管理 内部監査 データ入力 ヘルプデスク ポスドク 研修医 産業医 勤務医 樹木医 ベビーシッター 医療ソーシャルワーカー セラピスト パティシエール アイリスト トリマー フローリスト 僧侶 巫女 女将 番頭 仲居 ホテルマン ドアマン ハウスキーパー
  アナウンサー 俳優 声優 作曲家 漫画家 陶芸家 起業家 アニメーター モデラー キュレーター 寮母 探偵 キャディ パタンナー 審査役 相談役 主幹 参事 参与 技監 パートナー シニアアソシエイト 共同創業者 レジ・品出し ピッキング・梱包作業 SV CRA`);

// prettier-ignore
const NO_POSTS = words(`
  営業部 総務課 第二開発室 外科病棟 大阪支店 経済学部 機械工学科 情報工学専攻 普通科 博士前期課程 新規開拓 売上管理 顧客対応 要件定義 運用保守 在庫管理 日本語 看護師免許 簿記検定2級 生産性の向上 売上の成長 納期の延長 安全衛生 障害の発生 橋梁の施工 部品の加工 若手 大手 相手 苦手 利用者 入居者 来場者
  退職 在職 離職 定員 全員 患者 意匠 コンピューター サーバー ロマン ブロードキャスト チェックリスト ヒューマン`);

// prettier-ignore
const EMPLOYERS = words(`
  海辺放送 海辺書房 海辺製菓 海辺重工 海辺電鉄 海辺タクシー 海辺交通 海辺水産 海辺牧場 海辺精機 海辺トラベル 海辺興業 海辺フーズ 海辺予備校 海辺塾 海辺ゼミナール 海辺自動車教習所 海辺カントリークラブ 海辺劇団 海辺商工会 海辺社会福祉協議会 海辺市教育委員会 海辺県警察本部 海辺市消防本部
  厚生労働省 国税庁 陸上自衛隊 海辺税務署 海辺医療センター 日本海振興会 介護老人保健施設うみべ 就労継続支援B型事業所うみべ 放課後等デイサービスうみべ 個別指導うみべ 焼肉うみべ らーめんうみべ 手打ちそばうみべ リゾートホテルうみべ ドラッグストアうみべ パン工房うみべ`);

// prettier-ignore
const NO_EMPLOYERS = words(`
  経営企画室 新人教育 社員教育 顧客管理システム 予約システム 入社 退社 場所 校舎 クラウド 立場 登場 基本設計 詳細設計 データ分析 営業部 総務課`);

describe('words of posts in Japanese', () => {
  it.each(POSTS)('%s is what one was', (text) => {
    expect(postScore(text, ja)).toBeGreaterThanOrEqual(2);
  });
  it.each(NO_POSTS)('%s is none', (text) => {
    expect(postScore(text, ja)).toBeLessThan(2);
  });
});

describe('words of employers in Japanese', () => {
  it.each(EMPLOYERS)('%s employs', (text) => {
    expect(employerScore(text, ja)).toBeGreaterThanOrEqual(2);
  });
  it.each(NO_EMPLOYERS)('%s does not', (text) => {
    expect(employerScore(text, ja)).toBeLessThan(2);
  });
});

describe('schools in Japanese by their end', () => {
  test.each([
    ['海辺短大 幼児教育学科', '幼児教育学科 | 海辺短大'],
    ['海辺美容学校 美容科', '美容科 | 海辺美容学校'],
    ['海辺日本語学校', '- | 海辺日本語学校'],
    ['海辺職業能力開発促進センター 溶接技術科', '溶接技術科 | 海辺職業能力開発促進センター'],
    ['海辺大学(通信教育課程) 文学部', '文学部 | 海辺大学'],
    ['海辺学院大学文学部英文学科', '文学部英文学科 | 海辺学院大学'],
    ['海辺教育大学 教育学部 学校教育課程', '教育学部 学校教育課程 | 海辺教育大学'],
  ])('%s', (text, told) => {
    const { title, organisation } = degreeOf([text], ja);
    expect(`${title ?? '-'} | ${organisation ?? '-'}`).toBe(told);
  });

  test('the verb beside the date stands before what was studied', () => {
    expect(degreeOf(['海辺大学 卒業', '人文学部 国際文化学科'], ja).title).toBe('人文学部 国際文化学科');
  });
});
