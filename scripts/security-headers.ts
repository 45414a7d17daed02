/** Writes `_headers` beside the built pages: the host sends what stands there with every file. */
import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { load } from 'cheerio';
import type { AllowedHosts } from '../src/consent/content-policy.ts';

export interface InlineHashes {
  /** "'sha256-…'", sorted. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** Cloudflare Pages refuses a longer line (developers.cloudflare.com/pages/configuration/headers). */
const LONGEST_LINE = 2_000;

/** Types of script elements that a browser runs; the others are data, which no policy of scripts concerns. */
const RUN = new Set(['', 'module', 'text/javascript']);

/** Hashes of every script and style written into the pages. */
export function inlineHashes(pages: readonly string[]): InlineHashes {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const html of pages) {
    const $ = load(html);
    $('script:not([src])').each((_, script) => {
      if (RUN.has($(script).attr('type') ?? '')) scripts.add(hashOf($(script).text()));
    });
    $('style').each((_, style) => void styles.add(hashOf($(style).text())));
  }
  return { scripts: [...scripts].sort(), styles: [...styles].sort() };
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** The policy of the pages: nothing inline without its hash, no evaluation, no frame around them. */
export function contentPolicy({ scripts, styles }: InlineHashes, others: AllowedHosts): string {
  return [
    "default-src 'none'",
    // The image decoders of the PDF reader are WebAssembly.
    ['script-src', "'self'", "'wasm-unsafe-eval'", ...scripts, ...others.script],
    ['style-src', "'self'", ...styles],
    ['connect-src', "'self'", ...others.connect],
    ['img-src', "'self'", 'data:', 'blob:', ...others.image],
    "font-src 'self' data:",
    "worker-src 'self'",
    "manifest-src 'self'",
    ...(others.frame.length > 0 ? [['frame-src', ...others.frame]] : []),
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ]
    .map((directive) => (typeof directive === 'string' ? directive : directive.join(' ')))
    .join('; ');
}

/**
 * The whole file. Hashed files never change, so browsers may keep them; everything else is asked for again.
 * @throws Error when a line is longer than the host takes
 */
export function headersFile(policy: string): string {
  const lines = [
    '/*',
    `  Content-Security-Policy: ${policy}`,
    '  Strict-Transport-Security: max-age=63072000; includeSubDomains',
    '  X-Content-Type-Options: nosniff',
    '  X-Frame-Options: DENY',
    '  Referrer-Policy: strict-origin-when-cross-origin',
    '  Permissions-Policy: camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    '  Cross-Origin-Opener-Policy: same-origin',
    '  Cross-Origin-Resource-Policy: same-origin',
    '/_astro/*',
    '  Cache-Control: public, max-age=31536000, immutable',
    // A new build is noticed at once.
    '/sw.js',
    '  Cache-Control: no-cache',
    '',
  ];
  const longest = Math.max(...lines.map((line) => line.length));
  if (longest > LONGEST_LINE)
    throw new Error(`_headers has a line of ${longest} characters; ${LONGEST_LINE} are allowed`);
  return lines.join('\n');
}

export function securityHeaders(others: AllowedHosts): AstroIntegration {
  return {
    name: 'security-headers',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const dist = fileURLToPath(dir);
        const pages = await Promise.all(
          globSync('**/*.html', { cwd: dist }).map((file) => readFile(join(dist, file), 'utf8')),
        );
        await writeFile(join(dist, '_headers'), headersFile(contentPolicy(inlineHashes(pages), others)));
      },
    },
  };
}
