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

test('the session is checked and the screen’s first queries are sent while the app is on its way, each once', async ({
  openAs,
  stack,
  owner,
}) => {
  const page = await (await openAs(owner)).newPage();
  const isQuery = (url: string) => url.endsWith('/graphql');
  const first = () =>
    page.evaluate(() => (localStorage.getItem('first_queries') ?? '').includes('CompaniesPage'));
  const address = `${stack.origin}/companies/`;
  await page.goto(address);
  await expect.poll(first, 'the first visit notes what it asks').toBe(true);

  let letRun = () => {};
  const mayRun = new Promise<void>((resolve) => {
    letRun = resolve;
  });
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await mayRun;
    await route.continue();
  });
  const asked: string[] = [];
  page.on('request', (request) => {
    if (!isQuery(request.url())) return;
    asked.push((request.postDataJSON() as { operationName: string }).operationName);
  });
  const early = ['VerifyToken', 'CompaniesPage'];
  const answers = early.map((name) =>
    page.waitForResponse(
      (response) =>
        isQuery(response.url()) && Boolean(response.request().postData()?.includes(`"${name}"`)),
    ),
  );

  // An access token lives for ten seconds here, and nothing is sent early with one that is over.
  const { access, refresh } = await owner.logIn();
  await page.evaluate(
    (tokens) => {
      sessionStorage.clear();
      for (const [key, token] of Object.entries(tokens)) localStorage.setItem(key, token);
    },
    { jwt_access_token: access, jwt_refresh_token: refresh },
  );
  await page.goto(address, { waitUntil: 'commit' });
  for (const answer of await Promise.all(answers)) expect(answer.status()).toBe(200);

  letRun();
  await expect(page.getByRole('heading', { level: 1, name: 'Companies' })).toBeVisible();
  await expect(page.getByText('No companies found')).toBeVisible();
  for (const name of early) expect(asked.filter((one) => one === name)).toEqual([name]);
});
