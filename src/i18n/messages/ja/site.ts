/** Page frame and head: header, footer, seo. */
import type { site as source } from '../es/site.ts';

export const site = {
  'seo.home.title': '職務経歴書・履歴書を無料でチェック：点数と直し方がすぐ分かる | RevisaCV',
  'seo.home.description':
    '職務経歴書や履歴書のPDFを選ぶだけで、よいところ、選考で損をしそうなところ、その直し方がすぐに分かります。無料・登録不要。PDFはお使いの端末から外に出ません。',
  'seo.notFound.title': 'お探しのページが見つかりません | RevisaCV',
  'header.skip': '本文へ移動',
  'header.home': 'ホーム',
  'header.language': '言語',
  'footer.rights': '無断転載を禁じます。',
  'footer.technology': 'PDFはお使いのブラウザーの中で読み取ります。会員登録は不要で、書類を保存することもありません。',
  'footer.source': 'ソースコード',
  'home.title': '採用担当者に見せる前に、職務経歴書をチェック',
  'home.lead':
    '職務経歴書や履歴書のPDFをここに置くと、よいところ、面接の機会を逃しかねないところ、それがどの行にあるか、どう直せばよいかがすぐに分かります。無料・登録不要で、ファイルはお使いの端末から外に出ません。',
  'notFound.notice':
    'お探しのページは存在しないか、アドレスが変わりました。ここから職務経歴書をチェックしていただけます。',
} as const satisfies Record<keyof typeof source, string>;
