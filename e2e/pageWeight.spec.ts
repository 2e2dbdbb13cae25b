import { brotliDecompressSync } from 'node:zlib';

import { publishCode } from './stack/code.ts';
import { createOwner } from './stack/owner.ts';
import { expect, test } from './stack/stackTest.ts';
import { travelled } from './stack/travelled.ts';

test('the visitor page is one request of at most 8 KB', async ({ stack, browser }) => {
  const code = await publishCode(await createOwner(stack));
  const { encoding, body } = await travelled(code.short_url);

  expect(encoding).toBe('br');
  expect(brotliDecompressSync(body).toString()).toContain('name="rating"');
  console.log(`visitor page: ${body.length} bytes, brotli`);
  expect(body.length).toBeLessThanOrEqual(8_192);

  const page = await browser.newPage();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(code.short_url, { waitUntil: 'networkidle' });
  expect(asked.filter((url) => !url.startsWith('data:'))).toEqual([code.short_url]);
  await page.close();
});

/** The sample's fields, with one question at a time, and with two follow-ups. */
const sample = [
  { type: 'rating', label: { 'en-US': 'How was it?', 'pl-PL': 'Jak było?' }, required: true },
  { type: 'comment', label: 'Tell us more' },
  { type: 'name', label: 'Your name' },
  { type: 'email', label: 'Your email' },
];
const when = (test: string, value: number) => ({ field: 'rating', test, value });
const followUps = [
  {
    type: 'short_text',
    id: 'wrong',
    label: 'What went wrong?',
    required: true,
    show_when: when('at_most', 6),
  },
  {
    type: 'short_text',
    id: 'well',
    label: 'What did you like?',
    show_when: when('at_least', 9),
  },
];
const button = { type: 'navigation', label: 'Send' };

for (const { name, fields, later } of [
  {
    name: 'one question at a time',
    fields: [...sample, { ...button, paging: 'one' }],
    later: ['/visitor-answering.js', '/visitor-paging.js'],
  },
  {
    name: 'two follow-ups',
    fields: [...sample.slice(0, 1), ...followUps, ...sample.slice(1), button],
    later: ['/visitor-answering.js'],
  },
]) {
  test(`with ${name} it has the same budget, and all else comes with the first touch`, async ({
    stack,
    browser,
  }) => {
    const code = await publishCode(await createOwner(stack), { fields });
    const { body } = await travelled(code.short_url);
    console.log(`visitor page, ${name}: ${body.length} bytes, brotli`);
    expect(body.length).toBeLessThanOrEqual(8_192);

    const page = await browser.newPage();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(code.short_url, { waitUntil: 'networkidle' });
    expect(asked.filter((url) => !url.startsWith('data:'))).toEqual([code.short_url]);
    await page.locator('input[name=rating][value="9"]').press('Space');
    await expect
      .poll(() => asked.map((url) => new URL(url).pathname))
      .toEqual(expect.arrayContaining(later));
    expect(asked.filter((url) => url.includes('visitor-picture'))).toEqual([]);
    await page.close();
  });
}

test('on a phone Send is in sight, and nothing moves when the headings get their face', async ({
  stack,
  browser,
}) => {
  const code = await publishCode(await createOwner(stack));
  for (const locale of ['en-US', 'pl-PL']) {
    const page = await browser.newPage({ locale, viewport: { width: 390, height: 844 } });
    await page.addInitScript(() => {
      Object.assign(window, { shift: 0 });
      new PerformanceObserver((list) => {
        for (const { value } of list.getEntries() as unknown as { value: number }[]) {
          (window as unknown as { shift: number }).shift += value;
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(code.short_url, { waitUntil: 'networkidle' });
    const seen = () =>
      page.evaluate(() => ({
        shift: (window as unknown as { shift: number }).shift,
        send: document.querySelector('button[type=submit]')?.getBoundingClientRect().bottom ?? 0,
        faces: [...document.fonts].map(({ status }) => status),
        isNameAsked: document.querySelector('[name=name]')?.checkVisibility(),
      }));
    const { send, ...before } = await seen();
    console.log(`visitor page, ${locale}: Send ends at ${Math.round(send)} of 844 px`);
    expect(send).toBeLessThanOrEqual(844);
    expect(before).toEqual({
      shift: 0,
      faces: locale === 'en-US' ? ['loaded'] : ['loaded', 'loaded'],
      isNameAsked: false,
    });
    await page.locator('label:has([name=rating])').nth(8).click();
    expect((await seen()).isNameAsked).toBe(true);
    for (const star of await page.locator('label:has([name=rating])').all()) {
      const box = await star.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
    await page.close();
  }
});
