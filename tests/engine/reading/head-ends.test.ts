/** Heads of a section that end with their dates, and heads cut into as many parts. */
import { describe, expect, test } from 'vitest';
import { chinese } from './han-sheet.ts';
import { entriesIn, read, type Row } from './sheet.ts';

const large = (text: string): Row => ({ text, size: 14, font: 1 });

function jobs(heading: string, next: string, ...rows: readonly Row[]): string[] {
  return entriesIn(read([{ text: 'Alex Exemple', size: 20 }, '', large(heading), ...rows, '', large(next), 'Excel, Python']), 'experience'); // prettier-ignore
}

describe('lines below the dates of all heads', () => {
  test('are no employer where one of them is unknown', () => {
    const told = jobs(
      'Berufserfahrung',
      'Kenntnisse',
      ...['Molkerei Sandner GmbH', 'Lagerist', '03/2021 – 06/2024', 'Unterricht in den Klassen 5 bis 9', ''],
      ...['Klinikum Auental', 'Softwareentwickler', '02/2018 – 02/2021', 'Umzug der Buchhaltung ohne Ausfall', ''],
      ...['Quandt', 'Praktikantin', '05/2016 – 01/2018', 'Unterricht in den Klassen 7 bis 11 und Schach-AG', ''],
    );
    expect(told[2]).toBe('Praktikantin | Quandt | 2016-05 | 2018-01');
  });

  test('are no employer in Chinese either', () => {
    const told = chinese(
      ...[
        '工作经历',
        '长河大学附属医院',
        '医药代表 2022年7月–2024年3月',
        '一季内将损耗降低18%。',
        '设计海报、菜单和橱窗。',
      ],
      ...['', '青山第二小学', '会计 2020年1月–2022年6月', '处理前台投诉直至解决。', '编制每周排班并安排替班。'],
      ...['', '速达', '电工 2018年2月–2019年12月', '每晚为两家门店烘焙300个面包'],
    );
    expect(told.at(-1)).toContain('电工 | 速达 |');
  });

  test('may tell the employer of all', () => {
    const told = jobs(
      'Berufserfahrung',
      'Kenntnisse',
      ...['Lagerist', '03/2021 – 06/2024', 'Molkerei Sandner GmbH', '• Kommissionierung von 90 Aufträgen am Tag', ''],
      ...['Praktikantin', '05/2016 – 01/2018', 'Quandt', '• Betreuung der Ausgabe', ''],
    );
    expect(told).toEqual(['Lagerist | Molkerei Sandner GmbH | 2021-03 | 2024-06', 'Praktikantin | Quandt | 2016-05 | 2018-01']); // prettier-ignore
  });
});

describe('parts of a line that bars or commas part', () => {
  test('stand as in the other heads, whatever the words', () => {
    const told = jobs(
      'Expérience professionnelle',
      'Compétences',
      ...['Kiosk Aubron · Dax · AGENT D’ENTRETIEN · 05.2021–03.2024', '• Encadrement de six personnes', ''],
      ...['ORVAE · Angers · TRESSE DE HAIES · 05.2018–04.2021', '• Suivi de douze parcelles', ''],
    );
    expect(told).toEqual([
      'AGENT D’ENTRETIEN | Kiosk Aubron | 2021-05 | 2024-03',
      'TRESSE DE HAIES | ORVAE | 2018-05 | 2021-04',
    ]);
  });

  test('a guard of the state is no kind of contract', () => {
    const told = jobs(
      'Esperienza lavorativa',
      'Competenze',
      ...['Idraulico | Ditta Ferruzzi, 2019 – 2022', '• Riparazione di dodici caldaie', ''],
      ...['Magazziniere | Guardia di Finanza, 2016 – 2019', '• Gestione di 400 colli al giorno', ''],
    );
    expect(told[1]).toBe('Magazziniere | Guardia di Finanza | 2016 | 2019');
  });
});

test('an office in brackets is whom a post was for, though its name holds the word for work', () => {
  const told = jobs(
    'Berufserfahrung',
    'Kenntnisse',
    ...['Prüferin (Agentur für Arbeit, Ravensburg) 02/2022 – 03/2024', '• Prüfung von 40 Anträgen am Tag', ''],
    ...['Schichtführer (Lombardt, Celle) 08/2019 – 11/2021', '• Leitung einer Gruppe von neun', ''],
  );
  expect(told).toEqual([
    'Prüferin | Agentur für Arbeit | 2022-02 | 2024-03',
    'Schichtführer | Lombardt | 2019-08 | 2021-11',
  ]);
});

test('below a small employer beside its dates the larger line is the post', () => {
  const told = jobs(
    'Work Experience',
    'Skills',
    { text: '01/2022 to 12/2024', y: 720 },
    { text: 'Harlow & Finch', x: 170, y: 720, size: 8.5 },
    { text: 'Banquet Captain', x: 170, y: 706, size: 11 },
    { text: '• Served 300 guests a night', x: 170, y: 692 },
  );
  expect(told).toEqual(['Banquet Captain | Harlow & Finch | 2022-01 | 2024-12']);
});

test('brackets tell another employer than the one above', () => {
  const told = jobs(
    'Experiencia laboral',
    'Competencias',
    ...['2022 – 2024: Secretaria de dirección (Hospital Clínico del Sur, Málaga)', '• Agenda de cuatro médicos', ''],
    ...['2020 – 2022: Procurador (Cuatroríos, Zaragoza)', '• Trámites de 40 expedientes', ''],
    ...['2017 – 2020: Carretillero (Adifera, Pamplona)', '• Carga de 90 palés al día', ''],
  );
  expect(told.map((job) => job.split(' | ')[1])).toEqual(['Hospital Clínico del Sur', 'Cuatroríos', 'Adifera']);
});

test.each(['N26', '1&1', '3M'])('a firm may be called by figures: %s', (firm) => {
  const told = jobs('Berufserfahrung', 'Kenntnisse', `Lagerist, ${firm}, 2019 – 2022`, '• 90 Aufträge am Tag');
  expect(told).toEqual([`Lagerist | ${firm} | 2019 | 2022`]);
});

test('an e-mail address among the lines of a head is nobody’s name', () => {
  const told = jobs('Work Experience', 'Skills', 'Banquet Captain', 'alex@example.org', '01/2022 – 12/2024', '• Served 300 guests a night'); // prettier-ignore
  expect(told).toEqual(['Banquet Captain | - | 2022-01 | 2024-12']);
});

test('brackets that say one worked for oneself speak for no custom', () => {
  const told = jobs(
    'Experiência profissional',
    'Habilidades',
    ...['Fiscal de loja (Casa Alegre)', '11/2022 – 12/2024', '• Caixa de três lojas', ''],
    ...['Técnico Superior (Autônomo)', '02/2019 – 10/2022', '• 40 consertos por mês', ''],
    ...['Costureira (Salão da Nena)', '09/2017 – 11/2018', '• 90 peças por semana', ''],
  );
  expect(told[0]).toBe('Fiscal de loja | Casa Alegre | 2022-11 | 2024-12');
});
