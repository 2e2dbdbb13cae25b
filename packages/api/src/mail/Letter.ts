/** A file that goes with a letter. */
export interface Attachment {
  filename: string;
  contentType: string;
  content: Uint8Array;
}

/** What a letter says, without whom it goes to. */
export interface Letter {
  subject: string;
  text: string;
  html: string;
  attachments?: readonly Attachment[];
  /** Whom an answer goes to. Left out: nobody reads answers. */
  replyTo?: { name: string; address: string };
  /** Where whoever got it ends letters of its kind, also by one click of their mail program. */
  unsubscribe?: string;
}
