import type { Page } from '@playwright/test';

import { violationsOf } from './stack/accessibility.ts';
import { publishCode, type Code } from './stack/code.ts';
import { createOwner, type Owner } from './stack/owner.ts';
import { expect, test } from './stack/stackTest.ts';
import { fillIn, send, thanks } from './stack/visitor.ts';

let owner: Owner;
let code: Code;

test.beforeAll(async ({ stack }) => {
  owner = await createOwner(stack);
  code = await publishCode(owner);
});

const kept = async (words: string) => {
  const { results } = await owner.ask<{ results: { comment: string }[] }>(
    'GET',
    `/feedback/?code=${code.id}&page_size=100&search=${encodeURIComponent(words)}`,
  );
  return results.map(({ comment }) => comment).toSorted();
};

const comment = (page: Page) => page.locator('textarea[name=comment]');
const second = (page: Page) => page.getByRole('button', { name: 'Send a second answer' });

test('words that were changed after a lost answer can be sent as a second one', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(code.short_url);
  await fillIn(page, 'Pyszna zupa Anna.');
  // The server receives it, but the page gets no response.
  const clientId = await page.locator('input[name=client_id]').inputValue();
  const first = await page.request.post(code.short_url, {
    form: { client_id: clientId, rating: '9', comment: 'Pyszna zupa Anna.' },
    headers: { accept: 'application/json' },
  });
  expect(first.status()).toBe(200);

  await comment(page).fill('Pyszna zupa Anna, ale słona.');
  await send(page).click();
  const notice = page.getByRole('alert');
  await expect(notice).toHaveText(/^Your first answer arrived and was kept\./);
  await expect(notice).toBeInViewport();
  await expect(comment(page)).toHaveValue('Pyszna zupa Anna, ale słona.');
  expect(await violationsOf(page)).toEqual([]);
  expect(await kept('zupa Anna')).toEqual(['Pyszna zupa Anna.']);

  await second(page).click();
  await expect(thanks(page)).toBeVisible();
  expect(await kept('zupa Anna')).toEqual(['Pyszna zupa Anna, ale słona.', 'Pyszna zupa Anna.']);
});

test('the same without a script', async ({ browser }) => {
  const page = await (
    await browser.newContext({
      javaScriptEnabled: false,
      viewport: { width: 390, height: 844 },
      locale: 'pl-PL',
    })
  ).newPage();
  await page.goto(code.short_url);
  // As from a second tab, or a page gone back to, with the same id in it.
  const clientId = await page.locator('input[name=client_id]').inputValue();
  const first = await page.request.post(code.short_url, {
    form: { client_id: clientId, rating: '9', comment: 'Kawa Hela.' },
    headers: { accept: 'application/json' },
  });
  expect(first.status()).toBe(200);

  await page.locator('input[name=rating][value="4"]').check({ force: true });
  await comment(page).fill('Kawa Hela, ale zimna.');
  await page.waitForTimeout(1_700);
  await send(page).click();

  await expect(page.getByRole('alert')).toHaveText(/^Twoja pierwsza odpowiedź dotarła/);
  await expect(comment(page)).toHaveValue('Kawa Hela, ale zimna.');
  expect(await kept('Kawa Hela')).toEqual(['Kawa Hela.']);
  await page.getByRole('button', { name: 'Wyślij drugą odpowiedź' }).click();
  await expect(page.getByRole('heading', { name: 'Dziękujemy!' })).toBeVisible();
  expect(await kept('Kawa Hela')).toEqual(['Kawa Hela, ale zimna.', 'Kawa Hela.']);
});

test('words that waited are asked about at the next visit', async ({ page, context }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(code.short_url);
  await fillIn(page, 'Lody Iga.');
  const clientId = await page.locator('input[name=client_id]').inputValue();
  // Another answer gets there first.
  const arrived = await page.request.post(code.short_url, {
    form: { client_id: clientId, rating: '3', comment: 'Pierwsze lody Iga.', language: 'en-US' },
    headers: { accept: 'application/json' },
  });
  expect(arrived.status()).toBe(200);
  await context.setOffline(true);
  await send(page).click();
  await expect(page.getByText('Saved on this phone')).toBeVisible();
  await page.close();
  await context.setOffline(false);

  const next = await context.newPage();
  await next.setViewportSize({ width: 390, height: 844 });
  await next.goto(code.short_url);
  const line = next.getByRole('status').filter({ hasText: 'You changed an earlier answer' });
  await expect(line).toBeVisible();
  expect(await violationsOf(next)).toEqual([]);
  expect(await kept('Iga')).toEqual(['Pierwsze lody Iga.']);

  await line.getByRole('button', { name: 'Send the changed one, too' }).click();
  await expect(
    next.getByRole('status').filter({ hasText: 'Your earlier answer was sent.' }),
  ).toBeVisible();
  expect(await kept('Iga')).toEqual(['Lody Iga.', 'Pierwsze lody Iga.']);

  await next.reload();
  await expect(next.getByRole('status')).toHaveCount(0);
});
