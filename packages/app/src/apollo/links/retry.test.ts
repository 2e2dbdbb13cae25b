import { ApolloLink, gql } from '@apollo/client';
import { ServerError } from '@apollo/client/errors';
import { execute } from '@apollo/client/link';
import { of, throwError } from 'rxjs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { createRetryLink } from './retry';

const query = gql`
  query Question {
    version
  }
`;
const mutation = gql`
  mutation Change {
    removeSample {
      user {
        id
      }
    }
  }
`;
const answer = { data: { version: '1' } };

/** Asks a server that refuses with these, one after the other, and answers then. */
const ask = (document: typeof query, refusals: readonly number[]) => {
  const heard: unknown[] = [];
  let asked = 0;
  const server = new ApolloLink(() => {
    const status = refusals[asked];
    asked += 1;
    if (status === undefined) return of(answer);
    const response = new Response('', { status });
    return throwError(() => new ServerError('Refused.', { response, bodyText: '' }));
  });
  execute(
    ApolloLink.from([createRetryLink(), server]),
    { query: document },
    // The link never looks at the client.
    { client: {} as never },
  ).subscribe({
    next: (result) => heard.push(result),
    error: (error: ServerError) => heard.push(error.statusCode),
  });
  return { heard, count: () => asked };
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('asks a question again that a server on its way out did not answer', async () => {
  const { heard, count } = ask(query, [502, 503, 504]);
  expect(heard).toEqual([]);
  await vi.advanceTimersByTimeAsync(5_000);

  expect(heard).toEqual([answer]);
  expect(count()).toBe(4);
});

it('gives up when it goes on for longer', async () => {
  const { heard, count } = ask(query, [502, 502, 502, 502, 502]);
  await vi.advanceTimersByTimeAsync(5_000);

  expect(heard).toEqual([502]);
  expect(count()).toBe(4);
});

it.each([
  ...[502, 503, 504].map((status) => ({
    what: `a change, of which ${status} does not say whether it was made`,
    document: mutation,
    status,
  })),
  { what: 'a question that is refused', document: query, status: 400 },
  { what: 'a question of somebody who has to log in', document: query, status: 401 },
])('asks once: $what', async ({ document, status }) => {
  const { heard, count } = ask(document, [status]);
  await vi.advanceTimersByTimeAsync(5_000);

  expect(heard).toEqual([status]);
  expect(count()).toBe(1);
});
