/** German towns that no list knows, told by how they are written and by what they are not. */
import { u } from '../../../resume/patterns.ts';
import { key } from '../text/fold.ts';

/** What is studied or done somewhere, and how. */
const FIELD =
  /(?:technik|ik|ie|wesen|wirtschaft|wirtschaften|bau|kunde|wissenschaft|wissenschaften|zweig|pflege|verwaltung|handel|gestaltung|recht|klasse|zug|profil|schwerpunkt|fach|richtung|reife|stufe|sprachig|lich|isch|bildung|design|medien|sport|kunst|musik|management|marketing|controlling|kauf|trieb|haltung|lager|kuche|service|personal|empfang|dienst|produktion|montage|entwicklung|konstruktion|versand|qualitat|reinigung|kasse|rezeption|housekeeping|export|import|team|bereich|zeit|job|praktikum|planung|beratung|betreuung|leitung|forschung|lehre|labor|station|ambulanz|standig|presse)$/u;
/** "Möriken-Wildegg", "Bad Ischl", "St. Pölten", "Rottenburg a. d. Laaber". */
const TOWN = u`^(?:(?:Bad|St\.|Sankt|Markt|Neu|Alt|Groß|Klein|Ober|Unter|Deutsch|Hohen)\s)?\p{Lu}\p{Ll}[\p{L}-]{1,24}(?:[\s/](?:\(\p{L}{2,12}\)|a\.\s?\p{L}\.?\s?(?:d\.\s?)?\p{L}*|am?\s\p{Lu}\p{Ll}+|\p{Lu}{2})|\/\p{Lu}\p{Ll}+)?$`;

/** Whether what stands between or behind commas reads as a town, and as no field of work or study. */
export function isTownByShape(text: string): boolean {
  return TOWN.test(text) && !text.split(/[\s/-]/u).some((word) => FIELD.test(key(word)));
}
