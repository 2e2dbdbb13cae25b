import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { createMailer } from '../../mail/mailer.ts';
import { createLetterLinks } from '../../notification/letterLinks.ts';
import { notifyOfFeedback } from '../../notification/notifyOfFeedback.ts';
import { createTestApi, type TestApi } from '../createTestApi.ts';
import { freePort } from '../openMailRoom.ts';
import { guest, type TestPerson } from '../people.ts';
import { startSmtp } from '../startSmtp.ts';
import { makeOpenWorkspace, readAnswer, visitorsAnswer } from '../workspace.ts';

const dayMs = 86_400_000;

let api: TestApi;
let owner: TestPerson;
let workspace: Awaited<ReturnType<typeof makeOpenWorkspace>>;
let managers = 0;
let manager = '';

beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  api.clock.skewMs = 0;
  managers += 1;
  manager = `manager${managers}@elsewhere.example`;
  owner = await api.addPerson('owner');
  workspace = await makeOpenWorkspace(api, owner);
  api.jobs.length = 0;
});

const place = (change: object) =>
  readAnswer(api.as(owner).patch(`/location/${workspace.location.id}/`, change));
const linksIn = (text = '') =>
  [...text.matchAll(/https?:\/\/\S+\/letters\/answers\/\S+/g)].map(
    ([url]) => new URL(url).pathname,
  );
const open = (path: string, headers: Record<string, string> = {}) => api.fetch(path, { headers });
const statusOf = async (path: string) => (await open(path)).status;

const send = async (answer: Record<string, unknown>, { slug } = workspace.code) => {
  const sent = await readAnswer<{ receipt: string }>(
    api.as(guest).post(`/survey/${slug}/submit/`, visitorsAnswer(answer)),
  );
  await notifyOfFeedback(api.tools);
  return sent.receipt;
};
/** A low answer, and the path of the link in the letter about it. */
const leave = async (answer: Record<string, unknown> = {}) => {
  const receipt = await send({ rating: 2, comment: 'Cold soup', ...answer });
  const [letter] = await api.runJobs();
  const [link = ''] = linksIn(letter?.text);
  api.clock.skewMs += 2 * 3_600_000;
  return { receipt, letter, link };
};
/** Lets the manager have the letters of the location. */
const confirmManager = async () => {
  await place({ alert_email: manager });
  const [question] = await api.runJobs();
  const url = /https?:\S+\/letters\/\S+/.exec(question?.text ?? '')?.[0] ?? '';
  const body = new URLSearchParams({ answer: 'confirm' });
  expect((await api.fetch(new URL(url).pathname, { method: 'POST', body })).status).toBe(200);
};
const idOfAnswer = async (person = owner) => {
  const { results } = await readAnswer<{ results: { id: string }[] }>(
    api.as(person).get('/feedback/'),
  );
  return results[0]?.id ?? '';
};

const untouched = { status: 'new', note: '', reply: '' };

/** Posts the form of the page, as a browser does: what was shown, and what is wanted. */
const handle = (path: string, wanted: Partial<typeof untouched>, shown = untouched) =>
  api.fetch(path, {
    method: 'POST',
    body: new URLSearchParams({
      ...shown,
      ...wanted,
      ...Object.fromEntries(Object.entries(shown).map(([name, value]) => [`shown_${name}`, value])),
    }),
  });
const workOf = async (person = owner) => {
  const id = await idOfAnswer(person);
  const answer = await readAnswer<typeof untouched>(api.as(person).get(`/feedback/${id}/`));
  return { status: answer.status, note: answer.note, reply: answer.reply };
};

describe('the link of an alert', () => {
  it('arrives by a mail server, and shows that one answer without a login', async () => {
    await send({ rating: 9, comment: 'Lovely cake' });
    await confirmManager();
    const hostile = '<script>alert(1)</script> "Cold" & late';
    const { letter } = await leave({
      comment: hostile,
      name: 'Wanda Guest',
      email: 'wanda@guest.example',
    });
    if (!letter) throw new Error('No letter was written.');
    const port = await freePort();
    const server = await startSmtp(port);
    const mailer = createMailer({ ...api.settings, smtpUrl: `smtp://127.0.0.1:${port}` });
    try {
      await mailer.send(letter);
    } finally {
      mailer.close();
      await server.stop();
    }
    const [received] = server.received;
    expect(received?.to?.[0]?.address).toBe(manager);
    expect(received?.text).toContain('Company: Corner Café');

    const page = await open(linksIn(received?.text)[0] ?? '');
    expect(page.status).toBe(200);
    const html = await page.text();
    for (const words of ['Corner Café', 'Old Town', 'Table 1', '2 out of 10']) {
      expect(html).toContain(words);
    }
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &quot;Cold&quot; &amp; late');
    expect(html).not.toMatch(/<script|Wanda|wanda|Lovely/);
    expect(html).toContain(`/feedback/?open=${await idOfAnswer()}"`);
    expect(page.headers.get('Cache-Control')).toBe('no-store');
    expect(page.headers.get('X-Robots-Tag')).toBe('noindex');
    expect(page.headers.get('Referrer-Policy')).toBe('no-referrer');
    expect(page.headers.get('Content-Security-Policy')).toMatch(/^default-src 'none'/);
    expect(page.headers.get('Set-Cookie')).toBeNull();
  });

  it('is one for each answer of a letter about several', async () => {
    await leave();
    api.clock.skewMs -= 2 * 3_600_000;
    await send({ rating: 3, comment: 'Slow' });
    await send({ rating: 1, comment: '' });
    api.clock.skewMs += 2 * 3_600_000;
    const [letter] = await api.runJobs();
    const links = linksIn(letter?.text);
    expect(links).toHaveLength(2);
    const [lowest, other] = await Promise.all(links.map(async (link) => (await open(link)).text()));
    expect(lowest).toContain('1 out of 10');
    expect(lowest).toContain('No comment was left.');
    expect(other).toContain('3 out of 10');
    expect(other).toContain('Slow');
    expect(other).not.toContain('Cold soup');
  });

  it('speaks the language of its reader', async () => {
    const { link } = await leave();
    const page = await open(link, { 'Accept-Language': 'pl,en;q=0.5' });
    const html = await page.text();
    expect(html).toContain('lang="pl-PL"');
    expect(html).toContain('Ocena 2 na 10');
  });

  it('ends after 7 days, and says so', async () => {
    const { link } = await leave();
    api.clock.skewMs = 7 * dayMs - 60_000;
    expect(await statusOf(link)).toBe(200);
    api.clock.skewMs = 7 * dayMs + 60_000;
    const page = await open(link);
    expect(page.status).toBe(410);
    const html = await page.text();
    expect(html).toContain('This link has expired');
    expect(html).toContain('Open in Hearback');
    expect(html).not.toMatch(/Cold soup|2 out of 10/);
  });

  it('is dead once the owner deleted the answer, or the visitor took it back', async () => {
    const deleted = await leave();
    expect(await statusOf(deleted.link)).toBe(200);
    await readAnswer(api.as(owner).delete(`/feedback/${await idOfAnswer()}/`));
    const erased = await leave();
    expect(await statusOf(erased.link)).toBe(200);
    expect((await api.as(guest).delete(`/receipt/${erased.receipt}/`)).status).toBe(204);
    for (const { link } of [deleted, erased]) {
      const page = await open(link);
      expect(page.status).toBe(410);
      const html = await page.text();
      expect(html).toContain('This answer was deleted');
      expect(html).not.toMatch(/Cold soup|2 out of 10/);
    }
  });

  it('is dead once letters go to another address', async () => {
    await confirmManager();
    const { link, letter } = await leave();
    expect(letter?.to.address).toBe(manager);
    expect(await statusOf(link)).toBe(200);
    await place({ alert_email: null });
    expect(await statusOf(link)).toBe(404);
    await place({ alert_email: `other.${manager}` });
    expect(await statusOf(link)).toBe(404);
    // The same address again, which is still confirmed: the positive control.
    await place({ alert_email: manager.toUpperCase() });
    expect(await statusOf(link)).toBe(200);

    const stop = new URL(letter?.unsubscribe ?? '').pathname;
    await api.fetch(stop, { method: 'POST', body: 'List-Unsubscribe=One-Click' });
    const page = await open(link);
    expect(page.status).toBe(404);
    expect(await page.text()).not.toContain('Cold soup');
  });

  it('opens nothing that it was not made for', async () => {
    await confirmManager();
    const { link } = await leave();
    const other = await api.addPerson('other');
    const theirs = await makeOpenWorkspace(api, other);
    await send({ rating: 1, comment: 'Secret of others' }, theirs.code);
    const feedbackId = await idOfAnswer(other);

    const prefix = '/letters/answers/';
    const token = link.slice(prefix.length);
    const [account, id, rest] = [token.slice(0, 32), token.slice(32, 64), token.slice(64)];
    const hex = (uuid: string) => uuid.replaceAll('-', '');
    const forge = (changed: Partial<{ accountId: string; feedbackId: string }>, address: string) =>
      createLetterLinks(api.tools.secretFor).makeAnswer(
        {
          accountId: other.accountId,
          feedbackId,
          expiresAt: new Date(api.tools.now().getTime() + dayMs),
          ...changed,
        },
        address,
      );
    // The positive control: the link of the letter, and one that is made as it is.
    expect(await statusOf(link)).toBe(200);
    expect(await statusOf(`${prefix}${forge({}, other.email)}`)).toBe(200);

    const wrong = [
      // Another account, another answer, both, and a later end.
      hex(other.accountId) + id + rest,
      account + hex(feedbackId) + rest,
      hex(other.accountId) + hex(feedbackId) + rest,
      `${account}${id}zzzzzzzz${rest.slice(8)}`,
      // Signed for people who are not written to about this account.
      forge({}, manager),
      forge({}, owner.email),
      // The answer of one account in another one.
      forge({ accountId: owner.accountId }, owner.email),
      // Other links, and none.
      `${token.slice(0, -3)}AAA`,
      `${token}A`,
      token.slice(1),
      'x',
      '%00',
      'a'.repeat(9_000),
    ];
    for (const each of wrong) {
      const page = await open(`${prefix}${each}`);
      expect([each, page.status]).toEqual([each, expect.toSatisfy((status) => status >= 400)]);
      expect(await page.text()).not.toMatch(/Secret of others|Cold soup/);
    }
    // It is no link of another kind, and a post of another form changes nothing.
    expect((await api.fetch(link, { method: 'POST', body: 'answer=confirm' })).status).toBe(404);
    const change = { status: 'resolved', note: 'Mine now', reply: 'Mine now' };
    for (const each of wrong) {
      const posted = await handle(`${prefix}${each}`, change);
      expect([each, posted.status]).toEqual([each, expect.toSatisfy((status) => status >= 400)]);
    }
    expect(await workOf()).toEqual({ status: 'new', note: '', reply: '' });
    expect(await workOf(other)).toEqual({ status: 'new', note: '', reply: '' });
    expect(await statusOf(`/letters/${token}`)).toBe(404);
    // No copy of it is kept.
    expect(await statusOf(link)).toBe(200);
  });

  it('moves the answer on, notes and replies; the guest gets the reply', async () => {
    await confirmManager();
    const { link, receipt } = await leave({ email: 'wanda@guest.example' });
    const reply = 'We are sorry.\r\nThe next soup is on us.';
    const page = await handle(link, { status: 'resolved', note: 'Called her <b>', reply });
    expect(page.status).toBe(200);
    const html = await page.text();
    expect(html).toContain('Saved.');
    expect(html).toContain('Called her &lt;b&gt;');
    expect(await workOf()).toEqual({
      status: 'resolved',
      note: 'Called her <b>',
      reply: 'We are sorry.\nThe next soup is on us.',
    });
    api.clock.skewMs += 2 * 60_000;
    const letters = await api.runJobs();
    expect(letters.map(({ to }) => to.address)).toEqual(['wanda@guest.example']);
    expect(letters[0]?.text).toContain('The next soup is on us.');
    const shown = await readAnswer<{ reply: string }>(api.as(guest).get(`/receipt/${receipt}/`));
    expect(shown.reply).toContain('We are sorry.');
    // Looking changes nothing: mail scanners look at all links.
    expect(await (await open(link)).text()).toContain('The next soup is on us.');
    expect((await workOf()).status).toBe('resolved');
  });

  it('writes only what was changed, and over nobody who was faster', async () => {
    const { link } = await leave();
    const id = await idOfAnswer();
    await readAnswer(
      api.as(owner).patch(`/feedback/${id}/`, { status: 'in_progress', note: 'On it' }),
    );
    // The page was opened before: its untouched status and note stay as they are by now.
    expect((await handle(link, { reply: 'Sorry!' })).status).toBe(200);
    expect(await workOf()).toEqual({ status: 'in_progress', note: 'On it', reply: 'Sorry!' });

    const late = await handle(link, { note: 'Mine' });
    expect(late.status).toBe(409);
    const html = await late.text();
    expect(html).toContain('somebody else changed this answer meanwhile');
    expect(html).toContain('<blockquote dir="auto">On it</blockquote>');
    expect(html).toContain('>\nMine</textarea>');
    expect((await workOf()).note).toBe('On it');
    // The page that tells of it shows the current ones: saved again, they are replaced.
    const current = { status: 'in_progress', note: 'On it', reply: 'Sorry!' };
    expect((await handle(link, { note: 'Mine' }, current)).status).toBe(200);
    expect((await workOf()).note).toBe('Mine');
  });

  it('says what cannot be saved, and keeps what was written', async () => {
    const { link } = await leave();
    const long = 'x'.repeat(2_001);
    const page = await handle(link, { note: long, reply: 'Sorry!' });
    expect(page.status).toBe(400);
    const html = await page.text();
    expect(html).toContain('At most 2,000 characters');
    expect(html).toContain(long);
    expect(html).toContain('>\nSorry!</textarea>');
    expect((await handle(link, { status: 'deleted' })).status).toBe(400);
    expect((await handle(link, { note: 'a\0b' })).status).toBe(400);
    expect((await handle(link, { note: 'x'.repeat(90_000) })).status).toBe(413);
    expect(await workOf()).toEqual(untouched);
  });

  it('changes nothing once it has expired, or letters go elsewhere', async () => {
    await confirmManager();
    const { link } = await leave();
    const before = api.clock.skewMs;
    api.clock.skewMs = 8 * dayMs;
    expect((await handle(link, { note: 'Late' })).status).toBe(410);
    api.clock.skewMs = before;
    await place({ alert_email: null });
    expect((await handle(link, { note: 'Late' })).status).toBe(404);
    await place({ alert_email: manager });
    // The positive control.
    expect((await handle(link, { note: 'In time' })).status).toBe(200);
    expect((await workOf()).note).toBe('In time');
  });

  it('is dead with its account', async () => {
    const { link } = await leave();
    expect(await statusOf(link)).toBe(200);
    await api.database.deleteFrom('account').where('id', '=', owner.accountId).execute();
    expect(await statusOf(link)).toBe(404);
  });
});
