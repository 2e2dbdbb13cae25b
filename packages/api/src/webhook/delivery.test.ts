import { describe, expect, it } from 'vitest';

import type { Received } from '../test/openReceiver.ts';
import { openWebhookRoom, typesOf, verify } from '../test/openWebhookRoom.ts';
import { guest } from '../test/people.ts';
import { makeOpenWorkspace, readAnswer } from '../test/workspace.ts';
import { webhookDeliveriesSql } from './webhookDeliveries.sql.ts';

const room = openWebhookRoom();

describe('a message', () => {
  it('tells what happened, signed as Standard Webhooks says', async () => {
    const webhook = await room.add();
    const { code } = await makeOpenWorkspace(room.api, room.owner);
    await room.answerAsVisitor(code.slug, { comment: 'Zażółć ☕' });
    await room.sender.sendAll();

    // Several are sent at once, so they may arrive in any order.
    const byType = new Map(room.receiver.received.map((one) => [typesOf([one])[0], one]));
    expect([...byType.keys()].toSorted()).toEqual(['code.published', 'feedback.received']);
    const published = byType.get('code.published');
    const answered = byType.get('feedback.received');
    expect(verify(webhook.secret, published as Received)).toMatchObject({
      type: 'code.published',
      data: { id: code.id, name: code.name, short_url: expect.stringContaining(code.slug) },
    });
    expect(verify(webhook.secret, answered as Received)).toMatchObject({
      type: 'feedback.received',
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      data: { code: code.id, rating: 9, comment: 'Zażółć ☕' },
    });
    expect(answered?.headers).toMatchObject({
      'content-type': 'application/json',
      'webhook-id': (await room.list(webhook))[0]?.id,
    });
    expect(await room.list(webhook)).toMatchObject([
      { event: 'feedback.received', state: 'delivered', status: 204, tries: 1 },
      { event: 'code.published', state: 'delivered', status: 204, tries: 1 },
    ]);
  });

  it('has the answers to questions, in the shape of their type', async () => {
    const webhook = await room.add({ events: ['feedback.received'] });
    const { code, form } = await makeOpenWorkspace(room.api, room.owner);
    const fields = [
      { type: 'rating' },
      { type: 'yes_no', id: 'again' },
      { type: 'choice', id: 'drink', other: true },
    ];
    await readAnswer(room.api.as(room.owner).patch(`/form/${form.id}/`, { fields }));
    await readAnswer(room.api.as(room.owner).post(`/code/${code.id}/publish/`, {}));
    await room.answerAsVisitor(code.slug, {
      comment: '',
      answers: { again: 'no', drink: 'other\nKvass' },
    });
    await room.sender.sendAll();

    const [answered] = room.receiver.received as [Received];
    expect(verify(webhook.secret, answered)).toMatchObject({
      data: {
        answers: {
          again: { type: 'yes_no', value: false },
          drink: { type: 'choice', value: { chosen: ['other'], other: 'Kvass' } },
        },
      },
    });
  });

  it('is refused by the library once a letter of it is changed, or with another secret', async () => {
    const webhook = await room.add();
    await room.test(webhook);
    await room.sender.sendAll();
    const [message] = room.receiver.received as [Received];

    expect(() => verify(webhook.secret, message)).not.toThrow();
    const other = { ...message, body: message.body.replace('webhook.test', 'webhook.tent') };
    expect(() => verify(webhook.secret, other)).toThrow('No matching signature');
    const stranger = await room.add({}, await room.api.addPerson('stranger'));
    expect(() => verify(stranger.secret, message)).toThrow('No matching signature');
  });

  it('goes to those who asked for its kind, and to nobody else’s', async () => {
    const pauses = await room.add({ events: ['code.paused'] });
    await room.add({}, await room.api.addPerson('stranger'));
    await room.add({ is_enabled: false });
    const { code } = await makeOpenWorkspace(room.api, room.owner);
    await readAnswer(room.api.as(room.owner).patch(`/code/${code.id}/`, { name: 'Table 2' }));
    expect((await room.api.as(room.owner).post(`/code/${code.id}/pause/`)).ok).toBe(true);
    expect((await room.api.as(room.owner).post(`/code/${code.id}/resume/`)).ok).toBe(true);
    await room.sender.sendAll();

    expect(typesOf(room.receiver.received)).toEqual(['code.paused']);
    expect(verify(pauses.secret, room.receiver.received[0] as Received)).toMatchObject({
      data: { name: 'Table 2' },
    });
  });

  it('tells what an owner makes of an answer', async () => {
    await room.add({ events: ['feedback.updated'] });
    const { code } = await makeOpenWorkspace(room.api, room.owner);
    const { id } = await room.answerAsVisitor(code.slug);
    await readAnswer(room.api.as(room.owner).patch(`/feedback/${id}/`, { note: 'Call them' }));
    await room.sender.sendAll();

    const told = room.receiver.received.map(({ body }) => JSON.parse(body) as object);
    expect(told).toMatchObject([{ type: 'feedback.updated', data: { id, note: 'Call them' } }]);
  });

  it('holds no words of an answer that was removed before it went out', async () => {
    const webhook = await room.add({ events: ['feedback.received'] });
    const { code } = await makeOpenWorkspace(room.api, room.owner);
    const { id } = await room.answerAsVisitor(code.slug, { comment: 'Forget this.' });
    const body = { ids: [id], confirm: 'DELETE' };
    const gone = await room.api.as(room.owner).post('/feedback/bulk_delete/', body);
    expect(gone.status).toBe(200);
    await room.sender.sendAll();

    expect(room.receiver.received).toEqual([]);
    expect(await room.list(webhook)).toMatchObject([{ state: 'dropped', tries: 1 }]);
  });

  it('leaves no words behind that a program said again, once their visitor erases them', async () => {
    const webhook = await room.add({ events: ['feedback.received'] });
    room.receiver.answerNext((response) => response.end('You said: Forget this.'));
    const { code } = await makeOpenWorkspace(room.api, room.owner);
    const { receipt } = await room.answerAsVisitor(code.slug, { comment: 'Forget this.' });
    await room.sender.sendAll();
    expect(await room.list(webhook)).toMatchObject([{ excerpt: 'You said: Forget this.' }]);

    expect((await room.api.as(guest).delete(`/receipt/${receipt}/`)).status).toBe(204);
    expect(await room.list(webhook)).toMatchObject([{ excerpt: '' }]);
  });

  it('is not written when what it tells of is undone', async () => {
    const webhook = await room.add();
    const undone = room.api.store.transact(async (inside) => {
      await webhookDeliveriesSql.tell(
        inside.db,
        room.owner.accountId,
        [
          {
            account_id: room.owner.accountId,
            event: 'code.paused',
            subject_id: webhook.id,
            happened_at: new Date(),
            matches: [],
          },
        ],
        new Date(),
      );
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await room.list(webhook)).toEqual([]);
  });
});
