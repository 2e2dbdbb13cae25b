import type { ApolloClient, ObservableQuery } from '@apollo/client';

import { answeredAt } from '../answerTimes';

/** The part of a screen's data that is available offline, and its age. */
export interface ShownData {
  /** `some`: a part of it was never seen on this device. `nothing`: none of it was. */
  shows: 'all' | 'some' | 'nothing';
  /** The oldest timestamp of the data: milliseconds since 1970. Undefined if unknown. */
  asOf: number | undefined;
}

/** Online, a screen shows all data it queried, or will. */
export const allShown: ShownData = { shows: 'all', asOf: undefined };

/** Queries that no screen depends on: the shell's own, and an address that has a default. */
const besideScreens = ['AppShell', 'UnreadNotifications', 'HelpAddress'];

/** Excludes queries that only read the cache, and those that no screen depends on. */
const asks = ({ options, queryName }: ObservableQuery) =>
  options.fetchPolicy !== 'cache-only' && !besideScreens.includes(queryName ?? '');

/** Returns the state of the data on the current screen, by its active queries. */
export function readShownData(client: Pick<ApolloClient, 'getObservableQueries'>): ShownData {
  const questions = [...client.getObservableQueries('active')].filter(asks);
  const seen = questions.filter((query) => query.getCurrentResult().data !== undefined);
  const times = seen.flatMap(
    ({ queryName, variables }) => answeredAt(queryName ?? '', variables) ?? [],
  );
  const isShort = seen.length < questions.length;
  return {
    shows: isShort ? (seen.length === 0 ? 'nothing' : 'some') : 'all',
    asOf: times.length > 0 ? Math.min(...times) : undefined,
  };
}
