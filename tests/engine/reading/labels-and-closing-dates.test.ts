/** Forms whose labels stand above their values or in a list below the employer, and jobs that their dates close. */
import { describe, expect, test } from 'vitest';
import { bold, chinese, japanese } from './han-sheet.ts';
import { jobs } from './english-sheet.ts';
import { told } from './iberian-sheet.ts';
import type { Row } from './sheet.ts';

describe('labels above their values', () => {
  const spanish = (firm: string, post: string, dates: string): Row[] => [
    'Empresa:',
    firm,
    'Puesto:',
    post,
    'Período:',
    dates,
    'Funciones:',
    '• Control de albaranes de tres almacenes',
    '',
  ];

  test('in Spanish', () => {
    const rows = [...spanish('Norvia', 'Jornalero', 'mayo 2017 – octubre 2019'), ...spanish('Telmar', 'Recepcionista', 'enero 2016 – abril 2017')]; // prettier-ignore
    expect(told('es', 'experience', rows)).toEqual([
      'Jornalero | Norvia | 2017-05 | 2019-10',
      'Recepcionista | Telmar | 2016-01 | 2017-04',
    ]);
  });

  test('in Japanese', () => {
    const job = (firm: string, post: string, dates: string): Row[] => ['会社名：', firm, '職種：', post, '期間：', dates, '・在庫表を見直し、棚卸しの時間を半減', '']; // prettier-ignore
    expect(japanese(...job('ひばり屋', '販売員', '2020年6月～2021年9月'), ...job('みなと亭', '調理師', '2017年4月～2020年3月'))).toEqual([
      '販売員 | ひばり屋 | 2020-06 | 2021-09',
      '調理師 | みなと亭 | 2017-04 | 2020-03',
    ]); // prettier-ignore
  });
});

test('post and period in a list below the name of the firm', () => {
  const job = (firm: string, post: string, dates: string): Row[] => [bold(firm), `• Posición: ${post}`, `• Período: ${dates}`, '• Funciones: Control de albaranes y de tres almacenes', '']; // prettier-ignore
  expect(told('es', 'experience', [...job('Norvia', 'Jornalero', 'mayo 2017 – octubre 2019'), ...job('Telmar', 'Recepcionista', 'enero 2016 – abril 2017')])).toEqual([
    'Jornalero | Norvia | 2017-05 | 2019-10',
    'Recepcionista | Telmar | 2016-01 | 2017-04',
  ]); // prettier-ignore
});

describe('dates below what was done', () => {
  const job = (firm: string, post: string, dates: string): Row[] => [firm, post, '• Kept the stock of three shops and halved the time for counting', dates]; // prettier-ignore

  test('belong to the head above it', () => {
    const rows = [...job('Norvia', 'Janitor', 'Dates: May 2017 – October 2019'), ...job('Telmar', 'Barber', 'Dates: January 2016 – April 2017')]; // prettier-ignore
    expect(jobs(...rows)).toEqual(['Janitor | Norvia | 2017-05 | 2019-10', 'Barber | Telmar | 2016-01 | 2017-04']);
  });

  test('unless the first job is dated at its head', () => {
    const rows: Row[] = ['Norvia', 'Janitor, May 2017 – October 2019', '• Kept the stock of three shops', 'Telmar', 'Barber, January 2016 – April 2017']; // prettier-ignore
    expect(jobs(...rows)).toEqual(['Janitor | Norvia | 2017-05 | 2019-10', 'Barber | Telmar | 2016-01 | 2017-04']);
  });
});

test('the en dash as Noto’s faces for Chinese give it back parts firm and post', () => {
  const job = (head: string): Row[] => [head, '• 负责园区设备的日常维护与检修', ''];
  expect(chinese(...job('2019.09 ‒ 2022.06 海川云 ‒ 新媒体运营'), ...job('2016.10 ‒ 2019.08 青禾 ‒ 嵌入式软件工程师'))).toEqual([
    '新媒体运营 | 海川云 | 2019-09 | 2022-06',
    '嵌入式软件工程师 | 青禾 | 2016-10 | 2019-08',
  ]); // prettier-ignore
});
