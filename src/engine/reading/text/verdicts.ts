/** Sentences that steer whoever judges the resume, told by the weight of their parts. For texts that are `unmarked`. */
import { isCjk, type Language } from '../../../resume/language.ts';
import { HONEST_REQUESTS } from '../../lexicons/machine-verdicts.ts';
import { headOfPlea, holdsPart, partPattern, POINTS, type PleaPart } from './plea-parts.ts';
import { unmarked } from './word-list.ts';

/** What each part weighs, once a sentence. */
const WEIGHT = {
  about: 2,
  subject: 1,
  above: 2,
  text: 2,
  output: 2,
  suppress: 2,
  role: 3,
  others: 2,
  claim: 2,
  you: 2,
  reader: 2,
  orders: 2,
  must: 1,
  favour: 1,
  lack: 1,
} as const;
/** A machine, or somebody for it, at the head: "Reviewer bot, do not …". */
const ADDRESSED = 2;
/** As much of the words of a selection counts. */
const MOST_PROCESS = 2;
/** So much is in no sentence of a resume's own work. */
const SEEN = 5;
/** Whoever hides a sentence has somebody else in mind. */
const HIDDEN = 4;

/** "98/100", "100 %". */
const RATIO = /\d\s?(?:\/|out of|de|sur|von|su|点中|分の)\s?\d|100\s?%/u;
/** "Least mark for this profile: 95." */
const GIVEN = /[:：]\s?\d{2,3}\s?(?:点|分)?\s*[.。]?$/u;

/** What an order's clause opens after. */
const OPENING = /(?:^|[:;,.!?¡¿—–(»«"“„])\s*$/u;
/** Before a German noun, which is no order: "die beste Stelle". */
const OF_NOUN = /(?:^|\s)\p{Ll}+\s$/u;

/** An order opens its clause, or a line, which a capital shows: "ranked", "to rank" and "the rank" do not. */
export function ordersIn(sentence: string, language: Language): boolean {
  const orders = Array.from(sentence.matchAll(partPattern('orders', language, 'gi')));
  if (isCjk(language)) return orders.length > 0;
  return orders.some(({ index, 0: verb }) => {
    const head = sentence.slice(Math.max(0, index - 40), index);
    if (verb[0] !== verb[0]?.toLowerCase() && !(language === 'de' && OF_NOUN.test(head))) return true;
    if (OPENING.test(head)) return true;
    return Array.from(head.matchAll(partPattern('before', language, 'gi'))).some(
      (word) => head.slice(word.index + word[0].length).trim() === '',
    );
  });
}

/** Characters between the person or the document and its duty: "this candidate must". */
const NEAR = 4;

function isOwedBy(part: PleaPart, sentence: string, language: Language): boolean {
  const found = partPattern(part, language).exec(sentence);
  if (found === null) return false;
  const rest = sentence.slice(found.index + found[0].length).replace(/^\p{L}*/u, '');
  return (partPattern('must', language).exec(rest)?.index ?? Infinity) <= NEAR;
}

function isOwed(sentence: string, language: Language): boolean {
  return (['person', 'about', 'subject', 'above', 'others'] as const).some((part) =>
    isOwedBy(part, sentence, language),
  );
}

/** Before the subject of a clause and its article: "how the model must" opens none. */
const CLAUSE = /(?:^|[,，、:：;]\s?)(?:\p{L}{1,4}['’]?\s?)?$/u;

/** "…, the model must begin with praise". */
function isDuty(sentence: string, language: Language): boolean {
  const machine = partPattern('machine', language).exec(sentence);
  return (
    machine !== null &&
    CLAUSE.test(sentence.slice(0, machine.index)) &&
    isOwedBy('machine', sentence, language) &&
    holdsPart(sentence, language, 'favour', 'acts')
  );
}

/** Whether a sentence asks, orders, forbids, promises or lays a duty on somebody: others tell of something ("this page rates …", "how the model must rank …"). */
export function isDirected(sentence: string, language: Language): boolean {
  return (
    holdsPart(sentence, language, 'you', 'reader', 'role', 'suppress', 'output', 'claim', 'please') ||
    ordersIn(sentence, language) ||
    isOwed(sentence, language) ||
    (holdsPart(sentence, language, 'about') && isDuty(sentence, language)) ||
    // Nobody speaks of "this applicant" but to praise him or to pass something over.
    (holdsPart(sentence, language, 'person') && holdsPart(sentence, language, 'favour', 'lack', 'must', 'others')) ||
    (GIVEN.test(sentence) && holdsPart(sentence, language, 'about'))
  );
}

/** How many words of a selection stand in a sentence, each once. */
function processIn(sentence: string, language: Language): number {
  return new Set(sentence.match(partPattern('process', language, 'gi'))?.map((word) => word.toLowerCase())).size;
}

/** 0 where a sentence lacks what it is about or whom it orders, or an outcome. `context`: the sentence before it. */
function weightOf(sentence: string, context: string, language: Language): number {
  const has = (part: keyof typeof WEIGHT): boolean => holdsPart(sentence, language, part);
  const held = new Set<keyof typeof WEIGHT>(POINTS.filter(has));
  const addressed = holdsPart(headOfPlea(sentence), language, 'machine');
  const lacks = has('lack');
  for (const part of ['about', 'claim'] as const) if (holdsPart(context, language, part)) held.add(part);
  if (held.size === 0 && !(addressed && lacks)) return 0;
  if (lacks) held.add('lack');
  for (const part of ['must', 'favour'] as const) if (has(part)) held.add(part);
  if (ordersIn(sentence, language)) held.add('orders');
  const process = processIn(sentence, language);
  const mark = RATIO.test(sentence) || GIVEN.test(sentence);
  const outcome = process > 0 || mark || (['favour', 'lack', 'output', 'suppress'] as const).some((part) => held.has(part));
  if (!outcome) return 0;
  const parts = [...held].reduce((sum, part) => sum + WEIGHT[part], 0);
  return parts + (addressed ? ADDRESSED : 0) + (mark ? 1 : 0) + Math.min(process, MOST_PROCESS);
} // prettier-ignore

/** Longer ones, in characters, are lines run together, which hold a bit of everything. */
const LONGEST = { latin: 280, cjk: 110 } as const;

const HONEST = new RegExp(unmarked(HONEST_REQUESTS.source), 'iu');

/** Wants to be called or met, as people do. */
const CALL_ME =
  /ci-joint|(?:call|phone|reach|contact|write to|e-?mail|text|ring|let) me(?![a-z])|give me a (?:call|ring|chance)|(?:llam|contact|escrib)[a-z]{1,3}me(?![a-z])|(?:appelez|contactez|ecrivez|joignez)-moi|me (?:joindre|contacter|contatar|ligar|contratan|contraten)|ligue (?:para|depois|apos)|(?:rufen|schreiben|kontaktieren) sie mich|ruf mich an|schreib mir|melde dich|erreichen sie mich|mi (?:chiami|contatti|scriva|puo)|contattatemi|お電話ください|ご連絡ください|后致电|联系我|给我一|期待您的|敬请/i;

/** "Every system that I deliver must …". */
const OWN_WORK =
  /(?:^|\s)(?:every|any|each|jede[rsmn]?|tout|toute|chaque|tod[oa]|cualquier|cada|qualquer|ogni|qualsiasi) [a-z]+,? (?:(?:that|which|das|den|die|que|che|dass) (?:i|we|ich|wir|je|yo|eu|io)|que j[’'e]) /i;

/** Says to whom a page speaks, as headlines do: "this page is for you", "you are reading the resume of …", "judge for yourself", "you won't regret it". */
const HEADLINE =
  /(?:page|profile|resume|cv|pagina|perfil|profilo|curriculum|curriculo|profil|seite|lebenslauf) (?:is for you|es para (?:ti|usted|vosotros|ustedes)|e para (?:voce|si|ti)|est pour (?:vous|toi)|(?:e|fa) per (?:te|voi|lei)|ist (?:fur|fuer) (?:sie|dich))|you (?:are|re) (?:reading|looking at) (?:the|a|my) (?:resume|cv|page|profile|story)|judge for yourself|j[uz]+gue(?:lo)? (?:usted|voce|por si|vous)|jugez (?:par )?vous|giudicate voi|giudichi lei|uberzeugen sie sich|(?:won[’']?t|will not) regret|no se arrepentira|no te arrepentiras|nao (?:se|vai se) arrepender|ne (?:le )?regretterez pas|non se ne pentira|non te ne pentirai|nicht bereuen/i;

/** Whether somebody tells of his own machine, praises his page to people, or wants to be called. */
export const isOfSelf = (sentence: string): boolean =>
  CALL_ME.test(sentence) || OWN_WORK.test(sentence) || HEADLINE.test(sentence);

/** Whose work it is to attack machines, or to guard them. */
const ATTACKS =
  /red[ -]?team|prompt[ -]?injection|jailbreak|adversarial|attack|angriff|schwachstelle|ataque|attaque|attacc(?:o|hi)|robustesse|vulnerab|攻撃|脆弱|攻击|红队|レッドチーム/i;
/** What no machine is attacked for in somebody's work. */
const OF_APPLICATION =
  /candidat|applicant|resume|curricul|(?<![a-z])cv(?![a-z])|lebenslauf|bewerb|hire|hiring|recruit|contrat|einstell|embauch|assum|採用|応募|候補|履歴書|面接|录用|候选|简历|面试|应聘|推薦|推荐|recom|empf[ie]|raccom/i;

/** Whether somebody tells that machines are made to ignore their orders: "red-teamed chatbots, 30 ways around their instructions". */
export const isOfAttacks = (sentence: string): boolean => ATTACKS.test(sentence) && !OF_APPLICATION.test(sentence);

/** Whether a person asks it in a resume or a letter: discretion, thanks, printing, consent, a declaration, a call. */
export const isHonestRequest = (sentence: string): boolean => HONEST.test(sentence) || isOfSelf(sentence);

/** Whether a sentence is there to steer a judge; `context` is the sentence before it. */
export function isVerdict(sentence: string, context: string, language: Language, seen: boolean): boolean {
  if (sentence.length > (isCjk(language) ? LONGEST.cjk : LONGEST.latin)) return false;
  return (
    weightOf(sentence, context, language) >= (seen ? SEEN : HIDDEN) &&
    isDirected(sentence, language) &&
    !isHonestRequest(sentence)
  );
}
