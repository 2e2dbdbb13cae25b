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
