import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

import type { Page } from '@playwright/test';

import { publishCode, type Code } from './stack/code.ts';
import { cutLabels } from './stack/cutLabels.ts';
import { createOwner } from './stack/owner.ts';
import { expect, test } from './stack/stackTest.ts';

const ask = (program: string, ...asked: string[]) =>
  execFileSync(program, asked, { encoding: 'utf8' });

/** Presses a button that saves a file, and answers where that is. */
async function save(page: Page, button: string, path: string): Promise<string> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  await (await download).saveAs(path);
  return path;
}

async function choose(page: Page, field: string, option: RegExp) {
  await page.getByRole('button', { name: new RegExp(`${field}$`) }).click();
  await page.getByRole('option', { name: option }).click();
}

test('several codes on a sheet of labels, one as a picture, and the browser’s own printing', async ({
  stack,
  openAs,
}, info) => {
  test.setTimeout(120_000);
  const owner = await createOwner(stack);
  const first = await publishCode(owner);
  const { site, form, frame } = await owner.ask<Record<'site' | 'form' | 'frame', string>>(
    'GET',
    `/code/${first.id}/`,
  );
  const codes = [first];
  for (const number of [2, 3, 4, 5, 6]) {
    const name = `Stolik ${number}`;
    codes.push(await owner.ask<Code>('POST', '/code/', { name, site, form, frame }));
  }
  const context = await openAs(owner);
  // No printer is here: what would be printed is kept.
  await context.addInitScript(() => {
    window.print = () => {
      const [styles] = document.adoptedStyleSheets;
      const sheets = [...document.images].map(({ complete, naturalWidth, style }) => ({
        isThere: complete && naturalWidth > 0,
        width: style.width,
      }));
      const rules = [...(styles?.cssRules ?? [])].map(({ cssText }) => cssText).join(' ');
      Object.assign(window.top ?? {}, { printed: { sheets, rules, title: document.title } });
    };
  });
  const page = await context.newPage();

  await test.step('prints thirty labels on two sheets, from the third label on', async () => {
    await page.goto(`${stack.origin}/creator/codes/`);
    await page
      .getByText('Select all', { exact: true })
      .or(page.locator('thead label'))
      .first()
      .click();
    await page.getByRole('button', { name: 'More actions' }).first().click();
    await page.getByRole('menuitem', { name: 'Print selected' }).click();
    await expect(page.getByRole('dialog', { name: 'Print 6 codes' })).toBeVisible();
    await page.getByText('Code alone').click();
    await choose(page, 'Sheets', /24 labels, A4/);
    await page.getByRole('textbox', { name: 'Start at label' }).fill('3');
    await page.getByRole('textbox', { name: 'Copies of each' }).fill('5');
    await page.getByRole('textbox', { name: 'Copies of each' }).blur();
    await expect(page.getByRole('img', { name: 'Sheet 1 of 2, as it comes out' })).toBeVisible();

    const pdf = await save(page, 'Download .pdf', info.outputPath('labels.pdf'));
    expect(ask('pdfinfo', pdf)).toMatch(/Pages:\s+2[^]*A4/);
    ask('pdftoppm', '-r', '300', '-gray', pdf, `${pdf}-sheet`);
    const [firstSheet = [], secondSheet = []] = [1, 2].map((at) =>
      cutLabels(`${pdf}-sheet-${at}.pgm`),
    );
    const used = [...firstSheet.slice(2), ...secondSheet.slice(0, 8)];
    const read = ask('zbarimg', '-q', '--nodbus', '--raw', ...used);
    const addresses = read.trim().split('\n');
    expect(addresses).toHaveLength(30);
    expect(new Set(addresses)).toEqual(
      new Set(codes.map(({ short_url }) => short_url.toUpperCase())),
    );
  });

  await test.step('hands the sheets to the browser in real size', async () => {
    await page.getByRole('button', { name: 'Print', exact: true }).click();
    await page.waitForFunction(() => 'printed' in window);
    const printed = await page.evaluate(
      () => (window as unknown as { printed: { sheets: object[]; rules: string } }).printed,
    );
    expect(printed.sheets).toEqual([
      { isThere: true, width: '210mm' },
      { isThere: true, width: '210mm' },
    ]);
    expect(printed.rules).toMatch(/@page \{[^}]*size: 210mm 297mm/);
  });

  await test.step('makes pictures of six hundred dots to the inch, in one archive', async () => {
    await choose(page, 'File', /PNG, 600 dpi/);
    const archive = await save(page, 'Download .zip', info.outputPath('codes.zip'));
    const names = readFileSync(archive, 'latin1').match(/stolik-\d\.png/gi);
    expect(new Set(names)).toHaveProperty('size', 6);
  });
});
