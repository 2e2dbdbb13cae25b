/** What the thread of the database is asked. Those of a transaction carry its number. */
export type LiteAsk = { id: number; transaction?: number } & (
  | { call: 'query' | 'exec'; parameters: readonly unknown[] }
  | { call: 'rollback' }
  | { call: 'begin' | 'commit' | 'undo'; transaction: number }
  | { call: 'listen'; channel: string }
  | { call: 'unlisten'; listening: number }
  | { call: 'close' }
);

/** An error on its way between threads, which would lose everything but its words. */
export interface LiteFailure {
  message: string;
  name: string;
  stack: string | undefined;
  /** The code of PostgreSQL, the constraint, the detail. */
  facts: Record<string, string | number>;
}

export type LiteTold =
  | { kind: 'opened' }
  | { kind: 'broken'; failure: LiteFailure }
  | { kind: 'answer'; id: number; answer: unknown }
  | { kind: 'failure'; id: number; failure: LiteFailure }
  | { kind: 'heard'; listening: number; payload: string };

const isFact = (entry: [string, unknown]): entry is [string, string | number] =>
  typeof entry[1] === 'string' || typeof entry[1] === 'number';

export const packError = (thrown: unknown): LiteFailure => {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  const { message, name, stack } = error;
  return { message, name, stack, facts: Object.fromEntries(Object.entries(error).filter(isFact)) };
};

export const unpackError = ({ message, name, stack, facts }: LiteFailure): Error =>
  Object.assign(new Error(message), facts, { name, stack });
