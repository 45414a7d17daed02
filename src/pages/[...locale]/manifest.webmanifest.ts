import type { APIRoute } from 'astro';
import { manifest } from '../../components/seo/manifest.ts';
import { LOCALES, type Locale } from '../../i18n/locales.ts';
import { localePaths } from '../../i18n/routing.ts';

export const getStaticPaths = () => localePaths(LOCALES);

interface Props {
  locale: Locale;
}

export const GET: APIRoute<Props> = ({ props }) =>
  new Response(JSON.stringify(manifest(props.locale)), { headers: { 'Content-Type': 'application/manifest+json' } });
