/** Defects of the file: what a parser loses, or is told and a person is not. */
import { fold } from '../../../src/engine/reading/text/fold.ts';
import type { ResumeDocument } from '../../../src/resume/document.ts';
import type { Language } from '../../../src/resume/language.ts';
import { SENTENCES } from '../sentences.ts';
import type { Defect } from './defect.ts';
import { Draft, spanLike, withPages, withSpans } from './draft.ts';
import { HIDDEN_REASONS, withHidden } from './hide.ts';
import { inTwoColumns } from './two-columns.ts';
import { lastLineOf, required, sectionOf } from './places.ts';
import type { Strong } from './strong.ts';
import { HARMLESS, TOOL_LIST } from './words.ts';

/** A page that is a picture and nothing else. */
function picturePage(document: ResumeDocument): ResumeDocument {
  const first = required(document.pages[0], 'page');
  const box = { x: 0, y: 0, width: first.width, height: first.height };
  const picture = {
    ...first,
    number: document.pages.length + 1,
    spans: [],
    rules: [],
    links: [],
    images: [{ box, pixelWidth: 1240, pixelHeight: 1754 }],
  };
  const pages = [...document.pages, picture];
  return { ...document, pages, pageCount: pages.length };
}

const LINK_LABEL: Readonly<Record<Language, string>> = {
  es: 'LinkedIn',
  en: 'LinkedIn',
  fr: 'LinkedIn',
  pt: 'LinkedIn',
  de: 'LinkedIn',
  it: 'LinkedIn',
  ja: 'ポートフォリオ',
  zh: '个人主页',
};

function onlyAsLink(strong: Strong): ResumeDocument {
  const draft = new Draft(strong);
  const [own] = strong.reading.contact.urls;
  const line = required(own?.line, 'profile');
  const { value } = required(own, 'profile');
  const [row] = draft.rowsOf([line]);
  const label = LINK_LABEL[strong.language];
  draft.replace(line, new RegExp(`(?:[\\p{L}ー]+:)?${value.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`, 'u'), label);
  const span = required(row?.spans.at(-1), 'profile');
  const url = value.startsWith('http') ? value : `https://${value}`;
  const at = fold(span.text).lastIndexOf(label);
  const [left = 0, right = 0] = [span.edges[at], span.edges[at + label.length]];
  row?.links.splice(0, row.links.length, { url, box: { ...span.box, x: left, width: right - left } });
  return draft.finish();
}

export const ATS: readonly Defect[] = [
  {
    check: 'text-layer',
    name: 'a page that is a picture',
    plant: (strong) => picturePage(strong.document),
    also: {
      'no-text-in-images': 'What stands in the picture is text in an image as well.',
      'length-pages': 'It is a page more: the third where there were two.',
    },
  },
  {
    check: 'reading-order',
    name: 'the end of the page told before its beginning',
    plant: (strong) =>
      withPages(strong.document, (page) => {
        const half = Math.floor(page.spans.length / 2);
        return { ...page, spans: [...page.spans.slice(half), ...page.spans.slice(0, half)] };
      }),
  },
  {
    check: 'single-column',
    name: 'skills and languages beside the jobs',
    plant: inTwoColumns,
  },
  {
    check: 'no-tables',
    name: 'skills in a grid of three columns',
    plant: (strong) => {
      const draft = new Draft(strong);
      const { lines } = sectionOf(strong, 'skills');
      const tools = TOOL_LIST.split(', ');
      const span = required(draft.rowsOf(lines)[0]?.spans[0], 'skills');
      const below = required(lines[0], 'skills');
      const rows = draft.insert(below, ['1', '2', '3', '4', '5', '6']);
      for (const [at, row] of rows.entries())
        row.spans = [0, 1, 2]
          .map((cell) => spanLike({ ...span, font: span.font }, tools[3 * at + cell] ?? '', draft.left + cell * 150))
          .map((own) => ({ ...own, baseline: span.baseline }));
      draft.remove(lines);
      return draft.finish();
    },
  },
  {
    check: 'no-text-in-images',
    name: 'a picture over a quarter of the page',
    plant: (strong) =>
      withPages(strong.document, (page, at) => {
        const top = Math.min(...page.spans.map(({ box }) => box.y)) - 12;
        // Laid over margins and a few lines: what a scanned certificate or a chart of skills takes.
        const box = { x: 20, y: top - 0.1 * page.height, width: page.width - 40, height: 0.3 * page.height };
        return at > 0 ? page : { ...page, images: [{ box, pixelWidth: 1400, pixelHeight: 780 }] };
      }),
  },
  {
    check: 'contact-in-body',
    name: 'contact data in the running header',
    plant: (strong) => {
      const { email, phone, urls } = strong.reading.contact;
      const lines = [email?.line, phone?.line, ...urls.map(({ line }) => line)].flatMap((line) => line ?? []);
      const spans = new Set(lines.flatMap((line) => line.cells.flatMap((cell) => cell.spans)));
      return withSpans(strong.document, (span) => (spans.has(span) ? { ...span, artifact: true } : span));
    },
  },
  ...HIDDEN_REASONS.map((reason): Defect => ({
    check: 'hidden-text',
    name: `hidden words: ${reason}`,
    plant: (strong) => withHidden(strong.document, HARMLESS[strong.language], reason),
  })),
  {
    check: 'injected-instructions',
    name: 'an order to the machine, to be seen',
    plant: (strong) => {
      const draft = new Draft(strong);
      draft.insert(lastLineOf(strong, 'languages'), [required(SENTENCES[strong.language].injections[0], 'order')]);
      return draft.finish();
    },
  },
  {
    check: 'injected-instructions',
    name: 'an order to the machine, in white',
    plant: (strong) =>
      withHidden(strong.document, required(SENTENCES[strong.language].injections[0], 'order'), 'same-colour'),
    also: { 'hidden-text': 'What is white on white is hidden, whatever it says.' },
  },
  {
    check: 'keyword-stuffing',
    name: 'nearly fifty tools',
    plant: (strong) => {
      const draft = new Draft(strong);
      draft.insert(lastLineOf(strong, 'skills'), [TOOL_LIST]);
      return draft.finish();
    },
  },
  {
    check: 'keyword-stuffing',
    name: 'one word again and again',
    plant: (strong) => {
      const draft = new Draft(strong);
      draft.insert(lastLineOf(strong, 'skills'), [Array.from({ length: 30 }, () => 'Kubernetes').join(' ')]);
      return draft.finish();
    },
  },
  {
    check: 'links-visible',
    name: 'a profile that only a link knows',
    plant: onlyAsLink,
  },
  {
    check: 'document-metadata',
    name: 'the title of the word processor',
    plant: ({ document }) => ({
      ...document,
      metadata: { ...document.metadata, title: 'Microsoft Word - Documento1' },
    }),
  },
  {
    check: 'document-metadata',
    name: 'another language declared',
    plant: ({ document, language }) => ({
      ...document,
      metadata: { ...document.metadata, language: language === 'en' ? 'de-DE' : 'en-US' },
    }),
  },
  {
    check: 'document-metadata',
    name: 'no tags',
    plant: ({ document }) => ({ ...document, metadata: { ...document.metadata, tagged: false } }),
  },
  {
    check: 'file-weight',
    name: 'six megabytes',
    plant: ({ document }) => ({ ...document, fileSize: 6 * 1024 * 1024 }),
  },
  {
    check: 'not-restricted',
    name: 'copying forbidden',
    plant: ({ document }) => ({
      ...document,
      restrictions: { encrypted: true, password: false, copying: false },
    }),
  },
  {
    check: 'not-restricted',
    name: 'opens with a password only',
    plant: ({ document }) => ({ ...document, restrictions: { encrypted: true, password: true, copying: true } }),
  },
];
