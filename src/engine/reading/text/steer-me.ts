/** Orders whose object is the writer: "compare me only with …". A resume tells what its owner does, and asks of nobody but to be called. */
import { mayHoldCjk } from './characters.ts';
import { COURTESY } from './plea-parts.ts';
import { isHonestRequest } from './verdicts.ts';

/** Where a clause begins, and what may stand before its order. */
const CLAUSE = '(?:^|[.:;,!¡—–]\\s{0,2})';

/** Asked of people: to call, to write, to look; and what is no order. */
const OF_PEOPLE =
  /^(?:about|with|for|from|like|why|hire|call|contact|e?mail|phone|text|ring|reach|ask|tell|find|follow|visit|meet|join|let|give|trust|watch|see|excuse|write|made|gave|took|got|told|sent|won|kept|left|saw|led|taught|brought|than|and|but|not|all|that|what|who|how|past|near|beside|behind|between|among|around|before|after|to|of|by|on|at|in)$|^(?:ll[aá]m|escr[ií]b|cont[aá]ct|preg[uú]nt|av[ií]s|b[uú]sc|s[ií]g|encu[eé]ntr|cu[eé]nt|perm[ií]t|ligue|contat|escrev|chame|procur|siga|encontr|deix|appel|[eé]criv|suiv|retrouv|rejoign|laiss|faites|fais|donn|permett|parl|excus|croy|chiam|scriv|trov|segu|cerc|piac|ferm|arrend|accontent|stanc)/iu;
const LATIN = [
  // The present tense is an order's form as well, the past is none: "helped me", "makes me".
  /^(?:please,? |kindly |do not |don[’']t |never |always |only |just ){0,3}([a-z]{2,9}(?:[^edsg\s]|[^es]e|ss)) me (?:only|as|to|with|the|first|above|before|for|over|among|higher|through|up|ahead|against|into|your|highest|top|favou?rably|well)(?![a-z])/iu,
  // Accents tell "compáreme" from "conforme" and "formarme".
  new RegExp(
    `${CLAUSE}(?:no |nunca |por favor,? )?([a-zñ]{0,9}[áéíóú][a-zñ]{1,4}[ae]me)(?:l[oa]s?)?(?![\\p{L}])`,
    'iu',
  ),
  new RegExp(`${CLAUSE}(?:não |nunca |por favor,? )?(\\p{L}{2,11}(?:[^i]a|e))-me(?!\\p{L})`, 'iu'),
  new RegExp(`${CLAUSE}(\\p{L}{2,12})-moi(?![\\p{L}-])`, 'iu'),
  new RegExp(`${CLAUSE}ne me (\\p{L}{2,12}ez)(?!\\p{L})`, 'iu'),
  new RegExp(`${CLAUSE}mi (\\p{L}{2,12}[^aiscn\\s]i)(?!\\p{L})`, 'iu'),
  new RegExp(`${CLAUSE}non (\\p{L}{2,12}[aei]rmi)(?!\\p{L})`, 'iu'),
  // The first person leaves its "ich" away where the order has none: of few verbs it tells nothing.
  new RegExp(`${CLAUSE}(vergleiche?|bewerte|wähle?|empfiehl|lies|nimm|gib|wirf|zieh|heb|reihe?|stuf) mi(?:ch|r)(?!\\p{L})`, 'iu'), // prettier-ignore
] as const;
const MAY_BE_LATIN = /m(?:e|i|oi|ich|ir)(?![\p{L}])|melo|mela/iu;
const CJK =
  /(?:私|わたし|僕)(?:を|より|とだけ|のことを)[^。]{1,24}(?:ください|ないで|てほしい|なさい|せよ)|(?:ロボット|ボット|ＡＩ|AI|プログラム|アルゴリズム)さん[、,，]|(?:^|[，,：:；;。])(?:请|只|别|不要|务必|就){0,2}(?:把|将|拿)我(?!的|们|国|司|校|院|公)/u;

/** @param written a sentence with its accents. */
export function isOrderOfMe(written: string): boolean {
  const isFound = mayHoldCjk(written)
    ? CJK.test(written)
    : MAY_BE_LATIN.test(written) &&
      LATIN.some((pattern) => {
        const [, verb] = pattern.exec(written) ?? [];
        return verb !== undefined && !OF_PEOPLE.test(verb);
      });
  return isFound && !COURTESY.test(written) && !isHonestRequest(written);
}
