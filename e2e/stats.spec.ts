import type { Page } from '@playwright/test';

import { settled, violationsInBothThemes } from './stack/accessibility.ts';
import { expect, test } from './stack/stackTest.ts';

/** The six tabs, and a chart that only this one has. */
const tabs = [
  ['Overview', 'Would people recommend you?'],
  ['Scans & Submissions', 'On which days do people answer?'],
  ['Ratings', 'Which ratings do people give?'],
  ['Feedback', 'What do visitors speak of?'],
  ['Locations & Codes', 'Which codes have gone silent?'],
  ['Forms', 'Which forms do best?'],
] as const;

const openTab = async (page: Page, name: string) => {
  await page.getByRole('tab', { name, exact: true }).click();
  await settled(page);
};

const choose = async (page: Page, filter: string, choice: string) => {
  await page.getByRole('button', { name: filter }).click();
  await page.getByRole('option', { name: choice, exact: true }).click();
};

/** One of the numbers with a name over it. */
const metric = (page: Page, label: string) =>
  page
    .getByRole('term')
    .filter({ hasText: new RegExp(`^${label}$`) })
    .locator('xpath=following-sibling::dd[1]');

const numberIn = async (page: Page, label: string) =>
  Number((await metric(page, label).innerText()).replaceAll(',', ''));

test('an owner reads every figure of the café, and what a visitor answers moves them', async ({
  openAs,
  sample,
}) => {
  const { origin, owner } = sample;
  // The first start counts the whole sample; a busy machine needs its time for that.
  const isCounted = async () => {
    const { is_recounting: isRecounting } = await owner.ask<{ is_recounting: boolean }>(
      'GET',
      '/stats/overview/',
    );
    return !isRecounting;
  };
  await expect.poll(isCounted, { timeout: 60_000 }).toBe(true);

  const context = await openAs(owner, {
    origin,
    bypassCSP: true,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.goto(`${origin}/stats/`);
  await settled(page);

  await test.step('each tab has its charts, and no fault in either theme', async () => {
    const found: string[] = [];
    for (const [tab, chart] of tabs) {
      await openTab(page, tab);
      await expect(page.getByRole('region', { name: chart })).toBeVisible();
      await expect(page.getByText('There was an error loading some of the stats')).toHaveCount(0);
      found.push(...(await violationsInBothThemes(page, tab)));
    }
    expect(found).toEqual([]);
  });

  await test.step('a timeframe is compared with the days before it', async () => {
    await openTab(page, 'Overview');
    const all = await numberIn(page, 'Scans');
    await choose(page, 'All time', 'Last 30 days');
    await expect(page).toHaveURL(/timeframe=last_30_days/);
    await expect(page.getByText(/^Compared with /)).toHaveCount(1);
    await expect.poll(() => numberIn(page, 'Scans')).toBeLessThan(all);
  });

  await test.step('a form narrows what is counted, also after a reload', async () => {
    const all = await numberIn(page, 'Submissions');
    await page.getByRole('button', { name: 'All forms' }).click();
    await page.getByRole('option').nth(1).click();
    await expect.poll(() => numberIn(page, 'Submissions')).toBeLessThan(all);
    const narrowed = await numberIn(page, 'Submissions');
    await page.reload();
    await expect.poll(() => numberIn(page, 'Submissions')).toBe(narrowed);
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect.poll(() => numberIn(page, 'Submissions')).toBe(all);
  });

  await test.step('a chart is a table too', async () => {
    await openTab(page, 'Ratings');
    const card = page.getByRole('region', { name: 'Which ratings do people give?' });
    await card.getByRole('button', { name: 'Show as a table' }).click();
    await expect(card.getByRole('row', { name: /^10 / })).toBeVisible();
  });

  await test.step('a theme shows comments, and each of them its answer', async () => {
    await openTab(page, 'Feedback');
    const card = page.getByRole('region', { name: 'What do visitors speak of?' });
    await card
      .getByRole('button', { name: /^Show (a|\d+) comments?/ })
      .first()
      .click();
    await card.getByRole('link').filter({ hasNotText: /^$/ }).first().click();
    await expect(page).toHaveURL(/\/feedback\/\?open=/);
    await expect(page.getByRole('region', { name: 'Feedback details' })).toBeVisible();
    await page.goBack();
  });

  await test.step('an answer moves the figures while they are read', async () => {
    await openTab(page, 'Overview');
    const before = await numberIn(page, 'Submissions');
    const codes = await owner.ask<{ results: { slug: string; state: string }[] }>(
      'GET',
      '/code/?page_size=100',
    );
    const slug = codes.results.find(({ state }) => state === 'published')?.slug;
    const sent = await fetch(`${origin}/api/survey/${slug}/submit/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ client_id: crypto.randomUUID(), rating: 9, comment: 'Świetna kawa!' }),
    });
    expect(sent.status).toBe(201);
    await expect.poll(() => numberIn(page, 'Submissions')).toBe(before + 1);
  });

  await test.step('a phone shows all of it without scrolling sideways', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.reload();
    for (const [tab] of tabs) {
      await openTab(page, tab);
      const [needed, given] = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return [scrollWidth, clientWidth];
      });
      expect(needed, tab).toBeLessThanOrEqual(given ?? 0);
    }
  });
});
