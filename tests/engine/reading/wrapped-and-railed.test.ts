/** Paragraphs told by where their lines break, rows of forms that wrap, entries that open with a date in a rail. */
import { describe, expect, test } from 'vitest';
import { entriesIn, headingsOf, read, type Row } from './sheet.ts';

const large = (text: string): Row => ({ text, size: 14 });
const rail = (date: string, text: string): Row => [[56, date], [200, text]]; // prettier-ignore
const below = (text: string): Row => [[200, text]];
const small = (text: string): Row => ({ text, x: 200, size: 9 });
const PROSE = 'Einführung eines Berichtswesens und Leitung eines Teams mit sechs Mitarbeitenden in der Werkstatt';
const PROSA = 'Addetta alla cucina e alla sala con esperienza nella gestione degli ordini e dei fornitori del locale';

const jobsIn = (...rows: readonly Row[]): string[] =>
  entriesIn(read([PROSE, '', large('Berufserfahrung'), ...rows]), 'experience');
const lavoriIn = (...rows: readonly Row[]): string[] =>
  entriesIn(read([PROSA, '', large('Esperienze lavorative'), ...rows]), 'experience');

describe('a paragraph whose lines are full is none of the head', () => {
  test('though its lines open with capitals', () => {
    expect(
      jobsIn(
        rail('04/2021 – 01/2023', 'Plattformen und Betrieb'),
        below('Quellwerk Cloud GmbH, Bad Mergental'),
        '',
        below('Planung aller Anlagen samt ihrer Wartung einer großen'),
        below('EDV Landschaft im Umfeld des Konzerns mit der Zielgruppe'),
        below('Handwerksbetriebe im Süden und ihrer Lieferanten; dazu'),
        below('Definition der Architektur verteilter Systeme'),
        '',
        rail('09/2019 – 03/2021', 'Produktmanagerin'),
        below('Durstfrei GmbH, Berlin'),
      ),
    ).toEqual([
      'Plattformen und Betrieb | Quellwerk Cloud GmbH | 2021-04 | 2023-01',
      'Produktmanagerin | Durstfrei GmbH | 2019-09 | 2021-03',
    ]);
  });

  test('but lines that tell a period each are', () => {
    expect(
      lavoriIn(
        'Dal 2012 ad oggi: Falegnameria Ghisi & C. s.n.c., Bergamo – Falegname specializzato',
        'Dal 2006 al 2012: Serramenti Bassa Adda S.r.l., Clusone – Montatore e verniciatore',
        'Dal 1998 al 2006: Ditta Colleoni Pietro, Lovere – Apprendista, in seguito operaio mobiliere',
      ),
    ).toHaveLength(3);
  });

  test('nor do rows of labels open an entry', () => {
    expect(
      jobsIn(
        rail('seit 2020', 'Entwicklerin, Studio Orendahl GmbH'),
        below('Entwicklung und Wartung von Webanwendungen für den Handel.'),
        '',
        below('Server-Werkzeuge: Ruby (Rails, Sinatra)'),
        below('Oberflächen-Werkzeuge: Elm (Vite, Sass)'),
        below('Werkzeuge für den Betrieb: Docker, Kubernetes, Gitlab, PostgreSQL'),
      ),
    ).toEqual(['Entwicklerin | Studio Orendahl GmbH | 2020 | present']);
  });
});

describe('a firm that its legal form closes', () => {
  test('is no rest of the long post above it', () => {
    expect(
      jobsIn(
        rail('05/2021 – 02/2023', 'Head of Process Automation and Machine Maintenance'),
        below('Quellwerk Cloud Services GmbH, Bad Mergental'),
        '',
        below('Planung der Wartung samt dem Ausbau aller Anlagen im'),
        below('Konzern mit der Zielgruppe kleiner Betriebe des Handels'),
        below('und des Handwerks, dazu die Definition der Architektur.'),
        '',
        rail('09/2019 – 03/2021', 'Leiterin der Abteilung Digitalisierungsberatung'),
        below('Durstfrei GmbH, Berlin'),
        rail('01/2017 – 08/2019', 'Produktmanagerin'),
        below('Lagerwerk AG, Dortmund'),
      )[0],
    ).toBe('Head of Process Automation and Machine Maintenance | Quellwerk Cloud Services GmbH | 2021-05 | 2023-02');
  });
});

describe('a heading broken at a hyphen', () => {
  test('in a rail', () => {
    const reading = read([
      [[40, 'Profil'], [160, 'Spezialistin für Netze und deren Betrieb in kleinen Firmen.']],
      '',
      [[40, 'Berufs-'], [160, 'Labortechnik Analytika AG'], [460, 'Zwingen']],
      [[40, 'erfahrung'], [160, 'IT Systems Engineer'], [430, 'Mar 2019 – Heute']],
      [[160, 'Betreuung von hundert Servern und Einführung eines neuen Netzes an zwei Orten.']],
      '',
      [[40, 'Ausbildung'], [160, 'Informatikschule Aarwangen'], [460, 'Zürich']],
      [[160, 'Informatikerin EFZ'], [430, '2010 – 2014']],
    ]); // prettier-ignore
    expect(headingsOf(reading)).toContain('Berufserfahrung: experience');
    expect(entriesIn(reading, 'experience')).toEqual([
      'IT Systems Engineer | Labortechnik Analytika AG | 2019-03 | present',
    ]);
  });

  test('over two lines; a compound keeps its hyphen', () => {
    const bold = (text: string): Row => ({ text, font: 1, size: 13 });
    const rows = [
      PROSE,
      '',
      bold('Schul- und'),
      bold('Berufsausbildung'),
      rail('2010 – 2014', 'Lehre als Koch, Gasthof Adler, Emsau'),
    ];
    expect(headingsOf(read([...rows, '', bold('Berufs-'), bold('erfahrung'), rail('2019 – 2021', 'Köchin, Gasthof Adler')]))).toEqual(
      ['Schul- und Berufsausbildung: education', 'Berufserfahrung: experience'],
    ); // prettier-ignore
  });
});

describe('months of one year', () => {
  test.each([
    ['3 - 4/2014', '2014-03 | 2014-04'],
    ['9 – 12/2002', '2002-09 | 2002-12'],
    ['10 - 11/2002', '2002-10 | 2002-11'],
  ])('%s', (period, dates) => {
    expect(jobsIn(rail(period, 'Helferin, Bau Habelmann GmbH, Bautzen'))).toEqual([`Helferin | Bau Habelmann GmbH | ${dates}`]);
  }); // prettier-ignore
});

describe('rows that are whole', () => {
  test('a job after a school, or beside a row of another firm, is no post there', () => {
    const jobs = jobsIn(
      rail('09/2013 – 07/2015', 'Molkerei Innbach'),
      rail('08/2015 – 08/2016', 'Aushilfe im Verkauf'),
      rail('10/2016 – 03/2017', 'Hochschule Rosenbach - Bachelor Mechatronik'),
      rail('07/2017 – 12/2017', 'Verkäuferin im Nebenjob'),
    );
    expect(jobs.filter((job) => /Aushilfe|Verkäuferin/u.test(job) && /Molkerei|Hochschule/u.test(job))).toEqual([]);
  });

  test('smaller letters below post and employer are neither', () => {
    expect(
      jobsIn(
        { text: 'Praktisches Jahr', x: 200, size: 13 },
        rail('06/2020 – 10/2020', 'Tertial Chirurgie, Klinikum Emsauen'),
        small('Abteilung für Handchirurgie'),
        rail('03/2020 – 06/2020', 'Tertial Innere Medizin, Klinikum am Stadtpark'),
        small('Klinik für Kardiologie'),
        { text: 'Famulaturen', x: 200, size: 13 },
        rail('02/2019 – 03/2019', 'Famulatur, Klinikum Lohrbach'),
        small('Station 51B'),
        rail('07/2017 – 08/2017', 'Famulatur, Praxis Dr. Olga Meyer'),
      ),
    ).toEqual([
      'Tertial Chirurgie | Klinikum Emsauen | 2020-06 | 2020-10',
      'Tertial Innere Medizin | Klinikum am Stadtpark | 2020-03 | 2020-06',
      'Famulatur | Klinikum Lohrbach | 2019-02 | 2019-03',
      'Famulatur | Praxis Dr. Olga Meyer | 2017-07 | 2017-08',
    ]);
  });

  test('smaller letters below what was done close the entry above', () => {
    expect(
      jobsIn(
        rail('2016 – 2017', 'Praktikum, Avalonis AG'),
        below('Sechs Monate Mitarbeit im Team der Werkzeuge. Kleinere Fehler behoben und getestet.'),
        small('Avalonis AG, Zürich'),
        rail('2014 – 2015', 'Betreuerin, Jugendhaus Rapperswil'),
        below('Betreuung von Teams während zwölf Wochen. Organisation der Schlussfeier mit Eltern.'),
        small('Stiftung Jugendhaus'),
      ),
    ).toEqual(['Praktikum | Avalonis AG | 2016 | 2017', 'Betreuerin | Jugendhaus Rapperswil | 2014 | 2015']);
  });

  test('a grade in smaller letters opens no studies', () => {
    const rows = [
      rail('2013 – 2020', 'Studium der Humanmedizin, Universität Emsau'),
      small('Staatsexamen: Gesamtnote 1,0'),
      rail('2014 – 2020', 'Stipendium, Studienwerk Emsau'),
      rail('2002 – 2011', 'Abitur, Bunsen-Gymnasium, Heidelbach'),
    ];
    expect(entriesIn(read([PROSE, '', large('Ausbildung'), ...rows]), 'education')).toEqual([
      'Studium der Humanmedizin | Universität Emsau | 2013 | 2020',
      'Stipendium | Studienwerk Emsau | 2014 | 2020',
      'Abitur | Bunsen-Gymnasium | 2002 | 2011',
    ]);
  });
});

describe('rows of a form that wrap', () => {
  const row = (label: string, value: string): Row => [[220 - 6 * label.length, label], [240, value]]; // prettier-ignore
  const rest = (label: string): Row => [[220 - 6 * label.length, label]];

  test('the label in its column, the value beside it', () => {
    expect(
      lavoriIn(
        row('Date', '06/2008 – oggi'),
        row('Lavoro o posizione ricoperti', 'Fisioterapista, preparatrice delle squadre giovanili nel'),
        [[240, 'rientro in campo']],
        row('Principali attività e', 'Esercizi in palestra, massaggi prima delle partite, cura'),
        row('responsabilità', 'delle caviglie dopo gli infortuni'),
        [[240, 'muscolari']],
        row('Nome del datore di', 'Polisportiva Ardesia'),
        rest('lavoro'),
        row('Settore', 'Benessere'),
        row('Date', '07/2006 – 09/2007'),
        row('Lavoro o posizione ricoperti', 'Maestra di sci'),
        row('Nome del datore di', 'Sci Club Monviso'),
        rest('lavoro'),
        row('Settore', 'Sport'),
      ),
    ).toEqual([
      'Fisioterapista, preparatrice delle squadre giovanili nel rientro in campo | Polisportiva Ardesia | 2008-06 | present',
      'Maestra di sci | Sci Club Monviso | 2006-07 | 2007-09',
    ]);
  });
});

describe('an employer', () => {
  test('behind the dates alone, told by the word before it', () => {
    expect(
      lavoriIn(
        { text: 'Marzo 2006 – Ottobre 2019 presso Agricola Montefalco', font: 1 },
        'Progettazione della rete locale e assistenza al personale della sede e dei magazzini.',
      ),
    ).toEqual(['- | Agricola Montefalco | 2006-03 | 2019-10']);
  });

  test('however long, beside its town', () => {
    const name = 'Bergamini Italia: Servizi e Sicurezza (orario ridotto, durante gli anni della laurea magistrale)';
    const job = (post: string, dates: string): Row => [[56, post], [420, dates]]; // prettier-ignore
    const [first] = lavoriIn(
      job('Tecnica di laboratorio', 'Set. 2024 – Ott. 2025'),
      [[56, name], [690, 'Verona, Italia']], // prettier-ignore
      '• Assistenza al personale',
      job('Impiegata', 'Gen. 2024 – Mag. 2024'),
      [[56, 'Sicurtà Adige S.r.l.'], [690, 'Verona, Italia']], // prettier-ignore
      '• Archivio e posta',
    );
    expect(first).toContain('Tecnica di laboratorio | Bergamini Italia: Servizi e Sicurezza');
  });
});

describe('a school', () => {
  const studi = (...rows: readonly Row[]): string[] =>
    entriesIn(read([PROSA, '', large('Istruzione'), ...rows]), 'education');

  test('written small behind "presso"', () => {
    expect(studi('2004 Maturità classica presso il liceo Isacco Nervi di Roma')).toEqual([
      'Maturità classica | liceo Isacco Nervi di Roma | - | 2004',
    ]);
  });
});
