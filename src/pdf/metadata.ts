import type { PDFDocumentProxy } from 'pdfjs-dist';
import type { DocumentMetadata, Restrictions } from '../resume/document.ts';
import type { PdfjsLibrary } from './pdfjs.ts';

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
}

/** Never throws: a file without readable metadata is a file without metadata. */
export async function describe(
  document: PDFDocumentProxy,
  library: PdfjsLibrary,
  password: boolean,
): Promise<{ metadata: DocumentMetadata; restrictions: Restrictions }> {
  const [told, marks, permissions] = await Promise.all([
    document.getMetadata().catch(() => null),
    // Typed as an object, sent as a map.
    document.getMarkInfo().catch(() => null) as Promise<ReadonlyMap<string, boolean> | null>,
    document.getPermissions().catch(() => null),
  ]);
  const info = (told?.info ?? {}) as Readonly<Record<string, unknown>>;
  const encrypted = textOrNull(info['EncryptFilterName']) !== null;
  return {
    restrictions: {
      encrypted,
      password: password && encrypted,
      copying:
        permissions === null || Array.from(permissions as Iterable<number>).includes(library.PermissionFlag.COPY),
    },
    metadata: {
      title: textOrNull(info['Title']),
      author: textOrNull(info['Author']),
      subject: textOrNull(info['Subject']),
      keywords: textOrNull(info['Keywords']),
      creator: textOrNull(info['Creator']),
      producer: textOrNull(info['Producer']),
      language: textOrNull(info['Language']),
      tagged: marks?.get('Marked') === true,
      pdfVersion: textOrNull(info['PDFFormatVersion']),
    },
  };
}
