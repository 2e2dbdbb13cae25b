import { randomUUID } from 'node:crypto';

import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { purgeDeleted } from '../deletion/purgeDeleted.ts';
import type { StatsOverview } from '../stats/contract.ts';
import { answersAt } from '../test/answers.ts';
import { createTestApi, type TestApi } from '../test/createTestApi.ts';
import type { TestPerson } from '../test/people.ts';
import { makeOpenWorkspace, readAnswer, visitorsAnswer } from '../test/workspace.ts';
import type { Code, VisitCodes, VisitKey } from './contract.ts';
import { readVisit, signVisit } from './visitCodes.ts';

const dayMs = 86_400_000;

describe('a visit code', () => {
  // docs/visit-codes.md has it as its test vector.
  const key = 'hb_visit_0123456789abcdefghijklmnopqrstuvwxyzABCDEFG';
  const slug = '7K3M9QX2PT';
  const visit = '1798761600.T1-000042.96503fe9541655e15a15dd83c3c80905';
  const end = new Date('2027-01-01T00:00:00Z');
  const at = (ms: number) => new Date(end.getTime() + ms);

  it('is valid up to its time, in any case of its digits', () => {
    const valid = { nonce: 'T1-000042', expiresAt: end };
    expect(signVisit(key, slug, '1798761600', 'T1-000042')).toBe(visit.slice(-32));
    expect(readVisit(visit, { key, slug }, at(0))).toEqual(valid);
    expect(readVisit(visit, { key, slug }, at(-730 * dayMs))).toEqual(valid);
    const upper = visit.slice(0, -32) + visit.slice(-32).toUpperCase();
    expect(readVisit(upper, { key, slug }, at(-dayMs))).toEqual(valid);
  });

  it.each([
    ['expired', visit, { key, slug }, at(1)],
    ['valid for too long', visit, { key, slug }, at(-730 * dayMs - 1)],
    ['of another code', visit, { key, slug: '7K3M9QX2PV' }, at(-dayMs)],
    ['signed with another key', visit, { key: `${key}x`, slug }, at(-dayMs)],
    ['of a code without a key', visit, { key: null, slug }, at(-dayMs)],
    ['with another nonce', visit.replace('000042', '000043'), { key, slug }, at(-dayMs)],
    ['with another time', visit.replace('1798761600', '1798761601'), { key, slug }, at(-dayMs)],
    ['cut', visit.slice(0, -1), { key, slug }, at(-dayMs)],
    ['no text', { visit }, { key, slug }, at(-dayMs)],
    ['empty', '', { key, slug }, at(-dayMs)],
    ['long', 'x'.repeat(100_000), { key, slug }, at(-dayMs)],
  ])('is not valid when it is %s', (_, text, of, occurred) => {
    expect(readVisit(text, of, occurred)).toBeUndefined();
  });
});

describe('an answer', () => {
  let api: TestApi;
  let owner: TestPerson;
  let code: Code;
  let answers: ReturnType<typeof answersAt>;

  beforeAll(async () => {
    api = await createTestApi({ rateLimitFactor: 5 });
  });
  beforeEach(async () => {
    owner = await api.addPerson('owner');
    ({ code } = await makeOpenWorkspace(api, owner));
    answers = answersAt(api, owner, code.slug);
  });
  afterAll(() => api.close());

  const visitOf = (address = '') => new URL(address).searchParams.get('v') ?? '';
  const make = async (body: object) => {
    const made = await readAnswer<VisitCodes>(
      api.as(owner).post(`/code/${code.id}/visit_codes/`, body),
    );
    return { ...made, visits: made.addresses.map(visitOf) };
  };
  const send = (changes: object) =>
    readAnswer<{ receipt: string }>(
      api.fetch(`/api/survey/${code.slug}/submit/`, {
        method: 'POST',
        headers: { 'User-Agent': 'Mozilla/5.0 (iPhone)', 'Content-Type': 'application/json' },
        body: JSON.stringify(visitorsAnswer({ comment: '', ...changes })),
      }),
    );
  const proven = async (query = '') =>
    (await answers.list(query)).map(({ rating, is_proven }) => [rating, is_proven]);
  const overview = (query = '') =>
    readAnswer<StatsOverview>(api.as(owner).get(`/stats/overview/?timeframe=all_time${query}`));

  it('is proven by a valid code once, and taken all the same without one', async () => {
    const { visits, addresses, expires_at } = await make({ count: 500, days: 30 });
    expect(new Set(visits).size).toBe(500);
    expect(addresses[0]).toMatch(`${code.short_url}?v=`);
    expect(Date.parse(expires_at)).toBeLessThanOrEqual(api.tools.now().getTime() + 30 * dayMs);

    await send({ rating: 1, visit: visits[0] });
    await send({ rating: 2, visit: visits[0] });
    await send({ rating: 3 });
    await send({ rating: 4, visit: `${visits[1]?.slice(0, -4)}0000` });
    await send({ rating: 5, visit: { not: 'a text' } });
    expect((await proven()).toSorted()).toEqual([
      [1, true],
      [2, false],
      [3, false],
      [4, false],
      [5, false],
    ]);
    expect(await proven('?proven=true')).toEqual([[1, true]]);
    expect((await proven('?proven=false')).length).toBe(4);
    expect(await overview()).toMatchObject({ submissions: 5, proven_visits: 1 });
    expect(await overview(`&code=${code.id}&site=${code.site}`)).toMatchObject({
      proven_visits: 1,
    });
    expect(await overview(`&form=${randomUUID()}`)).toMatchObject({ proven_visits: 0 });
    const file = await api.as(owner).get('/feedback/export/?file_format=csv&proven=true');
    expect(await file.text()).toMatch(/Proven visit[\s\S]*Yes/);
  });

  it('is proven by one code when many come with it at once', async () => {
    const { visits } = await make({ count: 1 });
    await Promise.all(Array.from({ length: 20 }, () => send({ visit: visits[0] })));
    expect(await overview()).toMatchObject({ submissions: 20, proven_visits: 1 });
  });

  it('sent again is the same proven visit', async () => {
    const { visits } = await make({ count: 1 });
    const answer = { client_id: randomUUID(), visit: visits[0] };
    expect(await send(answer)).toEqual(await send(answer));
    expect(await overview()).toMatchObject({ submissions: 1, proven_visits: 1 });
  });

  it('of a program uses no code up', async () => {
    const { visits } = await make({ count: 1 });
    await send({ visit: visits[0], website: 'https://spam.example' });
    await send({ visit: visits[0], rating: 8 });
    expect(await proven()).toEqual([[8, true]]);
  });

  it('that replaces another takes its code over', async () => {
    await readAnswer(api.as(owner).patch(`/code/${code.id}/`, { replaces_answers: true }));
    const { visits } = await make({ count: 1 });
    const page = { scan_token: randomUUID(), visit: visits[0] };
    await send({ ...page, rating: 1 });
    await send({ ...page, rating: 2 });
    await Promise.all([3, 4, 5].map(() => send({ ...page, rating: 9 })));
    expect(await proven()).toEqual([[9, true]]);
    expect((await proven('?set_aside=true')).filter(([, is]) => is)).toEqual([]);
    expect(await overview('&set_aside=include')).toMatchObject({ proven_visits: 1 });
    expect(await overview('&set_aside=only')).toMatchObject({ proven_visits: 0 });
  });

  it('is proven by what a till signs, until the key is replaced', async () => {
    const renew = async () =>
      (await readAnswer<VisitKey>(api.as(owner).post(`/code/${code.id}/visit_key/`, {}))).key;
    const [former, key] = [await renew(), await renew()];
    const shown = await readAnswer<Code>(api.as(owner).get(`/code/${code.id}/`));
    expect(Date.parse(shown.visit_key_since ?? '')).not.toBeNaN();
    expect(JSON.stringify(shown)).not.toContain(key);
    const time = String(Math.floor(api.tools.now().getTime() / 1_000) + 3_600);
    const sign = (by: string) => `${time}.receipt-1.${signVisit(by, code.slug, time, 'receipt-1')}`;
    await send({ rating: 1, visit: sign(former) });
    await send({ rating: 2, visit: sign(key) });
    expect((await proven()).toSorted()).toEqual([
      [1, false],
      [2, true],
    ]);
  });

  it('given while its code was valid is proven when it arrives later', async () => {
    const { visits } = await make({ count: 2, days: 1 });
    const occurred_at = api.tools.now().toISOString();
    api.clock.skewMs += 3 * dayMs;
    await purgeDeleted(api.tools);
    await send({ rating: 1, visit: visits[0], occurred_at });
    await send({ rating: 2, visit: visits[1] });
    expect((await proven()).toSorted()).toEqual([
      [1, true],
      [2, false],
    ]);
    const count = async () =>
      (
        await sql<{ count: number }>`select count(*) as count from used_visit
          where account_id = ${owner.accountId}`.execute(api.database)
      ).rows[0]?.count;
    expect(await count()).toBe(1);
    api.clock.skewMs += 40 * dayMs;
    await purgeDeleted(api.tools);
    expect(await count()).toBe(0);
  });

  it.each([[{}], [{ count: 0 }], [{ count: 501 }], [{ count: 1, days: 731 }], [{ count: 1.5 }]])(
    'has no codes of %o',
    async (body) => {
      expect((await api.as(owner).post(`/code/${code.id}/visit_codes/`, body)).status).toBe(400);
    },
  );

  it('has codes of its owner alone', async () => {
    const stranger = await api.addPerson('stranger');
    for (const path of ['visit_key', 'visit_codes']) {
      const asked = api.as(stranger).post(`/code/${code.id}/${path}/`, { count: 1 });
      expect((await asked).status).toBe(404);
    }
  });
});
