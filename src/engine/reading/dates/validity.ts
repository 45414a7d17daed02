/** Until when a licence or a certificate holds: no time at which anything was done. */
import { iu } from '../../../resume/patterns.ts';

const UNTIL = iu`(?<!\p{L})(?:(?:valid|válid[oa]s?|valable|gültig|valid[oaie]|vigente|current|good)\s(?:until|through|thru|till?|to|hasta(?:\sel)?|at[ée]|jusqu['’](?:en|au|à)|bis|fino\s(?:al?|ad))|(?:expires?|expiring|expiry(?:\sdate)?|exp\.|vence(?:\sen|\sel)?|vencimiento|validade|caduca(?:\sen)?|scade(?:\snel|\sil)?|scadenza|expire(?:\sen|\sle)?|läuft\sab)(?:\sin|\son)?):?\s*(?:\d{1,2}\.?\s)?$|(?:有効期限|有效期(?:至|到|限)?)[::は]?\s*$`;

/** Characters looked back at. */
const REACH = 32;

/** Whether words before a date say that something is valid until then. */
export function isValidity(text: string, index: number): boolean {
  return UNTIL.test(text.slice(Math.max(0, index - REACH), index));
}
