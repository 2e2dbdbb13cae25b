import { readFileSync } from 'node:fs';

import type { Page } from '@playwright/test';

import { violationsOf } from './stack/accessibility.ts';
import { publishCode, type Code } from './stack/code.ts';
import { createOwner } from './stack/owner.ts';
import { expect, test, type Stack } from './stack/stackTest.ts';
import { transitionsOf, watchTransitions } from './stack/viewTransitions.ts';

interface Given {
  rating: number;
  comment: string;
  name?: string;
}

/** A visitor answers. */
async function answer({ origin }: Stack, { slug }: Code, given: Given) {
  const sent = await fetch(`${origin}/api/survey/${slug}/submit/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ client_id: crypto.randomUUID(), ...given }),
  });
  expect(sent.status).toBe(201);
}

/** Four answers, the oldest first. */
const given = [
  { rating: 3, comment: 'Zimna zupa, długo czekaliśmy.', name: 'Jan' },
  { rating: 10, comment: 'Świetna kawa!', name: 'Anna' },
  { rating: 7, comment: 'Kawę poproszę mocniejszą.', name: 'Ewa' },
  { rating: 2, comment: 'Brudny stolik.', name: 'Piotr' },
];

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const details = (page: Page) => page.getByRole('region', { name: 'Feedback details' });

/** To another screen by its link, and back by the browser's button. */
async function thereAndBack(page: Page) {
  await page.getByRole('link', { name: 'Companies', exact: true }).click();
  await expect(page).toHaveURL(/\/companies\//);
  await expect(page.getByRole('heading', { level: 1, name: 'Companies' })).toBeVisible();
  await page.goBack();
  await expect(rowOf(page, 'Jan')).toBeVisible();
}

test('an owner goes through what visitors sent', async ({ stack, openAs }) => {
  const owner = await createOwner(stack);
  const code = await publishCode(owner);
  for (const one of given) await answer(stack, code, one);
  const context = await openAs(owner);
  const page = await context.newPage();
  await watchTransitions(page);
  await page.goto(`${stack.origin}/feedback/`);
  await expect(page.getByRole('row')).toHaveCount(5, { timeout: 30_000 });

  await test.step('narrows the list, and takes filters back one by one or all at once', async () => {
    await page.getByRole('button', { name: 'Filters', exact: true }).click();
    const drawer = page.getByRole('dialog', { name: 'Filter feedback' });
    await drawer.getByRole('button', { name: 'Rating to' }).click();
    await page.getByRole('option', { name: '7', exact: true }).click();
    await drawer.getByRole('button', { name: 'Sentiment' }).click();
    await page.getByRole('option', { name: 'Negative' }).click();
    await drawer.getByRole('button', { name: 'Show 2 answers' }).click();
    await expect(page.getByRole('row')).toHaveCount(3);

    await page.getByRole('button', { name: 'Remove: Sentiment: Negative' }).click();
    await expect(page.getByRole('row')).toHaveCount(4);
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect(page.getByRole('row')).toHaveCount(5);
    expect(new URL(page.url()).search).toBe('');
  });

  await test.step('finds words without their accents, and sees them marked', async () => {
    await page.getByRole('searchbox', { name: 'Search feedback' }).fill('kawe');
    await expect(page.getByRole('row')).toHaveCount(2);
    await expect(page.locator('mark')).toHaveText(['Kawę']);
    await page.getByRole('searchbox', { name: 'Search feedback' }).fill('');
    await expect(page.getByRole('row')).toHaveCount(5);
    await page.getByRole('heading', { level: 1 }).click();
  });

  await test.step('goes through it by keyboard', async () => {
    await page.keyboard.press('j');
    await expect(rowOf(page, 'Piotr')).toBeFocused();
    await page.keyboard.press('o');
    await expect(details(page).getByText('Brudny stolik.')).toBeVisible();
    await expect(details(page).getByText('Tell us more')).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);

    await page.keyboard.press('e');
    await expect(details(page).getByText('Kawę poproszę mocniejszą.')).toBeVisible();
    await expect(rowOf(page, 'Piotr')).toContainText('Resolved');
    await page.keyboard.press('d');
    await expect(rowOf(page, 'Ewa')).toContainText('Dismissed');
    await page.keyboard.press('k');
    await page.keyboard.press('u');
    await expect(rowOf(page, 'Ewa')).toContainText('New');
    await page.keyboard.press('?');
    const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await expect(keys.getByText('Go through feedback by keyboard')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(details(page)).toHaveCount(0);
  });

  await test.step('keeps a note that survives a reload, in which keys are letters', async () => {
    await rowOf(page, 'Jan').click();
    const note = details(page).getByRole('textbox', { name: 'Private note' });
    await note.fill('');
    await note.pressSequentially('Oddzwonić: jeden deser ode mnie.');
    await expect(details(page).getByText('Saved', { exact: true }).first()).toBeVisible();
    await page.reload();
    await expect(note).toHaveValue('Oddzwonić: jeden deser ode mnie.');
    await expect(rowOf(page, 'Jan')).toContainText('New');
  });

  await test.step('corrects the sentiment and takes that back', async () => {
    await details(page).getByRole('button', { name: 'Sentiment' }).click();
    await page.getByRole('option', { name: 'Neutral' }).click();
    await expect(details(page).getByText('Corrected by you')).toBeVisible();
    await details(page).getByRole('button', { name: 'Take the correction back' }).click();
    await expect(details(page).getByText('Corrected by you')).toHaveCount(0);
    await expect(details(page).getByRole('button', { name: 'Sentiment' })).toContainText(
      'Negative',
    );
    await details(page).getByRole('button', { name: 'Close' }).click();
    // Three stars say as much: the row says no more.
    await expect(rowOf(page, 'Jan')).not.toContainText('Negative');
  });

  await test.step('sets the status of all checked rows', async () => {
    await page.getByRole('checkbox', { name: 'Check all' }).check({ force: true });
    await page.getByRole('button', { name: 'Set status' }).click();
    await page.getByRole('menuitem', { name: 'In progress' }).click();
    await expect(page.getByRole('row').filter({ hasText: 'In progress' })).toHaveCount(4);
    await page.reload();
    await expect(page.getByRole('row').filter({ hasText: 'In progress' })).toHaveCount(4);
  });

  await test.step('saves a file with as many rows as the list has', async () => {
    await page.goto(`${stack.origin}/feedback/?to=7`);
    await expect(page.getByText(/of 3/)).toBeVisible();
    await page.getByRole('button', { name: 'Export' }).click();
    const item = page.getByRole('menuitem', { name: /JSON/ });
    await expect(item).toContainText('3 answers');
    const download = page.waitForEvent('download');
    await item.click();
    const rows = JSON.parse(readFileSync(await (await download).path(), 'utf8')) as object[];
    expect(rows).toHaveLength(3);
    await expect(page.getByText('A file with 3 answers is on its way.')).toBeVisible();
  });

  await test.step('comes back to where the details were left, and nothing moves', async () => {
    await page.setViewportSize({ width: 1280, height: 420 });
    await rowOf(page, 'Jan').click();
    const pane = details(page).getByRole('group', { name: 'Feedback details' });
    await expect(details(page).getByRole('textbox', { name: 'Private note' })).toBeAttached();
    const scrollTop = () => pane.evaluate((it) => it.scrollTop);
    await pane.evaluate((it) => it.scrollTo(0, 150));
    await expect.poll(scrollTop).toBe(150);
    await thereAndBack(page);
    await expect.poll(scrollTop).toBe(150);
    expect(await transitionsOf(page)).toEqual([]);
  });

  await test.step('fades from screen to screen where movement is welcome', async () => {
    const moving = await openAs(owner, { reducedMotion: 'no-preference' });
    const other = await moving.newPage();
    await watchTransitions(other);
    await other.goto(`${stack.origin}/feedback/`);
    await expect(rowOf(other, 'Jan')).toBeVisible();
    // The list moves aside for the details.
    await rowOf(other, 'Jan').click();
    await expect
      .poll(async () => (await transitionsOf(other)).at(-1)?.join(' '))
      .toContain('(list)');
    await details(other).getByRole('button', { name: 'Close' }).click();
    await expect(details(other)).toHaveCount(0);
    // The first time a screen may come too late to fade in; from then on it is there.
    await thereAndBack(other);
    const link = other.getByRole('link', { name: 'Companies', exact: true });
    await link.click();
    await expect(other).toHaveURL(/\/companies\//);
    await expect
      .poll(async () => (await transitionsOf(other)).at(-1)?.join(' '))
      .toContain('::view-transition-');
    await moving.close();
  });
});

test('answers that arrive wait in a pill, in every window, and no row moves', async ({
  stack,
  openAs,
}) => {
  const owner = await createOwner(stack);
  const code = await publishCode(owner);
  for (const one of given) await answer(stack, code, one);
  const windows = await Promise.all([openAs(owner), openAs(owner)]);
  const pages = await Promise.all(windows.map((context) => context.newPage()));
  for (const page of pages) {
    await page.goto(`${stack.origin}/feedback/`);
    await expect(page.getByRole('row')).toHaveCount(5);
    // The stream is open a moment after the list is there.
    await page.waitForTimeout(1_000);
  }
  const [first, second] = pages;
  if (!first || !second) throw new Error('There are two windows.');
  const top = async (page: Page) => (await rowOf(page, 'Piotr').boundingBox())?.y;
  const before = [await top(first), await top(second)];

  await answer(stack, code, { rating: 9, comment: 'Wrócimy!', name: 'Zosia' });
  await answer(stack, code, { rating: 8, comment: 'Miło.', name: 'Ola' });
  for (const page of pages) {
    await expect(page.getByRole('button', { name: '2 new answers' })).toBeVisible();
    await expect(page.getByText('Wrócimy!')).toHaveCount(0);
  }
  expect([await top(first), await top(second)]).toEqual(before);

  await first.getByRole('button', { name: '2 new answers' }).click();
  await expect(first.getByRole('row')).toHaveCount(7);
  await expect(first.getByRole('button', { name: '2 new answers' })).toHaveCount(0);
  await expect(second.getByRole('button', { name: '2 new answers' })).toBeVisible();
});
