/** The PDF of each template and what is measured of it, drawn once for all who ask. */
import { analyse } from '../../src/analysis/analyse.ts';
import type { Analysis } from '../../src/analysis/types.ts';
import { nodeRuntime } from '../../src/pdf/node.ts';
import { documentOf } from '../../src/templates/blocks.ts';
import { pdfOf } from '../../src/templates/pdf.ts';
import type { Written } from './written.ts';

/** The day the templates were written for. */
export const AS_OF = '2026-11-21';

const MEASURED = new Map<Written, Promise<Analysis>>();

export function measured(written: Written): Promise<Analysis> {
  const known = MEASURED.get(written) ?? drawn(written);
  MEASURED.set(written, known);
  return known;
}

async function drawn({ id, locale, template }: Written): Promise<Analysis> {
  const { bytes } = await pdfOf(documentOf(id, locale, template));
  return analyse(Uint8Array.from(bytes), nodeRuntime, { fileName: `${template.fileName}.pdf`, asOf: AS_OF });
}
