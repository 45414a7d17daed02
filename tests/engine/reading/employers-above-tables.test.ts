/** The careers of public servants: from, to, office, profile and grade in columns below the line of the one employer. */
import { expect, test } from 'vitest';
import { readTables, type Heading, type Table } from './drawn-table.ts';
import { entriesIn } from './sheet.ts';

const PERSON: Heading = { heading: 'Ada Esempio, ada@example.org, +39 340 0012377, Alba' };

function jobs(parts: readonly (Table | Heading)[]): string[] {
  return entriesIn(readTables([PERSON, ...parts]), 'experience');
}

test.each([
  [
    'Esperienze lavorative',
    'Presso il Comune di Alba, in ruolo dal 01/02/2003:',
    ['Dal', 'Al', 'Servizio / Ufficio', 'Profilo', 'Cat.'],
    [
      ['01/04/2017', "a tutt'oggi", 'Ufficio tributi', 'Responsabile di servizio', 'D2'],
      ['01/02/2003', '31/03/2017', 'Ufficio protocollo', 'Messo notificatore', 'B3'],
    ],
    [
      'Responsabile di servizio | Comune di Alba | 2017-04 | present',
      'Messo notificatore | Comune di Alba | 2003-02 | 2017-03',
    ],
  ],
  [
    'Berufserfahrung',
    'Stadtverwaltung Musterburg',
    ['Von', 'Bis', 'Abteilung', 'Funktion'],
    [
      ['04/2017', 'heute', 'Steueramt', 'Sachbearbeiter'],
      ['02/2003', '03/2017', 'Poststelle', 'Bürohilfe'],
    ],
    [
      'Sachbearbeiter | Stadtverwaltung Musterburg | 2017-04 | present',
      'Bürohilfe | Stadtverwaltung Musterburg | 2003-02 | 2017-03',
    ],
  ],
  [
    'Expérience professionnelle',
    'Mairie de Lens',
    ['Du', 'Au', 'Service', 'Fonction', 'Catégorie'],
    [
      ['04/2017', "aujourd'hui", 'Finances', 'Rédactrice', 'B'],
      ['02/2003', '03/2017', 'Courrier', 'Agente administrative', 'C'],
    ],
    ['Rédactrice | Mairie de Lens | 2017-04 | present', 'Agente administrative | Mairie de Lens | 2003-02 | 2017-03'],
  ],
] as const)('below "%s": %s', (heading, employer, head, rows, expected) => {
  const table: Table = { widths: [70, 75, 120, 150, 70], rows: [head, ...rows], lines: 'cells' };
  expect(jobs([{ heading }, { heading: employer }, table])).toEqual(expected);
});

test('a table with a column of employers keeps them', () => {
  const rows = [
    ['Dal', 'Al', 'Datore di lavoro', 'Mansione'],
    ['06/1999', '01/2003', 'Cassa Rurale Alta Valle', 'Impiegata di sportello'],
    ['01/1998', '05/1999', 'Studio Tecnico Setti', 'Disegnatrice'],
  ];
  const parts = [{ heading: 'Esperienze lavorative' }, { heading: 'Comune di Alba' }];
  expect(jobs([...parts, { widths: [70, 75, 170, 150], rows, lines: 'cells' }])).toEqual([
    'Impiegata di sportello | Cassa Rurale Alta Valle | 1999-06 | 2003-01',
    'Disegnatrice | Studio Tecnico Setti | 1998-01 | 1999-05',
  ]);
});
