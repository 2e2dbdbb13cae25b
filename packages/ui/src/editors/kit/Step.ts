/** What a command is called, so that undoing it can be named. Plain data: the words come later. */
export interface Step {
  /** The key of its words. */
  name: string;
  /** The type of the part it is about. Left out: the document as a whole. */
  partType?: string | undefined;
  /** Commands of one place in a row are one step: typing is undone by the word, not the letter. */
  joins?: string | undefined;
}
