/** Ends told apart from their starts: "em 2008, onde fiquei até 2013", "entrée en 2008, sortie en 2013", "dal 2008, per cinque anni". */
import { iu } from '../../../resume/patterns.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { datesIn } from './date-tokens.ts';
import { rangesIn, type FoundRange } from './dates.ts';

/** What stands right before such an end. */
const UNTIL = iu`[\s,;:–—-]+(?:(?:ed?|et|y|mas?|mais)\s)?(?:(?:onde|où|dove|donde|lá|là|ali|que)\s)?(?:(?:eu|je|io|y|me|mi|ci|vi|lá|là|suis|sono|ai|ho|he)\s|j['’](?:y\s)?){0,4}(?:(?:fiquei|permaneci|trabalhei|atuei|estive|restée?|demeurée?|travaillé|rimast[oa]|restat[oa]|lavorato|permanecí|estuve|trabajé|quedé)\s)?(?:até|jusqu['’](?:en|au|à)|fino\s(?:al?|all['’])|hasta|(?:saí(?:da)?|sorti?e?|partie?|parti?da|uscita|salida|salí|salgo)\s(?:en|em|nel))\s*(?:(?:o|el|le|il)\s)?(?:(?:ano|mês|mois|mese|año|mes|fi[mn]e?)\s(?:de|d['’]|di)?\s?)?$`;
/** What a start may have before it that says so. */
const ENTERED = iu`(?:(?:entrada|entrée|início|início|début|inizio|ingreso|ingresso|assunzione|admissão)\s(?:em|en|nel)|(?<=,\s)(?:em|en|nel|in))\s$`;
const LASTED = iu`^,?\s\(?(?:durante|durant|pendant|per|por|for)\s(?:cerca de\s|environ\s|circa\s)?(?:(\d{1,2})|(une?|uma?|uno?|un)|(deux|dois|duas|dos|due)|(trois|três|tres|tre)|(quatre|quatro|cuatro|quattro)|(cinq|cinco|cinque)|(six|seis|sei))\s(an(?:s|os?|n[oi])?|años?)(?!\p{L})\)?`;
const LONGEST = 420;

const yearOf = (date: string | null): number => Number((date ?? '').slice(0, 4));

/** The date of a find without the words that open it, "depuis mars 2008". */
function bare(text: string, { index, length }: FoundRange, lexicon: Lexicon): string {
  const token = datesIn(text, lexicon).find((date) => date.index >= index && date.index < index + length && !date.present);
  return token ? text.slice(token.index, token.index + token.length) : text.slice(index, index + length);
} // prettier-ignore

/** When it ended, told by how long it lasted: in the same month, where one is told. */
function endOf(start: string, [, figure, ...words]: RegExpExecArray): string {
  const years = figure ? Number(figure) : words.slice(0, -1).findIndex(Boolean) + 1;
  return String(yearOf(start) + years);
}

/** A text with both ends side by side: "em 2008 – 2013". */
export function withEndsTogether(text: string, lexicon: Lexicon): string {
  if (text.length > LONGEST || !['pt', 'fr', 'it', 'es'].includes(lexicon.language)) return text;
  const [first, second, more] = rangesIn(text, lexicon);
  if (!first) return text;
  const opening = text.slice(0, first.index).replace(ENTERED, '');
  const behind = text.slice(first.index + first.length);
  const since = first.isRange && first.end === 'present' && first.start !== null;
  if (first.isRange && !since) return opening.length < first.index ? `${opening}${text.slice(first.index)}` : text;
  const start = (since ? first.start : first.end) ?? '';
  const lasted = LASTED.exec(behind);
  if (lasted && !second) return `${opening}${bare(text, first, lexicon)} – ${endOf(start, lasted)}${behind.slice(lasted[0].length)}`;
  if (!second || more || second.isRange || !/^\d/u.test(start) || yearOf(second.end) < yearOf(start)) return text;
  const between = text.slice(first.index + first.length, second.index);
  const until = UNTIL.exec(between);
  if (!until) return text;
  return `${opening}${bare(text, first, lexicon)} – ${second.text}${between.slice(0, until.index)}${text.slice(second.index + second.length)}`;
} // prettier-ignore
