/** Jobs and studies that the rules leave unlikely, read once more by what the texts of their heads name. */
import { describe, expect, test } from 'vitest';
import { LEXICONS } from '../../../src/engine/lexicons/index.ts';
import { kindOdds, NAMED_KINDS, type NamedKind } from '../../../src/engine/reading/heads/kind-odds.ts';
import { withoutToldBehind } from '../../../src/engine/reading/entries/told-behind.ts';
import type { Language } from '../../../src/resume/language.ts';
import { sheetOf } from './iberian-sheet.ts';
import { entriesIn, read, type Row } from './sheet.ts';

const heading = (text: string): Row => ({ text, size: 14, font: 1 });
const jobs = (title: string, ...rows: readonly Row[]): string[] => entriesIn(read([heading(title), ...rows]), 'experience'); // prettier-ignore

describe('what a text names', () => {
  const kindOf = (language: Language, text: string): NamedKind => {
    const odds = kindOdds(text, LEXICONS[language]);
    return NAMED_KINDS.reduce((best, kind) => (odds[kind] > odds[best] ? kind : best));
  };
  test.each<[Language, string, NamedKind]>([
    ['en', 'Night Porter', 'post'],
    ['en', 'Wexcombe & Daughters Upholstery Ltd', 'employer'],
    ['en', 'Leeds, United Kingdom', 'place'],
    ['en', 'Hours per week: 38', 'other'],
    ['es', 'Oficial de segunda de pintura', 'post'],
    ['es', 'Muebles Arrieta e Hijos, S.L.', 'employer'],
    ['es', 'Carné de carretillero en vigor', 'other'],
    ['it', 'Addetto al montaggio di serramenti', 'post'],
    ['it', 'Serramenti Brunelli s.n.c.', 'employer'],
    ['it', 'Liceo Scientifico Torre Alta', 'school'],
    ['de', 'Staplerfahrer im Kühlhaus', 'post'],
    ['de', 'Metallbau Ottensmeier KG', 'employer'],
    ['de', 'Elternzeit und Umzug', 'other'],
    ['fr', 'Aide-comptable', 'post'],
    ['fr', 'Garage Lemoine-Petit SARL', 'employer'],
    ['pt', 'Padaria Flor do Minho, Lda.', 'employer'],
    ['ja', '北灘食品株式会社', 'employer'],
    ['zh', '海州第二中学', 'school'],
  ])('in %s: %s', (language, text, kind) => {
    expect(kindOf(language, text)).toBe(kind);
  });
});

describe('a job', () => {
  test('whose dated head tells its employer, over an undated one that tells the post', () => {
    const told = jobs(
      'WORK EXPERIENCE',
      'Bureau of Inland Ferries, Mobile District',
      '2210 Dock Street, Mobile, AL 36602 US',
      '03/2018 - Present',
      'Salary: 51,200.00 USD per year. Hours per week: 40',
      'BUDGET ASSISTANT',
      'I keep the ledgers of four docks and answer for every voucher that leaves the office before noon.',
      '• Cut late vouchers from 19 to 3 a quarter',
      '',
      'Harbor Title & Escrow, LLC',
      'Daphne, AL 36526 US',
      '06/2012 - 02/2018',
      'Salary: 38,400.00 USD per year. Hours per week: 40',
      'ESCROW CLERK',
      'I ran searches in three counties and prepared closing packages for attorneys and for lenders.',
      '• Trained two clerks',
    );
    expect(told).toEqual([
      expect.stringMatching(/^BUDGET ASSISTANT \| Bureau of Inland Ferries\b.* \| 2018-03 \| present$/u),
      'ESCROW CLERK | Harbor Title & Escrow, LLC | 2012-06 | 2018-02',
    ]);
  });

  test('is none without post or employer, among others that have both', () => {
    const told = sheetOf('es', 'experience', [
      'Camarera | Hotel Monte Perdido | 2019 - 2022',
      'Cocinera | Restaurante La Parra | 2016 - 2019',
      'Ayudante de cocina | Bar Tres Olivos | 2014 - 2016',
      'Carné B y coche propio 2013 - actualidad',
    ]);
    expect(entriesIn(told, 'experience').map((entry) => entry.split(' | ')[0])).toEqual(['Camarera', 'Cocinera', 'Ayudante de cocina']); // prettier-ignore
  });

  test('keeps a post that the lists know, and an employer of a sort that they do not', () => {
    const told = jobs('EXPERIENCE', 'Barista | Kōwhai & Coal | 2019 - 2022', '• Opened the bar at six', 'Baker | Niger | 2016 - 2019', '• Baked rye'); // prettier-ignore
    expect(told).toEqual(['Barista | Kōwhai & Coal | 2019 | 2022', 'Baker | Niger | 2016 | 2019']);
  });
});

describe('a name', () => {
  test.each<[Language, 'post' | 'employer', string, string]>([
    [
      'it',
      'post',
      "Docente di sostegno. Incarico annuale, rapporto 1:1, stesura dei PEI con l'ASL.",
      'Docente di sostegno',
    ],
    ['es', 'post', 'Cajera: cobro y arqueo', 'Cajera'],
    ['en', 'post', 'Head of Sales, Northern Europe', 'Head of Sales, Northern Europe'],
    ['de', 'employer', 'Hamann & Söhne (Sanitär) GmbH', 'Hamann & Söhne (Sanitär) GmbH'],
  ])('in %s of a %s ends before what is told behind it: %s', (language, kind, text, name) => {
    expect(withoutToldBehind(text, [kind], LEXICONS[language], kindOdds)).toBe(name);
  });
});
