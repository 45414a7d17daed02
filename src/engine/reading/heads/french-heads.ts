/** What French heads tell beside post and employer: the kind of work before a colon, how one was employed, where, and what a firm deals in. */
import { iu, u } from '../../../resume/patterns.ts';
import { isPlace, opensAsEmployer, roleScore, type Marks } from './head-marks.ts';

/** "Job d'été : vendeuse", "PFE (6 mois) : Ingénieure", "Alternance Chargée de recrutement": the kind before the post. */
const KIND = iu`^(?:petits?\sboulots?|jobs?\s(?:d['’]été|étudiants?|saisonniers?)|emplois?\s(?:saisonniers?|étudiants?|d['’]été)|contrat\s(?:saisonnier|étudiant)|intérim(?:aire)?|missions?\sd['’]intérim|saisons?|alternance|apprentissage|stage|pfe|cdd|cdi)(?:\s\([^()]{2,60}\))?\s{0,4}:\s(?=\p{L})`;
const LEARNT = u`^(?:Alternance|Apprentissage)\s(?=\p{Lu})`;
/** "Vendeuse en CDD et stage", "Graphiste / Freelance". */
const EMPLOYED = iu`\sen\s(?:cdd|cdi)(?:\s(?:et|puis|ou)\s.{1,30})?$|\s?[,/]\s?(?:en\s)?(?:freelance|indépendante?|auto-?entrepreneu(?:r|se)|micro-?entrepreneu(?:r|se)|à\s(?:son|mon)\scompte|profession\slibérale)$`;
/** "CH Exemple (au pavillon des convalescents)". */
const REMARK = u`\s\((?=\p{Ll})[^()]{12,}\)?\.?$`;
/** "jeune fille au pair en Angleterre", "PACES à Caen". */
const PLACED = u`^(.*\S)\s(?:à|en|au|aux)\s((?:L[ae]s?\s|L['’])?\p{Lu}[\p{L}’' -]{1,40})$`;

/** A text of a French head with nothing but post and employer left in it. */
export function frenchHead(text: string, marks: Marks): string {
  if (marks.lexicon.language !== 'fr') return text;
  const bare = [KIND, LEARNT].reduce((rest, kind) => {
    const post = rest.replace(kind, '');
    return post !== rest && roleScore(post, marks) > 0 ? post : rest;
  }, text);
  return opensAsEmployer(bare, marks) ? bare.replace(REMARK, '') : bare;
}

/** A piece of one without how one was employed, and where. */
export function frenchPiece(text: string, marks: Marks): string {
  if (marks.lexicon.language !== 'fr') return text;
  const post = text.replace(EMPLOYED, '');
  return withoutPlaceBehind(u`\p{L}{3}`.test(post) ? post : text, marks);
}

/** Without the town, region or country that a word of place leads to at its end. */
export function withoutPlaceBehind(text: string, marks: Marks): string {
  if (marks.lexicon.language !== 'fr') return text;
  const [, rest, place] = PLACED.exec(text) ?? [];
  return rest !== undefined && place !== undefined && isPlace(place, marks) ? rest : text;
}

/** "Exemple, magasin de chaussures": what a firm is, behind its name. */
export function tellsTrade(piece: string, name: string, marks: Marks): boolean {
  return marks.lexicon.language === 'fr' && u`^\p{Ll}`.test(piece) && opensAsEmployer(piece, marks) && !opensAsEmployer(name, marks); // prettier-ignore
}

const OWNED = u`\s(?:M[er]|Maîtres?|Dre?|Docteure?|Mme|M\.|Mᵉ)\s\p{Lu}[\p{L}.’' -]{2,40},\s\p{Ll}[\p{L} -]{4,30}$`;

/** "Étude de Me Exemple, notaire": the trade is of whose house it is, and not the post that another text tells. */
export function isOwnersHouse(text: string, marks: Marks): boolean {
  return marks.lexicon.language === 'fr' && OWNED.test(text) && opensAsEmployer(text, marks);
}
