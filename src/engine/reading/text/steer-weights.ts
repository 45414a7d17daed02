/**
 * Sentences that steer their reader, told by how many fields of meaning they bring together that a resume keeps apart. The weights were fitted
 * to steering sentences against all sentences of some three hundred resumes. For texts that are `unmarked`.
 */
import { isCjk, type Language } from '../../../resume/language.ts';
import { STEER_FIELDS, type SteerFields } from '../../lexicons/steer-fields.ts';
import { mayHoldCjk } from './characters.ts';
import { FieldWords, isWord, TOKEN, type Told } from './steer-words.ts';

type Field = keyof SteerFields;

/** Of each field, its different words in a sentence. */
type Held = Record<Field, Set<string>> & { readonly at: Record<Field, number[]> };

const FIELDS = Object.keys(STEER_FIELDS.en) as readonly Field[];

function nothingHeld(): Held {
  const sets = Object.fromEntries(FIELDS.map((field) => [field, new Set<string>()])) as Record<Field, Set<string>>;
  const at = Object.fromEntries(FIELDS.map((field) => [field, [] as number[]])) as Record<Field, number[]>;
  return { ...sets, at };
}

/** German writes "Auswahltool" in one. */
const COMPOUND =
  /[a-zß]{4}(?:tools?|systeme?s?|software|programme?s?|filters?|roboter|bots?|algorithmus|assistent|modelle?|maschine|ki)$/;

const FIELD_WORDS = new FieldWords(STEER_FIELDS);

function heldByLatin(told: Told): Map<Language, Held> {
  const held = new Map<Language, Held>();
  const hold = (language: Language, field: Field, at: number): void => {
    let own = held.get(language);
    if (!own) held.set(language, (own = nothingHeld()));
    own[field].add(told.tokens[at] ?? '');
    own.at[field].push(at);
  };
  for (const { language, field, at } of FIELD_WORDS.inLatin(told)) hold(language, field, at);
  told.tokens.forEach((token, at) => {
    if (COMPOUND.test(token)) hold('de', 'machine', at);
  });
  return held;
}

function heldByCjk(sentence: string, language: Language): Held {
  const held = nothingHeld();
  for (const { word, field, at } of FIELD_WORDS.inCjk(sentence, language)) {
    held[field].add(word);
    held.at[field].push(at);
  }
  return held;
}

/** A resume's own work on what judges and ranks. */
const WORK =
  /(?<![a-z])(?:thesis|these|memoire|tesis|tese|tesi|[a-z]*arbeit|dissertation|react|sap|excel|built|developed|created|trained|led|managed|reduced|implemented|designed|disene|desarrolle|cree|criei|desenvolvi|creato|sviluppato|developpe|concu|entwickelt|aufgebaut|eingefuhrt|lieferanten|proveedores|fournisseurs|fornecedores|fornitori|suppliers?|vendors?|sellers|patients?|alarm[a-z]*|users?|fila|coda|lista de espera|usuarios?|utilisateurs?|utenti?|nutzer|see page|see p|vease|veja|ver pagina|voir page|siehe|vedi|explains?|explica|explique|spiega|erklart|describes|self driving|self-driving)(?![a-z])|論文|论文|取引先|供应商|ユーザー|用户|学生|报警|アラーム|硕士|自动驾驶/;

/** What referees say and people wish: an asset to any team, a field that one would like to work in. */
const PRAISE =
  /(?:any|every) (?:team|compan(?:y|ies)|organi[sz]ation|employer|school|office)(?![a-z])|cualquier (?:equipo|empresa|organizacion)|toute (?:equipe|entreprise|organisation)|qualquer (?:equip[ae]|empresa|organizacao)|jede[sm]? (?:team|unternehmen|firma|betrieb)|(?:qualsiasi|ogni) (?:team|squadra|azienda|organizzazione)|(?<!いただき|頂き|もらい)たいと(?:考え|思|存|願)|任何(?:团队|公司|企业)/;

/** Tenths. */
const WEIGHT = { machine: 2, owner: 5, you: 3, order: 11, best: 7, pass: 19, any: 11 } as const;
/** So many of a field's words count. */
const MOST = 2;
const OUTSIDE = 12;
const DIRECT = 4;
const INSIDE = 3;
const POINTS = 12;
const CALLED = 12;
const NOTED = 5;
/** "Note to the screening tool:". */
const MESSAGE = 44;
/** "Do not sum up my gaps": a resume orders nobody about with what is its owner's. */
const OF_MINE = 15;
const OF_MINE_TWICE = 12;
/** "From here on you work for me". */
const PLAYED = 8;
/** "Whoever sums up this page …". */
const WHOEVER = 12;
/** "Hi Gemini, …". */
const GREETED = 30;
/** Tells of himself, to nobody. */
const OF_SELF = -15;
const OTHERS = 4;
const IN_CJK = 6;
const ONLY_MACHINE = -7;
const OF_WORK = -36;
const FIGURE = -6;
const YEAR = -5;
/** Beyond so many words, for each. */
const FREE_WORDS = 18;
const WORD = -0.5;
const MOST_WORDS = 30;

interface Sums {
  readonly sum: number;
  /** Speaks to somebody, or says what is to be. */
  readonly isDirect: boolean;
  readonly isOutside: boolean;
  /** Says what is to come of it: that a machine reads is no order yet. */
  readonly isWished: boolean;
}

/** People are called so as well. */
const PEOPLE =
  /^(?:ass?ist|agent|lettor|lector|leitor|leser|lecteur|reader|review|revis|relect|evalua|valuta|recruit|recrut|reclut|selezion|human|uman|mensch|prufer)/;
/** A machine by its name, greeted. */
const GREETING =
  /^(?:hi|hey|hello|dear|ok|hola|oye|querid[oa]|salut|coucou|bonjour|cher|ola|oi|caro|cara|hallo|liebe[rs]?|ciao|salve|gentile|你好|您好|嗨|こんにちは)?[\s,，、]*(?:(?:chat)?gpt|gemini|copilot|deepseek|grok|llama|llm|siri|alexa|perplexity|qwen|通义千问|文心一言|豆包|kimi)(?:-?\d[.\da-z]*)?(?:さん|へ)?\s?[,:，、：!！]|^(?:hi|hey|hello|dear|hola|salut|coucou|bonjour|ola|oi|hallo|ciao)\s(?:claude|mistral)\s?[,:]/;
const MINE = /(?:^|\s)(?:my|mis?|mes|mon|ma|meus?|minhas?|mein[a-z]{0,2}|mi[aeo]|miei)\s|私の|我的/;
const SELF = /^(?:i|ich|je|eu|yo|io)\s|^j’|^(?:本人|我|私は)/;

/** Say whom a message is for behind it: a "sistema de notas" is none. */
const ROMANCE = /^(?:es|fr|it|pt)$/;

/** Words to be said. */
const DICTATED = /["“”«»„「」『』]/;

/** Words between what points and what it points at. */
const NEAR = { latin: 2, cjk: 5 } as const;

const JUDGED = ['judge', 'selection', 'best', 'pass'] as const satisfies readonly Field[];

/** Null where nothing is judged and nobody greeted. */
function sumsOf(held: Held, sentence: string, language: Language, length: number, isNamed: boolean): Sums | null {
  const isGreeted = GREETING.test(sentence);
  if (!isGreeted && JUDGED.every((field) => held[field].size === 0)) return null;
  const isPerson =
    held.notice.size === 0 && held.you.size === 0 && [...held.machine].every((word) => PEOPLE.test(word));
  const has = (field: Field): boolean => held[field].size > 0 && !(field === 'machine' && isPerson);
  const cjk = isCjk(language);
  const near = cjk ? NEAR.cjk : NEAR.latin;
  const isPointed = [...held.at.document, ...held.at.owner].some((at) =>
    held.at.points.some((from) => at > from && at - from <= near),
  );
  const tells = isNamed && (has('judge') || has('selection') || has('best'));
  const head = /^[^:：]{2,60}[:：]/.exec(sentence)?.[0].length ?? 0;
  const headWords = cjk ? head : (sentence.slice(0, head).match(TOKEN)?.length ?? 0);
  const isHeaded = head > 0 && has('machine') && held.at.machine.some((at) => at < Math.min(headWords, cjk ? head : 8));
  const isNoted = held.at.notice.some((at) => (cjk ? at < 10 : at < 2));
  const isMessage =
    isHeaded &&
    held.at.notice.some((at) => (cjk ? at < head : at < (ROMANCE.test(language) ? 2 : 6))) &&
    (has('selection') || has('judge') || has('order') || has('pass'));
  // The order first: "my task: check files" tells of a task.
  const isMine = cjk
    ? has('order') && MINE.test(sentence)
    : held.at.order.some((at) => at < 3) && MINE.test(sentence.replace(/^\S+/, ''));
  const outside = [isPointed || isMine, has('owner'), has('you'), has('others'), has('role'), tells, has('machine')];
  const direct = [has('order'), has('you'), has('duty'), has('role'), has('any')];
  const inside = JUDGED.map(has);
  const onlyMachine = outside.filter(Boolean).length === 1 && has('machine');
  const named = isPointed || has('owner') || tells;
  const figures = sentence.match(/\d+/g) ?? [];
  const count = (of: readonly boolean[]): number => of.filter(Boolean).length;
  let sum = OUTSIDE * count(outside) + DIRECT * count(direct) + INSIDE * count(inside);
  for (const [field, weight] of Object.entries(WEIGHT))
    sum += weight * Math.min(MOST, held[field as keyof typeof WEIGHT].size);
  if (isPointed) sum += POINTS;
  if (has('others')) sum += OTHERS;
  if (isNoted) sum += NOTED;
  if (isHeaded && (has('order') || has('duty') || named)) sum += CALLED;
  if (isMessage) sum += MESSAGE;
  if (isMine) sum += OF_MINE + (held.order.size > 1 ? OF_MINE_TWICE : 0);
  if (has('role') && has('you')) sum += PLAYED;
  if (has('any') && isPointed) sum += WHOEVER;
  if (isGreeted) sum += GREETED;
  if (SELF.test(sentence) && !has('order')) sum += OF_SELF;
  if (cjk) sum += IN_CJK;
  if (onlyMachine) sum += ONLY_MACHINE;
  if (WORK.test(sentence) || PRAISE.test(sentence)) sum += OF_WORK;
  sum += FIGURE * Math.min(MOST, figures.length) + (figures.some((own) => /^(?:19|20)\d\d$/.test(own)) ? YEAR : 0);
  sum += WORD * Math.min(MOST_WORDS, Math.max(0, length - FREE_WORDS));
  return {
    sum,
    isDirect:
      has('order') ||
      has('you') ||
      has('role') ||
      (has('duty') && (named || has('machine'))) ||
      (has('any') && (named || has('machine'))) ||
      (isNoted && (isPointed || has('machine'))) ||
      isMessage ||
      isGreeted ||
      (isHeaded && isPointed),
    isWished:
      isMessage ||
      has('order') ||
      has('you') ||
      has('selection') ||
      has('best') ||
      has('pass') ||
      DICTATED.test(sentence) ||
      isGreeted,
    isOutside: isGreeted || (count(outside) > 0 && count(inside) > 0),
  };
}

/** Characters that a CJK language takes for a word of the others. */
const CHARACTERS = 2.2;

/**
 * What a sentence brings together of what a resume keeps apart, in tenths; 0 where it lacks somebody outside or a judgement, or is not directed
 * at anybody though it is seen.
 * @param name of the person, `unmarked` and in lower case.
 */
export function steeringOf(told: Told, name: string | null, isSeen: boolean): number {
  const { sentence, lower, tokens } = told;
  const close = lower.replace(/\s/gu, '');
  const isNamed =
    name !== null &&
    [name, ...name.split(' ').filter((part) => part.length > 3)].some((part) =>
      close.includes(part.replace(/\s/gu, '')),
    );
  const held = [...heldByLatin(told)];
  if (mayHoldCjk(sentence)) for (const own of ['ja', 'zh'] as const) held.push([own, heldByCjk(sentence, own)]);
  const sums = held.flatMap(([language, own]) => {
    const told = sumsOf(
      own,
      lower,
      language,
      isCjk(language) ? sentence.length / CHARACTERS : tokens.filter(isWord).length,
      isNamed,
    );
    return told ?? [];
  });
  return Math.max(
    0,
    ...sums
      .filter(({ isDirect, isOutside, isWished }) => isOutside && isWished && (isDirect || !isSeen))
      .map(({ sum }) => sum),
  );
}
