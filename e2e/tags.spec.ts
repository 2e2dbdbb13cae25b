import { violationsOf } from './stack/accessibility.ts';
import { publishCode } from './stack/code.ts';
import { createOwner } from './stack/owner.ts';
import { expect, test } from './stack/stackTest.ts';

test('an owner tags two places, and reads the list, feedback and statistics of a tag', async ({
  stack,
  openAs,
}) => {
  const owner = await createOwner(stack);
  const code = await publishCode(owner);
  const { site, company } = await owner.ask<{ site: string; company: string }>(
    'GET',
    `/code/${code.id}/`,
  );
  const first = await owner.ask<Record<string, string>>('GET', `/location/${site}/`);
  const addPlace = (name: string) =>
    owner.ask<{ id: string }>('POST', '/location/', {
      name,
      email: first['email'],
      address: first['address'],
      company,
    });
  await addPlace('Dworzec');
  await addPlace('Bulwar');
  for (const rating of [9, 4]) {
    await owner.ask('POST', `/survey/${code.short_url.split('/').at(-1)}/submit/`, {
      client_id: crypto.randomUUID(),
      rating,
      comment: `Rated ${rating}`,
    });
  }
  const page = await (await openAs(owner)).newPage();

  // One by one, with the keyboard.
  await page.goto(`${stack.origin}/locations/?open=${site}`);
  const tags = page.getByRole('dialog').getByRole('combobox', { name: 'Tags' });
  await tags.fill('Drive-in,');
  await tags.pressSequentially('north');
  await tags.press('Enter');
  await expect(page.getByRole('button', { name: 'Remove: Drive-in' })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  // Two together: what is in use is offered.
  for (const name of ['Dworzec', 'Bulwar']) {
    await page.getByRole('checkbox', { name: new RegExp(name) }).check({ force: true });
  }
  await page.getByRole('button', { name: 'Edit together' }).click();
  await page.getByRole('combobox', { name: 'Add tags to all of them' }).pressSequentially('NOR');
  await page.getByRole('option', { name: 'north' }).click();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.goto(`${stack.origin}/locations/`);
  await page.getByRole('button', { name: /All tags/ }).click();
  await page.getByRole('option', { name: 'Drive-in' }).click();
  await expect(page.getByRole('row', { name: /Dworzec/ })).toHaveCount(0);
  await expect(page.getByRole('row', { name: /Ogródek/ })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);

  await page.goto(`${stack.origin}/feedback/?tag=Drive-in`);
  await expect(page.getByText('Rated 9')).toBeVisible();
  await page.goto(`${stack.origin}/feedback/?tag=south`);
  await expect(page.getByText('Rated 9')).toHaveCount(0);

  await page.goto(`${stack.origin}/stats/?tab=ratings`);
  await page.getByRole('button', { name: /All tags/ }).click();
  await page.getByRole('option', { name: 'north' }).click();
  await expect(page).toHaveURL(/tag=north/);
  await expect(page.getByRole('main').getByText('6.5').first()).toBeVisible();

  // Renamed on all of them.
  await page.goto(`${stack.origin}/locations/`);
  await page.getByRole('button', { name: 'Rename or remove a tag' }).click();
  await page.getByRole('dialog').getByRole('button', { name: /Tag/ }).click();
  await page.getByRole('option', { name: /north/ }).click();
  await page.getByRole('textbox', { name: 'New name' }).fill('Północ');
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('The tag was renamed.')).toBeVisible();
  await expect(page.getByRole('row', { name: /Dworzec.*Północ/ })).toBeVisible();
});
