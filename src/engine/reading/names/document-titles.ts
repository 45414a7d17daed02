/** Titles that a resume gives itself, in any language: "Lebenslauf", "履 歴 書". */
import { u } from '../../../resume/patterns.ts';
import { LEXICONS } from '../../lexicons/index.ts';
import { holdsCjk, LETTER, trimmedTo } from '../text/characters.ts';
import { key, keysOf } from '../text/fold.ts';
import { recalled } from '../text/once.ts';

/** "求職信及個人履歷", "教师个人履历"; "个人工作履历" is a career. */
const OWN_TITLE =
  /^\S{0,8}(?:个人|個人|求职|求職|应聘|應聘|應徵|本人|我的)(?:(?!工作|职业|職業|教育|学习|學習)\S){0,4}(?:履历|履歷|简历|簡歷)(?:表|书|書)?$/u;

/** Whose document it is tells that what closes like a heading of a career is its title. */
export function isOwnTitle(tight: string): boolean {
  return OWN_TITLE.test(tight);
}

let titles: ReadonlySet<string> | null = null;

/** "CURRICULUM VITAE OF" over the name. */
const OPEN_TITLE = /(?<=\S{2})\s(?:of|for|von|für|fur|de|del|di|do|da|du|pour)$/u;

export const isDocumentTitle = recalled((text): boolean => {
  titles ??= new Set(Object.values(LEXICONS).flatMap((lexicon) => keysOf(lexicon.documentTitles)));
  if (text.length > 60) return false;
  const whole = trimmedTo(key(text), LETTER, '.').replace(OPEN_TITLE, '');
  return (
    titles.has(whole) ||
    titles.has(whole.replace(/\s+/gu, '')) ||
    (holdsCjk(whole) && (/履歴書|職務経歴書|简历/u.test(whole) || OWN_TITLE.test(whole)))
  );
});

/** "CURRÍCULUM VITAE DE": whose it is stands in the line below. */
export function isOpenTitle(text: string): boolean {
  return OPEN_TITLE.test(key(text)) && isDocumentTitle(text);
}

const MOST_WORDS = 3;
/** "Currículum de Ada Ejemplo"; a particle of the name ("De Luca") has a capital behind a title. */
const WHOSE = u`^(?:de|del|of|von|di|do|da)\s(?=\p{Lu})`;

const PROFILE =
  /^(?:(?:personal|professional|career|candidate) )?(?:profile|perfil(?: (?:personal|profesional|profissional))?|profil) (?:of|de|von|di) /iu;
const NAME = u`^\p{Lu}[\p{L}'’.-]+(?:\s\p{Lu}[\p{L}'’.-]*){1,3}$`;

/** "Personal profile of Ada Example": whose; null for other texts. */
export function ownerOfProfile(text: string): string | null {
  const name = text.replace(PROFILE, '');
  return name !== text && NAME.test(name) ? name : null;
}

/** "Ada Example's resume". */
const OWNER = /['’]s$/u;

/** "CV Ada Beispiel", "Ada Beispiel – Lebenslauf": what stands beside the title in its row; two words at least. */
export function withoutDocumentTitle(text: string): string {
  const words = text.split(' ');
  if (words.length > 10) return text;
  const owner = ownerOfProfile(text);
  if (owner !== null) return owner;
  for (let count = Math.min(MOST_WORDS, words.length - 2); count > 0; count -= 1) {
    if (isDocumentTitle(words.slice(0, count).join(' '))) return words.slice(count).join(' ').replace(WHOSE, '');
    if (isDocumentTitle(words.slice(-count).join(' '))) return words.slice(0, -count).join(' ').replace(OWNER, '');
  }
  return text;
}
