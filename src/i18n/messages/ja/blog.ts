import type { blog as source } from '../es/blog.ts';

/** The blog: its list, its articles, its place in the header. */
export const blog = {
  'header.main': 'メイン',
  'header.blog': 'ブログ',
  'seo.blog.title': 'ブログ：職務経歴書・履歴書の書き方のコツ | RevisaCV',
  'seo.blog.description':
    '職務経歴書のよくある間違い、採用管理システムへの対応、キーワード、採用の動向を、書き換え例とともに解説します。',
  'blog.title': '職務経歴書・履歴書のコツ',
  'blog.lead': '採用システムにも、そして何より人にも読みやすい書類の書き方を、具体例つきで紹介します。',
  'blog.all': '記事一覧',
  'blog.by': '文：{author}',
  'blog.readTime': '約{minutes}分で読めます',
  'blog.updated': '更新日：{date}',
  'blog.contents': 'この記事の内容',
  'blog.related': 'あわせて読みたい記事',
  'blog.tips': 'すぐに使える4つのコツ',
  'blog.try': '書類を今すぐチェックする',
  'blog.category.mistakes': 'よくある間違い',
  'blog.category.ats': '採用管理システム',
  'blog.category.keywords': 'キーワード',
  'blog.category.trends': '採用の動向',
} as const satisfies Record<keyof typeof source, string>;
