import { violationsOf } from './stack/accessibility.ts';
import { createOwner } from './stack/owner.ts';
import { expect, test } from './stack/stackTest.ts';

test.use({ serviceWorkers: 'allow' });

test('the licenses of what is in the product are a click away', async ({ stack, openAs }) => {
  const owner = await createOwner(stack);
  const context = await openAs(owner);
  const page = await context.newPage();
  await page.goto(`${stack.origin}/faq/`);
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Open-source licenses' }).click();
  const list = await opened;

  await expect(list).toHaveURL(`${stack.origin}/third-party-notices.txt`);
  const [pages = '', server = ''] = (await list.locator('body').innerText()).split('On the server');
  // A library, a font, a tool of a worker and one of the service worker.
  for (const name of [
    'react-aria 3',
    '@fontsource/instrument-sans 5',
    'zxing-wasm 3',
    'workbox-core 7',
  ])
    expect(pages).toContain(name);
  for (const name of ['hono 4', '@electric-sql/pglite 0']) expect(server).toContain(name);
  for (const name of ['typescript 7', '@apollo/server 5', 'vitest 5'])
    expect(server).not.toContain(name);
  expect(server).toContain('Permission is hereby granted');
});

test('an answer is found, read without a network, and asked for where there is none', async ({
  stack,
  openAs,
}) => {
  const owner = await createOwner(stack);
  const context = await openAs(owner, { bypassCSP: true });
  const page = await context.newPage();
  await page.goto(`${stack.origin}/companies/`);

  await test.step('a screen leads to the article that explains it', async () => {
    await page.getByRole('link', { name: 'Help with this screen' }).click();
    await expect(page).toHaveURL(/tab=companies&article=/);
    await expect(page.getByRole('article')).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
  });

  await test.step('a search finds another, also while there is no network', async () => {
    await expect
      .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null))
      .toBe(true);
    await page.reload();
    const picture = page.getByRole('article').getByRole('img').first();
    const isShown = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth > 0);
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(isShown).toBe(true);
    await context.setOffline(true);
    await page.reload();
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(isShown).toBe(true);
    await page.getByRole('link', { name: 'Help Center', exact: true }).last().click();
    await page.getByRole('searchbox').fill('monthly repor');
    await expect(page.locator('mark').first()).toBeVisible();
    await page.getByRole('link', { name: 'The monthly report' }).click();
    await expect(page).toHaveTitle('The monthly report · Help Center · Hearback');
    await expect(page.getByRole('article').getByRole('heading').first()).toBeVisible();
    await page.reload();
    await expect(page.getByRole('article').getByRole('heading').first()).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('searchbox')).toHaveValue('monthly repor');
  });

  await test.step('a question stays until it can be sent, and comes with the way back', async () => {
    await page.getByRole('button', { name: 'Ask a question' }).last().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Subject' }).fill('Two months in one');
    await dialog.getByRole('textbox', { name: 'Your question' }).fill('Is there such a report?');
    await dialog.getByRole('button', { name: 'Send question' }).click();
    await expect(page.getByText(/^You are offline. Nothing was changed/).first()).toBeVisible();
    await context.setOffline(false);
    await dialog.getByRole('button', { name: 'Send question' }).click();
    await expect(page.getByText(`The answer comes to ${owner.email}.`).first()).toBeVisible();

    const letter = await stack.mailbox.letterTo('help@hearback.example', /Two months in one/);
    expect(letter.text).toContain('Is there such a report?');
    expect(letter.replyTo?.map(({ address }) => address)).toEqual([owner.email]);
  });
});
