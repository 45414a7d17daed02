import rss from '@astrojs/rss';
import type { APIRoute } from 'astro';
import { postFeed } from '../../components/seo/feed.ts';
import { siteUrl } from '../../components/seo/site-url.ts';
import { LOCALES, type Locale } from '../../i18n/locales.ts';
import { localePaths } from '../../i18n/routing.ts';

export const getStaticPaths = () => localePaths(LOCALES);

interface Props {
  locale: Locale;
}

export const GET: APIRoute<Props> = async ({ props, site }) => rss(await postFeed(props.locale, siteUrl(site)));
