import type { blog as source } from '../es/blog.ts';

/** The blog: its list and its articles. */
export const blog = {
  'blog.title': '職務経歴書・履歴書のコツ',
  'blog.lead': '採用管理システムにも、そして何より人にも読みやすい書類の書き方を、具体例つきで紹介します。',
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
  'blog.resources.title': '資料とガイド',
  'blog.resources.templates.text': 'WordとPDFで使える見本5種類。',
  'blog.resources.coverLetters.text': '構成、例文、避けたい書き方。',
  'blog.resources.interviewPrep.text': '下調べから面接後のお礼まで。',
} as const satisfies Record<keyof typeof source, string>;
