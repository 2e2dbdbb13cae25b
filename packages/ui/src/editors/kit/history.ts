/** Description of a command, to name it in undo. Plain data: the text is localized later. */
export interface EditStep {
  /** Key of its localized name. */
  name: string;
  /** Type of the changed part. Undefined: the whole document. */
  partType?: string | undefined;
  /** Consecutive commands with the same value are one step: typing is not undone letter by letter. */
  joins?: string | undefined;
}

/** Maximum number of undo steps. */
const depth = 200;

/** A step with the document before (undo) or after (redo) it. */
export interface Turn<Document> {
  document: Document;
  step: EditStep;
}

/** A document with its undo and redo steps. Plain data. */
export interface History<Document> {
  /** Undo steps with the document before each, latest last. */
  past: readonly Turn<Document>[];
  present: Document;
  /** Undone steps with the document after each, next one first. */
  future: readonly Turn<Document>[];
  /** `joins` of the last command: a command with the same value joins its step. */
  joins: string | undefined;
}

export const startHistory = <Document>(document: Document): History<Document> => ({
  past: [],
  present: document,
  future: [],
  joins: undefined,
});

/** Records a new document. The present document is not recorded again. */
export function record<Document>(
  history: History<Document>,
  document: Document,
  step: EditStep,
): History<Document> {
  if (document === history.present) return history;
  const isJoined = step.joins !== undefined && step.joins === history.joins;
  const past = isJoined
    ? history.past
    : [...history.past, { document: history.present, step }].slice(-depth);
  return { past, present: document, future: [], joins: step.joins };
}

/** Undoes one step. No effect at the beginning. */
export function undo<Document>(history: History<Document>): History<Document> {
  const last = history.past.at(-1);
  if (!last) return history;
  return {
    past: history.past.slice(0, -1),
    present: last.document,
    future: [{ document: history.present, step: last.step }, ...history.future],
    joins: undefined,
  };
}

/** Redoes one step. No effect at the end. */
export function redo<Document>(history: History<Document>): History<Document> {
  const [next, ...future] = history.future;
  if (!next) return history;
  return {
    past: [...history.past, { document: history.present, step: next.step }],
    present: next.document,
    future,
    joins: undefined,
  };
}
