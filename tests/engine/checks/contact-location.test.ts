import { describe, expect, test } from 'vitest';
import check from '../../../src/engine/checks/structure/contact-location.ts';
import { LANGUAGES, type Language } from '../../../src/resume/language.ts';
import { contactOf } from '../../../src/engine/reading/contacts/contact.ts';
import { LEXICONS } from '../../../src/engine/lexicons/index.ts';
import { document, linesOf, page, reading, type ReadingParts } from '../builder.ts';
import { tell } from '../outcome.ts';

/** Name, a row of contact data, and the place as that language's resumes write it. */
const HEADS: Readonly<Record<Language, readonly [string, string, string]>> = {
  es: ['Lucía Marín', '+34 634 12 09 57 | lucia@example.org', 'Valencia, España'],
  en: ['Maya Ellison', '+1 415 555 2671 | maya@example.org', 'Oakland, CA'],
  fr: ['Camille Berthier', '+33 6 12 34 56 78 · camille@example.org', '69003 Lyon'],
  pt: ['Rafael Nogueira', '+55 11 98452-7316 | rafael@example.org', 'São Paulo, SP'],
  de: ['Lena Brandstetter', '+49 151 23456789 | lena@example.org', '20357 Hamburg'],
  it: ['Martina Galeazzi', '+39 347 555 0142 · martina@example.org', 'Parma, Italia'],
  ja: ['水野 彩香', '電話:090-1234-5678 メール:ayaka@example.org', '神奈川県横浜市'],
  zh: ['沈嘉禾', '+86 138 0000 5271 | jiahe@example.org', '浙江省杭州市'],
};

function head(language: Language, texts: readonly string[]): ReadingParts {
  const doc = document([page(texts)]);
  const lines = linesOf(doc);
  return { document: doc, lines, language, contact: contactOf(doc, lines, [], LEXICONS[language], language).contact };
}

describe('contact-location', () => {
  test.each(LANGUAGES)('%s: passes with a city near the name, warns without one', (language) => {
    const [name, row, place] = HEADS[language];
    expect(tell(check, head(language, [name, place, row]))).toMatchObject({
      status: 'pass',
      data: { location: place },
    });
    const told = tell(check, head(language, [name, row]));
    expect(told).toMatchObject({ status: 'warn', ids: ['missing'] });
    expect(told.findings[0]?.evidence[0]?.excerpt).toBe(row);
  });

  test('weighs it less in a 職務経歴書, whose 履歴書 has the address', () => {
    const [name, row] = HEADS.ja;
    const score = (title: string): number => {
      const outcome = check.run(reading(head('ja', [title, name, row])));
      return outcome.kind === 'scored' ? outcome.score : NaN;
    };
    expect(score('職務経歴書')).toBeGreaterThan(score('履歴書'));
    expect(score('職務経歴書')).toBeLessThan(1);
  });

  test('could not tell where a name that no list of places knows stands beside the number', () => {
    const told = tell(
      check,
      head('es', ['Lucía Marín', '+34 634 12 09 57 | Villarejo del Monte', 'lucia@example.org']),
    );
    expect(told.status).toBe('undetermined');
  });

  test('takes it for the town between number and address', () => {
    const told = tell(check, head('es', ['Lucía Marín', '+34 634 12 09 57 | lucia@example.org | Villarejo del Monte']));
    expect(told).toMatchObject({ status: 'pass', data: { location: 'Villarejo del Monte' } });
  });

  test('takes neither a job title nor the name for such a place', () => {
    const parts = head('en', ['Maya Ellison | Sales Manager', 'Maya Ellison | +1 415 555 2671 | Software Engineer']);
    expect(tell(check, parts).status).toBe('warn');
  });

  test.each([
    ['de', ['Lena Brandt', 'DE-99619 Orvheim Zuverlässige Mitarbeiterin mit viel Erfahrung und', 'lena@example.org']],
    ['pt', ['Inês Calheiros', 'Orvela, Brasil E-mail: ines@example.org E-mail profissional:', 'calheiros@example.org']],
  ] as const)(
    '%s: could not tell where a postcode or a country beside the contact data tells of a place',
    (language, texts) => {
      expect(tell(check, head(language, texts)).status).toBe('undetermined');
    },
  );

  test('takes neither years, numbers nor where one comes from for a place', () => {
    const texts = ['Lucía Marín', 'Nacionalidad: Argentina', '634 1209 Móvil | lucia@example.org', 'Desde 2019 Cajera'];
    expect(tell(check, head('es', texts)).status).toBe('warn');
  });

  test('takes a country behind its label', () => {
    const told = tell(check, head('es', ['Lucía Marín', '• País: Argentina', '• Email: lucia@example.org']));
    expect(told).toMatchObject({ status: 'pass', data: { location: 'Argentina' } });
  });
});
