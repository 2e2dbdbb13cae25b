import type { Page } from '@playwright/test';

import { publishCode } from './stack/code.ts';
import { createOwner } from './stack/owner.ts';
import { openSecondBuild } from './stack/secondBuild.ts';
import { expect, test } from './stack/stackTest.ts';

test.use({ serviceWorkers: 'allow' });

/** Hundreds of files, one after the other: a busy machine needs its time. */
const keeping = { timeout: 90_000 };

/** The worker runs this page, so the app's files are on the device. */
const isKept = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null), keeping)
    .toBe(true);

/** Cached data of the screens as text, decrypted with the key of the remembered session. */
const keptData = (page: Page) =>
  page.evaluate(async () => {
    const { id, bytes } = JSON.parse(localStorage.getItem('storage_key') ?? '{}') as {
      id: string;
      bytes: string;
    };
    const kept = await caches.match(`/kept-data/${id}`);
    if (!kept) return '';
    const raw = Uint8Array.from(atob(bytes), (sign) => sign.codePointAt(0) ?? 0);
    const key = await crypto.subtle.importKey('raw', raw, 'AES-GCM', false, ['decrypt']);
    const sealed = new Uint8Array(await kept.arrayBuffer());
    const way = { name: 'AES-GCM', iv: sealed.subarray(0, 12) };
    return new TextDecoder().decode(await crypto.subtle.decrypt(way, key, sealed.subarray(12)));
  });

const visit = (page: Page, name: string) =>
  page.getByRole('navigation').getByRole('link', { name, exact: true }).click();

test('installed, in a cellar: what was seen is readable and says its age, a change says why not', async ({
  openAs,
  stack,
}) => {
  const owner = await createOwner(stack);
  const { slug } = await publishCode(owner);
  await owner.ask('POST', `/survey/${slug}/scan/`, {});
  const { results } = await owner.ask<{ results: { id: string }[] }>('GET', '/company/');
  const context = await openAs(owner);
  const first = await context.newPage();

  await first.goto(`${stack.origin}/app/`);
  // The component that renders this listens for `beforeinstallprompt`.
  await expect(first.getByRole('heading', { name: 'Install app' })).toBeVisible();
  await first.evaluate(() => {
    const offer = new Event('beforeinstallprompt', { cancelable: true });
    const prompt = () => Promise.resolve({ outcome: 'dismissed' });
    window.dispatchEvent(Object.assign(offer, { prompt }));
  });
  const install = first.getByRole('main').getByRole('button', { name: 'Install app' });
  expect((await install.boundingBox())?.width).toBe(340);

  await visit(first, 'Companies');
  await expect(first.getByText('Kawiarnia Parasol')).toBeVisible();
  await visit(first, 'Stats');
  const scans = (page: Page) => page.getByRole('main').getByText('Scans', { exact: true }).first();
  await expect(scans(first)).toBeVisible();
  await isKept(first);
  for (const question of ['CompaniesPage', 'StatsOverview']) {
    await expect.poll(() => keptData(first)).toContain(`"${question} `);
  }
  await first.close();
  await context.setOffline(true);

  const page = await context.newPage();
  const age = page.getByText(/^As of .*(now|second|minute)/);
  await page.goto(`${stack.origin}/companies/`);
  await expect(page.getByText('You are offline. What you see may be out of date.')).toBeVisible();
  await expect(page.getByText('Kawiarnia Parasol')).toBeVisible();
  await expect(age).toBeVisible();
  await visit(page, 'Stats');
  await expect(scans(page)).toBeVisible();
  await expect(age).toBeVisible();
  // Its companies were seen, as a choice of the statistics; its list was not.
  await visit(page, 'Locations');
  await expect(page.getByText(/Parts that were not opened here before/)).toBeVisible();
  await page.locator('nav a[href="/notifications/"]').click();
  await expect(page.getByText('This screen needs the network')).toBeVisible();
  await expect(age).toHaveCount(0);

  await visit(page, 'Companies');
  await page.getByRole('button', { name: 'Add company' }).click();
  const dialog = page.getByRole('dialog');
  for (const [label, text] of [
    ['Name', 'Cukiernia Lipa'],
    ['Address', 'ul. Długa 1, Kraków'],
    ['Registration number', '0054321'],
    ['Representative', 'Anna Nowak'],
  ] as const) {
    await dialog.getByRole('textbox', { name: label, exact: true }).fill(text);
  }
  const add = dialog.getByRole('button', { name: 'Add company' });
  await add.click();
  await expect(page.getByText(/Nothing was changed; try again when you are back/)).toBeVisible();

  await owner.ask('PATCH', `/company/${results[0]?.id}/`, { name: 'Kawiarnia Pod Lipą' });
  await context.setOffline(false);
  await expect(page.getByText('Kawiarnia Pod Lipą')).toBeAttached({ timeout: 30_000 });
  await expect(age).toHaveCount(0);
  await add.click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Cukiernia Lipa')).toBeVisible();
});

test('terms and privacy are asked of the server, which may lead to the operator’s own', async ({
  browser,
  stack,
}) => {
  const page = await (await browser.newContext()).newPage();
  await page.goto(`${stack.origin}/login/`);
  await isKept(page);

  const app = await page.goto(`${stack.origin}/login/`);
  expect(app?.fromServiceWorker()).toBe(true);
  for (const path of ['/terms/', '/terms', '/privacy/', '/privacy']) {
    const answer = await page.goto(`${stack.origin}${path}`);
    expect(answer?.fromServiceWorker()).toBe(false);
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  }
  // By keyboard, from the top: language, the address for questions, home, and the foot.
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'English' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();
  await page.context().close();
});

test('an update waits for the person, asks before it takes what was typed, and leaves other tabs alone', async ({
  openAs,
  stack,
}) => {
  const owner = await createOwner(stack);
  const { origin, deploy, close } = await openSecondBuild(stack.origin, /\/HelpPage-/);
  const context = await openAs(owner, { origin });
  const [tab, other] = [await context.newPage(), await context.newPage()];
  const build = (page: Page) => page.locator('meta[name=build]');
  const reload = (page: Page) => page.getByRole('status').getByRole('button', { name: 'Reload' });

  await tab.goto(`${origin}/account/`);
  await isKept(tab);
  await other.goto(`${origin}/companies/`);
  await expect(other.getByText('No companies found')).toBeVisible();
  await isKept(other);
  const name = tab.getByRole('textbox', { name: /First name/ });
  await name.fill('Zofia Anna');

  deploy();
  await tab.evaluate(async () => (await navigator.serviceWorker.ready).update());
  for (const page of [tab, other]) {
    await expect(page.getByText('A new version is ready.')).toBeVisible(keeping);
  }
  await reload(tab).click();
  const question = tab.getByRole('dialog', { name: 'Reload now?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(name).toHaveValue('Zofia Anna');
  await expect(build(tab)).toHaveCount(0);

  await tab.getByRole('button', { name: 'Save changes' }).click();
  await expect(tab.getByText('User details updated successfully!')).toBeVisible();
  await reload(tab).click();
  await expect(build(tab)).toHaveAttribute('content', 'second');
  await expect(name).toHaveValue('Zofia Anna');

  await expect(other.getByText(/A new version runs in another tab/)).toBeVisible();
  await visit(other, 'Help Center');
  await expect(other).toHaveTitle(/Help Center/);
  await expect(build(other)).toHaveCount(0);
  await reload(other).click();
  await expect(build(other)).toHaveAttribute('content', 'second');
  await close();
});
