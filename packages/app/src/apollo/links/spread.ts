/** A wait of half to twice its length, so that all who wait since the same moment do not end it together. */
export const spread = (ms: number): number => ms * (0.5 + 1.5 * Math.random());
