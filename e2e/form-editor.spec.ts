import type { BrowserContext, Page } from '@playwright/test';

import { violationsOf } from './stack/accessibility.ts';
import { createOwner, type Owner } from './stack/owner.ts';
import { expect, test } from './stack/stackTest.ts';

interface Form {
  id: string;
  title: string;
  revision: number;
  style: { background_color: string };
}

const addForm = (owner: Owner) =>
  owner.ask<Form>('POST', '/form/', {
    title: 'Stoliki',
    fields: [{ type: 'rating' }, { type: 'comment' }],
  });

/** The form as the server has it. */
const storedForm = (owner: Owner, { id }: Form) => owner.ask<Form>('GET', `/form/${id}/`);

const title = (page: Page) => page.getByRole('textbox', { name: 'Title', exact: true });
const says = (page: Page, words: string | RegExp) =>
  expect(page.getByText(words, { exact: true }).first()).toBeVisible();

async function openEditor(context: BrowserContext, origin: string, { id }: Form) {
  const page = await context.newPage();
  await page.goto(`${origin}/creator/editor/forms/${id}/?step=general`);
  // The first page of a window brings the whole editor.
  await expect(title(page)).toBeVisible({ timeout: 30_000 });
  return page;
}

test.describe.configure({ timeout: 180_000 });

test('two windows edit one form, and neither loses a word of the other', async ({
  stack,
  openAs,
}) => {
  const owner = await createOwner(stack);
  const form = await addForm(owner);
  const context = await openAs(owner);
  const first = await openEditor(context, stack.origin, form);
  const second = await openEditor(context, stack.origin, form);

  await test.step('both are told of each other, and a change is saved by itself', async () => {
    await says(first, 'Also open in another window');
    await says(second, 'Also open in another window');
    await title(first).fill('Stoliki w ogrodzie');
    await says(first, 'Saved');
    await says(second, 'Changed in another window');
    expect(await storedForm(owner, form)).toMatchObject({ title: 'Stoliki w ogrodzie' });
  });

  await test.step('a change to something else is put together with it', async () => {
    await second.getByRole('button', { name: 'Keep mine' }).click();
    await second.getByRole('textbox', { name: 'Background' }).first().fill('#fff8f0');
    await second.getByRole('textbox', { name: 'Background' }).first().press('Enter');
    await says(second, 'Your changes and the others fit together. Nothing of either is lost.');
    expect(await violationsOf(second)).toEqual([]);
    await second.getByRole('button', { name: 'Save both together' }).click();
    await says(second, 'Saved');
    expect(await storedForm(owner, form)).toMatchObject({
      title: 'Stoliki w ogrodzie',
      style: { background_color: '#fff8f0' },
    });
  });

  await test.step('the other window takes the newer one', async () => {
    await first.getByRole('button', { name: 'Load the newer one' }).click();
    await expect(first.getByRole('textbox', { name: 'Background' }).first()).toHaveValue('#fff8f0');
  });

  await test.step('the same thing changed twice is chosen by a person', async () => {
    await owner.ask('PATCH', `/form/${form.id}/`, { title: 'Bar' });
    await title(first).fill('Taras');
    await first.getByRole('radio', { name: /Theirs/ }).check({ force: true });
    await first.getByRole('button', { name: 'Save what I chose' }).click();
    await expect(title(first)).toHaveValue('Bar');
    await says(first, 'Saved');
    expect(await storedForm(owner, form)).toMatchObject({ title: 'Bar' });
  });
});

test('what is changed without a network is sent when it is back, and outlives its window', async ({
  stack,
  openAs,
}) => {
  const owner = await createOwner(stack);
  const form = await addForm(owner);
  const context = await openAs(owner);

  await test.step('a change stays on the device and is sent later', async () => {
    const page = await openEditor(context, stack.origin, form);
    await context.setOffline(true);
    await title(page).fill('Stoliki bez sieci');
    await says(page, 'Saved on this device');
    await context.setOffline(false);
    await says(page, 'Saved');
    expect(await storedForm(owner, form)).toMatchObject({ title: 'Stoliki bez sieci' });
    await page.close();
  });

  await test.step('what a closed window left is offered and restored', async () => {
    const page = await openEditor(context, stack.origin, form);
    await context.setOffline(true);
    await title(page).fill('Stoliki w piwnicy');
    await says(page, 'Saved on this device');
    await page.close();
    await context.setOffline(false);

    const later = await openEditor(context, stack.origin, form);
    await says(later, /^Unsaved changes from .* on this device$/);
    expect(await violationsOf(later)).toEqual([]);
    await later.getByRole('button', { name: 'Restore' }).click();
    await expect(title(later)).toHaveValue('Stoliki w piwnicy');
    await says(later, 'Saved');
    expect(await storedForm(owner, form)).toMatchObject({ title: 'Stoliki w piwnicy' });
    await later.reload();
    await expect(title(later)).toHaveValue('Stoliki w piwnicy');
    await later.close();
  });

  await test.step('a new form keeps its steps back through its first save', async () => {
    const page = await context.newPage();
    await page.goto(`${stack.origin}/creator/editor/forms/new/?step=fields`);
    await page.getByRole('button', { name: 'Add Email' }).click();
    await page.waitForURL(/forms\/(?!new)[\w-]+\/\?step=fields$/);
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('button', { name: /^Undo/ }).click();
    await expect(page.getByRole('button', { name: 'Remove Email' })).toHaveCount(0);
    await says(page, 'Saved');
  });
});
