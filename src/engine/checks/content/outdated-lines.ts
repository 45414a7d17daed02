import type { Language } from '../../../resume/language.ts';
import { u, iu } from '../../../resume/patterns.ts';
import type { Finding } from '../../../resume/report.ts';
import {
  OBSOLETE_TOOLS,
  OBJECTIVE_CUSTOMARY,
  REFERENCES_CUSTOMARY,
  REFERENCES_FREELY,
  REFERENCES_OFFERED,
  REFERENCES_TOLD,
} from '../../lexicons/outdated.ts';
import { SOFT_SKILLS } from '../../lexicons/soft-skills.ts';
import { isBasicTool } from '../../reading/items/basic-tools.ts';
import { key, keysOf, wordsOf } from '../../reading/text/fold.ts';
import { visiblePassages } from '../../reading/text/passages.ts';
import { indexPhrases, phrasesIn, type PhraseHit, type PhraseIndex } from '../../reading/text/phrases.ts';
import { objectiveAlone } from '../../reading/sections/profile.ts';
import type { Reading } from '../../reading/reading.ts';
import { skillsOf } from '../../reading/items/skills.ts';
import { defineCheck, evidenceOf, excerptOf, finding, scored, undetermined } from '../define.ts';
import { placeholdersOf } from '../placeholders.ts';
import { ramp } from '../ramp.ts';

type Parts = Pick<
  Reading,
  'lines' | 'entries' | 'sections' | 'headings' | 'language' | 'market' | 'document' | 'contact'
>;

const OBSOLETE = indexPhrases(OBSOLETE_TOOLS);

/** Of template text a few examples show the rest. */
const EXAMPLES = 4;

/** Characters of a line that is quoted whole. */
const WHOLE = 60;

/** Characters of an offer that are quoted. */
const OFFER = 70;

/** What nearly every such line holds; a cheap first test. */
const ABOUT_REFERENCES = iu`r[eé]f[eé]r[eê]n[cz]|recomenda|recommanda|raccomanda|lettere di |(?:ancien|précédent)s? |constancia|former|previous|past |antigu|anterior|(?<!\p{L})ex |früher|ehemalig|precedent|上司|雇用主|领导|領導|前[任职職公单]|推[荐薦]|背景?[调調]|照会|問い?合わせ|(?:以前|之前|原)的?(?:单位|公司)|[证證]明人|前雇主|紹介状|リファレンス|照会先|身元保証`;

function offersIn(text: string, language: Language, offered: PhraseIndex): PhraseHit[] {
  const listed = phrasesIn(text, offered);
  if (listed.length > 0 || !ABOUT_REFERENCES.test(text)) return listed;
  const match = REFERENCES_TOLD[language]?.map((pattern) => pattern.exec(text)).find((found) => found !== null);
  if (!match) return [];
  // The offer goes on to the end of its sentence.
  const rest = text.slice(match.index, match.index + OFFER).split(/[.;。；]/u)[0] ?? '';
  const words = rest.length >= match[0].length ? rest.trimEnd() : match[0].trim();
  return [{ start: match.index, end: match.index + words.length, text: words, phrase: words }];
}

/** Longer sentences are about something else: articles of a catalogue are "referenze" as well. */
const OFFER_WORDS = 16;

type Lists = [string[], string[], string[], string[]];

/** An offer that no list foresees: references, or somebody's former superiors, and "on request" in one short sentence, outside the jobs. */
function freely({ lines, entries }: Parts, language: Language): Finding[] {
  const words = REFERENCES_FREELY[language];
  if (!words) return [];
  const [who, when, former, boss] = [words.who, words.when, words.former, words.boss].map(keysOf) as Lists;
  const isBoss = (told: readonly string[]): boolean =>
    told.some(
      (word, at) =>
        former.includes(word) && told.slice(Math.max(0, at - 1), at + 3).some((near) => boss.includes(near)),
    );
  const names = (told: readonly string[]): boolean =>
    isBoss(told) || who.some((word) => (word.includes(' ') ? told.join(' ').includes(word) : told.includes(word)));
  const jobs = new Set(entries.flatMap(({ bullets }) => bullets.flatMap((own) => own.lines.map(({ index }) => index))));
  return lines
    .filter(({ index, text }) => !jobs.has(index) && [...who, ...boss].some((word) => key(text).includes(word)))
    .flatMap((line) =>
      line.text.split(/[.;!?]\s|[.;!?]$/u).flatMap((sentence) => {
        const told = wordsOf(key(sentence));
        const offer = told.length <= OFFER_WORDS && !/\d/u.test(sentence) && names(told) && told.some((word) => when.includes(word)); // prettier-ignore
        return offer ? [finding('references', { words: sentence.trim() }, evidenceOf([line]))] : [];
      }),
    );
}

function references(reading: Parts): Finding[] {
  const { lines, language, market } = reading;
  if (language === null || (market !== null && REFERENCES_CUSTOMARY.has(market))) return [];
  const offered = indexPhrases(REFERENCES_OFFERED[language]);
  const listed = visiblePassages(lines).flatMap(({ text, parts }) =>
    offersIn(text, language, offered).map((hit) => {
      const own = parts.filter(({ start, end }) => start < hit.end && hit.start < end);
      // Across a heading and the line below it the line says it all; of a sentence that wraps, its last words do not.
      const end = own.at(-1);
      const last =
        own.length > 1 && end && u`^(?!\p{Ll})`.test(text.slice(end.start, end.end).trim()) ? end : undefined;
      const words = last && last.end - last.start < WHOLE ? text.slice(last.start, last.end).trim() : hit.text;
      const evidence = (last ? [last] : own).map(({ page, box, start, end }) => ({
        page,
        box,
        excerpt: excerptOf(text.slice(start, end)),
      }));
      return finding('references', { words }, evidence);
    }),
  );
  return listed.length > 0 ? listed : freely(reading, language);
}

/** "Objetivo: Auxiliar administrativo": longer ones speak of wishes. */
const NAMES_POST = 12;

function objective(reading: Parts): Finding[] {
  const alone = objectiveAlone(reading);
  const { market } = reading;
  const words = alone?.lines.flatMap(({ text }) => wordsOf(key(text))).length ?? 0;
  if (market !== null && OBJECTIVE_CUSTOMARY.has(market) && words <= NAMES_POST) return [];
  return alone ? [finding('objective-only', {}, evidenceOf([alone.heading.line, ...alone.lines.slice(0, 3)]))] : [];
}

function tools({ sections, language }: Parts): Finding[] {
  const list = skillsOf({ sections });
  if (list === null || language === null || list.prose) return [];
  const soft = indexPhrases(SOFT_SKILLS[language]);
  const concrete = list.skills.filter(({ text }) => phrasesIn(text, soft).length === 0);
  const dead = concrete.filter(({ text }) => phrasesIn(text, OBSOLETE).length > 0);
  const gone = dead.slice(0, 3).map(({ text, line }) => finding('obsolete-tool', { tool: text }, evidenceOf([line])));
  const [first] = concrete;
  if (!first || !concrete.every(({ text }) => isBasicTool(text))) return gone;
  return [...gone, finding('basic-tools', { tool: first.text }, evidenceOf([first.line]))];
}

const CODE_OF_2003 = /(?<![\d])(?:196\s?\/\s?(?:20)?03|196\sdel\s(?:30\s)?[^\d]{0,12}2003|675\s?\/\s?(?:19)?96)(?!\d)/u;
const REGULATION = /gdpr|rgpd|2016\s?\/\s?679|679\s?\/\s?(?:20)?16/iu;

/** The Italian consent line of before May 2018, which leaves out Regulation (EU) 2016/679. */
function oldConsent({ lines, language }: Parts): Finding[] {
  if (language !== 'it' || lines.some(({ text }) => REGULATION.test(text))) return [];
  const line = lines.find(({ text }) => CODE_OF_2003.test(text));
  return line ? [finding('old-consent', {}, evidenceOf([line]))] : [];
}

export default defineCheck({
  id: 'outdated-lines',
  requires: ['lines', 'entries', 'sections', 'headings', 'language', 'market', 'document', 'contact'],
  messageIds: ['placeholder', 'references', 'objective-only', 'basic-tools', 'obsolete-tool', 'old-consent'],
  run: (reading) => {
    if (reading.language === null) return undetermined;
    const left = placeholdersOf(reading, reading.language);
    const outdated = [
      ...references(reading).slice(0, 2),
      ...objective(reading),
      ...tools(reading),
      ...oldConsent(reading),
    ];
    // Nobody sends off on purpose what a template left: once is enough to fail.
    const weight = outdated.length + 2 * left.length;
    const score = ramp(weight, [
      [0, 1],
      [1, 0.65],
      [2, 0.4],
      [4, 0],
    ]);
    const placeholders = left
      .slice(0, EXAMPLES)
      .map(({ words, evidence }) => finding('placeholder', { words }, evidence));
    return scored(score, [...placeholders, ...outdated], { count: outdated.length, placeholders: left.length });
  },
});
