/** Printers count points, 72 to the inch; frames count millimetres. */
export const pointsToMm = (points: number): number => (points * 25.4) / 72;

/** Short enough for a file, finer than any printer: a micrometre. */
export const round = (mm: number): number => Math.round(mm * 1_000) / 1_000;
