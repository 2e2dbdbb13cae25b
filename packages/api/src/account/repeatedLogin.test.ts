import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createTestApi, type TestApi } from '../test/createTestApi.ts';
import { goodPassword, guest } from '../test/people.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const login = (body: unknown) => api.as(guest).post('/user/login/', body);

describe('a login that names its session', () => {
  const sidOf = async (body: unknown) => {
    const response = await login(body);
    expect(response.status).toBe(200);
    const { access } = (await response.json()) as { access: string };
    return decodeJwt(access)['sid'];
  };

  it('is one session, told once, when it is asked again after an answer was lost', async () => {
    const person = await api.addPerson('repeated');
    const body = { email: person.email, password: goodPassword, id: crypto.randomUUID() };
    const sids = [
      await sidOf(body),
      await sidOf(body),
      await sidOf({ ...body, id: body.id.toUpperCase() }),
    ];
    expect(new Set(sids).size).toBe(1);

    const logins = await api.database
      .selectFrom('security_event')
      .where('account_id', '=', person.accountId)
      .where('kind', 'in', ['logged_in', 'new_device'])
      .selectAll()
      .execute();
    expect(logins).toHaveLength(1);
  });

  it('is another one under another id, for another person, and a minute later', async () => {
    const [one, other] = [await api.addPerson('one'), await api.addPerson('other')];
    const body = { email: one.email, password: goodPassword, id: crypto.randomUUID() };
    const first = await sidOf(body);
    const sids = [
      first,
      await sidOf({ ...body, id: crypto.randomUUID() }),
      await sidOf({ ...body, email: other.email }),
    ];
    api.clock.skewMs = 61_000;
    sids.push(await sidOf(body));
    api.clock.skewMs = 0;
    expect(new Set(sids).size).toBe(4);
  });

  it('refuses an id that is none', async () => {
    const { email } = await api.addPerson('owner');
    expect((await login({ email, password: goodPassword, id: 'mine' })).status).toBe(400);
  });
});
