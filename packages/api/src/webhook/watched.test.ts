import { expect, it } from 'vitest';

import { createMetrics } from '../metrics/createMetrics.ts';
import { openWebhookRoom, status } from '../test/openWebhookRoom.ts';
import { makeOpenWorkspace } from '../test/workspace.ts';
import {
  currentWork,
  type SpanAttributes,
  type Span,
  type SpanTracer,
} from '../tracing/currentWork.ts';
import { webhookDeliveriesSql } from './webhookDeliveries.sql.ts';
import { healthSql } from '../operator/health.sql.ts';

interface Step {
  name: string;
  requestId?: string;
  traceparent?: string | undefined;
  facts?: SpanAttributes | undefined;
}

const steps: Step[] = [];

const record = (step: Step): Span => {
  steps.push(step);
  return {
    traceparent: 'none',
    isKept: true,
    begin: (name) => record({ name }),
    end: ({ facts } = {}) => void Object.assign(step, { facts: { ...step.facts, ...facts } }),
  };
};

const tracer: SpanTracer = {
  begin: (name, { requestId, traceparent, facts }) =>
    record({ name, requestId, traceparent, facts }),
  close: () => Promise.resolve(),
};
const metrics = createMetrics();
const room = openWebhookRoom({ tracer, metrics });

const deliveries = () => steps.filter(({ name }) => name.startsWith('webhook '));

const linesOf = async (): Promise<string[]> =>
  (await metrics.registry.metrics())
    .split('\n')
    .filter((line) => /^hearback_webhook_\w+\{/.test(line) && !/_(bucket|sum)/.test(line));

it('a delivery is a step of the request that asked for its message', async () => {
  const webhook = await room.add();
  const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
  const span: Span = { traceparent, isKept: false, begin: () => span, end: () => undefined };
  const id = crypto.randomUUID();
  await currentWork.run({ requestId: 'request-0001', span }, () =>
    webhookDeliveriesSql.insert(room.api.store.db, room.owner.accountId, webhook.id, {
      id,
      event: 'webhook.test',
      now: new Date(),
    }),
  );
  steps.length = 0;
  await room.sender.sendAll();

  expect(deliveries()).toEqual([
    {
      name: 'webhook webhook.test',
      requestId: 'request-0001',
      traceparent,
      facts: { 'hearback.webhook_id': id, 'hearback.try': 1, 'hearback.outcome': 'delivered' },
    },
  ]);
  expect(steps.map(({ name }) => name)).toContain('send a message');
});

it('the delivery of an answer is found by the id of its message', async () => {
  const { code } = await makeOpenWorkspace(room.api, room.owner);
  const webhook = await room.add({ events: ['feedback.received'] });
  await room.answerAsVisitor(code.slug);
  steps.length = 0;
  await room.sender.sendAll();

  const [delivery] = await room.list(webhook);
  expect(deliveries()).toMatchObject([{ requestId: delivery?.id, traceparent: undefined }]);
});

it('tries are counted by how they ended, and messages while they wait', async () => {
  const { db } = room.api.store;
  room.receiver.answerNext(status(503));
  room.receiver.answerNext((response) => response.destroy());
  const webhook = await room.add();
  for (let each = 0; each < 3; each += 1) await room.test(webhook);
  expect(await healthSql.messages(db)).toMatchObject({ due: 3, later: 0 });

  metrics.registry.resetMetrics();
  await room.sender.sendAll();
  expect(await linesOf()).toEqual(
    expect.arrayContaining([
      'hearback_webhook_delivery_seconds_count{outcome="delivered"} 1',
      'hearback_webhook_delivery_seconds_count{outcome="refused"} 1',
      'hearback_webhook_delivery_seconds_count{outcome="connection"} 1',
    ]),
  );
  expect(await healthSql.messages(db)).toMatchObject({ due: 0, later: 2, dueSeconds: 0 });
});
