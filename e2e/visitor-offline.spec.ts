import type { BrowserContext, CDPSession, Page } from '@playwright/test';

import { publishCode, type Code } from './stack/code.ts';
import { createOwner, type Owner } from './stack/owner.ts';
import { expect, test } from './stack/stackTest.ts';
import { fillIn, send, thanks } from './stack/visitor.ts';

test.use({ serviceWorkers: 'allow' });

interface Answers {
  results: { rating: number; comment: string; date_submitted: string; occurred_at: string }[];
}

let owner: Owner;
let code: Code;

test.beforeAll(async ({ stack }) => {
  owner = await createOwner(stack);
  code = await publishCode(owner);
});

const found = async (comment: string) => {
  const { results } = await owner.ask<Answers>('GET', `/feedback/?code=${code.id}&page_size=100`);
  return results.filter((answer) => answer.comment === comment);
};

const arrivedOnce = (comment: string) =>
  expect.poll(async () => (await found(comment)).length, { timeout: 20_000 }).toBe(1);

const phone =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36';

/** Said where the browser itself sends it, and where only a page of ours can. */
const mayClose = 'We send it by itself as soon as there is a network. You can close this page.';
const keepPage = 'Not sent yet. Keep this page, or open it again when you are online.';

const savedHere = (page: Page) => page.getByRole('heading', { name: 'Saved on this phone' });

/** Number of answers queued on this device. Entries with a receipt are already sent. */
const waiting = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const request = indexedDB.open('hearback-answers', 1);
        request.addEventListener('error', () => reject(request.error));
        request.addEventListener('success', () => {
          const names = request.result.objectStoreNames;
          if (!names.contains('answers')) return resolve(0);
          const all: IDBRequest<{ receipt?: string }[]> = request.result
            .transaction('answers')
            .objectStore('answers')
            .getAll();
          all.addEventListener('success', () => {
            request.result.close();
            resolve(all.result.filter(({ receipt }) => !receipt).length);
          });
        });
      }),
  );

/** The worker is registered when a visitor begins to answer. */
const workerIsThere = (page: Page) =>
  page.waitForFunction(
    async () =>
      (await navigator.serviceWorker.getRegistration('/r/'))?.active?.state === 'activated',
  );

/** Simulates the sync event that a browser fires when it is online again, even if no page is open. */
async function wakeWorker(session: CDPSession, registrationId: Promise<string>, origin: string) {
  await session.send('ServiceWorker.dispatchSyncEvent', {
    origin,
    registrationId: await registrationId,
    tag: 'hearback-answers',
    lastChance: false,
  });
}

/** A page of the same origin without a policy or script of ours, and the worker events it receives. */
async function listenIn(context: BrowserContext, origin: string) {
  const page = await context.newPage();
  const address = `${origin}/empty`;
  await page.route(address, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await page.goto(address);
  const session = await context.newCDPSession(page);
  const registrationId = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const ours = registrations.find(({ scopeURL }) => scopeURL.endsWith('/r/'));
      if (ours) resolve(ours.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  return { page, session, registrationId };
}

/** Sync tags for which the browser will wake the worker. */
const promised = (page: Page) =>
  page.evaluate(async () => {
    const there = await navigator.serviceWorker.getRegistration('/r/');
    const { sync } = (there ?? {}) as { sync?: { getTags: () => Promise<string[]> } };
    return (await sync?.getTags()) ?? [];
  });

/** As on an iPhone and in Firefox. */
const withoutSync = (context: BrowserContext) =>
  context.addInitScript(() => {
    Reflect.deleteProperty(ServiceWorkerRegistration.prototype, 'sync');
    Reflect.deleteProperty(window, 'SyncManager');
  });

/** Time in which a worker or a page would have sent the queued answers. */
const aWhile = 4_000;

test('in aeroplane mode an answer is saved, and sent when the network is back', async ({
  page,
  context,
}) => {
  await page.goto(code.short_url);
  await fillIn(page, 'Z piwnicy.');
  await workerIsThere(page);
  await context.setOffline(true);
  await send(page).click();
  await expect(savedHere(page)).toBeVisible();
  await expect(page.getByText(mayClose)).toBeVisible();
  expect(await promised(page)).toEqual(['hearback-answers']);
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(
    'Saved on this phone',
  );
  expect(await waiting(page)).toBe(1);
  expect(await found('Z piwnicy.')).toEqual([]);

  await context.setOffline(false);
  await expect(thanks(page)).toBeVisible();
  await expect(page.locator('[data-receipt]')).toHaveAttribute('href', /^\/receipt\/[0-9A-Z]{26}$/);
  await expect.poll(() => waiting(page)).toBe(0);
  expect(await found('Z piwnicy.')).toHaveLength(1);

  // The text is no longer on the phone.
  await page.goto(code.short_url);
  await expect(page.locator('textarea[name=comment]')).toHaveValue('');
});

test('what is typed survives a reload, which is a visit of its own and one scan', async ({
  browser,
}) => {
  const { id, short_url } = await publishCode(owner);
  // Browsers that say that they are driven by a program are no scans.
  const page = await browser.newPage({ userAgent: phone });
  const idOf = () => page.locator('input[name=client_id]').inputValue();
  await page.goto(short_url);
  const first = await idOf();
  await fillIn(page, 'Pisane na raty.');
  await page.goto('about:blank');
  // The browser shows the page it kept; the server counts this look as it does any other.
  await page.goto(short_url);
  await expect(page.locator('textarea[name=comment]')).toHaveValue('Pisane na raty.');
  await expect(page.locator('input[name=rating][value="9"]')).toBeChecked();
  expect(await idOf()).not.toBe(first);
  await send(page).click();
  await expect(thanks(page)).toBeVisible();
  const counts = () =>
    owner.ask<{ scans: number; submissions: number }>('GET', `/stats/overview/?code=${id}`);
  await expect.poll(async () => (await counts()).submissions).toBe(1);
  expect((await counts()).scans).toBe(2);
  await page.close();
});

test('a form that was closed meanwhile says so, and the answer waits until it opens', async ({
  page,
}) => {
  const { id, short_url } = await publishCode(owner);
  await page.goto(short_url);
  await fillIn(page, 'Po zamknięciu.');
  await owner.ask('POST', `/code/${id}/pause/`);
  await send(page).click();
  await expect(page.getByText('This form is closed right now.')).toBeVisible();
  await expect(page.getByText('as soon as there is a network')).toHaveCount(0);
  expect(await waiting(page)).toBe(1);

  await owner.ask('POST', `/code/${id}/resume/`);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(thanks(page)).toBeVisible();
  await expect.poll(() => waiting(page)).toBe(0);
});

test('a language once chosen is there on the next visit, and the words with it', async ({
  page,
}) => {
  await page.goto(code.short_url);
  await page.locator('textarea[name=comment]').fill('Po polsku.');
  const visit = await page.locator('input[name=scan_token]').inputValue();
  await page.locator('[data-languages]').getByRole('link', { name: 'Polski' }).click();
  await expect(page.getByText('Jak było?')).toBeVisible();
  await expect(page.locator('textarea[name=comment]')).toHaveValue('Po polsku.');
  expect(await page.locator('input[name=scan_token]').inputValue()).toBe(visit);

  await page.goto(code.short_url);
  await expect(page.locator('html')).toHaveAttribute('lang', 'pl-PL');
  await expect(page.locator('textarea[name=comment]')).toHaveValue('Po polsku.');
  // The visitor's choice has precedence over the address.
  await page.goto(`${code.short_url}?lang=en-US`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'pl-PL');

  // Beside the thanks too it leads to a form, whose answer is another one.
  await fillIn(page, 'Pierwsza.');
  await send(page).click();
  await expect(page.locator('[data-thanks]')).toBeVisible();
  await page.locator('[data-languages]').getByRole('link', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
  await fillIn(page, 'Druga.');
  await send(page).click();
  await expect(thanks(page)).toBeVisible();
  for (const comment of ['Pierwsza.', 'Druga.']) expect(await found(comment)).toHaveLength(1);
});

test('two tabs lose nothing and send nothing twice', async ({ context }) => {
  const tabs = [await context.newPage(), await context.newPage()];
  for (const [index, tab] of tabs.entries()) {
    await tab.goto(code.short_url);
    await fillIn(tab, `Karta ${index}.`);
  }
  await context.setOffline(true);
  for (const tab of tabs) {
    await send(tab).dblclick();
    await expect(savedHere(tab)).toBeVisible();
    expect(await waiting(tab)).toBe(tabs.indexOf(tab) + 1);
  }
  await context.setOffline(false);
  for (const [index, tab] of tabs.entries()) {
    await expect(thanks(tab)).toBeVisible();
    expect(await found(`Karta ${index}.`)).toHaveLength(1);
  }
});

test('an answer is sent without its tab, by a worker newer than the one it was saved with', async ({
  context,
  stack,
}) => {
  const { page: other, session, registrationId } = await listenIn(context, stack.origin);
  const page = await context.newPage();
  await page.goto(code.short_url);
  await fillIn(page, 'Karta już zamknięta.');
  await workerIsThere(page);
  // As long as the code is paused, nothing leaves the phone.
  await owner.ask('POST', `/code/${code.id}/pause/`);
  await context.setOffline(true);
  await send(page).click();
  await expect(page.getByText(mayClose)).toBeVisible();
  await page.close();
  await context.setOffline(false);

  // An update: another address for the same scope takes the older worker's place.
  await other.evaluate(async () => {
    await navigator.serviceWorker.register('/visitor-worker.js?newer', { scope: '/r/' });
  });
  await other.waitForFunction(async () =>
    (await navigator.serviceWorker.getRegistration('/r/'))?.active?.scriptURL.endsWith('?newer'),
  );
  expect(await waiting(other)).toBe(1);
  expect(await found('Karta już zamknięta.')).toEqual([]);

  await owner.ask('POST', `/code/${code.id}/resume/`);
  await wakeWorker(session, registrationId, stack.origin);
  await arrivedOnce('Karta już zamknięta.');
  await expect.poll(() => waiting(other)).toBe(0);
});

test.describe('an answer that only a page of ours can send', () => {
  const places = [
    { where: 'another code', address: async () => (await publishCode(owner)).short_url },
    { where: 'a receipt', address: async () => '/receipt/0123456789ABCDEFGHJKMNPQRS' },
    { where: '/qr-feedback', address: async () => `/qr-feedback?code=${code.slug}` },
    {
      where: 'a code that is paused',
      address: async () => {
        const { id, short_url } = await publishCode(owner);
        await owner.ask('POST', `/code/${id}/pause/`);
        return short_url;
      },
    },
  ];

  const reasons = [
    { why: 'the browser has no Background Sync', isOnlineFirst: true },
    { why: 'the network was gone before the first tap', isOnlineFirst: false },
  ];

  for (const { why, isOnlineFirst } of reasons) {
    test(`says that it is not sent yet, and is sent by the next visit: ${why}`, async ({
      context,
      stack,
    }) => {
      if (isOnlineFirst) await withoutSync(context);
      for (const [index, { where, address }] of places.entries()) {
        const next = await address();
        const comment = `${why}: ${index}`;
        const page = await context.newPage();
        await page.goto(code.short_url);
        if (!isOnlineFirst) await context.setOffline(true);
        await fillIn(page, comment);
        await context.setOffline(true);
        await send(page).click();
        await expect(page.getByText(keepPage)).toBeVisible();
        await expect(page.getByText('You can close this page.')).toHaveCount(0);
        expect(await promised(page)).toEqual([]);
        await page.close();

        await context.setOffline(false);
        await new Promise((resolve) => {
          setTimeout(resolve, index === 0 ? aWhile : 0);
        });
        expect(await found(comment), where).toEqual([]);
        const later = await context.newPage();
        await later.goto(new URL(next, stack.origin).href);
        await arrivedOnce(comment);
        await expect.poll(() => waiting(later)).toBe(0);
        await later.close();
      }
    });
  }

  test('is sent by the page itself, if it is kept', async ({ context }) => {
    await withoutSync(context);
    const page = await context.newPage();
    await page.goto(code.short_url);
    await fillIn(page, 'Strona została otwarta.');
    await context.setOffline(true);
    await send(page).click();
    await expect(page.getByText(keepPage)).toBeVisible();
    await context.setOffline(false);
    await expect(thanks(page)).toBeVisible();
    expect(await found('Strona została otwarta.')).toHaveLength(1);
  });
});

test('a server in trouble is not blamed on the network, and asked again when it said so', async ({
  page,
}) => {
  const posts: number[] = [];
  await page.route(code.short_url, (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    posts.push(Date.now());
    return posts.length > 1
      ? route.continue()
      : route.fulfill({ status: 503, headers: { 'retry-after': '6' }, body: 'Bad day' });
  });
  await page.goto(code.short_url);
  await fillIn(page, 'Serwer miał zły dzień.');
  await send(page).click();
  await expect(page.getByText(/^Our server has trouble right now\. We try again/)).toBeVisible();
  await expect(page.getByText(/You can close this page|as soon as there is a network/)).toHaveCount(
    0,
  );
  // Neither a network that comes back nor another look at the page hurries it.
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(thanks(page)).toBeVisible();
  expect((posts[1] ?? 0) - (posts[0] ?? 0)).toBeGreaterThanOrEqual(5_900);
  expect(await found('Serwer miał zły dzień.')).toHaveLength(1);
});

test('an answer whose tab is closed in the middle of sending arrives by the next visit', async ({
  context,
}) => {
  const page = await context.newPage();
  await page.goto(code.short_url);
  await fillIn(page, 'Zamknięte w pół słowa.');
  await page.route(code.short_url, (route) =>
    route.request().method() === 'POST' ? undefined : route.continue(),
  );
  await send(page).click();
  await expect.poll(() => waiting(page)).toBe(1);
  await page.close();
  const next = await context.newPage();
  await next.goto(code.short_url);
  await arrivedOnce('Zamknięte w pół słowa.');
  await expect.poll(() => waiting(next)).toBe(0);
});

test('proof of work is done unseen where the server asks for it', async ({ page, context }) => {
  let asked = 0;
  await page.route(code.short_url, async (route) => {
    const { method, postData } = {
      method: route.request().method(),
      postData: route.request().postData(),
    };
    if (method !== 'POST' || postData?.includes('&proof=')) return route.continue();
    asked += 1;
    return route.fulfill({ status: 428, json: { code: 'proof_needed' } });
  });
  await page.goto(code.short_url);
  await fillIn(page, 'Z dowodem.');
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const start = Date.now();
  await send(page).click();
  await expect(thanks(page)).toBeVisible();
  test.info().annotations.push({ type: 'proof, ms at 4×', description: `${Date.now() - start}` });
  expect(asked).toBe(1);
  expect(await found('Z dowodem.')).toHaveLength(1);
});
