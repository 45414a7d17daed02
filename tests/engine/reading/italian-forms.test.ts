/** What Italian forms and declarations of public bodies tell of jobs: lists beside labels, several posts in a cell. */
import { expect, test } from 'vitest';
import { entriesIn, read, type Row } from './sheet.ts';

const large = (text: string): Row => ({ text, size: 14 });
const row = (label: string, value: string): Row => [[56, label], [320, value]]; // prettier-ignore
const below = (value: string): Row => [[320, value]];
const wrapped = (value: string): Row => [[330, value]];
const bulletsIn = (rows: readonly Row[]): string[] => read(rows).bullets.map(({ text }) => text);

test('a list begins beside the label of what was done, or beside the rest of that label', () => {
  expect(
    bulletsIn([
      large('Esperienza lavorativa'),
      row('Date (da – a)', 'Marzo 2017 – Maggio 2021'),
      row('Nome e indirizzo del datore di lavoro', 'Oleificio Trappeto Vecchio, Cassaro'),
      row('Tipo di impiego', 'Addetta al confezionamento'),
      row('• Principali mansioni e', '- Riempimento e chiusura delle bottiglie'),
      row('responsabilità', '- Controllo delle etichette e dei lotti'),
      below('- Preparazione delle spedizioni'),
      '',
      row('Date (da – a)', 'Giugno 2014 – Febbraio 2017'),
      row('Nome e indirizzo del datore di lavoro', 'Caseificio Monte Cuneo, Buccheri'),
      row('Tipo di impiego', 'Aiuto casara'),
      row('Mansioni', '• Salatura delle forme'),
    ]),
  ).toEqual([
    'Riempimento e chiusura delle bottiglie',
    'Controllo delle etichette e dei lotti',
    'Preparazione delle spedizioni',
    'Salatura delle forme',
  ]);
});

test('posts listed in one cell of a form, the house behind their periods, the first beside the label', () => {
  expect(
    entriesIn(
      read([
        { text: 'TITOLI DI STUDIO ED ESPERIENZE LAVORATIVE', font: 1 },
        row('Titolo di studio', 'Laurea in Agraria conseguita presso l’Università di Valbrina nel 1994'),
        row('Esperienze professionali (incarichi ricoperti)', '• Responsabile dei vigneti, dal 01/01/2012 ad oggi -'),
        wrapped('CANTINA SOCIALE DI VALBRINA'),
        below('• Istruttore tecnico presso l’Ufficio Vivai, dal 1999 al 2011 - COMUNE'),
        wrapped('DI ROCCASPINA'),
        below('• Insegnante supplente di chimica agraria, anni 1997/1998 -'),
        wrapped('I.T.A. "Grano" di Roccaspina'),
        row('Capacità linguistiche', 'Francese, livello scolastico; inglese, livello scolastico'),
      ]),
      'experience',
    ),
  ).toEqual([
    'Responsabile dei vigneti | CANTINA SOCIALE DI VALBRINA | 2012-01 | present',
    'Istruttore tecnico | COMUNE DI ROCCASPINA | 1999 | 2011',
    'Insegnante supplente di chimica agraria | I.T.A. "Grano" di Roccaspina | 1997 | 1998',
  ]);
});

test('one item under a heading of teaching is a post where it tells when and where', () => {
  expect(
    entriesIn(
      read([
        large('Titoli di studio'),
        '• Laurea in Ostetricia, Università degli Studi di Valbrina, 2011',
        '',
        large('Esperienze professionali'),
        '• 2016 – 2019: Ostetrica, ASST Valbrina',
        '• 2012 – 2016: Ostetrica, Casa di Cura Villa Quercia',
        '',
        large('Attività didattica'),
        '• Docente a contratto di Fisiologia del parto, a.a. 2016/2017, Università degli Studi di Valbrina',
        '',
        large('Lingue'),
        'Inglese e francese, buona conoscenza',
      ]),
      'experience',
    ).at(-1),
  ).toBe('Docente a contratto di Fisiologia del parto | Università degli Studi di Valbrina | 2016 | 2017');
});
