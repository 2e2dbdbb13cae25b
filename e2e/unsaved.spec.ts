import type { Page } from '@playwright/test';

import { settled } from './stack/accessibility.ts';
import { createOwner } from './stack/owner.ts';
import { expect, test } from './stack/stackTest.ts';

const question = (page: Page) => page.getByRole('dialog', { name: 'Leave without saving?' });

const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.tagName.toLowerCase() ?? 'nothing');

const company = {
  name: 'Café Zofia',
  address: 'Rynek 12, Kraków',
  registration_number: '0123456789',
  representative: 'Zofia Nowak',
};

/** True if a reload asks for confirmation before input is lost. The person stays. */
async function reloadAsks(page: Page): Promise<boolean> {
  const asked = page.waitForEvent('dialog', { timeout: 5_000 }).then(
    async (dialog) => {
      await dialog.dismiss();
      return dialog.type() === 'beforeunload';
    },
    () => false,
  );
  await page.evaluate(() => setTimeout(() => window.location.reload()));
  return asked;
}

test('nothing typed is lost without a question: Back, reload, a tab, a link and Escape', async ({
  openAs,
  stack,
}) => {
  const owner = await createOwner(stack);
  const context = await openAs(owner);
  const page = await context.newPage();
  await page.goto(`${stack.origin}/locations/`);
  await page.getByRole('link', { name: 'Companies', exact: true }).click();
  await page.getByRole('button', { name: 'Add company' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Add company' });
  const name = dialog.getByRole('textbox', { name: 'Name', exact: false }).first();
  await name.fill('Café Zofia');

  await page.goBack();
  await question(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(name).toHaveValue('Café Zofia');
  expect(await reloadAsks(page)).toBe(true);
  await name.focus();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await page.getByRole('alertdialog').getByRole('button').first().click();
  await expect(name).toHaveValue('Café Zofia');
  await page.goBack();
  await question(page).getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/\/locations\//);

  await page.goto(`${stack.origin}/account/`);
  await page.getByRole('textbox', { name: 'First name' }).fill('Somebody');
  await page.getByRole('tab', { name: 'Security settings' }).click();
  await question(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('textbox', { name: 'First name' })).toHaveValue('Somebody');
  await page.getByRole('link', { name: 'Help Center', exact: true }).click();
  await question(page).getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/\/faq\//);
  // Without input, there is no confirmation.
  expect(await reloadAsks(page)).toBe(false);
});

for (const [width, height] of [
  [1366, 768],
  [1280, 720],
  [390, 844],
] as const) {
  test(`a message covers no button of a dialog at ${width} × ${height}`, async ({
    openAs,
    stack,
  }) => {
    const owner = await createOwner(stack);
    await owner.ask('POST', '/company/', company);
    const context = await openAs(owner, { viewport: { width, height } });
    const page = await context.newPage();
    await page.goto(`${stack.origin}/locations/?add=1`);
    const dialog = page.getByRole('dialog', { name: 'Add location' });
    await dialog.getByRole('textbox', { name: 'Name', exact: false }).first().fill('Rynek');
    await dialog.getByRole('textbox', { name: 'Email', exact: false }).first().fill('a@b.example');
    await dialog.getByRole('textbox', { name: 'Physical address' }).fill('Rynek 12');
    const choice = dialog.getByRole('button', { name: /Company/ });
    await choice.click();
    await page.getByRole('option', { name: company.name }).click();
    await context.route('**/graphql', (route) =>
      route.request().postData()?.includes('AddLocation')
        ? route.fulfill({ status: 500, body: '' })
        : route.continue(),
    );
    await dialog.getByRole('button', { name: 'Add location' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'server issue' })).toBeVisible();

    await expect
      .poll(() =>
        page.evaluate(() => {
          const alert = [...document.querySelectorAll('[role="alert"]')].find((one) =>
            one.textContent?.includes('server issue'),
          );
          return [...document.querySelectorAll('[role="dialog"] button, [role="dialog"] input')]
            .map((control) => control.getBoundingClientRect())
            .filter(({ bottom, top }) => bottom > 0 && top < window.innerHeight)
            .filter(({ left, top, width: w, height: h }) =>
              alert?.contains(document.elementFromPoint(left + w / 2, top + h / 2)),
            ).length;
        }),
      )
      .toBe(0);
    await page.screenshot({ path: `test-results/message-${width}.png` });

    // The next try withdraws it, and a success does not stand beside an error.
    await context.unroute('**/graphql');
    await dialog.getByRole('button', { name: 'Add location' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('alert').filter({ hasText: 'server issue' })).toHaveCount(0);
    await expect.poll(() => focused(page)).not.toBe('body');
  });
}

test('a page of a list is a step back, and the focus never falls to the body', async ({
  openAs,
  stack,
}) => {
  const owner = await createOwner(stack);
  for (let at = 0; at < 21; at += 1) {
    await owner.ask('POST', '/company/', {
      ...company,
      name: `Company ${String(at).padStart(2, '0')}`,
    });
  }
  const context = await openAs(owner);
  const page = await context.newPage();
  await page.goto(`${stack.origin}/companies/`);
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL(/page=3/);
  await expect.poll(() => focused(page)).not.toBe('body');
  await page.goBack();
  await expect(page).toHaveURL(/page=2/);
  await page.goBack();
  await expect(page).not.toHaveURL(/page=/);
  await expect(page.getByText('Page 1 of 3')).toBeVisible();
  // The number of the page changes before its rows; rows that leave are no longer checked.
  await settled(page);

  // Pressed as a person does: a table that gets the focus by a program from what follows it moves it to its last row.
  await page.getByRole('columnheader').first().locator('label').click();
  await expect(page.getByRole('checkbox', { name: /all/i }).first()).toBeChecked();
  await page.getByRole('button', { name: 'Delete all' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Delete|Remove/ })
    .last()
    .click();
  await expect(page.getByText('Page 1 of 2')).toBeVisible();
  await expect.poll(() => focused(page)).not.toBe('body');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Page 1 of 3')).toBeVisible();
  await expect.poll(() => focused(page)).not.toBe('body');
});

test('a link in a letter arrives, through the login', async ({ page, stack }) => {
  const owner = await createOwner(stack);
  await page.goto(`${stack.origin}/feedback/?search=latte`);
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill(owner.email);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(owner.password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL(/\/feedback\/\?search=latte$/);
  // After a logout, the address contains no return path.
  await page.getByRole('link', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/login\/$/);
});
