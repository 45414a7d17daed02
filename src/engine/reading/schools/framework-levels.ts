/** Levels of the frameworks of qualifications: of a degree told beside it, and neither a degree nor a school. */
import { iu } from '../../../resume/patterns.ts';
import { key } from '../text/fold.ts';

const FRAMEWORK =
  '(?:eqf|nqf|nfq|dqr|nqr|eqr|qeq|qnq|cec|mecu?|mcer|cnc|rncp|scqf|cqfw|rqf|qcf|qqi|hqf|zrf|nlqf|prk|qrq|mqf|saqa|nzqf|aqf)';
const LEVEL = '(?:level|levels|livello|niveau|nivel|stufe|niv\\.?|liv\\.?)';
const NUMBER = '(?:[1-9]|10|[ivx]{1,4})(?:\\s?[a-d])?';
const OWN = new RegExp(
  `^\\(?(?:(?:${FRAMEWORK})[\\s/:.–-]{0,3}(?:${LEVEL}\\s?)?${NUMBER}|${LEVEL}\\s?${NUMBER}(?:\\s?[(,/–-]?\\s?(?:(?:de la|du|del|der|des|do|of the)\\s)?${FRAMEWORK}\\)?)?|${FRAMEWORK}[\\s,]{1,2}${LEVEL}\\s?${NUMBER})\\)?$`,
  'u',
);

/** "EQF level 7", "QEQ 7", "Livello 6 QEQ", "Niveau 6 (CEC)", "DQR 6", "RNCP niveau 5", "Level 4". */
export function isFrameworkLevel(text: string): boolean {
  return text.length < 40 && /\d|[ivx]$/iu.test(text) && OWN.test(key(text.trim()));
}

/** "English for Work, QQI Level 5": how high it is, and no word of what. */
export const OF_LEVEL = iu`^(?:\p{L}{3,7}\s)?(?:level|stufe|niveau|nivel|livello)\s\d$`;
