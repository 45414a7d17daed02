/** Headings of several words of which each tells another section, or one that nothing below it bears out. */
import { describe, expect, test } from 'vitest';
import { entriesIn, headingsOf, read, type Row } from './sheet.ts';

const large = (text: string): Row => ({ text, size: 14 });
const bold = (text: string): Row => ({ text, font: 1 });

const GERMAN_JOBS: readonly Row[] = [
  large('Beruf'),
  [
    [56, '01/2017 – heute'],
    [180, 'Sachbearbeiterin, Stadtwerke Musterau'],
  ],
  [[180, 'Prüfung von Rechnungen und Gespräche mit den Kundinnen und Kunden am Schalter']],
  '',
];
const GERMAN_END: readonly Row[] = ['', large('Sprachen'), 'Englisch fließend, Russisch Grundkenntnisse'];
const STUDIES: readonly Row[] = [
  [
    [56, '2011 – 2013'],
    [180, 'Verwaltungsfachwirtin'],
  ],
  [[180, 'Verwaltungsschule Mittelfranken, Musterau']],
  [
    [56, '1998 – 2001'],
    [180, 'Ausbildung zur Verwaltungsfachangestellten'],
  ],
  [[180, 'Stadt Musterau']],
  [
    [56, '1990 – 1998'],
    [180, 'Mittlerer Schulabschluss'],
  ],
  [[180, 'Realschule Musterau']],
];

describe('German adjectives before the noun that they describe', () => {
  test.each(['SCHULISCHE UND BERUFLICHE BILDUNG', 'BERUFLICHE UND SCHULISCHE AUSBILDUNG', 'AKADEMISCHE UND BERUFLICHE AUSBILDUNG'])(
    '%s',
    (heading) => {
      const reading = read([...GERMAN_JOBS, large(heading), ...STUDIES, ...GERMAN_END]);
      expect(headingsOf(reading)).toContain(`${heading}: education`);
    },
  );
}); // prettier-ignore

describe('"Qualifikation" over what one learned', () => {
  test.each(['Qualifikation', 'Qualifikationen'])('%s over the years of schools', (heading) => {
    const reading = read([...GERMAN_JOBS, large(heading), ...STUDIES, ...GERMAN_END]);
    expect(entriesIn(reading, 'education')).toEqual([
      'Verwaltungsfachwirtin | Verwaltungsschule Mittelfranken | 2011 | 2013',
      'Ausbildung zur Verwaltungsfachangestellten | Stadt Musterau | 1998 | 2001',
      'Mittlerer Schulabschluss | Realschule Musterau | 1990 | 1998',
    ]);
  });

  test('over skills it is none', () => {
    const skills = ['Rechnungswesen, Vertragsprüfung und Beschwerden', 'SAP seit 2015, Word und Excel', 'Protokolle'];
    const reading = read([...GERMAN_JOBS, large('Qualifikationen'), ...skills, ...GERMAN_END]);
    expect(headingsOf(reading)).toContain('Qualifikationen: skills');
  });
});

describe('a word of schooling over licences', () => {
  const SHEET = (heading: string, capitals: (text: string) => string): readonly Row[] => [
    large(capitals('Experiência profissional')),
    bold('Motorista internacional, Transportes Exemplo, S.A., 2019 – presente'),
    'Portugal, Benelux e Alemanha em frota própria com semirreboque frigorífico e sem acidentes',
    bold('Motorista de pesados, Areias do Vale Lda, 2012 – 2019'),
    'Basculante e camião-grua nas obras de todo o distrito',
    '',
    large(capitals('Habilitações')),
    [
      [56, '2010'],
      [180, '9.º ano, Escola Secundária do Vale'],
    ],
    '',
    large(heading),
    [
      [56, 'Carta de condução'],
      [180, 'B, C, C+E (desde 2000)'],
    ],
    [
      [56, 'ADR'],
      [180, 'Base e cisternas, válido até 05-2028'],
    ],
    [
      [56, 'Empilhador'],
      [180, 'Certificado desde 2013'],
    ],
    '',
    large(capitals('Línguas')),
    'Francês e inglês, falo e leio bem',
  ];
  test.each(['DOCUMENTOS E FORMAÇÃO', 'CARTAS E FORMAÇÃO', 'FORMAÇÃO E DOCUMENTOS'])('%s', (heading) => {
    const reading = read(SHEET(heading, (text) => text.toUpperCase()));
    expect(headingsOf(reading)).toContain(`${heading}: certifications`);
    expect(entriesIn(reading, 'experience')).toHaveLength(2);
    expect(entriesIn(reading, 'education')).toHaveLength(1);
  });
});

test.each([
  ['IT- und Sprachkenntnisse', 'skills+languages'],
  ['Sprach- und EDV-Kenntnisse', 'languages+skills'],
])('%s: what the compounds of a heading share is told behind the last', (heading, kinds) => {
  const rows = [...GERMAN_JOBS, large(heading), 'SAP, Excel, Englisch fließend, Russisch Grundkenntnisse'];
  expect(headingsOf(read(rows))).toContain(`${heading}: ${kinds}`);
});
