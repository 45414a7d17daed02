import type { testimonials as source } from '../es/testimonials.ts';

/** Testimonials. */
export const testimonials = {
  'testimonials.title': '改了一行，再改一行：他们的简历故事',
  'testimonials.lead': '改了什么，为什么改，改完是什么样。',
  'testimonials.stats': '数字一览',
  'testimonials.list': '用户故事',
  'testimonials.illustrative': '示例内容',
  'testimonials.illustrative.note':
    '这里的数字和故事是在收集到真实数据之前的示例，不代表真实人物，也不是测量得出的结果。',
  'testimonials.rating': '{rating}星（满分5星）',
  'testimonials.improvement': '改了什么',
  'testimonials.roleAt': '{company}　{role}',
  'testimonials.facts.title': '对每个人都一样的承诺',
  'testimonials.facts.free': '免费，无需注册，测量不限次数。',
  'testimonials.facts.time': '30秒内给出完整结果。',
  'testimonials.facts.support': '24小时内回复您的留言（周一至周五 9:00–18:00）。',
  'testimonials.cta.title': '下一个故事，可以是您的',
  'testimonials.cta.button': '检查我的简历',
  'testimonials.again': '重新阅读用户故事',
} as const satisfies Record<keyof typeof source, string>;
