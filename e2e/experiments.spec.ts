import { settled, violationsInBothThemes } from './stack/accessibility.ts';
import { expect, test } from './stack/stackTest.ts';

test('an owner plans an experiment with two forms, sees its plan without a verdict, and stops it', async ({
  openAs,
  sample,
}) => {
  const { origin, owner } = sample;
  const context = await openAs(owner, { origin, bypassCSP: true, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(`${origin}/stats/`);
  await page.getByRole('link', { name: 'Experiments' }).click();
  await page.getByRole('button', { name: 'New experiment' }).click();
  const dialog = page.getByRole('dialog', { name: 'New experiment' });

  await dialog.getByRole('button', { name: 'Draw the plan' }).click();
  await expect(dialog.getByText(/^Chance alone could name a winner among so few/)).toBeVisible();
  await dialog.getByRole('textbox', { name: /^Name/ }).fill('Which form do guests prefer?');
  for (const side of ['A', 'B']) {
    await dialog.getByRole('button', { name: new RegExp(`\\b${side}\\b`) }).click();
    await page.getByRole('option').first().click();
  }
  await dialog.getByRole('button', { name: 'Choose all codes' }).click();
  await expect(dialog.getByText(/^It ends on .* would likely be found\.$/)).toBeVisible();
  expect(await violationsInBothThemes(page, 'a new experiment')).toEqual([]);
  await dialog.getByRole('button', { name: 'Draw the plan' }).click();

  await expect(
    page.getByRole('heading', { level: 1, name: 'Which form do guests prefer?' }),
  ).toBeVisible();
  await expect(page.getByText(/No verdict before: whoever looks early/)).toBeVisible();
  await settled(page);
  const rows = page.getByRole('table').getByRole('row');
  const { results } = await owner.ask<{ results: { state: string }[] }>(
    'GET',
    '/code/?page_size=100',
  );
  const count = results.filter(({ state }) => state !== 'draft').length;
  await expect(rows).toHaveCount(count + 1);
  for (let row = 1; row <= count; row += 1) {
    await expect(rows.nth(row).getByRole('cell')).toHaveText([/^[AB]$/, /^[AB]$/]);
  }
  expect(await violationsInBothThemes(page, 'a plan')).toEqual([]);

  await page.getByRole('button', { name: 'Stop' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByText(/^It was stopped before its end/)).toBeVisible();
  await page.getByRole('link', { name: 'All experiments' }).click();
  await expect(page.getByRole('region', { name: 'Which form do guests prefer?' })).toContainText(
    'Stopped',
  );
});
