/** Every defect that is planted, in the order of the checks that must find it. */
import type { Language } from '../../../src/resume/language.ts';
import { ATS } from './ats.ts';
import { CONTENT } from './content.ts';
import type { Defect } from './defect.ts';
import { DESIGN } from './design.ts';
import { STRUCTURE } from './structure.ts';

export const DEFECTS: readonly Defect[] = [...STRUCTURE, ...CONTENT, ...ATS, ...DESIGN];

/** Planted and not found, with what would have to be mended: counted against the recall of the scoreboard. */
export const MISSED: readonly { readonly name: string; readonly language: Language; readonly why: string }[] = [
  {
    name: 'a heading that no parser knows',
    language: 'zh',
    why: 'Below a school the unknown heading is read as a line of its entry.',
  },
];
