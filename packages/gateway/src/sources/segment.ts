/**
 * What a caller has named, as a part of an address. Half of a sign, which no address can hold, becomes the
 * sign for what cannot be read: nothing is found under it.
 */
export const segment = (text: string): string => encodeURIComponent(text.toWellFormed());
