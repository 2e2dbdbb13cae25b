import type { Page } from '@playwright/test';

import { violationsOf } from './stack/accessibility.ts';
import { publishCode } from './stack/code.ts';
import { createOwner } from './stack/owner.ts';
import { expect, test } from './stack/stackTest.ts';
import { fillIn, send } from './stack/visitor.ts';

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true });
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

const address = 'https://reviews.example.com/parasol';

test('an owner thanks in their own words, replies, and the visitor erases what they sent', async ({
  stack,
  openAs,
  browser,
}) => {
  // The letter with a reply waits for a minute.
  test.setTimeout(240_000);
  const owner = await createOwner(stack);
  const code = await publishCode(owner);
  const { results } = await owner.ask<{ results: { id: string }[] }>('GET', '/form/');
  const desk = await (await openAs(owner, { bypassCSP: true })).newPage();
  // The visitor is another person, on a phone.
  const phone = await (
    await browser.newContext({
      viewport: { width: 320, height: 640 },
      locale: 'pl-PL',
      // Chromium without a screen calls itself a program, and programs read nothing.
      userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1',
      serviceWorkers: 'allow',
      bypassCSP: true,
    })
  ).newPage();

  await test.step('the owner writes what stands after sending, in both languages', async () => {
    await desk.goto(`${stack.origin}/creator/editor/forms/${results[0]?.id}/`);
    await button(desk, 'After sending').click();
    await field(desk, 'Heading').fill('See you soon!');
    await expect(desk.getByText('After sending has no words in Polish.')).toBeVisible();
    await button(desk, 'Go there: After sending has no words in Polish.').click();
    await expect(field(desk, 'Heading')).toHaveValue('');
    await field(desk, 'Heading').fill('Do zobaczenia!');

    await desk.getByText('Other words by rating').click();
    await field(desk, 'Heading after 1 to 6 stars').fill('Przepraszamy!');
    await desk.getByRole('button', { name: /Shown after$/ }).click();
    await desk.getByRole('option', { name: '1 to 6 stars' }).click();
    await expect(
      desk.getByRole('region', { name: 'Preview' }).getByText('Przepraszamy!'),
    ).toBeVisible();
    await desk.getByRole('button', { name: /Shown after$/ }).click();
    await desk.getByRole('option', { name: '7 or 8 stars' }).click();

    await field(desk, 'Link to public reviews').fill('reviews.example.com/parasol');
    await expect(
      desk.getByText('The link to public reviews is not a whole address.').first(),
    ).toBeVisible();
    await field(desk, 'Heading').focus();
    await expect(field(desk, 'Link to public reviews')).toHaveValue(address);
    const stage = desk.getByRole('region', { name: 'Preview' });
    await expect(stage.getByText('Do zobaczenia!')).toBeVisible();
    await expect(stage.getByRole('link', { name: 'Napisz publiczną opinię' })).toBeVisible();
    expect(await violationsOf(desk)).toEqual([]);
  });

  await test.step('and publishes it', async () => {
    await expect(desk.getByText('Saved', { exact: true })).toBeVisible();
    await desk.goto(`${desk.url().split('?')[0]}?step=publish`);
    await button(desk, 'Publish changes').click();
    await expect(desk.getByText('Visitors now see version 2.').first()).toBeVisible();
  });

  await test.step('a visitor who was not happy is thanked in words for it, and offered the same link', async () => {
    await phone.goto(code.short_url);
    await fillIn(phone, 'Zimna zupa.');
    await expect(
      phone.getByText('Twoje imię i adres e-mail zobaczy tylko Kawiarnia Parasol'),
    ).toBeVisible();
    await phone.locator('input[name=rating][value="2"]').check({ force: true });
    await phone.locator('input[name=name]').fill('Ewa');
    await phone.locator('input[name=email]').fill('ewa@example.com');
    await send(phone).click();
    await expect(phone.getByRole('heading', { name: 'Przepraszamy!' })).toBeVisible();
    const review = phone.getByRole('link', { name: 'Napisz publiczną opinię' });
    await expect(review).toHaveAttribute('href', address);
    await expect(review).toHaveAttribute('rel', 'noopener noreferrer nofollow');
    expect(await violationsOf(phone)).toEqual([]);
  });

  await test.step('the owner replies', async () => {
    await desk.goto(`${stack.origin}/feedback/`);
    await desk.getByRole('row').filter({ hasText: 'Ewa' }).click();
    await expect(
      desk.getByText('Goes to e•••@example.com by email and onto the receipt page.'),
    ).toBeVisible();
    await field(desk, 'Message to the visitor').fill('Przepraszamy. Kolejna na nasz koszt!');
    await button(desk, 'Reply').click();
    await expect(desk.getByText(/^Replied /)).toBeVisible();
    await expect(desk.getByRole('img', { name: 'Replied' })).toBeVisible();
    expect(await violationsOf(desk)).toEqual([]);
  });

  await test.step('the letter with it goes out a minute later', async () => {
    await expect(desk.getByText(/^The email goes out in a minute/)).toBeVisible();
    await expect(desk.getByText(/ · Emailed /)).toBeVisible({ timeout: 120_000 });
  });

  await test.step('the visitor reads it by the link in the letter, and erases everything', async () => {
    const letter = await stack.mailbox.letterTo('ewa@example.com', /odpowiedź na Twoją opinię/);
    expect(letter.text).toContain('> Przepraszamy. Kolejna na nasz koszt!');
    const [link = ''] = /https?:\/\/\S+\/receipt\/\S+/.exec(letter.text ?? '') ?? [];
    await phone.goto(link);
    await expect(phone).toHaveURL(/\/receipt\/[0-9A-Z]{26}/);
    const receipt = phone.url();
    await expect(phone.getByText('Zimna zupa.')).toBeVisible();
    await expect(phone.getByText('Przepraszamy. Kolejna na nasz koszt!')).toBeVisible();
    expect(await violationsOf(phone)).toEqual([]);
    // Its owner sees that it was read.
    await desk.reload();
    await expect(desk.getByText(/ · Read /)).toBeVisible();

    await phone.locator('summary').click();
    await phone.locator('form button').click();
    await expect(phone.getByText('Zimna zupa.')).toHaveCount(0);
    expect((await phone.goto(receipt))?.status()).toBe(404);
    expect(await owner.ask('GET', '/feedback/')).toMatchObject({ count: 0 });
  });
});
