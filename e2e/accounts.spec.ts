import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Browser, Page } from '@playwright/test';

import { freePort } from '../scripts/machine/freePort.ts';
import { violationsOf } from './stack/accessibility.ts';
import { folderMailbox, type Mailbox } from './stack/letters.ts';
import { createOwner, linkIn } from './stack/owner.ts';
import { fillDataDir } from './stack/prepareData.ts';
import { startProcess } from './stack/process.ts';
import { nothingStored, storedTokens } from './stack/storage.ts';
import { expect, test } from './stack/stackTest.ts';
import { wordsIn } from './stack/words.ts';

const password = 'Parasol nad stolikiem 7!';
const nextPassword = 'Nowy parasol 8!';
const subjects = { activation: /activat|aktyw/i, reset: /password|hasł/i };

/** One person at one browser, reading one language. */
function readerOf(page: Page, language: string) {
  const say = wordsIn(language);
  const textbox = (id: string) => page.getByRole('textbox', { name: say(id), exact: true });
  return {
    page,
    say,
    textbox,
    open: (address: string) => page.goto(address),
    fill: (id: string, text: string) => textbox(id).fill(text),
    press: (id: string) => page.getByRole('button', { name: say(id), exact: true }).click(),
    reads: (id: string, values?: Record<string, string>) =>
      expect(page.getByText(say(id, values), { exact: true }).first()).toBeVisible(),
    /** The screen carries its title, and axe has nothing to say on it, in either theme. */
    looksAt: async (screen: string, title: string) => {
      await expect(page.getByRole('heading', { level: 1, name: say(title) })).toBeVisible();
      // Another language has other words in the same places, which axe does not read.
      if (language !== 'en-US') return;
      for (const [theme, rules] of [
        ['dark', 'all'],
        ['light', 'colors'],
      ] as const) {
        await page.evaluate((name) => {
          document.documentElement.dataset['theme'] = name;
        }, theme);
        expect(await violationsOf(page, { rules }), `${screen}, ${theme}`).toEqual([]);
      }
    },
  };
}

type Reader = ReturnType<typeof readerOf>;

const newReader = async (browser: Browser, origin: string, language: string): Promise<Reader> => {
  const context = await browser.newContext({
    storageState: {
      cookies: [],
      origins: [{ origin, localStorage: [{ name: 'language', value: language }] }],
    },
  });
  return readerOf(await context.newPage(), language);
};

async function register({ page, say, fill, press }: Reader, email: string) {
  await fill('auth.firstName', 'Zofia');
  await fill('auth.lastName', 'Wiśniewska');
  await fill('auth.email', email);
  await fill('auth.password', password);
  await page.getByRole('checkbox', { name: say('auth.agreeTerms') }).check({ force: true });
  await press('auth.registerButton');
}

const linkTo = async (mailbox: Mailbox, email: string, kind: 'activation' | 'reset') => {
  const path = kind === 'activation' ? '/activate' : '/reset-password';
  return linkIn((await mailbox.letterTo(email, subjects[kind])).text, path);
};

const newAddress = () => `zofia-${crypto.randomUUID()}@kawiarnia.example`;

for (const language of ['en-US', 'pl-PL']) {
  test(`from the registration to the account and out again, in ${language}`, async ({
    browser,
    stack,
  }) => {
    const { origin, mailbox } = stack;
    const reader = await newReader(browser, origin, language);
    const { page, say, open, fill, press, reads, looksAt } = reader;
    const email = newAddress();

    await open(`${origin}/login/`);
    await looksAt('login', 'auth.loginTitle');
    await press('auth.loginButton');
    await reads('fields.required');
    await looksAt('login, empty', 'auth.loginTitle');
    await fill('auth.email', email);
    await fill('auth.password', password);
    await press('auth.loginButton');
    await reads('auth.noActiveAccount');
    await looksAt('login, refused', 'auth.loginTitle');

    await page.getByRole('link', { name: say('auth.registerLink') }).click();
    await looksAt('registration', 'auth.registerTitle');
    for (const [link, title] of [
      ['auth.termsLink', 'help.termsTitle'],
      ['auth.privacyLink', 'help.privacyTitle'],
    ] as const) {
      const [opened] = await Promise.all([
        page.waitForEvent('popup'),
        page
          .getByRole('main')
          .getByRole('link', { name: say(link) })
          .click(),
      ]);
      await readerOf(opened, language).looksAt(link, title);
      await expect(opened.getByRole('heading', { level: 2 }).first()).toBeVisible();
      await opened.close();
    }
    await press('auth.registerButton');
    await reads('fields.terms_not_agreed');
    await looksAt('registration, empty', 'auth.registerTitle');
    await register(reader, email);
    await reads('auth.registeredNotice', { email });
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await reads('auth.noMailServer');
    await looksAt('registration success', 'auth.registeredTitle');
    await page.reload();
    await reads('auth.registeredNotice', { email });
    // The page of letters opens for readers who see its link.
    const [letters] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('link', { name: say('auth.readLetters') }).click(),
    ]);
    await expect(letters.getByText(email).first()).toBeVisible();
    await letters.close();

    // In another browser the link waits for a click.
    const elsewhere = await newReader(browser, origin, language);
    const activation = await linkTo(mailbox, email, 'activation');
    await elsewhere.open(activation);
    await elsewhere.looksAt('activation', 'auth.activateTitle');
    await elsewhere.press('auth.activateButton');
    await elsewhere.reads('auth.activatedNotice');
    await elsewhere.looksAt('activation success', 'auth.activatedTitle');
    await elsewhere.page.getByRole('link', { name: say('auth.toLogin') }).click();
    await expect(elsewhere.textbox('auth.email')).toHaveValue(email);
    expect(elsewhere.page.url()).toBe(`${origin}/login/`);
    await open(activation);
    await reads('auth.alreadyActive');
    await looksAt('already active', 'auth.alreadyActiveTitle');
    await elsewhere.page.context().close();

    await open(`${origin}/register/`);
    await register(reader, email);
    await reads('fields.email_unavailable');
    await looksAt('registration, address taken', 'auth.registerTitle');

    await open(`${origin}/activate?resend=1`);
    await fill('auth.email', email);
    await press('auth.resendButton');
    await reads('auth.invalidOrActive');
    await looksAt('resend, refused', 'auth.resendTitle');

    await open(`${origin}/recover-account/`);
    await looksAt('recovery', 'auth.recoverTitle');
    await fill('auth.email', 'zofia@');
    await press('auth.recoverButton');
    await reads('fields.invalid_email');
    await fill('auth.email', email);
    await press('auth.recoverButton');
    await reads('auth.recoverSentNotice', { email });
    await looksAt('recovery success', 'auth.recoverSentTitle');

    const reset = await linkTo(mailbox, email, 'reset');
    await open(reset);
    await looksAt('new password', 'auth.resetTitle');
    await fill('auth.newPassword', nextPassword);
    await fill('auth.newPasswordConfirm', password);
    await press('auth.resetButton');
    await reads('fields.password_mismatch');
    await looksAt('new password, refused', 'auth.resetTitle');
    await fill('auth.newPasswordConfirm', nextPassword);
    await press('auth.resetButton');
    await reads('auth.resetDone');
    await looksAt('login after a reset', 'auth.loginTitle');
    await open(reset);
    await reads('auth.resetLinkInvalid');
    await looksAt('used reset link', 'auth.resetLinkTitle');

    await open(`${origin}/login/`);
    await fill('auth.email', email);
    await fill('auth.password', nextPassword);
    await page.getByRole('checkbox', { name: say('auth.remember') }).check({ force: true });
    await press('auth.loginButton');
    await setUp(reader);

    await open(`${origin}/account/`);
    await expect(reader.textbox('account.firstName')).toHaveValue('Zofia');
    for (const tab of ['details', 'security', 'settings', 'subscription'] as const) {
      await page
        .getByRole('tab', { name: say(`account.${tab}Tab`) })
        .or(page.getByRole('link', { name: say(`account.${tab}Tab`), exact: true }))
        .click();
      await expect(page.getByText(say(signOf[tab]), { exact: true }).first()).toBeVisible();
      await looksAt(`account, ${tab}`, 'account.title');
    }

    await open(`${origin}/logout/`);
    await looksAt('after the logout', 'auth.loginTitle');
    expect(await storedTokens(page)).toEqual(nothingStored);
    await page.context().close();
  });
}

/** Message whose text shows that a tab of the account has loaded. */
const signOf = {
  details: 'account.emailHint',
  security: 'account.resetSend',
  settings: 'account.theme',
  subscription: 'account.inDevelopment',
} as const;

/** Walks the first-run wizard, which a first login leads to, and reloads it on the way. */
async function setUp({ page, say, textbox, fill, press, reads, looksAt }: Reader) {
  const step = (id: string) => expect(page.getByRole('group', { name: say(id) })).toBeVisible();
  const looks = (id: string) => looksAt(id, 'setup.title');

  await step('setup.company.title');
  await press('setup.next');
  await reads('fields.required');
  await looks('setup, company');
  await fill('setup.company.name', 'Kawiarnia Parasol');
  await fill('setup.address', 'ul. Floriańska 12, Kraków');
  await fill('setup.company.registrationNumber', '0012345');
  await press('setup.next');

  await step('setup.location.title');
  await expect(textbox('setup.address')).toHaveValue('ul. Floriańska 12, Kraków');
  await looks('setup, location');
  await fill('setup.location.name', 'Rynek');
  await press('setup.next');

  await step('setup.form.title');
  await looks('setup, form');
  await page
    .locator('label')
    .filter({ hasText: say('setup.form.contact') })
    .click();
  await expect(page.getByRole('radio', { name: say('setup.form.contact') })).toBeChecked();
  await press('setup.next');

  await step('setup.frame.title');
  await page.reload();
  await step('setup.frame.title');
  await looks('setup, frame');
  await press('setup.next');

  await step('setup.code.title');
  await looks('setup, code');
  await fill('setup.code.name', 'Lada');
  await press('setup.code.publish');
  await expect(page.getByRole('dialog')).toBeVisible();
  await looksAt('setup, print', 'setup.done.title');
  await page.keyboard.press('Escape');
  await reads('setup.done.title');
  await looksAt('setup, finished', 'setup.done.title');
  await page.getByRole('button', { name: say('setup.done.print') }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

/** Seconds that an activation link works here: enough to activate an account of one's own. */
const activationSeconds = 6;

test('links that ran out, each with the way to a new one, in both languages', async ({
  browser,
}) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'hearback-e2e-late-'));
  fillDataDir(dataDir, 'empty');
  const port = String(await freePort());
  const running = await startProcess('packages/gateway/src/main.ts', ['--no-sample'], {
    PORT: port,
    PUBLIC_ORIGIN: `http://127.0.0.1:${port}`,
    DATA_DIR: dataDir,
    RATE_LIMIT_FACTOR: '0',
    ACTIVATION_TTL: String(activationSeconds),
    RESET_TTL: '1',
    LOG_LEVEL: 'silent',
  });
  const { origin } = running;
  const mailbox = folderMailbox(dataDir);
  try {
    // Only who has an active account gets a reset letter.
    const owner = await createOwner({ ...running, mailbox });
    for (const language of ['en-US', 'pl-PL']) {
      const reader = await newReader(browser, origin, language);
      const { page, say, open, fill, press, reads, looksAt } = reader;
      const email = newAddress();

      await open(`${origin}/register/`);
      await register(reader, email);
      await reads('auth.registeredNotice', { email });
      const activation = await linkTo(mailbox, email, 'activation');
      const runsOutAt = Date.now() + activationSeconds * 1_000;

      await open(`${origin}/recover-account/`);
      await fill('auth.email', owner.email);
      await press('auth.recoverButton');
      await reads('auth.recoverSentNotice', { email: owner.email });
      const reset = await linkTo(mailbox, owner.email, 'reset');
      await page.waitForTimeout(1_100);
      await open(reset);
      await reads('auth.resetLinkExpired');
      await looksAt('expired reset link', 'auth.resetLinkTitle');

      await open(`${origin}/activate#t=nobody-knows-this`);
      await reads('auth.activationFailed');
      await looksAt('activation failed', 'auth.activationErrorTitle');

      await page.waitForTimeout(Math.max(0, runsOutAt - Date.now()));
      await open(activation);
      await reads('auth.linkInactive');
      await looksAt('inactive link', 'auth.activationErrorTitle');

      await page.getByRole('link', { name: say('auth.resendButton') }).click();
      await looksAt('resend', 'auth.resendTitle');
      await fill('auth.email', `nobody-${email}`);
      await press('auth.resendButton');
      await reads('auth.noAccountForEmail');
      await fill('auth.email', email);
      await press('auth.resendButton');
      await reads('auth.letterSent', { email });
      await looksAt('resent', 'auth.resendTitle');
      await page.context().close();
    }
  } finally {
    await running.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
