/** Labelled fields in Chinese and Japanese, several of them in a line: "公司：海州机床厂 职位：钳工 时间：2014—2018". */
import { HAN_FIELDS, type HanFieldRole } from '../lexicons/han-fields.ts';
import { key } from './fold.ts';
import type { Line } from './reading.ts';

export interface HanField {
  readonly role: HanFieldRole;
  readonly value: string;
}

const ROLES: ReadonlyMap<string, HanFieldRole> = new Map(
  (Object.entries(HAN_FIELDS) as [HanFieldRole, readonly string[]][]).flatMap(([role, labels]) =>
    labels.map((label) => [label, role] as const),
  ),
);

/** A label with its colon: at the start or behind a blank or a mark. */
const LABEL = /(?:^|[\s|;,、。【(/])([\p{L}/・]{1,10}(?: [\p{L}]{1,4}){0,3})\s?[】)]?\s?[:：]\s?/gu;
const BRACKETED = /^[【[〔「<]([\p{L}/・]{1,10})[】\]〕」>]\s?[:：]?\s?(\S.*)$/u;

export function hanRole(label: string): HanFieldRole | null {
  return ROLES.get(key(label).replace(/[\s■◆●・※【】]/gu, '')) ?? null;
}

/** The fields of a text in their order; `lead` is what stands before the first. Null where it has no known label. */
export function hanFields(text: string): { readonly lead: string; readonly fields: readonly HanField[] } | null {
  const [, own, rest] = BRACKETED.exec(text) ?? [];
  const bracketed = own === undefined ? null : hanRole(own);
  if (bracketed && rest !== undefined) return { lead: '', fields: [{ role: bracketed, value: rest }] };
  if (!/[:：]/u.test(text)) return null;
  const found = [...text.matchAll(LABEL)].flatMap((match) => {
    const role = hanRole(match[1] ?? '');
    return role ? [{ role, from: match.index, to: match.index + match[0].length }] : [];
  });
  const [first] = found;
  if (!first) return null;
  return {
    lead: text.slice(0, first.from).trim(),
    fields: found.map(({ role, to }, i) => ({
      role,
      value: text
        .slice(to, found[i + 1]?.from)
        .replace(/[\s|;,、。/]+$/u, '')
        .trim(),
    })),
  };
}

/** "事業内容：商業印刷 設立：1978年": told of the firm between its name and what was done there. */
export function isHanFact(line: Line): boolean {
  const told = hanFields(line.text.slice(0, 400));
  return (
    told !== null && told.lead === '' && told.fields.length > 1 && told.fields.every(({ role }) => role === 'aside')
  );
}

/** Lines that only tell of the firm or open its duties: their years date nothing. */
export function isHanAside(line: Line): boolean {
  const told = hanFields(line.text.slice(0, 400));
  if (told) return told.lead === '' && told.fields.every(({ role }) => role === 'aside');
  // "担当業務" or "【実績】" alone over what was done.
  const label = line.text.replace(/[【】[\]■◆●○◇・※<>〈〉《》:：\s]/gu, '');
  return line.text.length <= 16 && hanRole(label) === 'aside';
}

/** The head of a table: "期間 ¦ 会社名 ¦ 職種". */
export function isHanTableHead(line: Line): boolean {
  return (
    line.cells.length >= 2 &&
    line.text.length < 60 &&
    line.cells.every(({ text }) => text.split(/[/・]/u).some((part) => hanRole(part) !== null))
  );
}
