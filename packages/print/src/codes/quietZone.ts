import type { Modules } from './encode.ts';

/** The light border that a reader needs around a code, in modules. */
export const quietZone = 4;

/** How wide a code is with its quiet zone, in modules. */
export const sideOf = (modules: Modules): number => modules.length + 2 * quietZone;
