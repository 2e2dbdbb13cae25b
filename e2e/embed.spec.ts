import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { publishCode, type Code } from './stack/code.ts';
import { createOwner, type Owner } from './stack/owner.ts';
import { expect, test } from './stack/stackTest.ts';

test.use({ serviceWorkers: 'allow' });

let owner: Owner;
let code: Code;
let host: Server;
let hostAddress: string;

/** A site of another origin with the strictest policy: our script and our frame, and nothing inline. */
test.beforeAll(async ({ stack }) => {
  owner = await createOwner(stack);
  code = await publishCode(owner);
  const script = `<script src="${stack.origin}/embed.js" data-code="${code.slug}"`;
  const page = `<!doctype html><html lang="en"><title>Kawiarnia</title><h1>Kawiarnia</h1>
    ${script} data-lang="pl"></script><p>Między</p>${script} data-height="300"></script></html>`;
  host = createServer((_, answer) => {
    answer.setHeader('content-type', 'text/html; charset=utf-8');
    answer.setHeader(
      'content-security-policy',
      `default-src 'none'; script-src ${stack.origin}; frame-src ${stack.origin}; require-trusted-types-for 'script'`,
    );
    answer.end(page);
  });
  await new Promise<void>((resolve) => {
    host.listen(0, '127.0.0.1', resolve);
  });
  // Another name is another site.
  hostAddress = `http://localhost:${(host.address() as AddressInfo).port}/`;
});

test.afterAll(() => host.close());

test('another site shows the form in a frame that is as tall as it needs to be', async ({
  page,
  context,
}) => {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy|Trusted/i.test(message.text())) refused.push(message.text());
  });
  await page.goto(hostAddress);
  const frames = page.locator('iframe');
  await expect(frames).toHaveCount(2);
  const [polish, english] = [frames.nth(0), frames.nth(1)];
  await expect(polish).toHaveAttribute('title', 'Formularz opinii');
  await expect(page.locator('script + iframe')).toHaveCount(2);
  await english.scrollIntoViewIfNeeded();

  const form = polish.contentFrame();
  await expect(form.getByText('Jak było?')).toBeVisible();
  const heightOf = (frame: typeof polish) => frame.evaluate((element) => element.clientHeight);
  const bodyOf = () => form.locator('body').evaluate((body) => (body as HTMLElement).offsetHeight);
  await expect
    .poll(async () => Math.abs((await heightOf(polish)) - (await bodyOf())))
    .toBeLessThan(2);
  await expect.poll(() => heightOf(english)).not.toBe(300);

  // Messages of other windows do not change its height.
  const before = await heightOf(polish);
  await page.evaluate(() => postMessage({ hearback: 'height', height: 5_000 }, location.origin));
  expect(await heightOf(polish)).toBe(before);

  // The other frame may still be finding its height, and move this one away from under the pointer.
  await expect(() =>
    form.locator('input[name=rating][value="8"]').check({ force: true, timeout: 2_000 }),
  ).toPass();
  await form.locator('textarea[name=comment]').fill('Z cudzej strony.');
  // An answer given in less than a second and a half after the form was seen is taken for a program's.
  await page.waitForTimeout(1_700);
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(form.locator('[data-thanks]')).toBeVisible();
  // The frame also shrinks: the thanks need less space than the form did.
  await expect.poll(() => heightOf(polish)).toBeLessThan(before);
  await expect
    .poll(async () => Math.abs((await heightOf(polish)) - (await bodyOf())))
    .toBeLessThan(2);
  const { results } = await owner.ask<{ results: { comment: string; channel: string }[] }>(
    'GET',
    `/feedback/?code=${code.id}`,
  );
  expect(results).toMatchObject([{ comment: 'Z cudzej strony.', channel: 'web' }]);
  expect(refused).toEqual([]);
  expect(await context.cookies()).toEqual([]);
});
