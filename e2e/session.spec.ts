import type { BrowserContext, Page } from '@playwright/test';

import { createOwner, linkIn, type Owner } from './stack/owner.ts';
import { nothingStored, storedTokens } from './stack/storage.ts';
import { accessSeconds, expect, test } from './stack/stackTest.ts';

interface RefreshCall {
  variables: { input: { refresh: string } };
}

/** The refresh tokens that a browser hands in for new access tokens, as it does so. */
function watchRefreshes(context: BrowserContext): string[] {
  const handedIn: string[] = [];
  context.on('request', (request) => {
    if (!(request.postData() ?? '').includes('"RefreshToken"')) return;
    handedIn.push((request.postDataJSON() as RefreshCall).variables.input.refresh);
  });
  return handedIn;
}

/** Spoils the signature of an access token, in both places, and leaves the rest as it is. */
const forgeAccess = (page: Page) =>
  page.evaluate(() => {
    for (const storage of [localStorage, sessionStorage]) {
      const token = storage.getItem('jwt_access_token');
      if (token) storage.setItem('jwt_access_token', `${token.slice(0, -6)}AAAAAA`);
    }
  });

const storeTokens = (page: Page, tokens: { access?: string; refresh?: string }) =>
  page.evaluate(({ access, refresh }) => {
    if (access) localStorage.setItem('jwt_access_token', access);
    if (refresh) localStorage.setItem('jwt_refresh_token', refresh);
  }, tokens);

const title = (page: Page, words: string) => expect(page).toHaveTitle(`${words} · Hearback`);

async function logIn(page: Page, origin: string, { email, password }: Owner, remember: boolean) {
  await page.goto(`${origin}/login/`);
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill(email);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(password);
  if (remember) await page.getByRole('checkbox', { name: 'Remember me' }).check({ force: true });
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await title(page, 'Home');
}

test.describe('at the start', () => {
  test('no access token is no session, whatever refresh token lies there', async ({
    page,
    owner,
    stack,
  }) => {
    const { refresh } = await owner.logIn();
    await page.goto(`${stack.origin}/login/`);
    await storeTokens(page, { refresh });
    const refreshes = watchRefreshes(page.context());
    await page.goto(`${stack.origin}/companies/`);
    await title(page, 'Log in');
    expect(refreshes).toEqual([]);
  });

  test('a valid access token is a session, as it is', async ({ openAs, owner, stack }) => {
    const context = await openAs(owner);
    const refreshes = watchRefreshes(context);
    const page = await context.newPage();
    await page.goto(`${stack.origin}/companies/`);
    await title(page, 'Companies');
    expect(refreshes).toEqual([]);
    expect((await storedTokens(page)).session).toEqual({ access: null, refresh: null });
  });

  test('an expired access token is exchanged, and the new one lies in both storages', async ({
    openAs,
    owner,
    stack,
  }) => {
    const context = await openAs(owner);
    const { origins } = await context.storageState();
    const first = origins[0]?.localStorage.find(({ name }) => name === 'jwt_access_token')?.value;
    const page = await context.newPage();
    const refreshes = watchRefreshes(context);
    await page.waitForTimeout((accessSeconds + 1) * 1_000);
    await page.goto(`${stack.origin}/companies/`);
    await title(page, 'Companies');
    const { local, session } = await storedTokens(page);
    expect(local.access).toMatch(/^eyJ/);
    expect(local.access).not.toBe(first);
    expect(session.access).toBe(local.access);
    expect(session.refresh).toBeNull();
    expect(refreshes).toHaveLength(1);
  });

  test('a refused refresh removes both tokens', async ({ openAs, owner, stack }) => {
    const context = await openAs(owner);
    const page = await context.newPage();
    await page.goto(`${stack.origin}/login/`);
    await title(page, 'Home');
    await storeTokens(page, { access: 'eyJ.forged.token', refresh: 'eyJ.forged.token' });
    await page.goto(`${stack.origin}/companies/`);
    await title(page, 'Log in');
    expect(await storedTokens(page)).toEqual(nothingStored);
  });

  test('a forged access token opens nothing by itself', async ({ page, owner, stack }) => {
    const { access } = await owner.logIn();
    await page.goto(`${stack.origin}/login/`);
    await storeTokens(page, { access: `${access.slice(0, -6)}AAAAAA` });
    await page.goto(`${stack.origin}/companies/`);
    await title(page, 'Log in');
    expect(await storedTokens(page)).toEqual(nothingStored);
  });

  test('no answer at all keeps the session, says so, and shows what was seen last', async ({
    openAs,
    owner,
    stack,
  }) => {
    const context = await openAs(owner, { serviceWorkers: 'allow' });
    const page = await context.newPage();
    await page.goto(`${stack.origin}/account/`);
    const firstName = page.getByRole('textbox', { name: /First name/ });
    await expect(firstName).toHaveValue('Zofia');
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    const banner = page.getByText('You are offline. What you see may be out of date.');
    // The worker and the kept data are put down behind the screen's back.
    await expect
      .poll(() => page.evaluate(async () => (await caches.keys()).length))
      .toBeGreaterThan(1);

    await context.setOffline(true);
    await page.goto(`${stack.origin}/account/`);
    await expect(banner).toBeVisible({ timeout: 30_000 });
    await expect(firstName).toHaveValue('Zofia');
    expect((await storedTokens(page)).local.refresh).not.toBeNull();

    await context.setOffline(false);
    await expect(banner).toHaveCount(0, { timeout: 30_000 });
    await title(page, 'Account');
  });
});

test('a remembered session outlives the tab, another one does not', async ({
  browser,
  owner,
  stack,
}) => {
  for (const remember of [true, false]) {
    const context = await browser.newContext();
    const page = await context.newPage();
    await logIn(page, stack.origin, owner, remember);
    const { local, session } = await storedTokens(page);
    const [own, other] = remember ? [local, session] : [session, local];
    expect(own.access).toMatch(/^eyJ/);
    expect(own.refresh).not.toBeNull();
    expect(other).toEqual({ access: null, refresh: null });

    const next = await context.newPage();
    await next.goto(stack.origin);
    await title(next, remember ? 'Home' : 'Log in');
    await context.close();
  }
});

test('two tabs that need a new token ask for one', async ({ openAs, owner, stack }) => {
  const context = await openAs(owner);
  const tabs = [await context.newPage(), await context.newPage()];
  for (const tab of tabs) {
    await tab.goto(`${stack.origin}/account/`);
    await expect(tab.getByRole('textbox', { name: /First name/ })).toHaveValue('Zofia');
  }
  const refreshes = watchRefreshes(context);
  await tabs[0]?.waitForTimeout((accessSeconds + 1) * 1_000);
  await Promise.all(tabs.map((tab) => tab.getByRole('link', { name: 'Companies' }).click()));
  for (const tab of tabs) await expect(tab.getByText('No companies found')).toBeVisible();
  // A slow machine may need a second one meanwhile; no token is handed in by both.
  expect(refreshes).not.toHaveLength(0);
  expect(new Set(refreshes).size).toBe(refreshes.length);
  // One of them may be about to store newer ones while both are read.
  await expect
    .poll(async () => {
      const [first, second] = await Promise.all(tabs.map(storedTokens));
      return JSON.stringify(first?.local) === JSON.stringify(second?.local);
    })
    .toBe(true);
});

test('a tab that starts with an old token leaves the open ones logged in', async ({
  openAs,
  owner,
  stack,
}) => {
  const context = await openAs(owner);
  const open = await context.newPage();
  await open.goto(`${stack.origin}/companies/`);
  await expect(open.getByText('No companies found')).toBeVisible();
  await forgeAccess(open);

  const next = await context.newPage();
  await next.goto(`${stack.origin}/faq/`);
  await title(next, 'Help Center');
  await open.getByRole('link', { name: 'Locations' }).click();
  await title(open, 'Locations');
});

test('a session that the server takes no more ends with a word', async ({
  openAs,
  owner,
  stack,
}) => {
  const page = await (await openAs(owner)).newPage();
  await page.goto(`${stack.origin}/faq/`);
  await title(page, 'Help Center');
  await forgeAccess(page);
  await storeTokens(page, { refresh: 'eyJ.forged.token' });
  // Immediately: the shell may send a request itself, and then the link is gone.
  await page.evaluate(() =>
    document.querySelector<HTMLAnchorElement>('nav a[href="/companies/"]')?.click(),
  );
  await title(page, 'Log in');
  await expect(page.getByText('Your session has ended. Log in again.')).toBeVisible();
  expect(await storedTokens(page)).toEqual(nothingStored);
});

test('logging out in one tab logs out the others and leaves nothing', async ({
  openAs,
  owner,
  stack,
}) => {
  const context = await openAs(owner, { serviceWorkers: 'allow' });
  const [one, two] = [await context.newPage(), await context.newPage()];
  for (const tab of [one, two]) {
    await tab.goto(`${stack.origin}/companies/`);
    await expect(tab.getByText('No companies found')).toBeVisible();
  }
  const { refresh } = (await storedTokens(one)).local;

  await one.getByRole('link', { name: 'Log out' }).click();
  for (const tab of [one, two]) {
    await title(tab, 'Log in');
    expect(await storedTokens(tab)).toEqual(nothingStored);
  }
  // Nothing that the account held is kept for the next person at this machine.
  const kept = () =>
    one.evaluate(async () => {
      const texts: string[] = [];
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const { url } of await cache.keys()) {
          // Public files: program, pictures and messages.
          if (/\/(assets|icons|locales)\//.test(url)) continue;
          texts.push((await (await cache.match(url))?.text()) ?? '');
        }
      }
      return texts.join() + JSON.stringify({ ...localStorage, ...sessionStorage });
    });
  await expect.poll(kept).not.toMatch(/zofia|kawiarnia|eyJ/i);

  // The server ended the session too: stolen tokens are invalid.
  const answered = async () => {
    const answer = await fetch(`${stack.origin}/api/user/api/token/refresh/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ refresh }),
    });
    return answer.status;
  };
  await expect.poll(answered).toBe(401);
});

test('a password reset, by the letter, ends the session and opens the next', async ({
  openAs,
  stack,
}) => {
  const owner = await createOwner(stack);
  const elsewhere = await (await openAs(owner)).newPage();
  await elsewhere.goto(`${stack.origin}/faq/`);
  await title(elsewhere, 'Help Center');

  const page = await (await openAs(owner)).newPage();
  await page.goto(`${stack.origin}/account/?tab=security`);
  await page.getByRole('button', { name: 'Send reset mail' }).click();
  await expect(page.getByText('Password reset instructions were sent successfully!')).toBeVisible();
  const letter = await stack.mailbox.letterTo(owner.email, /password/i);
  const link = linkIn(letter.text, '/reset-password');

  await page.goto(link);
  await title(page, 'Set a new password');
  expect(page.url()).not.toContain('#');
  const password = 'Nowy parasol 8!';
  const set = page.getByRole('button', { name: 'Set password' });
  await page.getByRole('textbox', { name: 'New password', exact: true }).fill(password);
  await page.getByRole('textbox', { name: 'Repeat the new password', exact: true }).fill('Inny 8!');
  await set.click();
  await expect(page.getByText('The password must match.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Repeat the new password', exact: true }).fill(password);
  await set.click();
  await title(page, 'Log in');
  await expect(page.getByText('Your password is changed. Log in with the new one.')).toBeVisible();
  expect(await storedTokens(page)).toEqual(nothingStored);
  expect(await page.evaluate(() => localStorage.getItem('reset_token'))).toBeNull();

  // The other device finds out when its token is over: by itself, or when it is used again.
  await elsewhere.waitForTimeout((accessSeconds + 1) * 1_000);
  await elsewhere.goto(`${stack.origin}/companies/`);
  await title(elsewhere, 'Log in');

  await page.goto(link);
  await title(page, 'This link does not work');
  await logIn(page, stack.origin, { ...owner, password }, false);
});
