import type { about as source } from '../es/about.ts';

/** About the project. */
export const about = {
  'about.title': '伝わる書類づくりに、お金はいらないはずです',
  'about.lead':
    'RevisaCVは、採用管理システムと、決める立場にある人の両方の目で職務経歴書を読み、どこを直せばよいかをお伝えします。無料で、8つの言語に対応しています。',
  'about.mission.title': '私たちの目的',
  'about.mission.text':
    '仕事探しは、それだけで気力のいることです。電話番号が読み取れない、年月がつながらない、業務の羅列で成果が見えない。そんなことで、力のある方が見過ごされてしまうのは残念です。費用をかけず、ファイルを誰かに預けることもなく、自分の手で見つけて直せるようにしたいと考えています。',
  'about.provider.title': '誰が評価しているのか',
  'about.provider.measured':
    '中心となる計測は、お使いの端末が行います。公開された規則に沿って書類を測るので、同じファイルならいつも同じ結果になります。',
  'about.provider.ai':
    'このサイトにAIが接続されている場合は、その意見を別枠で添えます。初期設定の接続先は{provider}（{country}）です。文字を受け取る相手は、ファイルを選ぶ前に必ず選択欄の上に表示し、AIをオフにすることもできます。',
  'about.provider.price':
    '{model}を選んだのは、{date}時点の公開価格で{other}のおよそ{times}分の1の費用で済むからです。これが、無料で続けられる理由の1つです。',
  'about.features.title': 'RevisaCVでできること',
  'about.features.checks.title': '根拠のあるチェック',
  'about.features.checks.text': '1つひとつの指摘に、書類の該当する行と、それが大切な理由を添えます。',
  'about.features.ats.title': 'ATSと同じ読み方',
  'about.features.ats.text':
    '段組みの混ざり、化けたアイコン、抜け落ちた文字など、PDFから実際に取り出される文字を確かめられます。',
  'about.features.scores.title': '4つの観点と総合点',
  'about.features.scores.text': '構成、内容、ATSでの読み取りやすさ、デザインを、それぞれ0〜100点で示します。',
  'about.features.priority.title': '直す順番が分かる',
  'about.features.priority.text': '提案は、直したときに上がる点数の大きいものから並びます。',
  'about.features.ai.title': 'AIはもう1つの意見',
  'about.features.ai.text': '計測の結果とは混ぜずに並べて示し、食い違うときはそのことをお知らせします。',
  'about.features.languages.title': '8つの言語',
  'about.features.languages.text':
    '日本語、英語、スペイン語、フランス語、ポルトガル語、ドイツ語、イタリア語、中国語に、それぞれの国の慣習とともに対応します。',
  'about.steps.title': '使い方',
  'about.steps.1.title': 'PDFを置く',
  'about.steps.1.text': '10MBまで。会員登録は必要ありません。',
  'about.steps.2.title': 'ブラウザーが読む',
  'about.steps.2.text': 'ファイルは端末の中で開かれ、1秒ほどで計測が終わります。',
  'about.steps.3.title': '結果を受け取る',
  'about.steps.3.text': '強みと直すところを、ページ上の位置とあわせて表示します。AIがある場合は30秒以内に答えます。',
  'about.steps.4.title': '直して、また測る',
  'about.steps.4.text': '1行直してPDFに書き出し、点数の変化を確かめてください。回数の制限はありません。',
  'about.benefits.title': '使うと変わること',
  'about.benefits.1': 'すべてを書き直さなくても、最初に直すべきところが分かります。',
  'about.benefits.2': '送る前に、採用管理システムから見た自分の書類を確かめられます。',
  'about.benefits.3': 'PDFが端末から出ないので、情報を自分の手元に置いておけます。',
  'about.benefits.4': '日本の転職の慣習に合った助言を受け取れます。',
  'about.commitment.title': '私たちの約束',
  'about.commitment.text':
    '書類を売りません。保存もしません。面接に呼ばれるとも約束しません。はっきり判定できない項目は、そうお伝えします。間違いがあれば、ぜひ教えてください。',
  'about.cta.title': 'ご自分の書類で確かめてください',
  'about.cta.button': '無料で書類をチェックする',
} as const satisfies Record<keyof typeof source, string>;
