/** Character maps, standard fonts and decoders of the PDF reader, straight from its package so that versions never part. */
import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { APIRoute, GetStaticPaths } from 'astro';

const PACKAGE = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
const FOLDERS = ['cmaps', 'standard_fonts', 'wasm'];

export const getStaticPaths: GetStaticPaths = async () => {
  const listings = await Promise.all(
    FOLDERS.map(async (folder) => (await readdir(join(PACKAGE, folder))).map((name) => `${folder}/${name}`)),
  );
  return listings.flat().map((file) => ({ params: { file } }));
};

export const GET: APIRoute = async ({ params }) => new Response(await readFile(join(PACKAGE, params['file'] ?? '')));
