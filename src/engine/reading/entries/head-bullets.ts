/** List items that are heads of jobs are none of what was done. */
import { u } from '../../../resume/patterns.ts';
import type { Bullet, Entry } from '../reading.ts';

/** Characters behind the head of a job that say what was done there. */
const LEAST_SAID = 24;

/** List items without those that only head a job. */
export function withoutHeads(bullets: readonly Bullet[], entries: readonly Entry[]): readonly Bullet[] {
  const jobs = entries.filter(({ section }) => section === 'experience');
  const heads = new Map(jobs.flatMap(({ header }) => header.map(({ index, text }) => [index, text.length])));
  return bullets.filter(({ lines, section, text, names }) => {
    if (names) return false;
    const head = lines.map(({ index }) => heads.get(index)).find((length) => length !== undefined);
    return section !== 'experience' || head === undefined || (HEADED.test(text) && text.length > head + LEAST_SAID);
  });
}

/** "… (2018 – 2020): Abrechnung". */
const HEADED = u`^[^()]{4,90}\([^()]{4,32}\)\s?[:：,.]\s`;
