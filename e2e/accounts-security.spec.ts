import { createHmac } from 'node:crypto';
import { mkdirSync } from 'node:fs';

import type { Browser, BrowserContextOptions, Page } from '@playwright/test';

import { freePort } from '../scripts/machine/freePort.ts';
import { oidcClient, openOidcProvider } from '../packages/api/src/test/openOidcProvider.ts';
import { violationsOf } from './stack/accessibility.ts';
import { folderMailbox } from './stack/letters.ts';
import { createOwner, linkIn, type Owner } from './stack/owner.ts';
import { fillDataDir } from './stack/prepareData.ts';
import { startProcess } from './stack/process.ts';
import { expect, test } from './stack/stackTest.ts';

const phone: BrowserContextOptions = {
  userAgent:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1',
  viewport: { width: 390, height: 844 },
};

const desk: BrowserContextOptions = {
  userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0',
};

/** Logs a person in on a device of their own, by the screen. */
async function logInOn(
  browser: Browser,
  origin: string,
  { email, password }: Owner,
  device: BrowserContextOptions,
): Promise<Page> {
  const context = await browser.newContext(device);
  const page = await context.newPage();
  await page.goto(`${origin}/login/`);
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill(email);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveTitle('Home · Hearback');
  return page;
}

test('a device is logged out from another one, at its next step', async ({ browser, stack }) => {
  const person = await createOwner(stack);
  const atDesk = await logInOn(browser, stack.origin, person, desk);
  const inHand = await logInOn(browser, stack.origin, person, phone);

  // A login on a new device sends a letter.
  await expect(async () => {
    const letter = await stack.mailbox.letterTo(person.email, /New login/);
    expect(letter.text).toContain('Device: Safari on iPhone');
  }).toPass();

  await atDesk.goto(`${stack.origin}/account/?tab=security`);
  const sessions = atDesk.getByRole('region', { name: 'Where you are logged in' });
  const own = sessions.getByRole('listitem').filter({ hasText: 'Firefox on Windows' });
  const other = sessions.getByRole('listitem').filter({ hasText: 'Safari on iPhone' });
  await expect(own.getByText('This device')).toBeVisible();
  await expect(own.getByRole('button')).toHaveCount(0);
  await expect(other.getByText('Local network · Last seen')).toBeVisible();

  await other.getByRole('button', { name: 'Log out this device' }).click();
  const question = atDesk.getByRole('dialog', { name: 'Log out this device?' });
  await expect(question).toContainText('Safari on iPhone');
  await question.getByRole('button', { name: 'Log out', exact: true }).click();
  await expect(atDesk.getByText('The device is logged out.')).toBeVisible();
  await expect(other).toHaveCount(0);
  await expect(own).toBeVisible();

  const events = atDesk.getByRole('region', { name: 'Recent activity' });
  await expect(events.getByText('Another device was logged out.')).toBeVisible();
  await expect(
    events.getByRole('listitem').filter({ hasText: 'Logged in on a new device.' }).first(),
  ).toContainText('Safari on iPhone');

  await inHand.goto(`${stack.origin}/companies/`);
  await expect(inHand).toHaveTitle('Log in · Hearback');
  await atDesk.goto(`${stack.origin}/companies/`);
  await expect(atDesk).toHaveTitle('Companies · Hearback');
  await atDesk.context().close();
  await inHand.context().close();
});

test('all other devices are logged out with one press', async ({ browser, stack }) => {
  const person = await createOwner(stack);
  const atDesk = await logInOn(browser, stack.origin, person, desk);
  const inHand = await logInOn(browser, stack.origin, person, phone);

  await inHand.goto(`${stack.origin}/account/?tab=security`);
  await inHand.getByRole('button', { name: 'Log out all others' }).click();
  const question = inHand.getByRole('dialog', { name: 'Log out all other devices?' });
  await question.getByRole('button', { name: 'Log out all others' }).click();
  await expect(inHand.getByText('All other devices are logged out.')).toBeVisible();
  const sessions = inHand.getByRole('region', { name: 'Where you are logged in' });
  await expect(sessions.getByRole('listitem')).toHaveCount(1);

  await atDesk.goto(`${stack.origin}/companies/`);
  await expect(atDesk).toHaveTitle('Log in · Hearback');
  await atDesk.context().close();
  await inHand.context().close();
});

test('what happened is listed page by page', async ({ openAs, stack }) => {
  const person = await createOwner(stack);
  for (let login = 0; login < 12; login += 1) await person.logIn();
  const page = await (await openAs(person)).newPage();
  await page.goto(`${stack.origin}/account/?tab=security`);

  const events = page.getByRole('region', { name: 'Recent activity' });
  await expect(events.getByText('Logged in.').first()).toBeVisible();
  await expect(events.getByText('The account was opened.')).toHaveCount(0);
  await events.getByRole('button', { name: 'Next' }).click();
  await expect(events.getByText('The account was opened.')).toBeVisible();
  await expect(events.getByText('The account was activated.')).toBeVisible();
});

/** The code that an authenticator app shows for a secret, by RFC 6238 and not by what the server uses. */
function codeOfApp(secret: string, atMs: number): string {
  const digits = [...secret].map((digit) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(digit));
  const bits = digits.map((digit) => digit.toString(2).padStart(5, '0')).join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const step = Buffer.alloc(8);
  step.writeBigUInt64BE(BigInt(Math.floor(atMs / 30_000)));
  const hash = createHmac('sha1', key).update(step).digest();
  const number = (hash.readUInt32BE((hash.at(-1) ?? 0) & 0xf) & 0x7fff_ffff) % 1_000_000;
  return String(number).padStart(6, '0');
}

test('one-time codes: turned on, asked for at the login, once each, and turned off', async ({
  browser,
  stack,
}) => {
  const person = await createOwner(stack);
  const page = await logInOn(browser, stack.origin, person, phone);
  await page.goto(`${stack.origin}/account/?tab=security`);
  const card = page.getByRole('region', { name: 'One-time codes' });
  await card.getByRole('button', { name: 'Turn on one-time codes' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Your password' }).fill(person.password);
  await dialog.getByRole('button', { name: 'Next' }).click();

  await expect(
    dialog.getByRole('img', { name: 'QR code for the authenticator app' }),
  ).toBeVisible();
  const shown = await dialog.getByRole('textbox', { name: 'Or type this key' }).inputValue();
  const secret = shown.replaceAll(/\s/g, '');
  expect(await violationsOf(page)).toEqual([]);
  const begun = Date.now();
  const first = codeOfApp(secret, begun);
  await dialog.getByRole('textbox', { name: 'Six-digit code' }).fill(first);
  await dialog.getByRole('button', { name: 'Turn on one-time codes' }).click();
  const list = dialog.getByRole('list', { name: 'Your recovery codes' });
  await expect(list.getByRole('listitem')).toHaveCount(10);
  const [recovery = '', other = '', third = ''] = await list
    .getByRole('listitem')
    .allTextContents();
  expect(await violationsOf(page)).toEqual([]);
  const saved = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download' }).click();
  expect((await saved).suggestedFilename()).toBe('hearback-recovery-codes.txt');
  await dialog.getByRole('button', { name: 'I have kept them' }).click();
  await expect(card.getByText('10 recovery codes are left.')).toBeVisible();
  await expect(async () => {
    await stack.mailbox.letterTo(person.email, /One-time codes are on/);
  }).toPass();

  const typePassword = async () => {
    await page.goto(`${stack.origin}/logout/`);
    await expect(page).toHaveTitle('Log in · Hearback');
    await page.getByRole('textbox', { name: 'Email', exact: true }).fill(person.email);
    await page.getByRole('textbox', { name: 'Password', exact: true }).fill(person.password);
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
  };
  const refused = page.getByText('This code is not right, or it was used already.');
  const typeCode = async (label: string, code: string) => {
    await page.getByRole('textbox', { name: label }).fill(code);
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
  };

  await typePassword();
  await expect(page.getByRole('textbox', { name: 'Six-digit code' })).toBeFocused();
  expect(await violationsOf(page)).toEqual([]);
  // The code that turned them on was used by that.
  await typeCode('Six-digit code', first);
  await expect(refused).toBeVisible();
  await typeCode('Six-digit code', codeOfApp(secret, begun + 30_000));
  await expect(page).toHaveTitle('Home · Hearback');

  await typePassword();
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await typeCode('Recovery code', recovery);
  await expect(page).toHaveTitle('Home · Hearback');
  await typePassword();
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await typeCode('Recovery code', recovery);
  await expect(refused).toBeVisible();
  await typeCode('Recovery code', other);
  await expect(page).toHaveTitle('Home · Hearback');

  await page.goto(`${stack.origin}/account/?tab=security`);
  await expect(card.getByText('8 recovery codes are left.')).toBeVisible();
  const fillBoth = async (code: string) => {
    await dialog.getByRole('textbox', { name: 'Your password' }).fill(person.password);
    await dialog.getByRole('textbox', { name: 'Code of the app, or a recovery code' }).fill(code);
  };
  await card.getByRole('button', { name: 'Make new recovery codes' }).click();
  await fillBoth(third);
  await dialog.getByRole('button', { name: 'Make new recovery codes' }).click();
  await expect(list.getByRole('listitem')).toHaveCount(10);
  const anew = await list.getByRole('listitem').first().textContent();
  await dialog.getByRole('button', { name: 'I have kept them' }).click();
  await card.getByRole('button', { name: 'Turn off one-time codes' }).click();
  await fillBoth(anew ?? '');
  await dialog.getByRole('button', { name: 'Turn off one-time codes' }).click();
  await expect(page.getByText('One-time codes are off.')).toBeVisible();
  await typePassword();
  await expect(page).toHaveTitle('Home · Hearback');
  await page.context().close();
});

test('another login address: by its letter, told to the old one, and taken back', async ({
  browser,
  stack,
}) => {
  const person = await createOwner(stack);
  const atDesk = await logInOn(browser, stack.origin, person, desk);
  const inHand = await logInOn(browser, stack.origin, person, phone);
  const email = `new-${crypto.randomUUID()}@cafe.example`;

  await inHand.goto(`${stack.origin}/account/?tab=security`);
  const card = inHand.getByRole('region', { name: 'Login address' });
  await expect(card).toContainText(person.email);
  await card.getByRole('button', { name: 'Change the address' }).click();
  const dialog = inHand.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'New address' }).fill(email);
  await dialog.getByRole('textbox', { name: 'Your password' }).fill(person.password);
  expect(await violationsOf(inHand)).toEqual([]);
  await dialog.getByRole('button', { name: 'Send the link' }).click();
  await expect(card.getByText(`We wrote to ${email}.`)).toBeVisible();
  await stack.mailbox.letterTo(person.email, /A new address was asked for/);

  const letter = await stack.mailbox.letterTo(email, /Confirm your new address/);
  const link = linkIn(letter.text, '/change-email');
  await inHand.goto(link);
  await expect(inHand.getByRole('button', { name: 'Use this address' })).toBeVisible();
  expect(await violationsOf(inHand)).toEqual([]);
  await inHand.getByRole('button', { name: 'Use this address' }).click();
  await expect(inHand.getByText(`You log in with ${email} now.`)).toBeVisible();
  await inHand.getByRole('link', { name: 'Go to Hearback' }).click();
  await expect(inHand).toHaveTitle('Home · Hearback');
  // The other device is out.
  await atDesk.goto(`${stack.origin}/companies/`);
  await expect(atDesk).toHaveTitle('Log in · Hearback');
  await atDesk.goto(link);
  await atDesk.getByRole('button', { name: 'Use this address' }).click();
  await expect(atDesk.getByText('This link does not work any more.')).toBeVisible();

  const told = await stack.mailbox.letterTo(person.email, /address .* was changed/);
  expect(told.text).toContain(email);
  await atDesk.goto(linkIn(told.text, '/undo-email'));
  await expect(atDesk.getByRole('button', { name: 'Take it back' })).toBeVisible();
  expect(await violationsOf(atDesk)).toEqual([]);
  await atDesk.getByRole('button', { name: 'Take it back' }).click();
  const password = 'Zielony#Rower88';
  await atDesk.getByRole('textbox', { name: 'New password', exact: true }).fill(password);
  await atDesk
    .getByRole('textbox', { name: 'Repeat the new password', exact: true })
    .fill(password);
  await atDesk.getByRole('button', { name: 'Set password' }).click();
  await expect(atDesk).toHaveTitle('Log in · Hearback');
  await inHand.goto(`${stack.origin}/companies/`);
  await expect(inHand).toHaveTitle('Log in · Hearback');
  await atDesk.context().close();
  await inHand.context().close();

  const back = await logInOn(browser, stack.origin, { ...person, password }, phone);
  await back.goto(`${stack.origin}/account/?tab=security`);
  const events = back.getByRole('region', { name: 'Recent activity' });
  for (const happened of [
    'Another login address was asked for.',
    'The login address was changed.',
    'The change of the login address was taken back.',
  ]) {
    await expect(events.getByText(happened)).toBeVisible();
  }
  await back.context().close();
});

test('passkeys: added, used in place of the password, and removed', async ({ browser, parts }) => {
  test.skip(parts === 'balanced', 'It starts a product of its own.');
  // Passkeys belong to a name: there are none for an address such as 127.0.0.1.
  const dataDir = test.info().outputPath('passkeys');
  mkdirSync(dataDir, { recursive: true });
  fillDataDir(dataDir, 'empty');
  const port = String(await freePort());
  const origin = `http://localhost:${port}`;
  const product = await startProcess('packages/gateway/src/main.ts', ['--no-sample'], {
    LOG_LEVEL: 'info',
    RATE_LIMIT_FACTOR: '0',
    PORT: port,
    PUBLIC_ORIGIN: origin,
    DATA_DIR: dataDir,
  });
  const mailbox = folderMailbox(dataDir);
  try {
    const person = await createOwner({ origin, mailbox, printed: product.printed });
    const page = await logInOn(browser, origin, person, desk);
    const devices = await page.context().newCDPSession(page);
    await devices.send('WebAuthn.enable');
    const { authenticatorId } = await devices.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });

    await page.goto(`${origin}/account/?tab=security`);
    const card = page.getByRole('region', { name: 'Passkeys' });
    const dialog = page.getByRole('dialog');
    const typePassword = () =>
      dialog.getByRole('textbox', { name: 'Your password' }).fill(person.password);
    await card.getByRole('button', { name: 'Add a passkey' }).click();
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Desk at work');
    await typePassword();
    expect(await violationsOf(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Add a passkey' }).click();
    const row = card.getByRole('listitem').filter({ hasText: 'Desk at work' });
    await expect(row).toContainText('Not used yet');
    expect(await violationsOf(page)).toEqual([]);
    await mailbox.letterTo(person.email, /A passkey was added/);
    // The same device is not added twice.
    await card.getByRole('button', { name: 'Add a passkey' }).click();
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Again');
    await typePassword();
    await dialog.getByRole('button', { name: 'Add a passkey' }).click();
    await expect(
      page.getByText('This device has a passkey for your account already.'),
    ).toBeVisible();

    const open = async () => {
      await page.goto(`${origin}/logout/`);
      await expect(page).toHaveTitle('Log in · Hearback');
    };
    const press = () => page.getByRole('button', { name: 'Log in with a passkey' }).click();
    await open();
    await press();
    await expect(page).toHaveTitle('Home · Hearback');
    await page.goto(`${origin}/account/?tab=security`);
    await expect(row).toContainText('Last used');

    // A finger that is not the person's.
    await devices.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false });
    await open();
    await press();
    await expect(page.getByText('The passkey could not be used.')).toBeVisible();
    await devices.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true });
    await press();
    await expect(page).toHaveTitle('Home · Hearback');

    // In browsers that show passkeys in the list of the address field, coming to it is enough.
    await open();
    await page.getByRole('textbox', { name: 'Email', exact: true }).focus();
    await expect(page).toHaveTitle('Home · Hearback');

    await page.goto(`${origin}/account/?tab=security`);
    await row.getByRole('button', { name: 'Remove' }).click();
    await typePassword();
    await dialog.getByRole('button', { name: 'Remove the passkey' }).click();
    await expect(page.getByText('The passkey is removed.')).toBeVisible();
    await expect(row).toHaveCount(0);
    await open();
    await press();
    await expect(page.getByText('This passkey opens no account here.')).toBeVisible();
    await page.context().close();
  } finally {
    await product.stop();
  }
});

test('a login provider: linked in the settings, used in place of the password, and a password that links it', async ({
  browser,
  parts,
}) => {
  test.skip(parts === 'balanced', 'It starts a product of its own.');
  const dataDir = test.info().outputPath('provider');
  mkdirSync(dataDir, { recursive: true });
  fillDataDir(dataDir, 'empty');
  const port = String(await freePort());
  const origin = `http://localhost:${port}`;
  const provider = await openOidcProvider({ redirectUris: [`${origin}/oidc/`], users: {} });
  const product = await startProcess('packages/gateway/src/main.ts', ['--no-sample'], {
    LOG_LEVEL: 'info',
    RATE_LIMIT_FACTOR: '0',
    PORT: port,
    PUBLIC_ORIGIN: origin,
    DATA_DIR: dataDir,
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: oidcClient.clientId,
    OIDC_CLIENT_SECRET: oidcClient.clientSecret,
    OIDC_NAME: 'Town Login',
    OIDC_DOMAINS: 'town.example',
  });
  const mailbox = folderMailbox(dataDir);
  try {
    const person = await createOwner({ origin, mailbox, printed: product.printed });
    provider.users.linked = { email: 'ada@away.example', email_verified: true };
    provider.users.same = { email: person.email, email_verified: true };
    provider.users.new = { email: 'maja@town.example', email_verified: true, given_name: 'Maja' };
    provider.users.nobody = { email: 'nobody@away.example', email_verified: true };
    provider.users.unsure = { email: person.email, email_verified: false };

    const page = await logInOn(browser, origin, person, desk);
    const card = page.getByRole('region', { name: 'Login with Town Login' });
    const dialog = page.getByRole('dialog');
    const typePassword = (password = person.password) =>
      dialog.getByRole('textbox', { name: 'Your password' }).fill(password);
    /** At the provider, which asks whoever has no session there. */
    const beUser = async (user: string) => {
      await expect(page).toHaveTitle('Provider');
      await page.getByRole('textbox', { name: 'User' }).fill(user);
      await page.getByRole('button', { name: 'Go on' }).click();
    };
    const open = async () => {
      await page.context().clearCookies({ domain: 'localhost' });
      await page.goto(`${origin}/logout/`);
      await expect(page).toHaveTitle('Log in · Hearback');
    };
    const go = page.getByRole('button', { name: 'Continue with Town Login' });

    await page.goto(`${origin}/account/?tab=security`);
    await card.getByRole('button', { name: 'Link Town Login' }).click();
    await typePassword('Wrong#Lantern42');
    await dialog.getByRole('button', { name: 'Link Town Login' }).click();
    await expect(dialog.getByText('This is not your current password.')).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    await typePassword();
    await dialog.getByRole('button', { name: 'Link Town Login' }).click();
    await beUser('linked');
    await expect(page.getByText('Town Login is linked with your account.')).toBeVisible();
    await expect(card).toContainText('Linked with ada@away.example');
    expect(new URL(page.url()).search).toBe('?tab=security');
    expect(await violationsOf(page)).toEqual([]);
    await mailbox.letterTo(person.email, /Another way to log in was linked/);

    await open();
    await expect(go).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    await go.click();
    await beUser('linked');
    await expect(page).toHaveTitle('Home · Hearback');
    await page.goto(`${origin}/account/?tab=security`);
    await expect(card).toContainText('Last used');
    // The session is one as any other: it is renewed, and a reload keeps it.
    await page.reload();
    await expect(card).toContainText('Last used');

    // The way back opens nothing a second time, and nothing in another tab.
    await open();
    await go.click();
    const back = page.waitForRequest((request) => request.url().startsWith(`${origin}/oidc/?`));
    await beUser('linked');
    const address = (await back).url();
    await expect(page).toHaveTitle('Home · Hearback');
    await open();
    await page.goto(address);
    await expect(page.getByText('This login was not begun in this tab')).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('link', { name: 'Go to login' }).click();

    for (const [user, sentence] of [
      ['nobody', 'No account here has the address that Town Login knows you by.'],
      ['unsure', 'Town Login does not say that your email address is yours.'],
    ] as const) {
      await open();
      await go.click();
      await beUser(user);
      await expect(page.getByText(sentence)).toBeVisible();
    }

    // Unlinked, the verified address alone opens nothing: the password does, once.
    await logInAgain();
    await page.goto(`${origin}/account/?tab=security`);
    await card.getByRole('button', { name: 'Unlink' }).click();
    await typePassword();
    await dialog.getByRole('button', { name: 'Unlink Town Login' }).click();
    await expect(page.getByText('Town Login is unlinked.')).toBeVisible();
    await expect(card.getByRole('button', { name: 'Link Town Login' })).toBeVisible();
    await open();
    await go.click();
    await beUser('same');
    await expect(page).toHaveTitle('Link your account · Hearback');
    await expect(page.getByText(`There is an account with ${person.email}.`)).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Password' })).toBeFocused();
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('textbox', { name: 'Password' }).fill(person.password);
    await page.getByRole('button', { name: 'Link and log in' }).click();
    await expect(page).toHaveTitle('Home · Hearback');
    await open();
    await go.click();
    await beUser('same');
    await expect(page).toHaveTitle('Home · Hearback');

    // An address of the operator's domains opens an account, from the registration as well.
    await open();
    await page.goto(`${origin}/register/`);
    await go.click();
    await beUser('new');
    await expect(page).toHaveTitle('Open your account · Hearback');
    await expect(page.getByRole('textbox', { name: 'First name' })).toHaveValue('Maja');
    await page.getByRole('textbox', { name: 'Last name' }).fill('Nowak');
    await page.getByRole('checkbox').check({ force: true });
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page).toHaveURL(`${origin}/account-setup/`);
    await page.goto(`${origin}/account/?tab=security`);
    await expect(card.getByText('Your account has no password yet.')).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);

    // A provider that breaks says so, and the password works.
    provider.tamperWith(() => {
      throw new Error('It is broken');
    });
    await open();
    await go.click();
    await beUser('same');
    await expect(page.getByText('Town Login does not answer as it should')).toBeVisible();
    await logInAgain();
    await page.context().close();

    async function logInAgain() {
      await page.goto(`${origin}/login/`);
      await page.getByRole('textbox', { name: 'Email', exact: true }).fill(person.email);
      await page.getByRole('textbox', { name: 'Password', exact: true }).fill(person.password);
      await page.getByRole('button', { name: 'Log in', exact: true }).click();
      await expect(page).toHaveTitle('Home · Hearback');
    }
  } finally {
    await product.stop();
    await provider.close().catch(() => undefined);
  }
});

for (const theme of [0, 1]) {
  test(`devices and activity are for everybody, in Polish, on a phone, in theme ${theme}`, async ({
    openAs,
    stack,
  }) => {
    const person = await createOwner(stack);
    await person.ask('PATCH', '/user/details/', { theme, language: 'pl-PL' });
    const context = await openAs(person, {
      ...phone,
      stored: { language: 'pl-PL', theme: String(theme) },
    });
    const page = await context.newPage();
    await page.goto(`${stack.origin}/account/?tab=security`);
    const events = page.getByRole('region', { name: 'Ostatnia aktywność' });
    await expect(events.getByText('Język został zmieniony.')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Aktywne logowania' })).toBeVisible();

    expect(await violationsOf(page)).toEqual([]);
    const tooWide = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
    expect(tooWide).toBe(0);
  });
}
