import type { ServerResponse } from 'node:http';

import { Webhook } from 'standardwebhooks';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';

import type { AddedWebhook, WebhookDelivery } from '../webhook/contract.ts';
import { createWebhookSender } from '../webhook/createWebhookSender.ts';
import { notifyOfFeedback } from '../notification/notifyOfFeedback.ts';
import { createPostSafely } from '../tools/postSafely.ts';
import { createTestApi, type TestApi } from './createTestApi.ts';
import { openReceiver, type Received, type Receiver } from './openReceiver.ts';
import { goodPassword, guest, type TestPerson } from './people.ts';
import { readAnswer, visitorsAnswer } from './workspace.ts';

export const hourMs = 3_600_000;
export const dayMs = 24 * hourMs;

/** An answer with a status. */
export const status = (code: number) => (response: ServerResponse) => {
  response.writeHead(code).end('no');
};

/** What messages are about, in the order in which they came. */
export const typesOf = (received: readonly Received[]): string[] =>
  received.map(({ body }) => (JSON.parse(body) as { type: string }).type);

/** As a receiver checks a message with the library of Standard Webhooks, at the time it came. */
export const verify = (secret: string, { body, headers }: Received): unknown =>
  new Webhook(secret).verify(body, headers as Record<string, string>);

type Sender = ReturnType<typeof createWebhookSender>;

type Watchers = Pick<Parameters<typeof createWebhookSender>[0], 'tracer' | 'metrics'>;

/**
 * An API with the sender of its webhooks for the tests of a file, and for each test an owner and a
 * program that listens.
 */
export function openWebhookRoom(watchers: Watchers = {}) {
  let api: TestApi | undefined;
  let sender: Sender | undefined;
  let owner: TestPerson | undefined;
  let receiver: Receiver | undefined;

  const present = <Thing>(thing: Thing | undefined): Thing => {
    if (thing === undefined) throw new Error('Nobody is there outside of a test.');
    return thing;
  };

  beforeAll(async () => {
    api = await createTestApi({ settings: { webhookAllowPrivate: true } });
    const post = createPostSafely({ isAllowed: () => true });
    sender = createWebhookSender({ ...api.tools, ...watchers, post });
  });
  afterAll(() => api?.close());
  beforeEach(async () => {
    room.api.clock.skewMs = 0;
    owner = await room.api.addPerson('owner');
    receiver = await openReceiver();
  });
  afterEach(async () => {
    await room.api.database.deleteFrom('webhook').execute();
    await room.receiver.close();
  });

  const room = {
    get api(): TestApi {
      return present(api);
    },
    get sender(): Sender {
      return present(sender);
    },
    get owner(): TestPerson {
      return present(owner);
    },
    get receiver(): Receiver {
      return present(receiver);
    },
  };

  return Object.assign(room, {
    add: (changes: object = {}, person = room.owner) =>
      readAnswer<AddedWebhook>(
        room.api.as(person).post('/webhook/', {
          url: room.receiver.url,
          password: goodPassword,
          events: ['feedback.received', 'feedback.updated', 'code.published', 'code.paused'],
          ...changes,
        }),
      ),
    get: ({ id }: { id: string }) =>
      readAnswer<AddedWebhook>(room.api.as(room.owner).get(`/webhook/${id}/`)),
    change: ({ id }: { id: string }, changes: object) =>
      readAnswer<AddedWebhook>(
        room.api.as(room.owner).patch(`/webhook/${id}/`, { ...changes, password: goodPassword }),
      ),
    /** What a webhook was told, the latest first. */
    list: async ({ id }: { id: string }): Promise<WebhookDelivery[]> => {
      const answer = room.api.as(room.owner).get(`/webhook/${id}/deliveries/?page_size=0`);
      return (await readAnswer<{ results: WebhookDelivery[] }>(answer)).results;
    },
    test: ({ id }: { id: string }) =>
      readAnswer<WebhookDelivery>(room.api.as(room.owner).post(`/webhook/${id}/test/`)),

    /** A visitor answers, and the account is told. Answers its id and its receipt. */
    answerAsVisitor: async (slug: string, changes: Record<string, unknown> = {}) => {
      const sent = room.api.as(guest).post(`/survey/${slug}/submit/`, visitorsAnswer(changes));
      const { receipt } = await readAnswer<{ receipt: string }>(sent);
      await notifyOfFeedback(room.api.tools);
      const answer = room.api.as(room.owner).get('/feedback/');
      const { results } = await readAnswer<{ results: { id: string }[] }>(answer);
      return { id: results[0]?.id ?? '', receipt };
    },
    /** Lets time go by, and what is due go out. */
    pass: async (ms: number) => {
      room.api.clock.skewMs += ms;
      await room.sender.sendAll();
    },
  });
}
