/** Page frame and head: header, footer, seo. */
import type { site as source } from '../es/site.ts';

export const site = {
  'seo.home.title': '免费简历检测：即时评分与修改建议 | RevisaCV',
  'seo.home.description':
    '选择 PDF 简历，马上看到哪里写得好、哪里可能让您错过面试、该怎么改。免费，无需注册，PDF 不会离开您的设备。',
  'seo.notFound.title': '没有找到这个页面 | RevisaCV',
  'header.skip': '跳到正文',
  'header.home': '首页',
  'header.language': '语言',
  'footer.rights': '保留所有权利。',
  'footer.technology': 'PDF 在您自己的浏览器里读取。不需要注册账号，也不保存任何文件。',
  'footer.source': '源代码',
  'home.title': '在招聘方看到之前，先检查一遍简历',
  'home.lead':
    '把 PDF 简历拖到这里，马上就能看到哪些地方写得好、哪些可能让您错过面试、具体在哪一行、该怎么改。免费，无需注册，文件不会离开您的设备。',
  'notFound.notice': '您要找的页面不存在，或者地址已经变更。您可以从这里开始检查简历。',
} as const satisfies Record<keyof typeof source, string>;
