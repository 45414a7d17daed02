/** French houses that bear "chez" in their names: "Coiffure Chez Odile", "Dépanneur chez Ti-Guy". */
import { iu } from '../../../resume/patterns.ts';
import { roleScore, type Marks } from './head-marks.ts';

/** What one goes to, some of them trades as well. */
const HOUSE = iu`^(?:(?:petit|grand|vieux|café|bar|salon de)[ -])?(?:dépanneur|resto|restaurant|bar|café|pizz[ea]ria|friterie|snack|brasserie|auberge|casse-croûte|cantine|crêperie|bistrot?|épicerie|boulangerie|pâtisserie|boucherie|fromagerie|traiteur|coiffure|barbier|salon|garage|ferme|boutique|fleuriste|thé)$`;

/** Whether the word is of the name: with a capital, or behind a kind of house, where the post is told elsewhere or what stands before it is none. */
export function isHouseAt(text: string, roleElsewhere: boolean, marks: Marks): boolean {
  const [before = '', owner] = text.split(/\s[Cc]hez\s/u, 2);
  // "Plongeuse, Crêperie Chez Odile"
  const house = before.slice(before.lastIndexOf(', ') + 1).trim();
  if (owner === undefined || !(/\sChez\s/u.test(text) || HOUSE.test(house))) return false;
  return roleElsewhere || roleScore(house, marks) <= 0;
}
