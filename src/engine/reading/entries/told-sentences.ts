/** Sentences that tell a job: "En 2015 ingresé a la fábrica Ortiz como tornero, donde …", "Between 2015 and 2018 I was employed by Acme as a turner". */
import { gu, iu, u } from '../../../resume/patterns.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { matchesOf } from '../text/matches.ts';
import { rangesIn, type FoundRange } from '../dates/dates.ts';
import { withEndsTogether } from '../dates/ends-apart.ts';
import { IN_TOWN } from '../heads/leading-words.ts';
import { namesPost } from '../heads/headers.ts';
import { AS, TELLING, type Telling } from '../heads/telling-verbs.ts';

/** What opens such a sentence before its date, and what may stand between the date and the verb. */
const WHEN =
  /^(?:(?:a|à|en|em|no|na|nel|nell['’]|dal|da|de|do|del|desde|depuis|durante|durant|entre|tra|dans|au|aux|el|o|il|le|la|l['’]|los|os|les|año|ano|anno|année|años|anos|anni|período|periodo|mes|mês|mese|mois|principios|comienzos|inicios|mediados|finales|fines|início|começo|meados|final|finais|fim|inizio|fine|metà|début|fin|hasta|até|fino|jusque|actualmente|atualmente|attualmente|actuellement|hoy|hoje|oggi|y|e|et|partir|luego|después|depois|poi|ensuite|también|também|anche|aussi|in|between|from|since|until|to|and|during|then|later|now|currently|afterwards|presently|previously|formerly|initially|present|prima|ancora|precedentemente|precedenza|antes|anteriormente|previamente|disso|isso|ello|eso|ciò|cela|ça|avant|auparavant|before|that|vorher|davor|im|von|vom|seit|ab|bis|zum|zwischen|den|dem|der|jahr|jahre|jahren|zeit|danach|anschließend|dann|später|zuvor|derzeit|aktuell|heute|nach|i|yo|eu|io|je|que|se|me|con|com|of)(?=[\s,'’]|$)[\s,]*)+/iu;

/** "Entré en la fábrica Ortiz de tornero" */
const OF = u`\sde\s(?=\p{Ll})(?!l[ao]s?\s|el\s)`;
const IN = gu`\s(?:(?:en|na|no|nas|nos|em|para|con|com|presso|alla|al|allo|nella|nel|nello|per|pour|chez|à|aux?|dans)\s|(?:all|nell)['’])(?:(?:(?:el|la|los|las|una?|um|uma|le|il|lo|gli|i|a|o)\s|l['’]\s?))?(?:(?:empresa|firma|compañía|companhia|ditta|società|azienda|impresa|société|entreprise)\s)?`;
/** What is said of how and for how long, beside the verb. */
const BESIDE = gu`\s(?:inoltre|anche|attualmente|tuttora|ancora|además|también|actualmente|todavía|também|ainda|atualmente|além disso|également|aussi|actuellement|toujours|en outre|par ailleurs|ensuite|alors|depois|luego|después|poi|successivamente)(?=\s)`;
/** "Après mon bac, …", "Depois do curso, …" */
const AFTER = iu`^(?:après|avant|depois d|antes d|dopo|prima d|después de|antes de|tras|terminad[oa]|conclu[ií]d[oa]|finalizad[oa])[^\d,]{2,40},\s`;
/** "j'ai travaillé deux ans comme …" */
const LASTED = u`\s(?:pendant\s|durante\s|por\s|per\s)?(?:\d{1,2}|une?|um|uma?|deux|trois|quatre|cinq|six|dix|dois|duas|três|quatro|cinco|seis|dos|tres|cuatro|due|tre|quattro|cinque|sei)\s(?:ans?|mois|anos?|mês|meses|años?|anni?|mes[ei])(?=\s)`;
const ASIDE = /,\s(?=(?:con|com|avec|mit|with)\s)/u;
/** How a name opens. */
const NAMED = u`^["“«]?[\p{Lu}\d]`;
/** "libero professionista, con studio proprio a Lecce (Studio Leucci)" */
const IN_BRACKETS = u`\((\p{Lu}[^()]{3,60})\)`;
/** Where a name, or a post, ends in a sentence. */
const END = u`(?:[,;:]|(?<=\p{Ll}{2})(?<!(?:^|[^\p{L}])(?:[Dd]ott|[Pp]rof|[Gg]eom|[Ii]ng|[Aa]rch|[Aa]vv|[Rr]ag|Dr|Dra|Lic|Sr|Sra|Eng|Coop|Soc|Fond|St|Pvt|Ltd|Inc|Corp|Bros|Mfg|Engg|Govt|Asst|Exec|Engr))\.)\s.*$|\s\(.*$|[,;(]$|\s(?:donde|onde|dove|où|en l[ao]s? cual(?:es)?|hasta|até|desde|realizando|desarrollando|desempeñando|cumpliendo|atendiendo|atendendo|exercendo|executando|fazendo|haciendo|encargándome|ocupándome|siendo|sendo|con funciones|durante|where|until|doing|and was|and am|and left|and stayed|and I|before|after|looking|dealing|providing|helping|tätig|gearbeitet|beschäftigt|angestellt|eingesetzt|unterwegs|absolviert|wo|bevor|nachdem|bis)(?=[\s.,]|$).*$`;
const SOMEWHERE =
  /^(?:un|una|uno|um|uma|mi|mis|meu|minha|varios|varias|vários|várias|distint[oa]s|diferentes|diversos|diversas)\s/iu;
const POST = u`^\p{L}[\p{L}\s/&’'.()–-]{2,70}$`;
const LONGEST = 420;
/** Characters before a date that opens its sentence. */
const OPENING = 16;
/** Of an employer's name before what one was there. */
const LONGEST_NAME = 80;
/** Left of a date within the sentence. */
const SINCE =
  /(?<=\S)\s(?:desde|entre|en|em|de|do|da|dal|durante|depuis|dans|a partir de|a partir do|from|between|in|since|during|for|von|vom|seit|ab|im|zwischen)(?:\s(?:el|o|il|l[ae]s?|los|año|ano|anno))*\s*$/iu;

export interface ToldJob {
  readonly post: string;
  readonly employer: string | null;
  readonly range: FoundRange;
}

const tidy = (text: string): string =>
  text
    .replace(/[\s,]+\.$/u, '')
    .replace(END, '')
    .replace(gu`^[\s,:"“«]+|(?<=\p{L}{2})(?<!\s(?:Ltd|Inc|Corp))\.$|[\s,:;"”»-]+$`, '');

/** Where post and employer part: before a name, or before whatever else stands there. */
function jointIn(text: string, pattern: RegExp): RegExpExecArray | null {
  if (!pattern.global) return pattern.exec(text);
  const found = matchesOf(pattern, text);
  return found.find((joint) => NAMED.test(text.slice(joint.index + joint[0].length))) ?? found[0] ?? null;
}

/** `led`: a date opened the sentence. */
function postAndEmployer(text: string, led: boolean, { at, as, learned, post, employer }: Telling): readonly [string, string] | null {
  const training = learned.exec(text);
  const where = text.slice(training?.[0].length ?? 0);
  // "Estágio em farmácia" is a post; without a verb only "2003 a 2005 estágio na Acme" is a sentence.
  const verbless = training !== null && training[0].startsWith(training[1] ?? '');
  if (training && (!verbless || (led && NAMED.test(where)))) {
    // "praticantato presso lo Studio Conti, come praticante geometra: …"
    const behind = AS.exec(where);
    const held = behind && behind.index <= LONGEST_NAME ? tidy(where.slice(behind.index + behind[0].length)) : '';
    return [POST.test(held) ? held : (training[1] ?? ''), tidy(behind ? where.slice(0, behind.index) : where)];
  }
  const what = as.exec(text);
  if (what) {
    const rest = text.slice(what[0].length);
    // "…, con studio proprio a Lecce (Studio Leucci): …" names no other house.
    const said = rest.split(ASIDE, 1)[0] ?? rest;
    const joint = jointIn(said, employer ?? IN);
    const told = joint ? tidy(rest.slice(joint.index + joint[0].length)) : '';
    const inside = said.length < rest.length ? IN_BRACKETS.exec(rest.slice(said.length))?.[1] : undefined;
    return [tidy(rest.slice(0, joint?.index ?? said.length)), NAMED.test(told) ? told : (inside ?? told)];
  }
  const whose = at.exec(text);
  const rest = whose ? text.slice(whose[0].length) : '';
  const joint = post ? post.exec(rest) : (AS.exec(rest) ?? OF.exec(rest));
  return joint ? [tidy(rest.slice(joint.index + joint[0].length)), tidy(rest.slice(0, joint.index))] : null;
} // prettier-ignore

/** "magliaia presso Maglificio Torre": without a verb a post and a name, parted by a word of where. */
function postAtName(text: string, lexicon: Lexicon, { employer }: Telling): readonly [string, string] | null {
  const joint = jointIn(text, employer ?? IN);
  if (!joint || joint.index > LONGEST_POST) return null;
  const [post, name] = [text.slice(0, joint.index), tidy(text.slice(joint.index + joint[0].length))];
  return namesPost(post, lexicon) && NAMED.test(name) ? [tidy(post), name] : null;
}

const LONGEST_POST = 60;

/**
 * The job that a sentence tells with a date, whichever way its words are ordered; null where it tells something else. `verbless`: other
 * sentences of the section have told theirs with a verb, this one may leave it out.
 */
export function toldJob(told: string, lexicon: Lexicon, verbless = false): ToldJob | null {
  const telling = TELLING[lexicon.language];
  if (!telling || told.length > LONGEST) return null;
  const sentence = withEndsTogether(told, lexicon);
  const ranges = rangesIn(sentence, lexicon);
  const range = ranges.find(({ isRange }) => isRange) ?? ranges[0];
  if (!range) return null;
  const undated = `${sentence.slice(0, range.index).replace(SINCE, ' ')} ${sentence.slice(range.index + range.length)}`;
  // "Attualmente (da novembre 2021) lavoro come …"
  const own = undated.replace(/\(\s*\)/u, ' ').replace(/\s+/gu, ' ').replace(AFTER, '').replace(/^[\s,]+/u, '').replace(BESIDE, '').replace(LASTED, '').replace(WHEN, ''); // prettier-ignore
  const opening = sentence.slice(0, range.index).replace(u`[\s,]*$`, ' ').replace(WHEN, '').trim() === ''; // prettier-ignore
  const job =
    postAndEmployer(own, range.index < OPENING, telling) ??
    (verbless && opening ? postAtName(own, lexicon, telling) : null);
  if (!job) return null;
  const [post, employer] = job;
  if (!POST.test(post)) return null;
  const named = employer !== '' && !SOMEWHERE.test(employer) && u`^(?:\p{Ll}+\s)?["“«]?[\p{Lu}\d]`.test(employer);
  const firm = lexicon.language === 'de' ? employer.replace(IN_TOWN, '') : employer;
  return { post, employer: named ? firm : null, range };
}
