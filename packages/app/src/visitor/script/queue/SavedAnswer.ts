/** An answer as it waits on the visitor's device. */
export interface SavedAnswer {
  /** Whichever number of times it is sent: by this it is one answer. */
  client_id: string;
  /** Where it goes. */
  action: string;
  /** As a form posts it. */
  body: string;
  /** Milliseconds since 1970. */
  saved_at: number;
  /** Milliseconds since 1970: the server asked not to be asked again before. */
  not_before?: number;
  /** Nothing but this is left of it once it was sent, until its visitor has been told. */
  receipt?: string;
  /** Another answer was kept under its id: its visitor is asked whether to send it as a second one. */
  isTaken?: boolean;
}
