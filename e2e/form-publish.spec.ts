import { readFileSync } from 'node:fs';

import type { Locator, Page } from '@playwright/test';

import { violationsOf } from './stack/accessibility.ts';
import { createOwner, type Owner } from './stack/owner.ts';
import { expect, test } from './stack/stackTest.ts';

interface Form {
  id: string;
  title: string;
  version: number;
  style: object;
  fields: { type: string; label?: unknown }[];
}

const formsOf = async (owner: Owner) =>
  (await owner.ask<{ results: Form[] }>('GET', '/form/?page_size=0')).results;

/** The parts of a form that a copy in another account has too. */
const documentOf = ({ title, style, fields }: Form) => ({ title, style, fields });

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true });

/** Goes to a control by the tabulator alone, forwards unless told otherwise. */
async function tabTo(page: Page, control: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  await expect(control.first()).toBeVisible();
  const isThere = () => control.first().evaluate((element) => element === document.activeElement);
  for (let presses = 0; !(await isThere()); presses += 1) {
    if (presses === 150) throw new Error(`The tabulator never comes to ${String(control)}.`);
    await page.keyboard.press(key);
  }
}

async function pressByKey(page: Page, control: Locator) {
  await tabTo(page, control);
  await page.keyboard.press('Enter');
}

async function chooseInMenu(page: Page, action: string) {
  await button(page, 'More actions').click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

test.describe.configure({ timeout: 180_000 });

test('goes with the keyboard alone from a template to a published form', async ({
  stack,
  openAs,
}) => {
  const owner = await createOwner(stack);
  const context = await openAs(owner, { bypassCSP: true });
  const page = await context.newPage();
  await page.goto(`${stack.origin}/creator/forms/`);

  await test.step('a new form begins with a template', async () => {
    await pressByKey(page, page.getByRole('link', { name: 'New form' }));
    const wall = page.getByRole('dialog', { name: 'New form' });
    await expect(wall.getByRole('button', { name: 'Café', exact: true })).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    await pressByKey(page, wall.getByRole('button', { name: 'Museum', exact: true }));
    await tabTo(page, page.getByRole('textbox', { name: 'Title', exact: true }));
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('Stoliki');
    expect(await violationsOf(page)).toEqual([]);

    await pressByKey(page, button(page, 'All templates'));
    const dialog = page.getByRole('dialog');
    await tabTo(page, dialog.getByRole('searchbox'));
    await page.keyboard.type('hot');
    await expect(dialog.getByRole('button', { name: 'Café', exact: true })).toHaveCount(0);
    expect(await violationsOf(page)).toEqual([]);
    await pressByKey(page, dialog.getByRole('button', { name: 'Hotel', exact: true }));
    await pressByKey(page, button(page, 'Replace'));
    await expect(page.getByText('Your form now looks like “Hotel”.')).toBeVisible();
  });

  await test.step('a field moves in the editor', async () => {
    await pressByKey(page, button(page, 'Next'));
    // The address changes before the step is rendered, and both steps have this button.
    await expect(page.getByRole('heading', { name: 'Fields', exact: true })).toBeVisible();
    await pressByKey(page, button(page, 'Next'));
    await expect(page).toHaveURL(/step=editor/);
    const fields = page.getByRole('list', { name: 'Fields', exact: true });
    await tabTo(page, fields.getByRole('button', { name: /^Comment / }));
    await page.keyboard.press('Alt+ArrowUp');
    await expect(button(page, /^Undo: Move/)).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
  });

  await test.step('what is published is what was made', async () => {
    await pressByKey(page, button(page, 'Next'));
    await pressByKey(page, button(page, 'Publish form'));
    await expect(page.getByText('Version 1 is published.').first()).toBeVisible();
    await expect(page.getByText('No code shows it yet.', { exact: false })).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);

    const [form] = await formsOf(owner);
    expect(form).toMatchObject({ title: 'Stoliki', version: 1 });
    const types = form?.fields.map(({ type }) => type) ?? [];
    expect(types.indexOf('comment')).toBeLessThan(types.indexOf('rating'));
    await pressByKey(page, page.getByRole('link', { name: 'Link to a code' }));
    await expect(page).toHaveURL(new RegExp(`/creator/editor/codes/new/\\?form=${form?.id}`));
  });
});

test('goes out as a file, comes in again, and back to a version', async ({
  stack,
  openAs,
}, info) => {
  const owner = await createOwner(stack);
  const form = await owner.ask<Form>('POST', '/form/', {
    title: 'Café Lipa',
    fields: [{ type: 'rating' }, { type: 'comment' }, { type: 'email' }],
  });
  const context = await openAs(owner, { bypassCSP: true, stored: { theme: '1' } });
  const page = await context.newPage();

  await test.step('publishes, and sees what changed since', async () => {
    await page.goto(`${stack.origin}/creator/editor/forms/${form.id}/?step=publish`);
    await button(page, 'Publish form').click();
    await expect(page.getByText('Version 1 is published.').first()).toBeVisible();
    await button(page, 'Back').click();
    await page.getByRole('button', { name: 'Remove Email' }).first().click();
    await expect(page.getByText('Unpublished changes')).toBeVisible();
    await expect
      .poll(async () => (await owner.ask<Form>('GET', `/form/${form.id}/`)).fields.length)
      .toBe(3);
  });

  await test.step('compares with a version, and restores it', async () => {
    await chooseInMenu(page, 'Versions');
    await button(page, 'Compare version 1').click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('Removed', { exact: true })).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Restore version 1' }).click();
    await button(page, 'Restore').click();
    await expect(page.getByText('Version 1 is back in the editor.')).toBeVisible();
    const stored = await owner.ask<Form>('GET', `/form/${form.id}/`);
    expect(documentOf(stored)).toEqual(documentOf(form));
    await expect(button(page, 'Undo: Replace the form')).toBeEnabled();
  });

  await test.step('exports the form, and imports the very same', async () => {
    const download = page.waitForEvent('download');
    await chooseInMenu(page, 'Export as file');
    expect((await download).suggestedFilename()).toBe('cafe-lipa.json');
    const file = info.outputPath('cafe-lipa.json');
    await (await download).saveAs(file);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ hearback: 'form', format: 1 });

    await page.goto(`${stack.origin}/creator/forms/`);
    await button(page, 'Import').click();
    const input = page.locator('input[type=file]');
    await input.setInputFiles({
      name: 'broken.json',
      mimeType: 'application/json',
      buffer: Buffer.from(readFileSync(file, 'utf8').replaceAll(/"#[\da-f]{6}"/g, '"gold"')),
    });
    await expect(page.getByText(/^Colors of the form, background color: /)).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    await input.setInputFiles(file);
    await expect(page).toHaveURL(/\/creator\/editor\/forms\/[\w-]+\//);

    const forms = await formsOf(owner);
    expect(forms).toHaveLength(2);
    expect(forms.map(documentOf)).toEqual([documentOf(form), documentOf(form)]);
  });
});
