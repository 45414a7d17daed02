import type { testimonials as source } from '../es/testimonials.ts';

/** Testimonials. */
export const testimonials = {
  'testimonials.title': '1行直し、また1行。書類が変わった人たちの話',
  'testimonials.lead': '何を直したのか、なぜ直したのか、そして書類がどう変わったのか。',
  'testimonials.stats': '数字で見る',
  'testimonials.list': '利用者の声',
  'testimonials.illustrative': '掲載例',
  'testimonials.illustrative.note':
    'ここにある数字と体験談は、実際のデータが集まるまでの掲載例です。実在の人物や、計測された結果を示すものではありません。',
  'testimonials.rating': '5つ星のうち{rating}',
  'testimonials.improvement': '変えたところ',
  'testimonials.roleAt': '{company}　{role}',
  'testimonials.facts.title': 'どなたにも同じお約束',
  'testimonials.facts.free': '無料・登録不要で、計測の回数に制限はありません。',
  'testimonials.facts.time': '結果は30秒以内にすべてそろいます。',
  'testimonials.facts.support': 'お問い合わせには24時間以内にお返事します（月曜〜金曜、9:00〜18:00）。',
  'testimonials.cta.title': '次は、あなたの書類の番です',
  'testimonials.cta.button': '書類をチェックする',
  'testimonials.again': '利用者の声をもう一度読む',
} as const satisfies Record<keyof typeof source, string>;
