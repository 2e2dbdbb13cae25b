import type { Database } from '../connect.ts';

/** Why nobody reads from a replica for now. */
export type Absence = 'down' | 'behind' | 'other';

/** Who answered a read: the replica, or the primary because the replica was away or refused. */
export type ReadAnswer = 'replica' | Absence | 'refused';

/** How a replica is, as it was last looked at. */
export interface ReplicaState {
  absence: Absence | undefined;
  /** How far behind the primary it is. Undefined while it does not answer. */
  lag: { bytes: number; seconds: number } | undefined;
}

/** A server that follows the one that is written to. */
export interface Replica {
  database: Database;
  /**
   * Reads there when it has everything that was committed by now, or has it in a moment; otherwise
   * here. What fails there is done again here.
   */
  read: <Result>(there: () => Promise<Result>, here: () => Promise<Result>) => Promise<Result>;
  state: () => ReplicaState;
  close: () => Promise<void>;
}
