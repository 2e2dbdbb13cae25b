import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { expectGoodManners, startBoth, startTimeoutMs, type Both } from './askBoth.ts';
import type { Question } from './ask.ts';
import { callNamed, callsWithBody, question } from './calls.ts';
import { strangeQuestion, strangeTexts } from './strangers.ts';

let product: Both;
const starting = startBoth();
beforeAll(async () => {
  product = await starting;
}, startTimeoutMs);
afterAll(async () => (await starting).stop());

/** Permitted statuses of each call for a well-formed body with any text. */
const statuses: Readonly<Record<string, readonly number[]>> = {
  register: [201, 400],
  request_activation_link: [400, 404],
  recover: [200, 400],
  'change_pass (a new password)': [400, 401],
  login: [400, 401],
  'token/verify': [400, 401],
  'token/refresh': [400, 401],
};

/** Another address for each registration, so that none is refused for being the second. */
const emailOf = (call: string, name: string) =>
  call === 'register' ? { email: `${name.replaceAll('_', '')}@example.com` } : {};

describe.each(callsWithBody)('$name', (call) => {
  const texts = Object.entries(call.body).filter(([, value]) => typeof value === 'string');

  it.each(texts.map(([field]) => field))('takes or refuses any text as %s', async (field) => {
    const answers = await Promise.all(
      strangeTexts.map(([, text], index) =>
        product.ask(() =>
          question(call, {
            body: { ...call.body, ...emailOf(call.name, `${field}${index}`), [field]: text },
          }),
        ),
      ),
    );

    for (const { status } of answers) expect(statuses[call.name]).toContain(status);
    for (const { status, text } of answers) {
      if (status !== 400) continue;
      expect(Object.keys(JSON.parse(text) as object)).toContain(field);
    }
  });
});

it.each(['first_name', 'last_name', 'password'])(
  'keeps no registration with a null character in %s',
  async (field) => {
    const call = callNamed('register');
    const answer = await product.ask(() =>
      question(call, { body: { ...call.body, [field]: 'Quiet#Lantern\0 42' } }),
    );

    expect(answer.status).toBe(400);
    expect(JSON.parse(answer.text)).toEqual({ [field]: ['Null characters are not allowed.'] });
  },
);

/** Asks some at a time. */
async function askAll(questions: readonly Question[], ask: (question: Question) => Promise<void>) {
  const waiting = [...questions];
  const worker = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) await ask(next);
  };
  await Promise.all(Array.from({ length: 8 }, worker));
}

it('answers 2,000 spoiled requests in each set-up without breaking', async () => {
  const questions = fc.sample(strangeQuestion, { numRuns: 2_000, seed: 20_261_121 });
  const broken: string[] = [];
  const seen = new Map<number, number>();

  for (const setUp of product.both) {
    await askAll(questions, async (asked) => {
      try {
        const answer = await setUp.ask(asked);
        seen.set(answer.status, (seen.get(answer.status) ?? 0) + 1);
        if (answer.status !== 431 && answer.headers['x-request-id']) expectGoodManners(answer);
        else expect(answer.status).toBeLessThan(500);
      } catch (error) {
        broken.push(`${setUp.name}: ${fc.stringify(asked)}: ${String(error)}`);
      }
    });
  }

  expect(broken.slice(0, 5)).toEqual([]);
  // Most are refused for one reason or another; were all refused for the same, little would be tried.
  expect([...seen.keys()]).toEqual(expect.arrayContaining([200, 400, 401, 403, 404, 405, 415]));
}, 180_000);
