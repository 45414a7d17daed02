/** How a bullet names its action: by a strong word, by one that claims nothing, or not at all. */
import { iu, u } from '../../../resume/patterns.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { actionTableOf, inflections, type ActionTable, type Opening } from './action-table.ts';
import { chineseOpening } from './chinese-openings.ts';
import { japaneseOpening } from './japanese-openings.ts';
import { tellsResult } from './measured-changes.ts';
import { wordsOf } from '../text/fold.ts';
import { oncePer, recalled } from '../text/once.ts';
import { plain } from '../text/words.ts';

export type { Opening } from './action-table.ts';

/** "Cut: …", "In 2020, …": what stands before is no longer than this many words. */
const LEAD_IN_WORDS = 8;
const QUOTED_WORDS = 4;

/** Whether a row of words, with blanks around it, begins with a phrase: "en charge d'" ends within a word. */
export function beginsWith(row: string, phrase: string): boolean {
  return row.startsWith(` ${phrase}${phrase.endsWith("'") ? '' : ' '}`);
}

function startsAt(row: string, phrases: ReadonlyMap<string, readonly string[]>): number {
  const first = row.slice(0, row.indexOf(' ', 1) + 1);
  let longest = 0;
  for (const phrase of phrases.get(first.trim()) ?? []) {
    if (phrase.length > longest && beginsWith(row, phrase)) longest = phrase.length;
  }
  return longest;
}

function endingTells(word: string, table: ActionTable, endings: readonly string[]): boolean {
  return (
    word.length >= 5 &&
    !table.exceptions.has(word) &&
    endings.some(
      (ending) =>
        word.endsWith(ending) && (word.length > ending.length + 1 || (word === ending && ending.startsWith('ge'))),
    )
  );
}

/** "Adelanté", "Replanteó", "Abrí": the accent that folding takes away tells a Spanish past tense from all but a few nouns. */
const SPANISH_PAST = u`^\p{L}{3,}[éíó]$`;

/** "Market the brand", "Back up servers": an object makes a verb of a word that may be a noun. */
const OBJECT = /^(?:the|an?|all|each|every|up|out)$/;
/** "Draft subpoenas", "Dispatch 46 drivers": these are verbs before more than one, as "code reviews" and "market trends" are not. */
const VERBAL =
  /^(?:draft|screen|dispatch|answer|assemble|assist|clean|collect|conduct|cook|deliver|greet|handle|inspect|install|load|maintain|monitor|operate|organi[sz]e|pack|perform|prepare|process|provide|repair|resolve|schedule|supervise|teach|track|transport|translate|unload|update|verify|weld|write)$/;
const basePasts = (word: string): string[] => [`${word}ed`, `${word}d`, `${word.replace(/y$/, 'i')}ed`];

/** Of a clause's first word, in a script with spaces. */
function kindOfStart(tokens: readonly string[], table: ActionTable): Opening['kind'] {
  const row = ` ${tokens.slice(0, 8).join(' ')} `;
  const first = tokens[0] ?? '';
  const weak = startsAt(row, table.weakPhrases);
  const strong = startsAt(row, table.strongPhrases);
  if (strong > 0 && strong >= weak) return 'strong';
  if (weak > 0) return 'weak';
  if (table.exceptions.has(first)) return 'none';
  const isListed = (form: string): boolean => table.strongPhrases.get(form)?.includes(form) === true;
  if (inflections(first, table.language).some(isListed)) return 'strong';
  const next = tokens[1] ?? '';
  const verbal = OBJECT.test(next) || (VERBAL.test(first) && /^\d|[^s]s$/.test(next));
  if (table.language === 'en' && verbal && basePasts(first).some(isListed)) return 'strong';
  return endingTells(first, table, table.endings) ? 'strong' : 'none';
}

/** Adverbs, pronouns and auxiliaries in front of the verb: "Successfully led", "J'ai piloté", "Ho gestito"; not the adjectives of "Monthly reports". */
const BEFORE_THE_VERB =
  /^(?:ho|ai|habe|he|have|hemos|abbiamo)$|^(?!(?:hour|dai|week|month|quarter|year|ear|friend|fami|assemb|supp|live|like|cost|on)ly).{3,}(?:ly|mente)$/;

/** "Technische Beratung", "fachliche Führung", "Kaufmännische und technische Leitung", "Innen- und Außenreinigung": what stands before a German noun of action. */
const GERMAN_LEAD = u`^(?:\p{Lu}\p{Ll}{2,}-\s(?:und|oder|sowie)\s|\p{L}\p{Ll}{2,}(?:e|er|es|en)\s(?:(?:und|oder|sowie)\s\p{Ll}+(?:e|er|es|en)\s)?)(?=\p{Lu})`;
/** "Einrichten und Bedienen von …", "Verwalten interner Server": infinitives written as nouns, told from plurals by what they begin with. */
const GERMAN_INFINITIVE = u`^(?:Ab|An|Auf|Aus|Be|Ein|Ent|Er|Um|Ver|Vor|Zer|Zu(?:sammen)?)\p{Ll}{3,}(?<!ung|ag|ab|ion|ant|ent|ahr|ehm)(?:en|ern|eln)(?=\s(?:vo[nm]|der|des|eine[rs]?|\p{Ll}{3,}er\s\p{Lu}|und\s\p{Lu}\p{Ll}+(?:en|ern|eln)\s))`;

function isGermanInfinitive(text: string, table: ActionTable): boolean {
  const [infinitive] = GERMAN_INFINITIVE.exec(text) ?? [];
  const word = plain(infinitive ?? '');
  return infinitive !== undefined && !table.exceptions.has(word) && !table.weakPhrases.has(word);
}

function opensWith(text: string, table: ActionTable): Opening['kind'] {
  if (table.language === 'de' && isGermanInfinitive(text, table)) return 'strong';
  let tokens = wordsOf(plain(text));
  const written = wordsOf(text.toLowerCase());
  for (let skipped = 0; skipped < 2; skipped += 1) {
    const kind = kindOfStart(tokens, table);
    if (kind !== 'none') return kind;
    const [first = ''] = tokens;
    const past = table.language === 'es' && SPANISH_PAST.test(written[skipped] ?? '');
    if (past && !table.exceptions.has(first)) return 'strong';
    const elided = /^j'(.+)$/.exec(first)?.[1];
    if (elided) tokens = [elided, ...tokens.slice(1)];
    else if (table.pronouns.has(first) || BEFORE_THE_VERB.test(first)) tokens = tokens.slice(1);
    else return 'none';
  }
  return kindOfStart(tokens, table);
}

/** "Fragebögen programmieren", "Rohdaten bereinigen": infinitives, told from adjectives by what they begin or end with. */
const GERMAN_CLOSE = u`(?<!\p{L})(?:\p{Ll}{3,}ieren|(?:be|ver|er|ent|zer)\p{Ll}{2,}(?<!lich|isch|end|den|st|er|bar|sam|haft)(?:en|ern|eln))(?=$|[,;.)]|\s(?:und|sowie)\s\p{Lu}[^,;]*\p{Ll}(?:en|ern|eln)(?:$|[,;.)]))`;

function closesWith(text: string, table: ActionTable): boolean {
  return text.split(/[,;:.!?()–—]|\s(?:und|sowie|oder)\s/u).some((clause) => {
    const written = wordsOf(clause).at(-1) ?? '';
    // A German noun is no participle: "verantwortlich für die Planung".
    if (u`^\p{Lu}`.test(written)) return false;
    const last = plain(written);
    if (table.weakPhrases.get(last)?.includes(last)) return false;
    return table.strongPhrases.get(last)?.includes(last) === true || endingTells(last, table, table.closingEndings);
  });
}

/** Care for people is a trade, and so is technical or legal aid: "assistenza ai pazienti", "Aider aux repas". What stands for whom comes soon after. */
const CARE = u`^(?:(?:assistenza|asistencia|assistencia|assistance|acompanamiento|acompanhamento|accompagnamento|accompagnement|aide)\s(?:\p{L}{1,8}['’\s]\s?){0,3}(?:pa[cz]ien|malat|degent|anzian|bambin|disabil|enferm|ancian|mayores|famili|nin[oa]s|menor|doent|idos|crianc|utent|resident|malade|patient|personnes|person[ea]|sanitar|infermier|sociosanit|socio|medic|consult|clinic|domicil|legal|tecnic|juridic|technique|juridique|geriat|pediat|part[oi]|post\s?-?vend|repas|toilette|lever|coucher|bain|soins)|aider\s(?:aux?|a\sla|a\sl['’])\s?(?:repas|toilette|lever|coucher|bain|soins|habill)|assistenz\s(?:am\sstuhl|bei\s(?:\p{L}+\s){0,2}(?:op|eingriff|behandlung|untersuchung)))`;
/** "…, usato da quattro prodotti": what is said of a thing behind the comma, not what somebody did. */
const USED_BY = iu`^\p{L}+(?:[dt][aoie]s?|ed|és?|ées?|t)\s(?:da|dal|dai|dalle|dagli|by|par|por|pel[ao]s?|von|vom)(?!\p{L})`;

function spacedOpening(text: string, table: ActionTable): Opening {
  const bare = text.replace(u`^[^\p{L}\p{N}]+`, '');
  const words = bare
    .split(/\s+/u)
    .slice(0, QUOTED_WORDS)
    .join(' ')
    .replace(/[,;:.]+$/u, '');
  const kind = opensWith(bare, table);
  if (kind === 'strong' || (kind === 'weak' && CARE.test(plain(bare).trim()))) return { kind: 'strong', words };
  if (table.position !== 'first' && closesWith(bare, table)) return { kind: 'strong', words };
  if (kind === 'none' && table.language === 'de' && GERMAN_CLOSE.test(bare)) return { kind: 'strong', words };
  const [lead = '', ...rest] = bare.split(/[:,–—]\s|\s-\s/u);
  if (kind === 'none' && rest.length > 0 && wordsOf(lead).length <= LEAD_IN_WORDS) {
    const told = rest.join(', ');
    const after = USED_BY.test(told) ? 'none' : opensWith(told, table);
    if (after !== 'none') return { kind: after, words };
  }
  return { kind, words };
}

function openingIn(text: string, lexicon: Lexicon): Opening {
  const table = actionTableOf(lexicon);
  const folded = text.normalize('NFKC').slice(0, 1000);
  if (lexicon.language === 'zh') return chineseOpening(folded, lexicon, (first) => spacedOpening(first, table).words);
  if (lexicon.language === 'ja') return japaneseOpening(folded, table);
  return spacedOpening(folded, table);
}

const recalledOpenings = oncePer((lexicon: Lexicon) => recalled((text) => openingIn(text, lexicon)));

export function readOpening(text: string, lexicon: Lexicon): Opening {
  return recalledOpenings(lexicon)(text);
}

/** The same of what is known for a deed: a result may stand in its place, and adjectives before its noun, as they do in a German post. */
export function readDeed(text: string, lexicon: Lexicon): Opening {
  const opening = readOpening(text, lexicon);
  if (opening.kind !== 'none') return opening;
  const lead = lexicon.language === 'de' ? GERMAN_LEAD.exec(text)?.[0] : undefined;
  const deed = lead !== undefined && readOpening(text.slice(lead.length), lexicon).kind === 'strong';
  return deed || tellsResult(text, lexicon.language) ? { ...opening, kind: 'strong' } : opening;
}
