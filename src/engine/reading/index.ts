/** ResumeDocument -> Reading: every artifact once, in the order of their needs. */
import type { ResumeDocument } from '../../resume/document.ts';
import { isCjk } from '../../resume/language.ts';
import { LEXICONS } from '../lexicons/index.ts';
import { withBareItems } from './items/bare-items.ts';
import { bulletsOf } from './items/bullets.ts';
import { contactOf } from './contacts/contact.ts';
import { inDateOrder } from './dates/date-order.ts';
import { joinCentredLabels } from './sections/centred-labels.ts';
import { joinDateRails } from './dates/date-rails.ts';
import { entriesOf } from './entries/entries.ts';
import { wordsOf } from './text/fold.ts';
import { withoutHeads } from './entries/head-bullets.ts';
import { isKnownHeading } from './sections/heading-kinds.ts';
import { joinHeadingLines } from './sections/heading-lines.ts';
import { hanClosingLines } from './sections/han-untold-headings.ts';
import { headingsOf, isSplitHeading } from './sections/headings.ts';
import { withoutEnglish } from './han/han-twins.ts';
import { withDittosRead } from './text/ditto-marks.ts';
import { withJapaneseForms } from './text/japanese-forms.ts';
import { joinLabelHalves } from './sections/label-halves.ts';
import { languageOf } from './text/language.ts';
import { otherLanguageOf } from './text/other-language.ts';
import { linesOf } from './page/lines.ts';
import { withoutHeadNumbers } from './han/han-head-numbers.ts';
import { withoutOutlineNumbers } from './page/outline-numbers.ts';
import { withSecondReading } from './entries/second-reading.ts';
import { withoutListedHeads } from './entries/listed-heads.ts';
import { marketOf } from './contacts/market.ts';
import { marketsNamed } from './contacts/places.ts';
import { joinRailLabels } from './sections/rails.ts';
import type { Contact, Reading } from './reading.ts';
import { withSchoolingTold } from './schools/schooling-prose.ts';
import { withRunInLabels } from './sections/run-in-labels.ts';
import { sectionsOf } from './sections/sections.ts';
import { withLicencesTold } from './sections/licences-or-patents.ts';
import { withTeachingTold } from './sections/taught-courses.ts';
import { withCareersTold, withHeadAbove } from './sections/told-careers.ts';
import { withWorkTold } from './sections/told-work.ts';
import type { Words } from '../spelling/known.ts';
import { bodySizeOf, marginsOf, typographyOf } from './page/typography.ts';
import { unheadedSections, withoutUnheaded } from './entries/unheaded.ts';
import { withVolunteersApart } from './entries/volunteers-apart.ts';
import { signatureLine } from './sections/signature.ts';
import { closingLines } from './sections/untold-headings.ts';

export interface ReadingOptions {
  /** "YYYY-MM-DD". */
  readonly asOf: string;
  readonly market?: string | undefined;
  /** Of the resume's language. Without it spelling cannot be told; nothing else depends on it. */
  readonly dictionary?: Words | undefined;
}

const NOBODY: Contact = {
  name: null,
  email: null,
  invalidEmail: null,
  phone: null,
  invalidPhone: null,
  location: null,
  urls: [],
  linkedEmail: null,
  linkedPhone: null,
};

export function readResume(document: ResumeDocument, { asOf, market, dictionary }: ReadingOptions): Reading {
  const { lines: numbered, columns } = linesOf(document);
  const drawn = withoutOutlineNumbers(numbered);
  const text = drawn.map((line) => line.text).join('\n');
  const otherLanguage = otherLanguageOf(text);
  const language = otherLanguage === null ? languageOf(text) : null;
  const lexicon = language && LEXICONS[language];
  const formed = language === 'ja' ? withJapaneseForms(drawn) : drawn;
  const written = lexicon && isCjk(lexicon.language) ? withoutHeadNumbers(withDittosRead(formed), lexicon) : formed;
  const rows =
    lexicon && isCjk(lexicon.language)
      ? joinLabelHalves(withRunInLabels(joinCentredLabels(written), lexicon), lexicon)
      : written;
  const lines = lexicon
    ? joinDateRails(
        joinHeadingLines(
          joinRailLabels(rows, (labels) => isSplitHeading(labels, lexicon)),
          (words) => isKnownHeading(words, lexicon),
        ),
        lexicon,
      )
    : rows;
  const headings = lexicon
    ? withWorkTold(
        withCareersTold(
          withLicencesTold(
            withTeachingTold(headingsOf(lines, lexicon, bodySizeOf(lines) ?? 10), lines, lexicon),
            lines,
            lexicon,
          ),
          lines,
          lexicon,
        ),
        lines,
        lexicon,
      )
    : [];
  const marked = new Set(headings.map((heading) => heading.line.index));
  const closing =
    lexicon?.language === 'ja'
      ? hanClosingLines(lines, headings, lexicon)
      : lexicon
        ? [...closingLines(lines, headings, lexicon), ...signatureLine(lines, lexicon)]
        : [];
  const apart = sectionsOf(lines, headings, closing);
  const headed = lexicon ? withHeadAbove(apart, lines, lexicon) : apart;
  const unheaded = lexicon ? unheadedSections(lines, headings, headed, lexicon) : [];
  const sections = withoutUnheaded(headed, unheaded);
  const all = [...sections, ...unheaded];
  // 「※」 opens a note in Japanese.
  const marks = bulletsOf(lines, all, marked, lexicon ?? LEXICONS.en).filter(
    ({ glyph }) => language !== 'ja' || glyph !== '※',
  );
  const bullets = lexicon ? withBareItems(withoutListedHeads(marks, lines, lexicon), all, lexicon) : marks;
  // Name and addresses look much the same in all of Latin script.
  const found =
    lexicon || otherLanguage ? contactOf(document, lines, headings, lexicon ?? LEXICONS.en, language ?? 'en') : null;
  const country = (): string | null => found?.country ?? market?.toUpperCase() ?? marketsNamed(lines, 'en')[0] ?? null;
  const dated = lexicon && inDateOrder(lexicon, text, country);
  const told = dated
    ? withVolunteersApart(
        withSchoolingTold(entriesOf(withoutEnglish(all, dated), bullets, lines, dated), lines, dated),
        all,
        dated,
      )
    : [];
  const entries = dated ? withSecondReading(told, dated) : told;
  return {
    document,
    asOf,
    fonts: document.fonts,
    language,
    otherLanguage,
    lexicon: dated,
    market: marketOf(language, found?.country ?? null, market),
    lines,
    columns,
    headings,
    sections,
    contact: found?.contact ?? NOBODY,
    entries,
    bullets: withoutHeads(bullets, entries),
    typography: typographyOf(document, lines, marked),
    margins: marginsOf(document, lines),
    words: language && isCjk(language) ? charactersOf(text) : wordsOf(text).length,
    characters: charactersOf(text),
    hidden: document.pages.flatMap((page) =>
      page.spans.filter((span) => span.hidden !== null).map((span) => ({ page: page.number, span })),
    ),
    dictionary: dictionary ?? null,
  };
}

function charactersOf(text: string): number {
  return Array.from(text.replace(/\s+/gu, '')).length;
}
