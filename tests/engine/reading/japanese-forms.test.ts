import { expect, test } from 'vitest';
import { read, textsOf } from './sheet.ts';

test('what a font gives back as the radical of the door is 戸 in Japanese, 户 in Chinese', () => {
  const japanese = read(['職務経歴', '神⼾営業所にて、新しいお客様への提案を担当しました。', '⼾塚の店舗']);
  expect(textsOf(japanese.lines).join(' ')).toContain('神戸営業所');
  expect(japanese.lines.at(-1)?.cells[0]?.text).toBe('戸塚の店舗');
  const chinese = read(['工作经历', '负责华东地区的客⼾开发与维护', '带领六人团队完成年度销售目标']);
  expect(textsOf(chinese.lines).join(' ')).toContain('客户开发');
});
