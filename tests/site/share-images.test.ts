/** Each page has a picture of its own for social networks, of the size and weight that they take. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { builtFiles, DIST, LISTED } from './built.ts';

const MOST_BYTES = 120_000;
const PNG_SIGNATURE = '89504e470d0a1a0a';

const pictureOf = ({ $ }: (typeof LISTED)[number]) => $('meta[property="og:image"]').attr('content') ?? '';

describe.each(LISTED)('$file', (page) => {
  const { $ } = page;
  const said = (name: string) => $(`meta[property="og:image:${name}"]`).attr('content') ?? '';
  const address = new URL(pictureOf(page));

  test('names a picture of this site with its size and its text', () => {
    expect(address.origin).toBe(new URL($('link[rel="canonical"]').attr('href') ?? '').origin);
    expect(said('alt')).toBe($('title').text());
    expect(said('type')).toBe('image/png');
  });

  test('the picture is there, as large as said, and light', () => {
    const bytes = readFileSync(join(DIST, decodeURIComponent(address.pathname)));
    expect(bytes.subarray(0, 8).toString('hex')).toBe(PNG_SIGNATURE);
    expect([String(bytes.readUInt32BE(16)), String(bytes.readUInt32BE(20))]).toEqual([said('width'), said('height')]);
    expect([said('width'), said('height')]).toEqual(['1200', '630']);
    expect(bytes.length).toBeLessThan(MOST_BYTES);
  });
});

test('no two pages share a picture', () => {
  const addresses = LISTED.map(pictureOf);
  expect(addresses.filter((address, index) => addresses.indexOf(address) !== index)).toEqual([]);
});

test('no two pictures look the same', () => {
  const files = builtFiles('og/**/*.png');
  expect(files.length).toBeGreaterThanOrEqual(LISTED.length);
  const marks = files.map((file) =>
    createHash('sha256')
      .update(readFileSync(join(DIST, file)))
      .digest('hex'),
  );
  expect(files.filter((_, index) => marks.indexOf(marks[index] ?? '') !== index)).toEqual([]);
});
