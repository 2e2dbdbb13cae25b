/** An operation that the gateway knows by the hash of its text. */
export interface PersistedOperation<Data, Variables> {
  readonly name: string;
  readonly hash: string;
  /** Never there: the type knows its answer and its variables. */
  readonly answers?: (variables: Variables) => Data;
}

/** Says which operation is meant. Nothing else of it travels. */
export const named = (hash: string) => ({ persistedQuery: { version: 1, sha256Hash: hash } });
