import type { about as source } from '../es/about.ts';

/** About the project. */
export const about = {
  'about.title': '写一份清楚的简历，不该是件花钱的事',
  'about.lead':
    'RevisaCV 既用招聘系统的方式读您的简历，也站在做决定的人那一边来读，然后告诉您该改哪里。免费，支持八种语言。',
  'about.mission.title': '我们想做的事',
  'about.mission.text':
    '找工作已经够累了。不少合适的人被错过，只是因为电话读不出来、时间对不上，或者通篇职责却没有一个结果。我们希望每个人都能自己发现并改掉这些问题，不用花钱，也不用把文件交给别人。',
  'about.provider.title': '评估由谁来做',
  'about.provider.measured': '主要的部分由您自己的设备完成：按照公开的规则测量文件，同一份文件的结果永远相同。',
  'about.provider.ai':
    '如果本站接入了 AI，它的意见会单独列出。默认的服务商是 {provider}（{country}）。由谁接收文字，会在您选择文件之前写在文件选择区的上方，您也可以关闭它。',
  'about.provider.price':
    '我们选择 {model}，是因为按{date}的公开价格，{other} 的费用大约是它的{times}倍；这样服务才能一直免费。',
  'about.features.title': '您会看到什么',
  'about.features.checks.title': '有依据的检查',
  'about.features.checks.text': '每一条都引用简历里的原句，并说明为什么重要。',
  'about.features.ats.title': '像 ATS 那样读取',
  'about.features.ats.text': '看到程序从 PDF 里实际提取出的文字：混在一起的分栏、变成乱码的图标、丢失的内容。',
  'about.features.scores.title': '四个方面，一个总分',
  'about.features.scores.text': '结构、内容、ATS 可读性和版式，各按0到100分打分。',
  'about.features.priority.title': '先改哪里',
  'about.features.priority.text': '修改建议按能提高的分数从多到少排列。',
  'about.features.ai.title': 'AI 作为第二意见',
  'about.features.ai.text': '与测量结果并排显示，从不混在一起；两者不一致时会提醒您。',
  'about.features.languages.title': '八种语言',
  'about.features.languages.text': '中文、英语、西班牙语、法语、葡萄牙语、德语、意大利语和日语，各按当地的求职习惯。',
  'about.steps.title': '怎样使用',
  'about.steps.1.title': '放入 PDF',
  'about.steps.1.text': '不超过 10 MB，不需要注册账号。',
  'about.steps.2.title': '浏览器读取',
  'about.steps.2.text': '文件在您的设备上打开，大约一秒就测量完成。',
  'about.steps.3.title': '查看报告',
  'about.steps.3.text': '优势、问题和它们在页面上的位置。如果有 AI，它会在30秒内回复。',
  'about.steps.4.title': '修改后再测',
  'about.steps.4.text': '改一行，重新导出，看看分数怎么变。不限次数。',
  'about.benefits.title': '这样做的好处',
  'about.benefits.1': '知道最该先改什么，不必整份重写。',
  'about.benefits.2': '在投递之前，先看到招聘系统眼里的简历。',
  'about.benefits.3': 'PDF 不离开您的设备，信息留在自己手里。',
  'about.benefits.4': '得到符合中文简历和国内求职习惯的建议。',
  'about.commitment.title': '我们的承诺',
  'about.commitment.text':
    '我们不出售您的简历，不保存它，也不承诺一定有面试。拿不准的检查项，我们会直接说明。如果我们错了，请告诉我们。',
  'about.cta.title': '用您自己的简历试一试',
  'about.cta.button': '免费检查我的简历',
} as const satisfies Record<keyof typeof source, string>;
