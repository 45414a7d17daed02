/** The named styles of the .docx files: a change to one of them changes every paragraph of its kind. */
import {
  AlignmentType,
  BorderStyle,
  type IBorderOptions,
  type IParagraphStyleOptions,
  type IStylesOptions,
} from 'docx';
import type { Role, TemplateDocument } from './blocks.ts';
import { officeFonts } from './fonts.ts';
import { isCjkLocale, type Look, type Tone } from './looks.ts';
import { alignOf, INDENT, sizeOf } from './typeset.ts';

/** Names that word processors know, so that their menus show them. */
export const STYLES: Readonly<Record<Role, string>> = {
  document: 'DocumentKind',
  name: 'Title',
  headline: 'Subtitle',
  contact: 'Contact',
  heading: 'Heading1',
  entry: 'Heading2',
  detail: 'EntryDetail',
  text: 'BodyText',
  bullet: 'ListBullet',
};

export const LIST = 'template-bullets';
export const HALF_POINTS = 2;
const EIGHTHS = 8;
const TWIPS = 20;
/** 240ths of a line. */
const LINE = { latin: 259, cjk: 276 };
/** Calibri is smaller on its body than the font of the PDF. */
const LATIN_LARGER = 0.5;

export const twips = (points: number): number => Math.round(points * TWIPS);
export const hex = (colour: string): string => colour.slice(1).toUpperCase();

function headingRule({
  headingRule,
  headingRuleTone,
  headingRuleWidth,
  tones,
}: Look): Partial<Record<'top' | 'bottom', IBorderOptions>> {
  const size = Math.max(4, Math.round(headingRuleWidth * EIGHTHS));
  const border: IBorderOptions = { style: BorderStyle.SINGLE, size, space: 2, color: hex(tones[headingRuleTone]) };
  return headingRule === 'above' ? { top: border } : { bottom: border };
}

/** Under the contact block. */
export function headRule({ headRule, tones }: Look): { bottom: IBorderOptions } | undefined {
  if (!headRule) return undefined;
  const style = headRule.lines === 2 ? BorderStyle.DOUBLE : BorderStyle.SINGLE;
  return { bottom: { style, size: Math.round(headRule.width * EIGHTHS), space: 6, color: hex(tones[headRule.tone]) } };
}

export function fontsOf({ locale }: TemplateDocument) {
  const { ascii, eastAsia } = officeFonts(locale);
  return { ascii, hAnsi: ascii, cs: ascii, eastAsia };
}

/** Points before and after a paragraph of each role. */
const SPACES: Readonly<Record<Role, readonly [before: number, after: number]>> = {
  document: [0, 0],
  name: [0, 0],
  headline: [0, 2],
  contact: [0, 4],
  heading: [12, 4],
  entry: [6, 0],
  detail: [0, 1],
  text: [0, 2],
  bullet: [0, 2],
};

export const BOLD_ROLES: readonly Role[] = ['name', 'heading'];

/** The tone of a role's words, where a run says no other. */
export function toneOf(role: Role, look: Look): Tone {
  if (role === 'name') return look.nameTone;
  if (role === 'heading') return look.headingTone;
  return role === 'document' || role === 'headline' ? 'soft' : 'ink';
}

export function stylesOf(doc: TemplateDocument): IStylesOptions {
  const { look, locale, wording } = doc;
  const cjk = isCjkLocale(locale);
  const style = (role: Role) => {
    const [before, after] = SPACES[role];
    return {
      basedOn: 'Normal',
      quickFormat: true,
      run: {
        size: Math.round((sizeOf(role, look) + (cjk ? 0 : LATIN_LARGER)) * HALF_POINTS),
        color: hex(look.tones[toneOf(role, look)]),
        font: fontsOf(doc),
        ...(BOLD_ROLES.includes(role) && { bold: true }),
      },
      paragraph: {
        alignment: alignOf(role, look) === 'center' ? AlignmentType.CENTER : AlignmentType.LEFT,
        spacing: { before: twips(before), after: twips(after), line: cjk ? LINE.cjk : LINE.latin },
        ...((role === 'heading' || role === 'entry') && { keepNext: true }),
        ...(role === 'heading' && { border: headingRule(look) }),
        ...(role === 'bullet' && {
          numbering: { reference: LIST, level: 0 },
          indent: { left: twips(INDENT), hanging: twips(INDENT) },
        }),
      },
    } satisfies Omit<IParagraphStyleOptions, 'id'>;
  };
  return {
    default: {
      document: {
        run: {
          font: fontsOf(doc),
          size: Math.round(look.size.body * HALF_POINTS),
          language: { value: cjk ? 'en-US' : wording.tag, eastAsia: cjk ? wording.tag : 'ja-JP' },
        },
      },
      title: style('name'),
      heading1: style('heading'),
      heading2: style('entry'),
      // Links look like the text they stand in, as they do in the PDF.
      hyperlink: { run: { color: hex(look.tones.ink), underline: {} } },
    },
    paragraphStyles: [
      { ...style('document'), id: STYLES.document, name: 'Document Kind', next: STYLES.name },
      { ...style('headline'), id: STYLES.headline, name: 'Subtitle', next: STYLES.contact },
      { ...style('contact'), id: STYLES.contact, name: 'Contact' },
      { ...style('detail'), id: STYLES.detail, name: 'Entry Detail', next: STYLES.bullet },
      { ...style('text'), id: STYLES.text, name: 'Body Text' },
      { ...style('bullet'), id: STYLES.bullet, name: 'List Bullet' },
    ],
  };
}
