/** Posts and degrees as list items below their employer or school, and dates beside the first thing said of a degree. */
import { describe, expect, test } from 'vitest';
import { entriesIn, read, type Row } from './sheet.ts';

const large = (text: string): Row => ({ text, size: 14 });
const dated = (x: number, text: string, dates: string): Row => [[x, text], [440, dates]]; // prettier-ignore

const WORK: readonly Row[] = [
  large('Experience'),
  { text: 'Harbour Survey Office, Leeds', font: 1 },
  dated(62, '■ Field Surveyor, Department of Coastal Maps', 'Oct 2014 – Jan 2018'),
  [[76, '● Measured 40 miles of coast with a team of three']],
  [[76, '● Drew the maps that the harbour board uses today']],
  dated(62, '■ Research Guest', 'May 2012 – Sep 2014'),
  [[76, '● Built a model of the tides of the river mouth']],
];

describe('list items that are heads', () => {
  test('posts below their employer, dated at the right', () => {
    const reading = read(WORK);
    expect(entriesIn(reading, 'experience')).toEqual([
      'Field Surveyor | Harbour Survey Office | 2014-10 | 2018-01',
      'Research Guest | Harbour Survey Office | 2012-05 | 2014-09',
    ]);
    expect(reading.bullets.map(({ text }) => text)).toEqual([
      'Measured 40 miles of coast with a team of three',
      'Drew the maps that the harbour board uses today',
      'Built a model of the tides of the river mouth',
    ]);
  });

  test('employers beside the dots of a timeline', () => {
    const reading = read([
      large('Esperienza'),
      { text: '● Caffè Zamboni, Bologna', font: 1 }, 'da giugno 2021 ad oggi', 'Barista', [[76, '• Ordini ai fornitori e gestione di quattro ragazzi al banco']],
      { text: '● Bar Mojito, Rimini', font: 1 }, 'ott. 2016 – mag. 2018', 'Cameriere', [[76, '• Servizio ai tavoli della terrazza nei fine settimana']],
    ]); // prettier-ignore
    expect(entriesIn(reading, 'experience').map((entry) => entry.replace('● ', ''))).toEqual([
      'Barista | Caffè Zamboni | 2021-06 | present',
      'Cameriere | Bar Mojito | 2016-10 | 2018-05',
    ]);
    expect(reading.bullets).toHaveLength(2);
  });

  test('periods behind an icon, which are no items', () => {
    const reading = read([
      large('Experiencia Profesional'),
      { text: 'Ingeniera de Datos - Banco Ejemplo', font: 1 }, '\ufffd 2020 - Presente', [[76, '• Integración de datos abiertos y su control de calidad']],
      { text: 'Analista de Datos - Naciones Muestra', font: 1 }, '\ufffd Mayo 2018 (6 meses)', [[76, '• Estandarización de datos de todos los países']],
    ]); // prettier-ignore
    expect(entriesIn(reading, 'experience')).toEqual([
      'Ingeniera de Datos | Banco Ejemplo | 2020 | present',
      'Analista de Datos | Naciones Muestra | 2018-05 | -',
    ]);
    expect(reading.bullets).toHaveLength(2);
  });

  test('towns behind another icon below such periods', () => {
    const job = (head: string, period: string, town: string, deed: string): Row[] => [{ text: head, font: 1 }, `\ufffd ${period}`, `\ufffd ${town}`, [[76, deed]]]; // prettier-ignore
    const reading = read([
      large('Experiência Profissional'),
      ...job('Lumarex – Técnico em Redes', '07/2024 – 06/2025', 'Salvador, BA', '• Montagem dos computadores da empresa e das suas redes'),
      ...job('Tecnora Ltda – Analista de Suporte', '02/2023 – 02/2024', 'Vila do Outeiro', '• Suporte aos clientes da empresa e das suas filiais'),
    ]); // prettier-ignore
    expect(entriesIn(reading, 'experience')).toEqual([
      'Técnico em Redes | Lumarex | 2024-07 | 2025-06',
      'Analista de Suporte | Tecnora Ltda | 2023-02 | 2024-02',
    ]);
    expect(reading.bullets).toHaveLength(2);
  });

  test('employers over a line that opens with the dates of the post', () => {
    const reading = read([
      large('Experiência Profissional'),
      { text: '• Fundo Mar Aberto', font: 1 }, '(2015 - Atual) - Analista de Marés', 'Estudo das marés e dos ventos da costa para os portos da região',
      { text: '• Instituto Rio Claro', font: 1 }, '(2012 - 2015) - Pesquisadora', 'Estudo das águas do rio e das suas margens em três municípios',
    ]); // prettier-ignore
    expect(entriesIn(reading, 'experience')).toEqual([
      'Analista de Marés | Fundo Mar Aberto | 2015 | present',
      'Pesquisadora | Instituto Rio Claro | 2012 | 2015',
    ]);
    expect(reading.bullets).toHaveLength(0);
  });

  test('degrees behind an icon, which are no items', () => {
    const reading = read([
      ...WORK,
      large('Education'),
      { text: '2012 – 2015  Northern Example University', font: 1 }, [[62, '\ue001 B.A.'] ], [[62, 'History']],
    ]); // prettier-ignore
    expect(entriesIn(reading, 'education')[0]).toMatch(/^B\.A\..* \| Northern Example University \| 2012 \| 2015$/u);
    expect(reading.bullets).toHaveLength(3);
  });

  test('degrees below their school', () => {
    const reading = read([
      ...WORK,
      large('Education'),
      { text: 'Northern Example University, Leeds, UK', font: 1 },
      dated(62, '■ Ph.D. in Physical Geography', 'Dec 2009 – Jul 2012'),
      [[76, '● Thesis: How the coast of the river mouth moves']],
      dated(62, '■ M.S. in Physical Geography', 'Jan 2003 – Nov 2005'),
      [[76, '● Mean mark: 82 / 100']],
    ]);
    expect(entriesIn(reading, 'education')).toEqual([
      'Ph.D. in Physical Geography | Northern Example University | 2009-12 | 2012-07',
      'M.S. in Physical Geography | Northern Example University | 2003-01 | 2005-11',
    ]);
  });

  test('what was done stays an item, whatever dates stand beside it', () => {
    const reading = read([
      large('Experience'),
      'Data Analyst, Example Works Inc.',
      dated(62, '• Built the reports that the whole board reads', 'Mar 2019 – May 2021'),
      [[62, '• Cut the time to close the books by four days']],
    ]);
    expect(entriesIn(reading, 'experience')).toEqual(['Data Analyst | Example Works Inc. | 2019-03 | 2021-05']);
    expect(reading.bullets).toHaveLength(2);
  });
});

test('a degree in a rail of initials takes the dates beside what is said of it', () => {
  const reading = read([
    ...WORK,
    large('Education'),
    [[56, 'PhD Northern University, Physics'], [440, 'Leeds, UK']], // prettier-ignore
    dated(92, '• Thesis: Tides in narrow river mouths', 'Oct 2016 – March 2021'),
    [[56, 'BS'], [92, 'Eastern University, Civil Engineering'], [440, 'York, UK']], // prettier-ignore
    dated(92, '• GPA: 3.61/4.00, first of the year', 'Oct 2011 – July 2015'),
  ]);
  expect(entriesIn(reading, 'education')).toEqual([
    'PhD, Physics | Northern University | 2016-10 | 2021-03',
    'BS, Civil Engineering | Eastern University | 2011-10 | 2015-07',
  ]);
});

describe('an icon of a font before the dates of an entry', () => {
  const rows: Row[] = [
    large('Experience'),
    { text: 'Flow Analyst', size: 12 }, { text: 'Harbour Wind Tunnel', font: 1 },
    [[56, '\ue001 2020 – Ongoing'], [320, '+ Leeds, England']],
    [[62, '• Built the solver that three teams run every night']],
    { text: 'Teaching Assistant', size: 12 }, { text: 'Harbour Technical School', font: 1 },
    [[56, '\ue001 2018'], [320, '+ Leeds, England']],
    [[62, '• Led the classes of the second year in fluid dynamics']],
  ]; // prettier-ignore

  test('makes no list item of them, nor an open end of the pin behind them', () => {
    const reading = read(rows);
    expect(reading.bullets.map(({ text }) => text)).toEqual([
      'Built the solver that three teams run every night',
      'Led the classes of the second year in fluid dynamics',
    ]);
    expect(reading.entries.map(({ dates }) => [dates?.start, dates?.end])).toEqual([['2020', 'present'], ['2018', null]]); // prettier-ignore
  });
});

test('what bears the first mark of a section and opens with its dates is a job, what bears another was done there', () => {
  const reading = read([
    'Ada Bonfiglioli',
    'ada@example.org',
    '',
    { text: 'Esperienza Professionale', size: 14 },
    '• Feb 2022-Attuale: Gelatologo presso Villa Faro, Lodi',
    '- Miscele di stagione',
    '- Vetrine e cremini',
    '• Ott 2017-Nov 2018: Gelatologo presso Villa Corvo',
    '- Sorbetti',
    '• Nov 2014-Gen 2017: Gelatologo presso Pontile S.r.l.',
    '',
    { text: 'Lingue', size: 14 },
    'Italiano, inglese',
  ]);
  expect(entriesIn(reading, 'experience')).toEqual([
    'Gelatologo | Villa Faro | 2022-02 | present',
    'Gelatologo | Villa Corvo | 2017-10 | 2018-11',
    'Gelatologo | Pontile S.r.l. | 2014-11 | 2017-01',
  ]);
  expect(reading.bullets.map(({ text }) => text)).toEqual(['Miscele di stagione', 'Vetrine e cremini', 'Sorbetti']);
});
