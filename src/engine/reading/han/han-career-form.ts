/** Japanese careers by what one did ("キャリア式"): the one firm stands in a section of its own, what one was there in another. */
import type { Lexicon } from '../../lexicons/lexicon.ts';
import type { Entry } from '../reading.ts';
import { hanPosts } from './han-posts.ts';
import { LEGAL } from './han-scores.ts';

const LEAST_POSTS = 2;
const NONE: ReadonlySet<number> = new Set();

/** A firm and its years, and nothing else. */
function isFirmAlone({ section, title, organisation, dates, bullets, paragraphs }: Entry): boolean {
  if (section !== 'experience' || title !== null || organisation === null || dates === null) return false;
  return bullets.length + paragraphs.length === 0 && LEGAL.test(organisation);
}

/** `entries`: of all sections. Where one entry is a firm alone, and all other jobs are posts within its years that name no firm, it is theirs. */
export function withFirmOfCareer(entries: readonly Entry[], lexicon: Lexicon): readonly Entry[] {
  if (lexicon.language !== 'ja') return entries;
  const jobs = entries.filter(({ section }) => section === 'experience');
  const [firm] = jobs;
  const posts = jobs.slice(1);
  if (!firm || !isFirmAlone(firm) || posts.length < LEAST_POSTS) return entries;
  if (posts.some(({ header, dates }) => dates === null || header.some(({ text }) => LEGAL.test(text)))) return entries;
  const told = hanPosts(jobs, NONE, lexicon);
  if (told.length !== posts.length || told.some(({ organisation }) => organisation !== firm.organisation))
    return entries;
  return [...entries.filter(({ section }) => section !== 'experience'), ...told];
}
