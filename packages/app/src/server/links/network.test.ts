import { ApolloLink, gql } from '@apollo/client';
import { ServerError } from '@apollo/client/errors';
import { execute } from '@apollo/client/link';
import { of, throwError } from 'rxjs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { readReachable, reportAnswer } from '../sendRequest';
import { createNetworkLink } from './network';

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

let isUp: boolean;
let asked: number;

const server = new ApolloLink(() => {
  asked += 1;
  return isUp ? of(answer) : throwError(() => new TypeError('Failed to fetch'));
});

const ask = (document: typeof query, link: ApolloLink = server) => {
  const heard: unknown[] = [];
  const subscription = execute(
    ApolloLink.from([createNetworkLink(), link]),
    { query: document },
    // The link never looks at the client.
    { client: {} as never },
  ).subscribe({
    next: (result) => heard.push(result),
    error: (error: unknown) => heard.push(error),
  });
  return { heard, leave: () => subscription.unsubscribe() };
};

beforeEach(() => {
  vi.useFakeTimers();
  asked = 0;
  isUp = false;
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => (isUp ? new Response('ok') : Promise.reject(new TypeError('Failed')))),
  );
});

afterEach(() => {
  reportAnswer();
  vi.useRealTimers();
});

it('lets a question wait for the server, and answers it when the server is back', async () => {
  const { heard } = ask(query);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(heard).toEqual([]);
  expect(readReachable()).toBe(false);
  expect(asked).toBe(1);

  isUp = true;
  await vi.advanceTimersByTimeAsync(5_000);

  expect(heard).toEqual([answer]);
  expect(readReachable()).toBe(true);
});

it('does not ask while it is known that nobody is there', async () => {
  ask(query);
  const { heard, leave } = ask(query);
  await vi.advanceTimersByTimeAsync(10_000);

  expect(asked).toBe(1);
  leave();
  isUp = true;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(heard).toEqual([]);
});

it('fails a change at once, and never sends it later', async () => {
  const { heard } = ask(mutation);
  isUp = true;
  await vi.advanceTimersByTimeAsync(30_000);

  expect(heard).toEqual([expect.any(TypeError)]);
  expect(asked).toBe(1);
});

it('counts a server in trouble as a server that is there', () => {
  const trouble = new ServerError('no', {
    response: new Response('', { status: 503 }),
    bodyText: '',
  });
  const { heard } = ask(query, new ApolloLink(() => throwError(() => trouble)));

  expect(heard).toEqual([trouble]);
  expect(readReachable()).toBe(true);
});
