/** Until when a licence or a certificate holds: no time at which anything was done. */
import { iu } from '../../../resume/patterns.ts';

const UNTIL = iu`(?<!\p{L})(?:(?:valid|válid[oa]s?|valable|gültig|valid[oaie]|vigente)\s(?:until|through|thru|till?|to|hasta(?:\sel)?|at[ée]|jusqu['’](?:en|au|à)|bis(?:\szum|\sende)?|fino\s(?:al?|ad))|(?:expires?|expired|expiring|expiry(?:\sdate)?|expiration(?:\sdate)?|date\sd['’]expiration|(?:fecha\sde\s)?caducidad|vence(?:\sen|\sel)?|(?:fecha\sde\s)?vencimiento|validade|caduca(?:\sen)?|scade(?:\snel|\sil|\sad?)?|scadenza|expire(?:\sen|\sle)?|läuft\sab)(?:\sin|\son)?)\s?:?\s*(?:\d{1,2}\.?\s)?$|(?:有効期限|有效期(?:至|到|限)?)[:：は]?\s*$`;
/** "2026年3月まで有効" */
const BEHIND = /^\s?(?:まで)?有効/u;
/** Between issue and end: "有效期：2020年3月-2026年3月". */
const RANGE = /^\s?[-–—~〜至到]\s?$/u;
/** "vigente hasta mayo 2027": the first word is no "present". */
const GOES_ON = /^\s(?:hasta|at[ée])\s/u;

/** Characters looked back at. */
const REACH = 40;

interface Place {
  readonly index: number;
  readonly length: number;
}

/** Those of the dates in a text that say until when something is valid. */
export function validities(text: string, dates: readonly Place[]): ReadonlySet<Place> {
  const found = new Set<Place>();
  for (const [at, date] of dates.entries()) {
    const end = date.index + date.length;
    const former = dates[at - 1];
    const joined = former && found.has(former) && RANGE.test(text.slice(former.index + former.length, date.index));
    const before = text.slice(Math.max(0, date.index - REACH), date.index);
    const behind = text.slice(end, end + REACH);
    const word = text.startsWith('vigente', date.index) && GOES_ON.test(behind);
    if (joined || word || UNTIL.test(before) || BEHIND.test(behind)) found.add(date);
  }
  return found;
}
