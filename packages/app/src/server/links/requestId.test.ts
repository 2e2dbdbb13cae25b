import { ApolloLink, gql } from '@apollo/client';
import { execute } from '@apollo/client/link';
import { of } from 'rxjs';
import { expect, it } from 'vitest';

import { createRequestIdLink } from './repeatable';

it('sends another id with each operation, beside what is sent already', () => {
  const sent: Record<string, string>[] = [];
  const link = ApolloLink.from([
    createRequestIdLink(),
    new ApolloLink((operation) => {
      sent.push(operation.getContext()['headers'] as Record<string, string>);
      return of({ data: { version: '1' } });
    }),
  ]);
  const ask = () =>
    execute(
      link,
      {
        query: gql`
          query Question {
            version
          }
        `,
        context: { headers: { authorization: 'Bearer token' } },
      },
      // The link never looks at the client.
      { client: {} as never },
    ).subscribe();

  ask();
  ask();

  const ids = sent.map((headers) => headers['x-request-id']);
  expect(ids).toEqual([
    expect.stringMatching(/^[\da-f]{32}$/),
    expect.stringMatching(/^[\da-f]{32}$/),
  ]);
  expect(new Set(ids).size).toBe(2);
  expect(sent[0]?.['authorization']).toBe('Bearer token');
});
