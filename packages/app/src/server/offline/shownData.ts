import type { ApolloClient, ObservableQuery } from '@apollo/client';

import { answeredAt } from '../answerTimes';

/** What a screen shows of what it asked for. */
export interface ShownData {
  /** `some`: a part of it was never seen on this device. `nothing`: none of it was. */
  shows: 'all' | 'some' | 'nothing';
  /** How old the oldest of it is: milliseconds since 1970. Undefined where nobody knows. */
  asOf: number | undefined;
}

/** With a network a screen shows all it asked for, or will. */
export const allShown: ShownData = { shows: 'all', asOf: undefined };

/** What no screen needs: the shell asks around every screen, and an address has a default. */
const besideScreens = ['AppShell', 'UnreadNotifications', 'HelpAddress'];

/** Reads only what others asked for, or waits for nobody. */
const asks = ({ options, queryName }: ObservableQuery) =>
  options.fetchPolicy !== 'cache-only' && !besideScreens.includes(queryName ?? '');

/** What the screen in front of the person shows, by the questions it asks now. */
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
