/** Headings that say what a part of one's working life was in, "Parcours en boulangerie", set as the headings that everybody knows. */
import { describe, expect, test } from 'vitest';
import { entriesIn, headingsOf, read, type Row } from './sheet.ts';

const large = (text: string): Row => ({ text, size: 12 });
const dated = (dates: string, text: string): Row => [[56, dates], [140, text]]; // prettier-ignore

describe('of a part of the career', () => {
  test('in French, over dated rows below the skills, of which they are none', () => {
    const reading = read([
      'Dix ans dans la banque m’ont appris la rigueur et le contact avec les clients de la région',
      '',
      large('Compétences clés'),
      'Pétrissage, façonnage et cuisson',
      '',
      large('Parcours en boulangerie'),
      dated('09/2024 – 02/2025', 'Aide-boulanger, Le Fournil Exemple SARL, Laval'),
      '',
      large('Parcours bancaire'),
      dated('2018 – 2024', 'Conseiller clientèle, Crédit Exemple SA, Laval'),
      dated('2015 – 2018', 'Chargé d’accueil, Crédit Exemple SA, Ernée'),
      '',
      large('Formation'),
      dated('2011', 'Licence professionnelle Banque, Université d’Exemple'),
    ]);
    expect(entriesIn(reading, 'experience')).toEqual([
      'Aide-boulanger | Le Fournil Exemple SARL | 2024-09 | 2025-02',
      'Conseiller clientèle | Crédit Exemple SA | 2018 | 2024',
      'Chargé d’accueil | Crédit Exemple SA | 2015 | 2018',
    ]);
  });

  test.each<[string, readonly Row[], string]>([
    [
      'in Spanish, where what it was in is a trade of employers',
      [
        'Después de dieciocho años en una caja de ahorros decidí enseñar lo que sabía a los alumnos', '',
        large('Trayectoria docente'),
        { text: 'Profesora de secundaria', font: 1 }, 'IES Ejemplo, Getxo', 'marzo 2020 – mayo 2023', '',
        large('Trayectoria en banca'),
        { text: 'Directora de oficina', font: 1 }, 'Caja Rural Ejemplo, Getxo', 'mayo 2011 – julio 2019', '',
        large('Estudios'),
        { text: 'Licenciatura en Economía', font: 1 }, 'Universidad de Ejemplo', '2005 – 2008',
      ],
      'Trayectoria en banca: experience',
    ],
    [
      'in Italian, below the dates of the job before',
      [
        'Ho guidato una squadra di nove persone e dimezzato i tempi di risposta ai clienti della zona', '',
        large('Esperienze professionali'),
        { text: 'Docente di matematica', font: 1 }, 'Liceo Esempio, Lecce', 'marzo 2020 – maggio 2023', '',
        large('Gli anni in cucina'),
        { text: 'Aiuto cuoca', font: 1 }, 'Ristorante Esempio, Lecce', 'maggio 2011 – luglio 2019', '',
        large('Istruzione'),
        { text: 'Laurea in Matematica', font: 1 }, 'Università di Esempio', '2005 – 2008', '',
        large('Lingue'), 'Inglese, francese',
      ],
      'Gli anni in cucina: experience',
    ],
  ])('%s', (_, rows, heading) => {
    expect(headingsOf(read(rows))).toContain(heading);
  });
}); // prettier-ignore
