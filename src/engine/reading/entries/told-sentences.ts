/** Sentences that tell a job: "En 2015 ingresé a la fábrica Ortiz como tornero, donde …", "Between 2015 and 2018 I was employed by Acme as a turner". */
import { gu, u } from '../../../resume/patterns.ts';
import type { Language } from '../../../resume/language.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { rangesIn, type FoundRange } from '../dates/dates.ts';

/** What opens such a sentence before its date, and what may stand between the date and the verb. */
const WHEN =
  /^(?:(?:a|à|en|em|no|na|nel|nell['’]|dal|da|de|do|del|desde|depuis|durante|durant|entre|tra|dans|au|aux|el|o|il|le|la|l['’]|los|os|les|año|ano|anno|année|años|anos|anni|período|periodo|mes|mês|mese|mois|principios|comienzos|inicios|mediados|finales|fines|início|começo|meados|final|finais|fim|inizio|fine|metà|début|fin|hasta|até|fino|jusque|actualmente|atualmente|attualmente|actuellement|hoy|hoje|oggi|y|e|et|partir|luego|después|depois|poi|ensuite|también|também|anche|aussi|in|between|from|since|until|to|and|during|then|later|now|currently|afterwards|i|yo|eu|io|je|que|se|me|con|com|of)(?=[\s,'’]|$)[\s,]*)+/iu;

/** The verb, and the words behind it that an employer, or a post, follows. */
interface Telling {
  readonly at: RegExp;
  readonly as: RegExp;
  readonly learned: RegExp;
  /** Before the post behind the employer, and before the employer behind the post; `AS` and `IN` otherwise. */
  readonly post?: RegExp;
  readonly employer?: RegExp;
}

const TELLING: Readonly<Partial<Record<Language, Telling>>> = {
  en: {
    at: /^(?:(?:was|am|have been|had been) (?:employed|engaged|hired|taken on|contracted) (?:by|at|with)|(?:(?:was|am|have been) working|worked|have worked|have been working|work|started|started work(?:ing)?|volunteered) (?:at|for|with|in)|joined)\s(?:the )?(?=\S)/iu,
    as: /^(?:(?:was|am|have been|had been) (?:employed|engaged|hired|taken on|contracted|working)|worked|have worked|have been working|work|served|started|started work(?:ing)?|volunteered) as (?:an? |the )?(?=\S)|^(?:held|took up|took|hold) (?:the|a) (?:post|position|role|job) (?:of|as) (?:an? |the )?(?=\S)|^(?:was|am|have been) (?:an? |the )(?=\p{L})/iu,
    learned:
      /^(?:completed|did|undertook|carried out) (?:an? |my |the )?((?:summer |student )?(?:internship|placement|apprenticeship|traineeship|work experience))\s(?:at|with|in)\s(?:the )?(?=\S)/iu,
    post: /,?\sas (?:an? |the )?(?=\p{L})|\sin the (?:role|position|post|capacity) of (?:an? )?/iu,
    employer: /,?\s(?:at|for|with|in|by) (?:the )?(?=["“']?[\p{Lu}\d])/u,
  },
  es: {
    at: /^(?:(?:estuve|he estado|estoy|estaba|comencé a|empecé a|entré a|pasé a)\s)?(?:trabaj(?:ando|ar|é|o|aba)|he trabajado|labor(?:ando|ar|é|o|aba)|desempeñándome|(?:me )?desempeñ[éo]|me incorporé|ingresé(?: a trabajar)?|entré|inicié(?: a trabajar)?|presté(?: mis)? servicios?|fui contratad[oa]|colaboré|(?:tengo|tuve|ocup[oé]|obtuve) un (?:cargo|puesto))\s(?:para|en|con|a|al|por|dentro de)?\s?(?:(?:el|la|los|las|una?)\s)?(?:(?:empresa|firma|compañía)\s)?(?=\S)/iu,
    as: /^(?:(?:estuve|he estado|estoy|estaba|comencé a|empecé a|entré a|pasé a)\s)?(?:trabaj(?:ando|ar|é|o|aba)|he trabajado|labor(?:ando|ar|é|o|aba)|desempeñándome|(?:me )?desempeñ[éo]|ejerc[íoi](?:endo)?|fui contratad[oa]|ingresé|entré|inicié|comencé|empecé|actué)\s(?:como|de|en (?:el cargo|el puesto|calidad) de)\s(?=\S)|^(?:desempeñ[éo]|ocup[éo]|tengo|tuve|ejercí)\s(?:el|un) (?:cargo|puesto|rol) de\s(?=\S)|^(?:soy|fui|he sido|era)\s(?!contratad|admitid)(?=\p{Ll})/iu,
    learned:
      /^(?:realicé|hice|efectué|cursé|completé)\s(?:(?:un|una|mis|mi|las|la|el)\s)?((?:pasantías?|prácticas?|internado|residencia|servicio social|pr[aá]cticum|estad[íi]as?|suplencias?|voluntariado)(?:\s(?:profesional(?:es)?|pre-?profesional(?:es)?|laboral(?:es)?|rural|clínic[oa]s?))?)\s(?:en|con|para)\s(?:(?:el|la|los|las)\s)?(?:(?:empresa|firma|compañía)\s)?(?=\S)/iu,
  },
  pt: {
    at: /^(?:(?:estive|estou|estava|comecei a|passei a|vim a)\s)?(?:trabalh(?:ando|ar|ei|o|ava)|atu(?:ando|ar|ei|o|ava)|ingressei|entrei|iniciei(?: (?:as )?minhas atividades)?|comecei|prestei serviços?|fui (?:contratad|admitid)[oa]|colaborei|tenho um cargo|tive um cargo)\s(?:n[ao]s?|em|para(?: [ao])?|pel[ao]|com|à|ao)\s(?:(?:uma?)\s)?(?:(?:empresa|firma|companhia)\s)?(?=\S)/iu,
    as: /^(?:(?:estive|estou|estava|comecei a|passei a)\s)?(?:trabalh(?:ando|ar|ei|o|ava)|atu(?:ando|ar|ei|o|ava)|exerc(?:i|endo|o)|fui (?:contratad|admitid)[oa]|ingressei|entrei|iniciei|comecei)\s(?:como|no cargo de|na função de)\s(?=\S)|^(?:exerci|ocupei|exerço|ocupo|desempenhei)\s(?:a função|o cargo|as funções) de\s(?=\S)|^(?:sou|fui|era)\s(?!contratad|admitid)(?=\p{Ll})/iu,
    learned:
      /^(?:realizei|fiz|efetuei|cumpri)\s(?:(?:um|o|meu|uma)\s)?((?:estágio|residência|voluntariado|serviço militar)(?:\s(?:curricular|profissional|supervisionado|obrigatório|clínico))?)\s(?:n[ao]s?|em|com)\s(?:(?:empresa|firma)\s)?(?=\S)/iu,
  },
  it: {
    at: /^(?:ho lavorato|lavoro|ho iniziato a lavorare|lavoravo|sono stat[oa] assunt[oa]|sono entrat[oa]|ho collaborato)\s(?:presso|per|con|da|in|alla|al|dalla|dal|nella|nel)\s?(?:(?:il|lo|la|gli|i|l['’]|una?)\s?)?(?:(?:ditta|società|azienda)\s)?(?=\S)/iu,
    as: /^(?:ho lavorato|lavoro|ho svolto (?:la mansione|il ruolo) di|sono stat[oa] assunt[oa]|lavoravo)\s(?:come|in qualità di|con la (?:mansione|qualifica) di)\s(?=\S)|^(?:sono stat[oa]|sono)\s(?!assunt|stat|entrat)(?=\p{Ll})/iu,
    learned:
      /^(?:ho svolto|ho fatto|ho effettuato)\s(?:(?:un|il|uno)\s)?((?:tirocinio|stage|apprendistato|praticantato)(?:\s(?:formativo|curriculare))?)\s(?:presso|in|alla|al|da|nella)\s?(?:(?:il|lo|la|l['’])\s?)?(?:(?:ditta|società|azienda)\s)?(?=\S)/iu,
  },
  fr: {
    at: /^(?:j['’]ai (?:travaillé|intégré|rejoint|été embauchée?|été recrutée?|commencé)|je travaille|je travaillais|je suis entrée?)\s(?:chez|à|au|aux|pour|dans|par)?\s?(?:(?:la|le|les|l['’])\s?)?(?:(?:société|entreprise|maison)\s)?(?=\S)/iu,
    as: /^(?:j['’]ai (?:travaillé|exercé|été embauchée?|été recrutée?)|je travaille|j['’]exerce)\s(?:comme|en tant que|en qualité de|le métier de)\s(?=\p{Ll})|^(?:j['’]ai été|je suis|j['’]étais)\s(?!embauch|recrut|entré)(?=\p{Ll})/iu,
    learned:
      /^j['’]ai (?:effectué|fait|réalisé|suivi)\s(?:(?:un|mon|une)\s)?((?:stage|apprentissage|alternance|service civique)(?:\s(?:de fin d['’]études|professionnel|d['’]observation))?)\s(?:chez|à|au|dans)\s(?:(?:la|le|l['’])\s?)?(?:(?:société|entreprise)\s)?(?=\S)/iu,
  },
};

const AS =
  /\s?,?\s(?:como|no cargo de|na função de|en el (?:cargo|puesto) de|come|in qualità di|comme|en tant que|en qualité de)\s/u;
/** "Entré en la fábrica Ortiz de tornero" */
const OF = /\sde\s(?=\p{Ll})(?!l[ao]s?\s|el\s)/u;
const IN = u`\s(?:en|na|no|nas|nos|em|para|con|com|presso|alla|al|chez|à|au|dans)\s(?:(?:el|la|los|las|una?|um|uma|le|il|lo|gli|i|l['’])\s?)?(?:(?:empresa|firma|compañía|companhia|ditta|società|azienda|société|entreprise)\s)?`;
/** Where a name, or a post, ends in a sentence. */
const END = u`(?:[,;]|(?<=\p{Ll}{2})\.)\s.*$|\s\(.*$|[,;(]$|\s(?:donde|onde|dove|où|en l[ao]s? cual(?:es)?|hasta|até|desde|realizando|desarrollando|desempeñando|cumpliendo|atendiendo|atendendo|exercendo|executando|fazendo|haciendo|encargándome|ocupándome|siendo|sendo|con funciones|durante|where|until|doing|and was|and am|and I|before|after|looking|dealing|providing|helping)(?=\s|$).*$`;
const SOMEWHERE =
  /^(?:un|una|uno|um|uma|mi|mis|meu|minha|varios|varias|vários|várias|distint[oa]s|diferentes|diversos|diversas)\s/iu;
const POST = u`^\p{L}[\p{L}\s/&’'.()-]{2,70}$`;
const LONGEST = 420;
/** Left of a date within the sentence. */
const SINCE =
  /(?<=\S)\s(?:desde|entre|en|em|de|do|da|dal|durante|depuis|dans|a partir de|a partir do|from|between|in|since|during|for)(?:\s(?:el|o|il|l[ae]s?|los|año|ano|anno))*\s*$/iu;

export interface ToldJob {
  readonly post: string;
  readonly employer: string | null;
  readonly range: FoundRange;
}

const tidy = (text: string): string =>
  text
    .replace(/[\s,]+\.$/u, '')
    .replace(END, '')
    .replace(gu`^[\s,:"“«]+|(?<=\p{Ll}{2})\.$|[\s,:;"”»-]+$`, '');

function postAndEmployer(text: string, { at, as, learned, post, employer }: Telling): readonly [string, string] | null {
  const training = learned.exec(text);
  if (training) return [training[1] ?? '', tidy(text.slice(training[0].length))];
  const what = as.exec(text);
  if (what) {
    const rest = text.slice(what[0].length);
    const joint = (employer ?? IN).exec(rest);
    return joint ? [tidy(rest.slice(0, joint.index)), tidy(rest.slice(joint.index + joint[0].length))] : [tidy(rest), ''];
  }
  const whose = at.exec(text);
  const rest = whose ? text.slice(whose[0].length) : '';
  const joint = post ? post.exec(rest) : (AS.exec(rest) ?? OF.exec(rest));
  return joint ? [tidy(rest.slice(joint.index + joint[0].length)), tidy(rest.slice(0, joint.index))] : null;
} // prettier-ignore

/** The job that a sentence tells with a date, whichever way its words are ordered; null where it tells something else. */
export function toldJob(sentence: string, lexicon: Lexicon): ToldJob | null {
  const telling = TELLING[lexicon.language];
  if (!telling || sentence.length > LONGEST) return null;
  const ranges = rangesIn(sentence, lexicon);
  const range = ranges.find(({ isRange }) => isRange) ?? ranges[0];
  if (!range) return null;
  const undated = `${sentence.slice(0, range.index).replace(SINCE, ' ')} ${sentence.slice(range.index + range.length)}`;
  const own = undated.replace(/\s+/gu, ' ').replace(/^[\s,]+/u, '').replace(WHEN, ''); // prettier-ignore
  const told = postAndEmployer(own, telling);
  if (!told) return null;
  const [post, employer] = told;
  if (!POST.test(post)) return null;
  const named = employer !== '' && !SOMEWHERE.test(employer) && u`^(?:\p{Ll}+\s)?["“«]?[\p{Lu}\d]`.test(employer);
  return { post, employer: named ? employer : null, range };
}
