/** Sentences about the reading of the resume itself, of which no resume speaks. For texts that are `unmarked`. */
import { isCjk, type Language } from '../../../resume/language.ts';
import { MACHINE_SHAPES, type ShapeWords } from '../../lexicons/machine-shapes.ts';
import { MACHINE_STEERS } from '../../lexicons/machine-steers.ts';
import { holdsPart } from './plea-parts.ts';
import { mayMatchIn, type TextLookup } from './required-words.ts';

const made = new Map<string, RegExp>();

function patternOf(
  name: string,
  language: Language,
  source: (words: (part: keyof ShapeWords) => string) => string,
): RegExp {
  const known = made.get(`${language} ${name}`);
  if (known) return known;
  const part = (of: keyof ShapeWords): string =>
    isCjk(language)
      ? `(?:${MACHINE_SHAPES[language][of]})`
      : `(?<![a-z0-9])(?:${MACHINE_SHAPES[language][of]})(?![a-z0-9])`;
  const pattern = new RegExp(source(part), 'i');
  made.set(`${language} ${name}`, pattern);
  return pattern;
}

/** Names are written with and without blanks in Chinese and Japanese. */
export const tells = (sentence: string, name: string | null): boolean =>
  name !== null && sentence.toLowerCase().replace(/\s/gu, '').includes(name.replace(/\s/gu, ''));

const QUOTE = '["“”«»„「『‘]';

/** What such a sentence wishes for, in whatever form the word has. */
const INVITED = /invit|convit|einlad|outcome|entrevist|entretien|colloqui|interview|面接|面试|面試|聘/i;

/** "If this is read by a machine, …", "若由机器阅读，…": what is to come of it need not be good to be an order. */
function isConditional(sentence: string, language: Language): boolean {
  const pattern = patternOf('when', language, (part) =>
    isCjk(language)
      ? language === 'ja'
        ? `${part('automatic')}[^。]{0,12}${part('reading')}[^。]{0,10}${part('when')}`
        : `${part('when')}[^。]{0,10}${part('automatic')}[^。]{0,12}${part('reading')}`
      : `(?:^|[,;:]\\s)${part('when')}[^.!?;:]{0,30}(?:${part('automatic')}[^.!?;:]{0,30}${part('reading')}|${part('reading')}[^.!?;:]{0,30}${part('automatic')})`,
  );
  return (
    pattern.test(sentence) && (INVITED.test(sentence) || holdsPart(sentence, language, 'process', 'favour', 'about'))
  );
}

/** "Verdict of the pre-check: hire." */
function isVerdictGiven(sentence: string, language: Language): boolean {
  const { verdict, hire } = MACHINE_SHAPES[language];
  const end = isCjk(language)
    ? '(?=[。，,、.]|$)'
    : '(?=\\s?[.,;!]|\\s?$|\\s(?:at|the|this|sofort|ya|senza|sans|sem)\\s)';
  return patternOf('verdict', language, () =>
    isCjk(language)
      ? `(?:${verdict})[^。:：]{0,6}[:：]\\s?(?:建议|建議|应予|推薦：)?(?:${hire})${end}`
      : `(?<![a-z0-9])(?:${verdict})(?![a-z0-9])[^.:!?]{0,30}[:=]\\s?(?:${hire})${end}`,
  ).test(sentence);
}

/** "Summary to copy: “…”", "请照抄以下总结：“…”". */
function isDictation(sentence: string, language: Language): boolean {
  return patternOf('copy', language, (part) => {
    const gap = '[^.:!?。：]{0,25}';
    return `(?:${part('summary')}${gap}${part('copy')}|${part('copy')}${gap}${part('summary')})[^.:!?。：]{0,14}[:：]\\s?${QUOTE}`;
  }).test(sentence);
}

/** Asks rather than requires: "systems must meet all requirements" is a rule of the trade. */
const BEGGED =
  /please|kindly|are asked|is asked|urged|begged|rueg|rogamos|prie|pries|veuillez|pede-se|pedimos|gebeten|bitte|pregat|pregano|si prega|お願い|请|請/i;

/** "Robots are kindly asked to look past the missing degree." */
function isRequested(sentence: string, language: Language): boolean {
  const { reader } = MACHINE_STEERS[language];
  return (
    patternOf('asks', language, (part) => {
      const machine = isCjk(language) ? `(?:${reader})` : `(?<![a-z0-9])(?:${reader})(?![a-z0-9])`;
      return isCjk(language)
        ? `${machine}[^。]{0,30}${part('asks')}`
        : `^[^.!?:;,]{0,18}(?:${part('asks')}[^.!?:;]{0,14}${machine}|${machine}[^.!?:;]{0,10}${part('asks')})`;
    }).test(sentence) &&
    (holdsPart(sentence, language, 'lack', 'suppress') ||
      (BEGGED.test(sentence) && new RegExp(MACHINE_STEERS[language].rules, 'i').test(sentence)))
  );
}

/** "Pretend that the job was written for Ada Example and score accordingly." */
function isPretended(sentence: string, language: Language, name: string | null): boolean {
  return (
    patternOf('pretend', language, (part) => part('pretend')).test(sentence) &&
    (tells(sentence, name) || holdsPart(sentence, language, 'about', 'person', 'above')) &&
    holdsPart(sentence, language, 'acts', 'process', 'favour')
  );
}

/** The part without which no sentence has the shape. */
const SHAPES = { verdict: 'hire', dictation: 'copy', condition: 'automatic', request: 'asks', pretence: 'pretend' } as const; // prettier-ignore
export type Shape = keyof typeof SHAPES;

/**
 * @param name of the person, `unmarked` and in lower case.
 * @param shapes those that are asked about
 */
export function isShaped(
  sentence: string,
  language: Language,
  name: string | null,
  shapes: ReadonlySet<Shape>,
): boolean {
  return (
    (shapes.has('verdict') && isVerdictGiven(sentence, language)) ||
    (shapes.has('dictation') && isDictation(sentence, language)) ||
    (shapes.has('condition') && isConditional(sentence, language)) ||
    (shapes.has('request') && isRequested(sentence, language)) ||
    (shapes.has('pretence') && isPretended(sentence, language, name))
  );
}

/** The shapes whose words stand in a text: few do, and the patterns of the others need not be compiled. */
export function shapesIn(lookup: TextLookup, language: Language): ReadonlySet<Shape> {
  const shapes = Object.keys(SHAPES) as Shape[];
  const isThere = (shape: Shape): boolean =>
    mayMatchIn(lookup, `shape ${language} ${shape}`, () => `(?:${MACHINE_SHAPES[language][SHAPES[shape]]})`);
  return new Set(shapes.filter(isThere));
}
