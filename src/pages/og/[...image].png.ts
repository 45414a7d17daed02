import type { APIRoute } from 'astro';
import { shareImages, type ShareImage } from '../../components/seo/share-list.ts';
import { drawCard } from './_card.ts';

export const getStaticPaths = async () =>
  (await shareImages()).map((image) => ({ params: { image: image.name }, props: image }));

export const GET: APIRoute<ShareImage> = async ({ props }) =>
  new Response(await drawCard(props), { headers: { 'Content-Type': 'image/png' } });
