/** The European form: dates and place in one line, "TITLE – COMPANY" in the next. */
import { describe, expect, test } from 'vitest';
import { entriesIn, read, type Row } from './sheet.ts';

const heading = (text: string): Row => ({ text, size: 14 });
const post = (text: string, font: 0 | 1): Row => ({ text, font, size: 11 });

describe('a town that no list knows, with its country beside the dates', () => {
  test('is neither post nor employer', () => {
    const reading = read([
      'Elio Esempio',
      'elio@example.org',
      heading('Esperienza lavorativa'),
      '04/05/2020 – ATTUALE – Casteldoro, Italia',
      post('MANUTENTORE ELETTROMECCANICO – ACQUE MINERALI DELLE ALTURE S.P.A.', 0),
      '• Manutenzione preventiva e a guasto di tre linee',
      '12/01/2015 – 30/04/2020 – Borgo a Mare, Italia',
      post('INSTALLATORE DI IMPIANTI – SOLE IMPIANTI S.R.L.', 1),
      '• Posa e cablaggio di impianti fino a duecento chilowatt',
      '03/2011 – 12/2014 – Neudorf am Bach, Germania',
      post('OPERAIO DI PRODUZIONE – NECKAR METALLBAU GMBH', 0),
      '06/2008 – 09/2010 – Borgo a Mare, Italia',
      post('CAMERIERE STAGIONALE – LIDO TRE CALE', 1),
      heading('Istruzione e formazione'),
      '09/2002 – 07/2007 – Borgo a Mare, Italia',
      post('DIPLOMA DI PERITO ELETTROTECNICO – ITIS AURORA', 1),
    ]);
    expect(entriesIn(reading, 'experience')).toEqual([
      'MANUTENTORE ELETTROMECCANICO | ACQUE MINERALI DELLE ALTURE S.P.A. | 2020-05 | present',
      'INSTALLATORE DI IMPIANTI | SOLE IMPIANTI S.R.L. | 2015-01 | 2020-04',
      'OPERAIO DI PRODUZIONE | NECKAR METALLBAU GMBH | 2011-03 | 2014-12',
      'CAMERIERE STAGIONALE | LIDO TRE CALE | 2008-06 | 2010-09',
    ]);
    expect(entriesIn(reading, 'education')).toEqual(['DIPLOMA DI PERITO ELETTROTECNICO | ITIS AURORA | 2002-09 | 2007-07']);
  }); // prettier-ignore

  test.each<[string, readonly Row[], string]>([
    ['es', [heading('Experiencia laboral'), '03/2019 – ACTUAL – Villar del Cerro, España', 'CAMARERA DE PISOS – HOTEL MIRADOR', '• Limpieza de veinte habitaciones al día con un equipo de tres personas'], 'CAMARERA DE PISOS | HOTEL MIRADOR | 2019-03 | present'],
    ['pt', [heading('Experiência profissional'), '03/2019 – ATUAL – Vila do Monte, Portugal', 'CARPINTEIRO – OFICINA DO MONTE, LDA', '• Montagem de cozinhas e de móveis por medida para clientes particulares'], 'CARPINTEIRO | OFICINA DO MONTE, LDA | 2019-03 | present'],
    ['fr', [heading('Expérience professionnelle'), '[ 03/2019 – Aujourd’hui ] Montbrelle (France)', 'SERVEUSE – BRASSERIE DES TILLEULS', '• Service en salle de quarante couverts midi et soir avec une équipe de quatre'], 'SERVEUSE | BRASSERIE DES TILLEULS | 2019-03 | present'],
    ['de', [heading('Berufserfahrung'), '03/2019 – HEUTE – Altenrode, Deutschland', 'TISCHLER – HOLZWERK SOMMER', '• Fertigung und Montage von Möbeln und Treppen für private Kunden'], 'TISCHLER | HOLZWERK SOMMER | 2019-03 | present'],
    ['en', [heading('Work experience'), [[56, '03/2019 – CURRENT'], [240, 'Ballycregan, Ireland']], 'BARISTA – CLOUDBANK', '• Served the morning rush and trained four new members of the team'], 'BARISTA | CLOUDBANK | 2019-03 | present'],
  ])('%s', (_, rows, wanted) => {
    expect(entriesIn(read(rows), 'experience')).toEqual([wanted]);
  }); // prettier-ignore
});

test('an employer and its country beside the dates stay where nothing else names one', () => {
  const reading = read([heading('Esperienza lavorativa'), '03/2011 – 12/2014 – Ferralta, Italia', 'Meccanico', '• Revisione dei motori e dei cambi per clienti privati e flotte']); // prettier-ignore
  expect(entriesIn(reading, 'experience')).toEqual(['Meccanico | Ferralta | 2011-03 | 2014-12']);
});
