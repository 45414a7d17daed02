import type { consent as source } from '../es/consent.ts';

/** Cookie banner, preferences and ad places. */
export const consent = {
  'consent.label': 'プライバシーのお知らせ',
  'consent.text':
    'ブラウザーに保存するのは、サイトに必要な情報だけです。アクセス解析と広告は同意いただいた場合に限り有効になり、書類の内容を送ることはありません。',
  'consent.privacy': 'プライバシーポリシー',
  'consent.all': 'すべて許可',
  'consent.only': '必要なもののみ',
  'consent.customise': '設定する',
  'ads.label': '広告',
  'ads.close': 'この広告枠を閉じる',
  'ads.off': '許可なく広告を読み込むことはありません。',
} as const satisfies Record<keyof typeof source, string>;
