/** Firms in Latin letters that only a blank parts from a post in Chinese or Japanese: "Brightmill 巡检员", "Harbour Japan 店長". "Java 工程师" looks the same, so the other heads tell. */
import { CODE_NAMES } from '../../lexicons/language-names.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { key } from '../text/fold.ts';
import type { EntryHead } from '../heads/headers.ts';
import { postScore } from './han-scores.ts';

const POST = 2;
const NAME = String.raw`[A-Z][A-Za-z0-9&.'’-]*(?: [A-Z&][A-Za-z0-9&.'’-]*){0,3}`;
const FIRM_FIRST = new RegExp(String.raw`^(${NAME})\s+([\u30a0-\u9fff].{1,19})$`, 'u');
const POST_FIRST = new RegExp(String.raw`^([\u30a0-\u9fff]\S{1,14})\s+(${NAME})$`, 'u');

/** What one works with or on, and short forms of trades. */
const TOOL =
  /^(?:java|python|php|go|golang|c|c\+\+|ios|android|web|ui|ue|ux|hr|it|erp|sap|seo|sem|ai|nlp|cv|sql|linux|unity|unreal|vue|react|node|node\.js|qa|qc|pr|bd|ka|3d|2d|cad|plc|bim|mes|h5|app|pm|etl|bi|dba|ae|vip|ic|fpga|pcb|rf|ehs|ie|npi|gis|ta|ra|vr|ar|devops|sre|crm|cae|cnc|dsp|mcu|ev|pe|vc|ipo|ib|aigc|llm|mba|ec|sns|dtp|cg|rpa|saas|aws|gcp|azure|wordpress|dx|mr|cra|crc|sv|fp|mc|dj|ol|swift|kotlin|ruby|rails|laravel|typescript|javascript|flutter|excel|access|word|photoshop|illustrator|figma|salesforce|oracle|windows|cobol)$/iu;

const WHOLE = new RegExp(`^${NAME}$`, 'u');
const SHORTEST = 3;

/** Whether a word in Latin letters before a department in Chinese may be the firm: "Brightmill 品质部", not "IT 部". */
export function isLatinName(text: string): boolean {
  return text.length >= SHORTEST && WHOLE.test(text) && !TOOL.test(text);
}

const CODE: ReadonlySet<string> = new Set(CODE_NAMES);
const BEFORE_LATIN = /^(.*[\u3040-\u9fff])\s+([A-Za-z][A-Za-z0-9.+# /]{0,40})$/u;

/** "测试开发实习生 Python": the post without what one worked with, as templates for programmers set it behind. */
export function withoutTools(text: string, lexicon: Lexicon): string {
  const [, post, tools] = BEFORE_LATIN.exec(text) ?? [];
  if (post === undefined || tools === undefined || postScore(post, lexicon) < POST) return text;
  return tools.split(/[\s/]+/u).every((word) => TOOL.test(word) || CODE.has(key(word))) ? post : text;
}

interface Split {
  readonly head: EntryHead;
  readonly firmFirst: boolean;
}

function split(head: EntryHead, lexicon: Lexicon): Split | null {
  const title = head.title ?? '';
  if (head.organisation !== null || !/[A-Z]/u.test(title)) return null;
  const [, firm = '', post = ''] = FIRM_FIRST.exec(title) ?? [];
  const [, before = '', behind = ''] = POST_FIRST.exec(title) ?? [];
  const [name, own] = firm === '' ? [behind, before] : [firm, post];
  if (name === '' || TOOL.test(name) || postScore(own, lexicon) < POST) return null;
  return { head: { ...head, title: own, organisation: name }, firmFirst: firm !== '' };
}

/** Whether the head names its employer before its post, in one text. */
function isFirmFirst({ title, organisation }: EntryHead, texts: readonly string[]): boolean | null {
  if (title === null || organisation === null) return null;
  const text = texts.find((own) => own.includes(title) && own.includes(organisation));
  return text === undefined ? null : text.indexOf(organisation) < text.indexOf(title);
}

/** `heads`, with those firms where all others of the section name their employer beside the post in that order, or where each opens with a name of its own. */
export function withLatinFirms(
  heads: readonly EntryHead[],
  drafts: readonly { readonly texts: readonly string[] }[],
  lexicon: Lexicon,
): readonly EntryHead[] {
  if (!heads.some(({ organisation }) => organisation === null)) return heads;
  const found = heads.map((head) => split(head, lexicon));
  const told = found.filter((one) => one !== null);
  if (told.length === 0 || heads.some(({ organisation }, at) => organisation === null && !found[at])) return heads;
  const orders = heads.flatMap((head, at) => isFirmFirst(head, drafts[at]?.texts ?? []) ?? []);
  const names = new Set(told.map(({ head }) => head.organisation));
  const alone = orders.length === 0 && told.length === heads.length && told.length > 1 && names.size === told.length;
  return heads.map((head, at) => {
    const own = found[at];
    const alike = own && (alone || (orders.length > 0 && orders.every((order) => order === own.firmFirst)));
    return alike ? own.head : head;
  });
}

/** What closes the name of a firm, or of a house of two words and more, in Latin letters with a post behind it. */
const CLOSED =
  /^(.{2,48}?\s(?:Inc\.?|Ltd\.?|LLC|LLP|K\.\s?K\.|KK|Corp\.?|Corporation|GmbH|Limited)|\S+\s\S.{1,40}?\s(?:Company|University|Institute|Cent(?:er|re)|Hospital|School|Academy|Hotel))\s+(\S.{1,40})$/u;

/** "Harbour Japan Inc. ソフトウェアエンジニア", "Harbour Heritage Center Sales Manager": apart where what stands behind tells a post. */
export function atLatinFirm(text: string, lexicon: Lexicon): readonly string[] {
  const [, firm, post] = CLOSED.exec(text) ?? [];
  return firm !== undefined && post !== undefined && postScore(post, lexicon) >= POST && postScore(firm, lexicon) === 0
    ? [firm, post]
    : [text];
}
