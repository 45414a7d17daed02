/** Jobs as the items of a list, each opening with its post, its employer and its dates in brackets; and what stands beside dates and names. */
import { describe, expect, test } from 'vitest';
import { readResume } from '../../../src/engine/reading/index.ts';
import { phoneIn } from '../../../src/engine/reading/contacts/phones.ts';
import { document, face } from '../builder.ts';
import { AS_OF, entriesIn, headingsOf, read, sheet, type Row } from './sheet.ts';

const large = (text: string): Row => ({ text, size: 14 });
const dated = (text: string, dates: string): Row => [[56, text], [400, dates]]; // prettier-ignore

describe('jobs as the items of a list', () => {
  test('the firm before its post, where the town and the deeds follow', () => {
    const reading = read([
      large('Experience'),
      '• Larkmoor Mills: Weaver (2009–2013), Selkirk, UK. Ran four looms at once and taught two apprentices.',
      '• Thistle Tweed: Colourist (2013–Present), Hawick, UK. Dye the wool for the winter cloth of the house.',
      '• Cotton Union: Steward (2012), Selkirk, UK. Spoke for forty weavers when the shifts were drawn up anew.',
    ]);
    expect(entriesIn(reading, 'experience')).toEqual([
      'Weaver | Larkmoor Mills | 2009 | 2013',
      'Colourist | Thistle Tweed | 2013 | present',
      'Steward | Cotton Union | 2012 | -',
    ]);
  });

  test('below an undated line, where the jobs above are dated in their heads', () => {
    const reading = read([
      large('Experiencia'),
      { text: 'Maestra quesera, Lácteos Besaya (2019 – actualidad)', font: 1 },
      '• Afino cada semana doscientos quesos de oveja en una cueva natural',
      '',
      { text: 'Oficios de juventud', font: 1 },
      '• Posada El Acebo, Cocinera (2014 – 2018): Carta de temporada para treinta comensales.',
      '• Hostal La Ría, Camarera (2011 – 2013): Desayunos y comidas para dos turnos.',
    ]);
    expect(entriesIn(reading, 'experience')).toEqual([
      'Maestra quesera | Lácteos Besaya | 2019 | present',
      'Cocinera | Posada El Acebo | 2014 | 2018',
      'Camarera | Hostal La Ría | 2011 | 2013',
    ]);
  });

  test('what was done on a date in brackets is no job', () => {
    const reading = read([
      large('Experience'),
      dated('Weaver, Larkmoor Mills', '2009 – 2013'),
      '• Ran four looms at once, as team leader (2011–2012): half of the winter cloth',
      '• Taught two apprentices',
    ]);
    expect(entriesIn(reading, 'experience')).toEqual(['Weaver | Larkmoor Mills | 2009 | 2013']);
  });
});

describe('beside names and dates', () => {
  test('dates beside who guided a job are those of the job', () => {
    const reading = read([
      large('Experience'),
      dated('Research Assistant', 'Larkmoor University'),
      dated('Supervisor: Ailsa Munro', '2014 – 2018'),
      '• Counted the seabirds of nine cliffs',
    ]);
    expect(entriesIn(reading, 'experience')).toEqual(['Research Assistant | Larkmoor University | 2014 | 2018']);
  });

  test('where a firm is found is no part of its name', () => {
    const reading = read([
      large('Experience'),
      dated('Weaver', '2009 – 2013'),
      'Larkmoor Mills Ltd  https://mills.example.org',
      '• Ran four looms at once',
    ]);
    expect(entriesIn(reading, 'experience')).toEqual(['Weaver | Larkmoor Mills Ltd | 2009 | 2013']);
  });

  test('studies whose dates have no end go on', () => {
    const rows: readonly Row[] = [
      [[56, '2022 -'], [200, 'PhD in Botany - University of Larkmoor']],
      [[56, '2021'], [200, 'MSc Botany - University of Larkmoor']],
    ]; // prettier-ignore
    const work = ['Led a team of nine and cut the time to answer customers in half within a year'];
    expect(entriesIn(read([large('Experience'), ...work, '', large('Education'), ...rows]), 'education')).toEqual([
      'PhD in Botany | University of Larkmoor | 2022 | present',
      'MSc Botany | University of Larkmoor | - | 2021',
    ]);
  });

  test('offices that one held are jobs', () => {
    const reading = read([
      large('Education'),
      'MSc Botany, University of Larkmoor, 2009',
      '',
      large('Administrative Responsibilities'),
      'Head of the Herbarium, University of Larkmoor, 2016 – 2020',
    ]);
    expect(headingsOf(reading)).toContain('Administrative Responsibilities: experience');
  });
});

describe('contact data', () => {
  test('a number of Brazil without its area is nobody’s in another country', () => {
    expect(phoneIn('Telefone: 99134-5678', 'pt')).toBeNull();
    expect(phoneIn('Telefone: 923 456 789', 'pt')?.number).toBe('+351923456789');
  });

  test('the link tells the stroke that is drawn in an address', () => {
    const rows: readonly Row[] = [
      { text: 'Lucía Marín', size: 20 },
      'lucia marin@example.org',
      '',
      large('Experiencia'),
      'Dirección de un equipo de nueve personas y mejora de los plazos de entrega',
    ];
    const box = { x: 56, y: 776, width: 120, height: 12 };
    const emailBy = (url: string): unknown => {
      const page = { ...sheet(rows), links: [{ url, box }] };
      return readResume(document([page], { fonts: [face('Lato')] }), { asOf: AS_OF }).contact.email;
    };
    expect(emailBy('mailto:lucia_marin@example.org')).toMatchObject({
      value: 'lucia_marin@example.org',
      broken: 'lucia marin@example.org',
    });
    expect(emailBy('mailto:ventas@example.org')).toMatchObject({ value: 'marin@example.org', broken: null });
  });
});

test('the label of a link is no firm', () => {
  const reading = read([
    { text: 'Expériences professionnelles', size: 14, font: 1 },
    [[56, 'VitraLab'], [400, 'Mars 2018 - Juin 2021']],
    [[56, 'En ligne : https://faience.example.org'], [400, 'SOLPEX']],
    '• Refonte de 40 étiquettes, ventes en hausse de 12 %',
  ]); // prettier-ignore
  expect(entriesIn(reading, 'experience')).toEqual(['VitraLab | SOLPEX | 2018-03 | 2021-06']);
});
