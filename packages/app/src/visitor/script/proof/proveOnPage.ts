import type { Prove } from './Prove';

/** Loads the solver when the server asks for proof, which is rare. */
export const proveOnPage: Prove = async (action) => {
  const address = '/visitor-proof.js';
  const solver = (await import(/* @vite-ignore */ address)) as { prove: Prove };
  return solver.prove(action);
};
