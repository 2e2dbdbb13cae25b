import type { Page } from '@playwright/test';

import { violationsInBothThemes, violationsOf } from './stack/accessibility.ts';
import { publishCode, type Code } from './stack/code.ts';
import { createOwner, type Owner } from './stack/owner.ts';
import { expect, test } from './stack/stackTest.ts';
import { fillIn, send, thanks } from './stack/visitor.ts';

interface Answers {
  results: { comment: string; answers: Record<string, { type: string; value: string }> }[];
}

const fields = [
  { type: 'rating', label: 'How was it?' },
  { type: 'comment', label: 'Tell us more' },
  { type: 'picture', id: 'photo', label: 'Show us', required: true },
  { type: 'navigation', label: 'Send' },
];

let owner: Owner;
let code: Code;

test.beforeAll(async ({ stack }) => {
  owner = await createOwner(stack);
  code = await publishCode(owner, { fields });
});

const pictureOf = async (comment: string): Promise<string | undefined> => {
  const { results } = await owner.ask<Answers>('GET', `/feedback/?code=${code.id}`);
  return results.find((answer) => answer.comment === comment)?.answers['photo']?.value;
};

/** A picture, larger than what is kept of it. */
const photograph = async (page: Page) => {
  const large = await page
    .context()
    .browser()
    ?.newPage({ viewport: { width: 2_400, height: 1_200 } });
  if (!large) throw new Error('There is a browser.');
  await large.setContent('<body style="background:linear-gradient(45deg,teal,gold)">');
  const buffer = await large.screenshot();
  await large.close();
  return { name: 'IMG_0001.png', mimeType: 'image/png', buffer };
};

const input = (page: Page) => page.locator('input[type=file]');
const issue = (page: Page) => page.locator('[data-field=photo] [data-issue]');

/** Expects that its account can read a picture, and nobody without a session. */
async function expectPicture(origin: string, path: string | undefined) {
  const address = `${origin}${path}`;
  expect((await fetch(address)).status).toBe(401);
  const { access } = await owner.logIn();
  const read = await fetch(address, { headers: { authorization: `Bearer ${access}` } });
  expect([read.status, read.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  expect((await read.arrayBuffer()).byteLength).toBeLessThanOrEqual(1_048_576);
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with a script' : 'without one', () => {
    test.use({ javaScriptEnabled, viewport: { width: 390, height: 844 } });

    test('a picture is asked for, refused with a sentence, and sent', async ({ page, stack }) => {
      const comment = `Look, ${javaScriptEnabled}.`;
      await page.goto(code.short_url);
      await fillIn(page, comment);
      await send(page).click();
      await expect(issue(page)).toHaveText('This field is required.');

      const text = { name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('no picture') };
      await input(page).setInputFiles(text);
      if (!javaScriptEnabled) await send(page).click();
      await expect(issue(page)).toHaveText('Use a JPEG or PNG picture.');

      await input(page).setInputFiles(await photograph(page));
      if (javaScriptEnabled) {
        await expect(page.getByText('Your picture is attached.')).toBeVisible();
        await expect(issue(page)).toBeHidden();
        expect(await violationsOf(page)).toEqual([]);
        await page.getByRole('button', { name: 'Remove the picture' }).click();
        await expect(page.getByText('Your picture is attached.')).toBeHidden();
        await expect(input(page)).toBeFocused();
        await input(page).setInputFiles(await photograph(page));
      }
      await send(page).click();
      await expect(thanks(page)).toBeVisible();
      await expectPicture(stack.origin, await pictureOf(comment));
    });
  });
}

test('without a script, one that was taken in stays where something else is corrected', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(code.short_url);
  await fillIn(page, 'a'.repeat(5_001));
  await input(page).setInputFiles(await photograph(page));
  await send(page).click();
  await expect(page.getByText('This text is too long.')).toBeVisible();
  await expect(page.getByText('Your picture is attached.')).toBeVisible();
  await fillIn(page, 'Shorter.');
  await send(page).click();
  await expect(thanks(page)).toBeVisible();
  expect(await pictureOf('Shorter.')).toMatch(/^\/api\/picture\//);
  await context.close();
});

test('a picture waits on the phone with its answer until there is a network', async ({
  page,
  stack,
}) => {
  await page.goto(code.short_url);
  await fillIn(page, 'From the cellar.');
  await input(page).setInputFiles(await photograph(page));
  await expect(page.getByText('Your picture is attached.')).toBeVisible();
  await page.context().setOffline(true);
  await send(page).click();
  await expect(page.getByRole('heading', { name: 'Saved on this phone' })).toBeVisible();
  await page.context().setOffline(false);
  await expect(thanks(page)).toBeVisible({ timeout: 30_000 });
  await expectPicture(stack.origin, await pictureOf('From the cellar.'));
});

test('its owner finds who sent one, opens the picture, and deletes it alone', async ({
  page,
  openAs,
  stack,
}) => {
  await page.goto(code.short_url);
  await fillIn(page, 'For the owner.');
  await input(page).setInputFiles(await photograph(page));
  await expect(page.getByText('Your picture is attached.')).toBeVisible();
  await send(page).click();
  await expect(thanks(page)).toBeVisible();

  const context = await openAs(owner);
  const app = await context.newPage();
  await app.goto(`${stack.origin}/feedback/?code=${code.id}`);
  await app
    .getByRole('row')
    .filter({ hasText: 'For the owner.' })
    .getByText('For the owner.')
    .click();
  const picture = app.getByRole('img', { name: 'Picture from the visitor' });
  await expect(app.getByRole('button', { name: 'Show the picture' })).toBeVisible();
  await expect(picture).toBeHidden();
  await app.getByRole('button', { name: 'Show the picture' }).click();
  await expect(picture).toBeVisible();
  await expect
    .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBe(1_600);
  expect(await violationsInBothThemes(app, 'picture')).toEqual([]);

  const path = await pictureOf('For the owner.');
  await app.getByRole('button', { name: 'Delete the picture' }).click();
  const question = app.getByRole('dialog', { name: 'Delete this picture?' });
  await question.getByRole('button', { name: 'Delete the picture' }).click();
  await expect(app.getByText('The picture is deleted.')).toBeVisible();
  await expect(picture).toBeHidden();
  expect(await pictureOf('For the owner.')).toBeUndefined();
  const { access } = await owner.logIn();
  const gone = await fetch(`${stack.origin}${path}`, {
    headers: { authorization: `Bearer ${access}` },
  });
  expect(gone.status).toBe(404);
});
