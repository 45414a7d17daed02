import type { blog as source } from '../es/blog.ts';

/** The blog: its list and its articles. */
export const blog = {
  'blog.title': '简历写作建议',
  'blog.lead': '实用指南，帮您写出既能被招聘系统准确读取、更能打动招聘人员的简历。',
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
  'blog.resources.title': '实用资源',
  'blog.resources.templates.text': '五份 Word 与 PDF 模板。',
  'blog.resources.coverLetters.text': '结构、范例与常见错误。',
  'blog.resources.interviewPrep.text': '从事前了解到面试后跟进。',
} as const satisfies Record<keyof typeof source, string>;
