import { describe, expect, test } from 'vitest';
import check from '../../../src/engine/checks/structure/file-name.ts';
import { LANGUAGES, type Language } from '../../../src/resume/language.ts';
import { contact, document, line, page } from '../builder.ts';
import { tell, type Told } from '../outcome.ts';

/** A person, and file names that carry the name, that carry none, and that carry a trace of drafts. */
const FILES: Readonly<Record<Language, readonly [string, string, string, string]>> = {
  es: ['Lucía Marín Ortega', 'lucia-marin-cv.pdf', 'Currículum Vitae.pdf', 'Lucia Marin CV definitivo.pdf'],
  en: ['Maya Ellison', 'Maya_Ellison_Resume.pdf', 'resume.pdf', 'Maya Ellison Resume FINAL v2.pdf'],
  fr: ['Camille Berthier', 'CV Camille Berthier.pdf', 'Mon CV.pdf', 'CV Berthier (1).pdf'],
  pt: [
    'Rafael Nogueira Campos',
    'RafaelNogueiraCV.pdf',
    'Currículo profissional.pdf',
    'Curriculo Rafael Nogueira atualizado.pdf',
  ],
  de: ['Lena Brandstetter', 'Lebenslauf_Lena_Brandstetter.pdf', 'Lebenslauf.pdf', 'Lebenslauf Brandstetter neu.pdf'],
  it: ['Martina Galeazzi', 'CV_Martina_Galeazzi_2026.pdf', 'cv europass.pdf', 'cv galeazzi - copia.pdf'],
  ja: ['水野 彩香', '職務経歴書_水野彩香_20260115.pdf', '職務経歴書.pdf', '職務経歴書_水野彩香_最終.pdf'],
  zh: ['沈嘉禾', '沈嘉禾-运营经理-简历.pdf', '个人简历.pdf', '沈嘉禾简历 - 副本.pdf'],
};

function told(
  fileName: string | null,
  name: string | null,
  language: Language = 'en',
  email: string | null = null,
): Told {
  const doc = document([page(['…'])], { fileName });
  return tell(check, {
    document: doc,
    language,
    contact: contact({
      name: name === null ? null : { value: name, line: line(name) },
      email: email === null ? null : { value: email, broken: null, line: null },
    }),
  });
}

describe('file-name', () => {
  test.each(LANGUAGES)('%s: passes with the name, fails for the document’s name alone, warns of traces', (language) => {
    const [name, good, generic, trace] = FILES[language];
    expect(told(good, name, language).status).toBe('pass');
    expect(told(generic, name, language)).toMatchObject({ status: 'fail', ids: ['generic'] });
    expect(told(trace, name, language)).toMatchObject({ status: 'warn', ids: ['trace'] });
  });

  test.each(['cv.pdf', 'CV_2026.pdf', 'Resume (1).pdf', 'Document1.pdf', 'my-resume-final.pdf', 'CV_EN.pdf'])(
    'fails for %s',
    (file) => {
      expect(told(file, 'Maya Ellison').status).toBe('fail');
    },
  );

  test.each([
    ['Neu-Jonas-Lebenslauf.pdf', 'Jonas Neu'],
    ['Nova Reyes CV.pdf', 'Nova Reyes'],
    ['mayaellison.pdf', 'Maya Ellison'],
    ['ELLISON, Maya - CV 2026.pdf', 'Maya Ellison'],
    ['Jose-Munoz-CV.pdf', 'José Muñoz'],
    ['CV Weiss.pdf', 'Anna Weiß'],
  ])('takes %s as the file of %s', (file, name) => {
    expect(told(file, name).status).toBe('pass');
  });

  test('warns of a name that is not the person’s, and suggests one', () => {
    const { status, ids, data } = told('Marketing Manager Brightharbor.pdf', 'Lucía Marín', 'es');
    expect({ status, ids, data }).toMatchObject({
      status: 'warn',
      ids: ['unnamed'],
      data: { suggestion: 'Lucia-Marin-CV.pdf' },
    });
  });

  test('knows a Japanese name by the spelling of the e-mail address, and else cannot tell', () => {
    expect(told('Mizuno_Resume.pdf', '水野 彩香', 'ja', 'ayaka.mizuno@example.org').status).toBe('pass');
    expect(told('Mizuno_Resume.pdf', '水野 彩香', 'ja').status).toBe('undetermined');
  });

  test('could not tell without a name in the resume, yet sees a trace', () => {
    expect(told('maya-ellison.pdf', null).status).toBe('undetermined');
    expect(told('maya-ellison-v3.pdf', null)).toMatchObject({ status: 'warn', ids: ['trace'] });
  });

  test('runs on the file itself, and needs a file name', () => {
    expect(check.withoutText).toBe(true);
    expect(told(null, 'Maya Ellison').status).toBe('not-applicable');
  });

  test('ends in time on a name made to stall it', () => {
    expect(told(`${'a'.repeat(1_000_000)}.pdf`, 'Maya Ellison').status).toBe('warn');
  });
});

test.each(['新建 Microsoft Word 文档.pdf', 'Nuevo documento de Microsoft Word.pdf'])(
  'the name of a new document is nobody’s: %s',
  (file) => {
    expect(told(file, '沈嘉禾', 'zh').ids).toContain('generic');
  },
);
