/** French heads that are told as sentences: "Stage de six mois au sein du service achats du cabinet Exemple", "Hôtesse pour l'agence Exemple". */
import { gu, iu, u } from '../../../resume/patterns.ts';
import { isDepartment } from './head-asides.ts';
import { opensAsEmployer, type Marks } from './head-marks.ts';

export interface Sides {
  readonly left: string;
  readonly right: string;
}

/** What leads from a post to where it was held, or from a part of that to the whole. */
const LINK = gu`\s(?:auprès\s)?(?:de\sla\s|de\sl['’]\s?|d['’]une?\s|du\s|des\s|à\sla\s|à\sl['’]\s?|à\s|au\s|aux\s|pour\s(?:le\scompte\s)?(?:de\s)?(?:la\s|le\s|les\s|l['’]\s?|d['’]|du\s)?|dans\s(?:la\s|le\s|les\s|l['’]\s?|une?\s)|en\s(?=\p{Lu}))`;
/** "pour Exemple", "auprès d'Exemple": a name follows without a noun. */
const FOR = u`\s(?:pour|auprès\sd(?:e|['’]|e\sla|e\sl['’]|u)|pour\sle\scompte\sd(?:e|['’]|e\sla|e\sl['’]|u))\s?$`;
/** Where the post ends that a part of an employer or a length of time follows. */
const POST_ENDS = iu`\s(?:au\s(?:sein|service|département|secrétariat|pôle)(?!\p{L})|aux?\s(?:urgences|archives|ressources)(?!\p{L})|auprès\sd|dans\s|chez\s|pour\sl|à\sla\sdirection|au\sbureau).*$|,.*$`;
const LENGTH = iu`\s(?:d['’]une\sdurée\s)?(?:de|d['’])\s?(?:\d{1,2}|une?|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze)\s(?:ans?|mois|semaines?|jours?|années?)(?!\p{L})`;
/** A capital not far behind the noun: "cabinet Exemple", "étude notariale Maître Exemple", "office notarial de Me Exemple". */
const NAMED = u`^[\p{Ll}\s’'-]{4,60}\(\p{Lu}|^\S+(?:\s(?:de\sla|de\sl['’]|du|des|de|d['’]|\p{Ll}[\p{L}’'-]*)){0,4}[\s’']\s?["“«(]?\p{Lu}`;
/** Behind a name: its town, what was done there. */
const BEHIND = u`\s*(?:[,;:]|\s[–—-]\s|\((?!\p{Lu}{2,8}\))).*$|\s(?:à|en|sur|sous|avec|pendant|lors|comme|afin)\s.*$`;

/** "boulangerie artisanale (Maison Exemple, Lens)": the name in brackets behind what it is. */
const WITHIN = u`^[\p{Ll}\s’'-]{4,60}\((\p{Lu}[^(),]{2,60})`;

/** "Stage de trois mois en entreprise (Exemple, service achats)": whose one it was, in brackets. */
const IN_FIRM = u`^(.{3,60}?)\s(?:en|dans\sune)\s(?:entreprise|société|agence|association|cabinet|start-?up|PME)\s\((\p{Lu}[^(),]{1,60})`;

/** "La Cabane à Sucre", "L'Atelier du Copeau" */
const ARTICLE = u`^(?:L[ea]s?\s|L['’]\s?)\p{Lu}`;

/** "Vendeuse, La Cabane" before "à Sucre", "Institutrice, École communale" before "du Centre": the name has begun behind the post's comma. */
export function hasNameBehind(left: string, marks: Marks, role: (side: string) => boolean): boolean {
  const comma = left.lastIndexOf(', ');
  const name = left.slice(comma + 1).trim();
  if (comma < 0 || !u`^\p{Lu}`.test(name) || role(name) || isDepartment(name, marks.lexicon)) return false;
  return ARTICLE.test(name) || opensAsEmployer(name, marks);
}

/** How long a post was held is no part of it. */
export function withoutLength(post: string): string {
  return post.replace(LENGTH, '');
}

/** The post and the employer at the end of its chain of words; null where none of them opens a name. `role`: whether a text names a post. */
export function chainIn(text: string, marks: Marks, role: (side: string) => boolean): Sides | null {
  const [, held, firm] = text.includes(' (') ? (IN_FIRM.exec(text) ?? []) : [];
  if (held !== undefined && firm !== undefined && role(held)) return { left: withoutLength(held), right: firm };
  for (const { index, 0: link } of text.matchAll(LINK)) {
    const left = text.slice(0, index);
    const right = text.slice(index + link.length);
    const noun = opensAsEmployer(right, marks) && !isDepartment(right, marks.lexicon) && NAMED.test(right);
    const name = !noun && FOR.test(text.slice(0, index + link.length)) && u`^\p{Lu}[\p{L}’'-]{2}`.test(right);
    if ((!noun && !name) || hasNameBehind(left, marks, role)) continue;
    const post = withoutLength(left).replace(POST_ENDS, '').trim();
    if (!role(post)) continue;
    return { left: post, right: (WITHIN.exec(right)?.[1] ?? right).replace(BEHIND, '') };
  }
  return null;
}
