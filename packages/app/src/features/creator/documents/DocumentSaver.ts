import type { InputError } from '../refusalOfDocument';

/** Payload of a save mutation. Undefined: no usable response. */
interface Payload<Document> {
  saved: StoredDocument<Document> | null;
  /** The current version, if another editor has saved since. */
  current?: StoredDocument<Document> | null | undefined;
  errors: readonly InputError[];
}

const pick = <Document>({ id, document, revision }: StoredDocument<Document>) => ({
  id,
  document,
  revision,
});

/** Maps the payload of a save mutation to its outcome. */
export function toSaveAnswer<Document>(payload?: Payload<Document> | null): SaveAnswer<Document> {
  if (payload?.saved) return { kind: 'saved', stored: pick(payload.saved) };
  if (payload?.current) return { kind: 'changed', theirs: pick(payload.current) };
  return payload ? { kind: 'refused', errors: payload.errors } : { kind: 'silence' };
}

/** A document as stored on the server. */
export interface StoredDocument<Document> {
  id: string;
  document: Document;
  revision: number;
}

/** Initial state of an editor. Without a revision the document is not on the server yet. */
export interface DocumentStart<Document> {
  id: string;
  document: Document;
  revision: number | null;
}

/** Outcome of one attempt to save. */
export type SaveAnswer<Document> =
  | { kind: 'saved'; stored: StoredDocument<Document> }
  | { kind: 'refused'; errors: readonly InputError[] }
  /** Another editor has saved since; nothing was written. */
  | { kind: 'changed'; theirs: StoredDocument<Document> }
  /** No response, or none that shows if the document was saved. */
  | { kind: 'silence' };

/** State of the document on the screen, on this device and on the server. */
export interface SaverState<Document> extends DocumentStart<Document> {
  /** The last version known to be on the server. */
  base: Document;
  progress: 'rest' | 'waiting' | 'saving' | 'held' | 'refused' | 'silence';
  /** Validation errors of the document, until it changes. */
  refused: readonly InputError[];
  /** Another editor's conflicting version. Saving is suspended until the conflict is resolved. */
  theirs: StoredDocument<Document> | null;
  /** True if the current document is stored on this device. */
  isKept: boolean;
}

/** Dependencies of a saver. */
export interface SaverWays<Document> {
  /** True if a new document has more than a name: only then it is saved automatically. */
  isWorthSaving: (state: SaverState<Document>) => boolean;
  save: (
    start: DocumentStart<Document>,
    /** True for a manual save, whose result is reported. */
    isAsked: boolean,
  ) => Promise<SaveAnswer<Document>>;
  /** Client-side validation errors. */
  check: (document: Document) => readonly InputError[];
  /** Stores unsaved changes on this device; rejects on failure. */
  keep: (state: SaverState<Document>) => Promise<void>;
  drop: () => Promise<void>;
  onSaved: (stored: StoredDocument<Document>, was: DocumentStart<Document>) => void;
}

/** Debounce between the last change and its save. */
export const pauseMs = 1_500;
/** Delay before a failed save is repeated. */
export const retryMs = 15_000;

export const hasChanges = <Document>({ document, base }: SaverState<Document>) => document !== base;
