/** Texts that nobody sees, one kind for each reason, as the reader of PDFs tells them. */
import { HIDDEN_REASONS, type HiddenReason, type ResumeDocument, type Span } from '../../../src/resume/document.ts';
import { retold, spanLike } from './draft.ts';
import { required } from './places.ts';

export { HIDDEN_REASONS };

const LOOKS: Readonly<Record<HiddenReason, Partial<Span>>> = {
  'render-mode': {},
  transparent: {},
  'same-colour': { colour: '#ffffff', background: '#ffffff' },
  tiny: { size: 1 },
  'off-page': {},
  covered: {},
  clipped: {},
  'layer-off': {},
};

/** The document with a hidden text below its last line. */
export function withHidden(document: ResumeDocument, text: string, reason: HiddenReason): ResumeDocument {
  const pages = document.pages.map((page, at) => {
    if (at > 0) return page;
    const model = required(page.spans.at(-1), 'text');
    const set = spanLike({ ...model, ...LOOKS[reason] }, text, reason === 'off-page' ? page.width + 20 : 51);
    const baseline = 30;
    const hidden = { ...set, baseline, box: { ...set.box, y: baseline - 2 }, hidden: reason };
    return { ...page, spans: [...page.spans, hidden] };
  });
  return retold({ ...document, pages });
}
