/** What joins the parts of a head in one line, "Baker, Quell Mill" or "Quell Mill – Baker": the heads of a section are joined alike. */
import { isCjk } from '../../../resume/language.ts';
import type { SectionKind } from '../../../resume/report.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { namesHanHead } from '../han/han-pieces.ts';
import { marksFor, organisationScore } from '../heads/head-marks.ts';
import { namesPost } from '../heads/headers.ts';
import { schoolMarks, scoresOf } from '../schools/school-marks.ts';

/** In the order in which they are looked for; of one line the first that it has counts. */
const JOINTS: readonly (readonly [string, RegExp])[] = [
  ['bar', /\s?[|｜]\s?/u],
  ['dash', /\s[–—-]{1,2}\s|——/u],
  ['dot', /\s[·•]\s/u],
  ['at', /\s(?:@|at|bei|beim|chez|en|presso|na|no|em)\s/u],
  ['slash', /\s\/\s/u],
  ['comma', /,\s|[，、]/u],
  // "海州商贸有限公司 技术员"
  ['blank', /[\u3040-\u9fff)）]\s+[\u3040-\u9fff]/u],
];

/** Null where its parts are not joined. */
export function jointOf(text: string): string | null {
  return JOINTS.find(([, joint]) => joint.test(text))?.[0] ?? null;
}

/** Whether a line names what a head of the section names: a post, a degree. */
export function namesMain(text: string, kind: SectionKind, lexicon: Lexicon): boolean {
  return kind === 'education' ? scoresOf(text, schoolMarks(lexicon)).degree > 0 : namesPost(text, lexicon);
}

/** Whether a line tells both of which a head consists: post and employer, degree and school. */
export function isWholeHead(text: string, kind: SectionKind, lexicon: Lexicon): boolean {
  if (isCjk(lexicon.language)) return kind === 'experience' && namesHanHead(text, lexicon);
  if (kind === 'experience') return namesPost(text, lexicon) && organisationScore(text, marksFor(lexicon, false)) > 0;
  const { degree, school } = scoresOf(text, schoolMarks(lexicon));
  return degree > 0 && school > 0;
}
