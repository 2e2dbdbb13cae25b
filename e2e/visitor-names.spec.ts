import type { Locator, Page } from '@playwright/test';

import { violationsOf } from './stack/accessibility.ts';
import { publishCode } from './stack/code.ts';
import { createOwner } from './stack/owner.ts';
import { expect, test } from './stack/stackTest.ts';
import { fillIn, send } from './stack/visitor.ts';

const button = (within: Locator | Page, name: string | RegExp) =>
  within.getByRole('button', { name, exact: true });
const field = (within: Locator | Page, name: string) =>
  within.getByRole('textbox', { name, exact: true });

/** All that a form says, as it stands there: the heading first. The trap for programs is out of sight. */
const wordsOf = (form: Locator) =>
  form.evaluate((element: HTMLElement) => {
    const trap = element.querySelector('[name=website]')?.parentElement?.innerText.trim();
    return element.innerText
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '' && line !== trap);
  });

const venue = 'Niebieska Filiżanka · Ogród & taras';

test('visitors read the business as its owner chose, and every preview says the same', async ({
  stack,
  openAs,
  browser,
}) => {
  test.setTimeout(180_000);
  const owner = await createOwner(stack);
  const code = await publishCode(owner);
  const { results } = await owner.ask<{ results: { id: string }[] }>('GET', '/form/');
  const desk = await (await openAs(owner)).newPage();
  const phone = await (
    await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en-US' })
  ).newPage();

  await test.step('a place has no name for visitors until somebody gives it one', async () => {
    await phone.goto(code.short_url);
    await expect(phone.getByRole('heading', { name: 'Kawiarnia Parasol' })).toBeVisible();
    await expect(phone).toHaveTitle('Kawiarnia Parasol');
    expect(await phone.content()).not.toContain('Ogródek');
  });

  await test.step('the owner names company and place in their dialogs', async () => {
    await desk.goto(`${stack.origin}/companies/`);
    await button(desk, 'Actions for Kawiarnia Parasol').click();
    await desk.getByRole('menuitem', { name: 'Edit' }).click();
    const company = desk.getByRole('dialog', { name: 'Edit company' });
    await expect(field(company, 'Name for visitors')).toHaveValue('Kawiarnia Parasol');
    await field(company, 'Name for visitors').fill('Niebieska Filiżanka');
    await button(company, 'Save changes').click();
    await expect(desk.getByText('Company updated successfully!')).toBeVisible();

    await desk.goto(`${stack.origin}/locations/`);
    await button(desk, 'Actions for Ogródek').click();
    await desk.getByRole('menuitem', { name: 'Edit' }).click();
    const location = desk.getByRole('dialog', { name: 'Edit location' });
    await expect(location.getByText('Visitors read: Niebieska Filiżanka')).toBeVisible();
    await field(location, 'Place, as visitors know it').fill('Ogród & taras');
    await expect(location.getByText(`Visitors read: ${venue}`)).toBeVisible();
    expect(await violationsOf(desk)).toEqual([]);
    await button(location, 'Save changes').click();
    await expect(desk.getByText('Location updated successfully!')).toBeVisible();
  });

  let shown: string[] = [];
  await test.step('visitors read both, above the form and in the tab', async () => {
    await phone.goto(code.short_url);
    await expect(phone.getByRole('heading', { level: 1 })).toHaveText(venue);
    await expect(phone).toHaveTitle(venue);
    // Name and address are asked for once a star is chosen.
    await phone.locator('input[name=rating][value="9"]').press('Space');
    shown = await wordsOf(phone.locator('form[data-form]'));
    expect(shown[0]).toBe(venue);
    expect(shown.join('\n')).toContain('Only Niebieska Filiżanka sees');
    const framed = await phone.request.get(`${code.short_url}?embed=1`);
    const kiosk = await phone.request.get(`${code.short_url}?kiosk=1`);
    for (const page of [framed, kiosk]) {
      const html = await page.text();
      expect(html).toContain(`<title>${venue.replace('&', '&amp;')}</title>`);
      expect(html).not.toContain('Ogródek');
    }
  });

  await test.step('so does the preview of the code', async () => {
    await desk.goto(`${stack.origin}/creator/codes/`);
    await button(desk, 'Actions for Stolik 1').click();
    await desk.getByRole('menuitem', { name: 'Preview form' }).click();
    const preview = desk.getByRole('dialog', { name: 'Form preview' });
    await expect(preview.getByText(venue, { exact: true })).toBeVisible();
    await preview.locator('input[name=rating][value="9"]').press('Space');
    expect(await wordsOf(preview.locator('form[data-form]'))).toEqual(shown);
  });

  let thanked = '';
  await test.step('and the editor, with what stands after sending', async () => {
    await desk.goto(`${stack.origin}/creator/editor/forms/${results[0]?.id}/`);
    const stage = desk.getByRole('region', { name: 'Preview' });
    await expect(stage.getByText(venue, { exact: true })).toBeVisible();
    expect(await wordsOf(stage.locator('form[data-form]'))).toEqual(shown);
    await button(desk, 'After sending').click();
    thanked = await stage.getByText(/^Your feedback is with/).innerText();
    expect(thanked).toBe(`Your feedback is with ${venue}. You can close this page.`);
  });

  await test.step('the thanks and the receipt say it, too', async () => {
    await fillIn(phone, 'Good soup.');
    await send(phone).click();
    await expect(phone.getByText(thanked, { exact: true })).toBeVisible();
    await expect(phone).toHaveTitle(venue);
    await phone.locator('[data-receipt]').click();
    await expect(phone).toHaveURL(/\/receipt\//);
    await expect(phone.getByText(venue, { exact: true })).toBeVisible();
    await expect(phone).toHaveTitle(`What you sent · ${venue}`);
    expect(await phone.content()).not.toContain('Ogródek');
  });

  await test.step('a closed form says whose it is', async () => {
    await owner.ask('POST', `/code/${code.id}/pause/`);
    await phone.goto(code.short_url);
    await expect(phone.getByText(venue, { exact: true })).toBeVisible();
    await expect(phone).toHaveTitle(`Closed for now · ${venue}`);
  });
});

test('the setup shows the page that visitors get, heading included', async ({
  stack,
  openAs,
  browser,
}) => {
  test.setTimeout(120_000);
  const owner = await createOwner(stack);
  await owner.ask('PATCH', '/user/details/', { has_setup: false });
  const page = await (await openAs(owner)).newPage();
  const goOn = () => button(page, 'Save and continue').click();

  await page.goto(`${stack.origin}/account-setup/`);
  await field(page, 'Name').fill('Blue Cup');
  await expect(field(page, 'Name for visitors')).toHaveValue('Blue Cup');
  await field(page, 'Address').fill('Harbour Street 4');
  await field(page, 'Registration number').fill('0012345');
  await goOn();
  await field(page, 'Name of the place').fill('Ground floor');
  await expect(page.getByText('Visitors read: Blue Cup', { exact: true })).toBeVisible();
  await goOn();

  // The picture is said in words beside it, and hidden from screen readers.
  const picture = page.locator('label:has(input:checked) form[data-form]');
  await expect(picture.getByText('Blue Cup', { exact: true })).toBeVisible();
  const shown = await wordsOf(picture);
  expect(shown.join(' ')).not.toContain('Ground floor');
  await goOn();
  // The button of each step has the same name, and does nothing while it saves.
  await expect(page.getByRole('heading', { name: 'What do you print?' })).toBeVisible();
  await goOn();
  await field(page, 'Name of the code').fill('Counter');
  await button(page, 'Publish and print').click();
  await expect(page.getByRole('dialog', { name: 'Print frame' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('Your code is live')).toBeVisible();
  const address = await page.getByRole('link', { name: /\/r\// }).getAttribute('href');

  const phone = await (await browser.newContext({ locale: 'en-US' })).newPage();
  await phone.goto(address ?? '');
  await expect(phone).toHaveTitle('Blue Cup');
  expect(await wordsOf(phone.locator('form[data-form]'))).toEqual(shown);
});
