import type { ReportFrame } from '../messages.ts';

/** 测量报告的文案。 */
export const frame = {
  summary: {
    excellent:
      '总分{score, number}分，{total, number}项检查中有{passed, number}项到位，{best}尤其出色。如果还想更进一步，可以从{worst}入手。',
    good: '总分{score, number}分，基础不错，{total, number}项检查中有{passed, number}项到位。{best}保持现状即可，先改进{worst}，整份简历的观感会明显提升。',
    'needs-improvement':
      '总分{score, number}分，{total, number}项检查中有{passed, number}项到位，提升空间还很大。不必一次改完：照着下面的建议从上往下改，先从{worst}开始。',
  },
  summaryNone: '没有读到可以测量的文字，因此没有打分。下面列出了能够判断的部分，以及建议您先试的办法。',
  summaryForeign:
    '您的简历使用的语言（{language}）目前还不在测量范围内，因此没有打分。下面是与语言无关的部分：ATS 能否读取文件，以及版式。目前支持西班牙语、英语、法语、葡萄牙语、德语、意大利语、日语和中文。',
  summaryOther:
    '这份文件看起来不像简历：没有找到工作经历、教育背景或技能。如果选错了文件，请换一份。如果确实是简历，请让“工作经历”“教育背景”“专业技能”等标题各占一行，并为每份工作写上起止时间。',
  areas: { structure: '结构', content: '内容', ats: 'ATS 可读性', design: '版式设计' },
  sections: {
    summary: '“个人简介”',
    experience: '“工作经历”',
    education: '“教育背景”',
    skills: '“专业技能”',
    languages: '“语言能力”',
    projects: '“项目经历”',
    certifications: '“资格证书”',
    awards: '“获奖情况”',
    publications: '“论文与专利”',
    volunteering: '“校园与志愿经历”',
    interests: '“兴趣爱好”',
    references: '“推荐人”',
  },
  sides: { left: '左', right: '右', top: '上', bottom: '下' },
  languages: {
    es: '西班牙语',
    en: '英语',
    fr: '法语',
    pt: '葡萄牙语',
    de: '德语',
    it: '意大利语',
    ja: '日语',
    zh: '中文',
  },
  quote: '见“{excerpt}”。',
  foreignFix: '每条都写明做了什么，用{language}简历惯用的说法，例如：{examples}。',
  notApplicable: '这一项不适用于这份简历，不计入分数。',
  undetermined: '这一项没能判断清楚，不计入分数。',
} satisfies ReportFrame;
