/** Rows of a table are jobs: their cells may wrap, and stay one job. */
import { describe, expect, test } from 'vitest';
import check from '../../../src/engine/checks/ats/no-tables.ts';
import type { Reading } from '../../../src/engine/reading/reading.ts';
import { document } from '../builder.ts';
import { tell } from '../outcome.ts';
import { readTables, tablePage, type Heading, type Table } from './drawn-table.ts';
import { entriesIn, headingsOf } from './sheet.ts';

type Rows = Table['rows'];

const WIDTHS = [90, 120, 120, 165];

/** Heading, head and two rows of four columns: dates, post, employer, duties. */
const JOBS: Readonly<Record<string, readonly [heading: string, rows: Rows, jobs: readonly string[]]>> = {
  es: [
    'Experiencia laboral',
    [
      ['Periodo', 'Puesto', 'Empresa', 'Funciones'],
      ['Octubre 2018 – Actualidad', 'Técnica de control de calidad alimentaria', 'Conservas del Norte de Soria S.L.', 'Análisis de producto final y gestión de las no conformidades de tres líneas.'],
      ['Enero 2015 – Septiembre 2018', 'Auxiliar de laboratorio', 'Aguas de la Vega S.A.', 'Toma de muestras en la red.'],
    ],
    ['Técnica de control de calidad alimentaria | Conservas del Norte de Soria S.L. | 2018-10 | present', 'Auxiliar de laboratorio | Aguas de la Vega S.A. | 2015-01 | 2018-09'],
  ],
  en: [
    'Employment history',
    [
      ['Period', 'Position', 'Employer', 'Responsibilities'],
      ['January 2019 – present', 'Senior Process Development Engineer', 'Corrib Medical Devices Ltd', 'Validation of three lines, scrap cut from six to two per cent.'],
      ['June 2015 – December 2018', 'Process Engineer', 'Shannon Polymers', 'Extrusion trials.'],
    ],
    ['Senior Process Development Engineer | Corrib Medical Devices Ltd | 2019-01 | present', 'Process Engineer | Shannon Polymers | 2015-06 | 2018-12'],
  ],
  fr: [
    'Expérience professionnelle',
    [
      ['Période', 'Poste', 'Entreprise', 'Missions'],
      ['Septembre 2020 – aujourd’hui', 'Responsable administrative et financière', 'Chantiers de la Rade', 'Supervision de la comptabilité et de la paie de quatre sites.'],
      ['Mars 2016 – août 2020', 'Contrôleuse de gestion', 'Laiterie du Ménez', 'Calcul des coûts.'],
    ],
    ['Responsable administrative et financière | Chantiers de la Rade | 2020-09 | present', 'Contrôleuse de gestion | Laiterie du Ménez | 2016-03 | 2020-08'],
  ],
  pt: [
    'Experiência profissional',
    [
      ['Período', 'Cargo', 'Empresa', 'Atividades'],
      ['Fevereiro de 2021 – atual', 'Coordenador de operações logísticas', 'Porto Norte Logística Ltda.', 'Coordenação de trinta colaboradores em dois turnos.'],
      ['Junho de 2017 – janeiro de 2021', 'Supervisor de estoque', 'Distribuidora Capibaribe', 'Inventários.'],
    ],
    ['Coordenador de operações logísticas | Porto Norte Logística Ltda. | 2021-02 | present', 'Supervisor de estoque | Distribuidora Capibaribe | 2017-06 | 2021-01'],
  ],
  de: [
    'Berufserfahrung',
    [
      ['Zeitraum', 'Funktion', 'Arbeitgeber', 'Aufgaben'],
      ['März 2019 – heute', 'Leiterin der Instandhaltung', 'Nordhafen Seilbahnen AG', 'Planung der Revisionen von sechs Anlagen und Ausbildung von zwei Lernenden.'],
      ['August 2013 – Februar 2019', 'Automatikerin', 'Kabelwerk Schattau', 'Wartung.'],
    ],
    ['Leiterin der Instandhaltung | Nordhafen Seilbahnen AG | 2019-03 | present', 'Automatikerin | Kabelwerk Schattau | 2013-08 | 2019-02'],
  ],
  it: [
    'Esperienza professionale',
    [
      ['Periodo', 'Ruolo', 'Azienda', 'Mansioni'],
      ['Marzo 2019 – in corso', 'Responsabile di sala e cantina', 'Masseria Li Monti', 'Coordinamento di otto camerieri, prenotazioni e chiusura di cassa.'],
      ['Maggio 2015 – febbraio 2019', 'Cameriera', 'Trattoria del Molo', 'Servizio ai tavoli.'],
    ],
    ['Responsabile di sala e cantina | Masseria Li Monti | 2019-03 | present', 'Cameriera | Trattoria del Molo | 2015-05 | 2019-02'],
  ],
  ja: [
    '職務経歴',
    [
      ['期間', '役職', '会社名', '職務内容'],
      ['2020年10月～現在', '管理課 係長', '瀬戸内海浜リネンサプライ株式会社', 'ホテル向けの在庫管理、請求業務、シフト作成を担当。'],
      ['2015年4月～2020年9月', '営業事務', '株式会社もみじ印刷', '見積書の作成。'],
    ],
    ['管理課 係長 | 瀬戸内海浜リネンサプライ株式会社 | 2020-10 | present', '営業事務 | 株式会社もみじ印刷 | 2015-04 | 2020-09'],
  ],
  zh: [
    '工作经历',
    [
      ['起止时间', '职务', '单位', '工作内容'],
      ['2021年3月至今', '华东区采购经理', '上海云汀供应链管理有限公司', '负责包材与辅料的采购，管理供应商六十余家。'],
      ['2017年7月至2021年2月', '采购专员', '苏州蓝禾食品有限公司', '负责询价与比价。'],
    ],
    ['华东区采购经理 | 上海云汀供应链管理有限公司 | 2021-03 | present', '采购专员 | 苏州蓝禾食品有限公司 | 2017-07 | 2021-02'],
  ],
}; // prettier-ignore

const PERSON: Heading = { heading: 'Ada Example, ada@example.org, +44 20 7946 0000, Leeds' };

function read(rows: Rows, heading: string, rest: Partial<Table> = {}): Reading {
  return readTables([PERSON, { heading }, { widths: WIDTHS, rows, lines: 'cells', ...rest }]);
}

const columnsOf = ({ columns }: Reading): number => Math.max(...columns.map(({ count }) => count));

describe.each(Object.entries(JOBS))('a table of jobs: %s', (_, [heading, rows, jobs]) => {
  test.each(['cells', 'rows', 'none'] as const)('with a head, lines: %s', (lines) => {
    const told = read(rows, heading, { lines });
    expect(entriesIn(told, 'experience')).toEqual(jobs);
    expect(columnsOf(told)).toBe(1);
  });

  test('its cells in the middle of their rows', () => {
    expect(entriesIn(read(rows, heading, { middle: true }), 'experience')).toEqual(jobs);
  });

  test('its duties are what is said of the job', () => {
    const said = read(rows, heading).entries.map(({ paragraphs }) =>
      paragraphs.map(({ text }) => text.replace(/\s/gu, '')).join(''),
    );
    const wanted = rows.slice(1).map((row) => row[3]?.replace(/\s/gu, '').replace('，', ',').normalize('NFKC'));
    expect(said).toEqual(wanted);
  });

  test.each(['cells', 'none'] as const)('without a head, lines: %s', (lines) => {
    const told = read(rows.slice(1), heading, { lines });
    expect(entriesIn(told, 'experience')).toEqual(jobs);
    expect(columnsOf(told)).toBe(1);
  });
});

describe('rows of one cell', () => {
  const rows: Rows = [
    ['Experiencia laboral', null, null, null],
    ...(JOBS.es?.[1].slice(1) ?? []),
    ['Formación académica', null, null, null],
    ['2010 – 2012', 'Técnico Superior en Laboratorio', 'IES Los Albares', 'Cieza'],
  ];

  test.each(['cells', 'rows'] as const)('are headings of the sections below them: %s', (lines) => {
    const told = readTables([PERSON, { widths: WIDTHS, rows, lines }]);
    expect(headingsOf(told)).toEqual(['Experiencia laboral: experience', 'Formación académica: education']);
    expect(entriesIn(told, 'experience')).toEqual(JOBS.es?.[2]);
    expect(entriesIn(told, 'education')).toEqual(['Técnico Superior en Laboratorio | IES Los Albares | 2010 | 2012']);
  });

  test.each([
    ['Anno', 'Titolo', 'Conseguito presso', 'Laurea triennale in Lettere', 'Università di Monteverde', 'Titoli di studio', 'Lingue', 'Italiano madrelingua e inglese buono, parlato e scritto ogni giorno'],
    ['Année', 'Diplôme', 'Délivré par', 'Master Gestion des milieux aquatiques', 'Université du Val d’Allier', 'Formation', 'Langues', 'Français langue maternelle et anglais courant, parlé et écrit tous les jours'],
    ['Año', 'Título', 'Otorgado por', 'Licenciatura en Historia', 'Universidad de Villaflor', 'Formación académica', 'Idiomas', 'Español, lengua materna, e inglés hablado y escrito todos los días'],
    ['Ano', 'Curso', 'Emitido por', 'Licenciatura em Solicitadoria', 'Instituto Superior do Alto Alentejo', 'Formação académica', 'Idiomas', 'Português, língua materna, e inglês falado e escrito todos os dias'],
  ])('tell the house in a column of a name of its own: %s, %s, %s', (year, what, by, degree, school, heading, languages, said) => {
    const told = readTables([
      PERSON,
      { heading },
      { widths: [70, 230, 195], lines: 'cells', rows: [[year, what, by], ['2017', degree, school], ['2013', degree, school]] },
      { heading: languages },
      { heading: said },
    ]);
    expect(entriesIn(told, 'education')).toEqual([`${degree} | ${school} | - | 2017`, `${degree} | ${school} | - | 2013`]);
  }); // prettier-ignore

  test('tell a degree without how it was studied', () => {
    const told = readTables([
      PERSON,
      { heading: 'Aus- und Weiterbildungen' },
      {
        widths: [100, 250, 145],
        lines: 'cells',
        rows: [
          ['Zeitraum', 'Ausbildung', 'Institution'],
          ['2017 – 2018', 'Technische Zeichnerin CAD (Fernstudium, 18 Monate)', 'Fernakademie Seelau'],
          ['1998 – 2002', 'Polymechanikerin EFZ (Lehre, abgeschlossen)', 'Räber AG, Glarus'],
        ],
      },
      { heading: 'Sprachen' },
      { heading: 'Deutsch als Muttersprache und Englisch, fließend in Wort und Schrift' },
    ]);
    expect(entriesIn(told, 'education')).toEqual([
      'Technische Zeichnerin CAD | Fernakademie Seelau | 2017 | 2018',
      'Polymechanikerin EFZ | Räber AG | 1998 | 2002',
    ]);
  });

  test('name the employer of the posts below them, where no column does', () => {
    const told = readTables([
      PERSON,
      { heading: 'Berufserfahrung' },
      {
        widths: [100, 150, 245],
        lines: 'cells',
        rows: [
          ['Zeitraum', 'Funktion', 'Aufgaben'],
          ['Räber Präzisionstechnik AG, Glarus (08.2014–heute)', null, null],
          ['03.2019 – heute', 'Teamleiter Zerspanung', 'Führung von acht Personen in zwei Schichten.'],
          ['08.2014 – 02.2019', 'Polymechaniker', 'Einrichten und Bedienen von Drehzentren.'],
        ],
      },
    ]);
    expect(entriesIn(told, 'experience')).toEqual([
      'Teamleiter Zerspanung | Räber Präzisionstechnik AG | 2019-03 | present',
      'Polymechaniker | Räber Präzisionstechnik AG | 2014-08 | 2019-02',
    ]);
  });
});

describe('a form', () => {
  test('whose sections are named at the left of their rows', () => {
    const told = readTables([
      { heading: '崔明远 cuimingyuan@example.org 15098823376' },
      {
        widths: [60, 120, 160, 90, 65],
        lines: 'cells',
        rows: [
          ['工作经历', '起止时间', '工作单位', '职务', '证明人'],
          ['', '2018年06月\n至今', '奎文区水利服务中心工程科', '副科长', '于海峰'],
          ['', '2013年09月\n至2018年05月', '弥河水库管理站', '技术员', '孟凡玉'],
        ],
      },
    ]);
    expect(entriesIn(told, 'experience')).toEqual([
      '副科长 | 奎文区水利服务中心工程科 | 2018-06 | present',
      '技术员 | 弥河水库管理站 | 2013-09 | 2018-05',
    ]);
  });

  test('whose labels stand close to their values', () => {
    const rows = [
      ['Date', 'Aprile 2017 – oggi'],
      ['Lavoro o posizione ricoperti', 'Coordinatrice pedagogica'],
      ['Nome e indirizzo del datore di lavoro', 'Cooperativa Il Girasole'],
      ['Date', 'Settembre 2010 – marzo 2017'],
      ['Lavoro o posizione ricoperti', 'Educatrice di nido'],
      ['Nome e indirizzo del datore di lavoro', 'Comune di Casalecchio'],
    ];
    const told = readTables([
      PERSON,
      { heading: 'Esperienza professionale' },
      { widths: [196, 280], rows, lines: 'none' },
    ]);
    expect(entriesIn(told, 'experience')).toEqual([
      'Coordinatrice pedagogica | Cooperativa Il Girasole | 2017-04 | present',
      'Educatrice di nido | Comune di Casalecchio | 2010-09 | 2017-03',
    ]);
  });
});

describe('a Japanese form', () => {
  test('keeps what is said beside year and month in their row, however long', () => {
    const told = readTables([
      { heading: '履歴書' },
      {
        widths: [40, 30, 480],
        lines: 'cells',
        rows: [
          ['年', '月', '学歴・職歴'],
          ['', '', '職歴'],
          ['2014', '4', '株式会社ひばり電機 入社'],
          ['2018', '3', '株式会社ひばり電機 退社'],
          ['2018', '4', '東京都文京区・あけぼのシステムズ株式会社・シニアバックエンドエンジニア・入社・現在に至る'],
        ],
      },
    ]);
    expect(entriesIn(told, 'experience')).toEqual([
      '- | 株式会社ひばり電機 | 2014-04 | 2018-03',
      'シニアバックエンドエンジニア | あけぼのシステムズ株式会社 | 2018-04 | present',
    ]);
  });
});

describe('no-tables', () => {
  const outcomeOf = (parts: readonly (Table | Heading)[]): ReturnType<typeof tell> => {
    const { lines, language } = readTables(parts);
    return tell(check, { lines, language, document: document([tablePage(parts)]) });
  };
  const rows = JOBS.en?.[1] ?? [];

  test.each([
    ['cells', 'ruled'],
    ['none', 'aligned'],
  ] as const)('tells a table of jobs: %s', (lines, id) => {
    const told = outcomeOf([PERSON, { heading: 'Employment history' }, { widths: WIDTHS, rows, lines }]);
    expect(told).toMatchObject({ status: 'fail', ids: [id] });
  });

  test('passes labels beside their text', () => {
    const labels = rows.slice(1).map((row) => [row[0] ?? '', `${row[1] ?? ''}, ${row[2] ?? ''}`]);
    const told = outcomeOf([PERSON, { heading: 'Employment history' }, { widths: [120, 375], rows: labels, lines: 'cells' }]); // prettier-ignore
    expect(told.status).toBe('pass');
  });
});

describe('cells that hold a text each', () => {
  test('are columns of the page, not rows of a table', () => {
    const side = Array.from({ length: 14 }, (_, at) => `Side note number ${String(at)} of this page`).join('\n');
    const main = Array.from({ length: 14 }, (_, at) => `Led the work package ${String(at)} from its plan to the day it was handed over`).join('\n'); // prettier-ignore
    const told = readTables([PERSON, { widths: [190, 310], rows: [[side, main]], lines: 'cells' }]);
    expect(told.lines.some(({ place }) => place)).toBe(false);
    expect(columnsOf(told)).toBe(2);
  });
});
