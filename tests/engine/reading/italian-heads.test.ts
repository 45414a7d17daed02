/** Italian heads of jobs: tasks behind "alla", wards of hospitals, years in names of firms, and labels of the European form. */
import { expect, test } from 'vitest';
import { entriesIn, headingsOf, read, type Row } from './sheet.ts';

const large = (text: string): Row => ({ text, size: 14 });
const bold = (text: string): Row => ({ text, font: 1 });
const row = (label: string, value: string): Row => [[56, label], [290, value]]; // prettier-ignore
const CLOSING: readonly Row[] = [large('Lingue'), 'Inglese e francese, buona conoscenza'];
const jobs = (...rows: readonly Row[]): string[] =>
  entriesIn(read([large('Esperienze professionali'), ...rows, ...CLOSING]), 'experience');

test('what one is put to is no employer, though it has a capital', () => {
  expect(
    jobs(
      bold('Winebar Tristano'),
      'Addetto alla Gestione',
      'Nov 2024 - Dic 2024',
      '• Apertura e chiusura del locale',
      '',
      bold('Strutture Marine'),
      'Assistente alla Sicurezza e Manutenzione',
      '2022 - 2024',
      '• Primo soccorso ai bagnanti',
    ),
  ).toEqual([
    'Addetto alla Gestione | Winebar Tristano | 2024-11 | 2024-12',
    'Assistente alla Sicurezza e Manutenzione | Strutture Marine | 2022 | 2024',
  ]);
  expect(jobs('2019 – 2021   Responsabile alla Qualità, Ferri S.r.l.', '', '2015 – 2019   Operaia alla Barilla')).toEqual([
    'Responsabile alla Qualità | Ferri S.r.l. | 2019 | 2021',
    'Operaia | Barilla | 2015 | 2019',
  ]); // prettier-ignore
});

test('a year before a legal form is of the name', () => {
  expect(
    jobs(
      bold('Sviluppatore'),
      'Ufficio Veloce 2000 srl   dicembre 2022 - marzo 2024',
      'Sviluppo di applicazioni gestionali e assistenza ai clienti della zona.',
      '',
      bold('Assistente di funzione'),
      'Retina   luglio 2022 - novembre 2022',
      'Moderazione della comunità e cura dei contenuti del sito.',
    ),
  ).toEqual([
    'Sviluppatore | Ufficio Veloce 2000 srl | 2022-12 | 2024-03',
    'Assistente di funzione | Retina | 2022-07 | 2022-11',
  ]);
});

test('a year before a legal form closes a period where a word before it opens one', () => {
  expect(jobs('Dal 2005 al 2013 Sarl CORVO ET FILS', 'Muratore', '', '2001 – 2005   Muratore, Edil Nova S.n.c.').at(0)).toContain('| 2005 | 2013'); // prettier-ignore
});

test('a ward is no part of a hospital or of a post', () => {
  expect(
    jobs(
      '• dal 01/03/2022 a oggi: Psicologa presso ASP Torvo – Dipartimento di Salute Mentale',
      '• dal 10/09/2018 al 28/02/2022: Psicologa presso Azienda Ospedaliera di Lodi, U.O.C. Pediatria',
    ),
  ).toEqual(['Psicologa | ASP Torvo | 2022-03 | present', 'Psicologa | Azienda Ospedaliera di Lodi | 2018-09 | 2022-02']); // prettier-ignore
  expect(
    jobs(
      row('Date', 'dal 01/01/2009 a oggi'),
      row('Lavoro o posizione ricoperti', 'Coordinatrice infermieristica, U.O. di Geriatria'),
      row('Nome e indirizzo del datore di lavoro', 'Ospedale di Torvo'),
      row('Date', '1995 – 2008'),
      row('Lavoro o posizione ricoperti', 'Infermiera presso il reparto di Medicina'),
      row('Nome e indirizzo del datore di lavoro', 'Casa di Cura Villa Quercia'),
    ),
  ).toEqual([
    'Coordinatrice infermieristica | Ospedale di Torvo | 2009-01 | present',
    'Infermiera | Casa di Cura Villa Quercia | 1995 | 2008',
  ]);
});

test('the mother tongue of the European form opens the languages, whatever letters it is set in', () => {
  const reading = read([
    bold('ESPERIENZA PROFESSIONALE'),
    row('Date', '1995 – 2008'),
    row('Lavoro o posizione ricoperti', 'Infermiera'),
    bold('ISTRUZIONE E FORMAZIONE'),
    row('Date', '1989 – 1992'),
    row('Titolo della qualifica rilasciata', 'Diploma di infermiera'),
    bold('CAPACITÀ E COMPETENZE PERSONALI'),
    row('Madrelingua(e)', 'Italiano'),
    row('Altra(e) lingua(e)', 'Inglese'),
  ]);
  expect(headingsOf(reading)).toContain('Madrelingua(e): languages');
});

test('owners of firms, and posts that end like terms of contract', () => {
  expect(
    jobs(
      '2019 – 2021   Titolare della ditta individuale Corvo Impianti',
      '',
      '2015 – 2019   Socia amministratrice di Corvo e Nardi S.n.c.',
      '',
      '2010 – 2015   Capo turno, Acciaierie Torvo S.p.A.',
    ),
  ).toEqual([
    'Titolare | Corvo Impianti | 2019 | 2021',
    'Socia amministratrice | Corvo e Nardi S.n.c. | 2015 | 2019',
    'Capo turno | Acciaierie Torvo S.p.A. | 2010 | 2015',
  ]);
});

test('sentences of jobs whose house bears a name in quotation marks, or an article', () => {
  expect(
    jobs(
      'Ho lavorato come commessa presso il negozio "Scarpa Blu" di Lodi dal 2015 al 2019.',
      'Attualmente lavoro come impiegata presso lo Studio Corvo (dal 2019).',
    ),
  ).toEqual(['commessa | negozio "Scarpa Blu" di Lodi | 2015 | 2019', 'impiegata | Studio Corvo | 2019 | present']);
});

test('a faculty told by its initials and in brackets is none, below the university', () => {
  const degree = (name: string, dates: string): Row[] => ['Politecnico di Torino', '', name, dates, 'DAMIN (Dipartimento di Automatica e In-', 'formatica)', '']; // prettier-ignore
  const reading = read([
    large('Formazione'),
    ...degree('Laurea Magistrale in Ingegneria Meccanica', 'Luglio 2024 | Torino, Italia'),
    ...degree('Laurea Triennale in Ingegneria Gestionale', 'Luglio 2021 | Torino, Italia'),
    ...CLOSING,
  ]);
  expect(entriesIn(reading, 'education').map((entry) => entry.split(' | ').slice(0, 2).join(' | '))).toEqual([
    'Laurea Magistrale in Ingegneria Meccanica | Politecnico di Torino',
    'Laurea Triennale in Ingegneria Gestionale | Politecnico di Torino',
  ]);
});

test('behind "presso" whom one works for may go without a name', () => {
  expect(
    jobs(
      '2019 – 2022', 'Badante convivente', 'presso famiglia privata, Novara', '',
      '2012 – 2019', 'Muratore', 'presso ditta edile Quell di Novara', '',
      '2010 – 2012', 'Cameriera', 'presso vari ristoranti della zona',
    ),
  ).toEqual([
    'Badante convivente | famiglia privata | 2019 | 2022',
    'Muratore | ditta edile Quell di Novara | 2012 | 2019',
    'Cameriera | vari ristoranti della zona | 2010 | 2012',
  ]);
}); // prettier-ignore

test('with whom one collaborates is whom one works for', () => {
  expect(jobs('Collaborazione con lo Studio Quell, Udine (2017 – 2019)', 'Commessa, Brumel S.r.l., Udine (2010 – 2017)')).toEqual([
    'Collaborazione | Studio Quell | 2017 | 2019',
    'Commessa | Brumel S.r.l. | 2010 | 2017',
  ]);
}); // prettier-ignore
