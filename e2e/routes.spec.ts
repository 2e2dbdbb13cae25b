import { readFileSync } from 'node:fs';

import type { Page } from '@playwright/test';

import { nothingStored, storedTokens } from './stack/storage.ts';
import { expect, test } from './stack/stackTest.ts';

// Each test opens dozens of screens; a busy machine needs its time for that.
test.describe.configure({ timeout: 300_000 });

/** Section 2 of the specification, with what the browser's tab says. */
const protectedRoutes: readonly (readonly [path: string, title: string])[] = [
  ['/', 'Home'],
  ['/account-setup/', 'Five steps to your first feedback'],
  ['/account/', 'Account'],
  ['/creator', 'Creator'],
  ['/creator/forms/', 'Forms · Creator'],
  ['/creator/frames/', 'Frames · Creator'],
  ['/creator/codes/', 'Codes · Creator'],
  ['/creator/editor/codes/new/', 'QR code'],
  ['/creator/editor/forms/new/', 'New form · Form editor'],
  ['/creator/editor/frames/new/', 'New frame · Frame editor'],
  ['/stats/', 'Stats'],
  ['/stats/report/', 'Monthly report'],
  ['/stats/experiments/', 'Experiments'],
  ['/companies/', 'Companies'],
  ['/locations/', 'Locations'],
  ['/feedback/', 'Feedback'],
  ['/notifications/', 'Notifications'],
  ['/faq/', 'Help Center'],
  ['/app/', 'Install app'],
];

const publicRoutes: readonly (readonly [path: string, title: string])[] = [
  ['/login/', 'Log in'],
  ['/recover-account/', 'Reset your password'],
  ['/reset-password', 'This link does not work'],
  ['/change-email', 'Use a new address'],
  ['/undo-email', 'Take the new address back'],
  ['/register/', 'Create your account'],
  ['/activate', 'Send the activation link again'],
];

/**
 * The same address as it is written, and with its last slash put on or taken off. The second one
 * is gone to as a link goes: the server answers every address of the app alike, which the first
 * ones prove.
 */
async function goEachWay(
  page: Page,
  origin: string,
  path: string,
  look: (path: string) => unknown,
) {
  await page.goto(origin + path);
  await look(path);
  if (path === '/') return;
  const other = path.endsWith('/') ? path.slice(0, -1) : `${path}/`;
  await page.evaluate((next) => {
    history.pushState(null, '', next);
    dispatchEvent(new PopStateEvent('popstate'));
  }, other);
  await look(other);
}

const pathOf = (page: Page) => new URL(page.url()).pathname;

/** Polls: a screen that has the title already may be about to redirect. */
const expectScreen = async (page: Page, path: string, title: string) => {
  await expect.poll(() => pathOf(page)).toBe(path);
  await expect(page).toHaveTitle(`${title} · Hearback`);
  expect(pathOf(page)).toBe(path);
};

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Navigation' });

test('logged out, every protected route leads to the login', async ({ page, stack }) => {
  for (const [path] of protectedRoutes) {
    await goEachWay(page, stack.origin, path, () => expectScreen(page, '/login/', 'Log in'));
  }
});

test('logged out, every public route opens, without navigation', async ({ page, stack }) => {
  for (const [path, title] of publicRoutes) {
    await goEachWay(page, stack.origin, path, async (spelling) => {
      await expectScreen(page, spelling, title);
      await expect(navigation(page)).toHaveCount(0);
    });
  }
});

test('logged in, every protected route opens, with and without its last slash', async ({
  openAs,
  owner,
  stack,
}) => {
  const page = await (await openAs(owner)).newPage();
  for (const [path, title] of protectedRoutes) {
    await goEachWay(page, stack.origin, path, (spelling) => expectScreen(page, spelling, title));
  }
});

test('logged in, every public route leads home', async ({ openAs, owner, stack }) => {
  const page = await (await openAs(owner)).newPage();
  for (const [path] of publicRoutes) {
    await goEachWay(page, stack.origin, path, () => expectScreen(page, '/', 'Home'));
  }
});

test('any other path leads home, or to the login', async ({ page, openAs, owner, stack }) => {
  const own = await (await openAs(owner)).newPage();
  for (const path of ['/nowhere/', '/companies/7/', '/creator/editor/codes/']) {
    await own.goto(stack.origin + path);
    await expectScreen(own, '/', 'Home');
    await page.goto(stack.origin + path);
    await expectScreen(page, '/login/', 'Log in');
  }
  // Nor does what an address says lead anywhere else.
  for (const path of [
    '/login/?next=//evil.example&redirect=javascript:alert(1)#//evil.example',
    '/companies//evil.example/',
    '/%09/evil.example',
    '/%5Cevil.example',
  ]) {
    await page.goto(stack.origin + path);
    await expectScreen(page, '/login/', 'Log in');
    expect(new URL(page.url()).origin).toBe(stack.origin);
  }
});

test('/qr-feedback is a page of the server, open to everyone', async ({
  page,
  openAs,
  owner,
  stack,
}) => {
  const own = await (await openAs(owner, { serviceWorkers: 'allow' })).newPage();
  // The app's worker is there by now, and has to leave this address alone.
  await own.goto(stack.origin);
  await own.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  for (const each of [page, own]) {
    for (const spelling of ['/qr-feedback', '/qr-feedback/']) {
      const answer = await each.goto(`${stack.origin}${spelling}?code=0000000000`);
      expect(answer?.status()).toBe(404);
      expect(answer?.fromServiceWorker()).toBe(false);
      await expect(each.getByRole('heading', { name: 'There is no form here' })).toBeVisible();
      expect(pathOf(each)).toBe(spelling);
    }
  }
});

test('/logout/ clears the session', async ({ openAs, owner, stack }) => {
  for (const spelling of ['/logout/', '/logout']) {
    const page = await (await openAs(owner)).newPage();
    await page.goto(stack.origin + spelling);
    await expectScreen(page, '/login/', 'Log in');
    expect(await storedTokens(page)).toEqual(nothingStored);
  }
});

test('a link from a letter opens also for those who are logged in', async ({
  openAs,
  owner,
  stack,
}) => {
  const page = await (await openAs(owner)).newPage();
  await page.goto(`${stack.origin}/reset-password#t=not-a-token`);
  await expectScreen(page, '/reset-password', 'This link does not work');
  expect(page.url()).not.toContain('#');
  await page.goto(`${stack.origin}/activate#t=not-a-token`);
  await expectScreen(page, '/activate', 'Activate your account');
  expect(page.url()).not.toContain('#');
  await page.getByRole('button', { name: 'Activate' }).click();
  await expectScreen(page, '/activate', 'Activation failed');
});

test('navigation is hidden by segments of the path, never by a part of an id', async ({
  openAs,
  owner,
  stack,
}) => {
  const page = await (await openAs(owner)).newPage();
  await page.goto(`${stack.origin}/account-setup/`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(navigation(page)).toHaveCount(0);

  await page.goto(`${stack.origin}/creator/editor/forms/my-login-register/`);
  await expect(navigation(page)).toBeVisible();
});

test('the sidebar is extended on wide screens, collapsed up to 1024 px, and collapses after a link on narrow ones', async ({
  openAs,
  owner,
  stack,
}) => {
  const context = await openAs(owner);
  const page = await context.newPage();
  await page.goto(`${stack.origin}/faq/`);
  await expect(navigation(page)).toHaveAttribute('data-extended', 'true');
  await navigation(page).getByRole('link', { name: 'Companies' }).click();
  await expectScreen(page, '/companies/', 'Companies');
  await expect(navigation(page)).toHaveAttribute('data-extended', 'true');

  await page.setViewportSize({ width: 1024, height: 800 });
  await page.reload();
  await expect(navigation(page)).toHaveAttribute('data-extended', 'false');

  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(`${stack.origin}/faq/`);
  const bar = page.getByRole('navigation', { name: 'Quick navigation' });
  await bar.getByRole('link', { name: 'Feedback' }).click();
  await expectScreen(page, '/feedback/', 'Feedback');
  await bar.getByRole('button', { name: 'More' }).click();
  await expect(page.locator('nav[data-extended=true]')).toBeVisible();
  await navigation(page).getByRole('link', { name: 'Companies' }).click();
  await expectScreen(page, '/companies/', 'Companies');
  await expect(page.locator('nav[data-extended=false]')).toHaveCount(1);
});

test('the sidebar links to every place, with what is not there yet disabled', async ({
  openAs,
  owner,
  stack,
}) => {
  const page = await (await openAs(owner)).newPage();
  await page.goto(`${stack.origin}/faq/`);
  for (const [name, path] of [
    ['Home', '/'],
    ['Companies', '/companies/'],
    ['Locations', '/locations/'],
    ['Creator', '/creator'],
    ['Feedback', '/feedback/'],
    ['Stats', '/stats/'],
    ['Account', '/account/'],
    ['Help Center', '/faq/'],
    ['Log out', '/logout/'],
  ] as const) {
    const link = navigation(page).getByRole('link', { name, exact: true });
    await expect(link).toHaveAttribute('href', path);
  }

  const notifications = navigation(page).getByRole('link', { name: /^Notifications/ });
  await expect(notifications).toHaveAttribute('href', '/notifications/');
  await expect(navigation(page).getByRole('button', { name: 'Upgrade' })).toBeDisabled();
});

test('a screen opened by its address begins at its top, and a reload stays where it was', async ({
  openAs,
  sample,
}) => {
  const context = await openAs(sample.owner, { origin: sample.origin });
  const page = await context.newPage();
  const scrollY = () => page.evaluate(() => window.scrollY);
  const scrollDown = async () => {
    // Long enough only with its content.
    await expect.poll(() => page.evaluate(() => document.body.scrollHeight)).toBeGreaterThan(1_600);
    await page.evaluate(() => window.scrollTo(0, 500));
    await expect.poll(scrollY).toBe(500);
  };
  await page.goto(`${sample.origin}/account/?tab=settings`);
  // These parts load late, above the place that is scrolled to, and push it down.
  await expect(page.getByText('Sample workspace')).toBeVisible();
  await expect(page.getByText('Digest of new feedback')).toBeVisible();
  await scrollDown();
  await page.reload();
  await expect.poll(scrollY).toBe(500);

  await page.goto(`${sample.origin}/account/?tab=security`);
  await expect(page.getByRole('heading', { name: 'Password' })).toBeVisible();
  expect(await scrollY()).toBe(0);
  await scrollDown();
  await page.goto(`${sample.origin}/account/?tab=security`);
  await expect(page.getByRole('heading', { name: 'Password' })).toBeVisible();
  expect(await scrollY()).toBe(0);
});

test('the footer says whose it is, the year and the version', async ({ openAs, owner, stack }) => {
  const page = await (await openAs(owner)).newPage();
  const { version } = JSON.parse(
    readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
  ) as { version: string };
  await page.goto(`${stack.origin}/faq/`);
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText(`© ${new Date().getFullYear()} Hearback`);
  // This machine's own address counts as a development host.
  await expect(footer).toContainText(`v${version}-dev`);
});

test('a screen is loaded when it is visited, not before', async ({ openAs, owner, stack }) => {
  // The app's worker would fetch every file for a day without a network.
  const page = await (await openAs(owner, { serviceWorkers: 'block' })).newPage();
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  const isFetched = (part: string) => fetched.some((path) => path.startsWith(`/assets/${part}-`));

  await page.goto(`${stack.origin}/faq/`);
  await expectScreen(page, '/faq/', 'Help Center');
  expect(isFetched('HelpPage')).toBe(true);
  expect(isFetched('StatsPage')).toBe(false);
  expect(isFetched('LoginPage')).toBe(false);
  expect(isFetched('FrameEditorPage')).toBe(false);

  await navigation(page).getByRole('link', { name: 'Stats' }).click();
  await expectScreen(page, '/stats/', 'Stats');
  expect(isFetched('StatsPage')).toBe(true);
  expect(isFetched('FrameEditorPage')).toBe(false);
});
