/** Every defect that is planted, in the order of the checks that must find it. */
import { ATS } from './ats.ts';
import { CHARACTERS } from './characters.ts';
import { CONTENT } from './content.ts';
import type { Defect } from './defect.ts';
import { DESIGN } from './design.ts';
import { STRUCTURE } from './structure.ts';

export const DEFECTS: readonly Defect[] = [...STRUCTURE, ...CONTENT, ...ATS, ...CHARACTERS, ...DESIGN];
