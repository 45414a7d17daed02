/** Bullets that open with a duty instead of a deed. */
import { u } from '../../../resume/patterns.ts';
import { CHORES, DUTY_SENTENCES } from '../../lexicons/duty-sentences.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { actionTableOf } from './action-table.ts';
import { achievementBullets } from './achievements.ts';
import { rangesIn } from '../dates/dates.ts';
import { hasFigure } from './figures.ts';
import { fold, wordsOf } from '../text/fold.ts';
import { beginsWith, readOpening } from './openings.ts';
import { oncePer } from '../text/once.ts';
import type { Bullet, Reading } from '../reading.ts';
import { plain } from '../text/words.ts';

export interface WeakOpening {
  readonly bullet: Bullet;
  /** As written. */
  readonly words: string;
}

/** A bullet of no more words that carries dates, or names in capitals, is a post, not a deed: "Encargado de tienda, 2019–2021", "Responsable de Marketing". */
const TITLE_WORDS = 12;
const NAME_WORDS = 6;
/** 负责 and 担当 are plain words there: weak only as a habit. CHECKS.md. */
const CJK_SHARE = 1 / 3;

function namesPost(text: string, lexicon: Lexicon): boolean {
  const words = wordsOf(text);
  if (words.length <= TITLE_WORDS && rangesIn(text, lexicon).length > 0) return true;
  if (lexicon.language === 'de' || lexicon.language === 'en' || words.length > NAME_WORDS) return false;
  return words.length > 1 && words.every((word, at) => at === 0 || word.length <= 3 || u`^\p{Lu}`.test(word));
}

const mildWords = oncePer(
  (lexicon: Lexicon): ReadonlySet<string> => new Set(lexicon.actionWords.weak.map((word) => plain(word))),
);

/** No longer are "in", "nella", "dans", "with": what a mild verb takes with it. */
const PREPOSITION = 5;

/** What somebody was there for, whatever was done about it. */
const DUTY =
  /^(?:respons|encarg|encarreg|charg|zustand|verantwort|addett|incaric|dut(?:y|ies)|task|tach|tarea|tarefa|func|mansion|compit|fui|ser|tive|tuve)/;

/** A label or a noun for the tasks themselves: "Tâches :", "Mansioni:", whatever else the list of mild words holds. */
const TASKS = /^(?:tache|mansion|compit|duties|aufgabe)/;

/** "Helped", "participated in". */
function isMild(phrase: string, mild: ReadonlySet<string>): boolean {
  const [verb = '', ...rest] = phrase.split(' ');
  return (
    (mild.has(phrase) && !TASKS.test(verb)) ||
    (mild.has(verb) && !DUTY.test(verb) && rest.every((word) => word.length <= PREPOSITION && word !== 'parte'))
  );
}

/** A phrase that names a duty ("responsible for"), rather than a mild verb ("helped"), which a figure redeems. */
function namesDuty(text: string, lexicon: Lexicon): boolean {
  const words = wordsOf(plain(text));
  // "Mi labor", "Minha função" are phrases with their pronoun; "Eu ajudava" is one without.
  const bare = actionTableOf(lexicon).pronouns.has(words[0] ?? '') ? [words.slice(1)] : [];
  const rows = [words, ...bare].map((own) => ` ${own.slice(0, 8).join(' ')} `);
  const mild = mildWords(lexicon);
  for (const phrases of actionTableOf(lexicon).weakPhrases.values()) {
    if (phrases.some((phrase) => !isMild(phrase, mild) && rows.some((row) => beginsWith(row, phrase)))) return true;
  }
  return false;
}

/** A sentence about the work, as written: "my main task was". */
function dutyIn(text: string, { language }: Lexicon): string | null {
  if (language === 'ja' || language === 'zh') return null;
  const opening = fold(text).replace(u`^[^\p{L}]+`, '');
  return DUTY_SENTENCES[language].exec(opening)?.[0] ?? null;
}

/** "雑務全般", "主管安排的事务". */
function choreIn(bullet: Bullet, language: 'ja' | 'zh', lexicon: Lexicon): WeakOpening[] {
  const found = hasFigure(bullet.text, lexicon) ? null : CHORES[language].exec(fold(bullet.text));
  return found ? [{ bullet, words: found[0].trim() }] : [];
}

type Described = Pick<Reading, 'bullets' | 'entries' | 'sections' | 'lexicon' | 'language'>;

/** What weak-phrases tells; no other check tells these bullets again. */
export const weakOpenings = oncePer((reading: Described): readonly WeakOpening[] => {
  const { lexicon } = reading;
  if (!lexicon) return [];
  const bullets = achievementBullets(reading);
  const { language } = lexicon;
  const cjk = language === 'ja' || language === 'zh';
  const chores = cjk ? bullets.flatMap((bullet) => choreIn(bullet, language, lexicon)) : [];
  const weak = bullets.flatMap((bullet) => {
    const { kind, words } = readOpening(bullet.text, lexicon);
    const duty = kind === 'weak' ? null : dutyIn(bullet.text, lexicon);
    if (duty !== null) return [{ bullet, words: duty }];
    if (kind !== 'weak' || namesPost(bullet.text, lexicon)) return [];
    if (hasFigure(bullet.text, lexicon) && (cjk || !namesDuty(bullet.text, lexicon))) return [];
    return [{ bullet, words }];
  });
  return cjk && weak.length <= bullets.length * CJK_SHARE ? chores : weak;
});
