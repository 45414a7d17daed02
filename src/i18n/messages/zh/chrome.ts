import type { chrome as source } from '../es/chrome.ts';

/** The frame of every page: header, footer. */
export const chrome = {
  'header.skip': '跳到正文',
  'header.main': '主导航',
  'header.menu': '菜单',
  'header.home': '首页',
  'header.about': '关于我们',
  'header.blog': '博客',
  'header.testimonials': '用户故事',
  'header.contact': '联系我们',
  'header.language': '语言',
  'header.poweredBy': '技术支持',
  'header.power': 'PDF.js + 自研引擎',
  'footer.links': '常用链接',
  'footer.privacy': '隐私政策',
  'footer.resources': '求职资料',
  'footer.templates': '简历模板',
  'footer.coverLetters': '求职信',
  'footer.interviewPrep': '面试准备',
  'footer.rss': 'RSS 订阅',
  'footer.technology': '分析由 PDF.js 和自研引擎在您自己的浏览器里完成。不需要注册账号，也不保存任何文件。',
  'footer.rights': '保留所有权利。',
  'footer.source': '源代码',
  'footer.preferences': '隐私设置',
} as const satisfies Record<keyof typeof source, string>;
