import type { preferences as source } from '../es/preferences.ts';

/** Privacy preferences: fetched by those who open them. */
export const preferences = {
  'consent.title': '隐私设置',
  'consent.save': '保存选择',
  'consent.cancel': '取消',
  'consent.always': '始终启用',
  'consent.necessary': '必要',
  'consent.necessary.about': '您的语言、设置和本次选择，均保存在此设备上。12个月后我们会再次征求您的选择。',
  'consent.analytics': '统计分析',
  'consent.analytics.about': '统计访问量和已完成的分析次数，所用标识符在关闭标签页后失效，绝不包含简历内容。',
  'consent.advertising': '广告',
  'consent.advertising.about': '加载广告，用以维持工具免费。广告网络可能会使用自己的 Cookie。',
} as const satisfies Record<keyof typeof source, string>;
