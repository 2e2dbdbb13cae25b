// @vitest-environment jsdom
import { ApolloLink, gql, type TypedDocumentNode } from '@apollo/client';
import { execute } from '@apollo/client/link';
import { of } from 'rxjs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { firstQueriesKey, removeTokens, setSession, storeLogin } from '../session/session';
import { createFirstQueriesLink } from './firstQueries';

const query = gql`
  query Shell($since: String) {
    version(since: $since)
  }
`;
const mutation = gql`
  mutation Change {
    removeSample
  }
`;

const kept = (storage: Storage = localStorage) =>
  JSON.parse(storage.getItem(firstQueriesKey) ?? '{}') as Record<string, string[]>;

const open = (path: string) => {
  history.replaceState(null, '', path);
  const link = ApolloLink.from([createFirstQueriesLink(), new ApolloLink(() => of({ data: {} }))]);
  return (document: TypedDocumentNode, variables = {}) => {
    // The link never looks at the client.
    execute(link, { query: document, variables }, { client: {} as never }).subscribe();
  };
};

beforeEach(() => {
  vi.useFakeTimers();
  storeLogin({ access: 'a', refresh: 'r' }, { remember: true });
  setSession({ isLoggedIn: true });
});
afterEach(() => {
  vi.useRealTimers();
  removeTokens();
  history.replaceState(null, '', '/');
});

it('keeps the queries of the first three seconds of a page, without changes and without moments', () => {
  const ask = open('/companies/');
  ask(query);
  ask(query);
  ask(mutation);
  ask(query, { since: '2026-11-27T10:00:00Z' });
  vi.advanceTimersByTime(2_900);
  ask(query, { since: 'late' });
  vi.advanceTimersByTime(200);
  ask(query, { since: 'too late' });
  vi.advanceTimersByTime(5_000);

  const bodies = kept()['/companies/']?.map((body) => JSON.parse(body) as object);
  expect(bodies).toEqual([
    { operationName: 'Shell', variables: {}, extensions: {} },
    { operationName: 'Shell', variables: { since: 'late' }, extensions: {} },
  ]);
});

it('keeps nothing of another page, of an address with a search, or of a session that has ended', () => {
  const ask = open('/companies/');
  ask(query, { since: 'here' });
  history.replaceState(null, '', '/locations/');
  ask(query, { since: 'there' });
  open('/feedback/?search=Anna')(query);
  vi.advanceTimersByTime(3_000);
  expect(JSON.stringify(kept())).toContain('here');
  expect(Object.keys(kept())).toEqual(['/companies/']);
  expect(JSON.stringify(kept())).not.toContain('there');

  open('/codes/')(query);
  setSession({ isLoggedIn: false });
  vi.advanceTimersByTime(3_000);
  expect(Object.keys(kept())).toEqual(['/companies/']);
});

it('keeps the ten pages opened last beside the refresh token, and they go with it', () => {
  localStorage.setItem(firstQueriesKey, 'not ours');
  for (let page = 1; page <= 12; page += 1) {
    open(`/page/${page}/`)(query);
    vi.advanceTimersByTime(3_000);
  }
  expect(Object.keys(kept())).toHaveLength(10);
  expect(Object.keys(kept())).toContain('/page/12/');

  removeTokens();
  expect(kept()).toEqual({});

  storeLogin({ access: 'a', refresh: 'r' }, { remember: false });
  open('/companies/')(query);
  vi.advanceTimersByTime(3_000);
  expect(Object.keys(kept(sessionStorage))).toEqual(['/companies/']);
  expect(kept()).toEqual({});
});
