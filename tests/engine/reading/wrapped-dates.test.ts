/** Periods that their cell breaks in the middle of a date. */
import { expect, test } from 'vitest';
import { entriesIn, read, textsOf, type Row } from './sheet.ts';

const large = (text: string): Row => ({ text, size: 14 });
const CLOSING = [large('专业技能'), '数控车床、三坐标测量、质量体系审核与供应商管理'] as const;

function jobs(...rows: readonly Row[]): string[] {
  return entriesIn(read([large('工作经历'), ...rows, ...CLOSING]), 'experience');
}

test.each<[string, string, string]>([
  ['before the month', '2014年7月-2018年6', '月'],
  ['before the number of the month', '2014年7月-2018年', '6月'],
  ['within the year', '2014.07-2018.', '06'],
])('%s', (_, first, rest) => {
  expect(jobs([[56, first], [220, '质检员']], [[56, rest], [220, '海州机床厂']])).toEqual([
    '质检员 | 海州机床厂 | 2014-07 | 2018-06',
  ]);
}); // prettier-ignore

test('before a day in figures', () => {
  const rows: readonly Row[] = [
    [[56, 'du 01.09.2016 au'], [220, 'Infirmière']], [[56, '31.01.2022'], [220, 'Clinique de Chailly']],
    '• Soins et accompagnement des patients de jour comme de nuit',
  ]; // prettier-ignore
  expect(entriesIn(read([large('Expériences professionnelles'), ...rows]), 'experience')).toEqual([
    'Infirmière | Clinique de Chailly | 2016-09 | 2022-01',
  ]);
});

test('within the word for now', () => {
  expect(jobs([[56, '2014年7月-至'], [220, '海州机床厂']], [[56, '今'], [220, '质检员']])).toEqual([
    '质检员 | 海州机床厂 | 2014-07 | present',
  ]);
}); // prettier-ignore

test('in three rows of a rail, and in the brackets behind a month', () => {
  const told = '• Wartung der Webmaschinen bei den Kunden der Firma in ganz Oberfranken';
  const reading = read([
    large('Berufserfahrung'),
    [[56, 'Sept. 2022 –'], [220, 'Industriemechaniker']], [[56, 'voraussichtl. Feb.'], [220, 'Acme GmbH, Hof']], [[56, '2026'], [220, 'Instandhaltung']], told,
    [[56, '03/2019 (2'], [220, 'Praktikum Lager']], [[56, 'Wochen)'], [220, 'Auto Rödel, Hof']], told,
  ]); // prettier-ignore
  expect(entriesIn(reading, 'experience')).toEqual([
    'Industriemechaniker | Acme GmbH | 2022-09 | 2026-02',
    'Praktikum Lager | Auto Rödel | 2019-03 | -',
  ]);
});

test('a number below a whole period stays where it is', () => {
  const rows: readonly Row[] = [[[56, '2014年7月-2018年6月'], [220, '海州机床厂']], [[56, '12'], [220, '质检员']]]; // prettier-ignore
  expect(textsOf(read([large('工作经历'), ...rows, ...CLOSING]).lines)).toContain('12 质检员');
});

test('a paragraph that breaks there keeps its lines', () => {
  const rows = ['负责华东地区的销售，历时2014年7月-2018年6', '月，成绩优秀'];
  expect(textsOf(read([large('工作经历'), ...rows, ...CLOSING]).lines)).toContain('月,成绩优秀');
});

test('in a cell set to the right', () => {
  const rows: readonly Row[] = [
    [[46, 'Sept. 2019 – Fév.'], [220, 'Développeur back-end']], [[114.25, '2022'], [220, 'Kermarec Numérique']],
  ]; // prettier-ignore
  const told = '• Mise en place des paiements et de la facturation pour les clients de la région';
  const reading = read([large('Expérience professionnelle'), ...rows, told, large('Compétences'), 'Python, SQL']);
  expect(entriesIn(reading, 'experience')).toEqual(['Développeur back-end | Kermarec Numérique | 2019-09 | 2022-02']);
});

test.each([
  ['September 2011', 'bis März 2016', '2011-09 | 2016-03'],
  ['September 2011 bis', 'März 2016', '2011-09 | 2016-03'],
])('before or behind the word between them: %s', (first, rest, dates) => {
  const told = '• Wartung der Webmaschinen bei den Kunden der Firma in ganz Oberfranken';
  const rows: readonly Row[] = [[[56, first], [220, 'Vorarbeiter']], [[56, rest], [220, 'Weberei Fichtel']], told]; // prettier-ignore
  expect(entriesIn(read([large('Berufserfahrung'), ...rows]), 'experience')).toEqual([
    `Vorarbeiter | Weberei Fichtel | ${dates}`,
  ]);
});

test('at the right of a head that takes two rows', () => {
  const rows: readonly Row[] = [
    [[56, 'Krankenpflegerin, Marienhospital Hörde,'], [480, '10/2015 –']], [[56, 'Dortmund'], [480, '02/2021']],
    '• Versorgung von bis zu zwölf frisch operierten Patienten je Schicht',
  ]; // prettier-ignore
  const [job] = entriesIn(read([large('Berufserfahrung'), ...rows]), 'experience');
  expect(job).toMatch(/2015-10 \| 2021-02$/);
});

test('behind the dash, at the right edge below a long head', () => {
  const told = '• Réception de 70 camions par jour avec une équipe de seize caristes';
  const reading = read([
    large('Expérience professionnelle'),
    [[56, 'Chef d’équipe réception, Condroz Frais,'], [460, '03/2016 –']], [[56, 'Huy'], [470.5, '11/2017']], told,
    'Gestionnaire de stock, Papeterie de la Vesdre et Compagnie, 09/2013 –', [[56, 'Verviers'], [381.5, '02/2016']], told,
    'Aide magasinière polyvalente, Comptoir des Tilleuls, avril 2011 – février', [[56, 'Huy'], [418.25, '2013']], told,
  ]); // prettier-ignore
  expect(reading.entries.map(({ dates }) => [dates?.start, dates?.end])).toEqual([['2016-03', '2017-11'], ['2013-09', '2016-02'], ['2011-04', '2013-02']]); // prettier-ignore
});

test('in a rail whose rows stand lower or higher than those beside it', () => {
  const [top, step] = [700, 13];
  const at = (x: number, y: number, text: string, font = 0): Row => ({ x, y, text, font });
  const job = (y: number, when: readonly [string, string], post: string, firm: string): Row[] => [
    at(56, y, when[0]), at(190, y - 4, post, 1), at(56, y - step, when[1]), at(190, y - 4 - step, firm),
    at(190, y - 4 - 2 * step, 'Apoyo en rodajes y eventos, con los equipos de la casa y de los clientes'),
  ]; // prettier-ignore
  const reading = read([
    { ...(at(56, top + 30, 'Experiencia laboral', 1) as object), size: 14 } as Row,
    ...job(top, ['Mayo a Junio', '2025'], 'Productora de video', 'Estudios Ejemplo S.A.S., Bogotá'),
    ...job(top - 60, ['Marzo de 2021 a', 'abril de 2024'], 'Asistente de cámara', 'Canal Muestra, Cali'),
  ]);
  expect(entriesIn(reading, 'experience')).toEqual([
    'Productora de video | Estudios Ejemplo S.A.S. | 2025-05 | 2025-06',
    'Asistente de cámara | Canal Muestra | 2021-03 | 2024-04',
  ]);
});

test('in a column of hints too narrow for a month and its year', () => {
  const told = '• Mantenimiento de los equipos del taller y atención a los clientes de la zona';
  const reading = read([
    'Marta Ferrer Soto', 'marta@example.org', '', large('Experiencia laboral'),
    [[56, 'Julio del'], [175, 'Técnica de taller, Talleres Acme, Montevideo']], [[56, '2016 hasta']], [[56, 'diciembre del']], [[56, '2018']], [[175, told]],
    [[56, 'Abril del'], [175, 'Ayudante de taller, Talleres Brisa,']], [[56, '2013 hasta la fecha'], [175, 'Montevideo']], [[175, told]],
    [[56, 'May'], [175, 'Aprendiz de taller, Talleres Cierzo, Montevideo']], [[56, '2012–Oct']], [[56, '2013']], [[175, told]],
  ]); // prettier-ignore
  expect(reading.entries.map(({ dates }) => [dates?.start, dates?.end])).toEqual([
    ['2016-07', '2018-12'],
    ['2013-04', 'present'],
    ['2012-05', '2013-10'],
  ]);
});

test('the end of a job above its start, beside the line below that of the post', () => {
  const told = '• Bread and pastry for nine shops and two schools of the town';
  const reading = read([
    large('Experience'),
    [[56, 'Current'], [220, 'Baker at Crumb & Fennel Ltd']], [[220, 'Saltash']], [[56, 'May 2019'], [220, 'Sourdough by night']], told,
    [[56, 'March 2018'], [220, 'Porter at Quince Hotels Ltd']], [[56, 'June 2015'], [220, 'Trunks and letters']], told,
    large('Education'),
    [[56, 'May 2015'], [220, 'Certificate in Milling, Saltash College']],
  ]); // prettier-ignore
  expect(entriesIn(reading, 'experience').map((job) => job.split(' | ').slice(2))).toEqual([
    ['2019-05', 'present'],
    ['2015-06', '2018-03'],
  ]);
});

test('the end over its start with a stroke between, centred in a strip', () => {
  const strip = (x: number, text: string): Row => [[x, text]];
  expect(
    jobs(
      [[64, '至今'], [130, '海州恒捷物流有限公司 仓储组长']], strip(72, '|'), strip(56, '2021.04'), '• 管理六人团队，负责收发存，推行库位管理，降低差异',
      [[56, '2021.03'], [130, '昆南电子厂 仓管员']], strip(72, '|'), strip(56, '2017.05'), '• 负责元器件入库验收，每日录单及月末盘点',
    ),
  ).toEqual(['仓储组长 | 海州恒捷物流有限公司 | 2021-04 | present', '仓管员 | 昆南电子厂 | 2017-05 | 2021-03']);
}); // prettier-ignore

test.each([
  ['Experiencia laboral', 'Desde febrero de', 'Técnico de mantenimiento'],
  ['Work Experience', 'Since February', 'Maintenance technician'],
])('%s: a year below the words that lead to its month', (heading, words, post) => {
  const rows: Row[] = [[[56, words], [220, post]], [[56, '2023'], [220, 'Seur Logística S.L.']], '• 12 prensas']; // prettier-ignore
  expect(entriesIn(read([large(heading), ...rows]), 'experience')).toEqual([
    `${post} | Seur Logística S.L. | 2023-02 | present`,
  ]);
});

test('a head whose period begins in its second line, behind the word before it or the rest of a town', () => {
  const told = '• Dirección de una unidad de catorce camas y de su personal';
  const reading = read([
    'Médico con veinte años de ejercicio en hospitales públicos, con interés por la docencia y la mejora de los cuidados.', '',
    large('Experiencia profesional'),
    'Jefe de Sección de Reanimación, Hospital Universitario Arroyo Hondo, Valladolid, desde', 'el 1 de febrero de 2019 hasta la actualidad', told,
    'Médico adjunto, Hospital Universitario Arroyo Hondo, Valladolid, de', 'junio de 2011 a enero de 2019', told,
    'Médico interino, Hospital Comarcal Tierra Norte, Medina de', 'Rioalto, de junio de 2008 a mayo de 2011', told,
  ]); // prettier-ignore
  expect(entriesIn(reading, 'experience')).toEqual([
    'Jefe de Sección de Reanimación | Hospital Universitario Arroyo Hondo | 2019-02 | present',
    'Médico adjunto | Hospital Universitario Arroyo Hondo | 2011-06 | 2019-01',
    'Médico interino | Hospital Comarcal Tierra Norte | 2008-06 | 2011-05',
  ]);
});

test.each([
  ['Esperienze professionali', 'Dal 05/2021', 'ad oggi', 'al 04/2021', 'Commessa', 'Bar Centrale'],
  ['Esperienze professionali', 'dal 01.05.2021', 'a tutt’oggi', 'al 30.04.2021', 'Commessa', 'Bar Centrale'],
  ['Experiencia laboral', 'Desde 05/2021', 'hasta hoy', 'hasta 04/2021', 'Dependienta', 'Bar Central'],
  ['Experiência profissional', 'Desde 05/2021', 'até hoje', 'até 04/2021', 'Empregada de balcão', 'Café Central'],
])('%s: "%s" over "%s" in a rail', (heading, start, now, end, post, firm) => {
  const rail = (date: string, text: string): Row => [[56, date], [190, text]];
  const first = start.replace('05', '01').replace('2021', '2018');
  const rows = [rail(start, post), rail(now, firm), '', rail(first, post), rail(end, `${firm} Nuovo`)];
  expect(entriesIn(read([large(heading), ...rows]), 'experience').map((told) => told.split(' | ').slice(2).join(' | '))).toEqual(['2021-05 | present', '2018-01 | 2021-04']);
}); // prettier-ignore
