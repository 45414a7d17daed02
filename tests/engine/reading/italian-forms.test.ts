/** What Italian forms and declarations of public bodies tell of jobs: lists beside labels, several posts in a cell. */
import { expect, test } from 'vitest';
import { readTables } from './drawn-table.ts';
import { entriesIn, read, type Row } from './sheet.ts';

const large = (text: string): Row => ({ text, size: 14 });
const row = (label: string, value: string): Row => [[56, label], [320, value]]; // prettier-ignore
const below = (value: string): Row => [[320, value]];
const wrapped = (value: string): Row => [[330, value]];
const bulletsIn = (rows: readonly Row[]): string[] => read(rows).bullets.map(({ text }) => text);

test('a list begins beside the label of what was done, or beside the rest of that label', () => {
  expect(
    bulletsIn([
      large('Esperienza lavorativa'),
      row('Date (da – a)', 'Marzo 2017 – Maggio 2021'),
      row('Nome e indirizzo del datore di lavoro', 'Oleificio Trappeto Vecchio, Cassaro'),
      row('Tipo di impiego', 'Addetta al confezionamento'),
      row('• Principali mansioni e', '- Riempimento e chiusura delle bottiglie'),
      row('responsabilità', '- Controllo delle etichette e dei lotti'),
      below('- Preparazione delle spedizioni'),
      '',
      row('Date (da – a)', 'Giugno 2014 – Febbraio 2017'),
      row('Nome e indirizzo del datore di lavoro', 'Caseificio Monte Cuneo, Buccheri'),
      row('Tipo di impiego', 'Aiuto casara'),
      row('Mansioni', '• Salatura delle forme'),
    ]),
  ).toEqual([
    'Riempimento e chiusura delle bottiglie',
    'Controllo delle etichette e dei lotti',
    'Preparazione delle spedizioni',
    'Salatura delle forme',
  ]);
});

test('posts listed in one cell of a form, the house behind their periods, the first beside the label', () => {
  expect(
    entriesIn(
      read([
        { text: 'TITOLI DI STUDIO ED ESPERIENZE LAVORATIVE', font: 1 },
        row('Titolo di studio', 'Laurea in Agraria conseguita presso l’Università di Valbrina nel 1994'),
        row('Esperienze professionali (incarichi ricoperti)', '• Responsabile dei vigneti, dal 01/01/2012 ad oggi -'),
        wrapped('CANTINA SOCIALE DI VALBRINA'),
        below('• Istruttore tecnico presso l’Ufficio Vivai, dal 1999 al 2011 - COMUNE'),
        wrapped('DI ROCCASPINA'),
        below('• Insegnante supplente di chimica agraria, anni 1997/1998 -'),
        wrapped('I.T.A. "Grano" di Roccaspina'),
        row('Capacità linguistiche', 'Francese, livello scolastico; inglese, livello scolastico'),
      ]),
      'experience',
    ),
  ).toEqual([
    'Responsabile dei vigneti | CANTINA SOCIALE DI VALBRINA | 2012-01 | present',
    'Istruttore tecnico | COMUNE DI ROCCASPINA | 1999 | 2011',
    'Insegnante supplente di chimica agraria | I.T.A. "Grano" di Roccaspina | 1997 | 1998',
  ]);
});

test('one item under a heading of teaching is a post where it tells when and where', () => {
  expect(
    entriesIn(
      read([
        large('Titoli di studio'),
        '• Laurea in Ostetricia, Università degli Studi di Valbrina, 2011',
        '',
        large('Esperienze professionali'),
        '• 2016 – 2019: Ostetrica, ASST Valbrina',
        '• 2012 – 2016: Ostetrica, Casa di Cura Villa Quercia',
        '',
        large('Attività didattica'),
        '• Docente a contratto di Fisiologia del parto, a.a. 2016/2017, Università degli Studi di Valbrina',
        '',
        large('Lingue'),
        'Inglese e francese, buona conoscenza',
      ]),
      'experience',
    ).at(-1),
  ).toBe('Docente a contratto di Fisiologia del parto | Università degli Studi di Valbrina | 2016 | 2017');
});

test('a table of services names its columns as public bodies do', () => {
  const cells = (...texts: readonly string[]): Row => texts.map((text, at) => [[56, 240, 370, 440, 510][at] ?? 0, text] as const); // prettier-ignore
  expect(
    entriesIn(
      read([
        large('Servizi prestati'),
        cells('Ente', 'Profilo professionale', 'dal', 'al', 'ore sett.'),
        cells('RSA Villa Quercia', 'Ausiliario', '01/10/2009', '31/12/2012', '36'),
        cells('Cooperativa Sociale Gea', 'O.S.S. cat. B/s', '07/01/2013', '30/06/2018', '30'),
        cells('ASL Valbrina', 'O.S.S. cat. B/s', '01/08/2018', "a tutt'oggi", '36'),
        large('Lingue'),
        'Inglese e francese, buona conoscenza',
      ]),
      'experience',
    ),
  ).toEqual([
    'Ausiliario | RSA Villa Quercia | 2009-10 | 2012-12',
    'O.S.S. cat. B/s | Cooperativa Sociale Gea | 2013-01 | 2018-06',
    'O.S.S. cat. B/s | ASL Valbrina | 2018-08 | present',
  ]);
});

test('posts with their periods in the cell of one employer', () => {
  const form = (posts: readonly Row[]): string[] =>
    entriesIn(
      read([
        large('Esperienza lavorativa'),
        row('• Date (da – a)', 'Dal 01/03/2005 ad oggi'),
        row('• Nome e indirizzo del datore di lavoro', 'Comune di Valbruna, Piazza Verdi 1'),
        row('• Tipo di azienda o settore', 'Scuola'),
        ...posts,
        row('• Principali mansioni e responsabilità', 'Gestione delle entrate'),
        row('• Date (da – a)', '1999 – 2004'),
        row('• Nome e indirizzo del datore', 'Istituto Comprensivo “Grano – Lauro”'),
        row('di lavoro', 'Via Mulini 3, 12345 Cassaro (SR)'),
        row('• Tipo di impiego', 'Collaboratore scolastico'),
        large('Lingue'),
        'Inglese e francese, buona conoscenza',
      ]),
      'experience',
    );
  const told = [
    'Istruttore amministrativo | Comune di Valbruna | 2005-03 | 2010-12',
    'Funzionario | Comune di Valbruna | 2011-01 | present',
    'Collaboratore scolastico | Istituto Comprensivo “Grano – Lauro” | 1999 | 2004',
  ];
  expect(
    form([
      row('• Tipo di impiego', 'dal 01/03/2005 al 31/12/2010 Istruttore amministrativo'),
      below('dal 01/01/2011 ad oggi Funzionario'),
    ]),
  ).toEqual(told);
  expect(
    form([
      row('Lavoro o posizione ricoperti', 'Istruttore amministrativo (dal 03/2005 al 12/2010)'),
      below('Funzionario (01/2011 – ad oggi)'),
    ]),
  ).toEqual(told);
});

test.each(['', '• '])('labels of several words above what they ask for, with %j before them', (mark) => {
  const job = (when: string, firm: string, post: string): readonly Row[] => [
    `${mark}Date (da – a)`, when, `${mark}Nome e indirizzo del datore di lavoro`, firm, `${mark}Tipo di azienda o settore`, 'Alimentare',
    `${mark}Tipo di impiego`, post, `${mark}Principali mansioni e responsabilità`, 'Salatura delle forme e controllo delle celle', '',
  ]; // prettier-ignore
  const reading = read([
    large('Esperienza lavorativa'),
    ...job('Dal 2012 al 2018', 'Oleificio Trappeto S.r.l., via Mulini 3, Cassaro', 'Addetta al confezionamento'),
    ...job('Dal 2008 al 2012', 'Caseificio Monte Cuneo', 'Aiuto casara'),
    large('Lingue'),
    'Inglese e francese, buona conoscenza',
  ]);
  expect(entriesIn(reading, 'experience')).toEqual([
    'Addetta al confezionamento | Oleificio Trappeto S.r.l. | 2012 | 2018',
    'Aiuto casara | Caseificio Monte Cuneo | 2008 | 2012',
  ]);
  expect(reading.bullets).toEqual([]);
});

test('for whom a firm works is no part of its name', () => {
  expect(
    entriesIn(
      read([
        large('Esperienze professionali'),
        row('Azienda', 'Pontile S.c.a.r.l. c/o Faro Telefonia'),
        row('Intervallo temporale', '07/2014 - in essere'),
        row('Ruolo', 'Analista programmatore'),
        '',
        row('Azienda', 'Faro S.p.A. (agenzia Caravella S.r.l.)'),
        row('Intervallo temporale', '02/2012 - 06/2014'),
        row('Ruolo', 'Magazziniere'),
        '',
        row('Azienda', 'Caravella s.r.l., negozio in franchising, calle Larga'),
        row('Intervallo temporale', '09/2011 - 01/2012'),
        row('Ruolo', 'Banconiera'),
        '',
        row('Azienda', 'Nardi Bruno - Via O. Romero 6/a – Jesi'),
        row('Intervallo temporale', '2009 - 2011'),
        row('Ruolo', 'Agente monomandatario'),
        large('Lingue'),
        'Inglese e francese, buona conoscenza',
      ]),
      'experience',
    ),
  ).toEqual([
    'Analista programmatore | Pontile S.c.a.r.l. | 2014-07 | present',
    'Magazziniere | Faro S.p.A. | 2012-02 | 2014-06',
    'Banconiera | Caravella s.r.l. | 2011-09 | 2012-01',
    'Agente monomandatario | Nardi Bruno | 2009 | 2011',
  ]);
  expect(
    entriesIn(
      read([
        large('Esperienze professionali'),
        '2014 – 2018   Sviluppatore, Pontile S.r.l. c/o Faro Telefonia',
        '',
        '2010 – 2014   Cameriere c/o Hotel Corvo Marino',
        large('Lingue'),
        'Inglese e francese, buona conoscenza',
      ]),
      'experience',
    ),
  ).toEqual(['Sviluppatore | Pontile S.r.l. | 2014 | 2018', 'Cameriere | Hotel Corvo Marino | 2010 | 2014']);
});

test('a label left without a value is no list item', () => {
  const rows: readonly Row[] = [
    large('Esperienza lavorativa'),
    row('• Date (da – a)', '1999 – 2004'),
    row('• Nome e indirizzo del datore di lavoro', 'Caseificio Monte Cuneo'),
    '• Tipo di azienda o settore',
    row('• Tipo di impiego', 'Aiuto casara'),
    '• Principali mansioni e responsabilità',
    large('Lingue'),
    'Inglese e francese, buona conoscenza',
  ];
  expect(bulletsIn(rows)).toEqual([]);
  expect(entriesIn(read(rows), 'experience')).toEqual(['Aiuto casara | Caseificio Monte Cuneo | 1999 | 2004']);
});

test('items that close with their period in brackets, a word before it', () => {
  expect(
    entriesIn(
      read([
        large('Esperienze lavorative'),
        '• Infermiera presso RSA Villa Quercia di Lodi (dal 2019 ad oggi)',
        '• Infermiera presso ASST Valbrina, Ospedale Bianchi (2015 – 2019)',
        '• Tirocinio formativo presso Casa di Cura San Rocco (2014)',
        large('Lingue'),
        'Inglese e francese, buona conoscenza',
      ]),
      'experience',
    ),
  ).toEqual([
    'Infermiera | RSA Villa Quercia di Lodi | 2019 | present',
    'Infermiera | ASST Valbrina, Ospedale Bianchi | 2015 | 2019',
    'Tirocinio formativo | Casa di Cura San Rocco | 2014 | -',
  ]);
});

test.each([
  'Cassa Rurale della Valle soc. coop.',
  'Consorzio Frutta della Valle soc. agr. coop.',
  'Polisportiva Comunale della Valle A.S.D.',
])('an employer that wraps in its cell and ends in its legal form: %s', (name) => {
  const rows = [
    ['Periodo', 'Azienda', 'Ruolo e attività svolte'],
    [
      '01/03/2019 - oggi',
      'Banca Titana S.p.A.\nBorgo Alto (RN)',
      'Responsabile di funzione\n- Coordinamento di tre risorse\n- Pareri sui nuovi prodotti',
    ],
    [
      '01/10/2009 - 28/02/2019',
      `${name}\nMorciano Alta (RN)`,
      'Addetta ai controlli\n- Verifiche presso undici filiali\n- Controllo a distanza',
    ],
  ];
  const reading = readTables([
    { heading: 'Ada Esempio, ada@example.org, +39 340 0012377, Rimini' },
    { heading: 'Esperienze professionali' },
    { widths: [125, 165, 205], rows, lines: 'cells', middle: true },
  ]);
  expect(entriesIn(reading, 'experience')[1]).toBe(`Addetta ai controlli | ${name} | 2009-10 | 2019-02`);
});

test('the school of an apprentice, and where the trade was practised', () => {
  const schooling = (...rows: Row[]): string[] => entriesIn(read(['Ada Esempio', 'ada@example.org', '', { text: 'Formazione', size: 14 }, ...rows, '2018 – 2022 Licenza media', 'Scuola media di Semione', '', { text: 'Lingue', size: 14 }, 'Italiano e tedesco']), 'education'); // prettier-ignore
  const firm = 'Azienda formatrice: Falegnameria Lodo Sagl, Alba';
  expect(schooling('08.2022 – 07.2026 Falegname AFC', 'Scuola professionale Tre Valli, Biasca', firm, 'Media dopo il quinto semestre: 5.1')[0]).toBe('Falegname AFC | Scuola professionale Tre Valli | 2022-08 | 2026-07'); // prettier-ignore
  expect(schooling('08.2022 – 07.2026 Falegname AFC', firm)[0]).toBe('Falegname AFC | Falegnameria Lodo Sagl | 2022-08 | 2026-07'); // prettier-ignore
});

test('a period that breaks behind its stroke', () => {
  const rows = ['PIZZERIA DA GINO, RICCIONE – PIZZAIOLO RESPONSABILE DEL FORNO – APRILE 2023 /', 'OTTOBRE 2025 (STAGIONI)', '• IMPASTI DIRETTI E LUNGA LIEVITAZIONE', 'RISTORANTE BELLA NAPOLI, ALBA – PIZZAIOLO – 2019 / 2022', '• FORNO ELETTRICO E A LEGNA']; // prettier-ignore
  expect(entriesIn(read(['Ada Esempio', 'ada@example.org', '', { text: 'ESPERIENZE', size: 14 }, ...rows]), 'experience')[0]).toBe('PIZZAIOLO RESPONSABILE DEL FORNO | PIZZERIA DA GINO | 2023-04 | 2025-10'); // prettier-ignore
});

test.each([
  ['03/2019 – 05/2021 Operaia addetta al confezionamento tramite Agenzia Alfa presso Molini Olmo S.p.A.', 'Operaia addetta al confezionamento | Molini Olmo S.p.A. | 2019-03 | 2021-05'],
  ["Dal 2019 al 2021 Infermiera presso il Pronto Soccorso dell'Ospedale di Lodi", 'Infermiera | Ospedale di Lodi | 2019 | 2021'],
  ["Dal 2016 al 2019 Infermiera presso il reparto di Medicina dell'Ospedale Maggiore", 'Infermiera | Ospedale Maggiore | 2016 | 2019'],
])('neither the agency nor the ward is the employer: %s', (row, entry) => {
  expect(entriesIn(read(['Ada Esempio', 'ada@example.org', '', { text: 'Esperienze professionali', size: 14 }, row]), 'experience')).toEqual([entry]);
}); // prettier-ignore
