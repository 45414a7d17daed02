/** Careers as public tenders and forms ask for them in Italian and German: sentences with their dates first, labels of every line, terms behind the employer, seasons. */
import { describe, expect, test } from 'vitest';
import { LEXICONS } from '../../../src/engine/lexicons/index.ts';
import { rangesIn } from '../../../src/engine/reading/dates/dates.ts';
import { entriesIn, headingsOf, read, type Row } from './sheet.ts';

const large = (text: string): Row => ({ text, size: 14 });
const ITALIAN = 'Gestione degli ordini e dei clienti della bottega, con il controllo delle fatture e della cassa.';
const GERMAN = 'Einführung eines Berichtswesens und Leitung eines Teams mit sechs Mitarbeitenden in der Werkstatt';

const italian = (kind: 'experience' | 'education', ...rows: readonly Row[]): string[] =>
  entriesIn(read([ITALIAN, '', large(kind === 'experience' ? 'Esperienze professionali' : 'Titoli di studio'), ...rows, '', large('Lingue'), 'Inglese e francese, buona conoscenza']), kind); // prettier-ignore
const german = (kind: 'experience' | 'education', ...rows: readonly Row[]): string[] =>
  entriesIn(read([GERMAN, '', large(kind === 'experience' ? 'Berufserfahrung' : 'Ausbildung'), ...rows, '', large('Sprachen'), 'Deutsch und Englisch, fließend in Wort und Schrift']), kind); // prettier-ignore

describe('a declaration', () => {
  test('tells each service in a sentence, however long, with unit and terms behind the employer', () => {
    expect(
      italian(
        'experience',
        'di aver prestato i seguenti servizi:',
        "• dal 01/03/2019 a tutt'oggi in qualità di Infermiera presso ASST Valbrina, Ospedale Bianchi, U.O. Chirurgia,",
        '  con contratto a tempo pieno e indeterminato, trentasei ore settimanali su turni',
        '• dal 16/01/2017 al 28/02/2019 in qualità di Infermiera presso la RSA Villa Quercia, con contratto a tempo',
        '  determinato di trentasei ore settimanali e reperibilità notturna nei giorni festivi',
      ),
    ).toEqual([
      'Infermiera | ASST Valbrina, Ospedale Bianchi | 2019-03 | present',
      'Infermiera | RSA Villa Quercia | 2017-01 | 2019-02',
    ]);
  });

  test('opens with who declares it', () => {
    const reading = read([
      large('CURRICULUM FORMATIVO E PROFESSIONALE'),
      'La sottoscritta Ada Bonfiglioli, nata a Lodi il 22/06/1993, residente a Codogno (LO) in via',
      'Verdi n. 9, e-mail ada.bonfiglioli@example.org, consapevole delle sanzioni previste,',
      '', large('TITOLI DI STUDIO'), '• Laurea in Infermieristica, Università di Pavia, 2015',
      '', large('ESPERIENZE PROFESSIONALI'), '• 2016 – 2019: Infermiera, ASST Valbrina', ITALIAN,
    ]); // prettier-ignore
    expect(reading.contact.name?.value).toBe('Ada Bonfiglioli');
    expect(reading.contact.location?.value).toBe('Codogno (LO)');
  });

  test.each([
    [
      'residente in Via dei Martiri 45,',
      '31044 Valbrina (TV), tel. 349 555 0417, e-mail a.b@example.org',
      '31044 Valbrina (TV)',
    ],
    [
      'residente in Via dei Martiri 45',
      'Valbrina (TV), e-mail a.b@example.org, consapevole delle sanzioni',
      'Valbrina (TV)',
    ],
    [
      'residente in via Roma, 12 a Valbrina (TV),',
      'e-mail a.b@example.org, consapevole delle sanzioni previste,',
      'Valbrina (TV)',
    ],
    ['residente a Valbrina (TV) in via Roma, 12', 'E-mail: a.b@example.org', 'Valbrina (TV)'],
  ])('tells the town of one’s street, %s over %s', (residence, below, place) => {
    const { contact } = read([
      large('CURRICULUM FORMATIVO E PROFESSIONALE'),
      `Il/La sottoscritto/a dott.ssa Ada Bonfiglioli, nata a Lodi il 22/06/1993, ${residence}`,
      below,
      '', large('ESPERIENZE PROFESSIONALI'), '• 2016 – 2019: Infermiera, ASST Valbrina', ITALIAN,
    ]); // prettier-ignore
    expect(contact.name?.value).toBe('Ada Bonfiglioli');
    expect(contact.location?.value).toBe(place);
  });

  test('says when a degree was earned, and where', () => {
    expect(
      italian(
        'education',
        "• Laurea in Infermieristica conseguita il 18/11/2015 presso l'Università di Valbrina con votazione 108/110",
        "• Diploma di maturità conseguito nell'anno 2012 presso il Liceo Manin di Crema",
        "• Qualifica di addetta alle vendite conseguita nell'a.s. 2008/2009 presso il C.F.P. Grano di Lodi",
        '• Attestato di primo soccorso conseguito presso l’Università di Torvo il 12/07/2007 con la votazione di 30/30',
      ),
    ).toEqual([
      'Laurea in Infermieristica | Università di Valbrina | - | 2015-11',
      'Diploma di maturità | Liceo Manin di Crema | - | 2012',
      'Qualifica di addetta alle vendite | C.F.P. Grano di Lodi | 2008 | 2009',
      'Attestato di primo soccorso | Università di Torvo | - | 2007-07',
    ]);
  });
});

test('a form with the post first, then the house, then when', () => {
  expect(
    italian(
      'experience',
      'Lavoro e posizione ricoperti: Magazziniere', "Nome e tipo d'organizzazione: Lumen S.n.c. di Rossi & c.", 'Data di occupazione: Da luglio 2002 a 01 marzo 2010',
      'Lavoro e posizione ricoperti: Barista', "Nome e tipo d'organizzazione: Bar Quercia", 'Data di occupazione: Da luglio 2001 a marzo 2002',
    ),
  ).toEqual(['Magazziniere | Lumen S.n.c. di Rossi & c. | 2002-07 | 2010-03', 'Barista | Bar Quercia | 2001-07 | 2002-03']); // prettier-ignore
});

test('the faculty at which one was tutor, and the agency through which one was sent', () => {
  expect(
    italian('experience', '2018 – 2019   Tutor, Facoltà di ingegneria e architettura', '2015 – 2017   Magazziniere, Feldo S.r.l. (tramite Lavorint)'),
  ).toEqual(['Tutor | Facoltà di ingegneria e architettura | 2018 | 2019', 'Magazziniere | Feldo S.r.l. | 2015 | 2017']); // prettier-ignore
});

test('employers that have no name, and fields that are none', () => {
  expect(
    german('experience', 'Sept. 2013 – Aug. 2015: Lehrerin an der Grundschule Emsau', 'Sept. 2010 – Aug. 2013: Lehrerin an verschiedenen Grundschulen im Tal'),
  ).toEqual(['Lehrerin | Grundschule Emsau | 2013-09 | 2015-08', 'Lehrerin | verschiedenen Grundschulen im Tal | 2010-09 | 2013-08']); // prettier-ignore
  expect(
    german('experience', '2008 – 2010', 'Koordination Warenpräsentation im Einzelhandel', 'Lumen Mode GmbH'),
  ).toEqual(['Koordination Warenpräsentation im Einzelhandel | Lumen Mode GmbH | 2008 | 2010']);
});

test('a German adjective belongs to the school behind it', () => {
  expect(
    german('education', '2012 – 2013   Lehrgang Montessori — Pädagogische Hochschule Seelau', '2002 – 2004   Detailhandel Ausbildung EFZ — Kaufmännisches Bildungszentrum Emsau'),
  ).toEqual([
    'Lehrgang Montessori | Pädagogische Hochschule Seelau | 2012 | 2013',
    'Detailhandel Ausbildung EFZ | Kaufmännisches Bildungszentrum Emsau | 2002 | 2004',
  ]); // prettier-ignore
});

test.each([
  ['Sommer 2006–2009', '2006', '2009'],
  ['Winter 2008/09', '2008', '2009'],
  ['Winter 2003/2004', '2003', '2004'],
  ['Sommer 2019 – Winter 2020', '2019-06', '2020-12'],
  ['Herbst 2006 – Herbst 2009', '2006', '2009'],
  ['Sommer 2006 bis Sommer 2009', '2006', '2009'],
])('a season before years is no month: %s', (text, start, end) => {
  expect(rangesIn(text, LEXICONS.de)[0]).toMatchObject({ start, end });
});

test('a postcode between its town and the country', () => {
  const reading = read([large('Ada Bonfiglioli'), 'Via Prati 16, Ovada, 15076, Italia', 'ada@example.org', '', large('Esperienze professionali'), '2016 – 2019: Infermiera, ASST Valbrina', ITALIAN]); // prettier-ignore
  expect(reading.contact.location?.value).toBe('Ovada, 15076, Italia');
});

test('a school named for what is taught there is no heading', () => {
  const reading = read([large('Ada Bonfiglioli'), 'ada@example.org', GERMAN, '', large('Ausbildung'), '2003 – 2006: Lehre Koch, Gasthof Adler', '', large('Polytechnische Schule'), 'Seelau, 2002 – 2003']); // prettier-ignore
  expect(headingsOf(reading)).toHaveLength(1);
});

test('teachers where no heading is of studies', () => {
  const reading = read([large('Ada Bonfiglioli'), 'ada@example.org', GERMAN, '', large('Berufserfahrung'), 'Sept. 2013 – Aug. 2015: Lehrerin an der Grundschule Emsau', 'Sept. 2010 – Aug. 2013: Lehrerin an der Grundschule Seelau']); // prettier-ignore
  expect(entriesIn(reading, 'experience')).toEqual([
    'Lehrerin | Grundschule Emsau | 2013-09 | 2015-08',
    'Lehrerin | Grundschule Seelau | 2010-09 | 2013-08',
  ]);
});

describe('what is none of a head', () => {
  test('licences among the jobs, and how an officer left', () => {
    expect(
      italian('experience', 'Ufficiale della Guardia di Finanza in congedo col grado di Tenente (1990-1991).', 'Iscrizione albo avvocati il 28.3.1996.', 'Dal 1992 al 2011 collaboratore presso lo Studio Legale Verrini, Lodi.'),
    ).toEqual(['Ufficiale | Guardia di Finanza | 1990 | 1991', 'collaboratore | Studio Legale Verrini | 1992 | 2011']); // prettier-ignore
  });

  test('hours in brackets, and when one moves up before the period in its own cell', () => {
    expect(
      german(
        'experience',
        [[56, 'Monteurin → Entwicklerin (ab Mai 2026)'], [480, 'März 2025 — Heute']], 'Lumen Holding', '• Prozess der Fertigung', '',
        [[56, 'Küchenhilfe (Teilzeit, 20 Std.)'], [480, '2022 — 2025']], 'Feldhof GmbH', '• Löten',
      ),
    ).toEqual(['Monteurin → Entwicklerin | Lumen Holding | 2025-03 | present', 'Küchenhilfe | Feldhof GmbH | 2022 | 2025']); // prettier-ignore
  });

  test('that a degree is to come, or is not acknowledged', () => {
    expect(
      italian(
        'education',
        [[56, '2023 – 2027'], [160, 'Laurea triennale in Comunicazione e Nuove Tecnologie']], [[160, 'Università di Torino · mi laureo a marzo 2027']],
        [[56, '2022'], [160, 'Diploma di liceo scientifico']], [[160, 'I.I.S. N. Verdi - A. Bianchi']],
      ),
    ).toEqual([
      'Laurea triennale in Comunicazione e Nuove Tecnologie | Università di Torino | 2023 | 2027',
      'Diploma di liceo scientifico | I.I.S. N. Verdi-A. Bianchi | - | 2022',
    ]); // prettier-ignore
    expect(german('education', [[56, '1994 – 1998'], [208, 'Ausbildung zur Schneiderin, Technikum Oppau – in Deutschland nicht anerkannt']])).toEqual([
      'Ausbildung zur Schneiderin | Technikum Oppau | 1994 | 1998',
    ]); // prettier-ignore
  });
});

test('two firms with a stroke between taught one trade', () => {
  expect(
    german('education', [[56, 'Lehrabschluss — Mechatronikerin'], [478, '2022 – 2026']], 'Feldhof / Lumen EWS GmbH', '', [[56, '1999 – 2002'], [160, 'Oberstufe Seelau']]),
  ).toEqual(['Lehrabschluss – Mechatronikerin | Feldhof / Lumen EWS GmbH | 2022 | 2026', '- | Oberstufe Seelau | 1999 | 2002']); // prettier-ignore
});

test('a profession in full before the name', () => {
  const reading = read([large('Avvocato Aldo Bonfiglioli'), 'aldo@example.org', '', large('Esperienze professionali'), '2016 – 2019: Infermiera, ASST Valbrina', ITALIAN]); // prettier-ignore
  expect(reading.contact.name?.value).toBe('Aldo Bonfiglioli');
});

describe('sentences over the lists of a declaration', () => {
  const TOP = [
    large('CURRICULUM FORMATIVO E PROFESSIONALE'),
    'La sottoscritta Ada Bonfiglioli, nata a Lodi il 22/06/1993 e residente a Valbrina (TV) in',
    'via Verdi n. 9, e-mail ada.bonfiglioli@example.org, consapevole delle sanzioni previste,',
    'DICHIARA',
  ];

  test('are headings, whatever type they are set in', () => {
    const reading = read([
      ...TOP,
      { text: 'Di essere in possesso dei seguenti titoli di studio:', font: 1 },
      "• Qualifica di Operatore Socio Sanitario conseguita il 12/06/2009 presso l'Ente Futura di Crema",
      '1) di aver prestato i seguenti servizi:',
      '• dal 01/10/2009 al 31/12/2012 Operatore Socio Sanitario presso la RSA Villa Quercia di Lodi',
      '• dal 07/01/2013 al 30/06/2018 Operatore Socio Sanitario presso la Cooperativa Sociale Gea',
      'c) di aver frequentato i seguenti corsi di aggiornamento:',
      '• BLSD per personale sanitario, Lodi, 20/11/2021',
      'di possedere le seguenti competenze informatiche:',
      '• Word, posta elettronica',
    ]);
    expect(headingsOf(reading).map((heading) => heading.split(': ').at(-1))).toEqual(['education', 'experience', 'certifications', 'skills']); // prettier-ignore
    expect(reading.contact.location?.value).toBe('Valbrina (TV)');
    expect(entriesIn(reading, 'experience')).toEqual([
      'Operatore Socio Sanitario | RSA Villa Quercia di Lodi | 2009-10 | 2012-12',
      'Operatore Socio Sanitario | Cooperativa Sociale Gea | 2013-01 | 2018-06',
    ]);
  });

  test('what one declares in full, and what one says of oneself, is no heading', () => {
    const reading = read([
      ...TOP,
      'di essere in possesso della Laurea in Infermieristica conseguita il 18/11/2015;',
      'di aver prestato servizio dal 2016 al 2019 presso ASST Valbrina;',
      '', large('ESPERIENZE PROFESSIONALI'), '• 2016 – 2019: Infermiera, ASST Valbrina', ITALIAN,
    ]); // prettier-ignore
    expect(headingsOf(reading)).toEqual(['ESPERIENZE PROFESSIONALI: experience']);
  });
});

test('the school year before a post, and its days behind the school', () => {
  expect(
    italian(
      'experience',
      '• A.S. 2023/2024 – Insegnante di scuola primaria presso I.C. "Ronco - Sant’Elia" di Valbrina, dal 11/09/2023 al',
      '  31/08/2024',
      '• A.S. 2022/2023 – Insegnante di sostegno presso I.C. "Don Grano, Lauro" di Crema, dal 14/09/2022 al 30/06/2023',
      '• A.S. 2019/2020 – Insegnante di scuola dell\'infanzia presso D.D. "Verri"',
    ),
  ).toEqual([
    'Insegnante di scuola primaria | I.C. "Ronco - Sant’Elia" di Valbrina | 2023-09 | 2024-08',
    'Insegnante di sostegno | I.C. "Don Grano, Lauro" di Crema | 2022-09 | 2023-06',
    'Insegnante di scuola dell\'infanzia | D.D. "Verri" | 2019 | 2020',
  ]);
});

test('seasons and towns over houses with the post in brackets', () => {
  expect(
    italian(
      'experience',
      { text: 'Stagione estiva 2023 - Vallebruna , (SU)', font: 1 },
      'Hotel Corvo Marino *** (Chef de rang)',
      '',
      { text: 'Stagioni Estiva+Invernale 2022 - San Rocco in Selva (BZ)', font: 1 },
      'Albergo Stella Rossa (Cameriere di sala)',
      '',
      { text: '2018/2021 - Montefosco (AO)', font: 1 },
      'Trattoria del Grillo - Aiuto cuoco',
    ),
  ).toEqual([
    'Chef de rang | Hotel Corvo Marino | 2023 | -',
    'Cameriere di sala | Albergo Stella Rossa | 2022 | -',
    'Aiuto cuoco | Trattoria del Grillo | 2018 | 2021',
  ]);
});
