import { describe, expect, it } from 'vitest';

import { openWebhookRoom } from '../test/openWebhookRoom.ts';
import { makeOpenWorkspace } from '../test/workspace.ts';

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
    expect(sent[1]).toMatchObject(
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
