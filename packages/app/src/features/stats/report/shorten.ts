/** A name that has room in a sentence. */
export const shorten = (name: string, length: number): string =>
  name.length <= length
    ? name
    : `${name
        .slice(0, length - 1)
        .toWellFormed()
        .trimEnd()}…`;
