/** Texts of the page around the form. The form's own texts are in `@hearback/ui/forms`. */
export interface VisitorWords {
  required: string;
  invalidEmail: string;
  tooLong: string;
  /** Advice on a page that could not store the answer. */
  shorten: string;
  invalid: string;
  /** Of a file that is no picture, or of a type that is not taken. */
  pictureType: string;
  pictureSize: string;
  sending: string;
  /** Over the sentence that the answer waits on this device. */
  savedTitle: string;
  /** The browser sends it, also when the page is closed. */
  saved: string;
  /** The page sends it, or the next one. */
  keep: string;
  /** Below that it is being sent now. */
  moment: string;
  /** Reasons of a rejection although the device is online. A sentence on the answer's state follows. */
  closed: string;
  busy: string;
  /** It waits on this device. */
  tryAgain: string;
  keepForLater: string;
  /** The device keeps nothing; the page still holds what was typed. */
  failed: string;
  throttled: string;
  /** The server refused the answer for what is in it. */
  refused: string;
  checkEmail: string;
  /** Another answer was already stored that was sent from the same page. */
  taken: string;
  /** The button that sends this one, too. */
  second: string;
  troubleTitle: string;
  trouble: string;
  /** A page of another site sent an answer. */
  foreignTitle: string;
  foreign: string;
  /** Leads to the form itself. */
  openForm: string;
  again: string;
  /** Names the switch between languages. */
  language: string;
  receipt: ReceiptWords;
}

/** The sentences of the page that shows a visitor what they sent. */
export interface ReceiptWords {
  title: string;
  sentOn: (date: string) => string;
  reply: (from: string) => string;
  noReply: string;
  /** Above the input of an address for the reply. */
  contact: (from: string) => string;
  /** The address was left. */
  contactKept: (email: string) => string;
  /** Keeps the address of the page. */
  saveLink: string;
  /** The address is where the visitor can paste it from. */
  linkSaved: string;
  /** The answer may be shown publicly; the button that takes that back; and that it was taken back. */
  shown: string;
  withdraw: string;
  withdrawn: string;
  /** Opens the question whether to erase. */
  erase: string;
  eraseAll: (from: string) => string;
  eraseForGood: string;
  erasedTitle: string;
  erased: (from: string) => string;
  noneTitle: string;
  none: string;
  troubleTitle: string;
}
