/** What joins the parts of a head in one line, "Baker, Quell Mill" or "Quell Mill – Baker": the heads of a section are joined alike. */
import { isCjk } from '../../../resume/language.ts';
import type { SectionKind } from '../../../resume/report.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { namesHanEmployer } from '../han/han-pieces.ts';
import { marksFor, organisationScore, roleScore } from '../heads/head-marks.ts';
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
];

/** Null where its parts are not joined. */
export function jointOf(text: string): string | null {
  return JOINTS.find(([, joint]) => joint.test(text))?.[0] ?? null;
}

/** Whether a line tells both of which a head consists: post and employer, degree and school. */
export function isWholeHead(text: string, kind: SectionKind, lexicon: Lexicon): boolean {
  if (isCjk(lexicon.language))
    return kind === 'experience' && namesHanEmployer(text, lexicon) && namesPost(text, lexicon);
  if (kind === 'education') {
    const { degree, school } = scoresOf(text, schoolMarks(lexicon));
    return degree > 0 && school > 0;
  }
  const marks = marksFor(lexicon, false);
  return roleScore(text, marks) > 0 && (organisationScore(text, marks) > 0 || jointOf(text) !== null);
}
