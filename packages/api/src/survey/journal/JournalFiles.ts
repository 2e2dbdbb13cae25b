/** A segment of the journal while it is written. */
export interface JournalFile {
  /** Writes all of it at a place. */
  write: (bytes: Uint8Array, at: number) => Promise<void>;
  /** Answers when everything that was written is on the disk. */
  sync: () => Promise<void>;
  /** Takes everything away that comes after so many bytes. */
  cut: (length: number) => Promise<void>;
  close: () => Promise<void>;
}

/** What the journal needs of a folder. What is made or taken away here is so after a power cut, too. */
export interface JournalFiles {
  list: () => Promise<string[]>;
  read: (name: string) => Promise<Buffer>;
  /** Makes a file that is not there yet. */
  create: (name: string) => Promise<JournalFile>;
  rename: (name: string, to: string) => Promise<void>;
  remove: (name: string) => Promise<void>;
}
