/** Defects of the characters: lost, spaced, or pictures of letters. */
import { fold } from '../../../src/engine/reading/text/fold.ts';
import type { FontFace, ResumeDocument } from '../../../src/resume/document.ts';
import type { Defect } from './defect.ts';
import { Draft, spanLike, withSpans } from './draft.ts';
import { bulletsOf, required, sectionOf } from './places.ts';

function withFont(document: ResumeDocument, family: string): { fonts: FontFace[]; font: number } {
  const [model] = document.fonts;
  const face = { ...required(model, 'font'), name: family, family, weight: 400, italic: false };
  return { fonts: [...document.fonts, face], font: document.fonts.length };
}

/** Letters apart, as tracking comes out of a file. */
const apart = (text: string): string => Array.from(text.replaceAll(' ', '')).join(' ');

const BY_THEIR_OWN = Object.fromEntries(
  (['es', 'en', 'fr', 'pt', 'de', 'it'] as const).map((language) => [language, 'It is planted with its own headings.']),
);

const LIGATURES = /ffi|ffl|ff|fi|fl|ti|tt/u;

export const CHARACTERS: readonly Defect[] = [
  {
    check: 'characters-mapped',
    name: 'letters lost in the middle of the bullets',
    plant: (strong) =>
      withSpans(strong.document, (span) => {
        if (
          span.size > 11 ||
          !bulletsOf(strong).some(({ lines }) =>
            lines.some((line) => line.cells.some((cell) => cell.spans.includes(span))),
          )
        )
          return span;
        const last = span.text.length - 16;
        const text = Array.from(span.text).map((character, at) =>
          at % 6 === 5 && at > 16 && at < last && /\p{L}/u.test(character) ? '\ue0a3' : character,
        );
        return { ...span, text: text.join('') };
      }),
  },
  {
    check: 'icon-glyphs',
    name: 'pictograms in the place of labels',
    plant: (strong) => {
      const draft = new Draft(strong);
      const { fonts, font } = withFont(strong.document, 'FontAwesome6Free-Solid');
      const line = required(strong.reading.contact.email?.line, 'e-mail');
      const [row] = draft.rowsOf([line]);
      const span = required(row?.spans[0], 'contact line');
      const icon = { ...spanLike(span, '\uf0e0'), font };
      const text = fold(span.text).replace(/(?:電話|メール):/gu, '');
      if (row) row.spans = [icon, spanLike(span, text, span.box.x + 14)];
      return draft.finish({ fonts });
    },
  },
  {
    check: 'letter-spacing',
    name: 'headings set letter by letter',
    notIn: {
      ja: 'Blanks between characters are customary.',
      zh: 'Blanks between characters are customary.',
    },
    plant: ({ document, reading }) => {
      const text = reading.headings.reduce(
        (rest, { line }) => rest.replace(` ${line.text} `, ` ${apart(line.text)} `),
        fold(document.text),
      );
      return { ...document, text };
    },
  },
  {
    check: 'letter-spacing',
    name: 'the name set letter by letter',
    notIn: {
      ja: 'Names are customarily spaced.',
      zh: 'Names are customarily spaced.',
    },
    plant: (strong) => {
      const name = required(strong.reading.contact.name?.line, 'name').text;
      return {
        ...strong.document,
        text: strong.document.text.replace(name, Array.from(name.replaceAll(' ', '')).join(' ')),
      };
    },
  },
  {
    check: 'letter-spacing',
    name: 'an English heading among others, set letter by letter',
    notIn: BY_THEIR_OWN,
    plant: (strong) => {
      const draft = new Draft(strong);
      draft.rewrite([sectionOf(strong, 'skills').heading.line], 'SKILLS');
      const document = draft.finish();
      return { ...document, text: document.text.replace('SKILLS', apart('SKILLS')) };
    },
  },
  {
    check: 'ligatures-and-hyphens',
    name: 'soft hyphens within words',
    plant: (strong) => {
      const long = /(?<=\p{L}{4})(?=\p{L}{4})/u;
      return withSpans(strong.document, (span) =>
        span.size < 11 ? { ...span, text: span.text.replace(long, '\u00ad') } : span,
      );
    },
  },
  {
    check: 'ligatures-and-hyphens',
    name: 'ligatures that tell no letter',
    notIn: { ja: 'None of its Latin words has one.' },
    plant: (strong) => {
      let lost = 0;
      return withSpans(strong.document, (span) => {
        if (lost >= 5 || span.size > 11 || !LIGATURES.test(span.text) || /[@/]/u.test(span.text)) return span;
        lost += 1;
        return { ...span, text: span.text.replace(LIGATURES, '\ufffd') };
      });
    },
  },
];
