import { expect, it } from 'vitest';

import { createTestGateway } from './test/createTestGateway.ts';
import { Reply } from './test/fakeApi.ts';

const webhook = {
  id: 'w1',
  url: 'https://shop.example/hooks',
  description: 'Till',
  events: ['feedback.received', 'code.paused'],
  format: 'slack',
  rating_max: 4,
  locations: ['l1'],
  tags: ['north'],
  topics: ['waiting'],
  words: ['cold'],
  digest: 'daily',
  state: 'switched_off',
  failing_since: null,
  former_secret_until: '2026-11-23T08:00:00.000Z',
  last_used: null,
  date_created: '2026-11-21T08:00:00.000Z',
};

const delivery = {
  id: 'd1',
  event: 'feedback.received',
  state: 'waiting',
  occurred_at: '2026-11-22T08:00:00.000Z',
  tries: 1,
  next_try: '2026-11-22T08:00:05.000Z',
  last_try: '2026-11-22T08:00:00.000Z',
  status: null,
  trouble: 'switched_off',
  duration: 12,
  excerpt: '',
};

it('lists webhooks in the words of the graph', async () => {
  const { ask } = createTestGateway({ 'GET /webhook/': () => ({ results: [webhook] }) });
  const { data } = await ask(
    '{ webhooks { id url description events format ratingMax locations tags topics words digest state failingSince formerSecretUntil dateCreated } }',
  );
  expect(data).toEqual({
    webhooks: [
      {
        id: 'w1',
        url: webhook.url,
        description: 'Till',
        events: ['FEEDBACK_RECEIVED', 'CODE_PAUSED'],
        state: 'SWITCHED_OFF',
        format: 'SLACK',
        ratingMax: 4,
        locations: ['l1'],
        tags: ['north'],
        topics: ['waiting'],
        words: ['cold'],
        digest: 'DAILY',
        failingSince: null,
        formerSecretUntil: webhook.former_secret_until,
        dateCreated: webhook.date_created,
      },
    ],
  });
});

it('tells what a webhook was told, and null of one that is not there', async () => {
  const { ask } = createTestGateway({
    'GET /webhook/w1/deliveries/': () => ({ count: 1, results: [delivery] }),
    'GET /webhook/w2/deliveries/': () =>
      new Reply(404, { detail: 'Not found.', code: 'not_found' }),
  });
  const { data } = await ask(
    `{ told: webhookDeliveries(webhookId: "w1") { pageInfo { totalCount } items {
        id event state occurredAt tries nextTry lastTry status trouble duration excerpt } }
      gone: webhookDeliveries(webhookId: "w2") { pageInfo { totalCount } } }`,
  );
  expect(data).toEqual({
    told: {
      pageInfo: { totalCount: 1 },
      items: [
        {
          id: 'd1',
          event: 'feedback.received',
          state: 'WAITING',
          occurredAt: delivery.occurred_at,
          tries: 1,
          nextTry: delivery.next_try,
          lastTry: delivery.last_try,
          status: null,
          trouble: 'SWITCHED_OFF',
          duration: 12,
          excerpt: '',
        },
      ],
    },
    gone: null,
  });
});

it('adds a webhook and hands its secret out', async () => {
  const { ask, asked } = createTestGateway({
    'POST /webhook/': () => new Reply(201, { ...webhook, secret: 'whsec_1' }),
  });
  const { data } = await ask(
    `mutation { addWebhook(input: { url: "${webhook.url}", events: [FEEDBACK_RECEIVED] }) {
      webhook { id } secret errors { code } } }`,
  );
  expect(asked[0]?.body).toEqual({
    url: webhook.url,
    description: '',
    events: ['feedback.received'],
    format: 'json',
    locations: [],
    tags: [],
    topics: [],
    words: [],
    digest: 'none',
  });
  expect(data).toEqual({
    addWebhook: { webhook: { id: 'w1' }, secret: 'whsec_1', errors: [] },
  });
});

it('tells a webhook of every answer again', async () => {
  const { ask, asked } = createTestGateway({ 'PATCH /webhook/w1/': () => webhook });
  await ask(
    'mutation { updateWebhook(input: { id: "w1", ratingMax: null, format: TEAMS }) { errors { code } } }',
  );
  expect(asked[0]?.body).toEqual({ rating_max: null, format: 'teams' });
});

it('changes only what is named', async () => {
  const { ask, asked } = createTestGateway({ 'PATCH /webhook/w1/': () => webhook });
  const { data } = await ask(
    'mutation { updateWebhook(input: { id: "w1", isEnabled: false }) { webhook { state } errors { code } } }',
  );
  expect(asked[0]?.body).toEqual({ is_enabled: false });
  expect(data).toEqual({ updateWebhook: { webhook: { state: 'SWITCHED_OFF' }, errors: [] } });
});

it('removes a webhook, and shows which are left', async () => {
  const { ask, asked } = createTestGateway({
    'DELETE /webhook/w1/': () => new Reply(204),
    'GET /webhook/': () => ({ results: [] }),
  });
  const { data } = await ask(
    'mutation { removeWebhook(input: { id: "w1" }) { webhooks { id } errors { code } } }',
  );
  expect(data).toEqual({ removeWebhook: { webhooks: [], errors: [] } });
  expect(asked.map(({ method }) => method)).toEqual(['DELETE', 'GET']);
});

it.each(['show', 'rotate'])('asks for the password to %s a secret', async (verb) => {
  const path = verb === 'show' ? 'secret' : 'rotate_secret';
  let isRight = false;
  const { ask, asked } = createTestGateway({
    [`POST /webhook/w1/${path}/`]: () =>
      isRight
        ? { secret: 'whsec_2', former_secret_until: null }
        : new Reply(400, { password: ['This is not your current password.'] }),
    'GET /webhook/w1/': () => webhook,
  });
  const question = `mutation { answer: ${verb}WebhookSecret(input: { id: "w1", password: "word" }) {
    webhook { id } secret errors { field code } } }`;
  expect((await ask(question)).data).toEqual({
    answer: {
      webhook: null,
      secret: null,
      errors: [{ field: 'password', code: 'password_wrong' }],
    },
  });
  isRight = true;
  expect((await ask(question)).data).toEqual({
    answer: { webhook: { id: 'w1' }, secret: 'whsec_2', errors: [] },
  });
  expect(asked[0]?.body).toEqual({ password: 'word' });
});

it('sends messages again', async () => {
  const { ask, asked } = createTestGateway({
    'POST /webhook/w1/test/': () => new Reply(202, delivery),
    'POST /webhook/w1/deliveries/d1/replay/': () => new Reply(202, delivery),
    'POST /webhook/w1/replay/': () => new Reply(202, { count: 3 }),
  });
  const { data } = await ask(
    `mutation {
      testWebhook(input: { id: "w1" }) { delivery { id } errors { code } }
      replayDelivery(input: { webhookId: "w1", id: "d1" }) { delivery { id } errors { code } }
      replayFailedDeliveries(input: { webhookId: "w1", since: "2026-11-22T08:00:00.000Z" }) {
        count errors { code } } }`,
  );
  expect(data).toEqual({
    testWebhook: { delivery: { id: 'd1' }, errors: [] },
    replayDelivery: { delivery: { id: 'd1' }, errors: [] },
    replayFailedDeliveries: { count: 3, errors: [] },
  });
  expect(asked.at(-1)?.body).toEqual({ since: '2026-11-22T08:00:00.000Z' });
});

it('shows a new secret also where the token ends before the webhook is read', async () => {
  const { ask } = createTestGateway({
    'POST /webhook/w1/rotate_secret/': () => ({ secret: 'whsec_new' }),
    'GET /webhook/w1/': () => new Reply(401, { detail: 'x', code: 'token_not_valid' }),
  });

  const answer = await ask(
    `mutation { rotateWebhookSecret(input: { id: "w1", password: "p" }) {
      webhook { id } secret errors { code } } }`,
  );

  expect(answer).toEqual({
    data: { rotateWebhookSecret: { webhook: null, secret: 'whsec_new', errors: [] } },
  });
});

it.each([
  { what: 'after a change that it was made', status: 204, more: { isAfterChange: true } },
  { what: 'of a change alone that it was not', status: 401, more: {} },
])('a refused token says $what', async ({ status, more }) => {
  const { ask } = createTestGateway({
    'DELETE /webhook/w1/': () =>
      new Reply(status, status === 204 ? null : { detail: 'x', code: 'token_not_valid' }),
    'GET /webhook/': () => new Reply(401, { detail: 'x', code: 'token_not_valid' }),
  });

  const { errors } = await ask(
    'mutation { removeWebhook(input: { id: "w1" }) { webhooks { id } errors { code } } }',
  );

  expect(errors?.map(({ extensions }) => extensions)).toEqual([
    { code: 'UNAUTHENTICATED', ...more },
  ]);
});
