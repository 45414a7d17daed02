/** German towns that no list knows, told by how they are written and by what they are not. */
import { iu, u } from '../../../resume/patterns.ts';
import { key } from '../text/fold.ts';
import type { TownTold } from './english-towns.ts';

/** What is studied or done somewhere, and how. */
const FIELD =
  /(?:technik|ik|ie|wesen|wirtschaft|wirtschaften|bau|kunde|wissenschaft|wissenschaften|zweig|pflege|verwaltung|handel|gestaltung|recht|klasse|zug|profil|schwerpunkt|fach|richtung|reife|stufe|sprachig|lich|isch|bildung|design|medien|sport|kunst|musik|management|marketing|controlling|kauf|trieb|haltung|lager|kuche|service|personal|empfang|dienst|produktion|montage|entwicklung|konstruktion|versand|qualitat|reinigung|kasse|rezeption|housekeeping|export|import|team|bereich|zeit|job|praktikum|planung|beratung|betreuung|leitung|forschung|lehre|labor|station|ambulanz|standig|presse)$/u;
/** "Möriken-Wildegg", "Bad Ischl", "St. Pölten", "Rottenburg a. d. Laaber". */
const TOWN = u`^(?:(?:Bad|St\.|Sankt|Markt|Neu|Alt|Groß|Klein|Ober|Unter|Deutsch|Hohen)\s)?\p{Lu}\p{Ll}[\p{L}-]{1,24}(?:[\s/](?:\(\p{L}{2,12}\)|a\.\s?\p{L}\.?\s?(?:d\.\s?)?\p{L}*|am?\s\p{Lu}\p{Ll}+|\p{Lu}{2})|\/\p{Lu}\p{Ll}+)?$`;

/** Whether what stands between or behind commas reads as a town, and as no field of work or study. */
export function isTownByShape(text: string): boolean {
  return TOWN.test(text) && !text.split(/[\s/-]/u).some((word) => FIELD.test(key(word)));
}

/** "Hauptstr. 4, Ebersbach", "Am Anger 7a, Ebersbach": with its house a street tells the town behind it. */
const BEHIND_STREET = iu`^(?:[^,\d]{2,30}(?:stra(?:ß|ss)e|str\.|weg|gasse|allee|platz|ring|damm|ufer|steig|graben|zeile|pfad|chaussee|promenade)|(?:am|an der|an den|auf de[mr]|im|in der|zum|zur|unter den|hinter de[mr])\s[^,\d]{2,30})\s?\d{1,4}\s?[a-z]?(?:[/-]\d{1,4}[a-z]?){0,3},\s(?=\p{L}[^,\d]+$)`;
/** "Witten an der Ruhr", "Ebersbach a. d. Fils". */
const ON_RIVER = u`^\p{Lu}\p{Ll}{2,}(?:\s|-)(?:an der|am|a\.\s?d\.|a\.|ob der|im)\s(?:Rhein|Main|Donau|Ruhr|Neckar|Fils|Saale|Elbe|Oder|Weser|Inn|Mur|Lech|Isar|Aller|Leine|Lahn|Mosel|Saar|Nahe|Enz|Brenz|Spree|Havel|Unstrut|Fulda|Werra|Ems|Lippe|Sieg|Wupper|Aisch|Ilm|Tauber|Jagst|Kocher|Laaber|Orla|Ybbs|Leitha|Traun|Enns|Krems|Drau|Thaya|March|Harz|Taunus|Odenwald|Allgäu|See|Ammersee|Chiemsee|Bodensee)$`;

/** The town of an address in German that no list knows; null for any other text. */
export function germanTown(text: string): TownTold | null {
  const street = BEHIND_STREET.exec(text)?.[0] ?? '';
  const town = text.slice(street.length);
  if (street !== '') return isTownByShape(town) ? { text: town, sure: true } : null;
  return ON_RIVER.test(text) ? { text, sure: false } : null;
}
