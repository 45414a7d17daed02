import type { resources as source } from '../es/resources.ts';

/** Templates, guides and the glossary. */
export const resources = {
  'templates.title': '读得清楚的简历模板',
  'templates.lead':
    '五份朴素的单栏模板，全部是真实文字。用 Word、WPS 或 LibreOffice 打开，换成您的内容，再导出为 PDF。模板中的人物均为虚构。',
  'templates.download.docx': '下载 Word',
  'templates.download.pdf': '查看 PDF',
  'templates.size': '{size} kB',
  'templates.score': '用我们的检测来测，每份模板都在90分以上（满分100分）；网站每次发布时都会重新确认。',
  'templates.how.title': '怎样使用',
  'templates.how.1': '按自己的情况选，不按颜色选：第一份工作、技术岗位、管理岗位。',
  'templates.how.2': '每一行都换成自己的内容，用不上的就删掉；忘记删的示例文字一眼就能看出来。',
  'templates.how.3': '保留标题和列表的样式，程序就是靠它们来识别的。',
  'templates.how.4': '导出 PDF，文件名写上姓名和应聘岗位，再放进来检测一遍。',
  'templates.cta': '检查写好的简历',
  'guides.updated': '更新于{date}',
  'guides.contents': '本指南内容',
  'guides.more': '更多资源',
  'guides.try': '检查我的简历',
  'glossary.title': '您会遇到的词',
  'privacy.contents': '目录',
} as const satisfies Record<keyof typeof source, string>;
