/** How many steps back an editor remembers. */
const depth = 200;

/** A document with what it was and what it would be again. Plain data. */
export interface History<Document> {
  past: readonly Document[];
  present: Document;
  future: readonly Document[];
  /** Names the last step, so that one more letter in the same place joins it. */
  step: string | undefined;
}

export const startHistory = <Document>(document: Document): History<Document> => ({
  past: [],
  present: document,
  future: [],
  step: undefined,
});

/** Makes a document the present one. A document that is the present one already is not recorded. */
export function record<Document>(
  history: History<Document>,
  document: Document,
  step?: string,
): History<Document> {
  if (document === history.present) return history;
  const joins = step !== undefined && step === history.step;
  return {
    past: joins ? history.past : [...history.past, history.present].slice(-depth),
    present: document,
    future: [],
    step,
  };
}

/** One step back. At the beginning, nothing changes. */
export function undo<Document>(history: History<Document>): History<Document> {
  const previous = history.past.at(-1);
  if (previous === undefined) return history;
  return {
    past: history.past.slice(0, -1),
    present: previous,
    future: [history.present, ...history.future],
    step: undefined,
  };
}

/** One step forward again. At the end, nothing changes. */
export function redo<Document>(history: History<Document>): History<Document> {
  const [next, ...future] = history.future;
  if (next === undefined) return history;
  return { past: [...history.past, history.present], present: next, future, step: undefined };
}
