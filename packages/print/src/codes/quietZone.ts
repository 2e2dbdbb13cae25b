import type { Modules } from './encode.ts';

/** The light border that a reader needs around a code, in modules. */
export const quietZone = 4;

/** Width of a code in modules, including its quiet zone. */
export const sideOf = (modules: Modules): number => modules.length + 2 * quietZone;
