import { describe, expect, test } from 'vitest';
import check from '../../../src/engine/checks/design/size-hierarchy.ts';
import { LEXICONS } from '../../../src/engine/lexicons/index.ts';
import { isCjk, LANGUAGES, type Language } from '../../../src/resume/language.ts';
import { contact, document, face, linesOf, page, type ReadingParts, type Text } from '../builder.ts';
import { tell } from '../outcome.ts';
import { SENTENCES } from '../sentences.ts';

const FONTS = [face('Lato'), face('Lato', { name: 'Lato-Bold', weight: 700 })];

/** A name, three sections and their text. */
function resume(language: Language, name: Text, heading: Partial<Text>, extra: readonly Text[] = []): ReadingParts {
  const { headings } = LEXICONS[language];
  const kinds = ['experience', 'education', 'skills'] as const;
  const body = SENTENCES[language].strong.map((text) => ({ text }));
  const texts: Text[] = [name];
  const at: number[] = [];
  for (const kind of kinds) {
    at.push(texts.length);
    texts.push({ text: headings[kind][0] ?? kind, ...heading }, ...body);
  }
  const doc = document([page([...texts, ...extra])], { fonts: FONTS });
  const lines = linesOf(doc).map((line, i) => ({ ...line, bold: texts[i]?.font === 1 }));
  const found = kinds.flatMap((kind, i) => {
    const line = lines[at[i] ?? 0];
    return line ? [{ line, kinds: [kind] }] : [];
  });
  return {
    language,
    document: doc,
    lines,
    headings: found,
    contact: contact({ name: { value: name.text, line: lines[0] ?? null } }),
  };
}

describe('size-hierarchy', () => {
  const name = { text: 'Ada Example', size: 20 };

  test.each(LANGUAGES)('%s: passes for name, headings and body in three sizes', (language) => {
    const told = tell(check, resume(language, name, { size: 12, font: 1 }));
    expect(told).toMatchObject({ status: 'pass', data: { count: 3, body: 10.5 } });
  });

  test.each(LANGUAGES)('%s: fails neither bold headings nor those in capitals at the size of the text', (language) => {
    expect(tell(check, resume(language, name, { font: 1 })).status).toBe('pass');
    expect(tell(check, resume(language, name, { colour: '#1f4e79' })).status).toBe('pass');
  });

  test.each(LANGUAGES)('%s: warns where headings look like the text below', (language) => {
    const told = tell(check, resume(language, name, {}));
    expect(told).toMatchObject({ status: 'warn', ids: ['headings-plain'] });
    expect(told.findings[0]).toMatchObject({ data: { count: 3, body: 10.5 } });
    expect(told.findings[0]?.evidence).toHaveLength(3);
    if (isCjk(language)) return;
    const { headings } = LEXICONS[language];
    const text = (headings.experience[0] ?? '').toUpperCase();
    expect(tell(check, resume(language, name, { text })).status).toBe('pass');
  });

  test.each(LANGUAGES)('%s: warns of six sizes and fails for a ransom note', (language) => {
    const sentence = SENTENCES[language].strong[0] ?? '';
    const sizes = (...list: number[]): Text[] => list.map((size) => ({ text: sentence, size }));
    const six = tell(check, resume(language, name, { size: 12, font: 1 }, sizes(8, 9, 14)));
    expect(six).toMatchObject({ status: 'warn', ids: ['too-many'] });
    expect(six.findings[0]).toMatchObject({ data: { count: 6, sizes: '8 · 9 · 10.5 · 12 · 14 · 20' } });
    expect(six.findings[0]?.evidence).toHaveLength(6);
    expect(tell(check, resume(language, name, { size: 12, font: 1 }, sizes(7, 8, 9, 14, 15, 16, 17))).status).toBe(
      'fail',
    );
  });

  test('counts sizes within half a point as one', () => {
    const near = [10.3, 10.6, 10.8].map((size) => ({ text: 'Led a team of twelve technicians.', size }));
    expect(tell(check, resume('en', name, { size: 12, font: 1 }, near)).data['count']).toBe(3);
  });

  test('warns where the name is no larger than a heading, and names both sizes', () => {
    const told = tell(check, resume('fr', { text: 'Ada Example', size: 12 }, { size: 12, font: 1 }));
    expect(told).toMatchObject({ status: 'warn', ids: ['name-small'] });
    expect(told.findings[0]).toMatchObject({ data: { size: 12, other: 12 }, evidence: [{ excerpt: 'Ada Example' }] });
  });

  test('warns of headings smaller than the text, not of small capitals', () => {
    const told = tell(check, resume('es', name, { size: 9, font: 1 }));
    expect(told).toMatchObject({ status: 'warn', ids: ['headings-small'] });
    expect(told.findings[0]).toMatchObject({ data: { count: 3, size: 9, body: 10.5 } });
    const capitals = resume('es', name, { size: 9, font: 1 });
    const lines = capitals.headings?.map(({ line, kinds }) => ({
      kinds,
      line: { ...line, cells: line.cells.map((cell) => ({ ...cell, text: cell.text.toUpperCase() })) },
    }));
    expect(tell(check, { ...capitals, headings: lines ?? [] }).ids).not.toContain('headings-small');
  });

  test('asks for no large name in Japan, nor under a title of the document', () => {
    const small = { text: 'Ada Example', size: 10.5 };
    expect(tell(check, resume('ja', small, { size: 12, font: 1 })).status).toBe('pass');
    const title = [{ text: 'Lebenslauf', size: 18 }];
    expect(tell(check, resume('de', small, { size: 12, font: 1 }, title)).status).toBe('pass');
    expect(tell(check, resume('de', small, { size: 12, font: 1 })).status).toBe('warn');
  });

  test('takes a heading over a drawn rule as set apart', () => {
    const parts = resume('en', name, {});
    const rules = (parts.headings ?? []).map(({ line }) => ({
      box: { x: 56, y: line.baseline - 4, width: 480, height: 0.5 },
      orientation: 'horizontal' as const,
      colour: '#000000',
    }));
    const [first] = parts.document?.pages ?? [];
    const ruled = document(first ? [{ ...first, rules }] : [], { fonts: FONTS });
    expect(tell(check, { ...parts, document: ruled }).status).toBe('pass');
  });

  test('cannot tell the sizes of letters that are drawings', () => {
    const parts = resume('en', name, {});
    expect(tell(check, { ...parts, fonts: [face(null), face(null)] }).status).toBe('undetermined');
  });

  test('is not applicable to recognised text and without text', () => {
    const parts = resume('en', name, {});
    const scan = document([page([{ text: 'Led a team of twelve technicians.', ocr: true }])]);
    expect(tell(check, { ...parts, document: scan }).status).toBe('not-applicable');
    expect(tell(check, { document: document([page([])]), lines: [] }).status).toBe('not-applicable');
  });
});
