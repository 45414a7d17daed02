import type { chrome as source } from '../es/chrome.ts';

/** The frame of every page: header, footer. */
export const chrome = {
  'header.skip': '本文へ移動',
  'header.main': 'メイン',
  'header.menu': 'メニュー',
  'header.home': 'ホーム',
  'header.about': 'サイトについて',
  'header.blog': 'ブログ',
  'header.testimonials': '利用者の声',
  'header.contact': 'お問い合わせ',
  'header.language': '言語',
  'header.poweredBy': '使用技術',
  'header.power': 'PDF.js＋独自エンジン',
  'footer.links': '関連リンク',
  'footer.privacy': 'プライバシーポリシー',
  'footer.resources': '応募に役立つ資料',
  'footer.templates': '職務経歴書テンプレート',
  'footer.coverLetters': '送付状の書き方',
  'footer.interviewPrep': '面接対策',
  'footer.rss': 'RSSフィード',
  'footer.technology':
    'チェックはPDF.jsと独自エンジンにより、お使いのブラウザーの中で行います。会員登録は不要で、書類を保存することもありません。',
  'footer.rights': '無断転載を禁じます。',
  'footer.source': 'ソースコード',
  'footer.preferences': 'プライバシー設定',
} as const satisfies Record<keyof typeof source, string>;
