/** What is wrong with a table of translated messages, against the one that it follows. */
import { IntlMessageFormat } from 'intl-messageformat';

export type TranslationFault = 'missing' | 'extra' | 'untranslated' | 'placeholders' | 'broken';

export interface TranslationFinding {
  readonly key: string;
  readonly fault: TranslationFault;
  readonly detail: string;
}

export type Messages = Readonly<Record<string, string>>;

/** Shorter ones are names, units and words that languages share. */
const LEAST_WORDS = 3;

/**
 * Compares two flat tables, keyed by message. `untranslated` is a text of three words or more that equals the source;
 * `placeholders` are names in braces that only one of the two has; `broken` is a text that ICU cannot read.
 */
export function compareMessages(source: Messages, target: Messages): TranslationFinding[] {
  const findings: TranslationFinding[] = [];
  for (const [key, text] of Object.entries(source)) {
    const translated = target[key];
    if (translated === undefined || translated.trim() === '') {
      findings.push({ key, fault: 'missing', detail: text });
      continue;
    }
    if (translated === text && wordsOf(text) >= LEAST_WORDS) {
      findings.push({ key, fault: 'untranslated', detail: text });
    }
    findings.push(...placeholderFindings(key, text, translated));
  }
  for (const key of Object.keys(target)) {
    if (!(key in source)) findings.push({ key, fault: 'extra', detail: target[key] ?? '' });
  }
  return findings;
}

function wordsOf(text: string): number {
  return text.split(/\s+/).filter((word) => /\p{L}{2}/u.test(word)).length;
}

function placeholderFindings(key: string, source: string, target: string): TranslationFinding[] {
  let names: Set<string>;
  try {
    names = placeholdersOf(target);
  } catch (error) {
    return [{ key, fault: 'broken', detail: error instanceof Error ? error.message : String(error) }];
  }
  const expected = placeholdersOf(source);
  const lost = [...expected].filter((name) => !names.has(name));
  const unknown = [...names].filter((name) => !expected.has(name));
  const detail = [...lost.map((name) => `lost {${name}}`), ...unknown.map((name) => `unknown {${name}}`)].join(', ');
  return detail === '' ? [] : [{ key, fault: 'placeholders', detail }];
}

/** ICU's name for text between the arguments. */
const LITERAL = 0;

type Ast = ReturnType<IntlMessageFormat['getAst']>;

/** Names of the arguments of an ICU message, those inside plurals and selects too. Throws what the ICU reader throws. */
export function placeholdersOf(message: string): Set<string> {
  const names = new Set<string>();
  const visit = (ast: Ast) => {
    for (const element of ast) {
      const type: number = element.type;
      // The number sign has no value; tags are switched off below.
      if (type === LITERAL || !('value' in element)) continue;
      names.add(element.value);
      if ('options' in element) for (const option of Object.values(element.options)) visit(option.value);
    }
  };
  visit(new IntlMessageFormat(message, 'en', undefined, { ignoreTag: true }).getAst());
  return names;
}

/** A nested table of texts as a flat one, keyed by path. Null and other values are left out. */
export function flatten(tree: object, prefix = ''): Messages {
  return Object.fromEntries(
    Object.entries(tree).flatMap(([key, value]: [string, unknown]): [string, string][] => {
      if (typeof value === 'string') return [[prefix + key, value]];
      return typeof value === 'object' && value !== null ? Object.entries(flatten(value, `${prefix}${key}.`)) : [];
    }),
  );
}
