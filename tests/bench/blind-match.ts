/**
 * When a found value says what a label says: case, accents, punctuation and legal forms of companies aside, never more than that. Written
 * apart from the engine's own folding, so that a fault there cannot hide itself here.
 */

/** Legal forms as they stand after folding, the longest first. */
const LEGAL_FORMS =
  'sa de cv|s a de c v|s en c|pvt ltd|s coop|s r l|s p a|s n c|s a c|s a s|e i r l|s a|s l|srl|spa|snc|sac|sas|sarl|eirl|ltda|ltd|llc|inc|plc|' +
  'corp|co|gmbh|ggmbh|mbh|ag|se|kg|sa|sl|bv|aarpi|nhs trust';
const CJK_FORMS = /株式会社|有限会社|合同会社|医療法人|股份有限公司|有限责任公司|有限公司/g;
const TITLES = /^(?:dr|dra|prof|mag|magª|ing|dott|dottssa|avv|maître|maitre|me|mr|mrs|ms|herr|frau)\.?[ªa]? /i;

export function folded(text: string): string {
  const plain = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/œ/g, 'oe')
    .replace(/[’']/g, '');
  const words = plain.replace(/[^\p{L}\p{N}]+/gu, ' ').trim();
  // Between CJK characters a space carries nothing.
  return words.replace(/(?<=[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー]) | (?=[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}])/gu, ''); // prettier-ignore
}

/** One within the other, the shorter at least `share` of the longer. */
function within(a: string, b: string, share: number): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  return short !== '' && long.includes(short) && short.length >= share * long.length;
}

export type Match = (wanted: string, found: string) => boolean;

export const sameText: Match = (wanted, found) => within(folded(wanted), folded(found), 0.7);

/** Hours, contract, a subject or a note of progress: "(part-time)", "(in Vorbereitung)", "（循環器内科）". */
const REMARK_BEHIND = /(?<=\S)\s*[(（][^()（）]*[)）]\s*$/u;
/** Departments before a post or a degree: "総務部 危機管理課 防災係長", "生物學系 學士". */
const UNITS_BEFORE =
  /^(?:[\p{L}\p{N}ー・]+(?:部|課|课|係|室|店|局|科|系|所|院|班|組|组|站|工場|厂|廠|网点|網點|中心|校区|グループ|チーム|センター|専攻|專業|专业)\s+)+(?=\S)/u;

/** Of a remark in brackets behind it, and in CJK of the department before it, one author says that they belong to the post and another not. */
export const samePost: Match = (wanted, found) => sameText(wanted, found) || sameText(bare(wanted), bare(found));

const bare = (text: string): string => text.trim().replace(REMARK_BEHIND, '').replace(UNITS_BEFORE, '');

export const sameName: Match = (wanted, found) => sameText(wanted, found.trim().replace(TITLES, ''));

/** A town or a department behind the name is no error, half a name is. */
export const sameOrganisation: Match = (wanted, found) => {
  const [a, b] = [withoutForm(wanted), withoutForm(found)];
  return a === b || (b.includes(a) ? within(a, b, 0.4) : within(a, b, 0.7));
};

function withoutForm(name: string): string {
  const text = folded(name.replace(CJK_FORMS, ''));
  return text.replace(new RegExp(` (?:${LEGAL_FORMS})(?= |$)`, 'g'), '');
}

/** The town must be there; postal code, region and country may be, and not much else. */
export const samePlace: Match = (wanted, found) => {
  // "CH-1630 Bulle": the land before its code is no town.
  const parts = wanted
    .replace(/\b[A-Z]{1,3}-(?=\d{4})/g, '')
    .replace(/[\d-]{3,}/g, '')
    .split(/[,/(–-]/);
  // "43121, Parma, Italia"
  const town = folded(parts.find((part) => part.trim() !== '') ?? '').replace(/ \S*\d\S*/g, '');
  const given = folded(found);
  return town !== '' && given.includes(town) && given.length <= folded(wanted).length + 40;
};

export const sameEmail: Match = (wanted, found) => wanted.toLowerCase() === found.toLowerCase();

export const exactly: Match = (wanted, found) => wanted === found;
