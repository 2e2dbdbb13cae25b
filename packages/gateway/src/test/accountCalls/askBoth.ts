import { issueSentences } from '@hearback/schema/errors';
import { expect } from 'vitest';

import { inside } from '../inside.ts';
import type { Answer, Question } from './ask.ts';
import { startApart, startTogether, type SetUp } from './setUps.ts';

/** About one connection or one moment: these differ from answer to answer. */
const passing = ['date', 'x-request-id', 'connection', 'keep-alive', 'transfer-encoding'];

const token = /ey[\w-]+\.[\w-]+\.[\w-]+/g;
const id = /[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[\da-f]{4}-[\da-f]{12}/g;

/** An answer without what is made anew each time. */
const lasting = ({ status, headers, text }: Answer) => ({
  status,
  text: text.replaceAll(token, '<token>').replaceAll(id, '<id>'),
  headers: Object.fromEntries(
    Object.entries(headers).filter(([name]) => ![...passing, 'content-length'].includes(name)),
  ),
});

const sentences: readonly string[] = Object.values(issueSentences);

const isSentence = (text: unknown): boolean =>
  typeof text === 'string' &&
  (sentences.includes(text) || text.startsWith('Invalid data. Expected a dictionary, but got '));

/** A refusal is one sentence with a code, or sentences of ours for each field. */
function expectRefusal(status: number, body: Record<string, unknown>): void {
  if ('detail' in body) {
    expect(body).toEqual({
      detail: expect.any(String),
      // The call for logging in is documented with a sentence alone.
      ...(status === 401 && !('code' in body) ? {} : { code: expect.stringMatching(/^[a-z_]+$/) }),
    });
    return;
  }
  expect(status).toBe(400);
  const issues = Object.values(body);
  expect(issues.length).toBeGreaterThan(0);
  expect(issues.flat().filter((text) => !isSentence(text))).toEqual([]);
}

/** Expectations of every response, whatever the request. */
export function expectGoodManners({ status, headers, text }: Answer): void {
  expect(status).toBeLessThan(500);
  expect(text).not.toMatch(inside);
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['cache-control']).toBe('no-store');
  expect(headers).not.toHaveProperty('x-powered-by');
  if (text === '') return;
  expect(headers['content-type']).toBe('application/json');
  if (status >= 400) expectRefusal(status, JSON.parse(text) as Record<string, unknown>);
}

/** Two embedded databases that are made at once need a while on a busy machine. */
export const startTimeoutMs = 180_000;

/** The product in both set-ups, side by side. */
export async function startBoth() {
  const started = await Promise.allSettled([startTogether(), startApart()]);
  const both = started.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
  const failed = started.find((one) => one.status === 'rejected');
  if (failed) {
    await Promise.all(both.map((setUp) => setUp.stop()));
    throw new Error('A set-up did not start.', { cause: failed.reason });
  }

  return {
    both,
    /** Asks both the same, which must answer alike, and gives the answer. `note` sees it whole. */
    ask: async (
      toQuestion: (setUp: SetUp) => Question | Promise<Question>,
      note?: (setUp: SetUp, answer: Answer) => void,
    ) => {
      const [first, second] = await Promise.all(
        both.map(async (setUp) => {
          const answer = await setUp.ask(await toQuestion(setUp));
          expectGoodManners(answer);
          note?.(setUp, answer);
          return lasting(answer);
        }),
      );
      expect(second, 'the same answer over HTTP as in one process').toEqual(first);
      return first as ReturnType<typeof lasting>;
    },
    stop: () => Promise.all(both.map((setUp) => setUp.stop())),
  };
}

export type Both = Awaited<ReturnType<typeof startBoth>>;
