/** Headings of what one is certified in, in words that stand elsewhere for patents and for schooling: what is listed below them tells. */
import { iu } from '../../../resume/patterns.ts';
import type { Language } from '../../../resume/language.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { degreeScore, schoolMarks, schoolScore } from '../schools/school-marks.ts';
import { bare } from './heading-text.ts';
import type { Heading, Line } from '../reading.ts';

/** "Brevetti" over the licences of a lifeguard, "Brevets" over those of a welder, as over the inventions of an engineer. */
const LICENCES: Readonly<Partial<Record<Language, RegExp>>> = {
  it: /^brevetti(?!.*(?:pubblicaz|articol|invenz|ricerc))/u,
  fr: /^brevets(?!.*(?:publicat|article|invent|recherche))/u,
};
const PATENT = iu`(?<!\p{L})(?:EP|WO|US|PCT|UIBM|INPI|EPO|USPTO|OEB)(?!\p{L})|inven(?:tor|teur|tric|zion|tion)|domanda di|deposita|dépos|concess[oi]|délivré par l|dispositiv[oi]|metodo (?:di|per)|sistema (?:di|per)|procéd[ée]|dispositif|(?<!\d)(?:10)?20\d{10}`;

/** "Formazione e aggiornamento" below "Titoli di studio": courses. */
const FURTHER: Readonly<Partial<Record<Language, RegExp>>> = {
  it: /^formazione e aggiornamento|^formazione continua/u,
  fr: /^formation continue|^formations et (?:stages|perfectionnement)/u,
  de: /^(?:aus-, )?fort- und weiterbildung/u,
};

/** `headings`: all of the resume, in order; those of licences and courses with the kind that they are. */
export function withLicencesTold(headings: readonly Heading[], lines: readonly Line[], lexicon: Lexicon): Heading[] {
  const [licences, further] = [LICENCES[lexicon.language], FURTHER[lexicon.language]];
  if (!licences && !further) return [...headings];
  const schooling = headings.filter(({ kinds }) => kinds[0] === 'education').length;
  return headings.map((heading, at) => {
    const text = bare(heading.line.text);
    const below = (): readonly Line[] => lines.slice(heading.line.index + 1, headings[at + 1]?.line.index);
    const licensed = heading.kinds[0] === 'publications' && licences?.test(text) === true && !below().some((line) => PATENT.test(line.text)); // prettier-ignore
    if (licensed) return { ...heading, kinds: ['certifications'] };
    const courses = heading.kinds[0] === 'education' && schooling > 1 && further?.test(text) === true;
    return courses && !below().some((line) => isOfSchool(line, lexicon)) ? { ...heading, kinds: ['certifications'] } : heading; // prettier-ignore
  });
}

/** "Corso di aggiornamento, 24 ore" is no degree, whoever held it. */
const COURSE = iu`(?<!\p{L})(?:cors[oi]|ore|seminario|aggiornament|stages?|heures|kurs|lehrgang|seminar|stunden|h)(?!\p{L})`;

function isOfSchool({ text }: Line, lexicon: Lexicon): boolean {
  const marks = schoolMarks(lexicon);
  return !COURSE.test(text) && degreeScore(text, marks) > 0 && schoolScore(text, marks) > 0;
}
