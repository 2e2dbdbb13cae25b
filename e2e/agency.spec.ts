import { execFileSync } from 'node:child_process';

import { violationsOf } from './stack/accessibility.ts';
import { publishCode, type Code } from './stack/code.ts';
import { createOwner } from './stack/owner.ts';
import { expect, test } from './stack/stackTest.ts';

const ask = (program: string, ...asked: string[]) =>
  execFileSync(program, asked, { encoding: 'utf8' });

const names = Array.from({ length: 40 }, (_, at) => `Kiosk ${at + 1}`);
/** As a spreadsheet copies its cells. One address is missing. */
const cells = [
  'Oddział\tFirma\tUlica',
  ...names.map((name, at) => `${name}\tSieć Kiosków\t${at === 7 ? '' : `Rynek ${at + 1}`}`),
].join('\n');

test('an agency adds forty places from a spreadsheet, and prints forty cards that name them', async ({
  stack,
  openAs,
}, info) => {
  test.setTimeout(300_000);
  const owner = await createOwner(stack);
  await publishCode(owner);
  await owner.ask('POST', '/frame/', {
    name: 'Karta z nazwą',
    size: { width_mm: 105, height_mm: 148, bleed_mm: 3 },
    content: [
      { type: 'text', text: '{place}', x_mm: 5, y_mm: 10, width_mm: 95, font_size_pt: 24 },
      { type: 'code', x_mm: 27.5, y_mm: 50, width_mm: 50 },
      { type: 'text', text: '{address}', x_mm: 5, y_mm: 120, width_mm: 95, font_size_pt: 10 },
    ],
  });
  const context = await openAs(owner);
  const page = await context.newPage();

  const importPlaces = async () => {
    await page.getByRole('button', { name: 'Import' }).click();
    const dialog = page.getByRole('dialog', { name: 'Import locations' });
    await dialog.getByRole('textbox', { name: 'Or paste cells' }).fill(cells);
    await dialog.getByRole('button', { name: 'Next' }).click();
    await expect(dialog.getByRole('button', { name: /Column “Oddział”/ })).toContainText('Name');
    await expect(dialog.getByRole('button', { name: /Column “Ulica”/ })).toContainText(
      'Physical address',
    );
    await dialog.getByRole('textbox', { name: 'Email address' }).fill('biuro@kioski.example');
    expect(await violationsOf(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Next' }).click();

    await expect(dialog.getByText('2 entries need mending')).toBeVisible();
    const company = dialog.getByRole('region', { name: 'New company: Sieć Kiosków' });
    await company.getByRole('textbox', { name: 'Address of the company' }).fill('Rynek 1, Łódź');
    await company.getByRole('textbox', { name: 'Registration number' }).fill('0098765');
    await company.getByRole('textbox', { name: 'Representative' }).fill('Anna Nowak');
    const row = dialog.getByRole('region', { name: 'Row 9' });
    await row.getByRole('textbox', { name: 'Physical address' }).fill('Rynek 8');
    await expect(dialog.getByText('40 locations can be added, with 1 new company')).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Add 40 locations' }).click();
    await expect(dialog.getByText('40 locations were added')).toBeVisible();
    return dialog;
  };

  await test.step('imports them, undoes all of it, and imports them again', async () => {
    await page.goto(`${stack.origin}/locations/`);
    const dialog = await importPlaces();
    await dialog.getByRole('button', { name: 'Undo the import' }).click();
    await expect(page.getByText('40 locations were deleted again')).toBeVisible();
    await expect(dialog).toHaveCount(0);
    const { count } = await owner.ask<{ count: number }>('GET', '/company/');
    expect(count).toBe(1);
    await expect(page.getByText('Ogródek')).toBeVisible();

    const again = await importPlaces();
    await again.getByRole('link', { name: 'Add codes' }).click();
    await expect(page).toHaveURL(/\/creator\/codes\//);
  });

  await test.step('changes the alerts of several together', async () => {
    const before = page.url();
    await page.goto(`${stack.origin}/locations/?search=Kiosk%202`);
    await expect(page.getByText('Kiosk 29')).toBeVisible();
    await page.getByRole('checkbox', { name: /Kiosk 20/ }).check({ force: true });
    await page.getByRole('checkbox', { name: /Kiosk 21/ }).check({ force: true });
    await page.getByRole('button', { name: 'Edit together' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit 2 locations' });
    await dialog.getByRole('button', { name: /Write at once/ }).click();
    await page.getByRole('option', { name: '3 or lower' }).click();
    await dialog.getByRole('button', { name: /Time zone/ }).click();
    await page.getByRole('option', { name: /Lisbon/ }).click();
    expect(await violationsOf(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('2 locations were changed.')).toBeVisible();
    const { results } = await owner.ask<{ results: { name: string; timezone: string }[] }>(
      'GET',
      '/location/?search=Kiosk&page_size=100',
    );
    const moved = results.filter(({ timezone }) => timezone === 'Europe/Lisbon');
    expect(moved.map(({ name }) => name).toSorted()).toEqual(['Kiosk 20', 'Kiosk 21']);
    await page.goto(before);
  });

  await test.step('adds a code for each, publishes all, and prints them', async () => {
    await page.getByRole('button', { name: 'Several codes' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add several codes' });
    await dialog.getByRole('tab', { name: 'From a spreadsheet' }).click();
    const rows = names.map((name) => `Lada;${name};Jak było?;Karta z nazwą`);
    await dialog.locator('input[type=file]').setInputFiles({
      name: 'kody.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(['Nazwa;Lokalizacja;Formularz;Ramka', ...rows].join('\n')),
    });
    await dialog.getByRole('button', { name: 'Add 40 codes' }).click();
    await dialog.getByRole('button', { name: 'Publish 40 codes' }).click();
    await expect(dialog.getByText('40 QR codes published successfully!')).toBeVisible({
      timeout: 120_000,
    });
    await dialog.getByRole('button', { name: 'Print these codes' }).click();
  });

  await test.step('each card has the name and the address of its code', async () => {
    const dialog = page.getByRole('dialog', { name: 'Print 40 codes' });
    await dialog.getByRole('button', { name: /Sheets$/ }).click();
    await page.getByRole('option', { name: 'One on each, in real size' }).click();
    await expect(dialog.getByRole('checkbox', { name: 'A file for each location' })).toBeVisible();
    await expect(dialog.getByText('Nothing on these prints says')).toHaveCount(0);
    expect(await violationsOf(page)).toEqual([]);
    const download = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Download .pdf' }).click();
    const path = info.outputPath('cards.pdf');
    await (await download).saveAs(path);

    const { results: codes } = await owner.ask<{ results: (Code & { site: string })[] }>(
      'GET',
      '/code/?search=Lada&page_size=100',
    );
    const { results: places } = await owner.ask<{ results: { id: string; name: string }[] }>(
      'GET',
      '/location/?search=Kiosk&page_size=100',
    );
    const addressOf = new Map(
      places.map(({ id, name }) => [name, codes.find(({ site }) => site === id)?.short_url]),
    );
    const right: string[] = [];
    for (let at = 1; at <= 40; at += 1) {
      const sheet = ['-f', String(at), '-l', String(at)];
      const words = ask('pdftotext', '-layout', ...sheet, path, '-');
      ask('pdftoppm', '-r', '150', '-gray', '-singlefile', ...sheet, path, `${path}.page`);
      const read = ask('zbarimg', '-q', '--nodbus', '--raw', `${path}.page.pgm`).trim();
      const name = /Kiosk \d+/.exec(words)?.[0] ?? '';
      const address = addressOf.get(name);
      const isRight =
        address !== undefined &&
        read === address.toUpperCase() &&
        words.includes(address.replace(/^https?:\/\//, ''));
      if (isRight) right.push(name);
    }
    expect(right.toSorted()).toEqual(names.toSorted());
  });

  await test.step('gives several codes another frame together', async () => {
    await page.goto(`${stack.origin}/creator/codes/?search=Lada`);
    const rows = page.getByRole('checkbox', { name: /Lada/ });
    await rows.nth(0).check({ force: true });
    await rows.nth(1).check({ force: true });
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Edit together' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit 2 QR codes' });
    await dialog.getByRole('button', { name: /Frame/ }).click();
    await page.getByRole('option', { name: 'Choose later' }).click();
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('2 QR codes were changed.')).toBeVisible();
    const { results } = await owner.ask<{ results: { frame: string | null }[] }>(
      'GET',
      '/code/?search=Lada&page_size=100',
    );
    expect(results.filter(({ frame }) => frame === null)).toHaveLength(2);
  });
});
