/** Spelling is told after the scores, by a dictionary that nobody fetches before. */
import type { Desk } from './desk.ts';
import { fixture, type GivenFile } from './files.ts';
import { hold } from './gate.ts';
import { smallPdf } from '../pdf/small-pdf.ts';
import { expect, test } from './test.ts';
import { words } from './words.ts';

const DICTIONARIES = '**/dictionaries/*';

/** A page of text with two slips. */
function withSlips(): GivenFile {
  const lines = [
    'Ada Example',
    'ada@example.org - +1 212 555 0142 - Boston',
    'Summary',
    'Warehouse manager with nine years in food logistics who cut waste and delays in three depots.',
    'Experience',
    'Warehouse manager, Example Foods, 03/2019 - 05/2024',
    '- Led the managment of 40 people in two depots and cut overtime by 18% in a year.',
    '- Negotiated contracts with 12 suppliers and acheived savings of 200,000 dollars.',
    'Education',
    'BSc Logistics, Example University, 2012 - 2015',
    'Skills',
    'SAP, Excel, forklift licence, stock control, lean',
  ];
  const text = lines.map((line) => `(${line}) Tj 0 -18 Td`).join('\n');
  return {
    name: 'Ada-Example-resume.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from(smallPdf([`BT /F1 11 Tf 56 780 Td\n${text}\nET`])),
  };
}

/** Paths of the dictionaries that a page asks for. */
function asked(desk: Desk): string[] {
  const paths: string[] = [];
  desk.page.context().on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/dictionaries/')) paths.push(pathname);
  });
  return paths;
}

const spelling = (desk: Desk) => desk.results.locator('[data-check=spelling]');
const scores = (desk: Desk): Promise<string> => desk.results.locator('[class*=grade]').innerText();

test('a dictionary is fetched for a resume that was measured, not before, and once', async ({ desk, page }) => {
  const paths = asked(desk);
  await desk.open('es');
  await desk.input.hover();
  await page.waitForLoadState('networkidle');
  expect(paths).toEqual([]);
  await desk.choose(fixture('es-strong'));
  await desk.showsResult();
  await expect(spelling(desk)).toHaveAttribute('data-status', 'pass');
  await page.getByRole('button', { name: words('es', 'upload.again') }).click();
  await desk.choose(fixture('es-sample'));
  await desk.showsResult();
  await expect(spelling(desk)).toHaveAttribute('data-status', 'pass');
  expect(paths.sort()).toEqual(['/dictionaries/en.dict', '/dictionaries/es.dict']);
});

test('the scores stand before the dictionary comes, and stay as they are', async ({ desk, page }) => {
  const gate = await hold(page, DICTIONARIES);
  await desk.open('en');
  await desk.choose(withSlips());
  await desk.showsResult();
  await expect(spelling(desk)).toHaveAttribute('data-status', 'undetermined');
  await expect(spelling(desk)).toBeVisible();
  await expect(spelling(desk)).toContainText(words('en', 'results.status.awaited'));
  const before = await scores(desk);
  gate.open();
  await expect(spelling(desk)).toHaveAttribute('data-status', 'warn');
  await spelling(desk).locator('summary').click();
  await expect(spelling(desk)).toContainText('“managment”: did you mean “management”?');
  await expect(spelling(desk)).toContainText('“acheived”: did you mean “achieved”?');
  await expect(spelling(desk).locator('q').first()).toContainText('Led the managment of 40 people');
  expect(await scores(desk)).toBe(before);
});

test('a dictionary that cannot be had leaves the rest as it is', async ({ desk, page }) => {
  desk.expected.push(/\/dictionaries\//);
  await page.route(DICTIONARIES, (route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<p>hi' }));
  await desk.open('en');
  await desk.choose(withSlips());
  await desk.showsResult();
  await expect(spelling(desk)).toHaveAttribute('data-status', 'undetermined');
  await expect(spelling(desk)).toContainText(words('en', 'results.status.undetermined'));
});

test('nothing is fetched for a Japanese resume', async ({ desk }) => {
  const paths = asked(desk);
  await desk.open('ja');
  await desk.choose(fixture('ja-strong'));
  await desk.showsResult();
  await expect(spelling(desk)).toHaveAttribute('data-status', 'not-applicable');
  expect(paths).toEqual([]);
});
