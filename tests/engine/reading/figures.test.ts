import { describe, expect, test } from 'vitest';
import { LEXICONS } from '../../../src/engine/lexicons/index.ts';
import { hasFigure } from '../../../src/engine/reading/items/figures.ts';
import type { Language } from '../../../src/resume/language.ts';
import { growth, LINEAR } from '../../growth.ts';

const measured: readonly (readonly [Language, string])[] = [
  ['fr', 'Relation avec des PME 140 fois par an'],
  ['es', 'REPARTÍ CON VAN 140 PAQUETES'],
  ['en', 'Kept an NPS 720 points above the start'],
  ['es', 'Instalé un parque solar de 7MW'],
  ['en', 'Wrote scripts that freed 9TB'],
  ['de', 'Gewinn um ein Viertel gesteigert'],
  ['en', 'Cut costs by 12%'],
  ['en', 'Saved $1.2M a year'],
  ['en', 'Trained five seasonal employees'],
  ['en', 'Doubled the output of the line'],
  ['en', 'Served 2,000 guests a week'],
  ['en', 'Handled 2000+ tickets'],
  ['en', 'Kept latency sub-50 ms at peak'],
  ['en', 'Made pages load 3x faster'],
  ['en', 'Led the ISO 9001 audit of 14 sites'],
  ['en', 'Grew revenue from 2019 to 2021 by 40%'],
  ['es', 'Reduje las incidencias en 30 días'],
  ['es', 'Reduje las mermas en un 15 %'],
  ['es', 'Ahorro de 15.000 € al año'],
  ['fr', 'Réduction des délais en 6 mois'],
  ['fr', 'Hausse du chiffre d’affaires de 1,5 M€'],
  ['pt', 'Evitei multas de R$ 35 mil'],
  ['pt', 'Reduzi de 9 para 4 dias o prazo de fechamento'],
  ['de', 'Umsatz um 1,2 Mio. € gesteigert'],
  ['de', 'Führung eines achtköpfigen Teams'],
  ['it', 'Gestione di circa 140 spedizioni al giorno'],
  ['ja', '売上を前年比１２０％に拡大'],
  ['ja', '新人二名を育成'],
  ['ja', '利用者数を三倍に増加'],
  ['zh', '管理五人团队'],
  ['zh', '节约成本约２００万元'],
  ['zh', '转化率提升一倍'],
];

const unmeasured: readonly (readonly [Language, string])[] = [
  ['ja', '多数店舗の販促を支援'],
  ['zh', '多数项目按期交付'],
  ['es', 'Soldé con una máquina ESAB 2200'],
  ['de', 'Wartung von Pressen der Marke TOX 1800'],
  ['ja', '旋盤OKK 5000を調整'],
  ['es', 'Ayudé a los niños de 4.º en el comedor'],
  ['it', 'Curato la 7ª edizione della fiera'],
  ['pt', 'Organizei o 5o encontro de padeiros'],
  ['de', 'Betreuung der Nachbarn im Viertel'],
  ['en', 'Drove Hyster 5XT trucks in the yard'],
  ['zh', '操作合力7FD叉车'],
  ['fr', 'Contrôle selon la norme NF P 94-500'],
  ['ja', 'JIS Z 3410に沿って溶接を管理'],
  ['en', 'Joined the team in March 2021'],
  ['en', 'Rewrote the Year 7–9 scheme of work'],
  ['en', 'Taught pupils from Year 7 to Year 13'],
  ['de', 'Unterricht in den Klassen 5 bis 10'],
  ['en', 'Introduced ISO 9001, ISO 14001 and 45001'],
  ['en', 'Wrote scripts in Python 3 and HTML5'],
  ['en', 'Supported a 24/7 help desk'],
  ['en', 'Ran the COVID-19 response'],
  ['en', 'Designed 3D models and B2B campaigns'],
  ['en', 'Certified Six Sigma practitioner of the Big Four'],
  ['en', 'Built the portal for the Fortune 500'],
  ['en', 'Rolled out 2FA on 5G phones'],
  ['en', 'Moved the office on 12/05/2021'],
  ['en', 'Reach me at www.example.org/2'],
  ['es', 'Implantación de la norma EN 301 549'],
  ['es', 'Presentación del modelo 303'],
  ['es', 'Curso 2019-2020 de la escuela'],
  ['fr', 'Passage à Windows 11'],
  ['fr', 'Professeur en 2021/2022'],
  ['pt', 'Adequação à Lei 13.709/2018'],
  ['de', 'Einführung der DIN EN ISO 9001'],
  ['de', 'Unterricht in der 5. Klasse'],
  ['it', 'Adeguamento alla norma UNI EN ISO 45001'],
  ['ja', '令和3年4月に本社を移転'],
  ['ja', '2021年3月に完了'],
  ['ja', '第3期の計画を策定'],
  ['zh', '2021年3月完成搬迁'],
  ['zh', '推动ISO 9001认证'],
  ['zh', '对接第三方支付平台'],
];

describe('a figure that measures', () => {
  test.each(measured)('%s: %s', (language, text) => {
    expect(hasFigure(text, LEXICONS[language])).toBe(true);
  });
});

describe('a number that measures nothing', () => {
  test.each(unmeasured)('%s: %s', (language, text) => {
    expect(hasFigure(text, LEXICONS[language])).toBe(false);
  });
});

test('reads digits where the language is not known', () => {
  expect(hasFigure('Cut costs by 12%', null)).toBe(true);
  expect(hasFigure('Joined in 2021', null)).toBe(false);
});

test.each(['1', '1 ', 'ISO 1, '])('takes linear time on %j again and again', async (text) => {
  expect(await growth((size) => hasFigure(text.repeat(size), LEXICONS.en), 20_000)).toBeLessThan(LINEAR);
});
