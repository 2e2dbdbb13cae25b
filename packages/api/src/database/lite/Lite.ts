/** What a statement gave. */
interface LiteResults<Row> {
  rows: Row[];
  fields: { name: string; dataTypeID: number }[];
  affectedRows?: number;
}

interface LiteOptions {
  rowMode?: 'array' | 'object';
}

/** Statements one after the other, inside of a transaction or outside. */
interface Statements {
  /** One statement with its parameters. */
  query: <Row>(
    text: string,
    parameters?: unknown[],
    options?: LiteOptions,
  ) => Promise<LiteResults<Row>>;
  /** Any number of statements without parameters. */
  exec: (text: string) => Promise<LiteResults<Record<string, unknown>>[]>;
}

export interface LiteTransaction extends Statements {
  rollback: () => Promise<void>;
}

/** The embedded database, in this thread or in another one. It has one connection. */
export interface Lite extends Statements {
  /** Everything else waits until the work is done. What it throws undoes what was written. */
  transaction: <Result>(work: (inside: LiteTransaction) => Promise<Result>) => Promise<Result>;
  /** Hears what is announced on a channel. Answers how to stop. */
  listen: (channel: string, hear: (payload: string) => void) => Promise<() => Promise<void>>;
  close: () => Promise<void>;
  readonly closed: boolean;
  readonly ready: boolean;
  readonly waitReady: Promise<void>;
}
