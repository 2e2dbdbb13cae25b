import type { BrowserContext, Page } from '@playwright/test';

import { publishCode, type Code } from './stack/code.ts';
import { writeMarkup } from './stack/markup.ts';
import { createOwner, type Owner } from './stack/owner.ts';
import { expect, test } from './stack/stackTest.ts';
import { fillIn, send, thanks } from './stack/visitor.ts';

test.use({ serviceWorkers: 'allow' });

interface Answers {
  count: number;
  results: { rating: number; comment: string; name: string; email: string }[];
}

let owner: Owner;
let code: Code;

test.beforeAll(async ({ stack }) => {
  owner = await createOwner(stack);
  code = await publishCode(owner);
});

const answers = () => owner.ask<Answers>('GET', `/feedback/?code=${code.id}&page_size=100`);

/** All fields of the form. */
async function fillInAll(page: Page, comment: string, email = 'jan@example.com') {
  await fillIn(page, comment);
  // Asked for once a star is chosen.
  await page.locator('input[name=name]').fill('Jan');
  await page.locator('input[name=email]').fill(email);
}

const found = async (comment: string) =>
  (await answers()).results.filter((answer) => answer.comment === comment);

const refused =
  'There was an error when submitting your feedback. Make sure the email address is valid.';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the form is a plain post, and reloading the thanks sends nothing again', async ({
    page,
  }) => {
    await page.goto(code.short_url);
    await fillInAll(page, 'Bez skryptu.');
    await send(page).click();
    await expect(thanks(page)).toBeVisible();
    await page.reload();
    await expect(thanks(page)).toBeVisible();
    expect(await found('Bez skryptu.')).toMatchObject([
      { rating: 9, name: 'Jan', email: 'jan@example.com' },
    ]);
  });

  test('a page that the browser kept is a new one once an answer was sent from it', async ({
    page,
  }) => {
    const visitOn = () => page.locator('input[name=client_id]').inputValue();
    await page.goto(code.short_url);
    const first = await visitOn();
    const again = page.waitForResponse(code.short_url);
    await page.goto('about:blank');
    await page.goto(code.short_url);
    // Not sent again: a few headers say that it still stands.
    expect((await again).headers()['cache-control']).toBe('private, no-cache');
    expect(await visitOn()).toBe(first);

    await fillInAll(page, 'Z pamięci.');
    await send(page).click();
    await expect(thanks(page)).toBeVisible();
    await page.goto(code.short_url);
    expect(await visitOn()).not.toBe(first);
  });

  test('what is wrong is said beside its field, and nothing typed is lost', async ({ page }) => {
    await page.goto(code.short_url);
    // The browser takes this for an address; the server does not.
    await fillInAll(page, 'Zła skrzynka.', 'jan@localhost');
    await send(page).click();
    const email = page.locator('input[name=email]');
    await expect(page.getByText('Invalid email address.')).toBeVisible();
    await expect(page.getByRole('alert')).toHaveText(refused);
    await expect(email).toHaveAccessibleDescription(/Invalid email address\./);
    await expect(email).toHaveValue('jan@localhost');
    await expect(page.locator('textarea[name=comment]')).toHaveValue('Zła skrzynka.');
    await expect(page.locator('input[name=name]')).toHaveValue('Jan');
    await expect(page.locator('input[name=rating][value="9"]')).toBeChecked();
    expect(await found('Zła skrzynka.')).toEqual([]);

    await email.fill('jan@example.com');
    await send(page).click();
    await expect(thanks(page)).toBeVisible();
    expect(await found('Zła skrzynka.')).toHaveLength(1);

    // Back is the page with what was wrong, and not an error of the browser.
    await page.goBack();
    await expect(page.getByText('Invalid email address.')).toBeVisible();
    await expect(page.locator('textarea[name=comment]')).toHaveValue('Zła skrzynka.');
  });

  test('a comment that is too long comes back whole, with how much of it', async ({ page }) => {
    await page.goto(code.short_url);
    // Each line ends with one character here, and with two on its way.
    const lines = `${'x'.repeat(98)}\n`.repeat(50);
    await fillIn(page, `${lines}${'y'.repeat(62)}`);
    await send(page).click();
    await expect(page.getByText('This text is too long. Characters too many: 12')).toBeVisible();
    const comment = page.locator('textarea[name=comment]');
    expect(await comment.inputValue()).toHaveLength(5_012);
    await comment.fill(`${lines}${'y'.repeat(50)}`);
    await send(page).click();
    await expect(thanks(page)).toBeVisible();
    expect(await found(`${lines}${'y'.repeat(50)}`)).toHaveLength(1);
  });
});

/** The paths of everything that a page posts. */
function postsOf(page: Page): string[] {
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(new URL(request.url()).pathname);
  });
  return posts;
}

const isStart = (path: string) => /^\/api\/survey\/\w+\/scan\/[\da-f-]{36}\/start\/$/.test(path);

test('what is wrong is said before anything is sent', async ({ page }) => {
  const posts = postsOf(page);
  await page.goto(code.short_url);
  await send(page).click();
  await expect(page.getByText('This field is required.')).toBeVisible();
  await page.locator('input[name=rating][value="9"]').press('Space');
  await page.locator('input[name=email]').fill('jan@');
  await send(page).click();
  await expect(page.getByText('Invalid email address.')).toBeVisible();
  expect(posts.filter((path) => !isStart(path))).toEqual([]);
});

test('what the server refuses is said above the form and beside the field', async ({ page }) => {
  await page.route(code.short_url, (route) => {
    const sent = route.request().postData()?.replace('jan%40example.com', 'jan%40localhost');
    return sent === undefined ? route.continue() : route.continue({ postData: sent });
  });
  await page.goto(code.short_url);
  await fillInAll(page, 'Odrzucona.');
  await send(page).click();
  await expect(page.getByRole('alert')).toHaveText(refused);
  await expect(page.getByText('Invalid email address.')).toBeVisible();
  await expect(page.locator('input[name=email]')).toBeFocused();
  expect(await found('Odrzucona.')).toEqual([]);
  await page.unrouteAll();
  await send(page).click();
  await expect(thanks(page)).toBeVisible();
  expect(await found('Odrzucona.')).toHaveLength(1);
});

test('a pasted text that is too long stays whole and says how much of it', async ({ page }) => {
  await page.goto(code.short_url);
  const comment = page.locator('textarea[name=comment]');
  await fillIn(page, 'x'.repeat(4_400));
  const count = page.locator('#comment-count');
  await expect(count).toBeHidden();
  await page.evaluate(() => navigator.clipboard.writeText('y'.repeat(700)));
  await comment.press('End');
  await comment.press('ControlOrMeta+V');
  await expect(count).toHaveText('Characters too many: 100');
  await expect(page.getByRole('status')).toHaveText('Characters too many: 100');
  await expect(comment).toHaveAccessibleDescription(/Characters too many: 100/);
  expect(await comment.inputValue()).toHaveLength(5_100);

  await send(page).click();
  await expect(page.getByText('This text is too long.')).toBeVisible();
  await expect(comment).toBeFocused();
  expect(await found(await comment.inputValue())).toEqual([]);

  for (const field of ['name', 'email']) {
    const box = page.locator(`input[name=${field}]`);
    await box.fill(`a@${'b'.repeat(300)}.example`);
    expect(await box.inputValue()).toHaveLength(310);
    await expect(page.locator(`#${field}-count`)).toHaveText(/^Characters too many: \d+$/);
    await box.fill('');
  }

  await comment.fill('z'.repeat(4_990));
  await expect(count).toHaveText('Characters left: 10');
  await send(page).click();
  await expect(thanks(page)).toBeVisible();
  expect(await found('z'.repeat(4_990))).toHaveLength(1);
});

test('a double submit is one answer', async ({ page }) => {
  const posts = postsOf(page);
  await page.goto(code.short_url);
  await fillInAll(page, 'Dwa razy.');
  await send(page).dblclick();
  await expect(thanks(page)).toBeVisible();
  expect(posts.filter((path) => !isStart(path))).toHaveLength(1);
  expect(await found('Dwa razy.')).toHaveLength(1);
  // The start of an answer is sent once, however many fields are filled in.
  expect(posts.filter(isStart)).toHaveLength(1);
  const stats = await owner.ask<{ started: number }>('GET', `/stats/overview/?code=${code.id}`);
  expect(stats.started).toBeGreaterThan(0);
});

test('an answer whose receipt got lost is sent again, and is still one', async ({ page }) => {
  let lost = 0;
  await page.route(code.short_url, async (route) => {
    if (route.request().method() !== 'POST' || lost++ > 0) return route.continue();
    await route.fetch();
    await route.abort('connectionreset');
  });
  await page.goto(code.short_url);
  await fillInAll(page, 'Zgubione potwierdzenie.');
  await send(page).click();
  await expect(thanks(page)).toBeVisible();
  expect(lost).toBe(2);
  expect(await found('Zgubione potwierdzenie.')).toHaveLength(1);
});

test('digits give the rating from the keyboard, but not while somebody types', async ({ page }) => {
  await page.goto(code.short_url);
  // The page is drawn before its script listens.
  await expect(async () => {
    await page.keyboard.press('7');
    await expect(page.locator('input[name=rating][value="7"]')).toBeChecked({ timeout: 500 });
  }).toPass();
  await page.keyboard.press('0');
  await expect(page.locator('input[name=rating][value="10"]')).toBeChecked();
  const comment = page.locator('textarea[name=comment]');
  await comment.focus();
  await page.keyboard.type('3 kawy');
  await expect(comment).toHaveValue('3 kawy');
  await expect(page.locator('input[name=rating][value="10"]')).toBeChecked();
});

test('a finger that slides along the stars chooses the last one below it', async ({ page }) => {
  await page.goto(code.short_url);
  const star = (rating: number) => page.locator(`input[name=rating][value="${rating}"]`);
  const middleOf = async (rating: number) => {
    const box = await star(rating).boundingBox();
    return [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + 20] as const;
  };
  // The first touch loads what listens.
  const loaded = page.waitForResponse(/visitor-answering\.js/);
  await star(1).press('Space');
  await loaded;
  await expect(async () => {
    await page.mouse.move(...(await middleOf(3)));
    await page.mouse.down();
    await page.mouse.move(...(await middleOf(8)), { steps: 8 });
    await expect(star(8)).toBeChecked({ timeout: 500 });
    await page.mouse.move(...(await middleOf(6)), { steps: 4 });
    await page.mouse.up();
    await expect(star(6)).toBeChecked({ timeout: 500 });
  }).toPass();
});

test('a page that names the address without showing it adds no scan', async ({
  browser,
  stack,
}) => {
  const { id, short_url } = await publishCode(owner);
  // Browsers that say that they are driven by a program are no scans.
  const page = await browser.newPage({
    userAgent:
      'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/141.0.0.0 Mobile Safari/537.36',
  });
  const asked: string[] = [];
  page.on(
    'response',
    (answer) => answer.url() === short_url && asked.push(answer.request().resourceType()),
  );
  const other = `${stack.origin}/empty`;
  await page.route(other, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<img src="${short_url}"><script src="${short_url}"></script><iframe src="${short_url}"></iframe>`,
    }),
  );
  await page.goto(other, { waitUntil: 'networkidle' });
  expect(asked.toSorted()).toEqual(['document', 'image', 'script']);
  await page.goto(short_url);
  const scans = async () =>
    (await owner.ask<{ scans: number }>('GET', `/stats/overview/?code=${id}`)).scans;
  await expect.poll(scans).toBe(1);
  await page.waitForTimeout(1_000);
  expect(await scans()).toBe(1);
  await page.close();
});

test('a printed address is found in any letter case', async ({ page, stack }) => {
  for (const address of [
    `/r/${code.slug.toLowerCase()}`,
    `/r/${code.slug}/`,
    `/R/${code.slug}`,
    `/qr-feedback?code=${code.slug.toLowerCase()}`,
  ]) {
    const answer = await page.goto(stack.origin + address);
    expect(answer?.status()).toBe(200);
    await expect(send(page)).toBeVisible();
  }
});

test('unknown codes and drafts answer alike', async ({ page, stack }) => {
  const { results } = await owner.ask<{ results: { id: string }[] }>('GET', '/location/');
  const draft = await owner.ask<Code>('POST', '/code/', { name: 'Szkic', site: results[0]?.id });
  const pages: string[] = [];
  for (const slug of ['0000000000', draft.slug, 'x', '..%2f']) {
    const answer = await page.goto(`${stack.origin}/r/${slug}`);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'There is no form here' })).toBeVisible();
    pages.push(await page.locator('body').innerText());
  }
  expect(new Set(pages).size).toBe(1);
});

test('a paused code says so kindly, and opens again', async ({ page }) => {
  await owner.ask('POST', `/code/${code.id}/pause/`);
  await page.goto(code.short_url);
  await expect(page.getByRole('heading', { name: 'Closed for now' })).toBeVisible();
  await expect(send(page)).toHaveCount(0);
  await owner.ask('POST', `/code/${code.id}/resume/`);
  await page.reload();
  await expect(send(page)).toBeVisible();
});

test('the page speaks the language of the browser, as far as its form does', async ({
  browser,
}) => {
  const context = await browser.newContext({ locale: 'pl-PL' });
  const page = await context.newPage();
  await page.goto(code.short_url);
  await expect(page.locator('html')).toHaveAttribute('lang', /^pl/);
  await expect(page.getByText('Jak było?')).toBeVisible();
  await send(page).click();
  await expect(page.getByText('To pole jest wymagane.')).toBeVisible();
  await context.close();
});

test('a visitor leaves no cookie and no words behind, and meets no other host', async ({
  browser,
  stack,
}) => {
  const context: BrowserContext = await browser.newContext();
  const hosts = new Set<string>();
  context.on('request', (request) => hosts.add(new URL(request.url()).origin));
  const page = await context.newPage();
  await page.goto(code.short_url);
  // Visitors who only view the page get no service worker.
  const scopes = () =>
    page.evaluate(async () =>
      (await navigator.serviceWorker.getRegistrations()).map(
        ({ scope }) => new URL(scope).pathname,
      ),
    );
  expect(await scopes()).toEqual([]);
  await fillInAll(page, 'Bez śladu.');
  await send(page).click();
  await expect(thanks(page)).toBeVisible();
  expect([...hosts].filter((origin) => origin !== 'null')).toEqual([stack.origin]);
  expect(await scopes()).toEqual(['/r/']);
  const { cookies, origins } = await context.storageState({ indexedDB: true });
  expect(cookies).toEqual([]);
  expect(JSON.stringify(origins)).not.toMatch(/Bez śladu|jan@/);

  // Text that is written into the page stays text.
  const written = await writeMarkup(page);
  expect(written.taken).toBe(0);
  expect(await written.ran()).toBe(0);
  await context.close();
});

test('from tablets up the form and the thanks are a card on another ground, on phones the page', async ({
  page,
}) => {
  const grounds = () =>
    page.evaluate(() =>
      ['html', 'main'].map(
        (selector) =>
          getComputedStyle(document.querySelector(selector) ?? document.body).backgroundColor,
      ),
    );
  for (const width of [390, 768, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(code.short_url);
    const isCard = async () => {
      const [html, main] = await grounds();
      const box = await page.locator('main').boundingBox();
      return main !== 'rgba(0, 0, 0, 0)' && main !== html && (box?.width ?? width) <= 640;
    };
    expect(await isCard(), `the form at ${width} px`).toBe(width >= 768);
    await fillIn(page, 'Na karcie.');
    await send(page).click();
    await expect(thanks(page)).toBeVisible();
    expect(await isCard(), `the thanks at ${width} px`).toBe(width >= 768);
  }
});

for (const javaScriptEnabled of [true, false]) {
  test(`long thanks stand in the display face ${javaScriptEnabled ? 'with' : 'without'} scripts`, async ({
    browser,
    stack,
  }) => {
    const thank_you = {
      title: { 'en-US': 'Quartz, jam & fjords!', 'pl-PL': 'Węże, łąki & źródła!' },
    };
    const { short_url } = await publishCode(await createOwner(stack), { thank_you });
    const context = await browser.newContext({ locale: 'pl-PL', javaScriptEnabled });
    const page = await context.newPage();
    const complaints: string[] = [];
    page.on('console', (message) => complaints.push(message.text()));
    await page.goto(short_url);
    // The page before the answer has no room for them.
    expect(await page.content()).toContain('[data-thanks] h1{font-family:inherit}');
    await fillIn(page, 'Pięknie.');
    await send(page).click();
    await expect(page.getByRole('heading', { name: thank_you.title['pl-PL'] })).toBeVisible();

    // The fonts that draw the heading.
    const devtools = await context.newCDPSession(page);
    await devtools.send('DOM.enable');
    await devtools.send('CSS.enable');
    const { root } = await devtools.send('DOM.getDocument');
    const { nodeId } = await devtools.send('DOM.querySelector', {
      nodeId: root.nodeId,
      selector: '[data-thanks] h1',
    });
    const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
    expect(fonts.map(({ isCustomFont }) => isCustomFont)).toEqual([true]);
    expect(complaints).toEqual([]);
    await context.close();
  });
}
