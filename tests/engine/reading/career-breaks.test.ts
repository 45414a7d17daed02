/** Leave, care and sabbaticals among the jobs: no jobs, and no gaps either. */
import { describe, expect, test } from 'vitest';
import { LEXICONS } from '../../../src/engine/lexicons/index.ts';
import { isCareerBreak } from '../../../src/engine/reading/entries/career-breaks.ts';
import { gapsBetween } from '../../../src/engine/reading/dates/gaps.ts';
import type { Language } from '../../../src/resume/language.ts';
import { AS_OF, entriesIn, read, type Row } from './sheet.ts';

describe('the head of', () => {
  test.each<[Language, string[]]>([
    ['en', ['Career Break', 'Full-time parenting']],
    ['en', ['Took time off to care for a family member']],
    ['es', ['Excedencia por cuidado de hijos']],
    ['es', ['Año sabático', 'Viaje por América del Sur']],
    ['fr', ['Congé parental d’éducation', 'Rennes']],
    ['pt', ['Pausa na carreira: licença parental e apoio à família']],
    ['de', ['Mutterschutz und Elternzeit']],
    ['pt', ['Pausa por motivo da pandemia']],
    ['es', ['Pausa debido a la pandemia']],
    ['fr', ['Interruption liée à la pandémie']],
    ['it', ['Pausa dovuta alla pandemia']],
    ['de', ['Pause wegen der Pandemie']],
    ['en', ['Break due to the pandemic']],
    ['de', ['Umzug nach Deutschland, Deutschkurs']],
    ['de', ['Kurzarbeit / Betriebsschließung (Insolvenz)']],
    ['de', ['Work & Travel', 'Neuseeland']],
    ['de', ['Unbezahlter Urlaub', 'Mit dem Rad durch Neuseeland']],
    ['de', ['Arbeit suchend']],
    ['de', ['Erwerbslos']],
    ['de', ['Krankheit und Rehabilitation']],
    ['de', ['Krank (Operation am Knie)']],
    ['de', [': krankgeschrieben']],
    ['en', ['Injury (broken leg)']],
    ['de', ['Pflege der Mutter']],
    ['es', ['Enfermedad y rehabilitación']],
    ['fr', ['Demandeur d’emploi', 'Nantes']],
    ['it', ['Aspettativa per cura familiare']],
    ['fr', ['Pause familiale']],
    ['it', ['Congedi maternità (6 mesi ciascuno)']],
    ['es', ['Pausa familiar']],
    ['ja', ['育児休業']],
    ['it', ['Maternità', 'Padova']],
    ['zh', ['暂停工作(照顾家人)']],
    ['it', ['mi sono dedicata alla famiglia']],
    ['es', ['Me dediqué a mi familia']],
    [
      'fr',
      [
        "Congé parental puis interruption d'activité pour élever mes enfants. Pendant cette période, trésorière de l'association de parents d'élèves de l'école du bourg.",
      ],
    ],
    ['fr', ['Je me suis consacrée à ma famille']],
    ['pt', ['Dediquei-me à família']],
    ['de', ['Ich habe mich um meine Familie gekümmert']],
    ['en', ['Devoted myself to my family']],
    ['ja', ['育児に専念']],
    ['zh', ['照顾家庭']],
  ])('a break in %s: %j', (language, texts) => {
    expect(isCareerBreak(texts, LEXICONS[language])).toBe(true);
  });

  test.each<[Language, string[]]>([
    ['en', ['Maternity Leave Cover, Year 4 Teacher', 'Hill Top Primary School']],
    ['en', ['Maternity Nurse', 'Agency work']],
    ['es', ['Sustitución por baja maternal', 'IES Ribera']],
    ['de', ['Sachbearbeiterin (2016–2018 in Elternzeit)', 'Stadt Emden']],
    ['de', ['Elternzeitvertretung', 'Klinikum Nord']],
    ['fr', ['Remplacement d’un congé maternité', 'Mairie de Vitré']],
    ['it', ['Contabile', 'Studio Zanin']],
    ['pt', ['Repositora (pausa por doença em 2020)', 'Minimercado Aurora']],
    ['de', ['Rehabilitation Nord GmbH', 'Empfang']],
    ['de', ['Sporttherapie', 'Zentrum für Rehabilitation Ulm']],
    ['fr', ['Maternité Sainte-Aude', 'Rennes']],
  ])('a job in %s: %j', (language, texts) => {
    expect(isCareerBreak(texts, LEXICONS[language])).toBe(false);
  });
});

describe('among the jobs', () => {
  const rows: readonly Row[] = [
    { text: 'Berufserfahrung', size: 14 },
    [[56, 'Bauzeichnerin'], [400, '03/2021 – heute']],
    'Ingenieurbüro Tammen & Partner, Leer',
    '• Ausführungsplanung für Wohnbauten und öffentliche Gebäude',
    [[56, 'Elternzeit'], [400, '04/2018 – 02/2021']],
    [[56, 'Technische Zeichnerin'], [400, '08/2012 – 03/2018']],
    'Stahlbau Hinrichs GmbH, Aurich',
    '• Werkstattzeichnungen und Stücklisten für Hallen und Treppen',
  ]; // prettier-ignore

  test('a break is no job and hands no employer on', () => {
    expect(entriesIn(read(rows), 'experience')).toEqual([
      'Bauzeichnerin | Ingenieurbüro Tammen & Partner | 2021-03 | present',
      'Technische Zeichnerin | Stahlbau Hinrichs GmbH | 2012-08 | 2018-03',
    ]);
  });

  test('but it accounts for its months', () => {
    const { entries, lines } = read(rows);
    const gaps = (own: typeof lines): number[] =>
      gapsBetween(entries, { entries, lines: own }, LEXICONS.de, AS_OF).map(({ months }) => months);
    expect(gaps(lines)).toEqual([0]);
    expect(gaps(lines.filter(({ text }) => !text.startsWith('Elternzeit')))).toEqual([35]);
  });

  test('a break is no heading, though it speaks of a career', () => {
    const reading = read([
      { text: 'Experiência', size: 14 },
      { text: 'Pausa na carreira', size: 12 }, 'Cuidados familiares', 'junho de 2013 - fevereiro de 2014',
      { text: 'Mercantil Aço Forte', size: 12 }, 'Assistente de Compras', 'janeiro de 2011 - maio de 2013',
    ]); // prettier-ignore
    expect(entriesIn(reading, 'experience')).toEqual([
      'Assistente de Compras | Mercantil Aço Forte | 2011-01 | 2013-05',
    ]);
  });

  test('told within a job it leaves the job whole', () => {
    const reading = read([
      { text: 'Berufserfahrung', size: 14 },
      [[56, 'Senior Consultant bei der Nexora Beratung GmbH'], [400, '05/2019 – heute']],
      'Stuttgart, davon acht Monate Sabbatical (01/2023 – 08/2023)',
      '• Einführung eines Warenwirtschaftssystems bei zwei Zulieferern',
    ]); // prettier-ignore
    expect(entriesIn(reading, 'experience')).toEqual(['Senior Consultant | Nexora Beratung GmbH | 2019-05 | present']);
    expect(reading.entries[0]?.bullets).toHaveLength(1);
  });
});
