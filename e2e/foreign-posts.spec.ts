import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import type { Page } from '@playwright/test';

import { publishCode, type Code } from './stack/code.ts';
import { createOwner, type Owner } from './stack/owner.ts';
import { expect, test } from './stack/stackTest.ts';

let owner: Owner;
let code: Code;
/** A site of another origin, and the content of its next page. */
let evil: Server;
let evilAddress: string;
let shown = '';
/** Holds the posts of a page until Playwright watches its frames. */
let watched = Promise.withResolvers<void>();

test.beforeAll(async ({ stack }) => {
  owner = await createOwner(stack);
  code = await publishCode(owner);
  evil = createServer(async ({ url }, answer) => {
    if (url === '/watched') await watched.promise;
    answer.setHeader('content-type', 'text/html; charset=utf-8');
    answer.end(`<!doctype html><title>Evil</title>${shown}`);
  });
  await new Promise<void>((resolve) => {
    evil.listen(0, '127.0.0.1', resolve);
  });
  // Another name is another site; the product is at 127.0.0.1.
  evilAddress = `http://localhost:${(evil.address() as AddressInfo).port}/`;
});
test.afterAll(() => evil.close());

const fields = (comment: string) =>
  `<input name=client_id value=${crypto.randomUUID()}><input name=rating value=1><input name=comment value="${comment}">`;

/** A page whose reader votes without knowing it. */
const autoPost = (action: string, comment: string, attributes = '') =>
  `<form method=post action="${action}" ${attributes}>${fields(comment)}</form><script>onload = () => fetch('${evilAddress}watched', { mode: 'no-cors' }).then(() => document.forms[0].submit())</script>`;

const stored = async (comment: string): Promise<number> => {
  const { results } = await owner.ask<{ results: { comment: string }[] }>(
    'GET',
    `/feedback/?code=${code.id}&page_size=100`,
  );
  return results.filter((answer) => answer.comment === comment).length;
};

/** Opens a page of the other site, and answers what the product said to what it posted. */
async function visitEvil(page: Page, origin: string, html: string): Promise<number> {
  shown = html;
  // In any page: rarely, Chromium does not find the frame that a form names, and opens a tab for it.
  const answered = page.context().waitForEvent('response', {
    predicate: (response) =>
      response.request().method() === 'POST' && response.url().startsWith(origin),
  });
  watched = Promise.withResolvers();
  // Posts of `fetch` are sent before the page has loaded.
  await page.goto(evilAddress, { waitUntil: 'commit' });
  // Requests of a frame with a process of its own are seen from then on.
  if (html.includes('srcdoc')) {
    await expect.poll(() => page.frames().map((frame) => frame.url())).toContain('about:srcdoc');
  }
  watched.resolve();
  const status = (await answered).status();
  await page.waitForLoadState('networkidle');
  return status;
}

test('a page of another site cannot make its reader vote, and says where the form is', async ({
  page,
  stack,
}) => {
  for (const [number, path] of [`/r/${code.slug}`, `/qr-feedback?code=${code.slug}`].entries()) {
    const comment = `Obca strona ${number}`;
    expect(await visitEvil(page, stack.origin, autoPost(`${stack.origin}${path}`, comment))).toBe(
      403,
    );
    await expect(page.getByRole('heading')).toHaveText('Open the form to send your feedback');
    expect(await stored(comment)).toBe(0);
  }
  await page.getByRole('link', { name: 'Open the form' }).click();
  await expect(page).toHaveURL(`${stack.origin}/r/${code.slug}`);
  await expect(page.getByRole('button', { name: 'Send' })).toBeVisible();
});

test('nor in a frame, without its referrer, or from a page without an origin', async ({
  page,
  stack,
}) => {
  const action = `${stack.origin}/r/${code.slug}`;
  const inner = autoPost(action, 'W ramce').replaceAll('"', '&quot;');
  const pages = [
    `<iframe name=hidden></iframe>${autoPost(`${action}?embed=1`, 'W ramce', 'target=hidden')}`,
    `<meta name=referrer content=no-referrer>${autoPost(action, 'W ramce')}`,
    `<iframe sandbox="allow-forms allow-scripts" srcdoc="${inner}"></iframe>`,
  ];
  for (const html of pages) expect(await visitEvil(page, stack.origin, html)).toBe(403);
  expect(await stored('W ramce')).toBe(0);
});

test('nor through the API, with what browsers send without asking first', async ({
  page,
  stack,
}) => {
  const api = `${stack.origin}/api/survey/${code.slug}/submit/`;
  const body = JSON.stringify({ client_id: crypto.randomUUID(), rating: 1, comment: 'Przez API' });
  const send = (type: string) =>
    `<script>fetch(${JSON.stringify(api)}, { method: 'POST', mode: 'no-cors', body: new Blob([${JSON.stringify(body)}], { type: '${type}' }) })</script>`;
  for (const html of [
    send('text/plain'),
    send('application/x-www-form-urlencoded'),
    `<script>navigator.sendBeacon(${JSON.stringify(api)}, ${JSON.stringify(body)})</script>`,
    autoPost(api, 'Przez API', 'enctype=text/plain'),
    autoPost(api, 'Przez API'),
  ]) {
    expect(await visitEvil(page, stack.origin, html)).toBe(403);
  }
  expect(await stored('Przez API')).toBe(0);
});

test('the same form, posted by our own page without a script, is stored', async ({
  browser,
  stack,
}) => {
  // Our page as browsers without JavaScript have it, alone and in the frame of another site.
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${stack.origin}/r/${code.slug}`);
  shown = `<iframe src="${stack.origin}/r/${code.slug}?embed=1" width=600 height=900></iframe>`;
  const framed = await context.newPage();
  await framed.goto(evilAddress);
  // An answer that comes sooner than a person could give it counts nowhere.
  await framed.waitForTimeout(2_000);
  for (const [form, comment] of [
    [page.mainFrame(), 'Bez skryptu'],
    [framed.frameLocator('iframe'), 'Bez skryptu w ramce'],
  ] as const) {
    await form.locator('input[name=rating][value="9"]').check({ force: true });
    await form.locator('textarea[name=comment]').fill(comment);
    await form.getByRole('button', { name: 'Send' }).click();
    await expect(form.getByRole('heading', { name: 'Thank you!' })).toBeVisible();
  }
  await expect.poll(() => stored('Bez skryptu')).toBe(1);
  await expect.poll(() => stored('Bez skryptu w ramce')).toBe(1);
  await context.close();
});
