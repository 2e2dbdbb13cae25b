/** What all comments together make of a word. */
interface Uses {
  /** In how many comments it names somebody. */
  names: number;
  /** How many visitors write it only as names are written. */
  possible: number;
  /** In how many comments it is a word like others. */
  ordinary: number;
}

/**
 * Whether a word is left out because it names a person: a name anywhere is one everywhere, and what
 * could be one is left out while a single visitor says it.
 */
export const hidesWord = ({ names, possible, ordinary }: Uses): boolean =>
  names > 0 || (possible < 2 && ordinary <= 0);
