/** Names in quotation marks, which no separator parts: "Istituto “Ronco - Sant’Elia”", "Scuola "Fermi, Torre"". */
import { u } from '../../../resume/patterns.ts';
import { JOINER } from './campuses.ts';

const QUOTED = u`(?<=^|[\s(])(?:"(?=\S)[^"“”«»]{3,70}"|[“„](?=\S)[^"“”„«»]{3,70}[”“]|«[^"“”«»]{3,70}»)`;
const ALL = new RegExp(QUOTED, 'gu');
const SEAM = /(,| [–—-]|[:.]) /gu;

/** The text in which no comma, dash, colon or stop parts a name in quotation marks. */
export function withQuotedNames(text: string): string {
  if (!/["“„«]/.test(text)) return text;
  return text.replace(ALL, (name) => name.replace(SEAM, `$1${JOINER} `));
}
