import { isDatabaseDown } from '../../database/isDatabaseDown.ts';
import type { Store } from '../../store.ts';
import type { Difference } from './compareCells.ts';
import type { WordTools } from './countFacts.ts';
import { rebuildAccount } from './rebuildAccount.ts';

interface Options {
  /** Left out: every account. */
  accountId?: string | undefined;
  /** Whether nothing is written. */
  onlyCompares: boolean;
  /** Takes a line of what is found. */
  print: (line: string) => void;
}

/** Packed words and details are told by their length. */
const textMax = 24;

const shorten = (text: string): string =>
  text.length > textMax ? `${text.length / 2} bytes` : text === '' ? 'nothing' : text;

/** A difference as a person reads it. */
const describeDifference = ({ kind, key, grain, starts, ...rest }: Difference): string =>
  `${[kind, key, grain, starts].filter((part) => part !== '').join(' ')}, ${rest.figure}: ${shorten(rest.stored)} → ${shorten(rest.counted)}`;

/** What the code that reads packed bytes says has no code of the database's. */
const isUnreadable = (error: unknown): error is Error =>
  error instanceof Error && !('code' in error) && !isDatabaseDown(error);

/**
 * Counts accounts from their rows, tells what is kept otherwise, and puts it right. What cannot even
 * be read is counted from nothing. Answers how many differences there were.
 */
export async function rebuildStats(
  store: Store & WordTools,
  { accountId, onlyCompares, print }: Options,
): Promise<number> {
  const accountIds = accountId === undefined ? await store.statsCodes.accounts() : [accountId];
  let count = 0;
  for (const id of accountIds) {
    try {
      const differences = await rebuildAccount(store, id, { onlyCompares });
      count += differences.length;
      for (const difference of differences) print(`${id}: ${describeDifference(difference)}`);
    } catch (error) {
      if (!isUnreadable(error)) throw error;
      count += 1;
      print(`${id}: what is kept cannot be read (${error.message})`);
      if (!onlyCompares) await rebuildAccount(store, id, { startsOver: true });
    }
  }
  return count;
}
