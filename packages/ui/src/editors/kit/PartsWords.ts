/** What each editor of a document with parts calls things. */
export interface PartsWords<
  Type extends string = string,
  Code extends string = string,
  Name extends string = string,
> {
  types: Record<Type, string>;
  /** What each step does to a part of some type, or to the whole: `Move Rating`. */
  steps: Record<Name | 'replace', (part: string) => string>;
  /** What its pages are called, by their ids. Left out where it has none. */
  pages?: Record<string, string>;
  /** The document as a whole, where a part could be chosen. */
  general: string;
  /** Above what can be added. */
  add: string;
  /** Above what is there. */
  parts: string;
  /** Said when there is no room for one more. */
  full: string;
  issueTitle: string;
  /**
   * What an issue says about a part, or about the whole; in a language by the name of that, and by the
   * name of the one it comes from.
   */
  issues: Record<Code, string | ((language: string, source: string) => string)>;
  /** Issues that name their place themselves: the name of the part does not stand before them. */
  nameless?: readonly Code[];
}
