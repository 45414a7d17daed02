/** Legal forms of companies: they end a name. */
import { u } from '../../../resume/patterns.ts';

const FORMS = [
  'c\\.\\s?a', 'c[ií]a\\.?\\s?ltda', 'e\\.\\s?i\\.\\s?r\\.\\s?l', 's\\.?\\s?de\\s?r\\.?\\s?l\\.?(?:\\s?de c\\.?\\s?v)?', 's\\.?\\s?a\\.?\\s?(?:p\\.?\\s?i|b)\\.?\\s?de c\\.?\\s?v', 'e\\.\\s?s\\.\\s?p', 's\\.\\s?c', 'a\\.\\s?c',
  's\\.?\\s?a\\.?\\s?de c\\.?\\s?v', 's\\.?\\s?a\\.?\\s?s', 's\\.?\\s?a\\.?\\s?c', 's\\.?\\s?a\\.?\\s?u?', 's/a', 's\\.?\\s?l\\.?\\s?[ulp]?', 's\\.?\\s?coop', 'c\\.?\\s?b', 's\\.?\\s?r\\.?\\s?l\\.?\\s?s?', 's\\.?\\s?p\\.?\\s?a', 's\\.?\\s?n\\.?\\s?c', 's\\.?\\s?a\\.?\\s?r\\.?\\s?l', 'eurl', 'eirl', 'sasu', 'scop',
  'p?llc', 'llp', 'pc', 'pty ltd', 'pvt\\.? ltd', 'ltd', 'limited', 'inc', 'co', 'corp', 'plc', 'g?gmbh(?: & co\\.? kg)?', 'mbh', '(?:partg )?mbb', 'g?ag', 'g?ug(?: \\(haftungsbeschränkt\\))?', 'se', 'kg', 'kgaa', 'ohg', 'gbr', 'e\\.?\\s?k', 'eg', 'e\\.\\s?v', 'ltda', 'lda', 'eireli', 'n\\.?\\s?v', 'b\\.?\\s?v', 'lt[ée]e', 'sprl', 's[àa]rl', 'sagl', 'scrl', 'asbl',
  // Of farms, cooperatives, public hospitals, charities and lenders.
  's\\.?\\s?(?:de\\s?p\\.?\\s?r|c)\\.?\\s?de\\s?r\\.?\\s?l\\.?(?:\\s?de\\s?c\\.?\\s?v)?', 's\\.?\\s?p\\.?\\s?r\\.?\\s?de\\s?r\\.?\\s?l', 's\\.\\s?en\\s?c', '(?:s\\.?\\s?a\\.?\\s?de\\s?c\\.?\\s?v\\.?,?\\s)?sofom,?\\s?e\\.?\\s?(?:n\\.?\\s?)?r', '[ia]\\.\\s?[ab]\\.\\s?p', 's\\.\\s?a\\.\\s?[lt]', 's\\.\\s?l\\.\\s?n\\.\\s?e', 'sccl', 's\\.?\\s?r\\.?\\s?ltda',
  'ltda\\.?\\s?[–-]?\\s?(?:me|epp)', 'epp', 'crl', 'c\\.\\s?r\\.\\s?l', 'e\\.\\s?p\\.\\s?e', 'sgps', 'soc(?:iet[àa]|\\.)\\s?agr(?:icola|\\.)', 'a\\.?\\s?s\\.?\\s?d', 'a\\.\\s?p\\.\\s?s', 'e\\.\\s?t\\.\\s?s', 'o\\.\\s?d\\.\\s?v', 'soc(?:iet[àa]|\\.)\\s?(?:agr(?:icola|\\.)\\s?)?coop(?:erativa|\\.)?(?:\\ssociale)?(?:\\sa\\.?\\s?r\\.?\\s?l)?', 's\\.?\\s?c\\.?\\s?a\\.?\\s?r\\.?\\s?l', 'onlus', '&\\s?c(?:[íi]a|ie)?\\.', 'scea', 'gaec', 'selarl', 'selas', 'scic',
].join('|'); // prettier-ignore
/** One that stands alone behind a comma. */
export const LEGAL_FORM = new RegExp(`^(?:${FORMS}|jr)\\.?$`, 'iu');

const CLOSED = new RegExp(`(?:^|[\\s,])(?:${FORMS})\\.?$`, 'iu');

/** "Fort Collins, CO" is in Colorado. */
export function isColorado(piece: string): boolean {
  return piece.trim() === 'CO';
}

/** "Rezeptwelt.de", "muster.ai": a firm that goes by its address; "Node.js" and "ASP.NET" are none. */
const ADDRESS = u`^(?!(?:socket|draw)\.io$)[\p{L}\d][\p{L}\d-]{2,40}\.(?:com|org|ai|io|eu|de|at|ch|fr|it|es|pt|br|uk|co\.uk|com\.br|com\.ar|com\.mx)$`;

/** "muster.ai" */
export function isAddressName(text: string): boolean {
  return text.includes('.') && ADDRESS.test(text);
}

/** "Fern & Sons (fernandsons.com)": with the address it is found at. */
const AT_ADDRESS = /\s\((?:www\.)?([\w-]{2,40}(?:\.[a-z]{2,6}){1,2})\)$/u;

export function isAtAddress(text: string): boolean {
  return text.endsWith(')') && isAddressName(AT_ADDRESS.exec(text)?.[1] ?? '');
}

/** "Programmatore PLC", "Técnico PLC": what is programmed, and no legal form. */
const CONTROLLERS =
  /^\S{0,5}(?:program|tecni|técni|techni|automat|manut|instal|softw|sviluppa|ingegn|ingen|elettr|electrici|electróni|elektrik)\S*(?:\s\S+){0,3}\sPLC$/iu;

/** "Acme GmbH", "Acme, S. A. (Zaragoza)", "acme.io", "Acme (acme.io)". */
export function isClosedName(text: string): boolean {
  if (text.endsWith(', CO') || CONTROLLERS.test(text)) return false;
  if (isAtAddress(text)) return true;
  const name = text.replace(/\s*\([^()]*\)$/u, '');
  return CLOSED.test(name) || isAddressName(name);
}

const FORM_WITHIN = u`\s(?:S\.\s?A(?:\.\s?[CSU])?(?:\.?\sde\s?C\.?\s?V)?|SAS|S\.?\s?R\.?\s?L|S\.\s?L(?:\.\s?U)?|L(?:TDA|tda|DA|da)(?:\sM[Ee])?|EIRELI|GmbH|Inc|Ltd|LLC)\.?\s(?=\p{Lu})`;

/** "Acme S.A Jefa de almacén": the legal form parts the employer from the post behind it. */
export function partAtForm(text: string, isPost: (side: string) => boolean): string[] {
  const form = FORM_WITHIN.exec(text);
  if (!form) return [text];
  const end = form.index + form[0].length;
  const [name, rest] = [text.slice(0, end - 1), text.slice(end)];
  return isPost(rest) && !isPost(name) ? [name, rest] : [text];
}

const TOWN_BEHIND = u`^(.{3,80}?)\s(?:in|di|a|ad|zu)\s\p{Lu}\p{Ll}[\p{L}'’ -]{1,30}(?:\s\([A-Z]{2}\))?\.?$`;

const CLIENT_BEHIND = u`^(.{3,60}?),?\s(?:c\/o|presso)\s(?=["“«]?\p{Lu}).{2,80}$`;

/** "Acme S.r.l. di Lodi", "Acme GmbH in Emden", "Acme S.p.A. c/o Faro": where a firm is, or for whom it works, behind its legal form. */
export function withoutTownOf(text: string): string {
  const name = (TOWN_BEHIND.exec(text) ?? CLIENT_BEHIND.exec(text))?.[1];
  return name !== undefined && !text.startsWith('(') && CLOSED.test(name) ? name : text;
}
