/** What pages say of themselves to machines is complete, true of the page, and leads somewhere. */
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { LOCALE_OPTIONS } from '../../src/i18n/locales.ts';
import { localeOf, pathOf } from '../../src/i18n/routing.ts';
import { isServed, LISTED } from './built.ts';

const address = z.url({ protocol: /^https?$/ });
const instant = z.iso.datetime();
const words = z.string().trim().min(1);
const picture = z.strictObject({
  '@type': z.literal('ImageObject'),
  url: address,
  width: z.string().regex(/^\d+$/),
  height: z.string().regex(/^\d+$/),
});
const reference = z.strictObject({ '@id': address });
const organization = z.strictObject({
  '@type': z.literal('Organization'),
  '@id': address,
  name: z.literal('RevisaCV'),
  url: address,
  logo: picture,
});

/** The types in use, with the fields that search engines require or recommend; others, ratings above all, are refused. */
const NODE = z.discriminatedUnion('@type', [
  organization,
  z.strictObject({
    '@type': z.literal('WebSite'),
    '@id': address,
    name: words,
    url: address,
    inLanguage: words,
    publisher: reference,
  }),
  z.strictObject({
    '@type': z.literal('WebApplication'),
    '@id': address,
    name: words,
    url: address,
    description: words,
    image: address,
    applicationCategory: z.literal('BusinessApplication'),
    operatingSystem: words,
    browserRequirements: words,
    inLanguage: words,
    isAccessibleForFree: z.literal(true),
    offers: z.strictObject({
      '@type': z.literal('Offer'),
      price: z.literal(0),
      priceCurrency: z.string().regex(/^[A-Z]{3}$/),
    }),
    publisher: reference,
  }),
  z.strictObject({
    '@type': z.literal('FAQPage'),
    inLanguage: words,
    mainEntity: z
      .array(
        z.strictObject({
          '@type': z.literal('Question'),
          name: words,
          acceptedAnswer: z.strictObject({ '@type': z.literal('Answer'), text: words }),
        }),
      )
      .min(1),
  }),
  z.strictObject({
    '@type': z.literal('Blog'),
    '@id': address,
    name: words,
    url: address,
    inLanguage: words,
    publisher: reference,
    blogPost: z.array(
      z.strictObject({
        '@type': z.literal('BlogPosting'),
        '@id': address,
        headline: words,
        url: address,
        datePublished: instant,
      }),
    ),
  }),
  z.strictObject({
    '@type': z.literal('BlogPosting'),
    '@id': address,
    headline: words.max(110),
    description: words,
    url: address,
    mainEntityOfPage: address,
    inLanguage: words,
    datePublished: instant,
    dateModified: instant,
    author: z.union([organization, z.strictObject({ '@type': z.literal('Person'), name: words })]),
    publisher: organization,
    image: picture,
  }),
  z.strictObject({
    '@type': z.literal('BreadcrumbList'),
    itemListElement: z
      .array(z.strictObject({ '@type': z.literal('ListItem'), position: z.int(), name: words, item: address }))
      .min(2),
  }),
]);
const GRAPH = z.strictObject({ '@context': z.literal('https://schema.org'), '@graph': z.array(NODE).min(1) });
type Node = z.infer<typeof NODE>;

/** The node of a type, once and once only. */
function only<Type extends Node['@type']>(graph: readonly Node[], type: Type): Extract<Node, { '@type': Type }> {
  const found = graph.filter((node): node is Extract<Node, { '@type': Type }> => node['@type'] === type);
  const [node] = found;
  if (!node || found.length > 1) throw new Error(`${type} stands here ${found.length} times`);
  return node;
}

function parsedJson(source: string): unknown {
  try {
    return JSON.parse(source);
  } catch {
    return undefined;
  }
}

function addressesIn(value: unknown): string[] {
  if (typeof value === 'string') return /^https?:/.test(value) && value !== 'https://schema.org' ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(addressesIn) : [];
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

describe.each(LISTED)('$file', ({ $, path, locale }) => {
  const canonical = $('link[rel="canonical"]').attr('href') ?? '';
  const scripts = $('script[type="application/ld+json"]');
  const source = scripts.text();
  const parsed = GRAPH.safeParse(parsedJson(source));
  const graph = parsed.data?.['@graph'] ?? [];
  const types = graph.map((node) => node['@type']);
  const { page } = localeOf(path);

  test('says all that search engines ask for, and nothing else', () => {
    expect(parsed.error?.issues ?? []).toEqual([]);
  });

  test('says it in one element that no word of it can end', () => {
    expect(scripts).toHaveLength(1);
    expect(source).not.toContain('<');
  });

  test('names only addresses of this site that are there', () => {
    const addresses = addressesIn(graph).map((text) => new URL(text));
    expect(addresses.length).toBeGreaterThan(0);
    expect(addresses.filter(({ origin }) => origin !== new URL(canonical).origin)).toEqual([]);
    expect(addresses.filter(({ pathname }) => !isServed(pathname)).map(({ href }) => href)).toEqual([]);
  });

  test('speaks the language of the page', () => {
    const languages = graph.flatMap((node) => ('inLanguage' in node ? [node.inLanguage] : []));
    expect(languages.filter((tag) => tag !== LOCALE_OPTIONS[locale].tag)).toEqual([]);
  });

  test.runIf(page === '/')('the home page is a free application of a site that somebody publishes', () => {
    const publisher = only(graph, 'Organization');
    expect(only(graph, 'WebApplication')).toMatchObject({ url: canonical, publisher: { '@id': publisher['@id'] } });
    expect(only(graph, 'WebSite')).toMatchObject({ url: canonical, publisher: { '@id': publisher['@id'] } });
    expect(types).not.toContain('BreadcrumbList');
  });

  test.runIf(page !== '/')('every other page has a trail from home to itself through listed pages', () => {
    const trail = only(graph, 'BreadcrumbList').itemListElement;
    expect(trail.map(({ position }) => position)).toEqual(trail.map((_, index) => index + 1));
    const paths = trail.map(({ item }) => new URL(item).pathname);
    expect(paths[0]).toBe(pathOf(locale, '/'));
    expect(trail.at(-1)?.item).toBe(canonical);
    expect(paths.filter((step) => !LISTED.some((listed) => listed.path === step))).toEqual([]);
    const names = trail.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const { name, item } of trail.slice(0, -1)) {
      const labels = $(`header a[href="${new URL(item).pathname}"], footer a[href="${new URL(item).pathname}"]`)
        .toArray()
        .map((link) => oneLine($(link).text()));
      expect(labels).toContain(name);
    }
  });

  test.runIf(/^\/blog\/./.test(page))('a post gives its title, days, author and picture as the page shows them', () => {
    const post = only(graph, 'BlogPosting');
    expect(oneLine(post.headline)).toBe(oneLine($('h1').text()));
    expect(post.description).toBe($('meta[name="description"]').attr('content'));
    expect([post.url, post.mainEntityOfPage]).toEqual([canonical, canonical]);
    expect(post.datePublished.slice(0, 10)).toBe($('article time').first().attr('datetime'));
    expect(post.dateModified >= post.datePublished).toBe(true);
    expect(oneLine($('article header').text())).toContain(post.author.name);
    expect(post.image.url).toBe($('meta[property="og:image"]').attr('content'));
  });

  test.runIf(page === '/blog')('the blog lists the posts that the page lists', () => {
    const inText = $('main article a')
      .toArray()
      .map((link) => new URL($(link).attr('href') ?? '', canonical).href);
    const blog = only(graph, 'Blog');
    expect(blog.url).toBe(canonical);
    expect(blog.blogPost.map(({ url }) => url).sort()).toEqual([...new Set(inText)].sort());
  });

  const questions = $('main .questions details').toArray();

  test.runIf(questions.length > 0)('questions and answers are word for word those on the page', () => {
    const shown = questions.map((element) => ({
      question: oneLine($(element).children('summary').text()),
      answer: oneLine($(element).children().not('summary').text()),
    }));
    const said = only(graph, 'FAQPage').mainEntity.map(({ name, acceptedAnswer }) => ({
      question: oneLine(name),
      answer: oneLine(acceptedAnswer.text),
    }));
    expect(said).toEqual(shown);
  });

  test.runIf(questions.length === 0)('claims no questions where none are shown', () => {
    expect(types).not.toContain('FAQPage');
  });
});
