import type { seo as source } from '../es/seo.ts';

/** Titles and descriptions of the pages, for search engines and tabs. */
export const seo = {
  'seo.home.title': '職務経歴書・履歴書を無料チェック：点数と直し方 | RevisaCV',
  'seo.home.description':
    '職務経歴書や履歴書のPDFを選ぶだけで、よいところ、選考で損をしそうなところ、その直し方がすぐに分かります。無料・登録不要。PDFはお使いの端末から外に出ません。',
  'seo.notFound.title': 'お探しのページが見つかりません | RevisaCV',
  'seo.offline.title': 'オフラインでも職務経歴書をチェックできます | RevisaCV',
  'seo.blog.title': 'ブログ：職務経歴書・履歴書の書き方のコツ | RevisaCV',
  'seo.blog.description':
    '職務経歴書のよくある間違い、採用管理システムへの対応、キーワード、採用の動向を、書き換え例とともに解説します。',
  'seo.about.title': 'サービス紹介：根拠の見える書類チェック | RevisaCV',
  'seo.about.description':
    'RevisaCVを作った理由、お使いの端末の中で書類を計測する仕組み、AIの役割、利用される方への約束をまとめました。',
  'seo.testimonials.title': '利用者の声：職務経歴書のどこを直したか | RevisaCV',
  'seo.testimonials.description':
    '職務経歴書を1行ずつ見直した話を、職種ごとに紹介します。何を指摘され、なぜ、どう直し、どう読めるようになったのか。',
  'seo.contact.title': 'お問い合わせ・サポート | RevisaCV',
  'seo.contact.description':
    'ご質問、不具合のご連絡、ご提案をお寄せください。月曜から金曜の9:00〜18:00に、24時間以内を目安にお返事します。',
  'seo.privacy.title': 'プライバシーポリシー：書類の扱い方 | RevisaCV',
  'seo.privacy.description':
    'ファイル、書類の文字、AI、Cookie、広告、お問い合わせの内容をRevisaCVがどう扱うのか。7つの項目に分けて、分かりやすい言葉で説明します。',
  'seo.templates.title': '職務経歴書のテンプレート（Word・PDF） | RevisaCV',
  'seo.templates.description':
    'WordとPDFで使える無料のテンプレート5種類。1段組みで、表や図形に頼らず、文字が文字のまま残るので、採用管理システムでも読み取りやすい作りです。',
  'seo.coverLetters.title': '送付状と応募メールの書き方・例文 | RevisaCV',
  'seo.coverLetters.description':
    '職務経歴書に添える送付状と応募メールの書き方を、例文と書き換え例つきで解説します。志望動機のまとめ方と、送付状がいらない場面も分かります。',
  'seo.interviewPrep.title': '転職の面接対策：準備から逆質問まで | RevisaCV',
  'seo.interviewPrep.description':
    '職務経歴書を手元に置いて進める面接の準備。下調べ、実績の話し方、よくある質問、オンライン面接、逆質問、給与の話、面接後のお礼まで。',
  'seo.name': 'RevisaCV',
  'seo.tagline': '無料の職務経歴書チェック',
} as const satisfies Record<keyof typeof source, string>;
