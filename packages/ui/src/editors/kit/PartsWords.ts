/** What each editor of a document with parts calls things. */
export interface PartsWords<Type extends string = string, Code extends string = string> {
  types: Record<Type, string>;
  /** The document as a whole, where a part could be chosen. */
  general: string;
  /** Above what can be added. */
  add: string;
  /** Above what is there. */
  parts: string;
  /** Said when there is no room for one more. */
  full: string;
  issueTitle: string;
  issues: Record<Code, string>;
}
