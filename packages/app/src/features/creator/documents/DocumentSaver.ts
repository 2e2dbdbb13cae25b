import type { InputError } from '../refusalOfDocument';

/** A document as the server has it. */
export interface StoredDocument<Document> {
  id: string;
  document: Document;
  revision: number;
}

/** What an editor begins with. Without a revision the server does not have it yet. */
export interface DocumentStart<Document> {
  id: string;
  document: Document;
  revision: number | null;
}

/** What came of one attempt to save. */
export type SaveAnswer<Document> =
  | { kind: 'saved'; stored: StoredDocument<Document> }
  | { kind: 'refused'; errors: readonly InputError[] }
  /** Somebody else saved it since; nothing was written. */
  | { kind: 'changed'; theirs: StoredDocument<Document> }
  /** No answer, or none that says whether it was saved. */
  | { kind: 'silence' };

/** Where the document stands between the screen, this device and the server. */
export interface SaverState<Document> extends DocumentStart<Document> {
  /** What the server had when it answered last. */
  base: Document;
  progress: 'rest' | 'waiting' | 'saving' | 'held' | 'refused' | 'silence';
  /** What is wrong with the document, as far as it still says what was refused. */
  refused: readonly InputError[];
  /** What somebody else made of it. Nothing is saved until a person has decided. */
  theirs: StoredDocument<Document> | null;
  /** Whether this device has the document as it is. */
  isKept: boolean;
}

/** How a saver reaches the rest of the world. */
export interface SaverWays<Document> {
  /** Whether a new document is more than a name: only then it is saved by itself. */
  isWorthSaving: (state: SaverState<Document>) => boolean;
  save: (
    start: DocumentStart<Document>,
    /** A person asked for it and is told how it went. */
    isAsked: boolean,
  ) => Promise<SaveAnswer<Document>>;
  /** What is wrong before the server is asked. */
  check: (document: Document) => readonly InputError[];
  /** Keeps on this device what the server does not have; rejects when it cannot. */
  keep: (state: SaverState<Document>) => Promise<void>;
  drop: () => Promise<void>;
  onSaved: (stored: StoredDocument<Document>, was: DocumentStart<Document>) => void;
}

/** Between the last change and its save. */
export const pauseMs = 1_500;
/** Before a server that failed is asked again. */
export const retryMs = 15_000;

export const hasChanges = <Document>({ document, base }: SaverState<Document>) => document !== base;
