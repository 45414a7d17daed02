import type { seo as source } from '../es/seo.ts';

/** Titles and descriptions of the pages, for search engines and tabs. */
export const seo = {
  'seo.home.title': '免费简历检测：即时评分与修改建议 | RevisaCV',
  'seo.home.description':
    '选择 PDF 简历，马上看到哪里写得好、哪里可能让您错过面试、该怎么改。免费，无需注册，PDF 不会离开您的设备。',
  'seo.notFound.title': '没有找到这个页面 | RevisaCV',
  'seo.offline.title': '没有网络，也可以检查简历 | RevisaCV',
  'seo.blog.title': '博客：实用的简历写作建议 | RevisaCV',
  'seo.blog.description':
    '关于简历常见错误、招聘系统（ATS）、关键词与招聘趋势的实用文章，每篇都附修改前后的对照示例，照着就能动手改。',
  'seo.about.title': '关于我们：每条结果都有依据的简历检测 | RevisaCV',
  'seo.about.description':
    '我们为什么做 RevisaCV，它怎样在您自己的设备上测量简历，AI 在其中起什么作用，以及我们对您的承诺，都写在这里。',
  'seo.testimonials.title': '用户故事：他们改了简历的哪一行 | RevisaCV',
  'seo.testimonials.description':
    '逐行修改简历的故事：检测报告指出了什么，为什么要改，改成了什么样，现在读起来有什么不同。按职业一个一个来讲。',
  'seo.contact.title': '联系我们与使用帮助 | RevisaCV',
  'seo.contact.description':
    '有疑问、发现了问题，或者有好的想法？欢迎写信给我们。周一至周五 9:00–18:00 处理留言，24 小时内回复，不收任何费用。',
  'seo.privacy.title': '隐私政策：您的简历会怎样被处理 | RevisaCV',
  'seo.privacy.description':
    'RevisaCV 怎样处理您的文件、简历文字、AI、Cookie、广告和留言，分七个部分，用平实的话讲清楚，没有藏起来的小字。',
  'seo.templates.title': '简历模板免费下载（Word 与 PDF） | RevisaCV',
  'seo.templates.description':
    '五份可免费下载的简历模板，有 Word（.docx）和 PDF 两种格式。单栏排版、真实文字、不套表格，人看着清楚，招聘系统也容易读取。',
  'seo.coverLetters.title': '求职信与求职邮件：写法和范例 | RevisaCV',
  'seo.coverLetters.description':
    '求职信怎样写得简短又有说服力：结构、完整范例、修改前后对照、求职邮件的主题和正文，以及哪些情况下其实不必写。',
  'seo.interviewPrep.title': '面试准备指南：对着简历一步步来 | RevisaCV',
  'seo.interviewPrep.description':
    '拿着简历准备面试：提前了解什么，怎样讲清自己的成果，常见问题和视频面试怎么应对，怎么谈薪资，面试之后又该做什么。',
  'seo.name': 'RevisaCV',
  'seo.tagline': '免费简历检测',
} as const satisfies Record<keyof typeof source, string>;
