/** German resumes: rails whose heads run over their line, adjectives in headings, seasons, remarks below degrees. */
import { describe, expect, test } from 'vitest';
import { entriesIn, headingsOf, read, type Row } from './sheet.ts';

const large = (text: string): Row => ({ text, size: 14 });
const rail = (date: string, text: string): Row => [[56, date], [200, text]]; // prettier-ignore
const below = (text: string): Row => [[200, text]];
const PROSE = 'Einführung eines Berichtswesens und Leitung eines Teams mit sechs Mitarbeitenden in der Werkstatt';

function jobsIn(...rows: readonly Row[]): string[] {
  return entriesIn(read([PROSE, '', large('Berufserfahrung'), ...rows]), 'experience');
}

function schoolsIn(...rows: readonly Row[]): string[] {
  const top = [PROSE, '', large('Berufserfahrung'), rail('2019 – 2021', 'Köchin, Gasthof Adler'), ''];
  return entriesIn(read([...top, large('Ausbildung'), ...rows]), 'education');
}

describe('a heading with an adjective is that of its noun', () => {
  test.each([
    ['Klinische Tätigkeit', 'experience'],
    ['Medizinische Ausbildung', 'education'],
    ['Juristischer Vorbereitungsdienst', 'education'],
  ])('%s', (heading, kind) => {
    const alike = (text: string): Row => ({ text, font: 1 });
    const known = ['Sprachen', 'Publikationen', 'Interessen'].flatMap((text): Row[] => ['', alike(text), 'Deutsch, Englisch']); // prettier-ignore
    const rows = ['', alike(heading), rail('2016', 'Fachärztin für Chirurgie, Klinikum Emsauen'), PROSE];
    expect(headingsOf(read([PROSE, PROSE, ...rows, ...known]))).toContain(`${heading}: ${kind}`);
  });
});

describe('a head beside its date', () => {
  test('ends at a semicolon', () => {
    expect(
      jobsIn(
        rail('12/2015 – 09/2021', 'Vorarbeiter, Fa. Schieferbau Pellenz GmbH, Ochtendung;'),
        below('Altbausanierung, Kirchtürme, Anleitung der Lehrlinge'),
        '',
        rail('01/2010 – 11/2015', 'Dachdecker, Bedachungen Klapper GmbH, Mayen; Steildach'),
      ),
    ).toEqual([
      'Vorarbeiter | Fa. Schieferbau Pellenz GmbH | 2015-12 | 2021-09',
      'Dachdecker | Bedachungen Klapper GmbH | 2010-01 | 2015-11',
    ]);
  });

  test('goes on in the next line up to a semicolon', () => {
    expect(
      jobsIn(
        rail('10/2021 – 12/2024', 'Technischer Mitarbeiter im Außendienst, Rheinische'),
        below('Dachbaustoffe AG, Niederlassung Mayen; Beratung von'),
        below('ca. 90 Betrieben, Aufmaß und Reklamationen'),
        '',
        rail('01/2010 – 11/2015', 'Dachdecker, Bedachungen Klapper GmbH, Ochtendung,'),
      )[0],
    ).toBe('Technischer Mitarbeiter im Außendienst | Rheinische Dachbaustoffe AG | 2021-10 | 2024-12');
  });

  test('goes on behind the bare noun of an employer', () => {
    expect(
      jobsIn(
        rail('04/2009 – 09/2014', 'Assistenzärztin in Weiterbildung, Abteilung für Chirurgie, Klinikum'),
        below('Emsauen, Rheine'),
        '',
        rail('04/2007 – 03/2009', 'Assistenzärztin, Abteilung für Chirurgie, Spital Aue und weitere Orte'),
      )[0],
    ).toBe('Assistenzärztin in Weiterbildung | Klinikum Emsauen | 2009-04 | 2014-09');
  });

  test('takes no remark in brackets for a part of the name', () => {
    expect(jobsIn(rail('2011 – 2017', 'Gasthof Rebhof, Naturns (elterlicher Betrieb)'), below('Kellnerin'))).toEqual([
      'Kellnerin | Gasthof Rebhof | 2011 | 2017',
    ]);
  });
});

test('words of a season are no post', () => {
  expect(
    jobsIn(
      [[56, 'Alpinresort Ifinger, Hafling'], [400, 'Sommersaison 2021']], 'Rezeptionistin', '',
      [[56, 'Gasthof Rebhof, Naturns'], [400, 'jeden Sommer 2011 - 2017']], 'Kellnerin',
    ),
  ).toEqual(['Rezeptionistin | Alpinresort Ifinger | 2021 | -', 'Kellnerin | Gasthof Rebhof | 2011 | 2017']); // prettier-ignore
});

test('works chosen from many are no job, whatever years stand in their brackets', () => {
  expect(
    jobsIn(
      large('Freie Maskenbildnerin'),
      '2019 – 2024 | Donaulicht Film GmbH',
      'Auswahl: „Die Fährfrau“ (Kinofilm, 2024), „Soko',
      'Traunsee“ Staffel 3 (2022/23), Spot für Almdrink (2021)',
    ),
  ).toHaveLength(1);
});

describe('schooling', () => {
  test('a name over three lines beside its date is whole', () => {
    expect(
      schoolsIn(
        rail('2001 – 2003', 'Berufsbegleitende Vorbereitung und Meisterprüfung im'),
        below('Dachdeckerhandwerk (Teil I – IV), Handwerkskammer'),
        below('Koblenz'),
      ),
    ).toEqual([
      'Berufsbegleitende Vorbereitung und Meisterprüfung im Dachdeckerhandwerk (Teil I – IV) | Handwerkskammer Koblenz | 2001 | 2003',
    ]);
  });

  test('a remark with a year of its own is no degree', () => {
    expect(
      schoolsIn(
        rail('2008 – 2013', 'Master Mathematik (Lehramt)'),
        below('Pädagogische Universität Winnyzja'),
        below('(in Deutschland anerkannt als Bachelor, Bescheid'),
        below('2024)'),
        rail('1997 – 2008', 'Schule, Abschluss Abitur'),
        below('Mittelschule Nr. 4, Chmilnyk'),
      ),
    ).toEqual([
      'Master Mathematik (Lehramt) | Pädagogische Universität Winnyzja | 2008 | 2013',
      'Abitur | Mittelschule Nr. 4 | 1997 | 2008',
    ]);
  });

  test('who guides a thesis and when it is due stands below the degree', () => {
    expect(
      schoolsIn(
        rail('10/2022 – 12/2025', 'Promotion, Universität Rotmaintal, Bayreuth'),
        below('Betreuerin: Prof. Dr. S. Quasdorf; Abgabe voraussichtlich Ende 2026'),
        rail('2018 – 2020', 'Rechtsreferendariat, Stationen: Landgericht Hamburg'),
      ),
    ).toEqual(['Promotion | Universität Rotmaintal | 2022-10 | 2025-12', 'Rechtsreferendariat | - | 2018 | 2020']);
  });
});

test('a number of South Tyrol is an Italian one', () => {
  const rows = ['Verena Rebhofer', 'Georgenstraße 22, I-39012 Meran (BZ)', 'Mobil 347 882 0165', '', PROSE, PROSE];
  expect(read([...rows, '', large('Ausbildung'), 'Matura, Fachoberschule Meran, 2015']).contact.phone?.value).toBe(
    '+393478820165',
  );
});

describe('words of the head that are neither post nor employer', () => {
  test.each<[string, readonly Row[], string]>([
    ['hours', ['**Musikschule Auental — Lehrkraft für Violoncello (8 Stunden wöchentlich), seit September', '2019'], 'Lehrkraft für Violoncello | Musikschule Auental | 2019-09 | present'],
    ['a season since when', ['Staatskapelle Saaletal — Vorspielerin, seit der Spielzeit 2022/23'], 'Vorspielerin | Staatskapelle Saaletal | 2022 | present'],
    ['a remark of many words', [rail('2008 – 2010', 'Coop Bern'), below('Verkäuferin (Nebenjob während der Matura und danach)')], 'Verkäuferin | Coop Bern | 2008 | 2010'],
    ['a count', [rail('2003 – 2014', 'Hauptberuflicher Imker, 240 Völker'), below('Eigener Betrieb, Hallwang')], 'Hauptberuflicher Imker | Eigener Betrieb | 2003 | 2014'],
    ['how a placement ended', [rail('2023 – 2025', 'Volontärin, Stadtwerke Teuto GmbH'), below('Abschluss: IHK-Prüfung bestanden (83 Punkte)')], 'Volontärin | Stadtwerke Teuto GmbH | 2023 | 2025'],
    ['a shortened word', [rail('2015 – 2019', 'Geburtshaus Emmental, Langnau'), below('Hebamme und Stv. Leiterin')], 'Hebamme und Stv. Leiterin | Geburtshaus Emmental | 2015 | 2019'],
    ['a ship', [rail('2011 – 2018', 'Kapitän, MV „Anna“ und MV „Swantje“'), below('Reederei Harms AG')], 'Kapitän | Reederei Harms AG | 2011 | 2018'],
    ['a slash before the date', ['Reederei Harms AG, Haren (Ems)', 'Erster Offizier / 10.2007 bis 02.2011'], 'Erster Offizier | Reederei Harms AG | 2007-10 | 2011-02'],
    ['a trade in the brackets of a firm', [rail('2004 – 2005', 'Zivildienst, Johannesstift Bielefeld (Hausmeisterei)')], 'Zivildienst | Johannesstift Bielefeld (Hausmeisterei) | 2004 | 2005'],
    ['through an agency', [rail('2009 – 2010', 'Produktionshelfer über Personal Plus Zeitarbeit')], 'Produktionshelfer | Personal Plus Zeitarbeit | 2009 | 2010'],
  ])('%s', (_, rows, job) => {
    expect(jobsIn(...rows.map((row) => (typeof row === 'string' ? row.replace('**', '') : row)))).toEqual([job]);
  });
}); // prettier-ignore

test('a post over its dates opens a job of its own behind a sentence that has ended', () => {
  expect(
    jobsIn(
      'Projektleiterin Gewässer | Ökobüro Sitter AG', 'August 2019 bis heute, 80 %', 'Leitung von zwölf Renaturierungen mit einem Volumen von CHF 6 Mio.',
      'Assistentin | Universität Limmattal', 'Oktober 2014 bis Juli 2019', 'Lehre im Grundstudium, Freilandkurse',
    ),
  ).toEqual([
    'Projektleiterin Gewässer | Ökobüro Sitter AG | 2019-08 | present',
    'Assistentin | Universität Limmattal | 2014-10 | 2019-07',
  ]);
}); // prettier-ignore

test('"Arbeit" heads the jobs', () => {
  const rows = [PROSE, PROSE, '', large('Arbeit'), rail('2012 – 2015', 'Elektriker, Stadtwerke Aue')];
  expect(headingsOf(read(rows))).toEqual(['Arbeit: experience']);
});

test('a degree in the brackets behind its school is one', () => {
  expect(schoolsIn(rail('2006 – 2009', 'Gymnasium Seefeld, Thun (Matura, Schwerpunktfach Biologie)'))).toEqual([
    'Matura | Gymnasium Seefeld | 2006 | 2009',
  ]);
});

test('a chamber examines where a firm has trained', () => {
  expect(schoolsIn(rail('1997 – 2000', 'Küstenlinien AG, Bremen'), below('Schiffsmechaniker, IHK Bremen (Note: gut)'))).toEqual([
    'Schiffsmechaniker | Küstenlinien AG | 1997 | 2000',
  ]);
}); // prettier-ignore

test('a degree in bold that goes on in the next line opens no section', () => {
  const bold = (text: string, y: number): Row => ({ text, font: 1, y });
  const rows = [bold('Ausbildung', 700), bold('M.Sc. Management &', 680), bold('Technology', 665), { text: 'Universität Neckarau, 2016', y: 650 }]; // prettier-ignore
  expect(headingsOf(read([PROSE, PROSE, ...rows]))).toEqual(['Ausbildung: education']);
});

describe('contact data', () => {
  const name = 'ADir. Mag. Ingrid Steinbrecher';
  test('an office before the name is none of it', () => {
    expect(read([name, '8430 Leibnitz', '', PROSE, PROSE]).contact.name?.value).toBe('Ingrid Steinbrecher');
  });

  test('a postcode of four digits tells the country of a number', () => {
    const rows = ['Arnold Rebhofer', '4580 Hinterdorf', 'Tel. 07562 / 204 18', '', PROSE, PROSE];
    expect(read(rows).contact.phone?.value).toBe('+43756220418');
  });

  test('a remark behind the town is none of it', () => {
    expect(read(['Priya Raman', 'Stuttgart (gerne remote)', '', PROSE, PROSE]).contact.location?.value).toBe(
      'Stuttgart',
    );
  });

  test('a number and a town at the foot of the page are the person’s', () => {
    const foot: Row = { text: 'Dimitri Rebhofer – Am Ostbahnhof 22 – 33602 Bielefeld – Tel. 0157 3309 8841', y: 30 };
    const rows = ['Dimitri Rebhofer', '', large('Berufserfahrung'), rail('2019 – 2021', 'Köchin, Gasthof Adler')];
    expect(read([...rows, PROSE, PROSE, foot]).contact.location?.value).toBe('33602 Bielefeld');
  });
});

describe('a service of one line in a rail', () => {
  test.each(['Grundwehrdienst (NVA)', 'Wehrdienst', 'Zivildienst'])('%s is an entry of its own', (service) => {
    expect(
      jobsIn(
        rail('07/1991 – 12/2001', 'Elektroinstallateur'),
        below('Fa. Harald Tews Elektrotechnik, Dessau'),
        rail('05/1987 – 10/1988', service),
        rail('09/1984 – 04/1987', 'Elektromonteur'),
        below('VEB Kranbau Zerbst'),
      ),
    ).toEqual([
      'Elektroinstallateur | Fa. Harald Tews Elektrotechnik | 1991-07 | 2001-12',
      `${service} | - | 1987-05 | 1988-10`,
      'Elektromonteur | VEB Kranbau Zerbst | 1984-09 | 1987-04',
    ]);
  });
});
