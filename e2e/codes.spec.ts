import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';

import { violationsOf } from './stack/accessibility.ts';
import { publishCode } from './stack/code.ts';
import { createOwner } from './stack/owner.ts';
import { expect, test } from './stack/stackTest.ts';

/** Reads the code on a file with programs that are not ours. */
function decode(file: string): string {
  const png = file.endsWith('.svg') ? `${file}.png` : file;
  if (png !== file) {
    execFileSync('rsvg-convert', ['--dpi-x', '300', '--dpi-y', '300', '-o', png, file]);
  }
  return execFileSync('zbarimg', ['--quiet', '--raw', png], { encoding: 'utf8' }).trim();
}

const rows = [
  'name;description;location;form;frame',
  ...Array.from({ length: 39 }, (_, at) => `Stolik ${at + 1};;Ogródek;Jak było?;Karta na stolik`),
  'Stolik 40;"Przy oknie; z widokiem";Ogrodek;Jak było?;Karta na stolik',
].join('\r\n');

test('forty codes from a file; one gets a look of its own, is published, mailed, paused and deleted', async ({
  browser,
  stack,
  openAs,
}, info) => {
  test.setTimeout(180_000);
  const owner = await createOwner(stack);
  await publishCode(owner);
  const page = await (await openAs(owner)).newPage();

  await test.step('adds forty rows of a file after one was mended', async () => {
    await page.goto(`${stack.origin}/creator/codes/`);
    await page.getByRole('button', { name: 'Several codes' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add several codes' });
    await dialog.getByRole('tab', { name: 'From a spreadsheet' }).click();
    await dialog.locator('input[type=file]').setInputFiles({
      name: 'stoliki.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`\uFEFF${rows}`),
    });
    await expect(dialog.getByText('1 row of 40 needs mending')).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    const row = dialog.getByRole('region', { name: 'Row 41' });
    await expect(row.getByText('There is nothing called “Ogrodek”.')).toBeVisible();
    await row.getByRole('button', { name: /Location/ }).click();
    await page.getByRole('option', { name: /Ogródek/ }).click();
    await dialog.getByRole('button', { name: 'Add 40 codes' }).click();
    await expect(dialog.getByText('40 codes were added')).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await expect(page.getByText('1–10 of 41')).toBeVisible();
  });

  await test.step('gives the fortieth a look of its own and publishes it', async () => {
    await page.getByRole('searchbox', { name: 'Search codes' }).fill('Stolik 40');
    await page.getByRole('button', { name: 'Actions for Stolik 40' }).click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    await page.getByRole('switch', { name: 'As the frame says' }).click({ force: true });
    await expect(page.getByRole('switch', { name: 'As the frame says' })).not.toBeChecked();
    expect(await violationsOf(page)).toEqual([]);
    const color = page.getByRole('textbox', { name: 'Color of the squares' });
    await color.fill('#123456');
    await color.press('Enter');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('QR code updated successfully!')).toBeVisible();
    await page.getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByText('QR code will be emailed')).toBeVisible();
  });
  const address = (await page.getByRole('link', { name: /\/r\// }).getAttribute('href')) ?? '';
  expect(address).toMatch(new RegExp(`^${stack.origin}/r/[0-9A-HJKMNP-TV-Z]{10}$`));

  await test.step('finds the code in the letter as SVG, PDF and PNG, and other programs read it', async () => {
    const letter = await stack.mailbox.letterTo(owner.email, /Stolik 40/);
    expect(letter.text).toContain(address);
    const files = letter.attachments.map(({ filename, content }) => {
      const path = info.outputPath(filename ?? '');
      writeFileSync(path, Buffer.from(content as ArrayBuffer));
      return path;
    });
    expect(files.map((file) => file.split('/').at(-1))).toEqual([
      'stolik-40.png',
      'stolik-40.pdf',
      'stolik-40.svg',
    ]);
    expect(letter.html).toContain('src="cid:code"');
    const [png = '', pdf = '', svg = ''] = files;
    expect([decode(svg), decode(png)]).toEqual([address.toUpperCase(), address.toUpperCase()]);
    expect(execFileSync('pdfinfo', [pdf], { encoding: 'utf8' })).toMatch(/Pages:\s+1\n/);
  });

  const visitor = await (await browser.newContext({ locale: 'en-US' })).newPage();
  const visit = (expected: RegExp) =>
    expect(async () => {
      await visitor.goto(address);
      await expect(visitor.locator('body')).toContainText(expected, { timeout: 1_000 });
    }).toPass();
  /** In the menu of the editor. */
  const act = async (name: string) => {
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name }).click();
  };

  await test.step('pauses it and opens it again; its page says so kindly', async () => {
    await visit(/How was it/);
    await page.getByRole('link', { name: 'Back to the code' }).click();
    await act('Pause');
    await expect(page.getByText('The QR code was paused.')).toBeVisible();
    await visit(/Closed for now/);
    await act('Resume');
    await expect(page.getByText('The QR code is open again.')).toBeVisible();
    await visit(/How was it/);
  });

  await test.step('deletes it with the word DELETE', async () => {
    await act('Delete');
    const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'));
    await expect(dialog.getByRole('button', { name: 'Delete' })).toBeDisabled();
    await dialog.getByRole('textbox').fill('DELETE');
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('1–10 of 40 entries')).toBeVisible();
    // The row leaves the list before the server has answered.
    await expect(page.getByText('QR code removed successfully!')).toBeVisible();
    expect((await visitor.goto(address))?.status()).toBe(404);
  });
});
