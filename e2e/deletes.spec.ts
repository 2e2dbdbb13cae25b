import type { Page } from '@playwright/test';

import { violationsOf } from './stack/accessibility.ts';
import { createOwner, type Owner } from './stack/owner.ts';
import { expect, test } from './stack/stackTest.ts';

interface Thing {
  id: string;
}

const add = async (owner: Owner, kind: string, body: object) =>
  (await owner.ask<Thing>('POST', `/${kind}/`, body)).id;

/** A company with two locations and a code at each. */
async function addCompany(owner: Owner) {
  const company = await add(owner, 'company', {
    name: 'Kawiarnia Parasol',
    address: 'ul. Floriańska 12, Kraków',
    registration_number: '0012345',
    representative: 'Zofia Wiśniewska',
  });
  for (const name of ['Rynek', 'Kazimierz']) {
    const email = 'biuro@parasol.example';
    const site = await add(owner, 'location', { name, email, address: name, company });
    await add(owner, 'code', { name: `Stolik ${name}`, site });
  }
}

/** Names that are on a page, or gone from it. */
async function holdNames(page: Page, url: string, names: readonly string[], isThere: boolean) {
  await page.goto(url);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const name of names) {
    const row = page.getByRole('row', { name: new RegExp(name) });
    await (isThere ? expect(row).toBeVisible() : expect(row).toHaveCount(0));
  }
}

async function deleteCompany(page: Page, origin: string) {
  await page.goto(`${origin}/companies/`);
  await page.getByRole('button', { name: 'Actions for Kawiarnia Parasol' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('This also deletes 2 locations and 2 QR codes.')).toBeVisible();
  await expect(dialog.getByText('You can undo this for 30 days.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Company removed successfully!')).toBeVisible();
}

const locations = ['Rynek', 'Kazimierz'];
const codes = ['Stolik Rynek', 'Stolik Kazimierz'];

test.describe.configure({ timeout: 180_000 });

test('a company comes back from the snackbar, with all that went with it', async ({
  stack,
  openAs,
}) => {
  const owner = await createOwner(stack);
  await addCompany(owner);
  const page = await (await openAs(owner)).newPage();
  await deleteCompany(page, stack.origin);
  await expect(page.getByText('No companies found')).toBeVisible();

  // By keyboard, as it is for whoever has no mouse.
  const undo = page.getByRole('button', { name: 'Undo' });
  await undo.focus();
  await page.keyboard.press('Enter');

  await expect(page.getByText('Everything that was deleted is back.')).toBeVisible();
  await expect(page.getByRole('row', { name: /Kawiarnia Parasol/ })).toBeVisible();
  await holdNames(page, `${stack.origin}/locations/`, locations, true);
  await holdNames(page, `${stack.origin}/creator/codes/`, codes, true);
});

test('a company comes back from Recently deleted', async ({ stack, openAs }) => {
  const owner = await createOwner(stack);
  await addCompany(owner);
  const page = await (await openAs(owner)).newPage();
  await deleteCompany(page, stack.origin);
  await holdNames(page, `${stack.origin}/locations/`, locations, false);

  await page.getByRole('link', { name: 'Recently deleted' }).click();
  await expect(page).toHaveURL(/\/recently-deleted\/$/);
  const row = page.getByRole('row', { name: /Kawiarnia Parasol/ });
  await expect(row.getByText('2 locations and 2 QR codes')).toBeVisible();
  await expect(row.getByText('30 days')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);

  await row.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByText('Everything that was deleted is back.')).toBeVisible();
  await expect(page.getByText('Nothing was deleted lately')).toBeVisible();
  await holdNames(page, `${stack.origin}/companies/`, ['Kawiarnia Parasol'], true);
  await holdNames(page, `${stack.origin}/locations/`, locations, true);
  await holdNames(page, `${stack.origin}/creator/codes/`, codes, true);
});
