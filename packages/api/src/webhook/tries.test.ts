import type { ServerResponse } from 'node:http';

import { describe, expect, it } from 'vitest';

import { openReceiver } from '../test/openReceiver.ts';
import { dayMs, hourMs, openWebhookRoom, status } from '../test/openWebhookRoom.ts';
import { makeOpenWorkspace } from '../test/workspace.ts';
import { webhookDeliveriesSql } from './webhookDeliveries.sql.ts';

const room = openWebhookRoom();

describe('a try that fails', () => {
  it('is followed by others at 5 s, 5 min, 30 min, 2, 5, 10, 14, 20 and 24 h, with the same id', async () => {
    room.receiver.answerAll(status(503));
    const webhook = await room.add();
    const { id } = await room.test(webhook);
    await room.sender.sendAll();
    const pauses = [5 / 3_600, 1 / 12, 0.5, 2, 5, 10, 14, 20, 24];
    for (const [at, hours] of pauses.entries()) {
      await room.pass(hours * hourMs * 0.89);
      expect(room.receiver.received).toHaveLength(at + 1);
      await room.pass(hours * hourMs * 0.22);
      expect(room.receiver.received).toHaveLength(at + 2);
    }
    await room.pass(30 * dayMs);

    expect(room.receiver.received).toHaveLength(10);
    expect(new Set(room.receiver.received.map(({ headers }) => headers['webhook-id']))).toEqual(
      new Set([id]),
    );
    expect(await room.list(webhook)).toMatchObject([
      { state: 'failed', tries: 10, status: 503, excerpt: 'no', next_try: null },
    ]);
  });

  it('is followed by the next not before its receiver wants it, for a day at most', async () => {
    for (const wanted of ['3600', '99999999']) {
      room.receiver.answerNext((response) =>
        response.writeHead(429, { 'Retry-After': wanted }).end(),
      );
    }
    const webhook = await room.add();
    await room.test(webhook);
    await room.sender.sendAll();
    await room.pass(0.9 * hourMs);
    expect(await room.list(webhook)).toMatchObject([{ state: 'waiting', tries: 1, status: 429 }]);

    await room.pass(0.2 * hourMs);
    expect(await room.list(webhook)).toMatchObject([{ state: 'waiting', tries: 2 }]);
    await room.pass(23 * hourMs);
    expect(await room.list(webhook)).toMatchObject([{ state: 'waiting', tries: 2 }]);
    await room.pass(2 * hourMs);
    expect(await room.list(webhook)).toMatchObject([{ state: 'delivered', tries: 3 }]);
  });

  it('is forgotten once one succeeds', async () => {
    room.receiver.answerNext(status(500));
    const { code } = await makeOpenWorkspace(room.api, room.owner);
    const webhook = await room.add();
    await room.answerAsVisitor(code.slug);
    await room.sender.sendAll();
    expect(await room.list(webhook)).toMatchObject([{ state: 'waiting', status: 500 }]);
    expect((await room.get(webhook)).failing_since).not.toBeNull();

    await room.pass(6_000);
    expect(await room.list(webhook)).toMatchObject([{ state: 'delivered', tries: 2, status: 204 }]);
    expect((await room.get(webhook)).failing_since).toBeNull();
  });

  it('follows no redirect, and reads no more than the beginning of an answer', async () => {
    const elsewhere = await openReceiver();
    room.receiver.answerNext((response) =>
      response.writeHead(307, { Location: elsewhere.url }).end(),
    );
    room.receiver.answerNext((response) => {
      response.writeHead(200);
      const more = () => {
        while (response.write('\0long '.repeat(10_000)));
        response.once('drain', more);
      };
      more();
    });
    const webhook = await room.add();
    await room.test(webhook);
    await room.sender.sendAll();
    expect(await room.list(webhook)).toMatchObject([{ state: 'waiting', status: 307 }]);
    expect(elsewhere.received).toEqual([]);

    await room.pass(6_000);
    const [delivery] = await room.list(webhook);
    expect(delivery).toMatchObject({ state: 'delivered', status: 200 });
    expect(delivery?.excerpt).toMatch(/^long long /);
    expect(delivery?.excerpt.length).toBeLessThanOrEqual(300);
    await elsewhere.close();
  });

  it('says that the connection broke', async () => {
    const webhook = await room.add();
    room.receiver.answerNext((response) => response.destroy());
    await room.test(webhook);
    await room.sender.sendAll();
    expect(await room.list(webhook)).toMatchObject([
      { state: 'waiting', status: null, trouble: 'connection' },
    ]);
  });

  it('that a process took and never ended is made by others', async () => {
    const webhook = await room.add();
    await room.test(webhook);
    const now = new Date(Date.now() + room.api.clock.skewMs);
    const taken = await webhookDeliveriesSql.claim(room.api.store.db, {
      now,
      until: new Date(now.getTime() + hourMs),
      most: 32,
      mostPerWebhook: 8,
      busy: [],
    });
    expect(taken).toHaveLength(1);
    await room.pass(hourMs / 2);
    expect(room.receiver.received).toEqual([]);
    await room.pass(hourMs / 2);
    expect(await room.list(webhook)).toMatchObject([{ state: 'delivered', tries: 1 }]);
  });

  it('holds nobody else up', async () => {
    const slow = await openReceiver();
    const held: ServerResponse[] = [];
    slow.answerAll((response) => held.push(response));
    const stuck = await room.add({ url: slow.url });
    const webhook = await room.add();
    for (let each = 0; each < 12; each += 1) await room.test(stuck);
    await room.test(webhook);
    const sending = room.sender.sendAll();
    const patience = { timeout: 30_000 };
    await expect.poll(() => room.receiver.received.length, patience).toBe(1);
    await expect.poll(() => slow.received.length, patience).toBe(8);
    slow.answerAll();
    for (const response of held) response.writeHead(200).end();
    await sending;
    expect(new Set(slow.received.map(({ headers }) => headers['webhook-id'])).size).toBe(12);
    await slow.close();
  });
});
