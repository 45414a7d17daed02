/** A document for word processors, made to be edited: every paragraph has a named style, lists are lists, dates stand at a tab. */
import {
  AlignmentType,
  ConcreteHyperlink,
  Document,
  Footer,
  LevelFormat,
  Packer,
  PageNumber,
  Paragraph,
  Tab,
  TabStopType,
  TextRun,
  type IRunOptions,
  type ISectionOptions,
} from 'docx';
import { datedArchive } from './archive.ts';
import type { Block, Role, Run, TemplateDocument } from './blocks.ts';
import {
  BOLD_ROLES,
  fontsOf,
  HALF_POINTS,
  headRule,
  hex,
  LIST,
  STYLES,
  stylesOf,
  toneOf,
  twips,
} from './docx-styles.ts';
import { EDITION, MAKER } from './edition.ts';
import { pageSizeOf } from './looks.ts';
import { BULLET, INDENT } from './typeset.ts';

const LINK_TYPE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/hyperlink';
const FOOT_SIZE = 9;

/** Says only what the paragraph's style does not, so that a change of the style reaches every word. */
function textRun(run: Run, role: Role, { look }: TemplateDocument): TextRun {
  const options: IRunOptions = {
    text: run.text,
    ...(run.weight === 'strong' && !BOLD_ROLES.includes(role) && { bold: true }),
    ...(run.weight === 'italic' && { italics: true }),
    ...(run.tone !== toneOf(role, look) && { color: hex(look.tones[run.tone]) }),
    ...(run.href !== undefined && { style: 'Hyperlink' }),
  };
  return new TextRun(options);
}

/** `link` names the relationship that leads to an address. */
function paragraphOf(block: Block, doc: TemplateDocument, link: (href: string) => string): Paragraph {
  const { look } = doc;
  const children = block.runs.map((run) =>
    run.href === undefined
      ? textRun(run, block.role, doc)
      : new ConcreteHyperlink([textRun(run, block.role, doc)], link(run.href)),
  );
  const { aside } = block;
  const right = aside === undefined ? [] : [new TextRun({ children: [new Tab()] }), textRun(aside, block.role, doc)];
  const edge = pageSizeOf(doc.locale).width - 2 * look.margin.x;
  const border = block === doc.blocks.findLast(({ role }) => role === 'contact') ? headRule(look) : undefined;
  return new Paragraph({
    style: STYLES[block.role],
    children: [...children, ...right],
    ...(block.keepWithNext && { keepNext: true }),
    ...(aside && { tabStops: [{ type: TabStopType.RIGHT, position: twips(edge) }] }),
    ...(border && { border }),
  });
}

function footerOf({ person, look }: TemplateDocument): Pick<ISectionOptions, 'footers'> {
  if (look.pages === 1) return {};
  const children = [`${person.name} – `, PageNumber.CURRENT, ' / ', PageNumber.TOTAL_PAGES];
  const run = new TextRun({ children, color: hex(look.tones.soft), size: FOOT_SIZE * HALF_POINTS });
  return {
    footers: {
      default: new Footer({ children: [new Paragraph({ alignment: AlignmentType.CENTER, children: [run] })] }),
    },
  };
}

function sectionOf(doc: TemplateDocument, children: readonly Paragraph[]): ISectionOptions {
  const { margin } = doc.look;
  const paper = pageSizeOf(doc.locale);
  const [x, y] = [twips(margin.x), twips(margin.y)];
  return {
    properties: {
      page: {
        size: { width: twips(paper.width), height: twips(paper.height) },
        margin: { left: x, right: x, top: y, bottom: y },
      },
    },
    ...footerOf(doc),
    children,
  };
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** The file's properties with a fixed day; the packer would take the clock's. */
function properties({ title, person, wording }: TemplateDocument): string {
  const day = EDITION.toISOString().replace(/\.\d+/, '');
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><dc:title>${escaped(title)}</dc:title><dc:subject>${escaped(person.headline)}</dc:subject><dc:creator>${escaped(person.name)}</dc:creator><dc:description>${MAKER}</dc:description><dc:language>${wording.tag}</dc:language><cp:lastModifiedBy>${escaped(person.name)}</cp:lastModifiedBy><cp:revision>1</cp:revision><dcterms:created xsi:type="dcterms:W3CDTF">${day}</dcterms:created><dcterms:modified xsi:type="dcterms:W3CDTF">${day}</dcterms:modified></cp:coreProperties>`;
}

/** The same words give the same bytes. */
export async function docxOf(doc: TemplateDocument): Promise<Uint8Array> {
  const targets: string[] = [];
  // Names of our own: those of the package change with every making.
  const link = (href: string): string => `Link${targets.push(href)}`;
  const paragraphs = doc.blocks.map((block) => paragraphOf(block, doc, link));
  const file = new Document({
    styles: stylesOf(doc),
    numbering: {
      config: [
        {
          reference: LIST,
          levels: [
            {
              level: 0,
              format: LevelFormat.BULLET,
              text: doc.locale === 'ja' ? BULLET.ja : BULLET.latin,
              alignment: AlignmentType.LEFT,
              style: {
                run: { font: fontsOf(doc) },
                paragraph: { indent: { left: twips(INDENT), hanging: twips(INDENT) } },
              },
            },
          ],
        },
      ],
    },
    sections: [sectionOf(doc, paragraphs)],
  });
  targets.forEach((href, i) =>
    file.Document.Relationships.addRelationship(`Link${i + 1}`, LINK_TYPE, href, 'External'),
  );
  const overrides = [{ path: 'docProps/core.xml', data: properties(doc) }];
  return datedArchive(await Packer.toBuffer(file, false, overrides), EDITION);
}
