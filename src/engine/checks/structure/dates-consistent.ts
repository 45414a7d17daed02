import { dateForms, type DateForm } from '../../reading/dates/date-forms.ts';
import { defineCheck, excerptOf, finding, notApplicable, scored, undetermined } from '../define.ts';
import type { Evidence } from '../../../resume/report.ts';
import { ramp } from '../ramp.ts';

const MAX_FINDINGS = 4;
const MAX_PLACES = 8;
/** With fewer dates there is nothing to compare. */
const LEAST = 2;
const ERAS = 0.6;

/** The form that most dates can be of. */
function usualOf(dates: readonly DateForm[]): string | null {
  const counts = new Map<string, number>();
  for (const form of dates.flatMap(({ forms }) => forms)) counts.set(form, (counts.get(form) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? null;
}

function evidenceOfDate({ line, cell, text }: DateForm): Evidence[] {
  return line ? [{ page: line.page, excerpt: excerptOf(cell?.text ?? text), box: cell?.box ?? line.box }] : [];
}

export default defineCheck({
  id: 'dates-consistent',
  requires: ['entries', 'lexicon'],
  messageIds: ['mixed', 'eras'],
  run: ({ entries, lexicon }) => {
    if (!lexicon) return undetermined;
    const all = dateForms(entries, lexicon);
    const eras = all.filter(({ forms }) => forms.includes('era'));
    if (eras.length > 0 && eras.length < all.length) {
      const [era] = eras;
      const western = all.find(({ forms }) => !forms.includes('era'));
      const evidence = [era, western].flatMap((date) => (date ? evidenceOfDate(date) : []));
      const data = { era: era?.text ?? '', western: western?.text ?? '' };
      return scored(ERAS, [finding('eras', data, evidence)], {
        dates: all.length,
        odd: Math.min(eras.length, all.length - eras.length),
      });
    }
    // Years alone beside months are a fault only among the jobs: studies, projects and service are customarily told by the year.
    const dates = all.filter(({ forms, entry }) => entry.section === 'experience' || !forms.includes('year'));
    if (dates.length < LEAST) return notApplicable;
    const usual = usualOf(dates);
    const odd = dates.filter(({ forms, entry }) => {
      if (usual !== null && forms.includes(usual)) return false;
      // "Jan.–Aug. 2019" beside years: of what began and ended in one of them, the year alone says nothing.
      const { start = null, end = null } = entry.dates ?? {};
      const year = start?.slice(0, 4);
      return !(usual === 'year' && start !== end && year !== undefined && year === end?.slice(0, 4));
    });
    const data = { dates: dates.length, odd: odd.length };
    if (odd.length === 0) return scored(1, [], data);
    const score = ramp(odd.length / dates.length, [
      [0, 0.85],
      [0.25, 0.7],
      [0.5, 0.4],
    ]);
    // "March 2015" may be written out or short: "Feb 2015" shows the form.
    const alike = dates.filter(({ forms }) => usual !== null && forms.includes(usual));
    const example = alike.toSorted((a, b) => a.forms.length - b.forms.length)[0]?.text ?? '';
    // One finding a form, with every place that has it.
    const kinds = [...new Set(odd.map(({ forms }) => forms[0]))];
    const findings = kinds.map((kind) => {
      const group = odd.filter(({ forms }) => forms[0] === kind);
      const places = new Map(group.map((date) => [date.cell ?? date.line, date]));
      const told = { usual: example, odd: group[0]?.text ?? '', count: group.length };
      return finding('mixed', told, [...places.values()].slice(0, MAX_PLACES).flatMap(evidenceOfDate));
    });
    return scored(score, findings.slice(0, MAX_FINDINGS), data);
  },
});
