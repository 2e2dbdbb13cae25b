// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import type { Answers } from '../../../../test/fakeGateway';
import { me } from '../../../../test/me';
import { fillIn, press, renderApp } from '../../../../test/renderApp';

const till = {
  __typename: 'Webhook',
  id: 'w1',
  url: 'https://shop.example/hooks',
  description: 'Till',
  events: ['FEEDBACK_RECEIVED', 'CODE_PAUSED'],
  format: 'JSON',
  ratingMax: 4,
  locations: [],
  topics: [],
  words: [],
  digest: 'NONE',
  state: 'ENABLED',
  failingSince: null,
  formerSecretUntil: null,
  tags: [],
};

const delivery = {
  __typename: 'WebhookDelivery',
  id: 'd1',
  event: 'feedback.received',
  state: 'WAITING',
  occurredAt: '2026-11-22T08:00:00.000Z',
  tries: 2,
  nextTry: '2026-11-22T08:05:00.000Z',
  lastTry: '2026-11-22T08:00:05.000Z',
  status: 503,
  trouble: null,
  duration: 1_234,
  excerpt: 'Come back later.',
};

const pageOf = (items: object[]) => ({
  data: {
    webhookDeliveries: { items, pageInfo: { page: 1, pageCount: 1, totalCount: items.length } },
  },
});

const open = (webhooks: object[], answers: Answers = {}) => {
  const { user, asked } = renderApp('/account/?tab=developers', {
    isLoggedIn: true,
    answers: {
      AccountPage: { data: { me } },
      AppShell: { data: { me } },
      ApiKeys: { data: { apiKeys: [] } },
      Webhooks: { data: { webhooks } },
      ...answers,
    },
  });
  /** The variables of each time that an operation was asked. */
  const calls = (name: string) =>
    asked.filter((each) => each.name === name).map(({ variables }) => variables);
  return { user, calls };
};

type User = ReturnType<typeof renderApp>['user'];

/** Chooses an entry of a webhook's menu. */
const choose = async (user: User, name: string, entry: string) => {
  await user.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
  await user.click(await screen.findByRole('menuitem', { name: entry }));
};

const places = ['Old Town', 'Harbour'].map((name, at) => ({
  __typename: 'Location',
  id: `l${at + 1}`,
  name,
  company: { __typename: 'Company', id: 'c1', name: 'Corner Café' },
}));

describe('the list of webhooks', () => {
  it('shows where each leads, what it is told of and whether that works', async () => {
    open([
      till,
      { ...till, id: 'w2', description: '', url: 'https://two.example/', state: 'FAILING' },
      { ...till, id: 'w3', description: 'Three', failingSince: delivery.occurredAt },
    ]);
    const table = await screen.findByRole('grid', { name: 'Webhooks' });
    const rows = within(table).getAllByRole('row').slice(1);
    expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringMatching(/Till.*shop\.example\/hooks.*feedback\.received, code\.paused.*On/),
      expect.stringMatching(/two\.example.*Off: no message arrived/),
      expect.stringMatching(/Three.*Last try failed/),
    ]);
  });

  it('says that there are none, and offers to try again when it could not be loaded', async () => {
    const { user, calls } = open([], { Webhooks: { failure: 'INTERNAL_SERVER_ERROR' } });
    await press(user, 'Try again');
    expect(calls('Webhooks').length).toBeGreaterThan(1);
  });
});

describe('adding a webhook', () => {
  it('asks for an address and what to tell, and shows the secret', async () => {
    const { user, calls } = open([], {
      AddWebhook: { data: { addWebhook: { webhook: till, secret: 'whsec_abc', errors: [] } } },
      LocationChoices: { data: { list: { items: places, pageInfo: { pageCount: 1 } } } },
      TopicChoices: { data: { topicChoices: [], nameChoices: { shown: '', hidden: '' } } },
    });
    expect(await screen.findByText('No webhooks yet.')).toBeDefined();
    await press(user, 'Add a webhook');
    const dialog = await screen.findByRole('dialog', { name: 'Add a webhook' });
    const submit = within(dialog).getByRole('button', { name: 'Add a webhook' });
    await user.click(submit);
    expect(await within(dialog).findAllByText('This field is required.')).toHaveLength(3);

    await fillIn(user, { Address: 'https://shop.example/hooks', 'Your password': 'Parasol 7!' });
    await user.click(within(dialog).getByRole('checkbox', { name: /A new answer/ }));
    await user.click(within(dialog).getByRole('button', { name: /Messages/ }));
    await user.click(await screen.findByRole('option', { name: 'For a channel in Slack' }));
    await user.type(
      within(dialog).getByRole('textbox', { name: 'Only answers with a rating up to' }),
      '6',
    );
    await user.click(await within(dialog).findByRole('checkbox', { name: /Harbour/ }));
    const words = within(dialog).getByRole('textbox', { name: /one of these words/ });
    await user.type(words, ' zimn, cold,');
    await user.click(within(dialog).getByRole('checkbox', { name: 'Waiting time' }));
    await user.click(within(dialog).getByRole('button', { name: /When/ }));
    await user.click(await screen.findByRole('option', { name: 'Every hour, together' }));
    await user.click(submit);
    expect(await screen.findByDisplayValue('whsec_abc')).toBeDefined();
    expect(calls('AddWebhook')).toEqual([
      {
        input: {
          url: 'https://shop.example/hooks',
          description: '',
          events: ['FEEDBACK_RECEIVED'],
          format: 'SLACK',
          ratingMax: 6,
          locations: ['l2'],
          tags: [],
          topics: ['waiting'],
          words: ['zimn', 'cold'],
          digest: 'HOURLY',
          password: 'Parasol 7!',
        },
      },
    ]);
  });

  it('says at the field that an address may not be called', async () => {
    const errors = [{ field: 'url', code: 'webhook_address' }];
    const { user } = open([], {
      AddWebhook: { data: { addWebhook: { webhook: null, secret: null, errors } } },
    });
    await press(user, 'Add a webhook');
    const dialog = await screen.findByRole('dialog', { name: 'Add a webhook' });
    await fillIn(user, { Address: 'https://10.0.0.1/', 'Your password': 'Parasol 7!' });
    await user.click(within(dialog).getByRole('checkbox', { name: /A new answer/ }));
    await user.click(within(dialog).getByRole('button', { name: 'Add a webhook' }));
    expect(await within(dialog).findByText(/Messages cannot be sent there/)).toBeDefined();
  });
});

describe('the password', () => {
  it('is asked for once another address is typed, and said to be wrong at its field', async () => {
    const errors = [{ field: 'password', code: 'password_wrong' }];
    const { user, calls } = open([till], {
      UpdateWebhook: { data: { updateWebhook: { webhook: null, errors } } },
    });
    await choose(user, 'Till', 'Edit the webhook');
    await screen.findByRole('dialog', { name: 'Edit the webhook' });
    expect(screen.queryByLabelText(/Your password/)).toBeNull();
    await user.type(screen.getByLabelText(/Address/), '/two');
    await press(user, 'Save');
    expect(await screen.findByText('This field is required.')).toBeDefined();
    expect(calls('UpdateWebhook')).toEqual([]);

    await fillIn(user, { 'Your password': 'Wrong' });
    await press(user, 'Save');
    expect(await screen.findByText('This is not your current password.')).toBeDefined();
    expect(calls('UpdateWebhook')).toMatchObject([
      { input: { url: 'https://shop.example/hooks/two', password: 'Wrong' } },
    ]);
  });
});

describe('a webhook', () => {
  it('is switched off in the dialog that changes it', async () => {
    const changed = { ...till, state: 'SWITCHED_OFF' };
    const { user, calls } = open([till], {
      UpdateWebhook: { data: { updateWebhook: { webhook: changed, errors: [] } } },
    });
    await choose(user, 'Till', 'Edit the webhook');
    await user.click(await screen.findByRole('checkbox', { name: 'Messages are sent' }));
    await press(user, 'Save');
    expect(await screen.findByText('The webhook is saved.')).toBeDefined();
    expect(calls('UpdateWebhook')).toEqual([
      {
        input: {
          id: 'w1',
          url: till.url,
          description: 'Till',
          events: till.events,
          format: 'JSON',
          ratingMax: 4,
          locations: [],
          tags: [],
          topics: [],
          words: [],
          digest: 'NONE',
          isEnabled: false,
        },
      },
    ]);
  });

  it.each([
    ['Show the secret', 'ShowWebhookSecret', 'showWebhookSecret'],
    ['Exchange the secret', 'RotateWebhookSecret', 'rotateWebhookSecret'],
  ])('asks for the password: %s', async (entry, operation, field) => {
    const errors = [{ field: 'password', code: 'password_wrong' }];
    let answer: object = { webhook: null, secret: null, errors };
    const { user, calls } = open([till], {
      [operation]: () => ({ data: { [field]: answer } }),
    });
    await choose(user, 'Till', entry);
    const dialog = await screen.findByRole('dialog', { name: entry });
    await fillIn(user, { 'Your password': 'wrong' });
    await user.click(within(dialog).getByRole('button', { name: entry }));
    expect(await within(dialog).findByText('This is not your current password.')).toBeDefined();

    answer = { webhook: till, secret: 'whsec_new', errors: [] };
    await user.click(within(dialog).getByRole('button', { name: entry }));
    expect(await screen.findByDisplayValue('whsec_new')).toBeDefined();
    expect(calls(operation)).toHaveLength(2);
  });

  it('is removed once that is confirmed', async () => {
    const { user, calls } = open([till], {
      RemoveWebhook: { data: { removeWebhook: { webhooks: [], errors: [] } } },
    });
    await choose(user, 'Till', 'Remove');
    const dialog = await screen.findByRole('dialog', { name: 'Remove the webhook “Till”?' });
    await user.click(within(dialog).getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('The webhook is removed.')).toBeDefined();
    expect(calls('RemoveWebhook')).toEqual([{ input: { id: 'w1' } }]);
  });
});

describe('what a webhook was told', () => {
  it('is listed with the answers, and sent again', async () => {
    const { user, calls } = open([till], {
      WebhookDeliveries: pageOf([
        delivery,
        { ...delivery, id: 'd2', state: 'FAILED', nextTry: null, status: null, trouble: 'TIMEOUT' },
      ]),
      ReplayDelivery: { data: { replayDelivery: { delivery, errors: [] } } },
    });
    await choose(user, 'Till', 'Messages');
    const table = await screen.findByRole('grid', { name: 'Messages' });
    const [, waiting, failed] = within(table).getAllByRole('row');
    expect(waiting?.textContent).toMatch(
      /feedback\.received.*Status 503, 1,234 ms.*Come back later\..*2 tries, next: .*Waits/,
    );
    expect(failed?.textContent).toMatch(/No answer within 10 seconds.*Failed/);
    await user.click(within(failed as HTMLElement).getByRole('button', { name: /^Send again/ }));
    expect(await screen.findByText('The message is sent again.')).toBeDefined();
    expect(calls('ReplayDelivery')).toEqual([{ input: { webhookId: 'w1', id: 'd2' } }]);
  });

  it('begins with a test, and has all that failed sent again', async () => {
    const { user, calls } = open([till], {
      WebhookDeliveries: pageOf([]),
      TestWebhook: { data: { testWebhook: { delivery: { id: 'd3' }, errors: [] } } },
      ReplayFailedDeliveries: { data: { replayFailedDeliveries: { count: 3, errors: [] } } },
    });
    await choose(user, 'Till', 'Send a test');
    expect(await screen.findByText(/Nothing was sent yet/)).toBeDefined();
    expect(calls('TestWebhook')).toEqual([{ input: { id: 'w1' } }]);

    await press(user, 'Send failed ones again');
    await user.click(await screen.findByRole('menuitem', { name: 'Of the last 3 days' }));
    expect(await screen.findByText('3 messages are sent again.')).toBeDefined();
    const [{ input } = { input: { since: '' } }] = calls('ReplayFailedDeliveries') as {
      input: { since: string };
    }[];
    const ago = Date.now() - Date.parse(input.since);
    expect(Math.round(ago / 3_600_000)).toBe(72);
  });
});
