/** A Japanese resume as old word processors print it: codes whose letters only the maps of Japan tell. */
import { ref } from '../fixtures/print/objects.ts';
import { smallPdf } from '../pdf/small-pdf.ts';
import type { GivenFile } from './files.ts';

export const MAPPED_EMAIL = 'hanako.mori@example.org';

const LINES = [
  '職務経歴書',
  '森　花子',
  MAPPED_EMAIL,
  '職務経歴',
  '２０１９年４月から営業企画を担当し、売上を二割伸ばした。',
  '学歴',
  '東京の大学を卒業',
];

/** Neither the font nor a table of its letters is in the file. */
export function mappedFile(): GivenFile {
  const content = LINES.map((line, index) => `BT /V 14 Tf 60 ${780 - index * 30} Td <${codesOf(line)}> Tj ET`).join(
    '\n',
  );
  const bytes = smallPdf([content], {
    fonts: (objects) => {
      const system = '/CIDSystemInfo << /Registry (Adobe) /Ordering (Japan1) /Supplement 6 >>';
      const descriptor = objects.add(
        '<< /Type /FontDescriptor /FontName /Ryumin-Light /Flags 4 /FontBBox [0 -120 1000 880] /ItalicAngle 0 /Ascent 880 /Descent -120 /CapHeight 700 /StemV 80 >>',
      );
      const inner = objects.add(
        `<< /Type /Font /Subtype /CIDFontType0 /BaseFont /Ryumin-Light ${system} /DW 1000 /FontDescriptor ${ref(descriptor)} >>`,
      );
      const font = objects.add(
        `<< /Type /Font /Subtype /Type0 /BaseFont /Ryumin-Light-UniJIS-UTF16-H /Encoding /UniJIS-UTF16-H /DescendantFonts [${ref(inner)}] >>`,
      );
      return `/V ${ref(font)}`;
    },
  });
  return { name: 'rirekisho.pdf', mimeType: 'application/pdf', buffer: Buffer.from(bytes) };
}

function codesOf(text: string): string {
  return [...text].map((letter) => (letter.codePointAt(0) ?? 0).toString(16).padStart(4, '0')).join('');
}
