import { parquetReadObjects } from 'hyparquet';
import { sql } from 'kysely';
import { generateSync } from 'otplib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createApi } from '../app.ts';
import { coverOwnPlaces, dropOwnPlaces } from '../database/ownPlaces.ts';
import { createTestApi, type TestApi } from '../test/createTestApi.ts';
import { goodPassword, guest, type TestPerson } from '../test/people.ts';
import { tokenIn } from '../test/tokenIn.ts';
import { makeOpenWorkspace, readAnswer, visitorsAnswer } from '../test/workspace.ts';
import type { Feedback } from '../feedback/contract.ts';
import type { Colleagues, Invitation, OpenableAccount, Team } from './contract.ts';

let api: TestApi;
let owner: TestPerson;
let own: Awaited<ReturnType<typeof makeOpenWorkspace>>;
let other: Awaited<ReturnType<typeof makeOpenWorkspace>>;

beforeAll(async () => {
  api = await createTestApi();
  owner = await api.addPerson('owner');
  own = await makeOpenWorkspace(api, owner);
  other = await makeOpenWorkspace(api, owner);
  for (const { code } of [own, other]) {
    await readAnswer(api.as(guest).post(`/survey/${code.slug}/submit/`, visitorsAnswer()));
  }
});
afterAll(() => api.close());

const invite = async (email: string, access: object) => {
  const invitation = await readAnswer<Invitation>(
    api.as(owner).post('/colleague/invitation/', {
      role: 'manager',
      everywhere: false,
      ...access,
      email,
    }),
  );
  const letters = await api.runJobs();
  const letter = letters.find(({ to }) => to.address === email);
  return { invitation, letter, token: tokenIn(letter) };
};

const newLogin = {
  first_name: 'Maria',
  last_name: 'Lis',
  password: goodPassword,
  agree_terms: true,
};

/** Logs in with the address of a letter that was accepted. */
const logIn = async (email: string): Promise<TestPerson> => {
  const { access } = await readAnswer<{ access: string }>(
    api.as(guest).post('/user/login/', { email, password: goodPassword }),
  );
  const me = { ...guest, name: email, access, email };
  const { id } = await readAnswer<{ id: string }>(api.as(me).get('/user/details/'));
  return { ...me, accountId: owner.accountId, userId: id };
};

const join = async (email: string, access: object): Promise<TestPerson> => {
  const { token } = await invite(email, access);
  await readAnswer(api.as(guest).post('/invitation/accept/', { token, ...newLogin }));
  return logIn(email);
};

const membershipOf = async (email: string) => {
  const { colleagues } = await readAnswer<Colleagues>(api.as(owner).get('/colleague/'));
  return colleagues.find((each) => each.email === email)?.id ?? '';
};

const countOf = async (person: TestPerson, path: string) =>
  (await readAnswer<{ count: number }>(api.as(person).get(path))).count;

describe('an invitation', () => {
  it('goes by letter, and leads somebody without a login to their places alone', async () => {
    const { token, letter } = await invite('maria@example.com', { locations: [own.location.id] });
    expect(letter?.subject).toBe('An invitation to Hearback');
    expect(await readAnswer(api.as(guest).post('/invitation/check/', { token }))).toMatchObject({
      email: 'maria@example.com',
      has_login: false,
      role: 'manager',
    });
    const accept = () => api.as(guest).post('/invitation/accept/', { token, ...newLogin });
    for (const terms of [undefined, false]) {
      const input = { token, ...newLogin, agree_terms: terms };
      const refused = await api.as(guest).post('/invitation/accept/', input);
      expect([refused.status, await refused.json()]).toEqual([
        400,
        { agree_terms: ['You must agree to the terms and conditions.'] },
      ]);
    }
    const answers = await Promise.all([accept(), accept(), accept()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 410, 410]);

    const maria = await logIn('maria@example.com');
    expect(await readAnswer(api.as(maria).get('/user/details/'))).toMatchObject({
      role: 'manager',
      everywhere: false,
      has_setup: true,
      accounts: 1,
    });
    for (const [path, all] of [
      ['/company/', 2],
      ['/location/', 2],
      ['/code/', 2],
      ['/feedback/', 2],
    ] as const) {
      expect([path, await countOf(maria, path)]).toEqual([path, 1]);
      expect([path, await countOf(owner, path)]).toEqual([path, all]);
    }
    const overview = (person: TestPerson, query = '') =>
      readAnswer<{ submissions: number }>(api.as(person).get(`/stats/overview/?tz=UTC${query}`));
    expect((await overview(maria)).submissions).toBe(1);
    expect((await overview(owner)).submissions).toBe(2);
    expect((await overview(maria, `&site=${other.location.id}`)).submissions).toBe(0);
  });

  it('is revoked, and expires after seven days', async () => {
    const revoked = await invite('anna@example.com', { everywhere: true });
    const path = `/colleague/invitation/${revoked.invitation.id}/`;
    expect((await api.as(owner).delete(path)).status).toBe(204);
    const late = await invite('anna@example.com', { everywhere: true });
    api.clock.skewMs = 7 * 86_400_000 + 1_000;
    for (const { token } of [revoked, late]) {
      const accept = await api.as(guest).post('/invitation/accept/', { token, ...newLogin });
      expect(accept.status).toBe(410);
    }
    api.clock.skewMs = 0;
  });

  it('is sent again with another link, which ends the one before', async () => {
    const first = await invite('eva@example.com', { everywhere: true });
    const path = `/colleague/invitation/${first.invitation.id}/resend/`;
    expect((await api.as(owner).post(path)).status).toBe(200);
    const [letter] = await api.runJobs();
    const check = (token: string) => api.as(guest).post('/invitation/check/', { token });
    expect((await check(first.token)).status).toBe(410);
    expect((await check(tokenIn(letter))).status).toBe(200);
  });

  it('takes neither a stranger’s places nor nothing', async () => {
    const stranger = await makeOpenWorkspace(api, await api.addPerson('stranger'));
    for (const [access, field] of [
      [{ locations: [stranger.location.id] }, 'locations'],
      [{ companies: [stranger.company.id] }, 'companies'],
      [{}, 'locations'],
    ] as const) {
      const refused = await api.as(owner).post('/colleague/invitation/', {
        email: 'kim@example.com',
        role: 'reader',
        everywhere: false,
        ...access,
      });
      expect([refused.status, Object.keys((await refused.json()) as object)]).toEqual([
        400,
        [field],
      ]);
    }
  });

  it('adds an account to somebody who has one, who switches between them', async () => {
    const ben = await api.addPerson('ben');
    const { token } = await invite(ben.email, { companies: [own.company.id] });
    await readAnswer(api.as(guest).post('/invitation/accept/', { token }));
    const { results } = await readAnswer<{ results: OpenableAccount[] }>(
      api.as(ben).get('/account/'),
    );
    expect(results).toMatchObject([
      { is_own: true, is_current: true, role: 'owner' },
      { is_own: false, is_current: false, role: 'manager', id: owner.accountId },
    ]);
    const { access } = await readAnswer<{ access: string }>(
      api.as(ben).post(`/account/${owner.accountId}/open/`),
    );
    expect(await countOf({ ...ben, access }, '/location/')).toBe(1);
    // The session before has ended.
    expect((await api.as(ben).get('/location/')).status).toBe(401);
    const stranger = await api.addPerson('outsider');
    const opened = await api.as(stranger).post(`/account/${owner.accountId}/open/`);
    expect(opened.status).toBe(404);
  });
});

describe('a colleague', () => {
  it('is out at once when removed, and their links and sessions with them', async () => {
    const zoe = await join('zoe@example.com', { locations: [own.location.id] });
    const link = await readAnswer<{ url: string }>(
      api.as(zoe).post('/feedback/export/?file_format=json'),
    );
    const file = async (url: string) => (await api.fetch(url)).text();
    const rows = await file(link.url);
    expect(rows).toContain(own.code.id);
    expect(rows).not.toContain(other.code.id);

    const unused = await readAnswer<{ url: string }>(
      api.as(zoe).post('/feedback/export/?file_format=json'),
    );
    const id = await membershipOf('zoe@example.com');
    expect((await api.as(owner).delete(`/colleague/${id}/`)).status).toBe(204);
    expect((await api.as(zoe).get('/location/')).status).toBe(401);
    expect((await api.fetch(unused.url)).status).toBe(410);

    // They keep an account of their own, with nothing in it.
    const again = await logIn('zoe@example.com');
    expect(await countOf(again, '/location/')).toBe(0);
  });

  it('is out in every process at once', async () => {
    const tom = await join('tom@example.com', { locations: [own.location.id] });
    const other = createApi(api.tools);
    const askOther = async () => {
      const headers = { Authorization: `Bearer ${tom.access}` };
      const request = new Request('http://localhost/api/location/', { headers });
      return (await other.fetch(request, { trusted: true })).status;
    };
    expect(await askOther()).toBe(200);
    const id = await membershipOf('tom@example.com');
    expect((await api.as(owner).delete(`/colleague/${id}/`)).status).toBe(204);
    expect(await askOther()).toBe(401);
  });

  it('does all that a manager does at their own place', async () => {
    const eva = await join('manager@example.com', { locations: [own.location.id] });
    const { get, post, patch } = api.as(eva);
    const rows = await readAnswer<{ results: { id: string }[] }>(get('/feedback/'));
    const feedback = rows.results[0]?.id ?? '';
    const { id: code } = await readAnswer<{ id: string }>(
      post('/code/', {
        name: 'Table 9',
        site: own.location.id,
        form: own.form.id,
        frame: own.frame.id,
      }),
    );
    for (const ask of [
      () => patch(`/location/${own.location.id}/`, { name: 'Terrace', alert_threshold: 3 }),
      () => patch(`/code/${code}/`, { name: 'Table 10' }),
      () => post(`/code/${code}/publish/`, { email_copy: false }),
      () => post(`/code/${code}/pause/`),
      () => post(`/code/${code}/resume/`),
      () => post(`/code/${code}/visit_codes/`, { count: 2 }),
      () => post(`/code/${code}/visit_key/`),
      () =>
        post('/code/bulk_create/', {
          id: crypto.randomUUID(),
          rows: [{ name: 'Table 11', site: own.location.id }],
        }),
      () => get(`/code/print_sheet/?ids=${code}`),
      () => patch(`/feedback/${feedback}/`, { status: 'resolved', note: 'Seen' }),
      () => post('/feedback/bulk_update/', { ids: [feedback], status: 'new' }),
      () => get('/feedback/?search=a&ordering=-rating'),
      () => get('/feedback/export/?file_format=xlsx'),
      () => post('/notification/mark_read/', {}),
      () => get('/stats/report/?month=2026-01'),
      () => get('/stats/questions/'),
      () => get('/stats/forms/'),
    ]) {
      const answer = await ask();
      const text = answer.status < 300 ? '' : `${String(ask)} ${await answer.text()}`;
      expect(text).toBe('');
    }
    const { deletion } = await readAnswer<{ deletion: string }>(
      post('/feedback/bulk_delete/', { ids: [feedback] }),
    );
    expect(await countOf(eva, '/feedback/')).toBe(0);
    expect((await post(`/deletion/${deletion}/restore/`)).status).toBe(200);
    expect(await countOf(eva, '/feedback/')).toBe(1);

    // Nothing leaves their places, and nothing of others comes in.
    const moved = await patch(`/code/${code}/`, { site: other.location.id });
    expect(moved.status).toBe(400);
    const company = await patch(`/location/${own.location.id}/`, { company: other.company.id });
    expect(company.status).toBe(400);
  });

  it('reaches other places, and may do other things, from the next request on', async () => {
    const ida = await join('ida@example.com', { locations: [own.location.id] });
    const id = await membershipOf('ida@example.com');
    const rename = () => api.as(ida).patch(`/location/${other.location.id}/`, { name: 'Terrace' });
    expect((await rename()).status).toBe(404);
    await readAnswer(
      api.as(owner).patch(`/colleague/${id}/`, {
        role: 'reader',
        everywhere: false,
        companies: [other.company.id],
      }),
    );
    expect((await api.as(ida).get(`/location/${own.location.id}/`)).status).toBe(404);
    expect((await api.as(ida).get(`/location/${other.location.id}/`)).status).toBe(200);
    expect((await rename()).status).toBe(403);
  });

  it('reaches later locations of a company, and none of another', async () => {
    const leo = await join('leo@example.com', { companies: [own.company.id] });
    const before = await countOf(leo, '/location/');
    for (const { company } of [own, other]) {
      await readAnswer(
        api.as(owner).post('/location/', {
          name: 'New',
          email: 'new@example.com',
          address: 'Long Street 1',
          company: company.id,
        }),
      );
    }
    expect(await countOf(leo, '/location/')).toBe(before + 1);
  });

  it('is assigned answers of their own places alone, and only by whoever works on them', async () => {
    const [eva, leo, ida] = [
      await join('assigned@example.com', { locations: [own.location.id] }),
      await join('elsewhere@example.com', { companies: [other.company.id] }),
      await join('looks-on@example.com', { role: 'reader', everywhere: true }),
    ];
    const [evaId, leoId, idaId] = await Promise.all(
      [eva, leo, ida].map(({ email }) => membershipOf(email)),
    );
    const listed = async (person: TestPerson, query: string) =>
      (
        await readAnswer<{ results: Feedback[] }>(api.as(person).get(`/feedback/?${query}`))
      ).results.map(({ id }) => id);
    const [here = ''] = await listed(owner, `site=${own.location.id}`);
    const [there = ''] = await listed(owner, `site=${other.location.id}`);
    const assign = (person: TestPerson, ids: string[], assignee: string | null | undefined) =>
      api.as(person).post('/feedback/bulk_update/', { ids, assignee });

    expect(await readAnswer(assign(owner, [here], evaId))).toMatchObject({
      results: [{ id: here, assignee: evaId, status: 'new' }],
    });
    expect(await listed(eva, 'assignee=me')).toEqual([here]);
    expect(await listed(owner, `assignee=${evaId}`)).toEqual([here]);
    expect(await listed(owner, 'assignee=me')).toEqual([]);
    expect(await listed(owner, 'assignee=nobody')).not.toContain(here);

    // Neither a reader, nor somebody of another place, nor one who is not there: all answers stay as they were.
    for (const [ids, assignee] of [
      [[here], idaId],
      [[here], leoId],
      [[here, there], evaId],
      [[here], crypto.randomUUID()],
    ] as const) {
      const refused = await assign(owner, [...ids], assignee);
      expect([refused.status, await refused.json()]).toEqual([
        400,
        { assignee: ['There is no such object.'] },
      ]);
    }
    expect((await assign(ida, [here], null)).status).toBe(403);
    expect((await assign(leo, [here], leoId)).status).toBe(404);
    expect(await listed(eva, 'assignee=me')).toEqual([here]);

    const owning = await membershipOf(owner.email);
    await readAnswer(assign(eva, [here], owning));
    expect(await listed(owner, 'assignee=me')).toEqual([here]);
    await readAnswer(api.as(eva).patch(`/feedback/${here}/`, { assignee: evaId }));

    // Whoever leaves the place, or the account, has no answers of it any more.
    const change = (access: object) =>
      readAnswer(api.as(owner).patch(`/colleague/${evaId}/`, { role: 'manager', ...access }));
    await change({ everywhere: true });
    await readAnswer(assign(owner, [here, there], evaId));
    await change({ everywhere: false, locations: [own.location.id] });
    expect(await listed(owner, `assignee=${evaId}`)).toEqual([here]);
    await change({ role: 'reader', everywhere: false, locations: [own.location.id] });
    expect(await listed(owner, 'assignee=nobody')).toEqual(expect.arrayContaining([here, there]));
    await change({ everywhere: true });
    await readAnswer(assign(owner, [there], evaId));
    await api.as(owner).delete(`/colleague/${evaId}/`);
    expect(await listed(owner, 'assignee=nobody')).toEqual(expect.arrayContaining([here, there]));
    expect(await readAnswer<Feedback>(api.as(owner).get(`/feedback/${there}/`))).toMatchObject({
      assignee: null,
    });
  });

  it('stands by name in files of feedback, and in none of an account of one person', async () => {
    const mia = await join('in-files@example.com', { locations: [own.location.id] });
    const miaId = await membershipOf(mia.email);
    const { results } = await readAnswer<{ results: Feedback[] }>(
      api.as(owner).get(`/feedback/?site=${own.location.id}`),
    );
    const id = results[0]?.id ?? '';
    await readAnswer(api.as(owner).patch(`/feedback/${id}/`, { assignee: miaId }));
    const read = (person: TestPerson, query: string) =>
      api.as(person).get(`/feedback/export/?${query}`);
    const assigned = async (person: TestPerson) => {
      const text = await (await read(person, 'file_format=csv')).text();
      const [headings = [], ...rows] = text.split('\r\n').map((line) => line.split(','));
      const [column, key] = [headings.indexOf('Assigned to'), headings.indexOf('ID')];
      return Object.fromEntries(rows.map((cells) => [cells[key], cells[column]]));
    };
    expect((await assigned(owner))[id]).toBe('Maria Lis');
    expect(Object.values(await assigned(owner))).toContain('');
    expect(await assigned(mia)).toMatchObject({ [id]: 'Maria Lis' });
    const { url } = await readAnswer<{ url: string }>(
      api.as(mia).post('/feedback/export/?file_format=csv'),
    );
    expect(await (await api.fetch(url)).text()).toContain(',Maria Lis,');
    expect(await (await read(owner, 'file_format=json')).json()).toContainEqual(
      expect.objectContaining({ id, assignee: miaId }),
    );
    const parquet = await read(owner, 'file_format=parquet');
    expect(await parquetReadObjects({ file: await parquet.arrayBuffer() })).toContainEqual(
      expect.objectContaining({ id, assignee: miaId }),
    );

    const alone = await api.addPerson('alone');
    const text = await (await read(alone, 'file_format=csv')).text();
    expect(text).toContain('Status,Sentiment');
    expect(text).not.toContain('Assigned to');
    await api.as(owner).delete(`/colleague/${miaId}/`);
  });

  it('knows by name those who share a place with them, and who may work on an answer', async () => {
    const [eva, leo] = [
      await join('near@example.com', { locations: [own.location.id] }),
      await join('far@example.com', { companies: [other.company.id] }),
    ];
    await join('near-too@example.com', { companies: [own.company.id], role: 'reader' });
    const team = async (person: TestPerson, query = '') => {
      const { colleagues } = await readAnswer<Team>(api.as(person).get(`/team/${query}`));
      const named = (await readAnswer<Colleagues>(api.as(owner).get('/colleague/'))).colleagues;
      return new Map(
        colleagues.map(({ id, may_work: mayWork, is_self: isSelf }) => [
          named.find((each) => each.id === id)?.email ?? '',
          [mayWork, isSelf],
        ]),
      );
    };
    const ofEva = await team(eva);
    expect([...ofEva.keys()][0]).toBe(owner.email);
    expect(ofEva.get(eva.email)).toEqual([true, true]);
    expect(ofEva.get('near-too@example.com')).toEqual([false, false]);
    expect(ofEva.has(leo.email)).toBe(false);
    expect((await team(leo)).has(eva.email)).toBe(false);
    const ofOwner = await team(owner);
    expect([ofOwner.get(eva.email), ofOwner.get(leo.email)]).toEqual([
      [true, false],
      [true, false],
    ]);
    const { results } = await readAnswer<{ results: Feedback[] }>(
      api.as(owner).get(`/feedback/?site=${own.location.id}`),
    );
    const asked = await team(owner, `?feedback=${results[0]?.id}`);
    expect([owner.email, eva.email, leo.email].map((email) => asked.get(email)?.[0])).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('leaves, and the owner never does', async () => {
    const ola = await join('ola@example.com', { everywhere: true });
    expect((await api.as(ola).post('/account/leave/')).status).toBe(204);
    expect((await api.as(ola).get('/location/')).status).toBe(401);
    expect((await api.as(owner).post('/account/leave/')).status).toBe(404);
    const owning = await membershipOf(owner.email);
    expect((await api.as(owner).delete(`/colleague/${owning}/`)).status).toBe(404);
  });

  it('is named in the events of the account', async () => {
    const { results } = await readAnswer<{
      results: { kind: string; colleague: string; by: string }[];
    }>(api.as(owner).get('/user/events/?page_size=100'));
    expect(results).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: 'colleague_joined', by: 'Maria Lis' }),
        expect.objectContaining({
          kind: 'colleague_removed',
          colleague: 'zoe@example.com',
          by: null,
        }),
      ]),
    );
  });
});

it('leaves the views of places as they are while they are right, and mends them when they are not', async () => {
  const viewId = async () => {
    const { rows } = await sql<{ oid: number }>`
      select oid from pg_class where oid = to_regclass('own_places.feedback')`.execute(
      api.database,
    );
    return rows[0]?.oid;
  };
  const before = await viewId();
  expect(before).toBeDefined();
  await coverOwnPlaces(api.database);
  expect(await viewId()).toBe(before);

  await sql`comment on schema own_places is 'of another version'`.execute(api.database);
  await coverOwnPlaces(api.database);
  expect(await viewId()).not.toBe(before);

  const bound = await join('view@example.com', { locations: [own.location.id] });
  expect(await countOf(bound, '/feedback/')).toBe(1);
  await dropOwnPlaces(api.database);
  // While a new version migrates there are none: nothing is shown then, and never the whole account.
  for (const path of ['/feedback/', '/location/', '/code/', '/stats/overview/?tz=UTC']) {
    const answer = await api.as(bound).get(path);
    expect([path, answer.status]).toEqual([path, expect.toSatisfy((status) => status >= 500)]);
  }
  await coverOwnPlaces(api.database);
  expect(await countOf(bound, '/feedback/')).toBe(1);
});

describe('an API key', () => {
  const make = (input: object) =>
    api.as(owner).post('/user/api_key/', {
      name: 'Till',
      scopes: ['read:feedback', 'read:workspace', 'write:workspace', 'write:webhooks'],
      password: goodPassword,
      everywhere: false,
      ...input,
    });

  it('reaches the chosen places alone, and what is left of them when one is deleted', async () => {
    const stranger = await makeOpenWorkspace(api, await api.addPerson('not-theirs'));
    for (const [input, field] of [
      [{}, 'locations'],
      [{ locations: [stranger.location.id] }, 'locations'],
      [{ companies: [stranger.company.id] }, 'companies'],
    ] as const) {
      const refused = await make(input);
      expect([refused.status, Object.keys((await refused.json()) as object)]).toEqual([
        400,
        [field],
      ]);
    }
    const third = await readAnswer<{ id: string }>(
      api.as(owner).post('/location/', {
        name: 'For a while',
        email: 'new@example.com',
        address: 'Long Street 1',
        company: own.company.id,
      }),
    );
    const places = { locations: [other.location.id, third.id] };
    const { key, id } = await readAnswer<{ key: string; id: string }>(make(places));
    const program = { ...owner, access: key };
    const listed = await readAnswer<{ results: { id: string; locations: string[] }[] }>(
      api.as(owner).get('/user/api_key/'),
    );
    expect(listed.results.find((each) => each.id === id)?.locations.toSorted()).toEqual(
      places.locations.toSorted(),
    );
    expect(await countOf(program, '/location/')).toBe(2);
    expect((await api.as(program).get(`/location/${own.location.id}/`)).status).toBe(404);
    const rename = { name: 'Terrace' };
    expect((await api.as(program).patch(`/location/${own.location.id}/`, rename)).status).toBe(404);
    expect((await api.as(program).patch(`/location/${third.id}/`, rename)).status).toBe(200);
    // Companies with other locations, and webhooks of the whole account, are refused.
    const company = await api.as(program).patch(`/company/${other.company.id}/`, rename);
    expect(company.status).toBe(403);
    expect((await api.as(program).get('/webhook/')).status).toBe(403);

    // Deleted for good: the rest stays, and no more.
    await sql`delete from location where id = ${third.id}`.execute(api.database);
    expect(await countOf(program, '/location/')).toBe(1);
    await sql`delete from access_place where holder_id = ${id}`.execute(api.database);
    expect(await countOf(program, '/location/')).toBe(0);
    expect(await countOf(program, '/feedback/')).toBe(0);
  });
});

describe('the ownership of an account', () => {
  /** An account of its own with a colleague at one place, who can log in. */
  const open = async (name: string) => {
    const from = await api.addPerson(`${name}-from`);
    const place = await makeOpenWorkspace(api, from);
    const email = `${name}-to@example.com`;
    await readAnswer(
      api.as(from).post('/colleague/invitation/', {
        email,
        role: 'reader',
        everywhere: false,
        locations: [place.location.id],
      }),
    );
    const letter = (await api.runJobs()).find(({ to }) => to.address === email);
    await readAnswer(
      api.as(guest).post('/invitation/accept/', { token: tokenIn(letter), ...newLogin }),
    );
    const to = await logIn(email);
    const { colleagues } = await readAnswer<Colleagues>(api.as(from).get('/colleague/'));
    const id = colleagues.find((each) => each.email === email)?.id ?? '';
    const offer = (input: object = { password: goodPassword }) =>
      api.as(from).post('/ownership/', { colleague: id, ...input });
    const path = `/account/${from.accountId}/ownership/`;
    return { from, to, id, place, offer, path };
  };
  const role = async (person: TestPerson) =>
    (await readAnswer<{ role: string; everywhere: boolean }>(api.as(person).get('/user/details/')))
      .role;
  const lettersTo = async () =>
    (await api.runJobs()).map(({ to, subject }) => [to.address, subject]);

  it('moves to a colleague who accepts; both are told, and sessions go on in the new role', async () => {
    const { from, to, id, offer, path, place } = await open('moves');
    await readAnswer(
      api.as(from).post('/user/api_key/', {
        name: 'Till',
        scopes: ['read:feedback'],
        password: goodPassword,
      }),
    );
    await api.runJobs();
    expect((await offer({ password: 'Wrong#Lantern42' })).status).toBe(400);
    expect(await readAnswer(offer())).toMatchObject({ colleague: id });
    expect((await offer()).status).toBe(409);
    expect(await lettersTo()).toEqual([
      [to.email, 'Ada moves-from offers you their Hearback account'],
      [from.email, 'You offered your Hearback account to Maria Lis'],
    ]);
    const listed = await readAnswer<Colleagues>(api.as(from).get('/colleague/'));
    expect(listed.transfer?.colleague).toBe(id);
    const accounts = await readAnswer<{ results: OpenableAccount[] }>(api.as(to).get('/account/'));
    expect(accounts.results[0]?.offered_until).toBe(listed.transfer?.expires_at);
    // Nobody else accepts it.
    expect((await api.as(owner).post(path)).status).toBe(404);
    expect([await role(from), await role(to)]).toEqual(['owner', 'reader']);

    expect((await api.as(to).post(path)).status).toBe(204);
    expect((await api.as(to).post(path)).status).toBe(404);
    expect([await role(from), await role(to)]).toEqual(['manager', 'owner']);
    expect(await lettersTo()).toEqual([
      [to.email, 'The Hearback account is yours'],
      [from.email, 'Maria Lis owns your Hearback account now'],
    ]);
    expect((await api.as(from).get('/user/api_key/')).status).toBe(403);
    expect((await api.as(from).get(`/location/${place.location.id}/`)).status).toBe(200);
    const keys = await readAnswer<{ results: { name: string }[] }>(
      api.as(to).get('/user/api_key/'),
    );
    expect(keys.results.map(({ name }) => name)).toEqual(['Till']);
    const events = await readAnswer<{ results: { kind: string; colleague: string | null }[] }>(
      api.as(to).get('/user/events/?page_size=100'),
    );
    expect(events.results).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: 'ownership_offered', colleague: to.email }),
        expect.objectContaining({ kind: 'ownership_moved', colleague: to.email }),
        expect.objectContaining({ kind: 'api_key_made' }),
      ]),
    );

    // The new owner does what takes a password, although their login is elsewhere, and is told by letter.
    await readAnswer(
      api.as(to).post('/user/api_key/', {
        name: 'Door',
        scopes: ['read:feedback'],
        password: goodPassword,
      }),
    );
    expect((await lettersTo())[0]?.[0]).toBe(to.email);
    // A login of before goes on; a new one opens the same account.
    const again = await readAnswer<{ access: string }>(
      api.as(guest).post('/user/login/', { email: from.email, password: goodPassword }),
    );
    expect(await role({ ...from, access: again.access })).toBe('manager');
  });

  it('leaves the login of the owner before when its new owner deletes the account', async () => {
    const { from, to, offer, path } = await open('deleted');
    // A passkey moves with the login.
    await sql`insert into passkey (account_id, id, person_id, credential_id, public_key, counter,
      transports, name, created_at) values (${from.accountId}, ${from.userId}, ${from.userId},
      'credential', 'key', 0, '[]', 'Phone', now())`.execute(api.database);
    // So does a login of a provider.
    await sql`insert into oidc_identity (account_id, person_id, issuer, subject, created_at)
      values (${from.accountId}, ${from.userId}, 'https://provider.example', 'ada', now())`.execute(
      api.database,
    );
    await readAnswer(offer());
    expect((await api.as(to).post(path)).status).toBe(204);
    await readAnswer(
      api.as(to).post('/user/delete/', { password: goodPassword, confirm: 'DELETE' }),
    );
    await api.runJobs();
    api.clock.skewMs = 40 * 86_400_000;
    await api.store.enqueue('purgeAccount', { accountId: from.accountId });
    await api.runJobs();
    const farewell = (await api.runJobs()).map((letter) => letter.to.address);
    expect(farewell).toContain(to.email);
    api.clock.skewMs = 0;
    for (const person of [from, to]) {
      const login = { email: person.email, password: goodPassword };
      expect((await api.as(guest).post('/user/login/', login)).status).toBe(200);
    }
    const kept = await api.database
      .selectFrom('passkey')
      .where('person_id', '=', from.userId)
      .selectAll()
      .execute();
    expect(kept).toHaveLength(1);
    const linked = await api.database
      .selectFrom('oidc_identity')
      .where('person_id', '=', from.userId)
      .selectAll()
      .execute();
    expect(linked).toHaveLength(1);
  });

  it('asks for a one-time code where they are on', async () => {
    const { from, offer } = await open('codes');
    const { secret } = await readAnswer<{ secret: string }>(
      api.as(from).post('/user/second_factor/', { password: goodPassword }),
    );
    const epoch = () => Math.floor((Date.now() + api.clock.skewMs) / 1_000);
    const code = () => generateSync({ secret, epoch: epoch() });
    await readAnswer(api.as(from).post('/user/second_factor/confirm/', { code: code() }));
    const refused = await offer();
    expect([refused.status, Object.keys((await refused.json()) as object)]).toEqual([
      400,
      ['code'],
    ]);
    expect((await offer({ password: goodPassword, code: '000000' })).status).toBe(400);
    api.clock.skewMs += 60_000;
    expect((await offer({ password: goodPassword, code: code() })).status).toBe(201);
    api.clock.skewMs = 0;
  });

  it('stays when the offer is withdrawn, declined or older than seven days', async () => {
    const { from, to, offer, path } = await open('stays');
    expect((await api.as(from).delete('/ownership/')).status).toBe(404);
    await readAnswer(offer());
    expect((await api.as(from).delete('/ownership/')).status).toBe(204);
    expect((await api.as(to).post(path)).status).toBe(404);
    await readAnswer(offer());
    expect((await api.as(to).delete(path)).status).toBe(204);
    expect((await api.as(to).post(path)).status).toBe(404);
    await readAnswer(offer());
    api.clock.skewMs = 7 * 86_400_000 + 1_000;
    const late = await logIn(to.email);
    expect((await api.as(late).post(path)).status).toBe(410);
    api.clock.skewMs = 0;
    expect([await role(from), await role(to)]).toEqual(['owner', 'reader']);
    expect((await lettersTo()).map(([, subject]) => subject)).toEqual(
      expect.arrayContaining([
        'The offer of a Hearback account was withdrawn',
        'Maria Lis declined your Hearback account',
      ]),
    );
  });

  it('stays while the account is to be deleted, and of two who accept at once one gets it', async () => {
    const { from, to, offer, path } = await open('closing');
    await readAnswer(offer());
    await readAnswer(
      api.as(from).post('/user/delete/', { password: goodPassword, confirm: 'DELETE' }),
    );
    expect(await (await api.as(to).post(path)).json()).toMatchObject({ code: 'deletion_pending' });
    await api.as(from).delete('/user/delete/');
    const answers = await Promise.all([api.as(to).post(path), api.as(to).post(path)]);
    expect(answers.map(({ status }) => status).toSorted()).toContain(204);
  });
});
