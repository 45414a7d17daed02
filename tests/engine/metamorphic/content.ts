/** Defects of content: what is said, and how. */
import type { Bullet } from '../../../src/engine/reading/reading.ts';
import { firstWordOf } from '../../../src/engine/reading/text/first-words.ts';
import { isCjk } from '../../../src/resume/language.ts';
import type { Defect } from './defect.ts';
import { Draft } from './draft.ts';
import { bulletsOf, jobAt, joinOf, lastLineOf, passageOf, redate, required, sectionOf } from './places.ts';
import type { Strong } from './strong.ts';
import { FIRST_PERSON_BULLET, PASSIVE_BULLETS, WEAK_BULLETS, WITHOUT_VERB } from './bullets.ts';
import {
  EMPTY_PROFILE, FOREIGN, MISSPELLED, NATIONAL_IDS, PLACEHOLDERS, REFERENCES, SOFT_SKILLS, TYPED_TWICE,
} from './words.ts'; // prettier-ignore

/** Every so manieth bullet of the jobs in other words, the first ones of every job last. */
function rewriteBullets(strong: Strong, texts: readonly string[]): ReturnType<Draft['finish']> {
  const draft = new Draft(strong);
  const bullets = bulletsOf(strong).toReversed();
  for (const [at, text] of texts.entries()) draft.rewrite(required(bullets[at], 'bullet').lines, text);
  return draft.finish();
}

function changeBullets(strong: Strong, change: (text: string, at: number) => string): ReturnType<Draft['finish']> {
  const draft = new Draft(strong);
  for (const [at, { lines, text }] of bulletsOf(strong).entries()) {
    const changed = change(text, at);
    if (changed !== text) draft.rewrite(lines, changed);
  }
  return draft.finish();
}

const FIGURE = /[$€¥£]?\s?\d[\d.,:]*\s?[%€]?/gu;

/** The text without its figures, in digits or in words. */
function withoutFigures(strong: Strong, text: string): string {
  const { language, lexicon } = strong;
  const bare = text.replace(FIGURE, isCjk(language) ? '数' : ' ');
  if (isCjk(language)) {
    const cleared = lexicon.numberWords.reduce((rest, word) => rest.replaceAll(word, ''), bare);
    return cleared.replace(/[一二三四五六七八九十百千万億亿半倍両双]/gu, '').replaceAll('数', '多');
  }
  const words = new Set(lexicon.numberWords);
  return bare
    .split(/\s+/u)
    .filter((word) => !words.has(word.toLowerCase().replace(/[^\p{L}-]/gu, '')))
    .join(' ');
}

function openedAlike(strong: Strong): ReturnType<Draft['finish']> {
  const bullets = bulletsOf(strong);
  const key = ({ text }: Bullet) => required(firstWordOf(text, strong.lexicon), 'opening');
  const model = bullets.map(key)[1];
  const word = required(model, 'opening').written;
  return changeBullets(strong, (text, at) => {
    if (at === 1 || at > 5) return text;
    const own = firstWordOf(text, strong.lexicon);
    if (!own) return text;
    return strong.language === 'ja' ? `${text}して${word}` : text.replace(own.written, word);
  });
}

export const CONTENT: readonly Defect[] = [
  {
    check: 'quantified-results',
    name: 'hardly a figure',
    also: {
      spelling: 'Where a figure is gone, the words on both sides of it may be the same: "de 30 % à …" of a range.',
    },
    plant: (strong) => changeBullets(strong, (text, at) => (at % 5 === 0 ? text : withoutFigures(strong, text))),
  },
  {
    check: 'action-verbs',
    name: 'half of the bullets without a verb',
    plant: (strong) => rewriteBullets(strong, WITHOUT_VERB[strong.language]),
  },
  {
    check: 'weak-phrases',
    name: 'duties among the deeds',
    plant: (strong) => rewriteBullets(strong, WEAK_BULLETS[strong.language]),
  },
  {
    check: 'buzzwords',
    name: 'empty words in the summary',
    plant: (strong) => {
      const draft = new Draft(strong);
      const { lines } = sectionOf(strong, 'summary');
      draft.rewrite(lines, `${passageOf(strong, lines)}${joinOf(strong)}${EMPTY_PROFILE[strong.language]}`);
      return draft.finish();
    },
  },
  {
    check: 'first-person',
    name: 'a pronoun in a bullet',
    plant: (strong) => rewriteBullets(strong, [FIRST_PERSON_BULLET[strong.language]]),
  },
  {
    check: 'passive-voice',
    name: 'four bullets in the passive',
    plant: (strong) => rewriteBullets(strong, PASSIVE_BULLETS[strong.language]),
  },
  {
    check: 'bullet-length',
    name: 'a third of the bullets cut to a few words',
    plant: (strong) =>
      changeBullets(strong, (text, at) => {
        if (at % 3 !== 2) return text;
        if (strong.language === 'ja') return text.slice(-9);
        return strong.language === 'zh' ? text.slice(0, 9) : text.split(' ').slice(0, 5).join(' ');
      }),
  },
  {
    check: 'bullet-length',
    name: 'a third of the bullets long as paragraphs',
    plant: (strong) => {
      const tail = bulletsOf(strong).map(({ text }) => text);
      return changeBullets(strong, (text, at) => {
        if (at % 3 !== 0) return text;
        const more = tail
          .slice(at + 1, at + 3)
          .concat(tail.slice(0, 2))
          .slice(0, 2);
        return strong.language === 'ja' ? `${more.join('、')}、${text}` : `${text}, ${more.join(', ')}`;
      });
    },
  },
  {
    check: 'repeated-openings',
    name: 'six bullets that open alike',
    plant: openedAlike,
  },
  {
    check: 'spelling',
    name: 'misspelled words',
    plant: (strong) => rewriteBullets(strong, [MISSPELLED[strong.language]]),
    notIn: { ja: 'There is no dictionary of it.', zh: 'There is no dictionary of it.' },
  },
  {
    check: 'spelling',
    name: 'a word typed twice',
    plant: (strong) => rewriteBullets(strong, [TYPED_TWICE[strong.language]]),
  },
  {
    check: 'skills-specific',
    name: 'three skills',
    plant: (strong) => {
      const draft = new Draft(strong);
      const { lines } = sectionOf(strong, 'skills');
      draft.rewrite(lines, joinOf(strong) === '' ? 'SQL、Python、Tableau' : 'SQL, Python, Tableau');
      return draft.finish();
    },
  },
  {
    check: 'skills-specific',
    name: 'traits in the place of skills',
    plant: (strong) => {
      const draft = new Draft(strong);
      const { lines } = sectionOf(strong, 'skills');
      draft.rewrite(lines, SOFT_SKILLS[strong.language].join(joinOf(strong) === '' ? '、' : ', '));
      return draft.finish();
    },
  },
  {
    check: 'outdated-lines',
    name: 'references offered',
    plant: (strong) => {
      const draft = new Draft(strong);
      draft.insert(lastLineOf(strong, 'languages'), [REFERENCES[strong.language]]);
      return draft.finish();
    },
  },
  {
    check: 'outdated-lines',
    name: 'the text of a template',
    plant: (strong) => {
      const draft = new Draft(strong);
      draft.insert(lastLineOf(strong, 'languages'), [PLACEHOLDERS[strong.language]]);
      return draft.finish();
    },
  },
  {
    check: 'personal-data',
    name: 'an identity number',
    plant: (strong) => {
      const draft = new Draft(strong);
      draft.insert(required(strong.reading.contact.email?.line, 'e-mail'), [NATIONAL_IDS[strong.language]]);
      return draft.finish();
    },
  },
  {
    check: 'mixed-language',
    name: 'bullets in another language',
    plant: (strong) => rewriteBullets(strong, FOREIGN[strong.language === 'en' ? 'en' : 'other']),
  },
  {
    check: 'recent-experience',
    name: 'the newest job ended long ago',
    plant: (strong) => {
      const draft = new Draft(strong);
      const present = /(?:actualidad|Present|présent|atual|heute|oggi|現在|至今)$/u;
      const job = jobAt(strong, 0);
      const earlier = required(jobAt(strong, 1).dates, 'dates').text.split(/\s?[–‒〜]\s?/u)[1] ?? '';
      const year = required(/20\d\d/u.exec(earlier)?.[0], 'year');
      const until = earlier.replace(year, String(Number(year) + 1));
      redate(draft, job, (text) => text.replace(present, until));
      return draft.finish();
    },
  },
];
