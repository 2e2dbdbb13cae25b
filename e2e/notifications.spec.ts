import type { Page } from '@playwright/test';

import { violationsOf } from './stack/accessibility.ts';
import { publishCode, type Code } from './stack/code.ts';
import { createOwner } from './stack/owner.ts';
import { expect, test, type Stack } from './stack/stackTest.ts';

/** An address of its own for each test: they share a mailbox, and a letter to another would be taken for theirs. */
const alertAddressOf = (name: string) => `${name}-${crypto.randomUUID()}@kawiarnia.example`;

/** A visitor answers. */
async function answer({ origin }: Stack, { slug }: Code, rating: number, comment: string) {
  const sent = await fetch(`${origin}/api/survey/${slug}/submit/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ client_id: crypto.randomUUID(), rating, comment }),
  });
  expect(sent.status).toBe(201);
}

/** The link of a letter that begins with a path. */
function letterLink(text: string | undefined, path: string): string {
  const link = text?.split(/\s/).find((word) => word.includes(path));
  if (!link) throw new Error(`The letter has no link to ${path}:\n${text}`);
  return link;
}

const bell = (page: Page) =>
  page.getByRole('navigation', { name: 'Navigation' }).getByRole('link', { name: /Notifications/ });

test('a low rating reaches its owner on the screen and by letter, and is read', async ({
  stack,
  openAs,
}) => {
  const owner = await createOwner(stack);
  const code = await publishCode(owner);
  const page = await (await openAs(owner)).newPage();

  await test.step('who says at which rating and where', async () => {
    await page.goto(`${stack.origin}/locations/`);
    await page.getByRole('button', { name: 'Actions for Ogródek' }).click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit location' });
    await expect(dialog.getByText('As in the account (5 or lower)')).toBeVisible();
    await dialog.getByRole('button', { name: 'Write at once when a rating here is' }).click();
    await page.getByRole('option', { name: '4 or lower' }).click();
    await dialog.getByLabel('Alert address').fill('kierownik@');
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    await expect(dialog.getByText('Invalid email address.')).toBeVisible();
    await dialog.getByLabel('Alert address').fill(alertAddressOf('kierownik'));
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    await expect(dialog).toHaveCount(0);
  });

  await test.step('the code is published, and nothing else is new', async () => {
    await expect(bell(page)).toHaveAccessibleName('Notifications 1 unread');
    await bell(page).click();
    await expect(page.getByText('The code “Stolik 1” at Ogródek was published.')).toBeVisible();
    await page.getByRole('button', { name: 'Mark all as read' }).click();
    await expect(bell(page)).toHaveAccessibleName('Notifications');
    await page.getByRole('tab', { name: 'Unread' }).click();
    await expect(page.getByRole('heading', { name: 'Nothing new' })).toBeVisible();
  });

  await test.step('a low rating comes in without a reload, and by letter', async () => {
    await answer(stack, code, 2, 'Zimna zupa.');
    await expect(bell(page)).toHaveAccessibleName('Notifications 1 unread');
    await expect(
      page.getByText('A rating of 2 out of 10 for “Stolik 1” at Ogródek.'),
    ).toBeVisible();
    // The manager has not agreed to be written to.
    const letter = await stack.mailbox.letterTo(owner.email, /rating/i);
    expect(letter.text).toContain('Zimna zupa.');
    expect(letter.text).toContain('Stolik 1');
  });

  await test.step('one that comes while the list is read waits, and no row moves', async () => {
    await answer(stack, code, 9, 'Świetna kawa!');
    await expect(bell(page)).toHaveAccessibleName('Notifications 2 unread');
    await expect(page.getByText(/^A new answer/)).toHaveCount(0);
    await page.getByRole('button', { name: 'Something new' }).click();
    await expect(page.getByText(/^A new answer/)).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
  });

  await test.step('the first page tells each thing once', async () => {
    await page.goto(stack.origin);
    const latest = page.getByRole('region', { name: 'Latest notifications' });
    // The new answers are beside it, with their words: one that waits, and one of nine.
    await expect(latest.getByRole('listitem')).toHaveCount(1);
    await expect(page.getByRole('main').getByText('Zimna zupa.')).toHaveCount(1);
    await expect(page.getByRole('main').getByText('Świetna kawa!')).toHaveCount(1);
    const waiting = page.getByRole('region', { name: 'Needs an answer' });
    await waiting.getByRole('link', { name: 'Answer' }).click();
    await expect(page.getByRole('region', { name: 'Feedback details' })).toContainText(
      'Zimna zupa.',
    );
  });
});

test('a manager without a login reads and handles the answer that a letter is about', async ({
  stack,
  browser,
}, info) => {
  const owner = await createOwner(stack);
  const alertAddress = alertAddressOf('kierownik');
  const code = await publishCode(owner);
  const { results } = await owner.ask<{ results: { id: string }[] }>('GET', '/location/');
  const path = `/location/${results[0]?.id}/`;
  await owner.ask('PATCH', path, { alert_email: alertAddress });

  // No script runs on these pages, and there is no session.
  const stranger = await browser.newContext({
    javaScriptEnabled: false,
    locale: 'en-US',
    viewport: { width: 390, height: 844 },
  });
  const page = await stranger.newPage();
  await test.step('who wants such letters says so', async () => {
    const question = await stack.mailbox.letterTo(alertAddress, /alerts/);
    await page.goto(letterLink(question.text, '/letters/'));
    await page.getByRole('button', { name: 'Yes, send me alerts' }).click();
    await expect(page.getByRole('heading', { name: /You will get alerts/i })).toBeVisible();
  });

  // Without a threshold, ratings up to 5 count as low.
  await answer(stack, code, 5, 'Zimna zupa.\nI długo czekaliśmy.');
  const letter = await stack.mailbox.letterTo(alertAddress, /A rating of 5/);
  const link = letterLink(letter.text, '/letters/answers/');

  await test.step('the link shows that answer', async () => {
    const shown = await page.goto(link);
    expect(shown?.status()).toBe(200);
    expect(shown?.headers()).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
    });
    await expect(page.getByRole('heading', { name: '5 out of 10' })).toBeVisible();
    for (const words of ['Zimna zupa.', 'Ogródek', 'Stolik 1']) {
      await expect(page.getByText(words)).toBeVisible();
    }
  });

  await test.step('there it is replied to and moved on, without a script', async () => {
    await page.getByLabel('Reply to the guest').fill('Przepraszamy!\nZapraszamy na nową zupę.');
    await page.getByLabel('Status').selectOption('Resolved');
    await page.getByLabel('Note').fill('Oddzwonić w piątek.');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('status')).toHaveText('Saved.');
    await expect(page.getByLabel('Status')).toHaveValue('resolved');
    const { results: answers } = await owner.ask<{ results: object[] }>('GET', '/feedback/');
    expect(answers[0]).toMatchObject({
      status: 'resolved',
      note: 'Oddzwonić w piątek.',
      reply: 'Przepraszamy!\nZapraszamy na nową zupę.',
    });
  });

  await test.step('in both languages, themes and sizes, without a barrier', async () => {
    for (const [locale, colorScheme, width] of [
      ['en-US', 'light', 1280],
      ['pl-PL', 'dark', 390],
    ] as const) {
      const context = await browser.newContext({
        locale,
        colorScheme,
        viewport: { width, height: 844 },
      });
      const reader = await context.newPage();
      await reader.goto(link);
      const heading = locale === 'pl-PL' ? 'Ocena 5 na 10' : '5 out of 10';
      await expect(reader.getByRole('heading', { name: heading })).toBeVisible();
      await reader.screenshot({ path: info.outputPath(`answer-${locale}.png`), fullPage: true });
      expect(await violationsOf(reader)).toEqual([]);
      await context.close();
    }
  });

  await test.step('the owner goes on to the answer, through the login', async () => {
    const reader = await (await browser.newContext({ locale: 'en-US' })).newPage();
    await reader.goto(link);
    await reader.getByRole('link', { name: 'Open in Hearback' }).click();
    await expect(reader).toHaveURL(/\/login\/\?next=/);
    await reader.getByRole('textbox', { name: 'Email', exact: true }).fill(owner.email);
    await reader.getByRole('textbox', { name: 'Password', exact: true }).fill(owner.password);
    await reader.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(reader.getByRole('region', { name: 'Feedback details' })).toContainText(
      'Zimna zupa.',
    );
    await reader.context().close();
  });

  await test.step('a link that was changed, and one to a deleted answer, say so', async () => {
    await page.goto(`${link.slice(0, -2)}AA`);
    await expect(page.getByRole('heading', { name: 'This link does not work' })).toBeVisible();
    const feedback = await owner.ask<{ results: { id: string }[] }>('GET', '/feedback/');
    await owner.ask('DELETE', `/feedback/${feedback.results[0]?.id}/`);
    const shown = await page.goto(link);
    expect(shown?.status()).toBe(410);
    await expect(page.getByRole('heading', { name: 'This answer was deleted' })).toBeVisible();
    await expect(page.getByText('Zimna zupa.')).toHaveCount(0);
  });
  await stranger.close();
});

test('letters go out when their owner wants them', async ({ stack, openAs }) => {
  const owner = await createOwner(stack);
  const context = await openAs(owner, { stored: { theme: '1', language: 'pl-PL' } });
  const page = await context.newPage();
  await page.goto(`${stack.origin}/notifications/`);
  await expect(page.getByRole('heading', { name: 'Nic nowego' })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);

  await page.getByRole('link', { name: 'Ustawienia' }).click();
  await page.getByText('W każdy poniedziałek').click();
  await page.getByText('Cisza nocna', { exact: true }).click();
  await page.getByRole('button', { name: 'Do', exact: false }).last().click();
  await page.getByRole('option', { name: '08:30', exact: true }).click();
  expect(await violationsOf(page)).toEqual([]);
  await page
    .locator('form', { has: page.getByText('W każdy poniedziałek') })
    .getByRole('button', { name: 'Zapisz', exact: true })
    .click();
  await expect(page.getByText('Ustawienia powiadomień zostały zapisane.')).toBeVisible();

  expect(await owner.ask('GET', '/user/notification_settings/')).toMatchObject({
    digest: 'weekly',
    quiet_from: '22:00',
    quiet_to: '08:30',
  });
  await page.reload();
  await expect(page.getByRole('radio', { name: 'W każdy poniedziałek' })).toBeChecked();
});

/** A subscription as a browser with a push service has it: the browser of these tests has none. */
const subscribed = () => {
  const keys: Record<string, string> = {
    p256dh:
      'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  };
  const bytesOf = (name: string) => {
    const text = atob((keys[name] ?? '').replaceAll('-', '+').replaceAll('_', '/'));
    return Uint8Array.from(text, (letter) => letter.codePointAt(0) ?? 0).buffer;
  };
  const subscription = { endpoint: 'https://push.example/1', getKey: bytesOf };
  Object.assign(PushManager.prototype, {
    getSubscription: () => Promise.resolve(null),
    subscribe: () => Promise.resolve(subscription),
  });
};

test.describe('on a device', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a notification is shown, and opens its answer in the tab that is there', async ({
    stack,
    openAs,
  }) => {
    const owner = await createOwner(stack);
    const code = await publishCode(owner);
    await answer(stack, code, 2, 'Cold soup');
    const context = await openAs(owner);
    await context.grantPermissions(['notifications'], { origin: stack.origin });
    const page = await context.newPage();
    await page.goto(`${stack.origin}/account/?tab=settings`);
    await expect(page.getByRole('button', { name: 'Notify me on this device' })).toBeVisible();
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.reload();
    // Drawn, it listens to its worker.
    await expect(page.getByRole('button', { name: 'Notify me on this device' })).toBeVisible();
    const worker = context.serviceWorkers().find((each) => each.url().endsWith('/sw.js'));
    if (!worker) throw new Error('The app has no worker.');

    const client = await context.newCDPSession(page);
    const registrationId = await new Promise<string>((found) => {
      client.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        const own = registrations.find(({ scopeURL }) => scopeURL === `${stack.origin}/`);
        if (own) found(own.registrationId);
      });
      void client.send('ServiceWorker.enable');
    });
    // Chromium may forget a notification if its registration is asked for its notifications before the
    // system shows it, so nothing is asked before that.
    const displayed = new Promise<void>((resolve) => {
      client.on(
        'BackgroundService.backgroundServiceEventReceived',
        ({ backgroundServiceEvent }) => {
          if (backgroundServiceEvent.eventName === 'Notification displayed') resolve();
        },
      );
    });
    await client.send('BackgroundService.startObserving', { service: 'notifications' });
    await client.send('BackgroundService.setRecording', {
      shouldRecord: true,
      service: 'notifications',
    });
    await client.send('ServiceWorker.deliverPushMessage', {
      origin: stack.origin,
      registrationId,
      data: JSON.stringify({
        title: 'Low rating: 2 of 10',
        body: 'Old Town',
        url: '/feedback/?rating=2',
        tag: 'one',
      }),
    });
    await displayed;
    const shown = () =>
      page.evaluate(async () => {
        const there = await (await navigator.serviceWorker.ready).getNotifications();
        return there.map(({ title, body, tag }) => ({ title, body, tag }));
      });
    await expect
      .poll(shown)
      .toEqual([{ title: 'Low rating: 2 of 10', body: 'Old Town', tag: 'one' }]);

    // A press on it, as the system tells the worker of it.
    // As text: these scripts are checked against what pages have, not workers.
    await worker.evaluate(`self.registration.getNotifications().then(([notification]) =>
      self.dispatchEvent(new NotificationEvent('notificationclick', { notification })))`);
    await expect(page).toHaveURL(/\/feedback\/\?rating=2/);
    await expect.poll(shown).toEqual([]);
  });

  test('an owner chooses what letters, a device and a channel of Slack are told of', async ({
    stack,
    openAs,
  }, info) => {
    const owner = await createOwner(stack);
    await publishCode(owner);
    const context = await openAs(owner);
    await context.grantPermissions(['notifications'], { origin: stack.origin });
    await context.addInitScript(subscribed);
    const page = await context.newPage();
    await page.goto(`${stack.origin}/account/?tab=settings`);

    await test.step('letters about low ratings', async () => {
      await page.getByText('Only some comments', { exact: true }).click();
      await page.getByRole('searchbox', { name: 'Search topics' }).fill('wait');
      await page.getByText('Waiting time', { exact: true }).click();
      await page.getByLabel('Only answers with one of these words').fill('zimn, cold');
      expect(await violationsOf(page)).toEqual([]);
      await page.screenshot({ path: info.outputPath('letters.png'), fullPage: true });
      await page.getByRole('button', { name: 'Save', exact: true }).first().click();
      await expect(page.getByText('Your notification settings are saved.')).toBeVisible();
      expect(await owner.ask('GET', '/user/notification_settings/')).toMatchObject({
        low_rating_topics: ['waiting'],
        low_rating_words: ['zimn', 'cold'],
      });
    });

    await test.step('this device', async () => {
      await page.getByRole('button', { name: 'Notify me on this device' }).click();
      await page.getByRole('button', { name: 'Choose answers' }).click();
      const dialog = page.getByRole('dialog', { name: 'Choose answers' });
      await dialog.getByText('Waiting time', { exact: true }).click();
      await dialog.getByText('Price', { exact: true }).click();
      await dialog.getByRole('button', { name: 'When' }).click();
      await page.getByRole('option', { name: 'Every hour, together' }).click();
      expect(await violationsOf(page)).toEqual([]);
      await page.screenshot({ path: info.outputPath('device.png') });
      await dialog.getByRole('button', { name: 'Save' }).click();
      await expect(dialog).toHaveCount(0);
      await expect(
        page.getByText('all locations, 2 topics, any words · Every hour, together'),
      ).toBeVisible();
      await page.reload();
      await page.getByRole('button', { name: 'Choose answers' }).click();
      await expect(dialog.getByRole('checkbox', { name: 'Price', exact: true })).toBeChecked();
      await page.keyboard.press('Escape');
    });

    await test.step('a channel of Slack, on a phone', async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(`${stack.origin}/account/?tab=developers`);
      await page.getByRole('button', { name: 'Add a webhook' }).click();
      const dialog = page.getByRole('dialog', { name: 'Add a webhook' });
      await dialog.getByLabel('Address').fill('https://hooks.slack.example/services/1');
      await dialog.getByText('A new answer').first().click();
      await expect(dialog.getByRole('button', { name: 'When' })).toHaveCount(0);
      await dialog.getByRole('button', { name: 'Messages' }).click();
      await page.getByRole('option', { name: 'For a channel in Slack' }).click();
      await dialog.getByText('Waiting time', { exact: true }).click();
      await dialog.getByRole('button', { name: 'When' }).click();
      await page.getByRole('option', { name: 'Every day at 8:00, together' }).click();
      expect(await violationsOf(page)).toEqual([]);
      await page.screenshot({ path: info.outputPath('slack.png') });
      await dialog.getByLabel('Your password').fill(owner.password);
      await dialog.getByRole('button', { name: 'Add a webhook' }).click();
      await expect(dialog).toHaveCount(0);
      const { results } = await owner.ask<{ results: object[] }>('GET', '/webhook/');
      expect(results).toMatchObject([{ format: 'slack', topics: ['waiting'], digest: 'daily' }]);
    });
  });
});
