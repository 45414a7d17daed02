/** What looks like a fault to a rule and is none to a recruiter, and praise that was not deserved. */
import { expect, test } from 'vitest';
import stuffing from '../../../src/engine/checks/ats/keyword-stuffing.ts';
import buzzwords from '../../../src/engine/checks/content/buzzwords.ts';
import personal from '../../../src/engine/checks/content/personal-data.ts';
import alignment from '../../../src/engine/checks/design/alignment.ts';
import name from '../../../src/engine/checks/structure/name-found.ts';
import { contact, document, heading, line, linesOf, page, type Text } from '../builder.ts';
import { tell } from '../outcome.ts';
import { SENTENCES } from '../sentences.ts';

test('the name once more in larger print is the name', () => {
  const doc = document([
    page([{ text: 'Dr. Nora Whitfield', size: 24 }, 'Controllerin', { text: 'Nora Whitfield', size: 18 }]),
  ]);
  const lines = linesOf(doc);
  const parts = { document: doc, lines, headings: [], language: 'de' } as const;
  const found = (value: string): string =>
    tell(name, { ...parts, contact: contact({ name: { value, line: lines[2] ?? line(value) } }) }).status;
  expect(found('Nora Whitfield')).toBe('pass');
  expect(found('Ada Example')).toBe('warn');
});

test('labels that end on one edge are set to the right, where they wrap as well', () => {
  const rows = Array.from({ length: 12 }, (_, at) => {
    const [label, text] = ['l'.repeat(4 + at), 't'.repeat(20 + at)];
    const own = (value: string, x: number): Text => ({ text: value, x, y: 780 - 26 * at });
    const wrapped = 'w'.repeat(3 + ((at * 5) % 11));
    return {
      label: own(label, 200 - 5.25 * label.length),
      text: own(text, 210),
      wrapped: { ...own(wrapped, 200 - 5.25 * wrapped.length), y: 767 - 26 * at },
    };
  });
  const doc = document([page(rows.flatMap(({ label, text, wrapped }) => [label, text, wrapped]))]);
  const all = linesOf(doc);
  const lines = rows.flatMap((_, at) => {
    const [label, text, wrapped] = all.slice(3 * at, 3 * at + 3);
    if (!label || !text || !wrapped) return [];
    const box = { ...label.box, width: text.box.x + text.box.width - label.box.x };
    return [{ ...label, box, cells: [...label.cells, ...text.cells] }, wrapped];
  });
  expect(tell(alignment, { document: doc, lines, headings: [] }).status).toBe('pass');
  // The same wrapped pieces without a column of labels.
  const bare = lines.map((own) => ({ ...own, cells: own.cells.slice(0, 1), box: own.cells[0]?.box ?? own.box }));
  const shifted = bare.map((own, at) => ({
    ...own,
    box: { ...own.box, x: own.box.x + 3 * at },
    cells: own.cells.map((cell) => ({ ...cell, box: { ...cell.box, x: cell.box.x + 3 * at } })),
  }));
  expect(tell(alignment, { document: doc, lines: shifted, headings: [] }).status).not.toBe('pass');
});

test('a long loan word is one word of the text', () => {
  const term = 'インフラストラクチャー';
  const text = ['の設計', 'の保守', 'の検証', 'の移行', 'の監視'].map(
    (task) => `• ${term}${task}を年${String(task.length)}回実施`,
  );
  const { strong, weak, unmeasured } = SENTENCES.ja;
  const body = Array.from({ length: 3 }, () => [...strong, ...weak, ...unmeasured])
    .flat()
    .map((own) => `• ${own}`);
  const told = tell(stuffing, { language: 'ja', document: document([page([...body, ...text])]) });
  expect(told.findings.filter(({ data }) => term.startsWith(String(data['term'])))).toEqual([]);
});

test('a street beside the phone number is told at the foot of a side column as well', () => {
  const doc = document([
    page([
      'PERFIL',
      'Analista de nómina',
      'CONTACTO',
      'Cel: 300 555 0123',
      'ada@example.org',
      'Carrera 12 # 40-18 Cali',
    ]),
  ]);
  const lines = linesOf(doc);
  const headings = [{ ...heading('summary'), line: lines[0] ?? line('PERFIL') }];
  const phone = { value: '300 555 0123', line: lines[3] ?? line('') };
  const told = (own: typeof phone | null): readonly string[] =>
    tell(personal, { language: 'es', market: 'CO', document: doc, lines, headings, contact: contact({ phone: own }) })
      .ids;
  expect(told(phone)).toEqual(['street-address']);
  expect(told(null)).toEqual([]);
  const far = { value: '300 555 0123', line: lines[0] ?? line('') };
  expect(told(far)).toEqual([]);
});

test('nouns of virtue in a row are empty', () => {
  const told = (text: string): unknown =>
    tell(buzzwords, { language: 'es', document: document([page([text])]), sections: [] }).data['count'];
  expect(
    told('Excelente actitud de servicio, responsabilidad y compromiso, relaciones interpersonales.'),
  ).toBeGreaterThan(2);
  expect(told('Responsabilidad civil de 40 obras y compromiso de pago con 12 bancos.')).toBe(0);
});
