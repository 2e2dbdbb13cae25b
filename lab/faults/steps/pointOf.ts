import type { Point } from '../serverProxy.ts';

/**
 * The n-th of statements, by its text: what a process does on its own meanwhile has others, and is not
 * taken for it.
 */
export function pointOf(statements: readonly string[], n: number): Point {
  const text = statements[n] ?? '';
  return { text, before: statements.slice(0, n).filter((other) => other === text).length };
}
