/** The resume templates as files to download, made while the site is built. */
import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { templateFiles } from '../../templates/index.ts';

const TYPES: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  svg: 'image/svg+xml',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

export const getStaticPaths = (async () => {
  const files = await templateFiles();
  return files.map(({ name, bytes }) => ({ params: { file: name }, props: { bytes } }));
}) satisfies GetStaticPaths;

type Props = InferGetStaticPropsType<typeof getStaticPaths>;

export const GET: APIRoute<Props> = async ({ params, props }) => {
  const ending = params['file']?.split('.').at(-1) ?? '';
  const type = TYPES[ending] ?? 'application/octet-stream';
  return new Response(Uint8Array.from(await props.bytes()), { headers: { 'Content-Type': type } });
};
