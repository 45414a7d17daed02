/** Post and employer out of the words that tell them in a sentence. */
import { iu, u } from '../../../resume/patterns.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { AS, TELLING } from './telling-verbs.ts';

/** "Currently working as Senior Engineer at Acme": the post follows. */
const WORKING =
  /^[\s,]*(?:(?:i am |i )?(?:currently |presently |now )?(?:working|worked|employed|engaged|serving|served|appointed) as (?:an? |the )?|(?:realicé|hice|efectué) (?:un|una|mis|mi) |(?:derzeit )?(?:tätig|angestellt|beschäftigt|(?:selbst(?:st)?ändige |freiberufliche |nebenberufliche )?(?:tätigkeit|anstellung|beschäftigung|arbeit|mitarbeit|einsatz)) als (?:(?:eine?|der|die) )?|(?:employée?|embauchée?|engagée?) (?:comme|en tant que) |(?:j['’]ai )?(?:effectué|réalisé|accompli) (?:un|une|mon|ma) |(?:ho lavorato |lavoro |impiegat[oa] |assunt[oa] )?(?:come|in qualità di|con (?:la )?(?:mansione|qualifica|funzione) di) |(?:in der funktion )?als )(?=\S)/iu;

/** "Bei Acme GmbH als Fahrerin", "presso il Bar Centrale come barista", "dipendente di Acme S.r.l. in qualità di …": the employer before the post, without a verb. */
const AT_FIRST = iu`^[\s,:]*(?:(?:beschäftigt|angestellt|tätig|anstellung|tätigkeit|praktikum|aushilfe|aushilfstätigkeit|nebenjob|minijob|ferienjob) )?(?:bei|beim|in|im|an) (?:de[rm] )?(\p{Lu}.{2,60}?) als (?=\p{Lu})|^[\s,:]*(?:(?:sono stat[oa] )?assunt[oa] |(?:ho )?lavor(?:ato|o) |in servizio |(?:lavoratore )?dipendente |impiegat[oa] )?(?:presso|d[ai]|dalla|della|dell['’]|in|per) ?(?:(?:il|la|lo) |l['’])?(?:(?:ditta|società|azienda) )?(\p{Lu}.{2,60}?),? (?:come|in qualità di|con (?:la )?(?:qualifica|mansione|funzione|il ruolo) di) (?=\p{L})`;
const NOUN = /(?:Ditta|Società|Azienda) $/u;
/** Any of its words for as what: cheaper to look for. */
const WITHOUT_VERB = /\s(?:als|come|in qualità|con)\s/iu;

/** "(am Lehrstuhl für Statik)" below a post: whom it was for. */
const IN_BRACKETS = u`^\s*\((?:am|an der|beim?|bei der|im|in der|presso|chez) (\p{Lu}[^()]{3,80})\)\s*$`;

/** What stands before a full stop that ends the sentence. */
const STOP = /(?<=[a-zà-ÿ]{3})\.\s*$/u;

const LONGEST_NAME = 60;
const OPENING = /^[\s,]*(?:(?:actualmente|atualmente) )?/iu;

/** "Trabalhei na Lavandaria Branca como engomadeira", "estuve trabajando como secretaria en …": the employer and the post, or what follows the verb; null where none of the language opens the text. */
function behindVerb(text: string, { language }: Lexicon): string | null {
  const telling = TELLING[language];
  const own = text.replace(OPENING, '');
  const what = telling?.as.exec(own);
  if (what) return own.slice(what[0].length);
  const whose = telling?.at.exec(own);
  const rest = whose ? own.slice(whose[0].length) : '';
  const joint = whose ? (telling?.post ?? AS).exec(rest) : null;
  return joint && joint.index > 2 && joint.index <= LONGEST_NAME ? `${rest.slice(0, joint.index)} | ${rest.slice(joint.index + joint[0].length)}` : null; // prettier-ignore
}

/** "Post" or "Employer | post" in place of such a sentence, its dates cut out; the text itself where it is none. */
export function withoutTelling(text: string, lexicon: Lexicon): string {
  const inside = text.endsWith(')') ? IN_BRACKETS.exec(text)?.[1] : undefined;
  if (inside !== undefined) return inside;
  const [whole = '', atGerman, atItalian] = WITHOUT_VERB.test(text) ? (AT_FIRST.exec(text) ?? []) : [];
  const name = atGerman ?? atItalian;
  // "Azienda Ospedaliera": with a capital the noun is of the name.
  const noun = name === undefined ? '' : (NOUN.exec(whole.slice(0, whole.indexOf(name)))?.[0] ?? '');
  if (name !== undefined && u`^\p{Lu}`.test(name))
    return `${noun}${name} | ${text.slice(whole.length).replace(STOP, '')}`;
  const told = behindVerb(text, lexicon) ?? text.replace(WORKING, '');
  return told === text ? text : told.replace(STOP, '');
}
