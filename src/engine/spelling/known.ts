/** Whether a word is spelled right: by the dictionary, or made of words that are. */
import type { Language } from '../../resume/language.ts';
import { u } from '../../resume/patterns.ts';
import { isCompound, isGermanWord, isListedCompound } from './compounds.ts';
import { isDerived } from './derived.ts';
import type { Dictionary } from './dictionary.ts';

/** The words of the resume's language, and English ones, which every trade borrows. */
export interface Words {
  readonly own: Dictionary;
  readonly english: Dictionary;
}

/** Before words of the language, in one piece with them; dictionaries list few of these. */
const PREFIXES = u`^(?:anti|auto|bio|cyber|ciber|co|des|dis|eco|electro|extra|geo|hiper|hyper|infra|inter|intra|macro|mega|meta|micro|mini|mono|multi|nano|neuro|over|photo|poly|poli|post|pre|pré|pro|psico|psycho|re|ré|ri|semi|sub|super|tele|télé|trans|ultra|uni|vice|video|vidéo)(?=\p{L}{5})`;

/** Words in lower case, composed. */
export interface Known {
  /** Right, or at least not to be told wrong. */
  has(word: string): boolean;
  /** Listed as it is. */
  lists(word: string): boolean;
  /** Made of listed words as the dictionary itself makes them. */
  composes(word: string): boolean;
}

export function knownBy(language: Language, { own, english }: Words): Known {
  if (language === 'de')
    return {
      has: (word) => isGermanWord(own, word) || isDerived(own, language, word) || isCompound(own, english, word),
      lists: own.has,
      composes: (word) => isListedCompound(own, word),
    };
  return {
    has: (word) => {
      if (own.has(word) || isDerived(own, language, word)) return true;
      if (language === 'es' && hasEnclitic(own, word)) return true;
      if (language === 'pt' && MUTE.test(word) && own.has(word.replace(MUTE, ''))) return true;
      const bare = word.replace(PREFIXES, '');
      // "antirrobo": Spanish and Portuguese double the r.
      return bare !== word && (own.has(bare) || (bare.startsWith('rr') && own.has(bare.slice(1))));
    },
    lists: own.has,
    composes: () => false,
  };
}

/** "projecto", "adopção": as Angola and Mozambique write, and Portugal did until 2009. A closed list: "práctica" was never right. */
const MUTE =
  /(?<=^(?:in|re|co|inter|des|extra|retro|contra|sub|pré)?(?:a|proje|dire|ado|obje|exa|arquite|cole|el[eé]|efe|sele|prote|reda|fa|fra|infe|inspe|no|ó|o|rece|perce|conce|exce|espe|contra|transa|inje|afe|dete|rea|fi|corre))[cp](?=[cçt])/u;

const ENCLITIC = u`^(\p{L}{3,}?)(?:(?:me|te|se|nos)?(?:l[oae]s?)|me|te|se|nos)$`;
const UNACCENTED: Readonly<Record<string, string>> = { á: 'a', é: 'e', í: 'i', ó: 'o', ú: 'u' };

/** "reduciéndolo", "escríbela": Spanish verbs and what leans on them, which takes or gives an accent. */
function hasEnclitic(own: Dictionary, word: string): boolean {
  const verb = ENCLITIC.exec(word)?.[1];
  if (verb === undefined) return false;
  const plain = verb.replaceAll(/[áéíóú]/gu, (letter) => UNACCENTED[letter] ?? letter);
  const form = /(?:r|ndo)$/u.test(plain) || plain !== verb;
  return form && (own.has(plain) || own.has(verb));
}
