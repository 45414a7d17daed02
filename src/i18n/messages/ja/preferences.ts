import type { preferences as source } from '../es/preferences.ts';

/** Privacy preferences: fetched by those who open them. */
export const preferences = {
  'consent.title': 'プライバシー設定',
  'consent.save': '選択を保存',
  'consent.cancel': 'キャンセル',
  'consent.always': '常に有効',
  'consent.necessary': '必須',
  'consent.necessary.about':
    '表示言語、各種設定、この選択をこの端末に保存します。選択については12か月後に改めてお尋ねします。',
  'consent.analytics': 'アクセス解析',
  'consent.analytics.about':
    '訪問数と完了したチェックの数を数えます。識別子はタブを閉じるまでのもので、書類の内容は含みません。',
  'consent.advertising': '広告',
  'consent.advertising.about':
    '無料で提供するための広告を読み込みます。広告ネットワークが独自のCookieを使う場合があります。',
} as const satisfies Record<keyof typeof source, string>;
