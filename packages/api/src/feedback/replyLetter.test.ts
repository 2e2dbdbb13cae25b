import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import type { Feedback } from './contract.ts';
import { jobs as knownJobs } from '../jobs/jobs.ts';
import { createMailer } from '../mail/mailer.ts';
import { purge } from '../operator/purge.ts';
import { createTestApi, type TestApi } from '../test/createTestApi.ts';
import { freePort } from '../test/openMailRoom.ts';
import { guest, type TestPerson } from '../test/people.ts';
import { startSmtp } from '../test/startSmtp.ts';
import { makeOpenWorkspace, readAnswer, visitorsAnswer } from '../test/workspace.ts';

const minuteMs = 60_000;
const dayMs = 86_400_000;

let api: TestApi;
let owner: TestPerson;
let slug: string;
let visitors = 0;
let address: string;

beforeAll(async () => {
  api = await createTestApi({ rateLimitFactor: 1_000 });
});
beforeEach(async () => {
  api.clock.skewMs = 0;
  visitors += 1;
  address = `Guest${visitors}@elsewhere.example`;
  owner = await api.addPerson('owner');
  const { code } = await makeOpenWorkspace(api, owner);
  ({ slug } = code);
  api.jobs.length = 0;
});
afterAll(() => api.close());

/** Leaves an answer. Answers how its owner sees it, with the visitor's receipt. */
async function leave(changes: object = {}) {
  const answer = visitorsAnswer({ rating: 3, email: address, ...changes });
  const { receipt } = await readAnswer<{ receipt: string }>(
    api.as(guest).post(`/survey/${slug}/submit/`, answer),
  );
  const { results } = await readAnswer<{ results: Feedback[] }>(api.as(owner).get('/feedback/'));
  const [one] = results;
  if (!one) throw new Error('An answer was left above.');
  return { receipt, one };
}
const find = (id: string) => readAnswer<Feedback>(api.as(owner).get(`/feedback/${id}/`));
const write = (id: string, reply: string) =>
  readAnswer<Feedback>(api.as(owner).patch(`/feedback/${id}/`, { reply }));
const wait = (ms = minuteMs + 1_000) => {
  api.clock.skewMs += ms;
};
const open = (receipt: string, headers: Record<string, string> = {}) =>
  api.fetch(`/api/receipt/${receipt}/read/`, {
    method: 'POST',
    headers: { 'User-Agent': 'Mozilla/5.0 (iPhone)', ...headers },
  });

describe('a letter with a reply', () => {
  it('goes to the visitor after a minute, in their language, with both words and the receipt', async () => {
    const { one, receipt } = await leave({
      language: 'pl-PL',
      name: 'Ewa',
      comment: 'Zimna <b>zupa</b>.',
    });
    expect(one).toMatchObject({ reply_by: 'email', reply_state: null, reply_read_at: null });
    const replied = await write(one.id, 'Przepraszamy!\n<img src=x>');
    expect(replied).toMatchObject({ reply_state: 'waiting', reply_sent_at: null });
    expect(await api.runJobs()).toEqual([]);

    wait();
    const [letter, ...others] = await api.runJobs();
    expect(others).toEqual([]);
    expect(letter?.to).toEqual({ name: 'Ewa', address });
    expect(letter?.subject).toBe('Corner Café: odpowiedź na Twoją opinię');
    expect(letter?.text).toContain('> Przepraszamy!\n> <img src=x>\nCorner Café');
    expect(letter?.text).toContain('> Zimna <b>zupa</b>.');
    expect(letter?.text).toContain(`/receipt/${receipt}\n`);
    expect(letter?.html).toContain(`/receipt/${receipt}"`);
    // Words stay words, and nothing tells when the letter is read.
    expect(letter?.html).not.toMatch(/<img|<b>|<[^>]+src=|url\(/);
    expect(await find(one.id)).toMatchObject({
      reply_state: 'sent',
      reply_sent_at: expect.stringMatching(/Z$/) as unknown,
    });
  });

  it('is English for any other language, and its links are the receipt and the ending alone', async () => {
    const { one } = await leave({ language: 'de-DE', comment: 'See http://evil.test/x' });
    await write(one.id, 'Write to me@evil.test or www.evil.test');
    wait();
    const [letter] = await api.runJobs();
    expect(letter?.subject).toBe('Corner Café replied to your feedback');
    const links = letter?.text.match(/https?:\/\/\S+/g) ?? [];
    expect(links.map((link) => new URL(link).pathname.split('/')[1])).toEqual([
      'receipt',
      'letters',
    ]);
    expect(letter?.text).not.toMatch(/\w@\w|www\.\w/);
  });

  it('is one, with the last words, where the reply is changed before it went out', async () => {
    const { one } = await leave();
    await write(one.id, 'First words');
    wait(50_000);
    await write(one.id, 'Second words');
    wait(50_000);
    // Its minute began anew.
    expect(await api.runJobs()).toEqual([]);
    wait();
    const letters = await api.runJobs();
    expect(letters).toHaveLength(1);
    expect(letters[0]?.text).toContain('Second words');
    expect(letters[0]?.text).not.toContain('First words');
  });

  it('does not go out when the reply is taken back, and goes out when that is undone', async () => {
    const { one } = await leave();
    await write(one.id, 'Too harsh');
    expect(await write(one.id, '')).toMatchObject({ reply_state: null, reply_sent_at: null });
    wait();
    expect(await api.runJobs()).toEqual([]);

    expect(await write(one.id, 'Too harsh')).toMatchObject({ reply_state: 'waiting' });
    wait();
    expect(await api.runJobs()).toHaveLength(1);
  });

  it('does not go out again for the same words, and does for others', async () => {
    const { one } = await leave();
    await write(one.id, 'One');
    wait();
    await api.runJobs();
    await write(one.id, '');
    expect(await write(one.id, 'One')).toMatchObject({ reply_state: 'sent' });
    wait();
    expect(await api.runJobs()).toEqual([]);
    await write(one.id, 'Two');
    wait();
    expect((await api.runJobs())[0]?.text).toContain('Two');
  });

  it.each([
    ['erased', (receipt: string) => api.as(guest).delete(`/receipt/${receipt}/`)],
    [
      'deleted',
      (_: string, id: string) => api.as(owner).post('/feedback/bulk_delete/', { ids: [id] }),
    ],
    [
      'forgotten',
      async () => {
        api.clock.skewMs += 31 * dayMs;
        await purge({ ...api.tools, settings: { ...api.settings, personalDataDays: 30 } });
      },
    ],
  ] as const)('does not go out when the answer was %s meanwhile', async (_, end) => {
    const { one, receipt } = await leave();
    await write(one.id, 'Sorry');
    await end(receipt, one.id);
    wait();
    expect(await api.runJobs()).toEqual([]);
  });

  it.each([
    ['no address was left', { email: '' }, 'receipt'],
    ['it was given at a kiosk', { channel: 'kiosk' }, 'nobody'],
  ])('is not asked for where %s', async (_, changes, by) => {
    const { one } = await leave(changes);
    expect(one.reply_by).toBe(by);
    expect(await write(one.id, 'Thanks')).toMatchObject({ reply_state: 'receipt_only' });
    expect(api.jobs.filter(({ name }) => name === 'sendReply')).toEqual([]);
  });

  it('comes five times a day to one address, of all accounts together', async () => {
    const states = [];
    for (let count = 0; count < 6; count += 1) {
      owner = await api.addPerson('owner');
      ({
        code: { slug },
      } = await makeOpenWorkspace(api, owner));
      const { one } = await leave();
      states.push((await write(one.id, 'Buy now')).reply_state);
    }
    expect(states).toEqual(['waiting', 'waiting', 'waiting', 'waiting', 'waiting', 'limited']);
  });
});

describe('the ending of letters with replies', () => {
  it('is one click without a login, holds for all accounts, and leaves alerts alone', async () => {
    const { one } = await leave();
    await write(one.id, 'Sorry');
    wait();
    const [letter] = await api.runJobs();
    const path = new URL(letter?.unsubscribe ?? '').pathname;
    expect(path).toMatch(/^\/letters\/r/);

    // Mail scanners look at every link: looking ends nothing.
    const page = await api.fetch(path);
    expect(await page.text()).toContain('no business can send replies');
    await write(one.id, 'More');
    expect((await find(one.id)).reply_state).toBe('waiting');

    const ended = await api.fetch(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect(ended.status).toBe(200);
    // The one that waited stays where it is.
    wait();
    expect(await api.runJobs()).toEqual([]);
    expect((await find(one.id)).reply_state).toBe('refused');

    owner = await api.addPerson('other');
    const { code, location } = await makeOpenWorkspace(api, owner);
    ({ slug } = code);
    const theirs = await leave({ email: address.toUpperCase() });
    expect(await write(theirs.one.id, 'Hello')).toMatchObject({ reply_state: 'refused' });
    api.jobs.length = 0;
    await api.as(owner).patch(`/location/${location.id}/`, { alert_email: address });
    expect((await api.runJobs()).map(({ to }) => to.address)).toEqual([address.toLowerCase()]);
  });
});

describe('over a real mail server', () => {
  const deliver = async (onRecipient?: () => string, isLastTry = false) => {
    const port = await freePort();
    const server = await startSmtp(port, onRecipient ? { onRecipient } : {});
    const mailer = createMailer({ ...api.settings, smtpUrl: `smtp://127.0.0.1:${port}` });
    wait();
    const asked = api.jobs.splice(0).find(({ name }) => name === 'sendReply');
    if (!asked) throw new Error('No letter with a reply was asked for.');
    const input = asked.input as { accountId: string; letterId: string };
    await knownJobs.sendReply
      .run(input, { ...api.tools, mailer, isLastTry })
      .catch(() => undefined);
    mailer.close();
    await server.stop();
    return server.received;
  };
  const headersOf = (letter: { headers: { key: string; value: string }[] } | undefined) =>
    Object.fromEntries((letter?.headers ?? []).map(({ key, value }) => [key, value]));

  it('has the headers that end such letters by one click', async () => {
    const { one } = await leave();
    await write(one.id, 'Sorry');
    const [letter] = await deliver();
    expect(letter?.to).toEqual([{ name: '', address }]);
    expect(headersOf(letter)).toMatchObject({
      'list-unsubscribe': expect.stringMatching(/^<https?:\/\/.+\/letters\/r.+>$/) as unknown,
      'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
      'auto-submitted': 'auto-generated',
    });
    expect((await find(one.id)).reply_state).toBe('sent');
  });

  it.each([
    ['bounced', 'the address does not exist', '550 No such user', false],
    ['failed', 'nobody took it for a day', '451 Later', true],
    ['waiting', 'it is tried again', '451 Later', false],
  ])(
    'is %s when %s, and the account gets no notice with the address',
    async (state, _, says, last) => {
      const { one } = await leave();
      await write(one.id, 'Sorry');
      expect(await deliver(() => says, last)).toEqual([]);
      expect((await find(one.id)).reply_state).toBe(state);
      const notices = await (await api.as(owner).get('/notification/')).text();
      expect(notices).not.toContain(address);
    },
  );
});

describe('a reply is read', () => {
  it('when the receipt is first opened with it, and is unread once it is changed', async () => {
    const { one, receipt } = await leave({ email: '' });
    await open(receipt);
    await write(one.id, 'One');
    expect((await find(one.id)).reply_read_at).toBeNull();

    expect((await open(receipt)).status).toBe(204);
    const { reply_read_at: first } = await find(one.id);
    expect(first).toMatch(/Z$/);
    wait();
    await open(receipt);
    expect((await find(one.id)).reply_read_at).toBe(first);

    await write(one.id, 'Two');
    expect((await find(one.id)).reply_read_at).toBeNull();
  });

  it.each([
    { 'User-Agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' },
    { 'Sec-Purpose': 'prefetch' },
  ])('by no program and no prefetch: %j', async (headers) => {
    const { one, receipt } = await leave({ email: '' });
    await write(one.id, 'One');
    expect((await open(receipt, headers)).status).toBe(204);
    expect((await find(one.id)).reply_read_at).toBeNull();
  });

  it('and a receipt that nobody has is answered alike', async () => {
    expect((await open('0123456789ABCDEFGHJKMNPQRS')).status).toBe(204);
    expect((await open('nonsense')).status).toBe(204);
  });
});
