/** What was done, told by its fields, beside a list of the employers with their dates: the fields of a functional resume are no jobs. */
import { key } from '../text/fold.ts';
import type { Entry, Section } from '../reading.ts';

/** Jobs with dates in the other list. */
const LEAST = 2;
/** Characters of a name that another may hold: "芸予フーズ" of "芸予フーズ株式会社". */
const LEAST_NAME = 3;

/** Said of a list by fields: "職務内容（分野別）", "Professional experience by area", "Berufserfahrung nach Bereichen". */
const BY_FIELD =
  /(?:分野|職能|機能|業務|業務内容|スキル|テーマ|領域|职能|领域|類別|类别|專長|模块)別?[别別]|按.{1,4}(?:领域|領域|职能|職能|模块|分类|分類)|\bby (?:areas?|fields?|functions?|skills?|themes?)\b|\bnach (?:bereichen|themen|funktionen|aufgabengebieten|kompetenzen)\b|\bpor (?:áreas?|funci[óo]n(?:es)?|funç(?:ão|ões)|competencias?|competências?|temas?)\b|\bpar (?:domaines?|compétences?|thèmes?|fonctions?)\b|\bper (?:are[ae]|competenz[ae]|funzion[ei]|ambit[oi])\b/iu;

function tight(name: string | null): string {
  return key(name ?? '').replace(/\s+/gu, '');
}

/** The firms that a field names: behind it in brackets, or as it was read. */
function firmsOf({ organisation, header }: Entry): string[] {
  const listed = IN_BRACKETS.exec(header[0]?.text ?? '')?.[1] ?? organisation ?? '';
  return listed
    .split(/[、,，・/／]/u)
    .map(tight)
    .filter((name) => name !== '');
}

const IN_BRACKETS = /[(（]([^()（）]{3,60})[)）]$/u;

/** "【2】クレーム対応（芸予フーズ）" above "2018年9月～現在 ¦ 芸予フーズ株式会社 ¦ 係長" tells of that job; so do fields that their heading calls by that name. */
export function withoutFieldsOfWork(entries: readonly Entry[], sections: readonly Section[]): Entry[] {
  const lists = sections.filter(({ kind }) => kind === 'experience');
  if (lists.length < 2) return [...entries];
  const work = entries.filter(({ section }) => section === 'experience');
  const fields = new Set<Entry>();
  for (const { heading, lines } of lists) {
    const within = new Set(lines.map(({ index }) => index));
    const own = work.filter(({ header: [first] }) => first !== undefined && within.has(first.index));
    if (own.length === 0 || own.some(({ dates }) => dates !== null)) continue;
    const firms = work.flatMap((job) => (job.dates !== null && !own.includes(job) ? [tight(job.organisation)] : []));
    if (firms.length < LEAST) continue;
    const isThere = (name: string): boolean => name.length >= LEAST_NAME && firms.some((firm) => firm.includes(name));
    const named = own.flatMap(firmsOf);
    if (BY_FIELD.test(heading.line.text) || (named.length > 1 && named.every(isThere)))
      for (const entry of own) fields.add(entry);
  }
  return entries.filter((entry) => !fields.has(entry));
}
