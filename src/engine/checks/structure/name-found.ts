import { gu, u } from '../../../resume/patterns.ts';
import { key } from '../../reading/text/fold.ts';
import { isDocumentTitle } from '../../reading/names/document-titles.ts';
import { namesPost } from '../../reading/heads/headers.ts';
import type { ContactValue, Line, Reading } from '../../reading/reading.ts';
import { defineCheck, evidenceOf, finding, scored, undetermined, type Outcome } from '../define.ts';

/** Points by which letters must be larger before the eye goes there first. */
const LARGER = 0.8;
/** Share of the page's height, from the top, in which a reader looks for the name. */
const TOP = 0.4;
/** Initials in a monogram, a percent sign: no line of text. */
const LEAST_LETTERS = 4;

type Parts = Pick<Reading, 'contact' | 'lines' | 'headings' | 'document' | 'language' | 'lexicon' | 'typography'>;

/** Of the cell that holds the name: small print may share its row. */
function sizeOfName({ value, line }: ContactValue): number {
  const [first = ''] = key(value).split(' ');
  const cells =
    line?.cells.filter((cell) => key(cell.text).replace(/\s/gu, '').includes(first.replace(/\s/gu, ''))) ?? [];
  const spans = (cells.length > 0 ? cells : (line?.cells ?? [])).flatMap((cell) => cell.spans);
  return Math.max(0, ...spans.map((span) => span.size));
}

function letters(text: string): number {
  return (text.match(gu`\p{L}`) ?? []).length;
}

/** "Name:", "氏名": the tables of Germany, Japan and China, where the label finds the name. */
function isLabelled({ line, value }: ContactValue, { lexicon }: Parts): boolean {
  const before = key(line?.text ?? '').split(key(value))[0] ?? '';
  return (lexicon?.labels.name ?? []).some((label) =>
    before.replace(/[\s:：]/gu, '').startsWith(key(label).replace(/\s/gu, '')),
  );
}

function judgeFound(name: ContactValue & { readonly line: Line }, parts: Parts): Outcome {
  const { lines, headings, document, language } = parts;
  const data = { name: name.value };
  const { line } = name;
  // A Japanese form and history have their places for the name; a labelled table is customary in Germany and China.
  const tabular = language === 'ja' || ((language === 'de' || language === 'zh') && isLabelled(name, parts));
  if (tabular) return scored(1, [], data);
  const height = document.pages.find((page) => page.number === line.page)?.height ?? 0;
  if (line.page > 1 || line.baseline < (1 - TOP) * height)
    return scored(0.6, [finding('low', data, evidenceOf([line]))], data);
  const size = sizeOfName(name);
  const marked = new Set(headings.map((heading) => heading.line.index));
  const larger = lines.filter(
    (other) =>
      other.page === 1 &&
      other.index !== line.index &&
      other.size > size + LARGER &&
      letters(other.text) >= LEAST_LETTERS &&
      !(language === 'de' && isDocumentTitle(other.text)) &&
      // The second half of a name that takes two lines; the name once more, with its title.
      !key(name.value).includes(key(other.text)) &&
      !key(other.text).includes(key(name.value)),
  );
  const [most] = larger.toSorted((a, b) => b.size - a.size || a.index - b.index);
  if (!most) return scored(1, [], data);
  const told = { ...data, line: most.text.slice(0, 60), size: Math.round(size), largest: Math.round(most.size) };
  const id = isDocumentTitle(most.text) ? 'title-larger' : marked.has(most.index) ? 'heading-larger' : 'line-larger';
  return scored(0.75, [finding(id, told, evidenceOf([line]))], data);
}

/** Two to five words in capitals, as names are written. */
const NAME_LIKE = u`^\p{Lu}[\p{L}'’.-]{0,20}(?:\s(?:\p{Ll}{1,3}\s){0,2}\p{Lu}[\p{L}'’.-]{0,20}){1,4}$`;

/** Whether something at the top may be a name in a form that is not known. */
function mayHold({ lines, typography, headings, lexicon }: Parts): boolean {
  const marked = new Set(headings.map((heading) => heading.line.index));
  const body = typography.bodySize ?? 10;
  const labels = lexicon?.labels.name ?? [];
  return lines.some((line) => {
    if (line.page > 1 || line.index > REACH || marked.has(line.index)) return false;
    const text = key(line.text).replace(/\s/gu, '');
    if (labels.some((label) => text.startsWith(key(label).replace(/\s/gu, '')))) return true;
    if (letters(line.text) < 2 || line.text.length > 50 || /[\d@]/u.test(line.text) || isDocumentTitle(line.text))
      return false;
    const set = line.size > body * 1.2 || (line.index < 3 && line.bold);
    return set || (NAME_LIKE.test(line.text) && !(lexicon && namesPost(line.text, lexicon)));
  });
}
/** Lines from the top in which a name is looked for. */
const REACH = 11;

export default defineCheck({
  id: 'name-found',
  requires: ['contact', 'lines', 'headings', 'document', 'language', 'lexicon', 'typography'],
  messageIds: ['missing', 'low', 'title-larger', 'heading-larger', 'line-larger'],
  run: (reading) => {
    const { name } = reading.contact;
    if (name?.line) return judgeFound({ ...name, line: name.line }, reading);
    if (name || mayHold(reading)) return undetermined;
    const [first] = reading.lines;
    return scored(0.2, [finding('missing', {}, first ? evidenceOf([first]) : [])], { name: '' });
  },
});
