import { ApolloClient, ApolloLink, gql, InMemoryCache, Observable } from '@apollo/client';
import { ServerError } from '@apollo/client/errors';
import { execute } from '@apollo/client/link';
import { of, throwError } from 'rxjs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { createReadYourWritesLink, createRetryLink } from '../client';

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
const rename = gql`
  mutation UpdateCompany($input: UpdateCompanyInput!) {
    updateCompany(input: $input) {
      company {
        id
      }
    }
  }
`;
const publish = gql`
  mutation PublishForm($input: PublishFormInput!) {
    publishForm(input: $input) {
      form {
        id
      }
    }
  }
`;
const add = gql`
  mutation AddCompany($input: AddCompanyInput!) {
    addCompany(input: $input) {
      company {
        id
      }
    }
  }
`;
const answer = { data: { version: '1' } };

/** Stands for the answer of a gateway whose API did not answer. */
const unavailable = 0;
const withoutApi = {
  data: null,
  errors: [{ message: 'Not available.', extensions: { code: 'UPSTREAM_UNAVAILABLE' } }],
};

/** Asks a server that refuses with these, one after the other, and answers then. */
const ask = (document: typeof query, refusals: readonly number[], variables = {}) => {
  const heard: unknown[] = [];
  const asked: ApolloLink.Operation['variables'][] = [];
  const server = new ApolloLink((operation) => {
    const status = refusals[asked.length];
    asked.push(operation.variables);
    if (status === undefined) return of(answer);
    if (status === unavailable) return of(withoutApi);
    const response = new Response('', { status });
    return throwError(() => new ServerError('Refused.', { response, bodyText: '' }));
  });
  execute(
    ApolloLink.from([createRetryLink(), server]),
    { query: document, variables },
    // The link never looks at the client.
    { client: {} as never },
  ).subscribe({
    next: (result) => heard.push(result),
    error: (error: ServerError) => heard.push(error.statusCode),
  });
  return { heard, asked, count: () => asked.length };
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

it('sends a change again that sets what it says', async () => {
  const input = { id: 'c1', name: 'Parasol' };
  const { heard, asked } = ask(rename, [502], { input });
  await vi.advanceTimersByTimeAsync(5_000);

  expect(heard).toEqual([answer]);
  expect(asked).toEqual([{ input }, { input }]);
});

it('retries an idempotent mutation when the API did not answer the gateway', async () => {
  const { heard, count } = ask(publish, [unavailable, unavailable], { input: { id: 'f1' } });
  await vi.advanceTimersByTimeAsync(5_000);

  expect(heard).toEqual([answer]);
  expect(count()).toBe(3);
});

it('passes on that the API does not answer, once it has been retried for long enough', async () => {
  const { heard, count } = ask(publish, Array.from({ length: 9 }).fill(unavailable) as number[]);
  await vi.advanceTimersByTimeAsync(5_000);

  expect(heard).toEqual([withoutApi]);
  expect(count()).toBe(4);
});

it.each([
  { what: 'a query, which shows it at once', document: query },
  { what: 'a mutation that may have been applied', document: mutation },
])('asks once when the API does not answer the gateway: $what', async ({ document }) => {
  const { heard, count } = ask(document, [unavailable]);
  await vi.advanceTimersByTimeAsync(5_000);

  expect(heard).toEqual([withoutApi]);
  expect(count()).toBe(1);
});

it('adds under one id, however often it has to ask', async () => {
  const { heard, asked } = ask(add, [502, 503], { input: { name: 'Parasol' } });
  await vi.advanceTimersByTimeAsync(5_000);

  expect(heard).toEqual([answer]);
  expect(asked).toHaveLength(3);
  expect(asked[0]).toEqual({
    input: { name: 'Parasol', id: expect.stringMatching(/^[0-9a-f-]{36}$/) as string },
  });
  expect(new Set(asked.map((each) => JSON.stringify(each))).size).toBe(1);
});

it('keeps the id that a page has chosen', () => {
  const { asked } = ask(add, [], { input: { id: 'mine', name: 'Parasol' } });

  expect(asked).toEqual([{ input: { id: 'mine', name: 'Parasol' } }]);
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

it('sends a query again that left before a mutation ended, also where a refetch shares it', async () => {
  let version = 1;
  let questions = 0;
  let release = () => {};
  const server = new ApolloLink(({ operationName }) => {
    if (operationName === 'Change') {
      version = 2;
      return of({ data: { removeSample: null } });
    }
    questions += 1;
    const read = { data: { version: String(version) } };
    if (questions > 1) return of(read);
    // Read before the change, and slow to arrive.
    return new Observable((observer) => {
      release = () => {
        observer.next(read);
        observer.complete();
      };
    });
  });
  const client = new ApolloClient({
    cache: new InMemoryCache(),
    link: ApolloLink.from([createReadYourWritesLink(), server]),
  });
  const shown: unknown[] = [];
  const watched = client.watchQuery<{ version: string }>({ query }).subscribe(({ data }) => {
    if (data?.version !== undefined) shown.push(data.version);
  });

  await client.mutate({ mutation, refetchQueries: ['Question'] });
  release();
  await vi.waitFor(() => expect(shown.at(-1)).toBe('2'));
  expect(shown).not.toContain('1');
  expect(questions).toBe(2);
  watched.unsubscribe();
});
