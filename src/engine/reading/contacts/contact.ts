/** Who the person is and how to reach them. */
import type { ResumeDocument } from '../../../resume/document.ts';
import type { Language } from '../../../resume/language.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { emailLike } from './addresses.ts';
import { closingBlock, contactBlock, firstOf, labelledLines, ownLines, withoutReferences } from './contact-block.ts';
import { emailAcross, splitIn, withStrokes } from './contact-email.ts';
import { brokenPhone, personalPhone } from './contact-phone.ts';
import { wholeRows } from '../page/wrapped-rows.ts';
import { linkTarget, urlsOf } from './contact-urls.ts';
import { hanLivingIn } from './han-location.ts';
import { locationOf } from './location.ts';
import { nameOf } from '../names/name.ts';
import { marketsNamed, marketsOfAddress } from './places.ts';
import type { Contact, Heading, Line } from '../reading.ts';

export interface FoundContact {
  readonly contact: Contact;
  /** Country of the phone number. */
  readonly country: string | null;
}

const LONGEST_LABEL = 6;

/** "連絡先：〒590-0048 … / 090-…", "現住所 ¦ 青森県弘前市" that closes a 職務経歴書 of two pages. */
function closingLines(lines: readonly Line[], headings: readonly Heading[], lexicon: Lexicon): Line[] {
  const later = ownLines(lines, headings).filter(({ page }) => page > 1);
  const isRow = ({ cells }: Line): boolean => cells.length === 2 && (cells[0]?.text.length ?? 0) <= LONGEST_LABEL;
  return labelledLines(later, lexicon.labels.address).filter((line) => line.text.includes('〒') || isRow(line));
}

export function contactOf(
  document: ResumeDocument,
  lines: readonly Line[],
  headings: readonly Heading[],
  lexicon: Lexicon,
  language: Language,
): FoundContact {
  const first = lines.filter((line) => line.page === 1);
  const right = first.reduce((most, { box }) => Math.max(most, box.x + box.width), 0);
  const block = wholeRows(contactBlock(lines, headings), right);
  const name = nameOf(document, lines, lexicon, headings);
  const linkedEmail = linkTarget(document, 'mailto:');
  const written = emailAcross(block) ?? emailAcross(withoutReferences(lines, headings));
  const email = withStrokes(written, linkedEmail);
  const near = email ? null : firstOf(lines, emailLike);
  let markets: readonly string[] | null = null;
  const named = (): readonly string[] =>
    (markets ??= [...marketsOfAddress(block, language), ...marketsNamed(lines, language)]);
  const phone = personalPhone(lines, block, lexicon, language, named);
  return {
    country: phone?.found.country ?? null,
    contact: {
      name,
      email: email
        ? { value: email.value, broken: email.broken ?? splitIn(document.text, email.value), line: email.line }
        : null,
      invalidEmail: near ? { value: near.found, line: near.line } : null,
      phone: phone ? { value: phone.found.number, line: phone.line } : null,
      invalidPhone: phone ? null : brokenPhone(lines, block, lexicon),
      location:
        locationOf([...block, ...labelledLines(ownLines(first, headings), lexicon.labels.address)], lexicon, name) ??
        locationOf(closingBlock(lines, headings), lexicon, name) ??
        (language === 'ja'
          ? (locationOf(closingLines(lines, headings, lexicon), lexicon, name) ?? hanLivingIn(first))
          : null),
      urls: urlsOf(document, lines, email?.value ?? null),
      linkedEmail,
      linkedPhone: linkTarget(document, 'tel:'),
    },
  };
}
