import { describe, expect, it } from 'vitest';

import type { AddedWebhook } from './contract.ts';
import { hourMs, openWebhookRoom } from '../test/openWebhookRoom.ts';
import { goodPassword } from '../test/people.ts';
import { makeOpenWorkspace, readAnswer } from '../test/workspace.ts';

const room = openWebhookRoom();
const bodies = () => room.receiver.received.map(({ body }) => JSON.parse(body) as object);

describe('a message for a chat', () => {
  it('is what an incoming webhook of Slack takes, with a visitor’s signs as signs', async () => {
    await room.add({ format: 'slack', events: ['feedback.received'] });
    const { code } = await makeOpenWorkspace(room.api, room.owner);
    const comment = 'Cold soup & <!channel>\n*Never* again';
    const { id } = await room.answerAsVisitor(code.slug, { rating: 2, comment });
    await room.sender.sendAll();

    const title = `New answer: 2/10 · Old Town · ${code.name}`;
    const quote = 'Cold soup &amp; &lt;!channel&gt;\n*Never* again';
    expect(bodies()).toEqual([
      {
        text: `${title}: ${quote}`,
        blocks: [
          { type: 'section', text: { type: 'plain_text', text: title, emoji: false } },
          {
            type: 'section',
            text: { type: 'mrkdwn', text: '>Cold soup &amp; &lt;!channel&gt;\n>*Never* again' },
          },
          {
            type: 'section',
            text: {
              type: 'mrkdwn',
              text: `<${room.api.settings.publicOrigin}/feedback/?open=${id}|Open in Hearback>`,
            },
          },
        ],
      },
    ]);
  });

  it('is a card of Microsoft Teams, in the language of the owner', async () => {
    await room.add({ format: 'teams', events: ['feedback.received', 'code.paused'] });
    await room.api.as(room.owner).patch('/user/details/', { language: 'pl-PL' });
    const { code } = await makeOpenWorkspace(room.api, room.owner);
    await room.answerAsVisitor(code.slug, { rating: 9, comment: '[Click](https://x.example)' });
    await room.api.as(room.owner).post(`/code/${code.id}/pause/`);
    await room.sender.sendAll();

    const card = (body: object[], url: string) => ({
      type: 'message',
      attachments: [
        {
          contentType: 'application/vnd.microsoft.card.adaptive',
          content: {
            type: 'AdaptiveCard',
            body,
            actions: [{ type: 'Action.OpenUrl', title: 'Otwórz w Hearback', url }],
          },
        },
      ],
    });
    const sent = bodies();
    expect(sent).toHaveLength(2);
    expect(JSON.stringify(sent)).toContain(String.raw`\\[Click\\]\\(https://x\\.example\\)`);
    // They are sent side by side.
    expect(sent.find((each) => JSON.stringify(each).includes('Kod wstrzymany'))).toMatchObject(
      card(
        [{ type: 'TextBlock', text: `Kod wstrzymany: ${code.name}`, weight: 'Bolder' }],
        `${room.api.settings.publicOrigin}/creator/editor/codes/${code.id}/`,
      ),
    );
  });

  it('says hello when it is tried out', async () => {
    await room.test(await room.add({ format: 'slack' }));
    await room.sender.sendAll();
    expect(bodies()).toMatchObject([{ text: 'Hearback can write here.' }]);
  });
});

describe('the highest rating that a webhook is told of', () => {
  it('leaves out better answers and those without a rating, and nothing but answers', async () => {
    const events = ['feedback.received', 'code.published'];
    const low = await room.add({ rating_max: 4, events });
    const { code } = await makeOpenWorkspace(room.api, room.owner);
    for (const rating of [5, 4, 1, 10]) await room.answerAsVisitor(code.slug, { rating });
    await room.sender.sendAll();

    const told = (await room.list(low)).map(({ event }) => event).toSorted();
    expect(told).toEqual(['code.published', 'feedback.received', 'feedback.received']);
    expect(await room.change(low, { rating_max: null })).toMatchObject({ rating_max: null });
    await room.answerAsVisitor(code.slug, { rating: 10 });
    expect(await room.list(low)).toHaveLength(4);
  });

  it('takes the password to be raised, and none to be lowered', async () => {
    const webhook = await room.add({ rating_max: 4 });
    const change = async (rating_max: number | null) => {
      const as = room.api.as(room.owner);
      return (await as.patch(`/webhook/${webhook.id}/`, { rating_max })).status;
    };
    expect(await change(3)).toBe(200);
    expect(await change(5)).toBe(400);
    expect(await change(null)).toBe(400);
    expect(await change(11)).toBe(400);
  });
});

describe('the locations and words of a webhook', () => {
  it('leave out answers and codes of other locations, and answers without a word', async () => {
    const { code, location } = await makeOpenWorkspace(room.api, room.owner);
    const other = await makeOpenWorkspace(room.api, room.owner);
    const here = await room.add({ locations: [location.id] });
    const cold = await room.add({ words: ['ZIMN', 'cold'], events: ['feedback.received'] });
    for (const { slug } of [code, other.code]) {
      await room.answerAsVisitor(slug, { rating: 1, comment: 'Zimna zupa' });
      await room.answerAsVisitor(slug, { rating: 1, comment: 'Lovely, but slow' });
    }
    const told = async (webhook: AddedWebhook) =>
      (await room.list(webhook)).map(({ event }) => event).toSorted();
    expect(await told(cold)).toEqual(['feedback.received', 'feedback.received']);

    // No word is a pattern.
    const percent = await room.add({ words: ['%'], events: ['feedback.received'] });
    await room.answerAsVisitor(other.code.slug, { comment: 'All fine' });
    expect(await told(percent)).toEqual([]);

    for (const { id } of [code, other.code]) {
      await readAnswer(room.api.as(room.owner).post(`/code/${id}/pause/`));
    }
    expect(await told(here)).toEqual(['code.paused', 'feedback.received', 'feedback.received']);
  });

  it('find words with and without accents, in a comment as in a filter', async () => {
    const { code } = await makeOpenWorkspace(room.api, room.owner);
    const events = ['feedback.received'];
    const accented = await room.add({ words: ['obsługa', 'ŻÓŁĆ'], events });
    const plain = await room.add({ words: ['obsluga', 'zolc'], events });
    for (const comment of ['OBSŁUGA na piątkę', 'Super obsluga', 'żółć', 'All fine']) {
      await room.answerAsVisitor(code.slug, { comment });
    }
    expect(await room.list(accented)).toHaveLength(3);
    expect(await room.list(plain)).toHaveLength(3);
  });

  it('go with topics, whatever the words: those of the account, merged and hidden ones too', async () => {
    const { code } = await makeOpenWorkspace(room.api, room.owner);
    const as = room.api.as(room.owner);
    const choice = { name: '', words: '', hidden: false, target: null };
    await readAnswer(
      as.put('/stats/topics/choices/', {
        topics: [
          { ...choice, topic: 'own-1', name: 'Terrace', words: 'terrace, taras*' },
          { ...choice, topic: 'cleanliness', target: 'toilets' },
          { ...choice, topic: 'parking', hidden: true },
        ],
      }),
    );
    const add = (topics: string[], changes: object = {}) =>
      room.add({ topics, events: ['feedback.received', 'feedback.updated'], ...changes });
    const waiting = await add(['waiting']);
    const own = await add(['own-1', 'parking']);
    const merged = await add(['toilets']);
    const both = await add(['waiting'], { words: ['soup'] });
    for (const comment of [
      'We waited an hour for the soup',
      'Długo czekaliśmy na kelnera',
      'A lovely terrace, and dirty everywhere',
      'No parking at all',
      '',
    ]) {
      await room.answerAsVisitor(code.slug, { comment });
    }
    const counts = async () =>
      Promise.all([waiting, own, merged, both].map(async (each) => (await room.list(each)).length));
    expect(await counts()).toEqual([2, 1, 1, 1]);

    const { results } = await readAnswer<{ results: { id: string; comment: string }[] }>(
      as.get('/feedback/'),
    );
    const slow = results.find(({ comment }) => comment.includes('kelnera'));
    await readAnswer(as.patch(`/feedback/${slow?.id}/`, { note: 'Two waiters were ill.' }));
    expect(await counts()).toEqual([3, 1, 1, 1]);

    const change = async (changes: object) =>
      (await as.patch(`/webhook/${both.id}/`, changes)).status;
    expect(await change({ topics: ['waiting', 'price'] })).toBe(400);
    expect(await change({ topics: [] })).toBe(400);
    expect(await change({ topics: ['nothing'], password: goodPassword })).toBe(400);
    expect(await change({ topics: [], password: goodPassword })).toBe(200);
  });

  it('leave out what belongs to no location or code with one of its tags', async () => {
    const { code, location } = await makeOpenWorkspace(room.api, room.owner);
    const other = await makeOpenWorkspace(room.api, room.owner);
    const third = await makeOpenWorkspace(room.api, room.owner);
    const as = room.api.as(room.owner);
    await readAnswer(as.patch(`/location/${location.id}/`, { tags: ['North'] }));
    await readAnswer(as.patch(`/code/${other.code.id}/`, { tags: ['NORTH', 'loud'] }));
    const north = await room.add({ tags: ['north'] });
    for (const { id, slug } of [code, other.code, third.code]) {
      await room.answerAsVisitor(slug, { rating: 1 });
      await readAnswer(as.post(`/code/${id}/pause/`));
    }
    const told = (await room.list(north)).map(({ event }) => event).toSorted();
    expect(told).toEqual(['code.paused', 'code.paused', 'feedback.received', 'feedback.received']);
    const change = async (changes: object) =>
      (await as.patch(`/webhook/${north.id}/`, changes)).status;
    expect(await change({ tags: ['North'] })).toBe(200);
    expect(await change({ tags: ['north', 'loud'] })).toBe(400);
    expect(await change({ tags: [] })).toBe(400);
    expect(await change({ tags: [], password: goodPassword })).toBe(200);
  });

  it('are those of the account, and take the password to let more through', async () => {
    const { location } = await makeOpenWorkspace(room.api, room.owner);
    const second = await makeOpenWorkspace(room.api, room.owner);
    const stranger = await room.api.addPerson('stranger');
    const theirs = await makeOpenWorkspace(room.api, stranger);
    const as = room.api.as(room.owner);
    for (const id of [theirs.location.id, 'x', room.api.tools.newId()]) {
      const refused = await as.post('/webhook/', {
        url: room.receiver.url,
        events: ['feedback.received'],
        password: goodPassword,
        locations: [id],
      });
      expect([id, refused.status, await refused.json()]).toMatchObject([
        id,
        400,
        { locations: expect.anything() },
      ]);
    }

    const webhook = await room.add({ locations: [location.id], words: ['cold', 'slow'] });
    expect(webhook).toMatchObject({ locations: [location.id], words: ['cold', 'slow'] });
    const change = async (changes: object) =>
      (await as.patch(`/webhook/${webhook.id}/`, changes)).status;
    expect(await change({ words: ['cold'] })).toBe(200);
    for (const wider of [
      { words: [] },
      { words: ['cold', 'slow'] },
      { locations: [] },
      { locations: [location.id, second.location.id] },
    ]) {
      expect([wider, await change(wider)]).toEqual([wider, 400]);
    }
    expect(await change({ words: [], password: goodPassword })).toBe(200);
    expect(await change({ words: Array<string>(21).fill('a') })).toBe(400);
  });
});

describe('a message for a chat in quiet hours', () => {
  it('waits for their end, and one for a program does not', async () => {
    const clock = (at: Date) => at.toISOString().slice(11, 16);
    const now = room.api.tools.now();
    const settings = {
      ...(await readAnswer<object>(room.api.as(room.owner).get('/user/notification_settings/'))),
      timezone: 'UTC',
      quiet_from: clock(new Date(now.getTime() - hourMs)),
      quiet_to: clock(new Date(now.getTime() + 2 * hourMs)),
    };
    await readAnswer(room.api.as(room.owner).put('/user/notification_settings/', settings));
    const chat = await room.add({ format: 'slack', events: ['feedback.received'] });
    const program = await room.add({ events: ['feedback.received'] });
    const { code } = await makeOpenWorkspace(room.api, room.owner);
    await room.answerAsVisitor(code.slug, { rating: 2 });
    await room.sender.sendAll();
    const states = async () =>
      Promise.all([chat, program].map(async (each) => (await room.list(each))[0]?.state));
    expect(await states()).toEqual(['waiting', 'delivered']);

    await room.pass(2 * hourMs);
    expect(await states()).toEqual(['delivered', 'delivered']);
  });
});

describe('a digest for a chat', () => {
  const minuteMs = hourMs / 60;
  const at = (time: string) => {
    room.api.clock.skewMs = Date.parse(time) - Date.now();
  };

  it('tells of the answers of an hour in one message, the lowest quoted', async () => {
    at('2026-12-01T12:10:00Z');
    const chat = await room.add({ format: 'slack', digest: 'hourly' });
    const { code } = await makeOpenWorkspace(room.api, room.owner);
    for (const [rating, comment] of [
      [9, 'Lovely'],
      [2, 'Cold <soup>'],
      [4, ''],
    ] as const) {
      await room.answerAsVisitor(code.slug, { rating, comment });
    }
    await room.sender.sendAll();
    // The code was published at once: only answers wait for each other.
    expect(bodies()).toMatchObject([{ text: `Code published: ${code.name}` }]);
    await room.pass(49 * minuteMs);
    expect(bodies()).toHaveLength(1);

    await room.pass(2 * minuteMs);
    const place = `Old Town · ${code.name}`;
    expect(bodies().slice(1)).toMatchObject([
      {
        text: `3 answers · mean rating 5: 2/10 · ${place}: Cold &lt;soup&gt;: 4/10 · ${place}: 9/10 · ${place}: Lovely`,
        blocks: [
          { text: { text: '3 answers · mean rating 5' } },
          { text: { text: `2/10 · ${place}\n>Cold &lt;soup&gt;` } },
          { text: { text: `4/10 · ${place}` } },
          { text: { text: `9/10 · ${place}\n>Lovely` } },
          { text: { text: expect.stringContaining('/feedback/|Open in Hearback>') } },
        ],
      },
    ]);
    // The next one begins anew.
    await room.answerAsVisitor(code.slug, { rating: 1 });
    await room.pass(hourMs);
    expect(bodies().at(-1)).toMatchObject({
      blocks: [{ text: { text: '1 answer · mean rating 1' } }, {}, {}],
    });
    const told = await room.list(chat);
    expect(told.map(({ event, state }) => [event, state])).toEqual([
      ['feedback.digest', 'delivered'],
      ['feedback.digest', 'delivered'],
      ['code.published', 'delivered'],
    ]);
  });

  it('comes in the morning, says nothing of removed answers, and is tried again whole', async () => {
    const as = room.api.as(room.owner);
    const settings = await readAnswer<object>(as.get('/user/notification_settings/'));
    await readAnswer(
      as.put('/user/notification_settings/', { ...settings, timezone: 'Europe/Warsaw' }),
    );
    at('2026-12-01T12:00:00Z');
    const events = ['feedback.received'];
    await room.add({ format: 'teams', digest: 'daily', events });
    const { code } = await makeOpenWorkspace(room.api, room.owner);
    for (const rating of [3, 8, 6]) await room.answerAsVisitor(code.slug, { rating });
    const gone = await room.answerAsVisitor(code.slug, { rating: 1, comment: 'Take this back' });
    await readAnswer(as.delete(`/feedback/${gone.id}/`));
    at('2026-12-02T06:59:00Z');
    await room.sender.sendAll();
    expect(bodies()).toEqual([]);

    room.receiver.answerNext((response) => response.writeHead(500).end());
    at('2026-12-02T07:00:30Z');
    await room.sender.sendAll();
    expect(bodies()).toHaveLength(1);
    // While it is tried again, another one collects.
    await room.answerAsVisitor(code.slug, { rating: 10 });
    await room.pass(minuteMs);
    expect(bodies()).toHaveLength(2);
    expect(JSON.stringify(bodies()[1])).toContain('3 answers · mean rating 5');
    expect(JSON.stringify(bodies()[1])).not.toContain('Take this back');
    at('2026-12-03T07:00:30Z');
    await room.sender.sendAll();
    expect(JSON.stringify(bodies()[2])).toContain('1 answer · mean rating 10');
  });

  it('is for chats alone: a program is told of each answer', async () => {
    const refused = await room.api.as(room.owner).post('/webhook/', {
      url: room.receiver.url,
      events: ['feedback.received'],
      password: goodPassword,
      digest: 'daily',
    });
    expect([refused.status, await refused.json()]).toEqual([
      400,
      { digest: ['This value is not valid.'] },
    ]);
    const chat = await room.add({ format: 'slack', digest: 'weekly' });
    const change = (changes: object) =>
      room.api.as(room.owner).patch(`/webhook/${chat.id}/`, changes);
    expect((await change({ format: 'json' })).status).toBe(400);
    expect((await change({ format: 'json', digest: 'none' })).status).toBe(200);
  });
});
