import type { home as source } from '../es/home.ts';

/** The home page around the analyzer, and the page for addresses that are not there. */
export const home = {
  'home.title': '在招聘方看到之前，先检查一遍简历',
  'home.lead':
    '把 PDF 简历拖到这里，马上就能看到哪些地方写得好、哪些可能让您错过面试、具体在哪一行、该怎么改。免费，无需注册，文件不会离开您的设备。',
  'notFound.notice': '您要找的页面不存在，或者地址已经变更。您可以从这里开始检查简历。',
  'offline.notice':
    '当前没有网络，这个页面也没有保存在您的设备上。恢复联网后请重新加载。检查简历不需要网络，现在就可以开始。',
  'home.why.title': '为什么在这里检查简历',
  'home.why.lead': '为找工作的人而做，不是为了卖会员。',
  'home.why.instant.title': '马上就有结果',
  'home.why.instant.text': 'PDF 一读完，测量结果就显示出来；如果有 AI 评估，也会在30秒内给出。',
  'home.why.where.title': '指出在哪一行',
  'home.why.where.text': '每条提示都带上您的原句和它在页面上的位置，像编辑用红笔圈出来一样。',
  'home.why.private.title': 'PDF 不离开您的设备',
  'home.why.private.text': '文件在您的浏览器里读取。不上传，不保存，也不要求注册账号。',
  'home.why.fair.title': '说得清的分数',
  'home.why.fair.text': '同一份文件，分数永远一样。哪一项加了分、哪一项扣了分，都能看到，没有玄机。',
  'home.why.languages.title': '八种语言，八种习惯',
  'home.why.languages.text': '中文简历和德文简历的写法并不一样。我们按简历的语言和所在国家的习惯来测量。',
  'home.why.free.title': '免费，不限次数',
  'home.why.free.text': '每改一版都可以重新测量。无需注册，没有隐藏费用，也不用付费才能看完整报告。',
  'home.resources.title': '继续完善您的求职材料',
  'home.resources.templates': '简历模板（Word 与 PDF）',
  'home.resources.coverLetters': '求职信写作指南',
  'home.resources.interviewPrep': '面试准备指南',
  'home.resources.blog': '带示例的文章',
  'faq.title': '常见问题',
  'cta.title': '换一双眼睛，再看看您的简历',
  'cta.text': '放入 PDF，马上就知道该从哪里改起。',
  'cta.button': '检查我的简历',
} as const satisfies Record<keyof typeof source, string>;
