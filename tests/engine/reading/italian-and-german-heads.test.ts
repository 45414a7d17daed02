/** Italian and German heads of jobs: periods at either end of list items, whose one is, towns with the letters of their canton. */
import { describe, expect, test } from 'vitest';
import { readTables } from './drawn-table.ts';
import { entriesIn, read, type Row } from './sheet.ts';

const large = (text: string): Row => ({ text, size: 14 });
const ITALIAN = 'Gestione degli ordini e dei clienti della bottega, con il controllo delle fatture e della cassa.';
const GERMAN = 'Einführung eines Berichtswesens und Leitung eines Teams mit sechs Mitarbeitenden in der Werkstatt';

const italian = (...rows: readonly Row[]): string[] =>
  entriesIn(read([ITALIAN, '', large('Esperienze professionali'), ...rows, '', large('Lingue'), 'Inglese e francese, buona conoscenza']), 'experience'); // prettier-ignore
const german = (...rows: readonly Row[]): string[] =>
  entriesIn(read([GERMAN, '', large('Berufserfahrung'), ...rows, '', large('Sprachen'), 'Deutsch und Englisch, fließend in Wort und Schrift']), 'experience'); // prettier-ignore

describe('items of a list that are jobs', () => {
  test('open each with their period and a dash', () => {
    expect(
      italian(
        '• Dal 2001 al 2004 - Praticante geometra presso lo Studio Tecnico Verrini di Lodi',
        '• Dal 2004 al 2011 - Socia dello Studio Tecnico Verrini e Galbusera di Lodi',
        '• Dal 2009 al 2010 - Collaudatrice presso il Consorzio Acque di Codogno',
        '• Dal 2011 - Titolare, Studio Galbusera, Crema',
      ),
    ).toEqual([
      'Praticante geometra | Studio Tecnico Verrini di Lodi | 2001 | 2004',
      'Socia | Studio Tecnico Verrini e Galbusera di Lodi | 2004 | 2011',
      'Collaudatrice | Consorzio Acque di Codogno | 2009 | 2010',
      'Titolare | Studio Galbusera | 2011 | present',
    ]);
  });

  test('close one of their lines with it, and go on with what was done there', () => {
    expect(
      italian(
        '• Ricercatrice, Università di Val d’Orba — 20/03/2022 – 19/03/2024',
        '  Catalogo delle fonti a stampa e schede per il portale del progetto, con un gruppo di quattro persone',
        '• Borsa di studio, Museo Civico di Ovada — 08/05/2021 – 31/08/2021',
        '• Bibliotecaria, Biblioteca Comunale di Acqui — 05/04/2020 – 05/07/2020',
        '  (3 mesi)',
      ),
    ).toEqual([
      'Ricercatrice | Università di Val d’Orba | 2022-03 | 2024-03',
      'Borsa di studio | Museo Civico di Ovada | 2021-05 | 2021-08',
      'Bibliotecaria | Biblioteca Comunale di Acqui | 2020-04 | 2020-07',
    ]);
  });
});

test('an employer behind whose one is', () => {
  expect(german('2019 – 2021   Leiterin der Kita Sonnenhof', '', '2015 – 2019   Erzieherin, Kita Lummerland')).toEqual([
    'Leiterin | Kita Sonnenhof | 2019 | 2021',
    'Erzieherin | Kita Lummerland | 2015 | 2019',
  ]);
});

test('a town with the letters of its canton is neither post nor firm', () => {
  expect(
    german(
      'EINSÄTZE AN MESSEN', '2023 – 2024 | Staffly | ZH / AG', '• Aufbau der Bühnen und Bewirtung der Gäste', '',
      'STÖRUNGSDIENST', '2021 – 2022 | Kabelnetz Nord | Buchs AG', '• Bearbeiten der Störungen in der Leitstelle', '',
      'VERKÄUFER', '2019 – 2020 | Feldhof AG | Dagmersellen LU', '• Beratung an der Theke und Kassenabschluss',
    ),
  ).toEqual([
    'EINSÄTZE AN MESSEN | Staffly | 2023 | 2024',
    'STÖRUNGSDIENST | Kabelnetz Nord | 2021 | 2022',
    'VERKÄUFER | Feldhof AG | 2019 | 2020',
  ]); // prettier-ignore
});

describe('what a colon parts from a post was done there', () => {
  test('in the column of a table without another for the post', () => {
    const reading = readTables([
      { heading: 'Esperienze professionali' },
      {
        widths: [90, 150, 255],
        lines: 'cells',
        rows: [
          ['Periodo', 'Datore di lavoro', 'Funzione / mansioni'],
          ['2019 – oggi', 'Trasporti Valbrina SA, Biasca', 'Capo magazziniere: gestione di sei collaboratori, inventario, spedizioni'],
          ['2014 – 2019', 'Legnami Fiorenza Sagl, Olivone', 'Carrellista'],
        ],
      },
    ]); // prettier-ignore
    expect(entriesIn(reading, 'experience')).toEqual([
      'Capo magazziniere | Trasporti Valbrina SA | 2019 | present',
      'Carrellista | Legnami Fiorenza Sagl | 2014 | 2019',
    ]);
  });

  test('but no noun that says which post it was', () => {
    expect(german('2019 – 2021   Werkstudent: Marketing, Nordhafen GmbH')[0]).toMatch(/^Werkstudent: Marketing/u);
    expect(german('2019 – 2021   Lagerleiter: verantwortlich für Wareneingang und Touren, Nordhafen GmbH')[0]).toMatch(/^Lagerleiter \|/u); // prettier-ignore
  });
});

test('a year of a name above its period dates nothing', () => {
  expect(
    italian(
      'Cameriera', '1950 American Diner - Poggio al Vento', 'Da giugno 2018 a oggi', 'Servizio ai tavoli nelle sere del fine settimana, con la cassa e gli ordini del giorno dopo.', '',
      'Apprendista tornitrice', 'Officine Bressan - San Lupo', 'Da marzo 2016 a luglio 2017', 'Lavorazione di pezzi semplici al tornio, dal disegno fino al controllo delle misure.',
    ),
  ).toEqual([
    'Cameriera | 1950 American Diner | 2018-06 | present',
    'Apprendista tornitrice | Officine Bressan | 2016-03 | 2017-07',
  ]); // prettier-ignore
});

test('a remark in brackets behind a period that an icon opens', () => {
  expect(
    italian(
      'Capo officina', 'Tornerie Fumagalli S.p.A. — Valbrina', '\ufffd Novembre 2011 – Luglio 2025 (capo officina da aprile 2022)', '• Turni di sei persone e acquisto delle lame', '',
      'Tornitore', 'Meccanica Lodi S.r.l. — Codogno', '\ufffd Marzo 2005 – Ottobre 2011', '• Pezzi su disegno per le macchine agricole',
    ),
  ).toEqual([
    'Capo officina | Tornerie Fumagalli S.p.A. | 2011-11 | 2025-07',
    'Tornitore | Meccanica Lodi S.r.l. | 2005-03 | 2011-10',
  ]); // prettier-ignore
});

describe('studies and breaks among German jobs', () => {
  const both = (...rows: readonly Row[]): string[][] => {
    const reading = read([GERMAN, '', large('Berufserfahrung'), ...rows, '', large('Schulische Erfahrung'), '2001 – 2005   Realschule Emsau', '', large('Sprachen'), 'Deutsch und Englisch, fließend in Wort und Schrift']); // prettier-ignore
    return [entriesIn(reading, 'experience'), entriesIn(reading, 'education')];
  };

  test('are no jobs', () => {
    expect(
      both(
        'Umschulung - Fachinformatikerin', '01/2024 - 12/2025 - Bildungswerk Nord, Emsau', 'Netzwerke, Linux und Windows, Datenschutz, Rechnungswesen und Berufskunde für die Prüfung', '',
        'Berufliche Auszeit - Familienphase', '08/2018 - 12/2023 - zu Hause', 'Organisation des Haushalts mit drei Kindern und der Pflege der Großmutter in der Nachbarschaft', '',
        'Verkaufshilfe', '09/2012 - 07/2018 - Bäckerei Hartmann, Seelau', 'Verkauf, Belegen von Brötchen, Kassenabschluss am Abend und Bestellung der Ware',
      ),
    ).toEqual([
      ['Verkaufshilfe | Bäckerei Hartmann | 2012-09 | 2018-07'],
      ['Umschulung – Fachinformatikerin | Bildungswerk Nord | 2024-01 | 2025-12', '- | Realschule Emsau | 2001 | 2005'],
    ]); // prettier-ignore
  });
});

test.each([
  ['Minijob Getränkemarkt Ebenau', 'Minijob | Getränkemarkt Ebenau | 2014 | 2015'],
  ['Zehnwöchige fachpraktische Ausbildung PLW Lasertechnik, Pruttau', 'Zehnwöchige fachpraktische Ausbildung | PLW Lasertechnik | 2014 | 2015'],
  ['Metall- und Stahlbau Obermaier, Evenheim', '- | Metall- und Stahlbau Obermaier | 2014 | 2015'],
])('what stands before and behind a German firm: %s', (text, job) => {
  expect(german([[56, '2014 – 2015'], [200, text]], '', [[56, '2012 – 2014'], [200, 'Verkäufer, Feldhof GmbH']])[0]).toBe(job); // prettier-ignore
}); // prettier-ignore

describe('who employed', () => {
  const bold = (text: string): Row => ({ text, font: 1 });

  test('behind "Presso" that opens a line of its own', () => {
    expect(
      italian(
        bold('Presso Logistica Valbrina S.r.l., Lodi'), 'Magazziniere', 'marzo 2018 – giugno 2021', '• Carico e scarico', '',
        bold('Presso Ristorante La Quercia, Crema'), 'Cameriera', 'gennaio 2015 – febbraio 2018', '• Servizio ai tavoli',
      ),
    ).toEqual([
      'Magazziniere | Logistica Valbrina S.r.l. | 2018-03 | 2021-06',
      'Cameriera | Ristorante La Quercia | 2015-01 | 2018-02',
    ]); // prettier-ignore
  });

  test('in a sentence, with the town behind the legal form', () => {
    expect(
      german('Von 03/2018 bis 06/2021 als Lagerist bei der Spedition Nordhafen GmbH in Emden', 'Von 2013 bis 2015 Aushilfe bei Feldhof Meyer'),
    ).toEqual(['Lagerist | Spedition Nordhafen GmbH | 2018-03 | 2021-06', 'Aushilfe | Feldhof Meyer | 2013 | 2015']); // prettier-ignore
    expect(
      italian('• Dal 2018 al 2021 con la mansione di magazziniere presso Valbrina Legnami S.r.l. di Lodi', '• Dal 2015 al 2018 cameriera presso il ristorante La Quercia'),
    ).toEqual(['magazziniere | Valbrina Legnami S.r.l. | 2018 | 2021', 'cameriera | ristorante La Quercia | 2015 | 2018']); // prettier-ignore
  });

  test('"ebenda"', () => {
    expect(
      german(
        [[56, 'seit 04/2020'], [200, 'Steuerfachangestellte, Steuerkanzlei Brandt & Partner, Kiel']],
        [[56, '08/2017 – 03/2020'], [200, 'Auszubildende zur Steuerfachangestellten, ebenda']],
      )[1],
    ).toBe('Auszubildende zur Steuerfachangestellten | Steuerkanzlei Brandt & Partner | 2017-08 | 2020-03'); // prettier-ignore
  });
});

test('the firm of an apprenticeship below its trade', () => {
  const reading = read([
    GERMAN, '', large('Ausbildung'),
    [[56, '2013 – 2016'], [200, 'Lehre zum Elektroinstallateur EFZ']], [[200, 'Elektro Hartmann AG, Baden AG']],
    [[56, '2010 – 2013'], [200, 'Sekundarschule Emsau']], '',
    large('Sprachen'), 'Deutsch und Englisch, fließend in Wort und Schrift',
  ]); // prettier-ignore
  expect(entriesIn(reading, 'education')).toEqual([
    'Lehre zum Elektroinstallateur EFZ | Elektro Hartmann AG | 2013 | 2016',
    '- | Sekundarschule Emsau | 2010 | 2013',
  ]);
});

test('what a German compound ends in tells the employer that no list names', () => {
  const told = german('2019 – 2021   Waldkrippenzentrum Seelau', '', '2015 – 2019   Orgelbauschule Emsau');
  expect(told).toEqual(['- | Waldkrippenzentrum Seelau | 2019 | 2021', '- | Orgelbauschule Emsau | 2015 | 2019']);
});

test('schools and jobs below one heading of work are told apart, however many the schools are', () => {
  const reading = read([
    GERMAN, '', large('Beruflicher Werdegang'),
    [[56, '2002 – 2006'], [200, 'Grundschule Emsau']], [[56, '2006 – 2013'], [200, 'Gymnasium Seelau']], [[56, '2013 – 2015'], [200, 'Fachoberschule Seelau']],
    [[56, '2015 – 2016'], [200, 'Teilzeitangestellter bei Feldhof']], '',
    large('Praktika'), [[56, '07/2011'], [200, 'Stahlbau Obermaier, Evenheim']], '',
    large('Sprachen'), 'Deutsch und Englisch, fließend in Wort und Schrift',
  ]); // prettier-ignore
  expect(entriesIn(reading, 'experience')).toEqual([
    'Teilzeitangestellter | Feldhof | 2015 | 2016',
    '- | Stahlbau Obermaier | 2011-07 | -',
  ]);
  expect(entriesIn(reading, 'education')).toHaveLength(3);
});

test('where one worked stands in brackets below the post', () => {
  expect(
    german(
      [[56, '1997 – 2003'], [190, 'Wissenschaftlicher Angestellter']], [[190, '(am Lehrstuhl für Statik der TH Emsau)']],
      [[56, '1992 – 1997'], [190, 'Wissenschaftliche Hilfskraft']], [[190, '(Fakultät für Bauwesen, Universität Seelau)']],
    ),
  ).toEqual([
    'Wissenschaftlicher Angestellter | Lehrstuhl für Statik der TH Emsau | 1997 | 2003',
    'Wissenschaftliche Hilfskraft | Fakultät für Bauwesen, Universität Seelau | 1992 | 1997',
  ]);
}); // prettier-ignore

test.each(['Auslandsaufenthalte (Auswahl)', 'Auslandserfahrung', 'Tagungsteilnahmen'])(
  '%s ends the studies',
  (heading) => {
    const reading = read([
    { text: 'Ada Beispiel', size: 22 }, '', large('Ausbildung'), [[56, '10/1993 – 10/1999'], [190, 'Studium Elektrotechnik, TH Emsau']],
    '', large(heading), [[56, '10/1997 – 4/1998'], [190, 'Queen Mary College, London']],
    '', large('Sprachen'), 'Deutsch und Englisch, fließend in Wort und Schrift, sowie Italienisch',
  ]); // prettier-ignore
    expect(entriesIn(reading, 'education')).toEqual(['Studium Elektrotechnik | TH Emsau | 1993-10 | 1999-10']);
  },
);
