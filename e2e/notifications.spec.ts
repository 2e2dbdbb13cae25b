import type { Page } from '@playwright/test';

import { violationsOf } from './stack/accessibility.ts';
import { publishCode, type Code } from './stack/code.ts';
import { createOwner } from './stack/owner.ts';
import { expect, test, type Stack } from './stack/stackTest.ts';

const alertAddress = 'kierownik@kawiarnia.example';

/** A visitor answers. */
async function answer({ origin }: Stack, { slug }: Code, rating: number, comment: string) {
  const sent = await fetch(`${origin}/api/survey/${slug}/submit/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ client_id: crypto.randomUUID(), rating, comment }),
  });
  expect(sent.status).toBe(201);
}

const bell = (page: Page) =>
  page.getByRole('navigation', { name: 'Navigation' }).getByRole('link', { name: /Notifications/ });

test('a low rating reaches its owner on the screen and by letter, and is read', async ({
  stack,
  openAs,
}) => {
  const owner = await createOwner(stack);
  const code = await publishCode(owner);
  const page = await (await openAs(owner)).newPage();

  await test.step('who says at which rating and where', async () => {
    await page.goto(`${stack.origin}/locations/`);
    await page.getByRole('button', { name: 'Actions for Ogródek' }).click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit location' });
    await dialog.getByRole('button', { name: 'Tell me at' }).click();
    await page.getByRole('option', { name: '4 or below' }).click();
    await dialog.getByLabel('Alert address').fill('kierownik@');
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    await expect(dialog.getByText('Invalid email address.')).toBeVisible();
    await dialog.getByLabel('Alert address').fill(alertAddress);
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    await expect(dialog).toHaveCount(0);
  });

  await test.step('the code is published, and nothing else is new', async () => {
    await expect(bell(page)).toHaveAccessibleName('Notifications 1 unread');
    await bell(page).click();
    await expect(page.getByText('The code “Stolik 1” at Ogródek was published.')).toBeVisible();
    await page.getByRole('button', { name: 'Mark all as read' }).click();
    await expect(bell(page)).toHaveAccessibleName('Notifications');
    await page.getByRole('tab', { name: 'Unread' }).click();
    await expect(page.getByRole('heading', { name: 'Nothing new' })).toBeVisible();
  });

  await test.step('a low rating comes in without a reload, and by letter', async () => {
    await answer(stack, code, 2, 'Zimna zupa.');
    await expect(bell(page)).toHaveAccessibleName('Notifications 1 unread');
    await expect(
      page.getByText('A rating of 2 out of 10 for “Stolik 1” at Ogródek.'),
    ).toBeVisible();
    const letter = await stack.mailbox.letterTo(alertAddress, /rating/i);
    expect(letter.text).toContain('Zimna zupa.');
    expect(letter.text).toContain('Stolik 1');
  });

  await test.step('one that comes while the list is read waits, and no row moves', async () => {
    await answer(stack, code, 9, 'Świetna kawa!');
    await expect(bell(page)).toHaveAccessibleName('Notifications 2 unread');
    await expect(page.getByText(/^A new answer/)).toHaveCount(0);
    await page.getByRole('button', { name: 'Something new' }).click();
    await expect(page.getByText(/^A new answer/)).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
  });

  await test.step('the first page tells the latest', async () => {
    await page.goto(stack.origin);
    const latest = page.getByRole('region', { name: 'Latest notifications' });
    await expect(latest.getByRole('listitem')).toHaveCount(3);
    await latest.getByRole('link', { name: /^A rating of 2/ }).click();
    await expect(page.getByRole('region', { name: 'Feedback details' })).toContainText(
      'Zimna zupa.',
    );
    await expect(bell(page)).toHaveAccessibleName('Notifications 1 unread');
  });
});

test('letters go out when their owner wants them', async ({ stack, openAs }) => {
  const owner = await createOwner(stack);
  const context = await openAs(owner, { stored: { theme: '1', language: 'pl-PL' } });
  const page = await context.newPage();
  await page.goto(`${stack.origin}/notifications/`);
  await expect(page.getByRole('heading', { name: 'Nic nowego' })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);

  await page.getByRole('link', { name: 'Ustawienia' }).click();
  await page.getByText('W każdy poniedziałek').click();
  await page.getByText('Cisza nocna', { exact: true }).click();
  await page.getByRole('button', { name: 'Do', exact: false }).last().click();
  await page.getByRole('option', { name: '08:30', exact: true }).click();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Zapisz', exact: true }).click();
  await expect(page.getByText('Ustawienia powiadomień zostały zapisane.')).toBeVisible();

  expect(await owner.ask('GET', '/user/notification_settings/')).toMatchObject({
    digest: 'weekly',
    quiet_from: '22:00',
    quiet_to: '08:30',
  });
  await page.reload();
  await expect(page.getByRole('radio', { name: 'W każdy poniedziałek' })).toBeChecked();
});
