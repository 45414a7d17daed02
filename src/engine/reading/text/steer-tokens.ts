/** The words and signs of a sentence, and which of them open a clause, where an order stands. For texts that are `unmarked`. */

/** A sentence, and the words and signs that it is made of in lower case. */
export interface Told {
  readonly tokens: readonly string[];
  /** Of each token, whether it opens a clause, where an order stands. */
  readonly opens: readonly boolean[];
}

const TOKEN = /(?:[a-z]|qu|[a-z]{0,4}ll|un|quest)['’](?=[a-z]{2})|[a-zß0-9]+(?:[.'’][a-zß0-9]+)*|[^\sa-zß0-9'’]/g;
export const isWord = (token: string): boolean => /[a-z0-9]/.test(token);
/** So many words call somebody. */
const ADDRESS = 5;
/** What may stand before an order in its clause. */
const BEFORE_ORDER =
  /^(?:please|kindly|always|never|just|then|also|do|not|por|favor|siempre|nunca|no|nao|sempre|toujours|jamais|ne|bitte|immer|nie|prego|per|non|mai|merci|de|und|and|y|e|et|so|daher|aber)$/;

function clauseOpenings(tokens: readonly string[]): boolean[] {
  let opens = true;
  return tokens.map((token, at) => {
    if (!isWord(token)) {
      // Lists have commas as well: one parts an order from whoever is called before it.
      opens = token === ',' ? at <= ADDRESS : token !== '-' || opens;
      return false;
    }
    const own = opens;
    opens &&= BEFORE_ORDER.test(token);
    return own;
  });
}

/** As its tokens stand in a sentence; an article at its end keeps the apostrophe that a noun is to follow. */
export function asTokens(phrase: string): string {
  return (phrase.match(TOKEN) ?? []).join(' ') + (/['’]$/.test(phrase) ? phrase.slice(-1) : '');
}

/** Ends of nouns, participles, adverbs and of Romance verbs whose subject is the writer, which open the lines of a resume. */
export const NO_ORDER =
  /(?:ment|tion|cion|cao|zione|ung|ance|encia|anza|enza|age|[^e]ed|ing|ado|ada|ato|ata|[aei]ndo|(?:[ai]l|[^l]a)mente|aggio|ees?|resumen|resumos|(?<!soltant)(?<=[a-z]{4})o)$/;

/** @param sentence `unmarked`. */
export function toldIn(sentence: string): Told {
  const tokens = sentence.toLowerCase().match(TOKEN) ?? [];
  return { tokens, opens: clauseOpenings(tokens) };
}
