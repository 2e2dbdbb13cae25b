import type { Step } from './Step';

/** How many steps back an editor remembers. */
const depth = 200;

/** A step, and the document on its other side. */
export interface Turn<Document> {
  document: Document;
  step: Step;
}

/** A document with what it was and what it would be again. Plain data. */
export interface History<Document> {
  /** What each step began with, the last one last. */
  past: readonly Turn<Document>[];
  present: Document;
  /** What each undone step led to, the next one first. */
  future: readonly Turn<Document>[];
  /** Where the last command was, so that one more letter in the same place joins it. */
  joins: string | undefined;
}

export const startHistory = <Document>(document: Document): History<Document> => ({
  past: [],
  present: document,
  future: [],
  joins: undefined,
});

/** Makes a document the present one. A document that is the present one already is not recorded. */
export function record<Document>(
  history: History<Document>,
  document: Document,
  step: Step,
): History<Document> {
  if (document === history.present) return history;
  const isJoined = step.joins !== undefined && step.joins === history.joins;
  const past = isJoined
    ? history.past
    : [...history.past, { document: history.present, step }].slice(-depth);
  return { past, present: document, future: [], joins: step.joins };
}

/** One step back. At the beginning, nothing changes. */
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

/** One step forward again. At the end, nothing changes. */
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
