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

describe('of Italian jobs', () => {
  const heading: Row = { text: 'Esperienza', size: 14 };

  test('a head that breaks behind "presso" goes on, however many small words follow', () => {
    const rows: readonly Row[] = [
      heading,
      [[56, 'Da apr 2021 a giu 2023'], [220, 'COLLABORATRICE SCOLASTICA presso']], [[220, 'Residenza per anziani Santa Marta, Matera']],
      [[220, 'Muri da giardino, archi e camini su disegno;']], [[220, 'disegno di manifesti, menù e vetrine per la']], [[220, 'bottega e per le fiere di stagione.']],
      [[56, 'Da mag 2018 a gen 2021'], [220, 'IMPIEGATA CONTABILE presso']], [[220, 'Molini Olmo S.r.l., Biella']],
      [[220, 'Controllo delle consegne e sollecito dei']], [[220, 'mancanti, con lettere ai fornitori esteri e']], [[220, 'risposta a chi reclamava.']],
    ]; // prettier-ignore
    expect(entriesIn(read(rows), 'experience')).toEqual([
      'COLLABORATRICE SCOLASTICA | Residenza per anziani Santa Marta | 2021-04 | 2023-06',
      'IMPIEGATA CONTABILE | Molini Olmo S.r.l. | 2018-05 | 2021-01',
    ]);
  });

  test('a travel agency in brackets is the employer', () => {
    const rows: readonly Row[] = [
      heading,
      'Capo partita (Trattoria Dogana, Lodi)', '02/2019 – 11/2019', '• Apertura e chiusura del locale',
      'Impiegata (Agenzia Viaggi Giramondo, Pesaro)', '11/2015 – 12/2018', '• Vendita di soggiorni e biglietti',
      'Magazziniere (Molini Olmo, Cuneo)', '01/2014 – 10/2015', '• Carico e scarico dei camion',
    ]; // prettier-ignore
    expect(entriesIn(read(rows), 'experience')).toEqual([
      'Capo partita | Trattoria Dogana | 2019-02 | 2019-11',
      'Impiegata | Agenzia Viaggi Giramondo | 2015-11 | 2018-12',
      'Magazziniere | Molini Olmo | 2014-01 | 2015-10',
    ]);
  });

  test('the sentences below a post in capitals that wraps open no job and take no dates', () => {
    const told = ['Rilievo di ambienti e disegni per il laboratorio. Guida di sei persone durante il', 'trasloco.'];
    const rows: readonly Row[] = [
      heading,
      '06.2024 - Oggi: Manpowell · Ragusa · TIROCINANTE CURRICOLARE', ...told,
      '09.2020 - 03.2024: Randwork Italia · Udine · OPERATORE DI LINEA E MONTATORE', 'MECCANICO TRASFERTISTA',
      'Disegno di manifesti, menù e vetrine. Verifica delle note spese delle filiali del', 'nord. Giri quotidiani di sicurezza e tenuta del registro.',
      '12.2017 - 06.2020: Prometeon S.p.A. · Udine · OPERAIO GENERICO', ...told,
      '05.2015 - 11.2017: Impresa di pulizie Lucente · Udine · ASSISTENTE DI VOLO', ...told,
    ]; // prettier-ignore
    expect(entriesIn(read(rows), 'experience')).toEqual([
      'TIROCINANTE CURRICOLARE | Manpowell | 2024-06 | present',
      'OPERATORE DI LINEA E MONTATORE MECCANICO TRASFERTISTA | Randwork Italia | 2020-09 | 2024-03',
      'OPERAIO GENERICO | Prometeon S.p.A. | 2017-12 | 2020-06',
      'ASSISTENTE DI VOLO | Impresa di pulizie Lucente | 2015-05 | 2017-11',
    ]);
  });
});
