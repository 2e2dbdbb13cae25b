/** Fetches a challenge for where an answer goes and works on it. Resolves to what the server wants to see. */
export type Prove = (action: string) => Promise<string>;

/** Lazily loads the solver when the server requires proof of work, which is rare. */
export const proveOnPage: Prove = async (action) => {
  const address = '/visitor-proof.js';
  const solver = (await import(/* @vite-ignore */ address)) as { prove: Prove };
  return solver.prove(action);
};
