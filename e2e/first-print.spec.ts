import type { Locator } from '@playwright/test';

import { linkIn } from './stack/owner.ts';
import { expect, test } from './stack/stackTest.ts';
import { wordsIn } from './stack/words.ts';

/** Most taps and typed fields that a first print may need on a phone. */
const most = { taps: 10, fields: 7 };

test('a café owner with a phone comes from the login page to the first print, in Polish', async ({
  browser,
  stack: { origin, mailbox },
}, info) => {
  const context = await browser.newContext({
    locale: 'pl-PL',
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  // No printer is here.
  await page.addInitScript(() => {
    window.print = () => Object.assign(window.top ?? {}, { isPrinted: true });
  });
  const say = wordsIn('pl-PL');
  const spent = { taps: 0, fields: 0 };
  const tap = async (control: Locator, options = {}) => {
    spent.taps += 1;
    await control.tap(options);
  };
  const press = (id: string) => tap(page.getByRole('button', { name: say(id), exact: true }));
  const type = async (id: string, text: string) => {
    spent.fields += 1;
    await page.getByRole('textbox', { name: say(id), exact: true }).fill(text);
  };
  const step = (id: string) => expect(page.getByRole('group', { name: say(id) })).toBeVisible();
  const email = `zofia-${crypto.randomUUID()}@kawiarnia.example`;

  await test.step('registers', async () => {
    await page.goto(`${origin}/login/`);
    await tap(page.getByRole('link', { name: say('auth.registerLink') }));
    await type('auth.firstName', 'Zofia');
    await type('auth.lastName', 'Wiśniewska');
    await type('auth.email', email);
    await type('auth.password', 'Parasol nad stolikiem 7!');
    // Its box is drawn over it.
    await tap(page.getByRole('checkbox'), { force: true });
    await press('auth.registerButton');
  });

  await test.step('opens the link of the letter, which logs in as well', async () => {
    const link = linkIn((await mailbox.letterTo(email, /aktyw/i)).text, '/activate');
    spent.taps += 1;
    // The mail app opens a tab of its own.
    await page.goto(link);
  });

  await test.step('walks through the setup', async () => {
    await step('setup.company.title');
    await type('setup.company.name', 'Kawiarnia Parasol');
    await type('setup.address', 'ul. Floriańska 12, Kraków');
    await type('setup.company.registrationNumber', '676-000-12-34');
    await press('setup.next');
    await step('setup.location.title');
    await press('setup.next');
    await step('setup.form.title');
    await press('setup.next');
    await step('setup.frame.title');
    await press('setup.next');
    await step('setup.code.title');
    await press('setup.code.publish');
  });

  await test.step('prints', async () => {
    const dialog = page.getByRole('dialog');
    await tap(dialog.getByRole('button', { name: say('creator.codes.print.print') }));
    await page.waitForFunction(() => 'isPrinted' in window);
  });

  info.annotations.push({ type: 'spent', description: JSON.stringify(spent) });
  expect(spent).toEqual(most);
  await context.close();
});
