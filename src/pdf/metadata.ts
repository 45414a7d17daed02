import type { PDFDocumentProxy } from 'pdfjs-dist';
import type { DocumentMetadata, Restrictions } from '../resume/document.ts';
import type { PdfjsLibrary } from './pdfjs.ts';

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
}

/** Never throws: a file without readable metadata is a file without metadata. */
export async function metadataOf(document: PDFDocumentProxy): Promise<{ metadata: DocumentMetadata; encrypted: boolean }> {
  const [told, marks] = await Promise.all([
    document.getMetadata().catch(() => null),
    document.getMarkInfo().catch(() => null) as Promise<{ Marked?: boolean } | null>,
  ]);
  const info = (told?.info ?? {}) as Readonly<Record<string, unknown>>;
  return {
    encrypted: textOrNull(info['EncryptFilterName']) !== null,
    metadata: {
      title: textOrNull(info['Title']),
      author: textOrNull(info['Author']),
      subject: textOrNull(info['Subject']),
      keywords: textOrNull(info['Keywords']),
      creator: textOrNull(info['Creator']),
      producer: textOrNull(info['Producer']),
      language: textOrNull(info['Language']),
      tagged: marks?.Marked === true,
      pdfVersion: textOrNull(info['PDFFormatVersion']),
    },
  };
}

export async function restrictionsOf(document: PDFDocumentProxy, library: PdfjsLibrary, encrypted: boolean, password: boolean): Promise<Restrictions> {
  const permissions = await document.getPermissions().catch(() => null);
  return { encrypted, password, copying: permissions === null || Array.from(permissions as Iterable<number>).includes(library.PermissionFlag.COPY) };
}
