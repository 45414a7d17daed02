/** What the rows and lines below the first row of a Japanese job tell of it: what one was and became, and where one was placed. */
import type { ResumeDate } from '../../../resume/report.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { hanFields } from '../han/han-fields.ts';
import { hanHeadOf } from '../han/han-head.ts';
import { DUTY, PLACED, PLACED_AS, SAME_FIRM } from '../han/han-moves.ts';
import type { Bullet, Line } from '../reading.ts';
import { ownDuty, postAlone, raisedTo, tellsPost } from './form-posts.ts';

/** A job or a school while its rows are read. */
export interface Draft {
  name: string;
  title: string | null;
  /** Where one was placed, for want of a post. */
  placed: string | null;
  /** An employer beyond doubt is named. */
  employed: boolean;
  /** The row that opened it says that one entered. */
  readonly entered: boolean;
  start: ResumeDate | null;
  end: ResumeDate | null;
  readonly header: Line[];
  readonly bullets: Bullet[];
  readonly lines: Line[];
}

/** How one was employed, for want of a post. */
const TERMS_ALONE =
  /^(?:(?:正|準|契約|派遣|嘱託)社員|(?:臨時|非常勤|嘱託)?職員|常勤|非常勤|嘱託|派遣|パート(?:タイム)?|アルバイト)$/u;
/** Leave, and back from it. */
const PAUSED = /[復休離]職|休業|休暇|復帰/u;

/** "派遣先：なぎさ化成株式会社 営業事務": where the agency of the row lent one. */
function lend(draft: Draft, text: string, lexicon: Lexicon): void {
  const field = hanFields(text)?.fields.find(({ role }) => role === 'organisation');
  if (!field) return;
  const { title, organisation } = hanHeadOf([field.value], false, lexicon);
  draft.name = organisation ?? field.value;
  draft.title = title ?? draft.title;
}

/**
 * `dated`: in a row of its own, later than the one that opened the draft. What raises one stands before any other post, a later row before
 * an earlier one, and any post before a mere part of the firm.
 */
export function tell(draft: Draft | undefined, text: string, dated: boolean, lexicon: Lexicon): void {
  if (!draft) return;
  lend(draft, text, lexicon);
  const known = draft.title !== null && TERMS_ALONE.test(draft.title) ? null : draft.title;
  const within = text.replace(SAME_FIRM, '');
  const duty = ownDuty(DUTY.exec(text)?.[1], lexicon);
  const moved = dated && !PAUSED.test(text) ? postAlone(duty ?? within, lexicon) : null;
  const posted = known !== null && tellsPost(known, lexicon) ? known : null;
  draft.title =
    raisedTo(within, lexicon) ??
    moved ??
    posted ??
    duty ??
    postAlone(PLACED_AS.exec(text)?.[1] ?? '', lexicon) ??
    postAlone(within, lexicon) ??
    known ??
    draft.title;
  draft.placed = PLACED.exec(within)?.[1] ?? draft.placed;
}
