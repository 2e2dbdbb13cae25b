/** How an operation of the graph ended. */
export interface EndedOperation {
  /** A name that the product knows, or `other`. */
  operation: string;
  kind: 'query' | 'mutation' | 'subscription';
  outcome: 'ok' | 'refused' | 'failed';
  seconds: number;
}

/** Where it is noted what was asked, and how it went. Nothing in it is about anybody. */
export interface Meter {
  /** Notes that a request began, and hands out how to note its end. */
  request: () => (answered: { method: string; route: string; status: number }) => void;
  operation: (ended: EndedOperation) => void;
}
