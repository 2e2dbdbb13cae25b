/** From this many options on, a field to narrow them is worth its room. */
export const searchableFrom = 10;
