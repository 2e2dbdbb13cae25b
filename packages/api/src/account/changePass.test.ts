import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { createTestApi, type TestApi } from '../test/createTestApi.ts';
import { makeKey } from '../test/makeKey.ts';
import { goodPassword, guest, type TestPerson } from '../test/people.ts';
import { tokenIn } from '../test/tokenIn.ts';
import { readAnswer } from '../test/workspace.ts';
import { webhooksSql } from '../webhook/webhooks.sql.ts';

const newPassword = 'Amber!Teapot77';

let api: TestApi;
let person: TestPerson;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  person = await api.addPerson('person');
});

const recover = (email: unknown) => api.as(guest).post('/user/recover/', { email });
const askForToken = async () => {
  await recover(person.email);
  const letters = await api.runJobs();
  return tokenIn(letters.at(-1));
};
const check = (token: string) =>
  api.fetch('/api/user/change_pass/', { headers: { Authorization: `Token ${token}` } });
const reset = (
  token: string,
  body: object = { password: newPassword, password_confirm: newPassword },
) =>
  api.fetch('/api/user/change_pass/', {
    method: 'PUT',
    headers: { Authorization: `Token ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
const login = (password: string) =>
  api.as(guest).post('/user/login/', { email: person.email, password });

describe('POST /user/recover/', () => {
  it('answers alike for an address with and without an account', async () => {
    const known = await recover(person.email);
    const unknown = await recover('nobody@example.com');

    expect([known.status, unknown.status]).toEqual([200, 200]);
    expect(await known.text()).toBe(await unknown.text());
    expect(await api.runJobs()).toHaveLength(1);
  });

  it('writes only to the address that is stored', async () => {
    await recover(person.email.toUpperCase());
    const [letter] = await api.runJobs();
    expect(letter?.to.address).toBe(person.email.toLowerCase());
  });

  it('refuses what is not an address', async () => {
    const response = await recover('ada@');
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ email: ['Invalid email address.'] });
  });
});

describe('GET /user/change_pass/', () => {
  it('says that a link works, and does not use it up', async () => {
    const token = await askForToken();
    for (let count = 0; count < 3; count += 1) {
      const response = await check(token);
      expect(response.status).toBe(200);
      expect(await response.json()).toEqual({ valid: true, api_keys: [], webhooks: [] });
    }
  });

  it('tells an old link from a forged one', async () => {
    const token = await askForToken();
    api.clock.skewMs = api.settings.resetTtlSeconds * 1_000 + 1_000;
    const old = await check(token);
    api.clock.skewMs = 0;

    expect(old.status).toBe(410);
    expect(await old.json()).toMatchObject({ code: 'link_inactive' });
    expect((await check('forged')).status).toBe(401);
  });
});

describe('what uses the account besides people', () => {
  const webhookOf = (path: string, changes: object = {}) =>
    readAnswer<{ id: string; url: string; state: string }>(
      api.as(person).post('/webhook/', {
        url: `https://${path}.example.org/secret-part`,
        events: ['feedback.received'],
        password: goodPassword,
        ...changes,
      }),
    );
  const open = async () => {
    const till = await makeKey(api, person, ['read:feedback']);
    const sheet = await makeKey(api, person, ['read:feedback']);
    const evil = await webhookOf('evil');
    const books = await webhookOf('books', { description: 'Books' });
    await webhookOf('off', { is_enabled: false });
    api.jobs.length = 0;
    const opens = async ({ program }: typeof till) =>
      (await api.as(program).get('/feedback/')).status;
    const stateOf = async ({ id }: { id: string }) =>
      (await webhooksSql.find(api.store.db, person.accountId, id))?.state;
    return { till, sheet, evil, books, opens, stateOf };
  };
  const told = async () => {
    const { results } = await readAnswer<{
      results: { kind: string; webhook: string | null; api_key: { name: string } | null }[];
    }>(api.as(person).get('/user/events/'));
    return results
      .filter(({ kind }) => kind === 'api_key_revoked' || kind === 'webhook_switched_off')
      .map(({ api_key, webhook }) => api_key?.name ?? webhook);
  };

  it('is named to whoever holds the link, and nothing else of it', async () => {
    const { till, sheet, evil, books } = await open();
    const text = await (await check(await askForToken())).text();
    expect(JSON.parse(text)).toEqual({
      valid: true,
      api_keys: [sheet, till].map(({ id }) => ({
        id,
        name: 'Till',
        prefix: expect.stringMatching(/^hb_live_/),
        last_used: null,
      })),
      webhooks: [
        { id: evil.id, host: 'evil.example.org', description: '', last_used: null },
        { id: books.id, host: 'books.example.org', description: 'Books', last_used: null },
      ],
    });
    expect(text).not.toContain('secret-part');
  });

  it('ends with a reset that says nothing of it, and the letter names it', async () => {
    const { till, sheet, evil, books, opens, stateOf } = await open();
    expect(await opens(till)).toBe(200);
    const token = await askForToken();
    // Made after the list was read: it ends, too.
    const late = await webhookOf('late');
    api.jobs.length = 0;

    expect((await reset(token)).status).toBe(200);

    expect([await opens(till), await opens(sheet)]).toEqual([401, 401]);
    const states = [await stateOf(evil), await stateOf(books), await stateOf(late)];
    expect(states).toEqual(['switched_off', 'switched_off', 'switched_off']);
    const [letter] = await api.runJobs();
    expect(letter?.text).toContain('API keys revoked: Till, Till\n');
    expect(letter?.text).toContain(
      'Webhooks switched off: evil.example.org, books.example.org, late.example.org\n',
    );
  });

  it('stays where it is kept', async () => {
    const { till, sheet, evil, books, opens, stateOf } = await open();
    const answer = await reset(await askForToken(), {
      password: newPassword,
      password_confirm: newPassword,
      keep_api_keys: [till.id],
      keep_webhooks: [books.id],
    });
    expect(answer.status).toBe(200);
    expect([await opens(till), await opens(sheet)]).toEqual([200, 401]);
    expect([await stateOf(evil), await stateOf(books)]).toEqual(['switched_off', 'enabled']);
  });

  it('ends with a password that is changed, and is named among what happened', async () => {
    const { till, sheet, evil, books, opens, stateOf } = await open();
    const answer = await api.as(person).put('/user/password/', {
      current_password: goodPassword,
      new_password: newPassword,
      new_password_confirm: newPassword,
      keep_webhooks: [books.id],
    });
    expect(answer.status).toBe(200);
    expect([await opens(till), await opens(sheet)]).toEqual([401, 401]);
    expect([await stateOf(evil), await stateOf(books)]).toEqual(['switched_off', 'enabled']);
    expect(await told()).toEqual(['evil.example.org', 'Till', 'Till']);
    const [letter] = await api.runJobs();
    expect(letter?.text).toContain('Webhooks switched off: evil.example.org\n');
  });

  it('of other accounts stays, also when it is asked for by its id', async () => {
    const other = await api.addPerson('other');
    const theirs = await makeKey(api, other, ['read:feedback']);
    await open();
    await reset(await askForToken());
    expect((await api.as(theirs.program).get('/feedback/')).status).toBe(200);
  });
});

describe('PUT /user/change_pass/', () => {
  it('sets the password, ends every session and says so in a letter', async () => {
    const token = await askForToken();
    expect((await api.as(person).get('/user/details/')).status).toBe(200);

    expect((await reset(token)).status).toBe(200);

    expect((await login(goodPassword)).status).toBe(401);
    expect((await login(newPassword)).status).toBe(200);
    expect((await api.as(person).get('/user/details/')).status).toBe(401);
    const [letter] = await api.runJobs();
    expect(letter?.subject).toBe('Your Hearback password was changed');
  });

  it('lets one of many at once set it', async () => {
    const token = await askForToken();
    const answers = await Promise.all(Array.from({ length: 20 }, () => reset(token)));
    const statuses = answers.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([200, ...Array<number>(19).fill(401)]);
  });

  it('lets one of two links that are used at once set it', async () => {
    const links = [await askForToken(), await askForToken()];
    const answers = await Promise.all(links.map((link) => reset(link)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401]);
  });

  it('opens no session by the old password while it is being changed', async () => {
    const token = await askForToken();
    const { passwords } = api.tools;
    const compare = passwords.matches;
    vi.spyOn(passwords, 'matches').mockImplementationOnce(async (password, hash) => {
      const isRight = await compare(password, hash);
      await reset(token);
      return isRight;
    });

    expect((await login(goodPassword)).status).toBe(401);
  });

  it('makes every other link of the person useless', async () => {
    const first = await askForToken();
    const second = await askForToken();
    await reset(second);
    expect((await check(first)).status).toBe(401);
  });

  it.each([
    [
      'passwords that differ',
      { password: newPassword, password_confirm: 'x' },
      ['password_confirm'],
    ],
    ['a weak password', { password: 'weak', password_confirm: 'weak' }, ['password']],
    ['nothing', {}, ['password', 'password_confirm']],
  ])('refuses %s and keeps the link', async (_, body, fields) => {
    const token = await askForToken();
    const response = await reset(token, body);

    expect(response.status).toBe(400);
    expect(Object.keys((await response.json()) as object)).toEqual(fields);
    expect((await check(token)).status).toBe(200);
  });

  it('refuses a token that is for an activation', async () => {
    await api.as(guest).post('/user/register/', {
      first_name: 'Eve',
      last_name: 'Nowak',
      email: `new${person.userId}@example.com`,
      password: goodPassword,
      agree_terms: true,
    });
    const letters = await api.runJobs();
    expect((await reset(tokenIn(letters.at(-1)))).status).toBe(401);
  });
});
