/** The .docx files are what the PDFs are: the same words, in named styles that a word processor can change. */
import { inflateRawSync } from 'node:zlib';
import { load } from 'cheerio';
import { describe, expect, test } from 'vitest';
import { entriesOf } from '../../src/templates/archive.ts';
import { documentOf } from '../../src/templates/blocks.ts';
import { docxOf } from '../../src/templates/docx.ts';
import { WRITTEN } from './written.ts';

const LOCAL_HEADER = 30;

/** One file of an archive, as text. */
function partOf(archive: Uint8Array, name: string): string {
  const entry = entriesOf(archive).find((one) => one.name === name);
  if (!entry) throw new Error(`${name} is not in the archive`);
  const view = new DataView(archive.buffer, archive.byteOffset);
  const lengths = view.getUint16(entry.header + 26, true) + view.getUint16(entry.header + 28, true);
  const from = entry.header + LOCAL_HEADER + lengths;
  const data = archive.subarray(from, from + entry.length);
  return new TextDecoder().decode(entry.method === 8 ? inflateRawSync(data) : data);
}

function xml(archive: Uint8Array, name: string) {
  return load(partOf(archive, name), { xml: true });
}

const STYLE_NAMES = {
  Title: 'Title',
  Subtitle: 'Subtitle',
  Heading1: 'Heading 1',
  Heading2: 'Heading 2',
  ListBullet: 'List Bullet',
};

describe.each(WRITTEN)('the template $id in $locale', ({ id, locale, template }) => {
  test('has every paragraph of its document, each in a style that exists', async () => {
    const doc = documentOf(id, locale, template);
    const archive = await docxOf(doc);
    const $ = xml(archive, 'word/document.xml');
    const paragraphs = $('w\\:p')
      .toArray()
      .map((paragraph) => $(paragraph).find('w\\:t').text());
    expect(paragraphs).toEqual(
      doc.blocks.map(({ runs, aside }) => runs.map(({ text }) => text).join('') + (aside?.text ?? '')),
    );
    const styles = xml(archive, 'word/styles.xml');
    const used = new Set(
      $('w\\:pStyle')
        .toArray()
        .map((style) => $(style).attr('w:val')),
    );
    for (const [style, name] of Object.entries(STYLE_NAMES)) {
      expect(used, style).toContain(style);
      expect(styles(`w\\:style[w\\:styleId="${style}"] > w\\:name`).attr('w:val')).toBe(name);
    }
    for (const style of used)
      expect(styles(`w\\:style[w\\:styleId="${String(style)}"]`), String(style)).toHaveLength(1);
    expect(styles('w\\:style[w\\:styleId="ListBullet"] w\\:numPr')).toHaveLength(1);
    const cjk = locale === 'ja' || locale === 'zh';
    expect(styles('w\\:docDefaults w\\:lang').attr(cjk ? 'w:eastAsia' : 'w:val')).toBe(doc.wording.tag);
    const bullets = template.sections.flatMap((section) => {
      if (section.kind === 'achievements') return section.bullets;
      return 'entries' in section ? section.entries.flatMap((entry) => entry.bullets) : [];
    });
    expect($('w\\:pStyle[w\\:val="ListBullet"]')).toHaveLength(bullets.length);
    expect($('w\\:tbl'), 'no table').toHaveLength(0);
  });
});

test('a file says whose it is, in which language, and on what paper it prints', async () => {
  for (const { id, locale, template } of WRITTEN.filter((written) => written.id === 'classic')) {
    const doc = documentOf(id, locale, template);
    const archive = await docxOf(doc);
    const core = xml(archive, 'docProps/core.xml');
    expect(core('dc\\:title').text()).toContain(template.person.name);
    expect(core('dc\\:creator').text()).toBe(template.person.name);
    expect(core('dc\\:language').text()).toBe(doc.wording.tag);
    const paper = xml(archive, 'word/document.xml')('w\\:pgSz');
    expect([paper.attr('w:w'), paper.attr('w:h')]).toEqual(locale === 'en' ? ['12240', '15840'] : ['11906', '16838']);
  }
});

test('links lead where they say', async () => {
  for (const { id, locale, template } of WRITTEN.filter((written) => written.id === 'technical')) {
    const archive = await docxOf(documentOf(id, locale, template));
    const $ = xml(archive, 'word/document.xml');
    const relations = xml(archive, 'word/_rels/document.xml.rels');
    const links = $('w\\:hyperlink')
      .toArray()
      .map((link) => [$(link).text(), relations(`Relationship[Id="${$(link).attr('r:id') ?? ''}"]`).attr('Target')]);
    const { email, links: addresses } = template.person;
    expect(links).toEqual([[email, `mailto:${email}`], ...addresses.map((address) => [address, `https://${address}`])]);
  }
});

test('the same words give the same bytes, whatever the clock says', async () => {
  for (const { id, locale, template } of WRITTEN.filter((written) => written.id === 'executive')) {
    const doc = documentOf(id, locale, template);
    const first = await docxOf(doc);
    // An archive tells time in steps of two seconds; the properties' are finer.
    await new Promise((done) => setTimeout(done, locale === 'es' ? 2100 : 5));
    expect(Buffer.compare(first, await docxOf(doc)), locale).toBe(0);
  }
});
