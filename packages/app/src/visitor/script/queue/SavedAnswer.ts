/** An answer as it waits on the visitor's device. */
export interface SavedAnswer {
  /** Idempotency key: the server counts repeated sends once. */
  client_id: string;
  /** URL that the answer is posted to. */
  action: string;
  /** As a form posts it. */
  body: string;
  /** Milliseconds since 1970. */
  saved_at: number;
  /** Milliseconds since 1970: the server's earliest time for a retry. */
  not_before?: number;
  /** The only content left once it was sent, until the visitor has seen it. */
  receipt?: string;
  /** Another answer was stored under its id: the visitor decides if it is sent as a second one. */
  isTaken?: boolean;
}
