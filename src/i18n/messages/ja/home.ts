import type { home as source } from '../es/home.ts';

/** The home page around the analyzer, and the page for addresses that are not there. */
export const home = {
  'home.title': '採用担当者に見せる前に、職務経歴書をチェック',
  'home.lead':
    '職務経歴書や履歴書のPDFをここに置くと、よいところ、面接の機会を逃しかねないところ、それがどの行にあるか、どう直せばよいかがすぐに分かります。無料・登録不要で、ファイルはお使いの端末から外に出ません。',
  'notFound.notice':
    'お探しのページは存在しないか、アドレスが変わりました。ここから職務経歴書をチェックしていただけます。',
  'offline.notice':
    '現在オフラインで、このページはお使いの端末に保存されていません。接続が戻りましたら再読み込みしてください。職務経歴書のチェックは、インターネットなしでも今すぐご利用いただけます。',
  'home.why.title': 'RevisaCVでチェックする理由',
  'home.why.lead': '有料プランへの入り口ではなく、仕事を探す方のための道具として作りました。',
  'home.why.instant.title': '待たずに分かる',
  'home.why.instant.text':
    'PDFを読み終えると、計測の結果がすぐに表示されます。AIの評価がある場合も、30秒以内に届きます。',
  'home.why.where.title': 'どの行かを示す',
  'home.why.where.text':
    '指摘には、書類の中の文とその位置を添えます。編集者の赤ペンのように、直すところをページの上に示します。',
  'home.why.private.title': 'PDFは外に出ない',
  'home.why.private.text':
    'ファイルはお使いのブラウザーの中で読み取ります。アップロードも保存もせず、会員登録もお願いしません。',
  'home.why.fair.title': '理由の分かる点数',
  'home.why.fair.text':
    '同じファイルなら、点数はいつも同じです。どの項目で上がり、どの項目で下がったのかを確かめられます。',
  'home.why.languages.title': '8つの言語、8つの慣習',
  'home.why.languages.text':
    '日本の職務経歴書とドイツの履歴書では、よい書き方が違います。書類の言語と国の慣習に合わせて計測します。',
  'home.why.free.title': '無料で、何度でも',
  'home.why.free.text':
    '直すたびに計測し直せます。登録は不要で、後から料金がかかることも、結果の続きが有料になることもありません。',
  'home.resources.title': '応募の準備を進めるために',
  'home.resources.templates': '職務経歴書のテンプレート（Word・PDF）',
  'home.resources.coverLetters': '送付状と応募メールの書き方',
  'home.resources.interviewPrep': '面接の準備',
  'home.resources.blog': '例文つきの記事',
  'faq.title': 'よくある質問',
  'cta.title': '読み手の目で、書類を見直してみませんか',
  'cta.text': 'PDFを置けば、どこから直せばよいかがすぐに分かります。',
  'cta.button': '書類をチェックする',
} as const satisfies Record<keyof typeof source, string>;
