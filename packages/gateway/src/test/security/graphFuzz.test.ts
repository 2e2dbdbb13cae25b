import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { inside } from '../inside.ts';
import { startTwoAccounts, type TwoAccounts } from '../isolation/startTwoAccounts.ts';
import { strangeOperation } from './strangeOperation.ts';

/** `npm run -w lab security -- --all` asks for 20,000. */
const count = Number(process.env['SECURITY_REQUESTS'] ?? 150);

let two: TwoAccounts;
beforeAll(async () => {
  two = await startTwoAccounts();
}, 180_000);
afterAll(() => two.stop());

interface GraphAnswer {
  data?: unknown;
  errors?: { message: string; extensions?: { code?: string } }[];
}

/** Faults of a response: an error of ours, or leaked internals. */
function faultsOf({ status, text }: { status: number; text: string }): string[] {
  const faults = status >= 500 ? [`broke: ${status}`] : [];
  const { data, errors = [] } = JSON.parse(text) as GraphAnswer;
  if (data === undefined && errors.length === 0) faults.push('says nothing');
  for (const { message, extensions } of errors) {
    if (message === 'Unexpected error.' || extensions?.code === 'INTERNAL_SERVER_ERROR') {
      faults.push(`broke: ${message}`);
    }
    if (inside.test(JSON.stringify({ message, extensions }))) faults.push(`shows ${message}`);
  }
  return faults;
}

/** These would end what the test stands on: the session and the account of the one who asks. */
const endings = ['endSession', 'endOtherSessions', 'logout', 'deleteAccount', 'changePassword'];

it(
  `answers ${count} operations that somebody made up without breaking, and tells nothing of its inside`,
  async () => {
    const { mine, stranger } = two;
    const { gone, ...things } = mine.things;
    const ids = [...Object.values(things), ...Object.values(gone), 'nothing'];
    const operations = fc.sample(
      strangeOperation(ids, (name) => !endings.includes(name)),
      { numRuns: count, seed: 20_261_122 },
    );
    const wrong: string[] = [];
    let answered = 0;

    for (const [at, operation] of operations.entries()) {
      const { ask } = at % 4 === 0 ? stranger : mine;
      const answer = await ask('POST', '/graphql', operation);
      if ((JSON.parse(answer.text) as GraphAnswer).data) answered += 1;
      for (const fault of faultsOf(answer)) wrong.push(`${JSON.stringify(operation)}: ${fault}`);
    }

    expect(wrong.slice(0, 20)).toEqual([]);
    // Were all refused before anything was asked of the API, little would have been tried.
    expect(answered).toBeGreaterThan(count / 8);
  },
  Math.max(180_000, count * 90),
);

it('has left no password, token, address or word of anybody in the log', () => {
  const log = two.readLog();
  expect(log.length).toBeGreaterThan(count);
  const told = two.secrets.filter((secret) => log.some((line) => line.includes(secret)));
  expect(told).toEqual([]);
  // They are what was sent: the one who asks reads them.
  expect(two.secrets).toEqual(expect.arrayContaining([two.mine.word, two.stranger.word]));
});

it('would notice an error that nobody expected, and a word of the inside', () => {
  const of = (status: number, message: string) =>
    faultsOf({ status, text: JSON.stringify({ errors: [{ message }] }) });
  expect(of(200, 'There is no such field.')).toEqual([]);
  expect(of(200, 'Unexpected error.')).toHaveLength(1);
  expect(of(500, 'Wrong.')).toHaveLength(1);
  expect(of(200, 'insert violates a rule of the table')).toHaveLength(1);
  expect(faultsOf({ status: 200, text: '{}' })).toHaveLength(1);
});
