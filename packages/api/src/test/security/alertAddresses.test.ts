import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import type { Location } from '../../location/contract.ts';
import { createMailer } from '../../mail/mailer.ts';
import { alertAddressesSql } from '../../notification/alertAddresses.sql.ts';
import { hashAddress } from '../../notification/letterLinks.ts';
import { notifyOfFeedback } from '../../notification/notifyOfFeedback.ts';
import { createTestApi, type TestApi } from '../createTestApi.ts';
import { freePort } from '../openMailRoom.ts';
import { guest, type TestPerson } from '../people.ts';
import { startSmtp } from '../startSmtp.ts';
import { makeOpenWorkspace, readAnswer, visitorsAnswer } from '../workspace.ts';

const trap = 'You won! http://evil.test/claim www.evil.test me@evil.test';
const hourMs = 3_600_000;

let api: TestApi;
let owner: TestPerson;
let workspace: Awaited<ReturnType<typeof makeOpenWorkspace>>;
let strangers = 0;
let stranger = '';

beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  api.jobs.length = 0;
  api.clock.skewMs = 0;
  strangers += 1;
  stranger = `victim${strangers}@elsewhere.example`;
  owner = await api.addPerson('owner');
  workspace = await makeOpenWorkspace(api, owner);
  api.jobs.length = 0;
});

type Letters = Awaited<ReturnType<TestApi['runJobs']>>;

const place = (change: object, person = owner, id = workspace.location.id) =>
  readAnswer<Location>(api.as(person).patch(`/location/${id}/`, change));
const find = () => readAnswer<Location>(api.as(owner).get(`/location/${workspace.location.id}/`));
const ask = () => api.as(owner).post(`/location/${workspace.location.id}/ask_alert_address/`, {});
const leave = async (rating = 1) => {
  const answer = visitorsAnswer({ rating, comment: '' });
  await readAnswer(api.as(guest).post(`/survey/${workspace.code.slug}/submit/`, answer));
  await notifyOfFeedback(api.tools);
  api.clock.skewMs += 2 * hourMs;
};
const recipients = (letters: Letters) => letters.map(({ to }) => to.address);
const pathIn = (address = '') => new URL(address).pathname;
const linkIn = (letter: Letters[number] | undefined) =>
  pathIn(/https?:\/\/\S+\/letters\/\S+/.exec(letter?.text ?? '')?.[0]);
const press = (path: string, answer: string) =>
  api.fetch(path, { method: 'POST', body: new URLSearchParams({ answer }) });
/** As a mail program does it for its reader: no cookie, no login. */
const oneClick = (path: string) =>
  api.fetch(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  });

describe('an alert address', () => {
  it('is asked first, in words that the sender did not choose', async () => {
    const changed = await place({ name: trap, alert_email: stranger, alert_threshold: 10 });
    expect(changed).toMatchObject({ alert_state: 'waiting', alert_asked_at: expect.any(String) });
    const [letter, ...others] = await api.runJobs();

    expect(others).toEqual([]);
    expect(letter?.to).toEqual({ name: '', address: stranger });
    expect(letter?.subject).toBe('Do you want alerts about guest feedback?');
    const words = `${letter?.subject} ${letter?.text} ${letter?.html}`;
    expect(words).not.toMatch(/evil|You won/);
    expect(words).toContain('Ada owner uses Hearback');
  });

  it('gets nothing else until its owner confirms it; the account does meanwhile', async () => {
    await place({ alert_email: stranger, alert_threshold: 10 });
    const [question] = await api.runJobs();
    await leave();
    const [alert] = await api.runJobs();
    expect(alert?.to.address).toBe(owner.email);
    expect(alert?.text).toContain(`${stranger} has not confirmed`);

    // Mail scanners look at every link: looking confirms nothing.
    const page = await api.fetch(linkIn(question));
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('<button name="answer" value="confirm"');
    expect((await find()).alert_state).toBe('waiting');

    expect((await press(linkIn(question), 'confirm')).status).toBe(200);
    expect((await find()).alert_state).toBe('confirmed');
    await leave();
    // The positive control: once confirmed, the alert goes there.
    expect(recipients(await api.runJobs())).toEqual([stranger]);
  });

  it('still gets alerts when its owner refused replies to their own feedback alone', async () => {
    await place({ alert_email: stranger, alert_threshold: 10 });
    const [question] = await api.runJobs();
    await press(linkIn(question), 'confirm');
    const hash = hashAddress(stranger);
    await alertAddressesSql.refuseReplies(api.tools.db, hash, api.tools.now());
    expect((await find()).alert_state).toBe('confirmed');

    await alertAddressesSql.refuse(api.tools.db, hash, api.tools.now());
    const { results } = await readAnswer<{ results: Location[] }>(api.as(owner).get('/location/'));
    expect(results.map(({ alert_state }) => alert_state)).toEqual(['refused']);
  });

  it('is confirmed once for all locations of the account, and not for another account', async () => {
    await place({ alert_email: stranger, alert_threshold: 10 });
    const [question] = await api.runJobs();
    await press(linkIn(question), 'confirm');

    const other = await api.addPerson('other');
    const theirs = await makeOpenWorkspace(api, other);
    api.jobs.length = 0;
    const change = { alert_email: stranger.toUpperCase(), alert_threshold: 10 };
    const changed = await place(change, other, theirs.location.id);
    expect(changed.alert_state).toBe('waiting');
    expect(recipients(await api.runJobs())).toEqual([stranger]);
    // The same address once more in the account that has it confirmed asks nobody.
    expect((await place(change)).alert_state).toBe('confirmed');
    expect(await api.runJobs()).toEqual([]);
  });

  it('that is the account’s own needs no confirmation', async () => {
    const changed = await place({ alert_email: owner.email.toUpperCase(), alert_threshold: 10 });
    expect(changed.alert_state).toBe('confirmed');
    expect(await api.runJobs()).toEqual([]);
  });

  it('is asked three times by an account, an hour apart, and by three accounts in a day', async () => {
    await place({ alert_email: stranger, alert_threshold: 10 });
    expect((await ask()).status).toBe(429);
    for (const expected of [200, 200, 429]) {
      api.clock.skewMs += 2 * hourMs;
      expect((await ask()).status).toBe(expected);
    }
    expect(recipients(await api.runJobs())).toEqual([stranger, stranger, stranger]);

    const victim = `popular${stranger}`;
    for (let count = 0; count < 4; count += 1) {
      const other = await api.addPerson('other');
      const theirs = await makeOpenWorkspace(api, other);
      await place({ alert_email: victim }, other, theirs.location.id);
    }
    const asked = recipients(await api.runJobs()).filter((address) => address === victim);
    expect(asked).toHaveLength(3);
  });

  it('that was set before there were confirmations is asked with the next alert', async () => {
    await place({ alert_threshold: 10 });
    await api.database
      .updateTable('location')
      .set({ alert_email: stranger })
      .where('id', '=', workspace.location.id)
      .execute();
    expect(await find()).toMatchObject({ alert_state: 'waiting', alert_asked_at: null });
    await leave();
    const sent = [...(await api.runJobs()), ...(await api.runJobs())];
    expect(sent.map(({ to, subject }) => [to.address, subject])).toEqual([
      [owner.email, expect.stringContaining('A rating of 1')],
      [stranger, 'Do you want alerts about guest feedback?'],
    ]);
  });
});

describe('List-Unsubscribe', () => {
  it('of the question and of an alert refuses for good, for every account', async () => {
    await place({ alert_email: stranger, alert_threshold: 10 });
    const [question] = await api.runJobs();
    await press(linkIn(question), 'confirm');
    await leave();
    const [alert] = await api.runJobs();
    expect(alert?.unsubscribe).toMatch(/^https?:\/\/.+\/letters\/a/);
    const path = pathIn(alert?.unsubscribe);

    // Looking refuses nothing.
    expect((await api.fetch(path)).status).toBe(200);
    expect((await find()).alert_state).toBe('confirmed');
    expect((await oneClick(path)).status).toBe(200);
    expect((await find()).alert_state).toBe('refused');
    await leave();
    expect(recipients(await api.runJobs())).toEqual([owner.email]);

    const other = await api.addPerson('other');
    const theirs = await makeOpenWorkspace(api, other);
    api.jobs.length = 0;
    const changed = await place({ alert_email: stranger }, other, theirs.location.id);
    expect(changed.alert_state).toBe('refused');
    expect(await api.runJobs()).toEqual([]);
    // Nobody can confirm by the link that only ends letters; the question's link still can.
    expect((await press(path, 'confirm')).status).toBe(404);
    expect((await press(linkIn(question), 'confirm')).status).toBe(200);
    expect((await find()).alert_state).toBe('confirmed');
  });

  it('of a letter to the account’s own address switches that letter off', async () => {
    await place({ alert_threshold: 10 });
    await leave();
    const [alert] = await api.runJobs();
    expect((await oneClick(pathIn(alert?.unsubscribe))).status).toBe(200);
    expect(await readAnswer(api.as(owner).get('/user/notification_settings/'))).toMatchObject({
      low_rating_letters: false,
    });
  });

  it('believes no link that was not made here', async () => {
    await place({ alert_email: stranger, alert_threshold: 10 });
    const [question] = await api.runJobs();
    const link = linkIn(question);
    const forged = [
      link.replace('/letters/c', '/letters/a'),
      `${link.slice(0, -3)}AAA`,
      '/letters/x',
      `/letters/${'c'.repeat(140)}`,
    ];
    for (const path of forged) {
      expect((await api.fetch(path)).status).toBe(404);
      expect((await oneClick(path)).status).toBe(404);
    }
    expect((await find()).alert_state).toBe('waiting');
  });
});

it('the mail server gets the headers of RFC 8058, and names that are no links', async () => {
  const port = await freePort();
  const server = await startSmtp(port);
  const mailer = createMailer({ ...api.settings, smtpUrl: `smtp://127.0.0.1:${port}` });
  try {
    await mailer.send({
      id: api.tools.newId(),
      to: { name: trap, address: stranger },
      subject: trap,
      text: 'x',
      html: 'x',
      unsubscribe: 'https://feedback.example.com/letters/abc',
    });
    const [message] = server.received;
    const headerOf = (name: string) => message?.headers.find(({ key }) => key === name)?.value;
    expect(headerOf('list-unsubscribe')).toBe('<https://feedback.example.com/letters/abc>');
    expect(headerOf('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const names = `${message?.subject} ${message?.to?.[0]?.name}`;
    expect(names).toContain('You won!');
    expect(names).not.toMatch(/:\/\/|www\.evil|evil\.test/);
  } finally {
    mailer.close();
    await server.stop();
  }
});
