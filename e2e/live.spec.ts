import { publishCode } from './stack/code.ts';
import { createOwner } from './stack/owner.ts';
import { expect, test } from './stack/stackTest.ts';

test('an answer that comes after the list was read and before the stream is open is not missed', async ({
  stack,
  openAs,
}) => {
  const owner = await createOwner(stack);
  const code = await publishCode(owner);
  const page = await (await openAs(owner)).newPage();
  const held = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  await page.route('**/graphql', async (route) => {
    if (route.request().headers()['accept'] === 'text/event-stream') {
      asked.resolve();
      await held.promise;
    }
    await route.continue();
  });
  await page.goto(`${stack.origin}/feedback/`);
  await expect(page.getByText('No feedback found')).toBeVisible();
  await asked.promise;

  const answer = { client_id: crypto.randomUUID(), rating: 3, comment: 'Zimna zupa.' };
  const sent = await fetch(`${stack.origin}/api/survey/${code.slug}/submit/`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(answer),
  });
  expect(sent.status).toBe(201);
  held.resolve();

  await expect(page.getByText('Zimna zupa.')).toBeVisible();
});
