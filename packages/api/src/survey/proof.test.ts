import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';

import { createTestApi, type TestApi } from '../test/createTestApi.ts';
import { guest, type TestPerson } from '../test/people.ts';
import { makeOpenWorkspace, readAnswer, visitorsAnswer } from '../test/workspace.ts';

let api: TestApi;
let owner: TestPerson;
let slug: string;
let guests = 0;

beforeAll(async () => {
  api = await createTestApi({ rateLimitFactor: 1 });
  owner = await api.addPerson('owner');
  slug = (await makeOpenWorkspace(api, owner)).code.slug;
});
afterEach(() => {
  vi.useRealTimers();
  api.clock.skewMs = 0;
});
afterAll(() => api.close());

/** A router behind which nobody has been so far. */
const newAddress = () => {
  guests += 1;
  return `198.51.100.${guests}`;
};
const submit = (address: string, changes: object = {}, to = slug) =>
  api.fetch(
    `/api/survey/${to}/submit/`,
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(visitorsAnswer({ duration: 12, ...changes })),
    },
    address,
  );
const ask = (to = slug) =>
  readAnswer<Challenge>(api.as(guest).get(`/survey/${to.toLowerCase()}/challenge/`));
const encode = (proof: object) => Buffer.from(JSON.stringify(proof)).toString('base64');
const solve = async (challenge: Challenge): Promise<string> => {
  const solution = await solveChallenge({ challenge, deriveKey });
  if (!solution) throw new Error('Every challenge has a solution.');
  return encode({ challenge, solution });
};
/** Guests of one café within a minute, after whom everybody has to prove something. */
const crowd = async (): Promise<string> => {
  const address = newAddress();
  const answers = await Promise.all(Array.from({ length: 20 }, () => submit(address)));
  expect(answers.map(({ status }) => status)).toEqual(Array<number>(20).fill(201));
  return address;
};

it('sixty guests behind one router within ten minutes all succeed, and prove nothing', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const address = newAddress();
  const statuses: number[] = [];
  for (let arrived = 0; arrived < 60; arrived += 1) {
    statuses.push((await submit(address)).status);
    vi.setSystemTime(Date.now() + 10_000);
  }
  expect(statuses).toEqual(Array<number>(60).fill(201));
});

it('thirty guests behind one router within a minute all succeed, some after a moment’s work', async () => {
  const address = await crowd();
  for (let arrived = 20; arrived < 30; arrived += 1) {
    const answer = { client_id: crypto.randomUUID() };
    if (arrived === 20) expect((await submit(address, answer)).status).toBe(428);
    expect((await submit(address, { ...answer, proof: await solve(await ask()) })).status).toBe(
      201,
    );
  }
});

it('a proof costs a slow phone no more than 600,000 rounds of a hash, and nobody less than half', async () => {
  const challenges = await Promise.all(Array.from({ length: 6 }, () => ask()));
  const rounds = await Promise.all(
    challenges.map(async (challenge) => {
      const solution = await solveChallenge({ challenge, deriveKey });
      return ((solution?.counter ?? 0) + 1) * challenge.parameters.cost;
    }),
  );
  expect(Math.max(...rounds)).toBeLessThanOrEqual(602_000);
  expect(Math.min(...rounds)).toBeGreaterThanOrEqual(300_000);
});

it('a proof lets one answer in, and no other', async () => {
  const address = await crowd();
  const proof = await solve(await ask());
  const refused = await submit(address);
  expect([refused.status, await refused.json()]).toMatchObject([428, { code: 'proof_needed' }]);

  expect((await submit(address, { proof })).status).toBe(201);
  const replayed = await Promise.all([submit(address, { proof }), submit(address, { proof })]);
  for (const response of replayed) {
    expect([response.status, await response.json()]).toEqual([
      400,
      { proof: ['This value is not valid.'] },
    ]);
  }
});

it('a proof is of one code, and of ten minutes', async () => {
  const address = await crowd();
  const other = (await makeOpenWorkspace(api, owner)).code.slug;
  expect((await submit(address, { proof: await solve(await ask(other)) })).status).toBe(400);
  const late = await solve(await ask());
  api.clock.skewMs = 601_000;
  expect((await submit(address, { proof: late })).status).toBe(400);
});

it('work that was not done, or made easier, proves nothing', async () => {
  const address = await crowd();
  const challenge = await ask();
  const { parameters } = challenge;
  const key = '00'.repeat(32);
  const easy = { ...challenge, parameters: { ...parameters, cost: 1, keyPrefix: '00' } };
  const { keySignature: removed, ...unsigned } = parameters;
  expect(removed).toBeTruthy();
  for (const proof of [
    'x',
    encode({}),
    encode({ challenge }),
    encode({ challenge, solution: { counter: 1, derivedKey: key } }),
    encode({ challenge, solution: { counter: -1, derivedKey: 'zz' } }),
    encode({ challenge: { parameters: unsigned }, solution: { counter: 1, derivedKey: key } }),
    await solve(easy),
  ]) {
    expect((await submit(address, { proof })).status).toBe(400);
  }
});

it('a copy of an answer that arrived needs no proof', async () => {
  const address = await crowd();
  const answer = { client_id: crypto.randomUUID(), proof: await solve(await ask()) };
  expect((await submit(address, answer)).status).toBe(201);
  expect((await submit(address, { client_id: answer.client_id })).status).toBe(200);
});

it('an answer that is not right costs no proof', async () => {
  const address = await crowd();
  const proof = await solve(await ask());
  expect((await submit(address, { proof, rating: 11 })).status).toBe(400);
  expect((await submit(address, { proof })).status).toBe(201);
});

it('being asked for a proof is not counted as another answer', async () => {
  const strict = await createTestApi({ rateLimitFactor: 0.05 });
  const { code } = await makeOpenWorkspace(strict, await strict.addPerson('owner'));
  const send = (answer: object) => strict.as(guest).post(`/survey/${code.slug}/submit/`, answer);
  expect((await send(visitorsAnswer())).status).toBe(201);
  for (let arrived = 1; arrived < 4; arrived += 1) {
    const answer = visitorsAnswer();
    expect((await send(answer)).status).toBe(428);
    const challenge = await readAnswer<Challenge>(
      strict.as(guest).get(`/survey/${code.slug}/challenge/`),
    );
    expect((await send({ ...answer, proof: await solve(challenge) })).status).toBe(201);
  }
  // A browser that can prove nothing is asked each time, and spends nothing of its neighbours.
  for (let again = 0; again < 5; again += 1) {
    expect((await send(visitorsAnswer())).status).toBe(428);
  }
  expect((await send(visitorsAnswer({ proof: 'x' }))).status).toBe(400);
  expect((await send(visitorsAnswer({ proof: 'x' }))).status).toBe(429);
  await strict.close();
});

it('there is no challenge for a code that is not open', async () => {
  expect((await api.as(guest).get('/survey/0000000000/challenge/')).status).toBe(404);
});

it('too many answers from one address are refused with a time to wait, whatever they prove', async () => {
  const address = newAddress();
  const others = await Promise.all(
    Array.from({ length: 100 }, () => submit(address, { proof: 'x' })),
  );
  expect(others.filter(({ status }) => status === 201)).toHaveLength(20);
  const refused = await submit(address, { proof: 'x' });
  expect(refused.status).toBe(429);
  expect(await refused.json()).toMatchObject({ code: 'throttled' });
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
});
