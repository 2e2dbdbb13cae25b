import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { expect, test, type Browser, type Page } from '@playwright/test';

import { violationsOf } from './stack/accessibility.ts';
import { publishCode } from './stack/code.ts';
import { folderMailbox } from './stack/letters.ts';
import { createOwner, knownOwner, type Owner } from './stack/owner.ts';
import { fillDataDir } from './stack/prepareData.ts';
import { startProcess, type Running } from './stack/process.ts';
import { remembered } from './stack/storage.ts';

// Each test starts the product anew, one of them three times.
test.describe.configure({ timeout: 300_000 });

let dataDir = '';
let running: Running | undefined;
test.beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'hearback-accounts-data-'));
  fillDataDir(dataDir, 'empty');
});
test.afterEach(async () => {
  await running?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Starts the product on the data that is there, in place of the one that ran. */
async function start(settings: Record<string, string> = {}): Promise<Running> {
  await running?.stop();
  running = await startProcess('packages/gateway/src/main.ts', ['--no-sample'], {
    DATA_DIR: dataDir,
    RATE_LIMIT_FACTOR: '0',
    LOG_LEVEL: 'warn',
    ...settings,
  });
  return running;
}

const settingsOf = (origin: string) => `${origin}/account/?tab=settings`;

/** Opens the account settings of a new person, in a separate browser. */
async function openSettings(
  browser: Browser,
  origin: string,
  owner: Owner,
  stored: Record<string, string> = {},
  width = 1_280,
): Promise<Page> {
  const context = await browser.newContext({
    storageState: remembered(origin, await owner.logIn(), stored),
    viewport: { width, height: 900 },
  });
  const page = await context.newPage();
  await page.goto(settingsOf(origin));
  return page;
}

const ending = /Your account will be deleted on \w+ \d{1,2}, \d{4}\./;

async function deleteAccount(page: Page, password: string) {
  await page.getByRole('button', { name: 'Delete account' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('1 company');
  await dialog.getByRole('textbox', { name: 'Your password' }).fill(password);
  await dialog.getByRole('textbox', { name: 'Type DELETE to confirm' }).fill('DELETE');
  await dialog.getByRole('button', { name: 'Delete account' }).click();
}

test('everything can be taken along, as a ZIP that the browser saves', async ({ browser }) => {
  const { origin, printed } = await start();
  const owner = await createOwner({ origin, printed, mailbox: folderMailbox(dataDir) });
  const { slug } = await publishCode(owner);
  const page = await openSettings(browser, origin, owner);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download my data' }).click(),
  ]);
  const file = join(dataDir, download.suggestedFilename());
  await download.saveAs(file);

  expect(download.suggestedFilename()).toMatch(/^hearback-\d{4}-\d\d-\d\d\.zip$/);
  execFileSync('unzip', ['-tq', file]);
  execFileSync('unzip', ['-oq', file, '-d', join(dataDir, 'export')]);
  const read = (name: string) => readFileSync(join(dataDir, 'export', name), 'utf8');
  expect(JSON.parse(read('json/profile.json'))).toMatchObject([{ email: owner.email }]);
  expect(read('csv/codes.csv')).toContain(slug);
  expect(read('README.txt')).toContain('Everything in your Hearback account');
  await expect(page).toHaveURL(settingsOf(origin));
  await expect(page.getByText('Your download has begun.')).toBeVisible();
});

test('an account waits, can be kept, and goes for good on its day', async ({ browser }) => {
  const first = await start();
  const mailbox = folderMailbox(dataDir);
  const owner = await createOwner({ ...first, mailbox });
  const { slug } = await publishCode(owner);
  const page = await openSettings(browser, first.origin, owner);

  await deleteAccount(page, 'not my password');
  await expect(page.getByText('This is not your current password.')).toBeVisible();
  const password = page.getByRole('dialog').getByRole('textbox', { name: 'Your password' });
  await password.fill(owner.password);
  await page.getByRole('dialog').getByRole('button', { name: 'Delete account' }).click();
  await expect(page.getByRole('status').filter({ hasText: ending }).first()).toBeVisible();
  await mailbox.letterTo(owner.email, /will be deleted on/);

  await page.goto(`${first.origin}/companies/`);
  const notice = page.getByRole('status').filter({ hasText: ending });
  await expect(notice).toBeVisible();
  await notice.getByRole('button', { name: 'Keep my account' }).click();
  await expect(page.getByText('Your account stays.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Companies' })).toBeVisible();
  await expect(page.getByText(ending)).toHaveCount(0);
  await page.context().close();

  // The same again, with a wait of a second; the work of the next start is what each hour does.
  const second = await start({ DELETION_GRACE: '1' });
  const again = knownOwner(second.origin, owner.email, owner.password);
  const hurried = await openSettings(browser, second.origin, again);
  await deleteAccount(hurried, owner.password);
  await expect(hurried.getByText(ending).first()).toBeVisible();
  await hurried.context().close();
  await wait(1_100);

  const third = await start();
  await mailbox.letterTo(owner.email, /account is deleted/);
  const stranger = await browser.newPage();
  await stranger.goto(`${third.origin}/login/`);
  await stranger.getByRole('textbox', { name: 'Email', exact: true }).fill(owner.email);
  await stranger.getByRole('textbox', { name: 'Password', exact: true }).fill(owner.password);
  await stranger.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(
    stranger.getByText('No active account found with the given credentials!'),
  ).toBeVisible();
  const [printed, unknown] = await Promise.all(
    [slug, 'ZZZZZZZZZZ'].map((code) => fetch(`${third.origin}/r/${code}`)),
  );
  expect(printed?.status).toBe(unknown?.status);
  expect(printed?.status).toBe(404);
  await stranger.close();
});

const words = {
  'en-US': { delete: 'Delete account', keep: 'Keep my account', rest: 'your forms, frames' },
  'pl-PL': { delete: 'Usuń konto', keep: 'Zachowaj moje konto', rest: 'Twoje formularze, ramki' },
} as const;

test('axe has nothing to say, in either language, theme or width', async ({ browser }) => {
  const { origin, printed } = await start();
  const owner = await createOwner({ origin, printed, mailbox: folderMailbox(dataDir) });

  for (const [language, theme, width] of [
    ['en-US', '0', 1_280],
    ['pl-PL', '1', 390],
  ] as const) {
    const say = words[language];
    await owner.ask('PATCH', '/user/details/', { language, theme: Number(theme) });
    await owner.ask('DELETE', '/user/delete/');
    const page = await openSettings(browser, origin, owner, { language, theme }, width);
    const look = async (what: string) =>
      expect({ what, language, theme, width, found: await violationsOf(page) }).toEqual({
        what,
        language,
        theme,
        width,
        found: [],
      });

    await page.getByRole('button', { name: say.delete }).click();
    await expect(page.getByRole('dialog')).toContainText(say.rest);
    await look('the dialog');
    await owner.ask('POST', '/user/delete/', { password: owner.password, confirm: 'DELETE' });
    await page.reload();
    await expect(page.getByRole('button', { name: say.keep })).toHaveCount(2);
    await look('the wait');
    await page.context().close();
  }
});
