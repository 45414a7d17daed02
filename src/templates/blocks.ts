/** A template as a list of paragraphs with their roles: the one thing that the PDF, the .docx and the sketch are made from. */
import type { Locale } from '../i18n/locales.ts';
import { lookOf, type Look, type Tone } from './looks.ts';
import type { Template, TemplateId, TemplateSection } from './schema.ts';
import { rangeText, WORDING, type Wording } from './wording.ts';

export type Role =
  | 'document'
  | 'name'
  | 'headline'
  | 'contact'
  | 'heading'
  /** First line of a job, a project or a degree. */
  | 'entry'
  /** The line under it. */
  | 'detail'
  | 'text'
  | 'bullet';

export interface Run {
  readonly text: string;
  readonly weight: 'regular' | 'strong' | 'italic';
  readonly tone: Tone;
  readonly href?: string;
  /** Never broken over two lines: a phone number, a place. */
  readonly whole?: true;
}

export interface Block {
  readonly role: Role;
  readonly runs: readonly Run[];
  /** Set at the right edge of the first line: dates. */
  readonly aside?: Run;
  /** Must not part from the block after it. */
  readonly keepWithNext: boolean;
}

export interface TemplateDocument {
  readonly id: TemplateId;
  readonly locale: Locale;
  readonly look: Look;
  readonly wording: Wording;
  readonly person: Template['person'];
  /** For the file's properties: the name and what the document is. */
  readonly title: string;
  readonly blocks: readonly Block[];
}

/** A number, its groups of digits and its unit stay on one line. */
const GLUE = /(?<=\d) (?=\d{3}(?!\d)|%|€|M€|ms(?!\p{L})|Mio\.|T[Bo](?!\p{L}))|(?<=R\$|Mio\.) (?=[\d€])/gu;
const glued = (text: string): string => text.replace(GLUE, '\u00a0');

const plain = (text: string, tone: Tone = 'ink'): Run => ({ text: glued(text), weight: 'regular', tone });
const strong = (text: string, tone: Tone = 'ink'): Run => ({ text: glued(text), weight: 'strong', tone });

function block(role: Role, runs: readonly Run[], keepWithNext = false, aside?: Run): Block {
  return aside === undefined ? { role, runs, keepWithNext } : { role, runs, keepWithNext, aside };
}

/** Separates what stands on one line: a mark that parsers split at. */
const BESIDE = ' | ';

function contactBlock({ person }: Template): Block {
  const { location, phone, email, links } = person;
  const linked = (text: string, href: string): Run => ({ ...plain(text), href });
  const items: Run[] = [
    { ...plain(location), whole: true },
    { ...plain(phone), whole: true },
    linked(email, `mailto:${email}`),
    ...links.map((link) => linked(link, `https://${link}`)),
  ];
  const runs = items.flatMap((item, i) => (i === 0 ? [item] : [plain(BESIDE, 'soft'), item]));
  return block('contact', runs);
}

interface Head {
  readonly title: string;
  readonly place: string;
  readonly location: string | undefined;
  readonly dates: Run;
}

function headBlocks(
  { title, place, location, dates }: Head,
  { look, wording, locale }: Setting,
  follows: boolean,
): Block[] {
  const where = location === undefined ? '' : `${wording.comma}${location}`;
  if (look.lead === 'both')
    return [block('entry', [strong(title), plain(`${BESIDE}${place}${where}`)], follows, dates)];
  // Italics are no custom of Japanese and Chinese type.
  const under = (text: string, more: string): Run[] => [
    { text, weight: locale === 'ja' || locale === 'zh' ? 'regular' : 'italic', tone: 'ink' },
    ...(more === '' ? [] : [plain(more, 'soft')]),
  ];
  return look.lead === 'employer'
    ? [
        block('entry', [strong(place), ...(where === '' ? [] : [plain(where, 'soft')])], true, dates),
        block('detail', under(title, ''), follows),
      ]
    : [block('entry', [strong(title)], true, dates), block('detail', under(place, where), follows)];
}

interface Setting {
  readonly look: Look;
  readonly wording: Wording;
  readonly locale: Locale;
}

const bulletBlocks = (bullets: readonly string[]): Block[] =>
  bullets.map((bullet, i) => block('bullet', [plain(bullet)], i === 0 && bullets.length > 1));

function bodyOf(section: TemplateSection, setting: Setting): Block[] {
  const { wording } = setting;
  switch (section.kind) {
    case 'experience':
    case 'projects':
    case 'volunteering':
      return section.entries.flatMap(({ title, employer, location, start, end, note, bullets }) => [
        ...headBlocks(
          { title, place: employer, location, dates: plain(rangeText(start, end, wording)) },
          setting,
          true,
        ),
        ...(note === undefined ? [] : [block('detail', [plain(note, 'soft')], true)]),
        ...bulletBlocks(bullets),
      ]);
    case 'education':
      return section.entries.flatMap(({ degree, school, location, start, end, bullets }) => [
        ...headBlocks(
          {
            title: degree,
            place: school,
            location,
            dates: plain(rangeText(start, end, wording)),
          },
          setting,
          bullets.length > 0,
        ),
        ...bulletBlocks(bullets),
      ]);
    case 'skills':
      return section.groups.map(({ name, items }) =>
        block('text', [strong(`${name}${wording.colon}`), plain(items.join(wording.comma))]),
      );
    case 'languages':
      return [
        block('text', [plain(section.items.map(({ name, level }) => `${name}${wording.colon}${level}`).join(BESIDE))]),
      ];
    case 'achievements':
      return bulletBlocks(section.bullets);
    case 'certifications':
    case 'awards':
      return section.items.map((item) => block('text', [plain(item)]));
    case 'statement':
      return [block('text', [plain(section.text)])];
  }
}

export function documentOf(id: TemplateId, locale: Locale, template: Template): TemplateDocument {
  const look = lookOf(id, locale);
  const wording = WORDING[locale];
  const { person } = template;
  const heading = (text: string): Block => block('heading', [strong(text, look.headingTone)], true);
  const day = template.dated === undefined ? undefined : plain(template.dated, 'soft');
  const blocks = [
    ...(wording.documentShown ? [block('document', [plain(wording.document, 'soft')], false, day)] : []),
    block('name', [strong(person.name, look.nameTone)]),
    block('headline', [plain(person.headline, 'soft')]),
    contactBlock(template),
    heading(wording.headings.summary),
    block('text', [plain(template.summary)]),
    ...template.sections.flatMap((section) => [
      heading(section.heading ?? wording.headings[section.kind]),
      ...bodyOf(section, { look, wording, locale }),
    ]),
  ];
  return { id, locale, look, wording, person, title: `${person.name} – ${wording.document}`, blocks };
}
