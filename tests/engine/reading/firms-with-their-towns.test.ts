/** Employers with their towns and countries, behind "presso", in forms whose rows wrap; postcodes are no years, and years alone no jobs. */
import { describe, expect, test } from 'vitest';
import { LEXICONS } from '../../../src/engine/lexicons/index.ts';
import { isCareerBreak } from '../../../src/engine/reading/entries/career-breaks.ts';
import { headOf } from '../../../src/engine/reading/heads/headers.ts';
import { isRail } from '../../../src/engine/reading/page/column-rails.ts';
import type { Row as RailRow } from '../../../src/engine/reading/page/column-rows.ts';
import { entriesIn, read, type Row } from './sheet.ts';

const large = (text: string): Row => ({ text, size: 14 });
const PROSE = 'Einführung eines Berichtswesens und Leitung eines Teams mit sechs Mitarbeitenden in der Werkstatt';
const PROSA = 'Addetta alla cucina e alla sala con esperienza nella gestione degli ordini e dei fornitori del locale';
const jobs = (...rows: readonly Row[]): string[] =>
  entriesIn(read([PROSA, '', large('Esperienze lavorative'), ...rows]), 'experience');

describe('a town behind the employer', () => {
  test('with the letters of its country is neither post nor employer', () => {
    const head = headOf(['Tricoli Giuseppe', '– Messina, IT', 'Leva militare'], 'experience', LEXICONS.it);
    expect([head.title, head.organisation]).toEqual(['Tricoli Giuseppe', 'Leva militare']);
  });

  test('tells that the name before it is the employer where no word does', () => {
    expect(
      jobs('Verdelab, Monza — Relazioni e Contenuti', '2023 - 2024', '', 'LT Arredi, Milano — Gestione Comunicazione', '2019 - 2022'),
    ).toEqual(['Relazioni e Contenuti | Verdelab | 2023 | 2024', 'Gestione Comunicazione | LT Arredi | 2019 | 2022']);
  }); // prettier-ignore

  test('and nothing else: two names without a town keep their order', () => {
    expect(jobs('Relazioni e Contenuti — Verdelab', '2023 - 2024')).toEqual([
      'Relazioni e Contenuti | Verdelab | 2023 | 2024',
    ]);
  });
});

test('behind "presso" in a line of its own stands the employer: the post above it is whole', () => {
  expect(jobs('04/2016 - 11/2018', 'Addetta alla Piegatura, stiro e consegna', 'presso Lavanda Bianca')).toEqual([
    'Addetta alla Piegatura, stiro e consegna | Lavanda Bianca | 2016-04 | 2018-11',
  ]);
});

describe('a form', () => {
  const row = (label: string, value: string): Row => [[56, label], [220, value]]; // prettier-ignore

  test('asks for employer and place in one label, and for the post in words of its own', () => {
    const job = (when: string, what: string): Row[] => [
      row('Date', when), row('Azienda e luogo', 'Calcolatori Friulani SPA'), row('Tipo di società', 'Produzione di calcolatori'),
      row('Posizione lavorativa', what), row('Mansioni', 'Montaggio delle schede in reparto'), '',
    ];
    expect(jobs(...job('maggio 2017 – giugno 2017', 'Stagista'), ...job('marzo 2016 – aprile 2016', 'Collaudo'))).toEqual([
      'Stagista | Calcolatori Friulani SPA | 2017-05 | 2017-06', 'Collaudo | Calcolatori Friulani SPA | 2016-03 | 2016-04',
    ]);
  }); // prettier-ignore

  test('whose label and value both wrap, or whose value breaks at a comma', () => {
    const reading = read([
      PROSE, '', large('Berufserfahrung'), row('Datum (von - bis)', '2003-02 bis 2006-11'),
      row('Name und Adresse des', 'Institut für Nahrung an der Exempel-Universität'), row('Arbeitgebers', 'Emsau, Hauptstraße 2, 35037 Emsau'),
      row('Beruf oder Funktion', 'Grundpflege, Fahrdienst,'), [[220, 'Verwaltung']],
    ]);
    expect(entriesIn(reading, 'experience')).toEqual([
      'Grundpflege, Fahrdienst, Verwaltung | Institut für Nahrung an der Exempel-Universität Emsau | 2003-02 | 2006-11',
    ]);
  }); // prettier-ignore
});

test('employers with the postcodes of their towns make no rail of dates', () => {
  const side = (texts: readonly string[], step: number): RailRow[] =>
    texts.map((text, at) => ({ baseline: 700 - step * at, size: 10, text, left: 56, right: 300 }));
  const posts = ['Konstrukteur', 'Projektleiter', 'Zeichner', 'Monteur', 'Lehrling'];
  const jobs = posts.flatMap((post, at) => [
    `Metallbau Enzler, 830${String(at)} Kloten`,
    post,
    `Mai 20${String(10 + at)}`,
  ]);
  const skills = posts.flatMap((post) => [`Erfahrung als ${post}`, 'Kenntnisse in Büroprogrammen', 'Brandschutz']);
  expect(isRail(side(jobs, 15), side(skills, 13))).toBe(false);
  expect(
    isRail(
      side(
        jobs.map((text) => text.replace(/ 83/, ' 20')),
        15,
      ),
      side(skills, 13),
    ),
  ).toBe(true);
});

describe('a country that no list of places held', () => {
  test('behind its town is no post', () => {
    const { title, organisation } = headOf(
      ['Dichtwerk Centre of Excellence', 'Pune, Indien'],
      'experience',
      LEXICONS.de,
    );
    expect([title, organisation]).toEqual([null, 'Dichtwerk Centre of Excellence']);
  });

  test('where an employer sent one, the stay is a job', () => {
    expect(isCareerBreak(['Dichtwerk GmbH', 'Pune, Indien', 'Auslandsaufenthalt'], LEXICONS.de)).toBe(false);
    expect(isCareerBreak(['Auslandsaufenthalt', 'Indien'], LEXICONS.de)).toBe(true);
    expect(isCareerBreak(['Dichtwerk GmbH', 'Elternzeit'], LEXICONS.de)).toBe(true);
  });
});

describe('years of a drawn timeline', () => {
  const tiny = (text: string): Row => ({ text, size: 6 });

  test('stand small above and below what they date', () => {
    const reading = read([
      PROSE, '', large('Berufserfahrung'), tiny('2009'), 'Webentwickler, Mondwerk GmbH', tiny('2014'), 'Gestaltung von Seiten für kleine Betriebe und Vereine der ganzen Gegend.', '',
      tiny('2004'), 'Systemadministrator, Torfhaus GmbH', tiny('2008'),
    ]);
    expect(entriesIn(reading, 'experience')).toEqual([
      'Webentwickler | Mondwerk GmbH | 2009 | 2014', 'Systemadministrator | Torfhaus GmbH | 2004 | 2008',
    ]);
  }); // prettier-ignore

  test('and one that nothing stands at is no job', () => {
    const reading = read([
      PROSE,
      '',
      large('Berufserfahrung'),
      '2009 – 2014',
      'Webentwickler, Mondwerk GmbH',
      '',
      '2015',
    ]);
    expect(entriesIn(reading, 'experience')).toEqual(['Webentwickler | Mondwerk GmbH | 2009 | 2014']);
  });
});
