import type { consent as source } from '../es/consent.ts';

/** Cookie banner, preferences and ad places. */
export const consent = {
  'consent.label': '隐私提示',
  'consent.text':
    '我们只在您的浏览器中保存网站必需的信息。统计和广告仅在您同意后启用，且我们不会向其发送您简历中的任何内容。',
  'consent.privacy': '隐私政策',
  'consent.all': '全部接受',
  'consent.only': '仅限必要',
  'consent.customise': '自定义',
  'ads.label': '广告',
  'ads.close': '关闭此广告位',
  'ads.off': '未经您许可，不会加载任何广告。',
} as const satisfies Record<keyof typeof source, string>;
