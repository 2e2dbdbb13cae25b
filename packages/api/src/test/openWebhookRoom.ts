import type { ServerResponse } from 'node:http';

import { Webhook } from 'standardwebhooks';

import type { AddedWebhook, WebhookDelivery } from '../contract/webhook.ts';
import { createWebhookSender } from '../services/webhook/createWebhookSender.ts';
import { tellOfFeedback } from '../services/notification/tellOfFeedback.ts';
import { createPostSafely } from '../tools/postSafely.ts';
import { createTestApi } from './createTestApi.ts';
import { openReceiver, type Received, type Receiver } from './openReceiver.ts';
import { guest, type TestPerson } from './people.ts';
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

/** An API with the sender of its webhooks, and for each test an owner and a program that listens. */
export async function openWebhookRoom() {
  const api = await createTestApi({ settings: { webhookAllowPrivate: true } });
  const post = createPostSafely({ isAllowed: () => true });
  const sender = createWebhookSender({ ...api.tools, post });
  let owner: TestPerson | undefined;
  let receiver: Receiver | undefined;

  const present = <Thing>(thing: Thing | undefined): Thing => {
    if (thing === undefined) throw new Error('Nobody is there: begin the test with `begin`.');
    return thing;
  };

  return {
    api,
    sender,
    get owner() {
      return present(owner);
    },
    get receiver() {
      return present(receiver);
    },

    begin: async () => {
      api.clock.skewMs = 0;
      owner = await api.addPerson('owner');
      receiver = await openReceiver();
    },
    end: async () => {
      await api.database.deleteFrom('webhook').execute();
      await present(receiver).close();
    },

    add: (changes: object = {}, person = present(owner)) =>
      readAnswer<AddedWebhook>(
        api.as(person).post('/webhook/', {
          url: present(receiver).url,
          events: ['feedback.received', 'feedback.updated', 'code.published', 'code.paused'],
          ...changes,
        }),
      ),
    get: ({ id }: { id: string }) =>
      readAnswer<AddedWebhook>(api.as(present(owner)).get(`/webhook/${id}/`)),
    change: ({ id }: { id: string }, changes: object) =>
      readAnswer<AddedWebhook>(api.as(present(owner)).patch(`/webhook/${id}/`, changes)),
    /** What a webhook was told, the latest first. */
    list: async ({ id }: { id: string }): Promise<WebhookDelivery[]> => {
      const answer = api.as(present(owner)).get(`/webhook/${id}/deliveries/?page_size=0`);
      return (await readAnswer<{ results: WebhookDelivery[] }>(answer)).results;
    },
    test: ({ id }: { id: string }) =>
      readAnswer<WebhookDelivery>(api.as(present(owner)).post(`/webhook/${id}/test/`)),

    /** A visitor answers, and the account is told. Answers its id and its receipt. */
    answerAsVisitor: async (slug: string, changes: Record<string, unknown> = {}) => {
      const sent = api.as(guest).post(`/survey/${slug}/submit/`, visitorsAnswer(changes));
      const { receipt } = await readAnswer<{ receipt: string }>(sent);
      await tellOfFeedback(api.tools);
      const answer = api.as(present(owner)).get('/feedback/');
      const { results } = await readAnswer<{ results: { id: string }[] }>(answer);
      return { id: results[0]?.id ?? '', receipt };
    },
    /** Lets time go by, and what is due go out. */
    pass: async (ms: number) => {
      api.clock.skewMs += ms;
      await sender.sendAll();
    },
  };
}

export type WebhookRoom = Awaited<ReturnType<typeof openWebhookRoom>>;
