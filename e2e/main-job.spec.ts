import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

import type { Page } from '@playwright/test';

import { linkIn } from './stack/owner.ts';
import { accessSeconds, expect, test, type Stack } from './stack/stackTest.ts';
import { fillIn } from './stack/visitor.ts';
import { logoPng } from './stack/logo.ts';

test.use({ serviceWorkers: 'allow' });

const owner = {
  firstName: 'Zofia',
  lastName: 'Wiśniewska',
  email: 'zofia@kawiarnia.example',
  password: 'Parasol nad stolikiem 7!',
};

async function register(page: Page, stack: Stack) {
  await page.goto(`${stack.origin}/register/`);
  await page.getByRole('textbox', { name: 'First name', exact: true }).fill(owner.firstName);
  await page.getByRole('textbox', { name: 'Last name', exact: true }).fill(owner.lastName);
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill(owner.email);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(owner.password);
  await page.getByRole('checkbox', { name: /terms and conditions/ }).check({ force: true });
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText(owner.email)).toBeVisible();

  const letter = await stack.mailbox.letterTo(owner.email, /activat/i);
  await page.goto(linkIn(letter.text, '/activate'));
  // The browser that registered is logged in at once.
  await page.waitForURL('**/account-setup/');
  await expect(page.getByText('Your account is active.')).toBeVisible();
  await page.goto(`${stack.origin}/logout/`);
  await page.waitForURL('**/login/');
}

async function logIn(page: Page, stack: Stack) {
  await page.goto(`${stack.origin}/login/`);
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill(owner.email);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill('Wrong password 1!');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByText('No active account found with the given credentials!')).toBeVisible();

  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(owner.password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await page.waitForURL(({ pathname }) => ['/', '/account-setup/'].includes(pathname));
}

/** Every string that either storage holds. */
const stored = (page: Page) =>
  page.evaluate(() =>
    [localStorage, sessionStorage].map((storage) => JSON.stringify(storage)).join(),
  );

/** Rasterises a file of the journey and reads the code on it, with programs that are not ours. */
function decode(svg: string): string {
  const png = svg.replace(/\.svg$/, '.png');
  execFileSync('rsvg-convert', ['--dpi-x', '300', '--dpi-y', '300', '-o', png, svg]);
  return execFileSync('zbarimg', ['--quiet', '--raw', png], { encoding: 'utf8' }).trim();
}

test('an owner prints a code and reads the first answer', async ({
  page,
  browser,
  stack,
}, info) => {
  test.setTimeout(180_000);
  let address = '';

  await test.step('registers, activates and logs in', async () => {
    await register(page, stack);
    await logIn(page, stack);
  });

  await test.step('adds a company, with the specification’s texts for what is missing', async () => {
    await page.goto(`${stack.origin}/companies/`);
    await page.getByRole('button', { name: 'Add company' }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Add company' }).click();
    await expect(dialog.getByText('This field is required.')).toHaveCount(4);
    await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill('Kawiarnia Parasol');
    await dialog
      .getByRole('textbox', { name: 'Address', exact: true })
      .fill('ul. Floriańska 12, Kraków');
    await dialog.getByRole('textbox', { name: 'Registration number', exact: true }).fill('12a');
    await dialog
      .getByRole('textbox', { name: 'Representative', exact: true })
      .fill('Zofia Wiśniewska');
    await dialog.getByRole('button', { name: 'Add company' }).click();
    await expect(dialog.getByText('The registration number must be a number.')).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Registration number', exact: true }).fill('0012345');
    await dialog.getByRole('button', { name: 'Add company' }).click();
    await expect(page.getByText('Company added successfully!')).toBeVisible();
    await expect(page.getByText('Kawiarnia Parasol')).toBeVisible();
    await expect(page.getByText('0012345')).toBeVisible();
  });

  await test.step('adds a location', async () => {
    await page.goto(`${stack.origin}/locations/`);
    await page.getByRole('button', { name: 'Add location' }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill('Ogródek');
    await dialog.getByRole('textbox', { name: 'Email address', exact: true }).fill('ogrodek@');
    await dialog
      .getByRole('textbox', { name: 'Physical address', exact: true })
      .fill('ul. Floriańska 12, Kraków');
    await dialog.getByRole('button', { name: 'Company' }).click();
    await page.getByRole('option', { name: 'Kawiarnia Parasol' }).click();
    await dialog.getByRole('button', { name: 'Add location' }).click();
    await expect(dialog.getByText('Invalid email address.')).toBeVisible();
    await dialog
      .getByRole('textbox', { name: 'Email address', exact: true })
      .fill('ogrodek@kawiarnia.example');
    await dialog.getByRole('button', { name: 'Add location' }).click();
    await expect(page.getByText('Location added successfully!')).toBeVisible();
  });

  await test.step('makes a form with a logo, and is told when the picture is too large', async () => {
    await page.goto(`${stack.origin}/creator/editor/forms/new/`);
    await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Ogródek: jak było?');
    await page.getByRole('button', { name: 'Next' }).click();
    for (const field of ['Logo', 'Name', 'Email']) {
      await page
        .getByRole('listitem')
        .filter({ hasText: field })
        .getByRole('button')
        .first()
        .click();
    }
    await page.getByRole('button', { name: 'Next' }).click();

    const fields = page.getByRole('list', { name: 'Fields', exact: true });
    await fields.getByRole('button', { name: 'Logo', exact: true }).click();
    const file = page.locator('input[type=file]');
    await file.setInputFiles({
      name: 'huge.png',
      mimeType: 'image/png',
      buffer: Buffer.alloc(2_000_000, 1),
    });
    await expect(page.getByText('The picture you uploaded is too large!').first()).toBeVisible();
    await file.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: logoPng() });
    await page.getByRole('button', { name: 'Use the picture' }).click();
    await expect(page.locator('img[src^="/api/image/"]').first()).toBeVisible();

    await page.getByRole('button', { name: 'Whole form' }).first().click();
    await page.getByRole('textbox', { name: 'Background' }).first().fill('hsl(40, 60%, 96%)');
    await page.getByRole('textbox', { name: 'Background' }).first().press('Enter');
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('button', { name: 'Save form' }).first().click();
    await expect(page.getByText('Form created successfully!')).toBeVisible();
  });

  await test.step('makes a frame', async () => {
    await page.goto(`${stack.origin}/creator/editor/frames/new/`);
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Karta na stolik');
    await page.getByRole('button', { name: 'Save frame' }).click();
    await expect(page.getByText('Frame created successfully!')).toBeVisible();
  });

  await test.step('links both to a code and publishes it', async () => {
    await page.goto(`${stack.origin}/creator/editor/codes/new/`);
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Stolik 1');
    await page.getByRole('button', { name: /Location$/ }).click();
    await page.getByRole('option', { name: /Ogródek/ }).click();
    await page.getByRole('button', { name: /Form$/ }).click();
    await page.getByRole('option', { name: /jak było/ }).click();
    await page.getByRole('button', { name: /Frame$/ }).click();
    await page.getByRole('option', { name: /Karta/ }).click();
    await page.getByRole('button', { name: 'Create code' }).click();
    await page.getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByText('QR code will be emailed')).toBeVisible();
    const link = page.getByRole('link', { name: /\/r\// });
    address = (await link.getAttribute('href')) ?? '';
    expect(address).toMatch(new RegExp(`^${stack.origin}/r/[0-9A-HJKMNP-TV-Z]{10}$`));
    await stack.mailbox.letterTo(owner.email, /Stolik 1/);
  });

  await test.step('downloads the frame, and another program reads its code', async () => {
    await page.getByRole('button', { name: 'Print frame' }).click();
    await page.getByRole('button', { name: /File$/ }).click();
    await page.getByRole('option', { name: /SVG/ }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download .svg' }).click();
    const svg = info.outputPath('frame.svg');
    await (await download).saveAs(svg);
    expect(readFileSync(svg, 'utf8')).not.toMatch(/<script|href="http/);
    expect(decode(svg)).toBe(address.toUpperCase());
    await page.keyboard.press('Escape');
  });

  await page.goto(`${stack.origin}/feedback/`);
  await expect(page.getByText('No feedback found')).toBeVisible();

  await test.step('a visitor answers', async () => {
    const visit = await browser.newContext();
    const visitor = await visit.newPage();
    await visitor.goto(address);
    await fillIn(visitor, 'Pyszna kawa, miła obsługa.');
    await visitor.locator('input[name=name]').fill('Jan');
    await visitor.locator('input[name=email]').fill('jan@example.com');
    await visitor.getByRole('button', { name: 'Send' }).click();
    await expect(visitor.getByText('Thank you!')).toBeVisible();
    expect(await visit.cookies()).toEqual([]);
    await visit.close();
  });

  await test.step('the owner sees it within two seconds, without a reload', async () => {
    await expect(page.getByText('Pyszna kawa, miła obsługa.')).toBeVisible({ timeout: 2_000 });
    await expect(page.getByText('Jan', { exact: true }).first()).toBeVisible();
  });

  await test.step('and counts it', async () => {
    await page.goto(`${stack.origin}/stats/`);
    const metric = (label: string) =>
      page
        .getByRole('term')
        .filter({ hasText: new RegExp(`^${label}$`) })
        .locator('xpath=following-sibling::dd[1]');
    await expect(metric('Scans')).toHaveText('1');
    await expect(metric('Submissions')).toHaveText('1');
    await expect(metric('Conversion rate')).toHaveText('100%');
    await page.getByRole('tab', { name: 'Ratings' }).click();
    await expect(page.getByRole('row', { name: /^9 / }).first()).toContainText('1');
  });

  await test.step('when the access token is over, the next action refreshes and just works', async () => {
    const before = await stored(page);
    await page.waitForTimeout((accessSeconds + 2) * 1_000);
    const refreshed = page.waitForResponse(
      (response) =>
        response.url().endsWith('/graphql') &&
        (response.request().postData() ?? '').includes('"RefreshToken"'),
    );
    await page.getByRole('link', { name: 'Companies' }).first().click();
    await refreshed;
    await expect(page.getByText('Kawiarnia Parasol')).toBeVisible();
    expect(await stored(page)).not.toBe(before);
  });

  await test.step('after logging out nothing of the session is left', async () => {
    await page.getByRole('link', { name: /log ?out/i }).click();
    await page.waitForURL(/\/login\/$/);
    expect(await stored(page)).not.toMatch(/jwt|eyJ|zofia/i);
    await page.goto(`${stack.origin}/companies/`);
    await page.waitForURL(/\/login\/\?next=%2Fcompanies%2F$/);
  });
});
