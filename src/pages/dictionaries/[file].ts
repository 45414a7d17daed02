/** The dictionaries of the spelling check, packed while the site is built, and their licences beside them. */
import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { dictionaryFiles } from '../../dictionaries/files.ts';

export const getStaticPaths = (() =>
  dictionaryFiles().map(({ name, type, bytes }) => ({
    params: { file: name },
    props: { type, bytes },
  }))) satisfies GetStaticPaths;

type Props = InferGetStaticPropsType<typeof getStaticPaths>;

export const GET: APIRoute<Props> = async ({ props: { type, bytes } }) =>
  new Response(await bytes(), { headers: { 'Content-Type': type } });
