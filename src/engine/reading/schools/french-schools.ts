/** What leads to the name of a French school, and to where it is. */
import { u, iu } from '../../../resume/patterns.ts';
import { withoutPlaceBehind } from '../heads/french-heads.ts';
import { isPlace, type Marks } from '../heads/head-marks.ts';

/** "Maîtrise des outils bureautiques": what one knows, no degree. */
export const KNOWN_HOW = iu`^ma[iî]trise (?:parfaite |avancée )?(?:des? (?:l['’])?|du |de la |d['’])(?:\p{L}+ ){0,2}?(?:connaissances|outils|bases|base|logiciels?|techniques|langages?|gestes|normes|procédures|règles|informatique|pack|suite|réseaux|systèmes)(?!\p{L})`;

/** "ACME Formation", "Cap Emsau Formations", "Espace Formation Emsau": who trains, no training. */
export const TRAINER = u`^(?:Espace|Pôle|Campus|Cité|Maison|Institut|Réseau|Groupe|Centre)\s(?:(?:de\s(?:la\s)?|des\s)?[Ff]ormations?)(?!\p{L})|^(?!(?:Attestation|Titre|Certificat|Diplôme|Cycle|Parcours|Stage|Brevet|Fin)\s)(?:\p{Lu}[\p{L}&.’'-]*\s){1,3}(?:Formation|FORMATION)[sS]?$`;

/** "Études secondaires, à l’Institut Exemple": behind the comma, or at the head of a line, the words before a school are none of its name. */
const AT_BEHIND = u`^(?:à\sl['’]|à\sla\s|aux?\s|sur\s|via\s|avec\s|auprès\sd(?:e\s|u\s|['’]))(?=\p{Lu})`;

/** "Classe préparatoire aux Grandes Écoles": what one studies for is no school. */
export const PREPARED_FOR = u`\s(?:aux|des)\s[Gg]randes\s[ÉEée]coles(?![\p{L}])`;

/** "Hochschule Emsau/Niederau": in German a school of two towns bears both. */
const OF_TWO_TOWNS = u`^(?:(?:Technische|Pädagogische|Duale)\s)?(?:(?:Fachh|H)ochschule|Universität|Berufsakademie|FH|HS|TH|TU|PH|Uni)\s\p{Lu}[\p{L}-]+/\p{Lu}[\p{L}-]+$`;

/** "AFPA/Lens": where a school is, behind a stroke. */
function withoutTownAtStroke(text: string, marks: Marks): string {
  const [name = '', town, more] = text.split('/');
  if (marks.lexicon.language === 'de' && OF_TWO_TOWNS.test(text)) return text;
  return town !== undefined && more === undefined && u`^\p{Lu}`.test(town) && isPlace(town, marks) ? name : text;
}

/** A piece of a French head of schooling without them. `joint`: what parts it from the piece before. */
export function frenchSchool(text: string, joint: 'comma' | 'colon' | 'hard' | null, marks: Marks): string {
  const bare = (joint === 'comma' || joint === null) && marks.lexicon.language === 'fr' ? text.replace(AT_BEHIND, '') : text; // prettier-ignore
  return withoutPlaceBehind(withoutTownAtStroke(bare, marks), marks);
}

const INITIALS = iu`^I\.?U\.?T\.?\s(?=(?:génie|gestion|informatique|techniques?|carrières|mesures|chimie|réseaux|métiers|statistique|hygiène|qualité|information|science|logistique|packaging|biologie|gea|geii|gmp|mmi|tc)(?![\p{L}]))`;

/** "IUT Génie civil": a school of which nothing but its kind is told, before what was studied there. */
export function partAtInitials(text: string, { lexicon }: Marks): readonly [school: string, subject: string] | null {
  const [initials] = lexicon.language === 'fr' ? (INITIALS.exec(text) ?? []) : [];
  return initials === undefined ? null : [initials.trim(), text.slice(initials.length)];
}
