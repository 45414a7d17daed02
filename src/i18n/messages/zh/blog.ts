import type { blog as source } from '../es/blog.ts';

/** The blog: its list, its articles, its place in the header. */
export const blog = {
  'header.main': '主导航',
  'header.blog': '博客',
  'seo.blog.title': '博客：实用的简历写作建议 | RevisaCV',
  'seo.blog.description': '关于简历常见错误、招聘系统（ATS）、关键词与招聘趋势的实用文章，附修改前后对照示例。',
  'blog.title': '简历写作建议',
  'blog.lead': '实用指南，帮您写出既能被招聘系统准确读取、更能打动招聘者的简历。',
  'blog.all': '全部文章',
  'blog.by': '作者：{author}',
  'blog.readTime': '阅读约{minutes}分钟',
  'blog.updated': '更新于{date}',
  'blog.contents': '本文内容',
  'blog.related': '继续阅读',
  'blog.tips': '四条实用小建议',
  'blog.try': '立即检查简历',
  'blog.category.mistakes': '常见错误',
  'blog.category.ats': '招聘系统',
  'blog.category.keywords': '关键词',
  'blog.category.trends': '招聘趋势',
} as const satisfies Record<keyof typeof source, string>;
