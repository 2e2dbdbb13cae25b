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
    await choose(page, 'Sheets', /Avery L7159: 24 labels, A4/);
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

test('the card that was just published is printed on A4, in its language, and a draft says so', async ({
  stack,
  openAs,
  browser,
}, info) => {
  test.setTimeout(120_000);
  const owner = await createOwner(stack);
  const code = await publishCode(owner);
  const { site, form } = await owner.ask<Record<'site' | 'form', string>>(
    'GET',
    `/code/${code.id}/`,
  );
  const context = await openAs(owner);
  // No printer is here: what the browser would print is kept, the page’s rules and its sheets.
  await context.addInitScript(() => {
    const pictures = new Map<string, Blob>();
    const address = URL.createObjectURL.bind(URL);
    URL.createObjectURL = (picture: Blob) => {
      const made = address(picture);
      pictures.set(made, picture);
      return made;
    };
    Object.assign(window, { pictures });
    window.print = () => {
      const { pictures: drawn } = window.top as unknown as { pictures: Map<string, Blob> };
      const rules = [...(document.adoptedStyleSheets[0]?.cssRules ?? [])];
      const sheets = [...document.images].map(async ({ src, style }) => {
        const svg = (await drawn.get(src)?.text()) ?? '';
        const source = `data:image/svg+xml,${encodeURIComponent(svg)}`;
        return `<img style="${style.cssText}" src="${source}">`;
      });
      const css = rules.map(({ cssText }) => cssText).join(' ');
      Object.assign(window.top ?? {}, { printed: Promise.all([Promise.resolve(css), ...sheets]) });
    };
  });
  const page = await context.newPage();

  await test.step('opens on a PDF for A4, from the page after publishing', async () => {
    await page.goto(`${stack.origin}/creator/editor/codes/${code.id}/?published=1`);
    await page.getByRole('button', { name: 'Print frame' }).click();
    await expect(page.getByRole('button', { name: /PDF.*File$/ })).toBeVisible();
    await expect(page.getByRole('button', { name: /A4.*Sheets$/ })).toBeVisible();
    await expect(page.getByRole('img', { name: 'Sheet 1 of 1, as it comes out' })).toBeVisible();
  });

  await test.step('prints through the browser: one page of exactly A4, with codes that scan', async () => {
    await page.getByRole('button', { name: 'Print', exact: true }).click();
    await page.waitForFunction(() => 'printed' in window);
    const [css = '', ...sheets] = await page.evaluate(
      () => (window as unknown as { printed: Promise<string[]> }).printed,
    );
    const printer = await browser.newPage();
    await printer.setContent(`<style>${css}</style>${sheets.join('')}`);
    const path = info.outputPath('printed.pdf');
    await printer.pdf({ path, preferCSSPageSize: true, printBackground: true });
    await printer.close();

    expect(ask('pdfinfo', path)).toMatch(/Pages:\s+1\n[^]*Page size:.*\(A4\)/);
    ask('pdftoppm', '-r', '200', '-gray', '-singlefile', path, path);
    const read = ask('zbarimg', '-q', '--nodbus', '--raw', `${path}.pgm`);
    expect(new Set(read.trim().split('\n'))).toEqual(new Set([code.short_url.toUpperCase()]));
  });

  await test.step('says on the print of a draft that its code does not work yet', async () => {
    const frame = await owner.ask<{ id: string }>('POST', '/frame/', {
      name: 'Karta',
      size: { width_mm: 105, height_mm: 148, bleed_mm: 3 },
      content: [
        {
          type: 'text',
          text: { 'en-US': 'Front desk?', 'pl-PL': 'Jak było?' },
          x_mm: 10,
          y_mm: 10,
          width_mm: 85,
        },
        { type: 'code', x_mm: 27.5, y_mm: 50, width_mm: 50 },
      ],
    });
    const draft = await owner.ask<Code>('POST', '/code/', {
      name: 'Szkic',
      site,
      form,
      frame: frame.id,
    });
    await page.goto(`${stack.origin}/creator/editor/codes/${draft.id}/`);
    await page.getByRole('button', { name: 'Print frame' }).click();
    await expect(page.getByText(/Its print is a proof and says so/)).toBeVisible();
    const english = await save(page, 'Download .pdf', info.outputPath('draft-en.pdf'));
    expect(ask('pdftotext', english, '-')).toMatch(/Front desk\?[^]*this code does not work yet/);

    await choose(page, 'Language of the print', /Polski/);
    await expect(page.getByText(/the frame still has its first text/)).toBeVisible();
    await page.screenshot({ path: info.outputPath('draft-dialog.png') });
    const polish = await save(page, 'Download .pdf', info.outputPath('draft-pl.pdf'));
    expect(ask('pdftotext', polish, '-')).toMatch(/Jak było\?[^]*ten kod jeszcze nie działa/);
  });
});
