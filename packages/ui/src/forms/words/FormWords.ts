/** Personal details that a form requests. `contact`: more than name and email. */
export type AskedDetails = 'name' | 'email' | 'both' | 'contact';

/** Values for the consent text. */
interface Consent {
  company: string | undefined;
  details: AskedDetails;
  /** True if the visitor gets a receipt, with which everything can be erased. */
  hasReceipt: boolean;
}

/** Built-in texts of a form. All other texts are the owner's. */
export interface FormWords {
  /** Said once above the fields, where the stars alone are required. */
  onlyStars: string;
  /** Said once above the fields, if fields besides the stars are required: those have an asterisk. */
  marked: string;
  /** Accessible name of a star, and of a step of another scale. */
  rating: (rating: number, of?: number) => string;
  /** Of a form with one question at a time. */
  next: string;
  back: string;
  step: (step: number | string, of: number | string) => string;
  lowest: string;
  highest: string;
  /** Below the input for a picture: who sees it, and what is taken out of it. */
  pictureNote: string;
  pictureAdded: string;
  pictureRemove: string;
  codeLabel: string;
  thanksTitle: string;
  thanks: (venue: string | undefined) => string;
  /** Follows the thanks if the visitor may close the page. */
  canClose: string;
  /** Link to a public review, unless the owner set a text. */
  review: string;
  /** Link to the submission. */
  receipt: string;
  /** The same link where an address for the reply may be left there. */
  receiptAsk: string;
  /** Names the recipient and purpose of the details and, with a receipt, the right to erase them. */
  consent: (consent: Consent) => string;
  /** Beside the box that lets an answer be shown publicly. A change of its meaning takes the next `wording` of the field. */
  publish: string;
  /** Follows the consent where that box is there and a name is asked for. */
  publishName: string;
  closedTitle: string;
  closed: string;
  unknownTitle: string;
  unknown: string;
  /** Label of the honeypot field, which people do not see. */
  trap: string;
  /** Default texts of a new form, keyed by the English text. */
  defaults: Readonly<Record<string, string>>;
  /** The public page of answers whose visitors allowed it. */
  answers: {
    title: string;
    /** Before the number of ratings. */
    all: string;
    /** In place of the mean. */
    few: string;
    /** Before the number of answers that the owner hid. */
    hidden: string;
    /** The rule by which answers are chosen, counted and checked (Directive (EU) 2019/2161). */
    how: string;
  };
  /** The public board of a location. */
  board: {
    title: string;
    /** Above what visitors said, and above what the owner did. */
    said: string;
    did: string;
    empty: string;
    /** Below the code on the printed sheet. */
    scan: string;
    /** Leads there after an answer. */
    link: string;
  };
}
