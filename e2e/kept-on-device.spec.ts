import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { chromium, type BrowserContext, type Page } from '@playwright/test';

import { publishCode, type Code } from './stack/code.ts';
import { createOwner, type Owner } from './stack/owner.ts';
import { expect, test } from './stack/stackTest.ts';

test.use({ serviceWorkers: 'allow' });

const comment = 'Zimna zupa pod parasolem';
const address = 'jan.nowak@goscie.example';
/** Planted by the test itself, as the app once did, to prove that the search finds such files. */
const planted = 'Ciepła kawa bez klucza';

/** Hundreds of files, one after the other: a busy machine needs its time. */
const keeping = { timeout: 90_000 };

let owner: Owner;
let code: Code;
let folder: string;
let context: BrowserContext | undefined;

test.beforeAll(async ({ stack }) => {
  owner = await createOwner(stack);
  code = await publishCode(owner);
  const sent = await fetch(`${stack.origin}/api/survey/${code.slug}/submit/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ client_id: crypto.randomUUID(), rating: 2, comment, email: address }),
  });
  expect(sent.status).toBe(201);
});

test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hearback-profile-'));
});
test.afterEach(async () => {
  await context?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A real browser with its folder on the disk. */
async function openBrowser({ launchOptions }: { launchOptions: object }): Promise<BrowserContext> {
  context = await chromium.launchPersistentContext(folder, {
    ...launchOptions,
    locale: 'en-US',
    viewport: { width: 1280, height: 900 },
  });
  return context;
}

async function closeBrowser() {
  await context?.close();
  context = undefined;
}

/** Files in the browser's folder that contain these words, in the encodings that browsers write. */
const filesWith = (words: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => {
      const bytes = readFileSync(file);
      return [Buffer.from(words), Buffer.from(words, 'utf16le')].some((one) => bytes.includes(one));
    });

/** Number of offline copies and drafts. */
const countKept = (page: Page) =>
  page.evaluate(async () => {
    const copies = await (await caches.open('hearback-data')).keys();
    const drafts = await new Promise<number>((resolve, reject) => {
      const opening = indexedDB.open('hearback-drafts');
      opening.addEventListener('error', () => reject(opening.error ?? new Error('Not opened.')));
      opening.addEventListener('success', () => {
        const { objectStoreNames } = opening.result;
        if (!objectStoreNames.contains('drafts')) return resolve(0);
        const counting = opening.result.transaction('drafts').objectStore('drafts').count();
        counting.addEventListener('success', () => {
          opening.result.close();
          resolve(counting.result);
        });
      });
    });
    return copies.length + drafts;
  });

/** Logs in, looks at the answer, and waits until the device keeps it and the app's files. */
async function lookAtFeedback(page: Page, origin: string, { remember }: { remember: boolean }) {
  await page.goto(`${origin}/login/`);
  await page.getByRole('textbox', { name: /Email/ }).fill(owner.email);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(owner.password);
  if (remember) await page.getByRole('checkbox', { name: 'Remember me' }).check({ force: true });
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await page.getByRole('navigation').getByRole('link', { name: 'Feedback', exact: true }).click();
  // Home quotes the answer as well, until the list has come.
  await expect(page.getByRole('heading', { level: 1, name: 'Feedback' })).toBeVisible();
  await page.getByText(comment).first().click();
  await expect(page.getByText(address).first()).toBeVisible();
  await expect.poll(() => countKept(page), keeping).toBe(1);
  // Written two seconds after the last answer.
  await page.waitForTimeout(3_000);
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null), keeping)
    .toBe(true);
}

const plant = (page: Page) =>
  page.evaluate(async (words) => {
    // Of another name than the app's, which would delete what no key of its own has sealed.
    const cache = await caches.open('planted');
    await cache.put('/kept-data', Response.json({ sessionId: 'ada', data: words }));
  }, planted);

for (const next of ['the login', 'a visit'] as const) {
  test(`not remembered: the closed browser holds no word of the answer, and ${next} deletes the rest`, async ({
    stack,
    launchOptions,
  }) => {
    const first = (await openBrowser({ launchOptions })).pages()[0] as Page;
    await lookAtFeedback(first, stack.origin, { remember: false });
    await plant(first);
    await closeBrowser();

    expect(filesWith(planted)).not.toEqual([]);
    expect(filesWith(comment)).toEqual([]);
    expect(filesWith(address)).toEqual([]);

    const page = (await openBrowser({ launchOptions })).pages()[0] as Page;
    await page.goto(next === 'a visit' ? code.short_url : `${stack.origin}/login/`);
    await expect.poll(() => countKept(page)).toBe(0);
  });
}

test('remembered: the browser opens again without a network, and a logout deletes all of it', async ({
  stack,
  launchOptions,
}) => {
  const first = (await openBrowser({ launchOptions })).pages()[0] as Page;
  await lookAtFeedback(first, stack.origin, { remember: true });
  await closeBrowser();

  const again = await openBrowser({ launchOptions });
  await again.setOffline(true);
  const page = again.pages()[0] as Page;
  await page.goto(`${stack.origin}/feedback/`);
  await expect(page.getByText('You are offline. What you see may be out of date.')).toBeVisible();
  await expect(page.getByText(comment).first()).toBeVisible();
  await page.getByRole('link', { name: 'Log out' }).click();
  await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeVisible();
  await expect.poll(() => countKept(page)).toBe(0);
});

test('a tab without a session leaves alone what another one shows', async ({
  stack,
  launchOptions,
}) => {
  const browser = await openBrowser({ launchOptions });
  const first = browser.pages()[0] as Page;
  await lookAtFeedback(first, stack.origin, { remember: false });

  const other = await browser.newPage();
  await other.goto(`${stack.origin}/faq/`);
  await other.goto(code.short_url);
  // Longer than a page waits for tabs that are being restored.
  await other.waitForTimeout(4_000);
  expect(await countKept(other)).toBe(1);

  await first.close();
  await other.reload();
  await expect.poll(() => countKept(other)).toBe(0);
});
