/** Files that are no resumes: what well set pages say of themselves must not be praised. */
import { expect, test } from 'vitest';
import { measure } from '../../src/engine/index.ts';
import { document, page, type Text } from './builder.ts';

type Row = string | Text;

const title = (text: string): Row => ({ text, size: 18 });

const FILES: Readonly<Record<string, readonly Row[]>> = {
  'a letter of application': [
    'Lucía Marín Torres',
    'Calle Mayor 3, 28013 Madrid | +34 634 12 09 57 | lucia.marin@example.org',
    'Madrid, 3 de marzo de 2026',
    'Estimado equipo de selección:',
    'Me dirijo a ustedes para presentar mi candidatura al puesto de librera que publicaron en su página',
    'en febrero. Durante seis años atendí la sección infantil de una librería de barrio, donde organicé',
    'más de cuarenta cuentacuentos y aumenté las ventas de la sección un 18 %. Me gustaría aportar ideas',
    'para su club de lectura juvenil y quedo a su disposición para una entrevista cuando les convenga.',
    'Atentamente,',
    'Lucía Marín Torres',
  ],
  'an invoice': [
    title('Rechnung 2026/0143'),
    'Beispiel Bürobedarf GmbH, Lindenweg 4, 50667 Köln, rechnung@example.org',
    'Rechnungsdatum 12.02.2026, zahlbar bis 12.03.2026 ohne Abzug auf das unten genannte Konto',
    'Toner schwarz, 4 Stück zu 39,90 Euro, zusammen 159,60 Euro',
    'Papier A4, 10 Kartons zu 22,00 Euro, zusammen 220,00 Euro, Versand 12,00 Euro',
    'Zwischensumme 391,60 Euro, Umsatzsteuer 74,40 Euro, zu zahlen sind 466,00 Euro',
    'Vielen Dank für Ihren Auftrag. Bei Fragen zu dieser Rechnung rufen Sie uns bitte an.',
  ],
  'an article': [
    title('A short history of the tram'),
    'The first horse trams ran on rails laid in the street, and most towns had a line within twenty years.',
    title('Electric lines'),
    'Overhead wires came later, and with them longer routes, heavier cars and timetables people trusted.',
    'Many of the lines closed again when cars grew cheap, only to be laid once more half a century later.',
    title('What remains'),
    'A few of the old depots are museums today, and some of the stops still carry their first names.',
  ],
};

test.each(Object.entries(FILES))('%s is told as none, and comes to a third at most', (_, texts) => {
  const { checks, scores, recommendations } = measure(document([page(texts)]), { asOf: '2026-01-15' });
  const essential = checks.find(({ id }) => id === 'sections-essential');
  expect(essential?.findings.map(({ messageId }) => messageId)).toEqual(['nothing']);
  expect(scores.overall).toBeLessThanOrEqual(35);
  expect(recommendations[0]?.checkId).toBe('sections-essential');
});

test('a resume of a few lines without headings is one', () => {
  const texts: Row[] = [
    title('Rosa Peña'),
    'Bilbao | 634 12 09 57 | rosa@example.org',
    'Camarera, Bar Arrieta, 2019 - 2023. Servicio de mesas y barra en un local de sesenta plazas.',
    'Limpieza de oficinas, Limpiezas Zubi, 2015 - 2019. Cuatro plantas cada noche.',
    'Graduado escolar, 2008',
  ];
  const { checks, scores } = measure(document([page(texts)]), { asOf: '2026-01-15' });
  const essential = checks.find(({ id }) => id === 'sections-essential');
  expect(essential?.findings.map(({ messageId }) => messageId)).not.toContain('nothing');
  expect(scores.overall).toBeGreaterThan(35);
});
