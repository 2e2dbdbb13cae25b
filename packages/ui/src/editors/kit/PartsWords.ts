/** Texts of an editor for documents with parts. */
export interface PartsWords<
  Type extends string = string,
  Code extends string = string,
  Name extends string = string,
> {
  types: Record<Type, string>;
  /** Name of each step applied to a part or to the document: `Move Rating`. */
  steps: Record<Name | 'replace', (part: string) => string>;
  /** Names of the pages by id. Omit if there are none. */
  pages?: Record<string, string>;
  /** Name of the whole document in the outline. */
  general: string;
  /** Heading of the palette. */
  add: string;
  /** Heading of the outline. */
  parts: string;
  /** Message when the limit is reached. */
  full: string;
  issueTitle: string;
  /**
   * Sentence of an issue with a part or with the whole document; per language, with the name of
   * that language and of the source language.
   */
  issues: Record<Code, string | ((language: string, source: string) => string)>;
  /** Issues whose sentence names the part itself, so that no name is prefixed. */
  nameless?: readonly Code[];
}
