/** What the file's own properties say: whether its title names the person or the kind of document, and which language it declares. */
import type { Language } from '../../../resume/language.ts';
import { LEXICONS } from '../../lexicons/index.ts';
import { CJK, key, keysOf, wordsOf } from '../text/fold.ts';

/** What programs write where nobody wrote a title. */
const POOR =
  /^(?:(?:untitled|unbenannt|ohne titel|sin titulo|sans titre|sem titulo|senza titolo|無題|名称未設定|未命名|无标题|document|documento|dokument|文書|文档|ドキュメント|presentation|presentacion|apresentacao|presentazione|präsentation|blank|page|new|template)[\s_-]*\(?\d{0,4}\)?(?:\.\w{2,5})?|microsoft (?:word|powerpoint|excel|publisher)\s?[-–].*)$/u;
const MORE_WORDS = [
  'cv',
  'resume',
  'lebenslauf',
  'curriculum',
  'curriculo',
  'bewerbung',
  'candidature',
  'currículo',
  '履历',
  '個人簡歷',
];

let resumeWords: { readonly latin: ReadonlySet<string>; readonly cjk: readonly string[] } | null = null;

/** Names of the document in all languages, made when the first title is read. */
function documentWords(): NonNullable<typeof resumeWords> {
  if (resumeWords) return resumeWords;
  const all = [
    ...MORE_WORDS.map(key),
    ...Object.values(LEXICONS).flatMap(({ documentTitles }) => keysOf(documentTitles)),
  ];
  resumeWords = { latin: new Set(all.filter((word) => !CJK.test(word))), cjk: all.filter((word) => CJK.test(word)) };
  return resumeWords;
}

export type TitleKind = 'none' | 'poor' | 'good';

/** @param name of the person; null where none was found: then a few words in the title may be one. */
export function titleKindOf(title: string | null, name: string | null): TitleKind {
  const keyed = key(title ?? '').slice(0, 300);
  if (keyed === '') return 'none';
  if (POOR.test(keyed)) return 'poor';
  const words = wordsOf(keyed.replace(/[_.-]+/gu, ' '));
  const { latin, cjk } = documentWords();
  if (words.some((word) => latin.has(word)) || cjk.some((word) => keyed.includes(word))) return 'good';
  if (name === null) return words.length >= 2 && words.length <= 6 ? 'good' : 'poor';
  const own = key(name);
  if (CJK.test(own)) return keyed.replaceAll(' ', '').includes(own.replaceAll(' ', '')) ? 'good' : 'poor';
  const parts = new Set(wordsOf(own).filter((word) => word.length > 1));
  return words.some((word) => parts.has(word)) ? 'good' : 'poor';
}

/** ISO 639-2 and the codes of countries that are mistaken for languages. */
const ALIASES: Readonly<Record<string, Language>> = {
  jp: 'ja',
  jpn: 'ja',
  cn: 'zh',
  zho: 'zh',
  chi: 'zh',
  cmn: 'zh',
  eng: 'en',
  spa: 'es',
  fra: 'fr',
  fre: 'fr',
  por: 'pt',
  deu: 'de',
  ger: 'de',
  ita: 'it',
};

/** Primary subtag of a BCP 47 tag: "es" of "es-MX". */
export function primaryLanguage(tag: string): string {
  const primary = tag.toLowerCase().split(/[-_]/u)[0] ?? '';
  return ALIASES[primary] ?? primary;
}
