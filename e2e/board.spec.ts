import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync } from 'node:zlib';

import { violationsOf } from './stack/accessibility.ts';
import { publishCode } from './stack/code.ts';
import { countRuns, hostileWords, lookFor } from './stack/hostileWords.ts';
import { createOwner } from './stack/owner.ts';
import { expect, test } from './stack/stackTest.ts';
import { travelled } from './stack/travelled.ts';

const wordsIn = (language: string, said: string, did: string) => ({ language, said, did });
const entryOf = (...words: object[]) => ({ day: '2026-11-21', is_shown: true, words });

test('an owner writes what changed, and visitors read it, on the page and after an answer', async ({
  stack,
  openAs,
  browser,
}) => {
  const owner = await createOwner(stack);
  const code = await publishCode(owner);
  const { site } = await owner.ask<{ site: string }>('GET', `/code/${code.id}/`);
  const page = await (await openAs(owner)).newPage();

  await page.goto(`${stack.origin}/locations/`);
  await page.getByRole('button', { name: 'Actions for Ogródek' }).click();
  await page.getByRole('menuitem', { name: 'You said, we did' }).click();
  await expect(page).toHaveURL(new RegExp(`/locations/${site}/board/$`));
  await page.getByRole('button', { name: 'Add change' }).click();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('This field is required.').first()).toBeVisible();
  await page.getByRole('textbox', { name: 'You said' }).fill('It is loud at lunch.');
  await page.getByRole('textbox', { name: 'We did' }).fill('We put up felt.');
  // Sentences that go away move the button below them.
  await expect(page.getByText('This field is required.')).toHaveCount(0);
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview.getByText('We put up felt.')).toBeVisible();
  await page.getByText('Show the page to everybody').click();
  await page.getByText('Link to it from the thanks after an answer').click();
  await page.getByText('Print a QR code of this location on the sheet').click();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('The page was saved.')).toBeVisible();
  const link = page.getByRole('main').getByRole('link', { name: /^Open/ });
  await expect(link).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  const address = (await link.getAttribute('href')) ?? '';

  // Without a script, as it is for everybody.
  const visitors = await browser.newContext({ javaScriptEnabled: false, colorScheme: 'dark' });
  const visitor = await visitors.newPage();
  await visitor.goto(code.short_url);
  await visitor.locator('label:has(input[name="rating"][value="9"])').click();
  await visitor.getByRole('button', { name: 'Send' }).click();
  await visitor.getByRole('link', { name: 'What we changed because of feedback' }).click();
  await expect(visitor).toHaveURL(address);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('You said, we did');
  await expect(visitor.getByText('We put up felt.')).toBeVisible();
  await expect(visitor.locator('script')).toHaveCount(0);
  expect(await visitors.cookies()).toEqual([]);
  // The code is for paper.
  const printed = visitor.getByRole('img', { name: 'Scan this code to tell us what you think' });
  await expect(printed).toBeHidden();
  await visitor.emulateMedia({ media: 'print' });
  await expect(printed).toBeVisible();
  await visitors.close();

  await page.getByText('Show the page to everybody').click();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect.poll(async () => (await fetch(address)).status).toBe(404);
});

test('the board is light, reads well in both themes, and keeps hostile words as words', async ({
  stack,
  browser,
}) => {
  const owner = await createOwner(stack);
  const code = await publishCode(owner);
  const { site } = await owner.ask<{ site: string }>('GET', `/code/${code.id}/`);
  const set = (entries: object[]) =>
    owner.ask<{ address: string }>('PUT', `/location/${site}/board/`, {
      is_on: true,
      is_linked: false,
      is_indexed: true,
      shows_code: true,
      entries,
    });
  const { address } = await set([
    entryOf(
      wordsIn('en-US', 'It is loud at lunch.', 'We put up felt.'),
      wordsIn('pl-PL', 'W porze obiadu jest głośno.', 'Wyciszyliśmy sufit.'),
    ),
  ]);
  const { encoding, body } = await travelled(address);
  expect(encoding).toBe('br');
  expect(brotliDecompressSync(body).toString()).toContain('We put up felt.');
  console.log(`board: ${body.length} bytes, brotli`);
  expect(body.length).toBeLessThanOrEqual(6_144);

  for (const [colorScheme, locale] of [
    ['light', 'en-US'],
    ['dark', 'pl-PL'],
  ] as const) {
    const context = await browser.newContext({ colorScheme, locale });
    const page = await context.newPage();
    await page.goto(address);
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    expect(await violationsOf(page)).toEqual([]);
    await context.close();
  }

  await set(hostileWords.map((word) => entryOf(wordsIn('en-US', word, word))));
  await owner.ask('PATCH', `/location/${site}/`, { visitor_name: hostileWords[7] });
  const page = await browser.newPage();
  await countRuns(page);
  await page.goto(address);
  await expect(page.getByText(hostileWords[0], { exact: true }).first()).toBeVisible();
  expect(await lookFor(page)).toEqual({ ran: 0, markup: [] });
  await page.close();
});

test('answers that visitors permit stand in another site, until they or the owner say no', async ({
  stack,
  browser,
}) => {
  const owner = await createOwner(stack);
  const code = await publishCode(owner);
  const { site, form } = await owner.ask<{ site: string; form: string }>(
    'GET',
    `/code/${code.id}/`,
  );
  const fields = [
    { type: 'rating', id: 'rating' },
    { type: 'comment', id: 'comment' },
    { type: 'name', id: 'name' },
    { type: 'publication', id: 'public' },
    { type: 'navigation', id: 'send' },
  ];
  await owner.ask('PATCH', `/form/${form}/`, { fields });
  await owner.ask('POST', `/code/${code.id}/publish/`, {});
  const { address } = await owner.ask<{ address: string }>('PUT', `/location/${site}/board/`, {
    is_on: false,
    is_linked: false,
    is_indexed: false,
    shows_code: false,
    shows_answers: true,
    entries: [],
  });
  const answers = address.replace('/board/', '/answers/');

  // Without a script: the box is there, is not ticked, and says what is shown.
  const visitors = await browser.newContext({ javaScriptEnabled: false, locale: 'en-US' });
  const visitor = await visitors.newPage();
  const send = async (comment: string) => {
    await visitor.goto(code.short_url);
    await visitor.locator('label:has(input[name="rating"][value="3"])').click();
    await visitor.locator('[name="comment"]').fill(comment);
    await visitor.locator('[name="name"]').fill('Ewa Nowak');
    const box = visitor.getByRole('checkbox', { name: /may be shown publicly/ });
    await expect(box).not.toBeChecked();
    await expect(visitor.getByText(/If you agree to publication, your first name/)).toBeVisible();
    await box.check();
    // Sooner than 1.5 seconds it would be taken for a program's.
    await visitor.waitForTimeout(1_700);
    await visitor.getByRole('button', { name: 'Send' }).click();
    return visitor.getByRole('link', { name: /Your receipt/ });
  };
  await send(hostileWords[0]);
  const receipt = (await (await send('Cold soup.')).getAttribute('href')) ?? '';

  // A page of another origin, with the badge and the frame.
  const host = createServer((_, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(
      `<a href="${answers}"><img id="badge" src="${answers}/badge.svg" alt="Rating"></a><iframe src="${answers}"></iframe>`,
    );
  });
  await new Promise<void>((resolve) => {
    host.listen(0, '127.0.0.1', resolve);
  });
  const origin = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
  try {
    const page = await browser.newPage({ locale: 'en-US' });
    await countRuns(page);
    await page.goto(origin);
    const frame = page.frameLocator('iframe');
    await expect(frame.getByText('Cold soup.')).toBeVisible();
    await expect(frame.getByText(hostileWords[0], { exact: true })).toBeVisible();
    await expect(frame.getByText('Ewa ·').first()).toBeVisible();
    await expect(frame.getByText('Nowak')).toHaveCount(0);
    await expect(frame.getByText(/Hidden by the business: 0/)).toBeVisible();
    expect(await lookFor(page)).toEqual({ ran: 0, markup: [] });
    const width = () =>
      page.locator('#badge').evaluate((image) => (image as HTMLImageElement).naturalWidth);
    await expect.poll(width).toBeGreaterThan(40);
    const json = await page.evaluate(
      async (url) => (await fetch(url)).json() as Promise<{ ratings: number }>,
      `${answers}/answers.json`,
    );
    expect(json.ratings).toBe(2);
    for (const colorScheme of ['light', 'dark'] as const) {
      const own = await browser.newPage({ colorScheme });
      await own.goto(answers);
      await expect(own.locator('script')).toHaveCount(0);
      expect(await violationsOf(own)).toEqual([]);
      await own.close();
    }

    // The visitor takes it back, and the owner hides the other one: both are gone at once.
    await visitor.goto(new URL(receipt, code.short_url).href);
    await visitor.getByRole('button', { name: 'Take the permission back' }).click();
    await expect(visitor.getByText(/You took the permission back/)).toBeVisible();
    const { results } = await owner.ask<{ results: { id: string; publication: string }[] }>(
      'GET',
      '/feedback/',
    );
    const shown = results.find(({ publication }) => publication === 'agreed');
    await owner.ask('PATCH', `/feedback/${shown?.id}/`, { is_hidden: true });
    await page.reload();
    await expect(frame.getByText(/Hidden by the business: 1/)).toBeVisible();
    await expect(frame.getByText('Cold soup.')).toHaveCount(0);
    await expect(frame.getByText(hostileWords[0], { exact: true })).toHaveCount(0);
    await page.close();
  } finally {
    host.close();
    await visitors.close();
  }
});
