/** Lists of deeds without signs right below the names of a job, in Japanese and Chinese: none of them is who employed. */
import { expect, test } from 'vitest';
import { bold, chinese, japanese } from './han-sheet.ts';

test.each([
  '日報と点検表の記入',
  '夏季イベントの立案および実施',
  'ちらし、看板、棚札のデザイン',
  '港の倉庫での荷札の作成と秤の点検',
])('in Japanese: %s', (deed) => {
  expect(
    japanese(
      bold('塗装工（2018.04～2021.03）'),
      bold('うみねこ'),
      deed,
      '',
      bold('検査係（2014.04～2018.03）'),
      bold('合同会社みさき'),
      '毎朝の巡回',
    ),
  ).toEqual(['塗装工 | うみねこ | 2018-04 | 2021-03', '検査係 | 合同会社みさき | 2014-04 | 2018-03']);
});

test.each([
  '与三所周边小学策划夏季活动',
  '为车间主任编制每月报表',
  '每晚为五家分店制作糕点',
  '清点库房并做好实验室准备',
])('in Chinese: %s', (deed) => {
  expect(chinese(bold('云朵(2019-2021)'), '收银员', deed, '', bold('海州五金厂(2015-2018)'), '钳工', '检修机床')).toEqual([
    '收银员 | 云朵 | 2019 | 2021',
    '钳工 | 海州五金厂 | 2015 | 2018',
  ]);
}); // prettier-ignore

test.each(['与光同行文化', '为民便利店', '在线教育中心'])('a name that opens like a deed is one: %s', (name) => {
  expect(chinese(bold(`${name}(2019-2021)`), '收银员', '• 开关店门')).toEqual([`收银员 | ${name} | 2019 | 2021`]);
});
