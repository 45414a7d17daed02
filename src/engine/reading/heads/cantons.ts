/** Swiss towns as they are written in Switzerland, with the letters of their canton: "Olten SO", "Baden AG". */
import { patternOf, u } from '../../../resume/patterns.ts';
import { key } from '../text/fold.ts';

/** Without AG, which closes the names of firms as well. */
const CODES = 'ZH|BE|LU|UR|SZ|OW|NW|GL|ZG|FR|SO|BS|BL|SH|AR|AI|SG|GR|TG|TI|VD|VS|NE|GE|JU|FL';
const TOWN = patternOf(String.raw`^\p{Lu}[\p{L}.'’-]{2,24}(?:[ /](?:(?:am|an der|bei|b\.|im|ob|sur|di|St\.)\s)?\p{Lu}[\p{L}.'’-]{2,24}){0,2} \(?(?:${CODES})\)?$`, 'u'); // prettier-ignore
const AARGAU = u`^(\p{Lu}[\p{L}-]{2,20}) \(?AG\)?$`;
/** "ZH / AG", "ZH, SG, TG" */
const CANTONS = new RegExp(String.raw`^(?:${CODES}|AG)(?:\s?[/,+&]\s?(?:${CODES}|AG)){1,5}$`, 'u');

/** Source: the larger communes of Aargau. */
const OF_AARGAU = new Set(
  (
    'aarau aarburg baden bergdietikon berikon birr birmenstorf boswil boniswil bremgarten brugg buchs dottikon dottingen eiken ennetbaden fahrwangen fislisbach frick ' +
    'gebenstorf granichen hagglingen hausen hunzenschwil kaiseraugst killwangen klingnau koblenz kolliken kuttigen laufenburg lengnau lenzburg leuggern lupfig magden ' +
    'magenwil mellingen menziken merenschwand mohlin moriken muhen muri murgenthal nesselnbach neuenhof niederlenz niederrohrdorf nussbaumen oberentfelden oberrohrdorf ' +
    'obersiggenthal oftringen othmarsingen reinach rheinfelden rohr rothrist rudolfstetten rupperswil safenwil sarmenstorf schafisheim schinznach schoftland seengen seon ' +
    'siggenthal sins spreitenbach staufen stein strengelbach suhr turgi unterentfelden untersiggenthal villmergen villnachern wettingen widen wildegg windisch wohlen ' +
    'wurenlingen wurenlos zeihen zofingen zufikon zurzach'
  ).split(' '),
);

/** Whether a text is a town with the letters of its canton, or some of these letters. */
export function isInCanton(text: string): boolean {
  const own = text.trim();
  if (!/[A-Z]{2}\)?$/.test(own)) return false;
  if (TOWN.test(own) || CANTONS.test(own)) return true;
  return OF_AARGAU.has(key(AARGAU.exec(own)?.[1] ?? ''));
}
