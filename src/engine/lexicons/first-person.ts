/**
 * Pronouns and possessives of the first person singular. Verb forms are none of them (Reduje, Reduzi are good style), nor are the
 * reflexives that Romance verbs carry (me encargué, mi occupavo), nor "our", which may mean the firm's. "We" that did the work hides who did it.
 */
import type { Language } from '../../resume/language.ts';
import { iu } from '../../resume/patterns.ts';

// prettier-ignore
export const FIRST_PERSON: Readonly<Record<Language, readonly string[]>> = {
  es: ['yo', 'mi', 'mis', 'mí', 'mío', 'mía', 'míos', 'mías', 'conmigo', 'nosotros', 'nosotras'],
  en: ['i', 'i’m', 'i’ve', 'i’d', 'i’ll', 'me', 'my', 'myself', 'we', 'we’ve', 'we’re'],
  fr: ['je', 'j’ai', 'j’étais', 'j’avais', 'j’assurais', 'j’assure', 'j’accompagne', 'j’encadre', 'j’effectue', 'j’effectuais', 'j’anime', 'j’occupe', 'j’interviens', 'moi', 'mon', 'ma', 'mes', 'moi-même', 'nous'],
  pt: ['eu', 'meu', 'minha', 'meus', 'minhas', 'mim', 'comigo'],
  de: ['ich', 'mein', 'meine', 'meiner', 'meinem', 'meinen', 'meines', 'mir', 'mich', 'wir'],
  it: ['io', 'mio', 'mia', 'miei', 'mie', 'noi'],
  // With a particle, so that 私立, 私費, 私用 are none.
  ja: ['私は', '私が', '私の', '私も', '私を', '私に', '私と', '私自身', '私個人', 'わたしは', 'わたしが', 'わたしの', 'わたしも', 'わたしを', 'わたしに', 'わたしと', 'わたし自身', 'わたし自ら', '私自ら', '僕自身', '俺自身', 'あたしは', 'あたしが', 'わたくし', '僕は', '僕が', '僕の', '僕も', '自分は', '自分が', '自分の', '自分なり', '私なり', '私一人', '私ひとり', 'わたしなり', '僕なり', '私たち', '私達', '我々', 'われわれ', '私ども', '俺は', '俺が', '俺の', '小生'],
  zh: ['我', '俺', '咱'],
};

/** Object pronouns: what was taught or entrusted to me. The verb is a third person's, of one or of many (me pedían), so that no reflexive is meant (que me dediquei, di cui mi sono occupato). */
export const FIRST_PERSON_OBJECT: Readonly<Partial<Record<Language, RegExp>>> = {
  es: iu`(?<!\p{L})me(?=\s(?:han?|hab[ií]an?|fue(?:ron)?)\s\p{L}+[aio]d[ao]s?(?!\p{L})|\s(?:\p{L}+ó|\p{L}+(?:aron|ieron|jeron)|dio|hizo|puso|trajo|dijo|fue)(?!\p{L})|\s\p{L}+(?:[aá]ba|[ií]a|aro|iero)n(?!\p{L}))`,
  fr: iu`(?<!\p{L})m[’'](?=(?:a|ont|avait|avaient)\s\p{L}+)|(?<=(?<!\p{L})qui\s)me(?=\s\p{L}+)|(?<!\p{L})me(?=\s\p{L}+ant(?!\p{L}))|(?<!\p{L})(?:me(?=\s)|m[’'])(?=\s?\p{L}+(?:ai|èr|ir)ent(?!\p{L}))`,
  // "Nós" are knots and the machines of a cluster, too.
  pt: iu`(?<!\p{L})nós(?=\s\p{L}+mos(?!\p{L}))|(?<!\p{L})me(?=\s(?:foi|foram)\s\p{L}+d[ao]s?(?!\p{L}))|(?<=(?<!\p{L})(?:que|quem)\s)me(?=\s(?:fez|trouxe)(?!\p{L}))|(?<!\p{L})me(?=\s\p{L}+(?:ou|eu|iu|aram|eram|iram)(?!\p{L}))|(?<!\p{L})me(?=\s\p{L}+(?:[aeio]ra|ava|ia)m(?!\p{L}))`,
  it: iu`(?<!\p{L})(?:mi(?=\s(?:ha|hanno|aveva|avevano)\s\p{L}+)|m[’'](?=(?:ha|hanno)\s\p{L}+)|mi(?=\s(?:è|era|fu|sono)\s(?:stat[aeio]\s\p{L}+t[aeio]|vals[aeio]|servit[aeio]|costat[aeio]|toccat[aeio]|bastat[aeio]|riuscit[aeio])(?!\p{L})|\s(?:venne|viene|veniva|vennero|vengono|fu|furono)\s\p{L}+t[aeio](?!\p{L})|\s\p{L}+(?:[aei]va|[aei]ro)no(?!\p{L})))`,
  // Not of a client or a Japanese: it opens its clause, and no document is meant.
  zh: /(?<=^[\s●•·▪-]*|[，。；、：,;:]\s?)本人(?![员員身证證签簽名亲親持])/u,
};
