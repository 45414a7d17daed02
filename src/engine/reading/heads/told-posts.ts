/** Post and employer out of the words that tell them in a sentence. */
import { iu, u } from '../../../resume/patterns.ts';

/** "Currently working as Senior Engineer at Acme": the post follows. */
const WORKING =
  /^[\s,]*(?:(?:i am |i )?(?:currently |presently |now )?(?:working|worked|employed|engaged|serving|served|appointed) as (?:an? |the )?|(?:actualmente |estuve |he estado )?(?:trabajando|trabajé|laborando|laboré|desempeñándome|me desempeñé) como |(?:realicé|hice|efectué) (?:un|una|mis|mi) |(?:atualmente )?(?:trabalhando|trabalhei|atuando|atuei) como |(?:derzeit )?(?:tätig|angestellt|beschäftigt|(?:selbst(?:st)?ändige |freiberufliche |nebenberufliche )?(?:tätigkeit|anstellung|beschäftigung|arbeit|mitarbeit|einsatz)) als (?:(?:eine?|der|die) )?|(?:employée?|embauchée?|engagée?|j['’]ai travaillé|je travaille) (?:comme|en tant que) |(?:j['’]ai )?(?:effectué|réalisé|accompli) (?:un|une|mon|ma) |(?:ho lavorato |lavoro |impiegat[oa] |assunt[oa] )?(?:come|in qualità di|con (?:la )?(?:mansione|qualifica|funzione) di) |(?:in der funktion )?als |(?:trabajé|trabajo) (?:de|como) )(?=\S)/iu;

/** "Trabalhei na Lavandaria Branca como engomadeira", "estuve trabajando para la empresa Acme como …": the employer before the post. */
const WORKED_AT =
  /^[\s,]*(?:(?:estuve |he estado |estoy )?(?:trabajando|trabajé|trabajo|laborando|laboré|desempeñándome|me desempeñé) (?:para|en|con) (?:(?:el|la|los|las|una?) )?(?:(?:empresa|firma|compañía) )?|(?:tengo|tuve|ocupo|ocupé) un (?:cargo|puesto) en (?:(?:el|la) )?|(?:estive |estou )?(?:trabalhando|trabalhei|trabalho|atuando|atuei) (?:n[ao]s? |em |para (?:[ao] )?)(?:empresa )?|(?:ho lavorato|lavoro) (?:(?:presso|per) (?:la |il |l['’])?|alla |al )(?:(?:ditta|società|azienda) )?|(?:j['’]ai travaillé|je travaille) (?:chez |à la |au |pour (?:la |le |l['’])?)(?:(?:société|entreprise) )?)(.{3,60}?),? (?:como|come|comme|en tant que|en qualité de) (?=\p{Ll})/iu;

/** "Bei Acme GmbH als Fahrerin", "presso il Bar Centrale come barista", "dipendente di Acme S.r.l. in qualità di …": the employer before the post, without a verb. */
const AT_FIRST = iu`^[\s,:]*(?:(?:beschäftigt|angestellt|tätig|anstellung|tätigkeit|praktikum|aushilfe|aushilfstätigkeit|nebenjob|minijob|ferienjob) )?(?:bei|beim|in|im|an) (?:de[rm] )?(\p{Lu}.{2,60}?) als (?=\p{Lu})|^[\s,:]*(?:(?:sono stat[oa] )?assunt[oa] |(?:ho )?lavor(?:ato|o) |in servizio |(?:lavoratore )?dipendente |impiegat[oa] )?(?:presso|d[ai]|dalla|della|dell['’]|in|per) ?(?:(?:il|la|lo) |l['’])?(?:(?:ditta|società|azienda) )?(\p{Lu}.{2,60}?),? (?:come|in qualità di|con (?:la )?(?:qualifica|mansione|funzione|il ruolo) di) (?=\p{L})`;
/** Any of its words for as what: cheaper to look for. */
const AS = /\s(?:als|come|in qualità|con)\s/iu;

/** "(am Lehrstuhl für Statik)" below a post: whom it was for. */
const IN_BRACKETS = u`^\s*\((?:am|an der|beim?|bei der|im|in der|presso|chez) (\p{Lu}[^()]{3,80})\)\s*$`;

/** What stands before a full stop that ends the sentence. */
const STOP = /(?<=[a-zà-ÿ]{3})\.\s*$/u;

/** "Post" or "Employer | post" in place of such a sentence, its dates cut out; the text itself where it is none. */
export function withoutTelling(text: string): string {
  const inside = text.endsWith(')') ? IN_BRACKETS.exec(text)?.[1] : undefined;
  if (inside !== undefined) return inside;
  const [whole = '', atGerman, atItalian] = AS.test(text) ? (AT_FIRST.exec(text) ?? []) : [];
  const name = atGerman ?? atItalian;
  if (name !== undefined && u`^\p{Lu}`.test(name)) return `${name} | ${text.slice(whole.length).replace(STOP, '')}`;
  const told = text.replace(WORKED_AT, '$1 | ').replace(WORKING, '');
  return told === text ? text : told.replace(STOP, '');
}
