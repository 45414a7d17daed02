import { isCjk, type Language } from '../../../resume/language.ts';
import { u } from '../../../resume/patterns.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { achievementBullets } from '../../reading/items/achievements.ts';
import { hasFigure } from '../../reading/items/figures.ts';
import { readDeed } from '../../reading/items/openings.ts';
import { weakOpenings } from '../../reading/items/weak-openings.ts';
import { lengthOf } from '../../reading/text/words.ts';
import { defineCheck, evidenceOf, finding, notApplicable, scored, undetermined } from '../define.ts';
import { percentOf, ramp } from '../ramp.ts';

const SHARE = 0.6;
const EXAMPLES = 3;

/** "Atender telefone", "Atención al cliente", "レジ業務を実施": a duty named in so few words, and with no figure, is no deed; a verb in the past is one. */
const DUTY_WORDS = 3;
const DUTY_CHARACTERS = 8;
const TOLD: Readonly<Partial<Record<Language, RegExp>>> = {
  es: u`^\p{L}{2,}(?:[éíó]|aste|aron|ieron|je|jo|eron|uve|uvo|uje|ujo|ise|izo)(?!\p{L})`,
  pt: u`^\p{L}{2,}(?:ei|[^r]i|ou|eu|iu|ive|iz|fiz|pus|trouxe|disse|emos|amos|imos)(?!\p{L})`,
  fr: u`^(?:j['’]ai\s)?\p{L}{2,}(?:é|i|u|it|is)(?!\p{L})`,
  it: u`^(?:ho\s)?\p{L}{2,}(?:ato|ito|uto|tto|so|sto|ai|ii|ei)(?!\p{L})`,
};

function isBareDuty(text: string, { language }: Lexicon, figure: boolean): boolean {
  if (figure || language === 'en' || language === 'de') return false;
  if (isCjk(language)) return lengthOf(text, language) < DUTY_CHARACTERS;
  const bare = text.replace(u`^[^\p{L}]+`, '').toLowerCase();
  return lengthOf(text, language) <= DUTY_WORDS && TOLD[language]?.test(bare) !== true;
}

/** Characters are counted without regard to the foreign words and numbers among them: no half of one is quoted, unless it is all. */
function wholeWords(words: string, text: string, side: 'start' | 'end'): string {
  const at = text.indexOf(words);
  const [outer, half] =
    side === 'start' ? [text[at - 1], /^[A-Za-z\d]+\s*/u] : [text[at + words.length], /\s*[A-Za-z\d]+$/u];
  return (/[A-Za-z\d]/u.test(outer ?? '') && words.replace(half, '')) || words;
}

/** The quoted words end where a reader would: not on an article, and with a mark where the item goes on. */
function cut(words: string, text: string, { language, stopWords }: Lexicon): string {
  const whole = text.trim().replace(/[.。]$/u, '');
  if (words.length >= whole.length) return words;
  // Japanese is quoted by its end.
  if (language === 'ja' && !whole.startsWith(words)) return `…${wholeWords(words, whole, 'start')}`;
  if (language === 'ja' || language === 'zh') return `${wholeWords(words, whole, 'end')}…`;
  const parts = words.split(' ');
  const stops = new Set(stopWords);
  while (parts.length > 1 && stops.has(parts.at(-1)?.toLowerCase() ?? '')) parts.pop();
  return `${parts.join(' ')}…`;
}

export default defineCheck({
  id: 'action-verbs',
  requires: ['bullets', 'entries', 'sections', 'lexicon', 'language'],
  messageIds: ['few', 'weak-opening', 'no-action', 'bare-duty'],
  run: (reading) => {
    const { lexicon } = reading;
    const bullets = achievementBullets(reading);
    if (bullets.length === 0) return notApplicable;
    if (!lexicon) return undetermined;
    const read = bullets.map((bullet) => {
      const opening = readDeed(bullet.text, lexicon);
      const bare = opening.kind === 'strong' && isBareDuty(bullet.text, lexicon, hasFigure(bullet.text, lexicon));
      return { bullet, opening, kind: bare ? ('bare' as const) : opening.kind };
    });
    const strong = read.filter(({ kind }) => kind === 'strong').length;
    const share = strong / bullets.length;
    const data = { strong, total: bullets.length, percent: percentOf(strong, bullets.length) };
    const score = ramp(share, [
      [0, 0],
      [SHARE / 2, 0.5],
      [SHARE, 0.9],
      [0.8, 1],
    ]);
    if (share >= SHARE) return scored(score, [], data);
    // Those that weak-phrases quotes count here too, and are not quoted again.
    const quoted = new Set(weakOpenings(reading).map(({ bullet }) => bullet));
    const told = [
      ...read
        .filter(({ bullet, kind }) => kind === 'weak' && !quoted.has(bullet))
        .map((one) => ['weak-opening', one] as const),
      ...read.filter(({ kind }) => kind === 'none').map((one) => ['no-action', one] as const),
      ...read.filter(({ kind }) => kind === 'bare').map((one) => ['bare-duty', one] as const),
    ];
    const examples = told
      .slice(0, EXAMPLES)
      .map(([id, { bullet, opening }]) =>
        finding(id, { opening: cut(opening.words, bullet.text, lexicon) }, evidenceOf(bullet.lines, bullet.text)),
      );
    return scored(score, [finding('few', data), ...examples], data);
  },
});
