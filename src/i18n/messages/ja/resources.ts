import type { resources as source } from '../es/resources.ts';

/** Templates, guides and the glossary. */
export const resources = {
  'templates.title': '読みやすく、読み取りやすい職務経歴書テンプレート',
  'templates.lead':
    '飾りを抑えた1段組みの見本を5種類用意しました。Word、LibreOffice、Googleドキュメントで開き、内容を書き換えて、PDFに書き出してください。登場する人物は架空です。',
  'templates.download.docx': 'Wordをダウンロード',
  'templates.download.pdf': 'PDFを見る',
  'templates.size': '{size}kB',
  'templates.score': 'どの見本も、RevisaCVの計測で100点中90点以上になります。サイトを公開するたびに確かめています。',
  'templates.how.title': '使い方',
  'templates.how.1': '色ではなく、状況で選びます。初めての就職、技術職、管理職などです。',
  'templates.how.2': 'すべての行を自分の内容に置き換え、使わない行は消します。例文の消し忘れは、すぐに気づかれます。',
  'templates.how.3': '見出しと箇条書きのスタイルは残してください。ソフトウェアはそこを手がかりに読みます。',
  'templates.how.4': 'PDFに書き出し、ファイル名に書類の種類と氏名を入れてから、チェックしてみてください。',
  'templates.cta': '仕上がった書類をチェックする',
  'guides.updated': '更新日：{date}',
  'guides.contents': 'このガイドの内容',
  'guides.more': 'そのほかの資料',
  'guides.try': '書類をチェックする',
  'glossary.title': 'このサイトで使う言葉',
  'privacy.contents': '目次',
} as const satisfies Record<keyof typeof source, string>;
