/** Results that a bullet tells by their measure, with no verb at its head: they claim as much as one that opens with its deed. */
import { patternOf } from '../../../resume/patterns.ts';
import { CHANGED, FROM_TO, NONE_OF } from '../../lexicons/measured-changes.ts';
import { oncePerLanguage } from '../text/once.ts';
import { plain } from '../text/words.ts';

const ENDINGS = { es: '[oa]s?', pt: '[oa]s?', it: '[oaie]?', fr: 'e?s?', en: '', de: '' } as const;
/** Characters between the participle and its figure: "ramené, en un an, de 0,9". */
const WITHIN = 24;
/** Words between "zero" and what there was none of: "Zero lost time injuries". */
const BETWEEN = 3;

const patternsOf = oncePerLanguage((language): readonly RegExp[] => {
  if (language === 'ja' || language === 'zh') return [];
  const pair = FROM_TO[language];
  const { none, harm } = NONE_OF[language];
  const number = String.raw`\d[\d.,]*\s?%?`;
  const sources = [
    String.raw`(?<!\p{L})(?:${CHANGED[language].join('|')})${ENDINGS[language]}(?!\p{L})[^.;:\d]{0,${String(WITHIN)}}\d`,
    String.raw`^\P{L}{0,3}(?:${none.join('|')})\s(?:[\p{L}'’-]+\s){0,${String(BETWEEN)}}(?:${harm.join('|')})`,
    ...(pair ? [String.raw`(?<!\p{L})${pair[0]}\s${number}\s(?:\p{L}+\s)?${pair[1]}\s${number}`] : []),
    ...(language === 'en' ? [String.raw`(?<!\p{L})(?:up|down)\s(?:by\s)?\d[\d.,]*\s?%`] : []),
  ];
  return sources.map((source) => patternOf(source, 'u'));
});

/** "Fermi linea ridotti del 31 %", "Zero lost time injuries in 2023"; the other two scripts have their own (`openings.ts`). */
export function tellsResult(text: string, language: Parameters<typeof patternsOf>[0]): boolean {
  const own = plain(text);
  return patternsOf(language).some((pattern) => pattern.test(own));
}
