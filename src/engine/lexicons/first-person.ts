/**
 * Pronouns and possessives of the first person singular. Verb forms are none of them (Reduje, Reduzi are good style), nor are the
 * reflexives that Romance verbs carry (me encargué, mi occupavo), nor "we" and "our", which may mean the firm.
 */
import type { Language } from '../../resume/language.ts';

// prettier-ignore
export const FIRST_PERSON: Readonly<Record<Language, readonly string[]>> = {
  es: ['yo', 'mi', 'mis', 'mí', 'mío', 'mía', 'míos', 'mías', 'conmigo'],
  en: ['i', 'i’m', 'i’ve', 'i’d', 'i’ll', 'me', 'my', 'myself'],
  fr: ['je', 'j’ai', 'j’étais', 'j’avais', 'j’assurais', 'j’assure', 'j’accompagne', 'j’encadre', 'j’effectue', 'j’effectuais', 'j’anime', 'j’occupe', 'j’interviens', 'moi', 'mon', 'ma', 'mes', 'moi-même'],
  pt: ['eu', 'meu', 'minha', 'meus', 'minhas', 'mim', 'comigo'],
  de: ['ich', 'mein', 'meine', 'meiner', 'meinem', 'meinen', 'meines', 'mir', 'mich'],
  it: ['io', 'mio', 'mia', 'miei', 'mie'],
  // With a particle, so that 私立, 私費, 私用 are none.
  ja: ['私は', '私が', '私の', '私も', '私を', '私に', '私と', '私自身', '私個人', 'わたしは', 'わたしが', 'わたしの', 'わたくし', '僕は', '僕が', '僕の', '僕も', '自分は', '自分が', '自分の', '自分なり', '私なり', 'わたしなり', '僕なり', '私たちは', '私達は', '私ども', '俺は', '俺が', '俺の', '小生'],
  zh: ['我', '俺', '咱'],
};
