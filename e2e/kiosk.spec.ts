import type { Page } from '@playwright/test';

import { publishCode, type Code } from './stack/code.ts';
import { createOwner, type Owner } from './stack/owner.ts';
import { expect, test } from './stack/stackTest.ts';
import { send, thanks } from './stack/visitor.ts';

test.use({ serviceWorkers: 'allow' });

let owner: Owner;
let code: Code;

test.beforeAll(async ({ stack }) => {
  owner = await createOwner(stack);
  code = await publishCode(owner);
});

const comment = (page: Page) => page.locator('textarea[name=comment]');

async function fillIn(page: Page, words: string) {
  await page.locator('input[name=rating][value="9"]').check({ force: true });
  await comment(page).fill(words);
}

const answers = async (words: string) => {
  const { results } = await owner.ask<{ results: { comment: string; channel: string }[] }>(
    'GET',
    `/feedback/?code=${code.id}&page_size=100`,
  );
  return results.filter((answer) => answer.comment === words);
};

async function startKiosk(page: Page, stack: { origin: string }, { slug }: Code = code) {
  await page.clock.install();
  await page.goto(`${stack.origin}/qr-feedback?code=${slug}&kiosk=1`);
  const start = page.getByRole('dialog', { name: 'Start the kiosk' });
  await expect(start).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(start).toBeVisible();
  await start.getByLabel('PIN for leaving').fill('48');
  await start.getByRole('button', { name: 'Start the kiosk' }).click();
  await expect(start.getByRole('alert')).toHaveText('The PIN needs 4 to 8 digits.');
  await start.getByLabel('PIN for leaving').fill('4829');
  await start.getByRole('button', { name: 'Start the kiosk' }).click();
  await expect(start).toBeHidden();
}

test('a kiosk serves one person after another, and shows nobody the words of another', async ({
  page,
  context,
  stack,
}) => {
  await startKiosk(page, stack);
  const idOf = () => page.locator('input[name=client_id]').inputValue();
  const first = await idOf();

  // Faster than a person reads: a pause, then it is sent automatically.
  await fillIn(page, 'Pierwsza osoba.');
  await send(page).click();
  const pause = page.getByRole('dialog', { name: 'A short pause, please' });
  await expect(pause).toBeVisible();
  await page.clock.runFor(4_000);
  await expect(pause).toBeHidden();
  await expect(thanks(page)).toBeVisible();
  // The receipt is not for whoever comes next, and nothing leads away.
  await expect(page.locator('main a')).toHaveCount(0);
  await page.clock.runFor(8_000);
  await expect(send(page)).toBeVisible();
  await expect(comment(page)).toHaveValue('');
  await expect(page.locator('input[name=rating]:checked')).toHaveCount(0);
  expect(await idOf()).not.toBe(first);
  expect(await answers('Pierwsza osoba.')).toMatchObject([{ channel: 'kiosk' }]);

  // The person walks away: a warning, which any touch prolongs, then an empty form.
  await fillIn(page, 'Odchodzę.');
  await page.clock.runFor(60_000);
  const idle = page.getByRole('dialog', { name: 'Still there?' });
  await expect(idle).toBeVisible();
  await page.clock.runFor(4_000);
  await expect(idle).toContainText('The form starts over in 6 s');
  await page.keyboard.press('Shift');
  await expect(idle).toBeHidden();
  await expect(comment(page)).toHaveValue('Odchodzę.');
  await page.clock.runFor(71_000);
  await expect(comment(page)).toHaveValue('');
  await expect(idle).toBeHidden();

  // Without a network it goes on; the answer follows.
  await context.setOffline(true);
  await page.clock.runFor(4_000);
  await fillIn(page, 'Bez sieci.');
  await send(page).click();
  await expect(page.getByRole('heading', { name: 'Saved on this phone' })).toBeVisible();
  await page.getByRole('button', { name: 'Next person' }).click();
  await expect(comment(page)).toHaveValue('');
  await context.setOffline(false);
  await expect.poll(async () => (await answers('Bez sieci.')).length).toBe(1);
  await expect(send(page)).toBeVisible();

  // No personal data is on the device.
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('osoba');
});

test('a kiosk is left with its PIN alone', async ({ page, stack }) => {
  await startKiosk(page, stack);
  await page.getByRole('button', { name: 'Leave the kiosk' }).click();
  const leave = page.getByRole('dialog', { name: 'Leave the kiosk?' });
  const guess = async (pin: string) => {
    await leave.getByLabel('PIN').fill(pin);
    await leave.getByRole('button', { name: 'Leave the kiosk' }).click();
  };
  for (const pin of ['1111', '2222']) {
    await guess(pin);
    await expect(leave.getByText('This PIN is not right.')).toBeVisible();
  }
  await guess('3333');
  await expect(leave.getByText('Wrong three times. Try again in 30 s')).toBeVisible();
  await expect(leave.getByLabel('PIN')).toBeDisabled();

  // Nor does loading the page again help: it goes on as a kiosk.
  await page.reload();
  await expect(send(page)).toBeVisible();
  await page.getByRole('button', { name: 'Leave the kiosk' }).click();
  await expect(leave.getByLabel('PIN')).toBeDisabled();
  await page.clock.runFor(31_000);
  await guess('4829');
  await expect(page.getByRole('dialog', { name: 'Start the kiosk' })).toBeVisible();
  await expect(page.getByText('The kiosk is closed.')).toBeVisible();
  await expect(page.getByLabel('PIN for leaving')).toHaveValue('');
});

test('a kiosk whose form is paused stays a kiosk', async ({ page, stack }) => {
  const paused = await publishCode(owner);
  await startKiosk(page, stack, paused);
  const polish = page.locator('[data-languages]').getByRole('link', { name: 'Polski' });
  await owner.ask('POST', `/code/${paused.id}/pause/`);
  const looked = page.waitForResponse(/lang=pl-PL/);
  await polish.click();
  await (await looked).finished();
  await expect(page.getByRole('button', { name: 'Leave the kiosk' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');

  // It notices by itself, says so, and can still be left.
  const closed = page.getByRole('dialog', { name: 'Closed for now' });
  await page.clock.runFor(60_000);
  await expect(closed).toBeVisible();
  await closed.getByRole('button', { name: 'Leave the kiosk' }).click();
  await expect(page.getByRole('dialog', { name: 'Leave the kiosk?' })).toBeVisible();
  await page.getByRole('button', { name: 'Back to the form' }).click();
  await expect(closed).toBeVisible();

  await owner.ask('POST', `/code/${paused.id}/resume/`);
  await page.clock.runFor(60_000);
  await expect(closed).toBeHidden();
  await polish.click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'pl-PL');
  await expect(send(page)).toBeVisible();
});
