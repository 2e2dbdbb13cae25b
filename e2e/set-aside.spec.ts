import { violationsInBothThemes } from './stack/accessibility.ts';
import { publishCode } from './stack/code.ts';
import { createOwner } from './stack/owner.ts';
import { expect, test } from './stack/stackTest.ts';

test('an owner sees what was set aside, and brings a real answer into every figure', async ({
  stack,
  openAs,
}) => {
  const owner = await createOwner(stack);
  const { slug } = await publishCode(owner);
  for (const given of [
    { rating: 9, comment: 'Lovely cake.', name: 'Anna', duration: 30 },
    { rating: 2, comment: 'Cold soup, and slow.', name: 'Jan', duration: 0.6 },
    { rating: 10, comment: 'Cheap watches!', duration: 20, website: 'https://spam.example' },
  ]) {
    const sent = await fetch(`${stack.origin}/api/survey/${slug}/submit/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ client_id: crypto.randomUUID(), ...given }),
    });
    // Programs get the usual thanks.
    expect(sent.status).toBe(201);
  }
  const counted = async () => {
    const { count } = await owner.ask<{ count: number }>('GET', '/feedback/');
    return count;
  };
  const context = await openAs(owner);
  const page = await context.newPage();
  await page.goto(`${stack.origin}/feedback/`);
  await expect(page.getByRole('row')).toHaveCount(2, { timeout: 30_000 });

  await page.getByRole('link', { name: 'Set aside: 2' }).click();
  await expect(page.getByRole('heading', { name: 'Set aside', level: 1 })).toBeVisible();
  const row = (words: string) => page.getByRole('row').filter({ hasText: words });
  await expect(row('Cold soup')).toContainText('Sent within 1.5 seconds of opening');
  await expect(row('Cheap watches')).toContainText('A hidden field was filled in');
  expect(await violationsInBothThemes(page, 'set aside')).toEqual([]);

  await row('Cold soup').getByText('Jan').click();
  await page.getByRole('button', { name: 'This is real' }).click();
  await expect(page.getByText('The answer counts from now on.')).toBeVisible();
  await expect(row('Cold soup')).toHaveCount(0);
  expect(await counted()).toBe(2);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row('Cold soup')).toBeVisible();
  expect(await counted()).toBe(1);

  await row('Cold soup').locator('label[slot=selection]').click();
  await page.getByRole('button', { name: 'These are real' }).click();
  await expect(row('Cold soup')).toHaveCount(0);
  await page.getByRole('link', { name: 'All feedback' }).click();
  await expect(row('Cold soup')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Set aside: 1' })).toBeVisible();
});
