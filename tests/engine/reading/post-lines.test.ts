/** Posts that look like running text, and running text that looks like posts. */
import { describe, expect, test } from 'vitest';
import { entriesIn, read, type Row } from './sheet.ts';

describe('posts in lines that look like running text', () => {
  const told = '• Suivi des dossiers des clients et des fournisseurs de la région';

  test('as items of a list, which are no deeds', () => {
    const rows: readonly Row[] = [
      { text: 'Expérience', size: 14 },
      '• De janvier 2019 à ce jour : Pharmacienne assistante, Officine El Chifa', '• 2016-2017 : Interne en pharmacie, CHU de Sétif',
      '• Suivi des dossiers des clients et des fournisseurs de la région',
    ]; // prettier-ignore
    const reading = read(rows);
    expect(entriesIn(reading, 'experience')).toEqual([
      'Pharmacienne assistante | Officine El Chifa | 2019-01 | present',
      'Interne en pharmacie | CHU de Sétif | 2016 | 2017',
    ]);
    expect(reading.bullets).toHaveLength(1);
  });

  test.each<[string, readonly Row[], readonly string[]]>([
    ['the first sentence below an employer', [{ text: 'Esperienza', size: 14 }, [[56, '2019 – 2021'], [170, 'Studio Brambati Architettura, Milano']], [[170, 'Titolare. Ristrutturazioni residenziali e interni, 25 cantieri']], [[56, '2014 – 2019'], [170, 'Atelier Van Rossem, Rotterdam']], [[170, 'Junior architect. Progetto di un quartiere di 400 alloggi per la città']]], ['Titolare | Studio Brambati Architettura | 2019 | 2021', 'Junior architect | Atelier Van Rossem | 2014 | 2019']],
    ['a long head below its date', [{ text: 'Esperienza', size: 14 }, '2019 – 2021', 'Docente supplente annuale di lingua e letteratura italiana, storia – I.C. Giovanni Verga, Acireale', '2016 – 2019', 'Insegnante di italiano – Cooperativa Mondi Insieme, Catania'], ['Docente supplente annuale di lingua e letteratura italiana | I.C. Giovanni Verga | 2019 | 2021', 'Insegnante di italiano | Cooperativa Mondi Insieme | 2016 | 2019']],
    ['a sentence that ends in the line below', [{ text: 'Esperienza', size: 14 }, 'Dal 2014 al 2019: operatrice addetta all’assistenza presso Casa di riposo', 'Madonna della Neve, Bettola.', 'Dal 2008 al 2014: collaboratrice domestica presso famiglia Rossetti.'], ['operatrice addetta all’assistenza | Casa di riposo Madonna della Neve | 2014 | 2019', 'collaboratrice domestica | famiglia Rossetti | 2008 | 2014']],
    ['a lone date behind a post', [{ text: 'Expérience', size: 14 }, 'Vendeuse, Boutique Lenoir, depuis 2023', told, 'Stage d’observation de troisième, Cabinet vétérinaire des Alpes, février 2022', told], ['Vendeuse | Boutique Lenoir | 2023 | present', 'Stage d’observation de troisième | Cabinet vétérinaire des Alpes | 2022-02 | -']],
  ])('%s', (_, rows, wanted) => {
    expect(entriesIn(read(rows), 'experience')).toEqual(wanted);
  }); // prettier-ignore
});

test('a paragraph in a narrow column is no head', () => {
  const reading = read([
    { text: 'Esperienza', size: 14 },
    'Responsabile direzione lavori', 'Studio Ceresio SA, Lugano', 'Gen 2020 – Feb 2022',
    'Direzione di sette cantieri residenziali e scolastici per un totale',
    'di otto milioni, coordinamento delle imprese artigiane nella nuova',
    'scuola, verbali, collaudi e garanzie',
  ]); // prettier-ignore
  const [job] = reading.entries;
  expect([job?.header.length, job?.paragraphs.length]).toEqual([3, 1]);
});
