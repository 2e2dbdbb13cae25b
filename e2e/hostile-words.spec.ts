import type { Page } from '@playwright/test';

import { settled } from './stack/accessibility.ts';
import { countRuns, fillWithHostileWords, hostileWords, lookFor } from './stack/hostileWords.ts';
import { createOwner } from './stack/owner.ts';
import { expect, test } from './stack/stackTest.ts';

const stats = ['overview', 'scans', 'ratings', 'feedback', 'locations', 'forms'];

/** Moves over all that is drawn, so that charts show their tips. */
async function moveOverCharts(page: Page) {
  for (const chart of await page.locator('figure').all()) {
    await chart.scrollIntoViewIfNeeded();
    const box = await chart.boundingBox();
    if (!box) continue;
    for (const part of [0.2, 0.5, 0.8]) {
      await page.mouse.move(box.x + box.width * part, box.y + box.height * part);
    }
  }
}

test('whatever people type to have it run stays words, on each screen and on the public page', async ({
  stack,
  openAs,
}) => {
  test.setTimeout(600_000);
  const person = await createOwner(stack);
  const codes = await fillWithHostileWords(person);
  const code = codes[0];
  if (!code) throw new Error('There is no code.');
  const { site, form, frame } = await person.ask<Record<string, string>>(
    'GET',
    `/code/${code.id}/`,
  );
  const { company } = await person.ask<{ company: string }>('GET', `/location/${site}/`);
  const { results } = await person.ask<{ results: { id: string }[] }>('GET', '/feedback/');
  const page = await (await openAs(person)).newPage();
  const dialogs: string[] = [];
  page.on('dialog', async (dialog) => {
    dialogs.push(dialog.message());
    await dialog.dismiss();
  });
  await countRuns(page);

  const inAddress = encodeURIComponent(hostileWords[7]);
  const screens = [
    '/',
    '/companies/',
    `/companies/?open=${company}`,
    '/locations/',
    `/locations/?open=${site}`,
    '/creator/forms/',
    '/creator/frames/',
    '/creator/codes/',
    `/creator/editor/forms/${form}/`,
    `/creator/editor/frames/${frame}/`,
    `/creator/editor/codes/${code.id}/`,
    '/feedback/',
    `/feedback/?open=${results[0]?.id}`,
    `/feedback/?search=${inAddress}`,
    ...stats.map((tab) => `/stats/?tab=${tab}`),
    `/stats/?tab=${inAddress}&timeframe=${inAddress}`,
    '/stats/report/',
    '/stats/experiments/',
    '/notifications/',
    '/account/',
    `/faq/?tab=${inAddress}&article=${inAddress}`,
  ];
  for (const screen of screens) {
    await test.step(screen, async () => {
      await page.goto(`${stack.origin}${screen}`);
      await settled(page);
      await moveOverCharts(page);
      expect(await lookFor(page)).toEqual({ ran: 0, markup: [] });
    });
  }
  await page.goto(`${stack.origin}/feedback/`);
  await expect(page.getByText(hostileWords[1]).first()).toBeVisible();

  for (const { slug } of codes) {
    await page.goto(`${stack.origin}/r/${slug}?lang=${inAddress}&x=${inAddress}`);
    await expect(page.getByRole('button').first()).toBeVisible();
    expect(await lookFor(page)).toEqual({ ran: 0, markup: [] });
  }
  expect(dialogs).toEqual([]);
});

test('would be noticed: in a page without a policy each kind of markup runs or is found', async ({
  browser,
}) => {
  const page = await (await browser.newContext()).newPage();
  await countRuns(page);
  for (const word of hostileWords.slice(0, 8)) {
    await page.goto('about:blank');
    await page.setContent(`<p title="">${word}</p>`);
    expect((await lookFor(page)).markup.length, word).toBeGreaterThan(0);
  }
  await page.goto('about:blank');
  await page.setContent(hostileWords[1]);
  await expect.poll(async () => (await lookFor(page)).ran).toBe(1);
});
