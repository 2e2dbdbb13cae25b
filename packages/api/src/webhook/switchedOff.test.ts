import { describe, expect, it } from 'vitest';

import type { WebhookSecret } from './contract.ts';
import type { Received } from '../test/openReceiver.ts';
import {
  dayMs,
  hourMs,
  openWebhookRoom,
  status,
  typesOf,
  verify,
} from '../test/openWebhookRoom.ts';
import { goodPassword } from '../test/people.ts';
import { makeOpenWorkspace, readAnswer } from '../test/workspace.ts';

const room = openWebhookRoom();

describe('a webhook that does not work', () => {
  it('is switched off by a 410, and its owner gets a letter', async () => {
    room.receiver.answerAll(status(410));
    const webhook = await room.add();
    const { code } = await makeOpenWorkspace(room.api, room.owner);
    await room.sender.sendAll();

    expect((await room.get(webhook)).state).toBe('gone');
    expect(await room.list(webhook)).toMatchObject([{ state: 'failed', status: 410 }]);
    const letters = await room.api.runJobs();
    expect(letters.map(({ to, subject }) => [to.address, subject])).toContainEqual([
      room.owner.email,
      'A webhook of your Hearback account is switched off',
    ]);
    await room.answerAsVisitor(code.slug);
    expect(await room.list(webhook)).toHaveLength(1);
  });

  it('is switched off after it failed for three days, not before, and gives up what waits', async () => {
    room.receiver.answerAll(status(500));
    const webhook = await room.add();
    // The letter that tells of a new webhook.
    await room.api.runJobs();
    const { code } = await makeOpenWorkspace(room.api, room.owner);
    await room.sender.sendAll();
    await room.pass(2.9 * dayMs);
    await room.answerAsVisitor(code.slug);
    await room.sender.sendAll();
    expect((await room.get(webhook)).state).toBe('enabled');
    expect(await room.api.runJobs()).toEqual([]);

    await room.pass(0.2 * dayMs);
    expect((await room.get(webhook)).state).toBe('failing');
    const states = (await room.list(webhook)).map(({ state }) => state);
    expect(states).toEqual(['failed', 'failed']);
    const [letter, ...others] = await room.api.runJobs();
    expect(letter?.text).toContain('for 3 days no message arrived');
    expect(letter?.text).toContain(`127.0.0.1:${room.receiver.port}/hooks`);
    expect(others).toEqual([]);
  });

  it('is not mentioned once its owner switched it on again', async () => {
    room.receiver.answerNext(status(410));
    const webhook = await room.add();
    await room.api.runJobs();
    await makeOpenWorkspace(room.api, room.owner);
    await room.sender.sendAll();
    await room.change(webhook, { is_enabled: true });
    expect(await room.api.runJobs()).toEqual([]);
  });
});

describe('sending again', () => {
  it('sends one message again, under its id', async () => {
    const webhook = await room.add();
    const { id } = await room.test(webhook);
    await room.sender.sendAll();
    await readAnswer(
      room.api.as(room.owner).post(`/webhook/${webhook.id}/deliveries/${id}/replay/`),
    );
    await room.sender.sendAll();
    expect(room.receiver.received.map(({ headers }) => headers['webhook-id'])).toEqual([id, id]);
  });

  it('sends everything again that failed since a moment, and nothing else', async () => {
    room.receiver.answerAll(status(410));
    const webhook = await room.add();
    await makeOpenWorkspace(room.api, room.owner);
    await room.sender.sendAll();
    const early = await room.list(webhook);
    await room.pass(hourMs);
    const since = new Date(Date.now() + room.api.clock.skewMs).toISOString();
    await room.change(webhook, { is_enabled: true });
    const { code } = await makeOpenWorkspace(room.api, room.owner);
    await room.sender.sendAll();
    room.receiver.answerAll();
    room.receiver.received.length = 0;
    await room.change(webhook, { is_enabled: true });
    await room.answerAsVisitor(code.slug);
    await room.sender.sendAll();
    expect(typesOf(room.receiver.received)).toEqual(['feedback.received']);

    const replay = room.api.as(room.owner).post(`/webhook/${webhook.id}/replay/`, { since });
    expect(await readAnswer(replay)).toEqual({ count: 1 });
    await room.sender.sendAll();
    expect(typesOf(room.receiver.received)).toEqual(['feedback.received', 'code.published']);
    expect(room.receiver.received[1]?.headers['webhook-id']).not.toBe(early[0]?.id);
  });
});

describe('an exchange of the secret', () => {
  it('lets both secrets sign for 24 hours, then the new one alone', async () => {
    const webhook = await room.add();
    const { secret } = await readAnswer<WebhookSecret>(
      room.api
        .as(room.owner)
        .post(`/webhook/${webhook.id}/rotate_secret/`, { password: goodPassword }),
    );
    expect(secret).not.toBe(webhook.secret);
    await room.test(webhook);
    await room.sender.sendAll();
    const [message] = room.receiver.received as [Received];
    expect(String(message.headers['webhook-signature']).split(' ')).toHaveLength(2);
    expect(() => verify(secret, message)).not.toThrow();
    expect(() => verify(webhook.secret, message)).not.toThrow();

    room.api.clock.skewMs = 23.9 * hourMs;
    await room.test(webhook);
    await room.pass(0.2 * hourMs);
    await room.test(webhook);
    await room.sender.sendAll();
    const counts = room.receiver.received.map(
      ({ headers }) => String(headers['webhook-signature']).split(' ').length,
    );
    expect(counts).toEqual([2, 1, 1]);
  });
});
