/** Employers that the address of their page below them tells: "Umbral" over "2015 – 2017" and "www.umbral.example". */
import { gu, u } from '../../../resume/patterns.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { namesPost } from '../heads/headers.ts';
import type { Entry } from '../reading.ts';
import { key } from '../text/fold.ts';
import type { Draft } from './entry-drafts.ts';

const HOST = u`^[^\p{L}\p{N}]{0,3}(?:https?:\/\/)?(?:www\.)?([\p{L}\p{N}-]{3,40})(?:\.[\p{L}\p{N}-]{2,24}){1,3}(?:\/\S*)?$`;
const LEAST = 3;

type Head = Pick<Entry, 'title' | 'organisation'>;

const letters = (text: string): string => key(text).replace(gu`[^\p{L}\p{N}]`, '');

function hostsOf({ entry }: Draft): readonly string[] {
  const lines = entry.paragraphs.flatMap((paragraph) => paragraph.lines);
  return lines.flatMap(({ text }) =>
    text.includes('.') && !text.includes(' ') ? letters(HOST.exec(text)?.[1] ?? '') : [],
  );
}

/** Whether a name is the one that a page is called by. */
function isCalled(name: string, host: string): boolean {
  const own = letters(name);
  return own.length >= LEAST && host.length >= LEAST && (own === host || own.startsWith(host) || host.startsWith(own));
}

/** The heads with what such addresses tell; where most jobs have one, a head that names no post is of an employer too. */
export function withLinkedNames(heads: readonly Head[], drafts: readonly Draft[], lexicon: Lexicon): readonly Head[] {
  const linked = heads.map(({ title }, at) => {
    const draft = drafts[at];
    return (
      title !== null &&
      draft !== undefined &&
      !namesPost(title, lexicon) &&
      hostsOf(draft).some((host) => isCalled(title, host))
    );
  });
  const count = linked.filter(Boolean).length;
  if (count === 0) return heads;
  const custom = count > 1 && 2 * count > heads.length;
  return heads.map((head, at) => {
    const { title, organisation } = head;
    const alone =
      custom &&
      title !== null &&
      !namesPost(title, lexicon) &&
      (organisation === null || !namesPost(organisation, lexicon));
    if (title === null || (!linked[at] && !alone)) return head;
    return {
      title: organisation !== null && namesPost(organisation, lexicon) ? organisation : null,
      organisation: title,
    };
  });
}
