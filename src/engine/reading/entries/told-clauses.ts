/** Several jobs in one sentence: "De 2015 à 2019 j'ai travaillé comme vendeuse chez Acme, puis de 2019 à 2023 comme caissière chez Beta". */
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { rangesIn } from '../dates/dates.ts';
import { matchesOf } from '../text/matches.ts';
import { toldJob, type ToldJob } from './told-sentences.ts';

/** The verb that a clause takes over from the one before it. */
const VERB: Readonly<Partial<Record<string, string>>> = { fr: "j'ai travaillé", pt: 'trabalhei', it: 'ho lavorato', es: 'trabajé' }; // prettier-ignore
const AS = /(^|\s)(?=com[eo]\s|comme\s)/iu;
const JOINT =
  /[,;]\s(?:(?:ed?|et|y|puis|poi|depois|ensuite|quindi|luego|después)\s)?|\s(?:e poi|et puis|puis|poi|depois|et|ed?|y)\s/giu;
const UNPAID = /(?<!\p{L})(?:bénévol|volont[aà]ri|volunt[áa]ri)/iu;
const OPENING = 16;
const LEAST = 2;

/** Its clauses with a date each; null where they cannot be told apart. */
function clausesOf(text: string, lexicon: Lexicon): string[] | null {
  const ranges = rangesIn(text, lexicon);
  const led = (ranges[0]?.index ?? 0) < OPENING;
  const joints = matchesOf(JOINT, text);
  const clauses: string[] = [];
  let from = 0;
  for (const [n, range] of ranges.slice(0, -1).entries()) {
    const between = joints.filter(({ index }) => index >= range.index + range.length && index < (ranges[n + 1]?.index ?? 0));
    const joint = led ? between.at(-1) : between[0];
    if (!joint) return null;
    clauses.push(text.slice(from, joint.index));
    from = joint.index + joint[0].length;
  }
  return [...clauses, text.slice(from)];
} // prettier-ignore

/** The jobs of a sentence that tells two or more, without work for nothing; null for any other. */
export function toldJobs(text: string, lexicon: Lexicon): ToldJob[] | null {
  const verb = VERB[lexicon.language];
  if (verb === undefined || rangesIn(text, lexicon).length < LEAST) return null;
  const clauses = clausesOf(text, lexicon)?.filter((clause) => !UNPAID.test(clause)) ?? [];
  const jobs = clauses.map((clause) => toldJob(clause, lexicon) ?? toldJob(clause.replace(AS, `$1${verb} `), lexicon) ?? toldJob(clause, lexicon, true)); // prettier-ignore
  const told = jobs.flatMap((job) => job ?? []);
  return told.length === jobs.length && told.every(({ employer }) => employer !== null) && told.length > 0 ? told : null;
} // prettier-ignore
