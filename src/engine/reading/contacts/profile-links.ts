/** Which of a resume's web addresses are the person's own: profiles, portfolios, a site under the person's name. */
import type { PageLink, ResumeDocument } from '../../../resume/document.ts';
import { u } from '../../../resume/patterns.ts';
import { bareUrl } from './addresses.ts';
import { key } from '../text/fold.ts';
import type { Contact, Heading, Line } from '../reading.ts';
import { lowered } from '../text/word-starts.ts';

/** Where people show who they are and what they made; a country's own hosts among them. */
const PROFILE_HOSTS = new Set(
  (
    'linkedin.com xing.com viadeo.com github.com gitlab.com bitbucket.org codeberg.org gitee.com github.io gitlab.io codepen.io stackoverflow.com ' +
    'leetcode.com hackerrank.com kaggle.com huggingface.co behance.net dribbble.com artstation.com deviantart.com cargo.site format.com carbonmade.com ' +
    'domestika.org malt.fr malt.es malt.de upwork.com fiverr.com torre.ai about.me bento.me linktr.ee notion.site notion.so read.cv polywork.com ' +
    'medium.com substack.com dev.to hashnode.dev wordpress.com blogspot.com tumblr.com wixsite.com webflow.io netlify.app vercel.app pages.dev ' +
    'orcid.org researchgate.net academia.edu scholar.google.com lattes.cnpq.br dialnet.unirioja.es youtube.com vimeo.com soundcloud.com flickr.com ' +
    'instagram.com x.com twitter.com wantedly.com qiita.com zenn.dev note.com lapras.com speakerdeck.com youtrust.jp zhihu.com juejin.cn csdn.net cnblogs.com maimai.cn ' +
    'jianshu.com segmentfault.com zcool.com.cn xiaohongshu.com bilibili.com'
  ).split(' '),
);

/** A way to call or write, and no page about anybody. */
const MESSENGERS: ReadonlySet<string> = new Set(['wa.me', 'api.whatsapp.com', 'web.whatsapp.com', 'line.me', 'm.me']);

function hostOf(url: string): string {
  return bareUrl(url).split(/[/?#:]/u)[0] ?? '';
}

/** "es.linkedin.com" is LinkedIn. */
function profileHost(host: string): string | null {
  const parts = host.split('.');
  for (let from = 0; from < parts.length - 1; from += 1) {
    const tail = parts.slice(from).join('.');
    if (PROFILE_HOSTS.has(tail)) return tail;
  }
  return null;
}

export interface ProfileLink {
  readonly url: string;
  readonly line: Line | null;
  /** The name of a network without the person's page, or what a template left there. */
  readonly unfilled: boolean;
  /** Among the contact data, where an employer's page or a map may stand too. */
  readonly beside: boolean;
  /** On a network, or under the person's name. */
  readonly certain: boolean;
}

/** A page of nobody: "linkedin.com", "linkedin.com/in/", "linkedin.com/in/your-name". */
const PAGES: ReadonlySet<string> = new Set(['in', 'pub', 'user', 'users', 'u']);
// prettier-ignore
const PLACEHOLDERS: ReadonlySet<string> = new Set([
  'your-name', 'your-profile', 'your-username', 'user-name', 'tu-nombre', 'tu-usuario', 'votre-nom', 'seu-nome', 'seu-usuario', 'ihr-name', 'dein-name', 'tuo-nome',
].flatMap((name) => [name, name.replace('-', '')]).concat('usuario', ''));

function isPlaceholder(path: string): boolean {
  const [page = '', ...rest] = path.split('/');
  const own = PAGES.has(page) ? rest.join('/') : path;
  return PLACEHOLDERS.has(own) || /^xxx+$/.test(own);
}

/** Such sites are told by a host of the person's own. */
const OWN_HOSTS =
  /\.(?:github\.io|gitlab\.io|notion\.site|wordpress\.com|blogspot\.com|tumblr\.com|wixsite\.com|webflow\.io|netlify\.app|vercel\.app|pages\.dev|substack\.com|hashnode\.dev|cargo\.site|format\.com|carbonmade\.com|academia\.edu)$/u;

function isUnfilled(url: string): boolean {
  const bare = bareUrl(url);
  const path = bare.slice(hostOf(url).length).replace(/^\//u, '').split(/[?#]/u)[0] ?? '';
  return !OWN_HOSTS.test(hostOf(url)) && isPlaceholder(key(path));
}

/** "linkedin.com/in/" at the end of a line, "ophelie-vdb" at the start of the next: an address that wraps. */
function wraps(url: string, line: Line | null, lines: readonly Line[]): boolean {
  if (!line || !url.endsWith('/') || !line.text.trimEnd().endsWith(url)) return false;
  const next = lines[line.index + 1];
  return next?.page === line.page && u`^[\p{Ll}\d][\p{Ll}\d._-]{2,}(?=$|\s?[|·•,;–—])`.test(next.text);
}

/** Lines above the first heading of the page's columns, and what stands around the e-mail address and phone number. */
function contactLines(
  { email, phone, name }: Contact,
  lines: readonly Line[],
  headings: readonly Heading[],
): Set<number> {
  const first = lines.filter((line) => line.page === 1);
  const heads = new Set(headings.map((heading) => heading.line.index));
  const near = new Set<number>();
  for (const column of new Set(first.map((line) => line.column))) {
    const own = first.filter((line) => line.column === column);
    const end = own.findIndex((line) => heads.has(line.index));
    for (const line of own.slice(0, end < 0 ? REACH : Math.min(end, MOST_ROWS))) near.add(line.index);
  }
  for (const told of [email?.line, phone?.line, name?.line])
    for (let at = -AROUND; told && at <= AROUND; at += 1) near.add(told.index + at);
  return near;
}
/** Lines looked at where no heading ends the contact data, and at the most. */
const REACH = 12;
const MOST_ROWS = 25;
const AROUND = 4;

function touches(link: PageLink, line: Line): boolean {
  const { box } = line;
  return link.box.y < box.y + box.height && link.box.y + link.box.height > box.y && link.box.x < box.x + box.width;
}

/** LinkedIn's pages of firms and schools, which resumes link from the employers they name. */
const FIRM_PAGE = /linkedin\.com\/(?:company|school|showcase)\//u;

/** Visible ones first, then those that only a link's target tells. */
export function profileLinks(
  contact: Contact,
  document: ResumeDocument,
  lines: readonly Line[],
  headings: readonly Heading[],
): ProfileLink[] {
  const near = contactLines(contact, lines, headings);
  const block = lines.filter((line) => near.has(line.index));
  const names = key(contact.name?.value ?? '')
    .split(u`[^\p{L}]+`)
    .filter((word) => word.length > 3);
  const links = document.pages.filter((page) => page.number === 1).flatMap((page) => page.links);
  const targets = new Set(
    links.filter((link) => block.some((row) => touches(link, row))).map(({ url }) => bareUrl(url)),
  );
  return contact.urls.flatMap(({ value, line }) => {
    const host = hostOf(value);
    const network = profileHost(host);
    const beside = line ? near.has(line.index) : targets.has(bareUrl(value));
    const certain = network !== null || names.some((name) => key(host).includes(name));
    if ((!certain && !beside) || MESSENGERS.has(host) || FIRM_PAGE.test(value)) return [];
    // A repository named in a project is work shown, wherever it stands.
    return [
      {
        url: value,
        line,
        unfilled: network !== null && isUnfilled(value) && !wraps(value, line, lines),
        beside,
        certain,
      },
    ];
  });
}

const NAMED = u`(?<![\p{L}.@/])(?:linked\s?in|xing|github|gitlab|behance|dribbble)(?![\p{L}./])`;
const NETWORKS = ['linked', 'xing', 'github', 'gitlab', 'behance', 'dribbble'];

function networkIn(text: string): string | undefined {
  const small = lowered(text);
  const found = NETWORKS.some((name) => small.includes(name)) ? NAMED.exec(small) : null;
  return found ? text.slice(found.index, found.index + found[0].length) : undefined;
}

/** A row of the contact data that names a network and gives no address. */
export function namedNetwork(
  contact: Contact,
  lines: readonly Line[],
  headings: readonly Heading[],
): { readonly network: string; readonly line: Line } | null {
  const near = contactLines(contact, lines, headings);
  for (const line of lines) {
    const network = near.has(line.index) && line.text.length < 160 ? networkIn(line.text) : undefined;
    if (network !== undefined) return { network, line };
  }
  return null;
}
