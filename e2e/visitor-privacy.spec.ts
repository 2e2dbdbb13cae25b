import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Browser, Page } from '@playwright/test';

import { violationsOf } from './stack/accessibility.ts';
import { publishCode, type Code } from './stack/code.ts';
import { lossesOf } from './stack/layout.ts';
import { createOwner, type Owner } from './stack/owner.ts';
import { expect, test } from './stack/stackTest.ts';
import { fillIn } from './stack/visitor.ts';

test.use({ serviceWorkers: 'allow' });

/** The business's own words after sending, and a form as a bar has it, light on dark. */
const thank_you = {
  title: { 'en-US': 'See you soon!', 'pl-PL': 'Do zobaczenia!' },
  text: 'We read every answer.',
  review_url: 'https://reviews.example/parasol',
  review_label: { 'en-US': 'Tell others too', 'pl-PL': 'Powiedz innym' },
};
const light = '#f6ead9';
const box = { label_color: light, textbox_color: '#2c2026' };
const atNight = {
  thank_you,
  style: { background_color: '#1d1418', text_color: light, accent_color: '#f2a65a' },
  fields: [
    { type: 'text', text: 'How was your night?', font_size: 36, text_color: '#f2a65a' },
    { type: 'rating', label_color: light, star_color: '#f2a65a', required: true },
    { type: 'comment', ...box },
    { type: 'name', ...box },
    { type: 'email', ...box },
    { type: 'navigation', label_color: '#1d1418', button_color: '#f2a65a', label: 'Send' },
  ],
};

let owner: Owner;
let code: Code;
test.beforeAll(async ({ stack }) => {
  owner = await createOwner(stack);
  code = await publishCode(owner, { thank_you });
});

const button = 'button[type=submit]';
const receipt = 'a[data-receipt]';

async function fillInAll(page: Page, comment: string) {
  await fillIn(page, comment);
  await page.locator('input[name=name]').fill('Jan');
  await page.locator('input[name=email]').fill('jan@example.com');
}

interface Har {
  log: {
    entries: {
      request: { url: string; headers: Header[]; cookies: unknown[] };
      response: { headers: Header[]; cookies: unknown[] };
    }[];
  };
}
interface Header {
  name: string;
  value: string;
}

test('a whole visit meets no other host, no cookie, and keeps only what is documented', async ({
  browser,
  stack,
}) => {
  const path = join(tmpdir(), `hearback-visit-${crypto.randomUUID()}.har`);
  const context = await browser.newContext({ recordHar: { path, content: 'omit' } });
  const page = await context.newPage();
  await page.goto(code.short_url);
  await fillInAll(page, 'Bez śladu.');
  await page.locator(button).click();
  await page.locator('[data-thanks]').waitFor();
  await page.locator(receipt).click();
  await expect(page.getByText('Bez śladu.')).toBeVisible();
  await page.goto(code.short_url);

  const names = await page.evaluate(async () => {
    const databases = (await indexedDB.databases()).map(({ name }) => name ?? '');
    return [
      ...databases,
      ...Object.keys(localStorage),
      ...Object.keys(sessionStorage),
      ...(await caches.keys()),
    ];
  });
  const { cookies, origins } = await context.storageState({ indexedDB: true });
  await context.close();
  const { log } = JSON.parse(readFileSync(path, 'utf8')) as Har;
  rmSync(path);

  const visited = log.entries.filter(({ request }) => !request.url.startsWith('data:'));
  expect(visited.length).toBeGreaterThan(3);
  expect([...new Set(visited.map(({ request }) => new URL(request.url).origin))]).toEqual([
    stack.origin,
  ]);
  const headers = visited.flatMap(({ request, response }) => [
    ...request.headers,
    ...response.headers,
  ]);
  expect(headers.filter(({ name }) => /^(set-)?cookie2?$/i.test(name))).toEqual([]);
  expect(cookies).toEqual([]);

  const documented = readFileSync(
    new URL('../docs/decisions/0012-data-on-the-device.md', import.meta.url),
    'utf8',
  );
  const kept = names.map((name) => name.replace(code.slug, '<slug>'));
  expect(kept.filter((name) => !documented.includes(`\`${name}\``))).toEqual([]);
  // Nothing of the answer stays behind once it has arrived.
  expect(JSON.stringify(origins)).not.toMatch(/śladu|jan@example/);
});

/** A page of each kind, as a visitor meets it. */
async function lookAtAll(
  browser: Browser,
  from: { code: Code; owner: Owner; origin: string },
  look: (page: Page, name: string) => Promise<void>,
) {
  const { short_url: url, id } = from.code;
  const context = await browser.newContext({ bypassCSP: true });
  const page = await context.newPage();
  await page.goto(url);
  await look(page, 'the form');
  await page.locator(button).click();
  await expect(page.locator('[data-issue=rating]')).toBeVisible();
  await look(page, 'what is wrong');
  await fillInAll(page, 'Dla wszystkich.');
  await page.locator(button).click();
  await page.locator('[data-thanks]').waitFor();
  await look(page, 'thanks');
  await page.locator(receipt).click();
  await expect(page.getByText('Dla wszystkich.')).toBeVisible();
  await page.locator('summary').click();
  await look(page, 'the receipt');
  await page.locator('form button').click();
  await expect(page.getByText('Dla wszystkich.')).toHaveCount(0);
  await look(page, 'the receipt after erasing');
  await from.owner.ask('POST', `/code/${id}/pause/`);
  // A page of the cache may be a second old.
  await expect(async () => {
    await page.goto(url);
    await expect(page.locator('form[data-form]')).toHaveCount(0, { timeout: 100 });
  }).toPass();
  await look(page, 'a paused code');
  await page.goto(`${from.origin}/r/0000000000`);
  await look(page, 'an unknown code');
  await context.close();
}

test('every page passes axe, enlarged to 200 % and 320 pixels wide, in light and dark colours', async ({
  browser,
  stack,
}) => {
  const people: { owner: Owner; code: Code }[] = [];
  for (const parts of [{ thank_you }, atNight]) {
    const person = await createOwner(stack);
    people.push({ owner: person, code: await publishCode(person, parts) });
  }
  const wrong: string[] = [];
  await Promise.all(
    people.map((person, index) =>
      lookAtAll(browser, { ...person, origin: stack.origin }, async (page, name) => {
        const isDark = index > 0;
        const where = `${name}, ${isDark ? 'dark' : 'light'}`;
        const told = async (lines: Promise<string[]>, how: string) =>
          wrong.push(...(await lines).map((line) => `${where}, ${how}: ${line}`));

        await page.setViewportSize({ width: 1280, height: 900 });
        await told(violationsOf(page, { rules: isDark ? 'colors' : 'all' }), 'axe');
        // Other colours make no page wider.
        if (isDark) return;
        const words = await page.locator('body').innerText();
        for (const [width, height] of [
          [640, 450],
          [320, 640],
        ] as const) {
          await page.setViewportSize({ width, height });
          await told(lossesOf(page), `${width} px`);
          const left = await page.locator('body').innerText();
          if (left.replaceAll(/\s+/g, '') !== words.replaceAll(/\s+/g, '')) {
            wrong.push(`${where}, ${width} px: words are missing`);
          }
        }
      }),
    ),
  );
  expect(wrong).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the language is changed, the answer read again and erased', async ({ page }) => {
    await page.goto(code.short_url);
    await page.locator('nav[data-languages] a[lang^=pl]').click();
    await expect(page.locator('html')).toHaveAttribute('lang', /^pl/);
    await fillInAll(page, 'Proszę to skasować.');
    await page.locator(button).click();
    await expect(page.getByRole('heading', { name: 'Do zobaczenia!' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Powiedz innym' })).toHaveAttribute(
      'href',
      thank_you.review_url,
    );
    await page.locator(receipt).click();
    await expect(page.locator('html')).toHaveAttribute('lang', /^pl/);
    await expect(page.getByText('Proszę to skasować.')).toBeVisible();

    const found = async () => {
      const { results } = await owner.ask<{ results: { comment: string }[] }>(
        'GET',
        `/feedback/?code=${code.id}&page_size=100`,
      );
      return results.filter(({ comment }) => comment === 'Proszę to skasować.').length;
    };
    expect(await found()).toBe(1);
    const address = page.url();
    await page.locator('summary').click();
    await page.locator('form button').click();
    await expect(page.getByText('Proszę to skasować.')).toHaveCount(0);
    expect(await found()).toBe(0);
    expect((await page.goto(address))?.status()).toBe(404);
  });
});
