/** Defects of design: what the page looks like. */
import type { PageRule, ResumeDocument, Span } from '../../../src/resume/document.ts';
import type { Defect } from './defect.ts';
import { wrapsOf } from '../../../src/engine/reading/page/wrapped.ts';
import { Draft, spanLike, type Row } from './draft.ts';
import { bodyRows, bulletsOf, headingRows, required } from './places.ts';
import type { Strong } from './strong.ts';

/** Rows that carry the row above on. */
function continuations({ reading }: Strong, draft: Draft): Row[] {
  const headings = new Set(reading.headings.map(({ line }) => line.index));
  return draft.rowsOf(wrapsOf(reading.lines, headings).map(({ below }) => below));
}

function aside(row: Row, by: number): void {
  const moved = <T extends { readonly box: Span['box'] }>(item: T): T => ({
    ...item,
    box: { ...item.box, x: item.box.x + by },
  });
  row.spans = row.spans.map((span) => ({ ...moved(span), edges: span.edges.map((x) => x + by) }));
  row.rules.splice(0, row.rules.length, ...row.rules.map((rule) => (rule.box.width < 10 ? moved(rule) : rule)));
}

/** Of another size, as wide as before: a broader face. */
function resized(span: Span, size: number): Span {
  return { ...span, size, box: { ...span.box, height: (span.box.height * size) / span.size } };
}

/** Every n-th part of the body in turn. */
function inTurns(strong: Strong, count: number, change: (span: Span, turn: number) => Span): ResumeDocument {
  const draft = new Draft(strong);
  const rows = bodyRows(strong, draft);
  for (const [at, row] of rows.entries())
    draft.patch([row], (span) => change(span, Math.floor((at * count) / rows.length)));
  return draft.finish();
}

const FACES = ['Garamond', 'Georgia', 'Futura', 'Courier Prime', 'Bodoni'];
/** Of the same darkness as good ink. */
const INKS = ['#8a1538', '#0b5d1e', '#1a3fb0', '#6b2fa0', '#8a5a00', '#00616b'];
const GLYPHS = /^[•·‧・∙]/u;

export const DESIGN: readonly Defect[] = [
  {
    check: 'page-format',
    name: 'a sheet of no office format',
    plant: ({ document }) => ({
      ...document,
      pages: document.pages.map((page) => {
        const by = 160;
        const up = <T extends { readonly box: Span['box'] }>(item: T): T => ({
          ...item,
          box: { ...item.box, y: item.box.y + by },
        });
        return {
          ...page,
          height: page.height + by,
          spans: page.spans.map((span) => ({ ...up(span), baseline: span.baseline + by })),
          rules: page.rules.map(up),
          links: page.links.map(up),
        };
      }),
    }),
  },
  {
    check: 'font-families',
    name: 'five families',
    plant: (strong) => {
      const { fonts } = strong.document;
      const regular = required(
        fonts.find(({ weight }) => weight < 600),
        'regular face',
      );
      const added = FACES.map((family) => ({ ...regular, family, name: family }));
      const document = inTurns(strong, FACES.length, (span, turn) =>
        (fonts[span.font]?.weight ?? 400) < 600 ? { ...span, font: fonts.length + turn } : span,
      );
      return { ...document, fonts: [...fonts, ...added] };
    },
  },
  {
    check: 'body-size',
    name: 'letters of eight points',
    plant: (strong) => {
      const draft = new Draft(strong);
      for (const row of bodyRows(strong, draft)) row.gap *= 0.8;
      draft.patch(bodyRows(strong, draft), (span) => resized(span, 8));
      return draft.finish();
    },
  },
  {
    check: 'body-size',
    name: 'letters of fourteen points',
    plant: (strong) => {
      const draft = new Draft(strong);
      for (const row of draft.rows) row.gap *= 1.32;
      draft.patch(draft.rows, (span) => resized(span, span.size * 1.34));
      for (const row of draft.rows) row.breaks = false;
      return draft.finish();
    },
  },
  {
    check: 'size-hierarchy',
    name: 'a size of its own for every heading',
    plant: (strong) => {
      const draft = new Draft(strong);
      for (const [at, row] of headingRows(strong, draft).entries())
        draft.patch([row], (span) => ({ ...spanLike({ ...span, size: 11.6 + 1.1 * at }, span.text) }));
      return draft.finish();
    },
  },
  {
    check: 'margins',
    name: 'text up to the edge of the sheet',
    plant: (strong) => {
      const by = -40;
      const aside = <T extends { readonly box: Span['box'] }>(item: T): T => ({
        ...item,
        box: { ...item.box, x: item.box.x + by },
      });
      return {
        ...strong.document,
        pages: strong.document.pages.map((page) => ({
          ...page,
          spans: page.spans.map((span) => ({ ...aside(span), edges: span.edges.map((x) => x + by) })),
          rules: page.rules.map(aside),
          links: page.links.map(aside),
        })),
      };
    },
  },
  {
    check: 'line-spacing',
    name: 'lines that nearly touch',
    plant: (strong) => {
      const draft = new Draft(strong);
      for (const row of continuations(strong, draft)) row.gap = 0.88 * (row.spans[0]?.size ?? 10);
      return draft.finish();
    },
  },
  {
    check: 'density',
    name: 'more blank than text',
    plant: (strong) => {
      const draft = new Draft(strong);
      const own = continuations(strong, draft);
      for (const row of draft.rows) {
        if (!own.includes(row)) row.gap *= 2.7;
        row.breaks = false;
      }
      return draft.finish();
    },
    also: {
      'length-pages': 'What is set so far apart takes a third page.',
      'last-page-fill': 'Where the last page ends changes with all that stands before it.',
    },
  },
  {
    check: 'alignment',
    name: 'lines that begin anywhere',
    plant: (strong) => {
      const draft = new Draft(strong);
      const bullets = bulletsOf(strong).map(({ lines }) => draft.rowsOf(lines));
      const listed = new Set(bullets.flat());
      const heads = new Set(draft.rowsOf(strong.reading.entries.flatMap(({ header }) => header)));
      const others = bodyRows(strong, draft).filter((row) => !listed.has(row) && !heads.has(row));
      for (const [at, rows] of [...bullets, ...others.map((row) => [row])].entries()) {
        const right = Math.max(...rows.flatMap(({ spans }) => spans.map(({ box }) => box.x + box.width)));
        const by = 9 + ((at * 17) % 61);
        for (const row of rows) aside(row, right + by < draft.right ? by : (at % 4) * 5.2);
      }
      return draft.finish();
    },
  },
  {
    check: 'colours',
    name: 'six inks',
    plant: (strong) => inTurns(strong, INKS.length, (span, turn) => ({ ...span, colour: INKS[turn] ?? span.colour })),
  },
  {
    check: 'contrast',
    name: 'pale grey letters',
    plant: (strong) => {
      const draft = new Draft(strong);
      draft.patch(bodyRows(strong, draft), (span) => ({ ...span, colour: '#a8a8a8' }));
      return draft.finish();
    },
  },
  {
    check: 'bullet-style',
    name: 'two kinds of bullets',
    plant: (strong) => {
      const draft = new Draft(strong);
      for (const [at, { lines }] of bulletsOf(strong).entries()) {
        const [row] = draft.rowsOf(lines);
        const [span] = row?.spans ?? [];
        if (!row || !span) continue;
        const glyph = at % 3 === 1 ? '–' : '•';
        const [mark] = row.rules;
        if (mark) {
          row.rules.length = 0;
          row.spans.unshift(spanLike(span, glyph, mark.box.x));
        } else if (/^.\s/u.test(span.text)) row.spans[0] = { ...span, text: span.text.replace(GLYPHS, glyph) };
        else row.spans[0] = spanLike(span, span.text.replace(GLYPHS, `${glyph} `));
      }
      return draft.finish();
    },
  },
  {
    check: 'emphasis',
    name: 'half of the text in bold',
    plant: (strong) => {
      const bold = strong.document.fonts.findIndex(({ weight }) => weight >= 600);
      const bullets = bulletsOf(strong).filter((_, at) => at % 2 === 0);
      const draft = new Draft(strong);
      draft.patch(draft.rowsOf(bullets.flatMap(({ lines }) => lines)), (span) => ({ ...span, font: bold }));
      return draft.finish();
    },
  },
  {
    check: 'emphasis',
    name: 'bullets in capitals',
    plant: (strong) => {
      const draft = new Draft(strong);
      for (const [at, { lines, text }] of bulletsOf(strong).entries())
        if (at % 4 === 0) draft.rewrite(lines, text.toUpperCase());
      return draft.finish();
    },
    notIn: { ja: 'Its script has no capitals.', zh: 'Its script has no capitals.' },
  },
  {
    check: 'last-page-fill',
    name: 'two lines on a page of their own',
    plant: (strong) => {
      const draft = new Draft(strong);
      const [row] = draft.rows.slice(-2);
      if (row) row.breaks = true;
      return draft.finish();
    },
    also: { 'length-pages': 'Where there were two pages, it is the third.' },
  },
  {
    check: 'photo',
    name: 'a portrait where employers want none',
    market: 'US',
    plant: ({ document }) => ({
      ...document,
      pages: document.pages.map((page, at) => {
        const box = { x: page.width - 150, y: page.height - 160, width: 85, height: 110 };
        return at > 0 ? page : { ...page, images: [...page.images, { box, pixelWidth: 340, pixelHeight: 440 }] };
      }),
    }),
  },
  {
    check: 'photo',
    name: 'an empty frame where employers want no photo',
    market: 'US',
    plant: ({ document }) => ({
      ...document,
      pages: document.pages.map((page, at) => {
        const [span] = page.spans;
        if (at > 0 || !span) return page;
        const frame = { x: page.width - 130, y: page.height - 120, width: 80, height: 104 };
        const [right, top] = [frame.x + frame.width, frame.y + frame.height];
        const rule = (orientation: 'horizontal' | 'vertical', x: number, y: number): PageRule => {
          const size = orientation === 'vertical' ? { width: 0.5, height: 104 } : { width: 80, height: 0.5 };
          return { orientation, colour: '#000000', box: { x, y, ...size } };
        };
        const baseline = page.height - 30;
        const words = { ...spanLike(span, 'Photo', frame.x + 25), baseline, size: 10 };
        return {
          ...page,
          spans: [{ ...words, box: { ...words.box, y: baseline - 2, width: 26, height: 10 } }, ...page.spans],
          rules: [
            ...page.rules,
            rule('horizontal', frame.x, frame.y),
            rule('horizontal', frame.x, top),
            rule('vertical', frame.x, frame.y),
            rule('vertical', right, frame.y),
          ],
        };
      }),
    }),
  },
];
