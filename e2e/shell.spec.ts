import type { Page } from '@playwright/test';

import { settled, violationsInBothThemes, violationsOf } from './stack/accessibility.ts';
import { publishCode } from './stack/code.ts';
import { writeMarkup } from './stack/markup.ts';
import { createOwner } from './stack/owner.ts';
import { expect, test } from './stack/stackTest.ts';

const title = (page: Page, words: string) => expect(page).toHaveTitle(`${words} · Hearback`);

/** Puts a mark on the page that a reload would wipe. */
const mark = (page: Page) => page.evaluate(() => document.body.setAttribute('data-mark', ''));

const expectMark = (page: Page) => expect(page.locator('body[data-mark]')).toHaveCount(1);

test.describe('a part of the app that does not load', () => {
  for (const { kind, screen, files, name } of [
    {
      kind: 'script',
      screen: 'Feedback',
      files: '**/assets/FeedbackPage-*.js',
      name: 'ChunkLoadError',
    },
    {
      kind: 'stylesheet',
      screen: 'Account',
      files: '**/assets/AccountPage-*.css',
      name: 'CSS_CHUNK_LOAD_FAILED',
    },
  ]) {
    test(`is said so for a ${kind}, after one try more, with a way home`, async ({
      openAs,
      owner,
      stack,
    }) => {
      const context = await openAs(owner, { serviceWorkers: 'block' });
      const page = await context.newPage();
      const errors: string[] = [];
      page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
      let loads = 0;
      page.on('load', () => (loads += 1));
      await page.goto(`${stack.origin}/faq/`);
      await title(page, 'Help Center');
      await context.route(files, (route) => route.abort());

      await page.getByRole('link', { name: screen, exact: true }).click();
      await expect(page.getByText('Something went wrong!')).toBeVisible();
      expect(loads).toBe(2);
      await expect.poll(() => errors.join('\n')).toContain(name);

      await page.getByRole('link', { name: 'Go back home' }).click();
      await title(page, 'Home');
      await expect(page.getByText('Something went wrong!')).toHaveCount(0);

      // The network is back: the failed screen loads on the next visit.
      await context.unroute(files);
      await page.getByRole('link', { name: 'Companies', exact: true }).click();
      await title(page, 'Companies');
      await page.reload();
      await page.getByRole('link', { name: screen, exact: true }).click();
      await title(page, screen);
    });
  }

  test('comes with one more try, once the network is back', async ({ openAs, owner, stack }) => {
    const context = await openAs(owner, { serviceWorkers: 'block' });
    const page = await context.newPage();
    await page.goto(`${stack.origin}/faq/`);
    await title(page, 'Help Center');
    await context.route('**/assets/FeedbackPage-*.js', (route) => route.abort());
    await page.getByRole('link', { name: 'Feedback', exact: true }).click();
    await expect(page.getByText('Something went wrong!')).toBeVisible();

    await context.unroute('**/assets/FeedbackPage-*.js');
    await page.getByRole('button', { name: 'Try again' }).click();
    await title(page, 'Feedback');
    await expect(page.getByText('Something went wrong!')).toHaveCount(0);
  });
});

test('the language changes at once, and what was typed stays', async ({ page, stack }) => {
  /** The language of the app that would be installed now. */
  const installed = async () => {
    const href = await page.locator('link[rel="manifest"]').getAttribute('href');
    const answer = await page.request.get(new URL(href ?? '', stack.origin).href);
    return ((await answer.json()) as { lang: string }).lang;
  };
  await page.goto(`${stack.origin}/login/`);
  await title(page, 'Log in');
  await mark(page);
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill('jan@example.com');
  await page.getByRole('button', { name: 'English' }).click();
  await page.getByRole('menuitem', { name: 'Polski' }).click();

  await expect(page.locator('html')).toHaveAttribute('lang', 'pl-PL');
  await expect(page.getByRole('button', { name: 'Polski' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'E-mail', exact: true })).toHaveValue(
    'jan@example.com',
  );
  await expectMark(page);
  expect(await installed()).toBe('pl-PL');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'pl-PL');

  // Text that is written into the page stays text.
  const free = await page.context().newPage();
  const there = await writeMarkup(free);
  expect(there.taken).toBe(3);
  await expect.poll(there.ran).toBe(3);
  const here = await writeMarkup(page);
  expect(here.taken).toBe(0);
  expect(await here.ran()).toBe(0);
  await expect(page.locator('html')).toHaveAttribute('lang', 'pl-PL');
});

test.describe('the theme', () => {
  /** The theme at the moment when the page gets a body: nothing can be painted before. */
  const atFirstPaint = (page: Page) =>
    page.evaluate(() => (window as { themeAtBody?: string }).themeAtBody);

  const watchBody = (page: Page) =>
    page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        if (!document.body) return;
        observer.disconnect();
        (window as { themeAtBody?: string }).themeAtBody =
          document.documentElement.dataset['theme'] ?? 'none';
      }).observe(document, { childList: true, subtree: true });
    });

  test('changes at once and is there before the first paint', async ({ openAs, stack }) => {
    const owner = await createOwner(stack);
    const page = await (await openAs(owner)).newPage();
    await watchBody(page);
    await page.goto(`${stack.origin}/account/?tab=settings`);
    await expect(page.getByRole('radio', { name: 'Light' })).toBeChecked();
    expect(await atFirstPaint(page)).toBe('light');
    const paper = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    const light = await paper();
    await mark(page);

    await page.getByRole('radio', { name: 'Dark' }).check({ force: true });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    expect(await paper()).not.toBe(light);
    await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute(
      'content',
      await paper(),
    );
    await expectMark(page);
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('1');

    await page.reload();
    expect(await atFirstPaint(page)).toBe('dark');
    await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
  });

  test('that storage does not know is light', async ({ openAs, owner, stack }) => {
    const page = await (await openAs(owner, { stored: { theme: '7' } })).newPage();
    await page.goto(`${stack.origin}/faq/`);
    await title(page, 'Help Center');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  });
});

test.describe('for everyone', () => {
  // Dozens of screens in one test; a busy machine needs its time for that.
  test.describe.configure({ timeout: 300_000 });

  test('a planted fault is found, so that finding none means something', async ({
    browser,
    stack,
  }) => {
    const context = await browser.newContext({ bypassCSP: true });
    const page = await context.newPage();
    await page.goto(`${stack.origin}/login/`);
    await settled(page);
    await page.evaluate(() => {
      const picture = document.createElement('img');
      picture.src = '/icons/icon.svg';
      const pale = document.createElement('p');
      pale.textContent = 'Hardly to be read';
      pale.style.cssText = 'color: #777; background: #888';
      document.querySelector('main')?.append(picture, pale);
    });
    const found = (await violationsOf(page)).join('\n');
    expect(found).toContain('image-alt');
    expect(found).toContain('color-contrast');
    await context.close();
  });

  test('no screen before the login has a fault in either theme', async ({ browser, stack }) => {
    const context = await browser.newContext({
      bypassCSP: true,
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    const found: string[] = [];
    for (const path of [
      '/login/',
      '/register/',
      '/recover-account/',
      '/reset-password',
      '/activate',
    ]) {
      await page.goto(stack.origin + path);
      await settled(page);
      found.push(...(await violationsInBothThemes(page, path)));
    }
    expect(found).toEqual([]);
    await context.close();
  });

  test('no screen of a full workspace has a fault in either theme', async ({ openAs, sample }) => {
    const { origin, owner } = sample;
    const context = await openAs(owner, {
      origin,
      bypassCSP: true,
      reducedMotion: 'reduce',
    });
    const first = async (kind: string) => {
      const list = await owner.ask<{ results: { id: string }[] }>('GET', `/${kind}/?page_size=1`);
      return list.results[0]?.id ?? '';
    };
    const page = await context.newPage();
    const found: string[] = [];
    for (const path of [
      '/',
      '/account-setup/',
      '/account/',
      '/account/?tab=security',
      '/account/?tab=settings',
      '/account/?tab=subscription',
      '/companies/',
      '/locations/',
      '/creator',
      '/creator?wizard=1',
      '/creator/forms/',
      '/creator/frames/',
      '/creator/codes/',
      `/creator/editor/forms/${await first('form')}/`,
      `/creator/editor/frames/${await first('frame')}/`,
      `/creator/editor/codes/${await first('code')}/`,
      '/feedback/',
      '/faq/',
      '/app/',
    ]) {
      await page.goto(origin + path);
      await settled(page);
      found.push(...(await violationsInBothThemes(page, path)));
    }

    // Over every screen: what works by key, and what finds everything.
    await page.goto(`${origin}/companies/`);
    await settled(page);
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
    found.push(...(await violationsInBothThemes(page, 'keys')));
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.keyboard.press('Control+K');
    await page.getByRole('combobox', { name: 'Search or go to…' }).fill('market square');
    const place = page.getByRole('option', { name: /^Bluebird, Market Square/ });
    await expect(place).toBeVisible();
    found.push(...(await violationsInBothThemes(page, 'palette')));
    await place.click();
    await expect(page).toHaveURL(/\/locations\/\?open=/);
    await expect(page.getByRole('dialog', { name: 'Edit location' })).toBeVisible();
    expect(found).toEqual([]);
  });

  test('no page of a visitor has a fault', async ({ browser, stack }) => {
    const { short_url: address } = await publishCode(await createOwner(stack));
    const context = await browser.newContext({ bypassCSP: true });
    const page = await context.newPage();
    for (const path of [address, `${address}?sent=1`, `${stack.origin}/r/0000000000`]) {
      await page.goto(path);
      await settled(page);
      expect(await violationsOf(page)).toEqual([]);
    }
    await context.close();
  });
});

test('the name of a row is a link that opens in a new tab as well', async ({ openAs, sample }) => {
  const { origin, owner } = sample;
  const context = await openAs(owner, { origin });
  const page = await context.newPage();
  for (const { list, details } of [
    { list: '/companies/', details: /\/companies\/\?open=/ },
    { list: '/locations/', details: /\/locations\/\?open=/ },
    { list: '/creator/forms/', details: /\/creator\/editor\/forms\// },
    { list: '/creator/frames/', details: /\/creator\/editor\/frames\// },
    { list: '/creator/codes/', details: /\/creator\/editor\/codes\// },
    { list: '/feedback/', details: /\/feedback\/\?open=/ },
  ]) {
    await page.goto(origin + list);
    // Of a line, or of a card.
    const link = page.locator('[data-row]').getByRole('link').first();
    const opened = context.waitForEvent('page');
    await link.click({ modifiers: ['ControlOrMeta'] });
    const tab = await opened;
    await expect(tab).toHaveURL(details);
    await tab.close();
    await expect(page).toHaveURL(origin + list);

    await link.click();
    await expect(page).toHaveURL(/open=|editor/);
  }
});

test('the sample says what to try, and each leads there', async ({ openAs, sample }) => {
  const { origin, owner } = sample;
  const page = await (await openAs(owner, { origin })).newPage();
  const tour = page.getByRole('region', { name: 'What to try' });
  for (const [name, address, part] of [
    [
      'Read a comment and reply to it',
      /\/feedback\/\?open=/,
      ['textbox', 'Message to the visitor'],
    ],
    [
      'Change a form in the editor',
      /\/creator\/editor\/forms\/[\da-f-]{36}\//,
      ['button', 'Publish'],
    ],
    [
      'Print a code in its frame',
      /\/creator\/editor\/codes\/[\da-f-]{36}\//,
      ['button', 'Print frame'],
    ],
    ['Look at the statistics', /\/stats\//, ['tab', 'Overview']],
  ] as const) {
    await test.step(name, async () => {
      await page.goto(origin);
      const link = tour.getByRole('link', { name });
      // Until the sample is loaded, it leads to the list.
      await expect(link).toHaveAttribute('href', address);
      await link.click();
      await expect(page).toHaveURL(address);
      await expect(page.getByRole(part[0], { name: part[1] }).first()).toBeVisible();
    });
  }

  await test.step('See what a visitor sees', async () => {
    await page.goto(origin);
    await settled(page);
    const link = tour.getByRole('link', { name: 'See what a visitor sees' });
    await expect(link).toHaveAttribute('href', /\/r\/\w+/);
    const opened = page.context().waitForEvent('page');
    await link.click();
    const visitor = await opened;
    await expect(visitor).toHaveURL(/\/r\/\w+/);
    await expect(visitor.getByRole('button', { name: 'Send' })).toBeVisible();
    await visitor.close();
  });

  await test.step('dismissed, it stays away', async () => {
    await tour.getByRole('button', { name: 'Dismiss' }).click();
    await expect(tour).toHaveCount(0);
    await page.reload();
    await expect(page.getByText('Sample workspace')).toBeVisible();
    await settled(page);
    await expect(tour).toHaveCount(0);
  });
});

test('one click removes the sample and leaves an empty workspace', async ({ openAs, sample }) => {
  const { origin, owner } = sample;
  const page = await (await openAs(owner, { origin })).newPage();
  await page.goto(`${origin}/companies/`);
  await expect(page.getByText('Sample workspace')).toBeVisible();
  await expect(page.getByText('No companies found')).toHaveCount(0);
  await page.getByRole('button', { name: 'Remove the sample' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove the sample' }).click();
  await expect(page.getByText('The sample is gone. The workspace is yours.')).toBeVisible();
  await expect(page.getByText('Sample workspace')).toHaveCount(0);
  await expect(page.getByText('No companies found')).toBeVisible();

  for (const [path, words] of [
    ['/locations/', 'No locations found'],
    ['/creator/codes/', 'No codes found'],
    ['/creator/forms/', 'No forms found'],
    ['/creator/frames/', 'No frames found'],
    ['/feedback/', 'No feedback found'],
    ['/stats/', 'No data available yet'],
  ] as const) {
    await page.goto(origin + path);
    await expect(page.getByText(words).first()).toBeVisible();
  }
});

test('on a phone the first row of every list is in sight', async ({ stack, openAs }) => {
  const owner = await createOwner(stack);
  const code = await publishCode(owner);
  const sent = await fetch(`${stack.origin}/api/survey/${code.slug}/submit/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      client_id: crypto.randomUUID(),
      rating: 9,
      comment: 'Good coffee.',
    }),
  });
  expect(sent.status).toBe(201);
  const context = await openAs(owner, { viewport: { width: 390, height: 844 } });
  const page = await context.newPage();

  for (const { path, row, most } of [
    { path: '/feedback/', row: 'Good coffee.', most: 260 },
    { path: '/companies/', row: 'Kawiarnia Parasol', most: 260 },
    { path: '/locations/', row: 'Ogródek', most: 260 },
    // The tabs of the creator take 60 pixels.
    { path: '/creator/codes/', row: 'Stolik 1', most: 300 },
    { path: '/creator/forms/', row: 'Jak było?', most: 300 },
    { path: '/creator/frames/', row: 'Karta na stolik', most: 300 },
  ]) {
    await page.goto(`${stack.origin}${path}`);
    const first = page.locator('[data-row]').filter({ hasText: row }).first();
    await expect(first).toBeVisible();
    await settled(page);
    expect.soft((await first.boundingBox())?.y, path).toBeLessThanOrEqual(most);
  }
  await page.goto(stack.origin);
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toContainText('Zofia');
  const lines = Math.round(((await title.boundingBox())?.height ?? 0) / 32);
  expect(lines).toBeLessThanOrEqual(2);
});

test('an editor has the whole window, and prints and deletes where one looks', async ({
  stack,
  openAs,
}) => {
  const owner = await createOwner(stack);
  const code = await publishCode(owner);
  const idOf = async (path: string) =>
    (await owner.ask<{ results: { id: string }[] }>('GET', path)).results[0]?.id;
  const [form, frame] = [await idOf('/form/'), await idOf('/frame/')];
  const context = await openAs(owner, { viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const preview = page.getByRole('region', { name: 'Preview', exact: true });

  for (const path of [`codes/${code.id}`, `frames/${frame}`, `forms/${form}`]) {
    await page.goto(`${stack.origin}/creator/editor/${path}/`);
    await expect(preview).toBeVisible();
    await settled(page);
    const box = await preview.boundingBox();
    expect.soft(box?.y, path).toBeLessThanOrEqual(72);
    expect.soft((box?.y ?? 0) + (box?.height ?? 0), path).toBeGreaterThan(800);
    // The sidebar is collapsed, whatever it is elsewhere.
    expect.soft(box?.x, path).toBeLessThan(400);
    const home = await page.getByRole('link', { name: 'Home', exact: true }).boundingBox();
    expect.soft(home?.width, path).toBeLessThan(72);
  }

  await preview.getByText('How was it?').first().click();
  const bar = page.getByRole('group', { name: 'Actions on Rating' });
  await bar.getByRole('button', { name: 'Remove this' }).click();
  await expect(preview.getByText('How was it?')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo: Remove Rating' }).click();
  await expect(preview.getByText('How was it?').first()).toBeVisible();

  await page.goto(`${stack.origin}/creator/editor/codes/${code.id}/`);
  await page.getByRole('button', { name: 'Print frame' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});
