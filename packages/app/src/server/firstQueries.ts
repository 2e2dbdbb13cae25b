import { ApolloLink } from '@apollo/client';
import { OperationTypeNode } from 'graphql';

import { firstQueriesKey, readSession, sessionStore } from '../session/session';

/** Milliseconds from the first query in which others count as first ones as well. */
const firstMs = 3_000;

/** Bounds of what is kept: the pages that were open last, each with its queries. */
const mostPages = 10;
const mostQueries = 16;

/** A point in time is another one at the next visit. */
const moment = /\d{4}-\d{2}-\d{2}T/;

/** Keeps what a page asks first. What lay there and cannot be read is replaced. */
function keepQueries(path: string, queries: readonly string[]) {
  let kept: Record<string, unknown> = {};
  try {
    kept = JSON.parse(sessionStore().getItem(firstQueriesKey) ?? '{}') as Record<string, unknown>;
  } catch {
    // Not ours.
  }
  const others = Object.entries(kept).filter(([page]) => page !== path);
  const pages = [...others, [path, queries]].slice(-mostPages);
  try {
    sessionStore().setItem(firstQueriesKey, JSON.stringify(Object.fromEntries(pages)));
  } catch {
    // A full or forbidden store: the next start of this page asks later.
  }
}

/**
 * Notes the queries that a page sends first, word for word. At its next start the page's own script sends them while the
 * app is on its way, and `fetchOwn` takes the responses. Pages with a search in their address are left out: their words
 * are not kept.
 */
export const createFirstQueriesLink = () => {
  const queries = new Set<string>();
  let path: string | undefined;
  let isOver = false;

  return new ApolloLink((operation, forward) => {
    if (!isOver && operation.operationType === OperationTypeNode.QUERY && location.search === '') {
      if (path === undefined) {
        const page = location.pathname;
        path = page;
        setTimeout(() => {
          isOver = true;
          if (readSession().isLoggedIn) keepQueries(page, [...queries]);
        }, firstMs);
      }
      const { operationName, variables, extensions } = operation;
      const body = JSON.stringify({ operationName, variables, extensions });
      const isKept = path === location.pathname && queries.size < mostQueries && !moment.test(body);
      if (isKept) queries.add(body);
    }
    return forward(operation);
  });
};
