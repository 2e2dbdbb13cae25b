import { violationsInBothThemes } from './stack/accessibility.ts';
import { createOwner, linkIn } from './stack/owner.ts';
import { expect, test } from './stack/stackTest.ts';

test('an alert address is asked once, confirms with a button, and the owner sees it', async ({
  openAs,
  page,
  stack,
}) => {
  const owner = await createOwner(stack);
  const company = await owner.ask<{ id: string }>('POST', '/company/', {
    name: 'Café Zofia',
    address: 'Rynek 12, Kraków',
    registration_number: '0123456789',
    representative: 'Zofia Nowak',
  });
  const alertAddress = `shift-${crypto.randomUUID()}@cafe.example`;
  const location = await owner.ask<{ id: string }>('POST', '/location/', {
    name: 'You won! http://evil.test/claim',
    email: owner.email,
    address: 'Rynek 12',
    company: company.id,
    alert_email: alertAddress,
    alert_threshold: 5,
  });
  const app = await (await openAs(owner)).newPage();
  await app.goto(`${stack.origin}/locations/?open=${location.id}`);
  await expect(
    app.getByText('Until then, alerts go to the address of your account.'),
  ).toBeVisible();

  const letter = await stack.mailbox.letterTo(alertAddress, /Do you want alerts/);
  expect(`${letter.subject} ${letter.text} ${letter.html}`).not.toContain('evil.test');
  const headers = Object.fromEntries(letter.headers.map(({ key, value }) => [key, value]));
  expect(headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');

  const link = /https?:\/\/\S+\/letters\/[\w.~-]+\/?/.exec(letter.text ?? '')?.[0];
  if (!link) throw new Error(`The letter has no link:\n${letter.text}`);
  await page.goto(link);
  expect(await violationsInBothThemes(page, 'the page of an alert address')).toEqual([]);
  await page.screenshot({ path: 'test-results/alert-address.png' });
  // Looking at it confirms nothing: mail scanners do.
  await app.reload();
  await expect(
    app.getByText('Until then, alerts go to the address of your account.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Yes, send me alerts' }).click();
  await expect(page.getByRole('heading', { name: 'You will get alerts' })).toBeVisible();
  await app.reload();
  await expect(app.getByText('This address has confirmed that it wants alerts.')).toBeVisible();
  await app.screenshot({ path: 'test-results/alert-confirmed.png' });
});

test('a new password ends programs, named on the screen, but those that were taken out', async ({
  page,
  stack,
}) => {
  const owner = await createOwner(stack);
  const makeKey = (name: string) =>
    owner.ask<{ key: string }>('POST', '/user/api_key/', {
      name,
      scopes: ['read:workspace'],
      password: owner.password,
    });
  const [kept, ended] = [await makeKey('Till'), await makeKey('Old laptop')];
  const statusOf = async ({ key }: { key: string }) =>
    (await fetch(`${stack.origin}/api/company/`, { headers: { authorization: `Bearer ${key}` } }))
      .status;
  expect([await statusOf(kept), await statusOf(ended)]).toEqual([200, 200]);

  await page.goto(`${stack.origin}/recover-account/`);
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill(owner.email);
  await page.getByRole('button', { name: /reset|Send/i }).click();
  const letter = await stack.mailbox.letterTo(owner.email, /password/i);
  await page.goto(linkIn(letter.text, '/reset-password'));
  for (const name of ['Till', 'Old laptop']) {
    await expect(page.getByRole('checkbox', { name: new RegExp(name) })).toBeChecked();
  }
  await page.screenshot({ path: 'test-results/reset-programs.png', fullPage: true });
  await page.getByRole('checkbox', { name: /Till/ }).press('Space');
  const password = 'Zielony#Rower88';
  await page.getByRole('textbox', { name: 'New password', exact: true }).fill(password);
  await page.getByRole('textbox', { name: 'Repeat the new password', exact: true }).fill(password);
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page.getByText('Your password is changed. Log in with the new one.')).toBeVisible();
  expect([await statusOf(kept), await statusOf(ended)]).toEqual([200, 401]);
});
