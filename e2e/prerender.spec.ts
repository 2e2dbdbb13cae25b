import { expect, test } from './stack/stackTest.ts';

test('the login stands there before the app runs, and nothing moves when it does', async ({
  page,
  stack,
}) => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) complaints.push(message.text());
  });
  let letRun = () => {};
  const mayRun = new Promise<void>((resolve) => {
    letRun = resolve;
  });
  await page.route(/\/assets\/react-/, async (route) => {
    await mayRun;
    await route.continue();
  });
  const title = page.getByText('Log in', { exact: true }).first();

  await page.goto(`${stack.origin}/login/`, { waitUntil: 'commit' });
  await expect(title).toBeVisible();
  expect(await page.getByRole('heading').count(), 'nobody can use what is only drawn').toBe(0);
  const drawn = await title.boundingBox();

  letRun();
  const heading = page.getByRole('heading', { name: 'Log in', exact: true });
  await expect(heading).toBeVisible();
  const stands = await heading.boundingBox();
  for (const side of ['x', 'y', 'width', 'height'] as const) {
    // The system's letters, which stand there until ours come, are a hair larger or smaller.
    expect(Math.abs((stands?.[side] ?? NaN) - (drawn?.[side] ?? NaN)), side).toBeLessThanOrEqual(1);
  }
  expect(complaints).toEqual([]);
});
