import { generateSync } from 'otplib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { purge } from '../operator/purge.ts';
import { createTestApi, type TestApi } from '../test/createTestApi.ts';
import { goodPassword, guest, type TestPerson } from '../test/people.ts';
import { tokenIn } from '../test/tokenIn.ts';
import { makeWorkspace, readAnswer } from '../test/workspace.ts';

const dayMs = 86_400_000;
const subjects = {
  confirm: 'Confirm your new address for Hearback',
  taken: 'This address has a Hearback account already',
  asked: 'A new address was asked for on your Hearback account',
  changed: 'The address of your Hearback account was changed',
};

let api: TestApi;
let owner: TestPerson;
/** An address that nobody has. */
let fresh: string;
let count = 0;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  api.clock.skewMs = 0;
  api.jobs.splice(0);
  owner = await api.addPerson('owner');
  count += 1;
  fresh = `fresh-${count}@example.com`;
});

const request = (more: object = {}, person = owner, room = api) =>
  room.as(person).post('/user/email/', { email: fresh, password: goodPassword, ...more });
const byLetter = (path: 'confirm' | 'undo', token: string) =>
  api.fetch(`/api/user/email/${path}/`, {
    method: 'POST',
    headers: { Authorization: `Token ${token}` },
  });
const login = (email: string, more: object = {}) =>
  api.as(guest).post('/user/login/', { email, password: goodPassword, ...more });
const letters = async () =>
  (await api.runJobs()).map((letter) => ({ ...letter, address: letter.to.address }));
const kinds = async (person = owner) =>
  (
    await readAnswer<{ results: { kind: string }[] }>(api.as(person).get('/user/events/'))
  ).results.map(({ kind }) => kind);
const letterOf = (subject: string, sent: Awaited<ReturnType<typeof letters>>) =>
  sent.find((letter) => letter.subject === subject);

/** Asks for a change and confirms it. Answers the token that takes it back. */
async function change(more: object = {}, person = owner) {
  expect((await request(more, person)).status).toBe(202);
  const confirmed = await byLetter('confirm', tokenIn(letterOf(subjects.confirm, await letters())));
  expect(confirmed.status).toBe(200);
  return tokenIn(letterOf(subjects.changed, await letters()));
}

describe('asking for another address', () => {
  it('takes the password, sends a link to the new address, and tells the old one', async () => {
    expect((await request({ password: 'Wrong#Lantern42' })).status).toBe(400);
    expect(await (await request({ email: owner.email.toUpperCase() })).json()).toEqual({
      email: ['This is your address already.'],
    });
    expect((await request({ email: 'ada@' })).status).toBe(400);
    expect(await letters()).toEqual([]);

    expect((await request({ email: fresh.toUpperCase() })).status).toBe(202);
    const sent = await letters();
    expect(sent.map(({ subject, address }) => [subject, address])).toEqual([
      [subjects.confirm, fresh],
      [subjects.asked, owner.email.toLowerCase()],
    ]);
    const token = tokenIn(sent[0]);
    expect(sent[1]?.text).not.toContain(token);
    const stored = await api.database.selectFrom('email_change').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(token);
    expect(await kinds()).toContain('email_change_asked');
    // Nothing changes before the link is opened.
    expect((await login(fresh)).status).toBe(401);
    expect((await login(owner.email)).status).toBe(200);
  });

  it('answers alike for an address that has an account, which hears of it by letter', async () => {
    const other = await api.addPerson('other');
    const free = await request();
    api.jobs.splice(0);
    const taken = await request({ email: other.email });
    expect([taken.status, await taken.text()]).toEqual([free.status, await free.text()]);
    const sent = await letters();
    expect(sent.map(({ subject, address }) => [subject, address])).toEqual([
      [subjects.taken, other.email.toLowerCase()],
      [subjects.asked, owner.email.toLowerCase()],
    ]);
    expect(sent[0]?.text).not.toContain(owner.email.toLowerCase());
    expect(sent[0]?.text).not.toContain('#t=');
    const rows = await api.database
      .selectFrom('email_change')
      .where('person_id', '=', owner.userId)
      .selectAll()
      .execute();
    expect(rows).toMatchObject([{ confirm_hash: null }]);
  });

  it('takes a code where codes are on, once', async () => {
    const { secret } = await readAnswer<{ secret: string }>(
      api.as(owner).post('/user/second_factor/', { password: goodPassword }),
    );
    const code = () => generateSync({ secret, epoch: api.tools.now().getTime() / 1_000 });
    await api.as(owner).post('/user/second_factor/confirm/', { code: code() });
    api.clock.skewMs += 60_000;
    expect(await (await request()).json()).toEqual({ code: ['This field is required.'] });
    expect((await request({ code: '000000' })).status).toBe(400);
    const right = code();
    expect((await request({ code: right })).status).toBe(202);
    expect((await request({ code: right })).status).toBe(400);
  });

  it('ends a change before that was not confirmed', async () => {
    await request();
    const first = tokenIn((await letters())[0]);
    await request({ email: `again-${fresh}` });
    expect((await byLetter('confirm', first)).status).toBe(401);
  });

  it('is limited: five in an hour', async () => {
    const limited = await createTestApi({ rateLimitFactor: 1 });
    const person = await limited.addPerson('limited');
    for (let asked = 0; asked < 5; asked += 1) {
      expect((await request({ email: `to-${asked}@example.com` }, person, limited)).status).toBe(
        202,
      );
    }
    expect((await request({}, person, limited)).status).toBe(429);
    // Each of the five has its two letters: none is put off into a summary.
    expect(limited.jobs.map(({ name }) => name)).toHaveLength(10);
    await limited.close();
  });
});

describe('the letter to the new address', () => {
  it('changes the address, keeps the session that asked, and ends the others', async () => {
    const other = await readAnswer<{ access: string }>(login(owner.email));
    const { location } = await makeWorkspace(api, owner);
    await api.as(owner).patch(`/location/${location.id}/`, { alert_email: owner.email });
    api.jobs.splice(0);
    const undo = await change();
    expect(undo).toBeDefined();

    expect(await readAnswer(api.as(owner).get('/user/details/'))).toMatchObject({ email: fresh });
    const there = api.as({ ...owner, access: other.access });
    expect((await there.get('/user/details/')).status).toBe(401);
    expect((await login(owner.email)).status).toBe(401);
    expect((await login(fresh)).status).toBe(200);
    expect(await kinds()).toContain('email_changed');
    // Alerts that went to the address before follow it.
    expect(await readAnswer(api.as(owner).get(`/location/${location.id}/`))).toMatchObject({
      alert_email: fresh,
      alert_state: 'confirmed',
    });
    await api.as(guest).post('/user/recover/', { email: fresh });
    expect((await letters()).map(({ address }) => address)).toContain(fresh);
  });

  it('tells the old address, with the link that takes it back', async () => {
    await request();
    await byLetter('confirm', tokenIn(letterOf(subjects.confirm, await letters())));
    const sent = await letters();
    expect(sent.map(({ subject, address }) => [subject, address])).toEqual([
      [subjects.changed, owner.email.toLowerCase()],
    ]);
    expect(sent[0]?.text).toContain('/undo-email#t=');
  });

  it('works once, also for two at once, and for a day', async () => {
    await request();
    const token = tokenIn(letterOf(subjects.confirm, await letters()));
    api.clock.skewMs = dayMs + 1_000;
    expect((await byLetter('confirm', token)).status).toBe(410);
    api.clock.skewMs = 0;
    const answers = await Promise.all([byLetter('confirm', token), byLetter('confirm', token)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401]);
    expect((await byLetter('confirm', token)).status).toBe(401);
    expect((await byLetter('undo', token)).status).toBe(401);
    expect((await byLetter('confirm', 'forged')).status).toBe(401);
  });

  it('does nothing after the password changed', async () => {
    await request();
    const token = tokenIn(letterOf(subjects.confirm, await letters()));
    await api.as(owner).put('/user/password/', {
      current_password: goodPassword,
      new_password: 'Amber!Teapot77',
      new_password_confirm: 'Amber!Teapot77',
    });
    expect((await byLetter('confirm', token)).status).toBe(401);
  });

  it('does nothing where somebody else has the address by now', async () => {
    await request();
    const token = tokenIn(letterOf(subjects.confirm, await letters()));
    const other = await api.addPerson('late');
    await api.database
      .updateTable('person')
      .set({ email: fresh })
      .where('id', '=', other.userId)
      .execute();
    expect((await byLetter('confirm', token)).status).toBe(410);
    expect((await login(owner.email)).status).toBe(200);
  });

  it('gives an address that two people asked for to one of them', async () => {
    const other = await api.addPerson('other');
    await request();
    const first = tokenIn(letterOf(subjects.confirm, await letters()));
    await request({}, other);
    const second = tokenIn(letterOf(subjects.confirm, await letters()));
    const answers = await Promise.all([byLetter('confirm', first), byLetter('confirm', second)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 410]);
  });

  it('ends links for a new password that went to the old address', async () => {
    await api.as(guest).post('/user/recover/', { email: owner.email });
    const reset = tokenIn((await letters())[0]);
    await change();
    const checked = await api.fetch('/api/user/change_pass/', {
      headers: { Authorization: `Token ${reset}` },
    });
    expect(checked.status).toBe(401);
  });
});

describe('the letter to the old address', () => {
  it('brings it back, ends every session and the password, and sets a new one', async () => {
    const before = owner.email.toLowerCase();
    const token = await change();
    const thief = await readAnswer<{ access: string }>(login(fresh));

    const undone = await readAnswer<{ email: string; reset_token: string }>(
      byLetter('undo', token),
    );
    expect(undone.email).toBe(before);
    for (const access of [thief.access, owner.access]) {
      const there = api.as({ ...owner, access: access ?? '' });
      expect((await there.get('/user/details/')).status).toBe(401);
    }
    expect((await login(fresh)).status).toBe(401);
    // Whoever made the change knows the password.
    expect((await login(before)).status).toBe(401);

    const password = 'Amber!Teapot77';
    const reset = await api.fetch('/api/user/change_pass/', {
      method: 'PUT',
      headers: {
        Authorization: `Token ${undone.reset_token}`,
        'Content-Type': 'application/json',
      },
      body: JSON.stringify({ password, password_confirm: password }),
    });
    expect(reset.status).toBe(200);
    const own = await readAnswer<{ access: string }>(login(before, { password }));
    expect(await kinds({ ...owner, access: own.access })).toContain('email_change_undone');
    expect((await byLetter('undo', token)).status).toBe(401);
  });

  it('works for seven days, once, also for two at once', async () => {
    const token = await change();
    api.clock.skewMs = 7 * dayMs + 1_000;
    expect((await byLetter('undo', token)).status).toBe(410);
    api.clock.skewMs = 7 * dayMs - 60_000;
    const answers = await Promise.all([byLetter('undo', token), byLetter('undo', token)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401]);
  });

  it('takes back what came after it, too, and ends the links of those changes', async () => {
    const token = await change();
    const later = await change({ email: `later-${fresh}` });
    expect((await byLetter('undo', token)).status).toBe(200);
    expect((await byLetter('undo', later)).status).toBe(401);
    const { email } = await api.database
      .selectFrom('person')
      .where('id', '=', owner.userId)
      .select('email')
      .executeTakeFirstOrThrow();
    expect(email).toBe(owner.email.toLowerCase());
  });

  it('ends codes that were switched on since, and leaves those of before', async () => {
    const switchOn = async () => {
      const { secret } = await readAnswer<{ secret: string }>(
        api.as(owner).post('/user/second_factor/', { password: goodPassword }),
      );
      const code = () => generateSync({ secret, epoch: api.tools.now().getTime() / 1_000 });
      await api.as(owner).post('/user/second_factor/confirm/', { code: code() });
      api.clock.skewMs += 60_000;
      return code;
    };
    const factors = () =>
      api.database
        .selectFrom('second_factor')
        .where('person_id', '=', owner.userId)
        .selectAll()
        .execute();
    const token = await change();
    await switchOn();
    expect((await byLetter('undo', token)).status).toBe(200);
    expect(await factors()).toEqual([]);

    owner = await api.addPerson('with codes');
    const code = await switchOn();
    const other = await change({ email: `codes-${fresh}`, code: code() });
    expect((await byLetter('undo', other)).status).toBe(200);
    expect(await factors()).toHaveLength(1);
  });

  it('keeps the old address for its person as long', async () => {
    const before = owner.email.toLowerCase();
    const token = await change();
    const register = () =>
      api.as(guest).post('/user/register/', {
        first_name: 'Ina',
        last_name: 'Nowa',
        email: before,
        password: goodPassword,
        agree_terms: true,
        language: 'en-US',
      });
    await register();
    const taken = await api.database
      .selectFrom('person')
      .where('email', '=', before)
      .selectAll()
      .execute();
    expect(taken).toEqual([]);
    const other = await api.addPerson('other');
    api.jobs.splice(0);
    await request({ email: before }, other);
    expect((await letters())[0]?.subject).toBe(subjects.taken);
    expect((await byLetter('undo', token)).status).toBe(200);
  });

  it('lets its person go back to it, and others have it afterwards', async () => {
    const before = owner.email.toLowerCase();
    await change();
    await change({ email: before });
    expect((await login(before)).status).toBe(200);
    expect((await login(fresh)).status).toBe(401);
    api.clock.skewMs = 9 * dayMs;
    const other = await api.addPerson('after a week');
    api.jobs.splice(0);
    await request({}, other);
    expect((await letters())[0]?.subject).toBe(subjects.confirm);
  });

  it('is forgotten some time after it works no more', async () => {
    await change();
    const rows = () =>
      api.database
        .selectFrom('email_change')
        .where('person_id', '=', owner.userId)
        .selectAll()
        .execute();
    api.clock.skewMs = 7 * dayMs - 60_000;
    await purge(api.tools);
    expect(await rows()).toHaveLength(1);
    api.clock.skewMs = 60 * dayMs;
    await purge(api.tools);
    expect(await rows()).toEqual([]);
  });
});
