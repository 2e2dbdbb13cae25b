/** What an owner should know before a document goes out. */
export interface EditorIssue<Code extends string = string> {
  code: Code;
  /** Where it is. Left out: the document as a whole. */
  partId?: string;
  /** In which of the document's languages it is. Left out: in all. */
  language?: string;
  /** The language whose words it comes from. */
  source?: string;
  /** Which text of the part, where it has several. */
  text?: string;
}
