/** Which of their details a form asks its visitors for. */
export type AskedDetails = 'name' | 'email' | 'both';

/** What a visitor is told before they leave their details. */
interface Consent {
  company: string | undefined;
  details: AskedDetails;
  /** Whether the visitor gets a receipt, by which everything can be erased. */
  hasReceipt: boolean;
}

/** The few words a form brings itself. Everything else was written by its owner. */
export interface FormWords {
  required: string;
  /** What a screen reader says for a star. */
  rating: (rating: number) => string;
  lowest: string;
  highest: string;
  codeLabel: string;
  thanksTitle: string;
  thanks: (venue: string | undefined) => string;
  /** Follows the thanks where the page is the visitor's own. */
  canClose: string;
  /** The link to a public review, where its owner gave it no words. */
  review: string;
  /** The link to what was sent. */
  receipt: string;
  /** Who gets the details, what for, and, where there is a receipt, that they can be erased. */
  consent: (consent: Consent) => string;
  closedTitle: string;
  closed: string;
  unknownTitle: string;
  unknown: string;
  /** For a field that people do not see, so that programs that fill in everything give themselves away. */
  trap: string;
  /** What the product writes into a new form, by its words in English. */
  defaults: Readonly<Record<string, string>>;
}
