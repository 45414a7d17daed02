/** The site's address, which feeds and structured data cannot do without. @throws Error when the configuration names none. */
export function siteUrl(site: URL | undefined): URL {
  if (!site) throw new Error('astro.config.mjs names no site: feeds and structured data need absolute addresses');
  return site;
}
