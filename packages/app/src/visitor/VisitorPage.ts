import type { FieldAnswers, FormDocument, RatedGroup } from '@hearback/schema/documents';
import type { BoardWords } from '@hearback/schema/rules';
import type { IssueCode } from '@hearback/schema/errors';

/** By itself, in a frame of another site, or on a screen that stays at the place. */
export type VisitorMode = 'page' | 'embed' | 'kiosk';

/** A language the page can be read in, and the address where it is. */
export interface LanguageLink {
  language: string;
  href: string;
}

interface WithForm {
  form: FormDocument;
  /** Company and place, as their owner has visitors read them. */
  venue: string;
  /** The company that receives the submission. */
  company?: string | undefined;
}

/** A received submission, as its visitor sees it with the receipt. */
export interface ReceiptAnswer extends WithForm {
  /** ISO 8601. */
  occurredAt: string;
  rating: number | null;
  comment: string;
  name: string;
  email: string;
  /** The answers to other fields, by the id of the field. */
  answers: FieldAnswers;
  /** State of the permission to show it publicly. Null: it was not given. */
  publication: 'agreed' | 'hidden' | 'withdrawn' | null;
  /** The company's reply. Empty if there is none. */
  reply: string;
  repliedAt: string | null;
  /** An address for the reply that was just left, and is none. */
  wrongEmail?: string | undefined;
}

/** The state of the page: a form to fill in, or the reason that there is none. */
export type VisitorPage =
  | (WithForm & {
      kind: 'form';
      /** The end of the printed address. */
      slug: string;
      /** URL that the form posts to. Default: the page's own. */
      action?: string | undefined;
      /** Values of hidden inputs. */
      hidden: Readonly<Record<string, string>>;
      /** Address of the location's public board, for whoever has answered. */
      boardHref?: string | undefined;
      /** The code's printed address, for a form that shows it once more. */
      codeText: string;
      /** Order of shuffled options. Default: that of the owner. */
      order?: number;
      /** Values of a rejected submission: by name, as the browser posted them. */
      typed?: Readonly<Record<string, string>>;
      issues?: Readonly<Partial<Record<string, IssueCode>>>;
      /** Reason of the rejection, beside errors of single fields. */
      trouble?: 'failed' | 'throttled' | Exclude<Refusal, 'closed'> | undefined;
    })
  | (WithForm & {
      kind: 'thanks';
      /** The group of the rating, which has words of its own. */
      rated?: RatedGroup | undefined;
      /** Link to the receipt, if it is known. */
      receiptHref?: string | undefined;
      boardHref?: string | undefined;
    })
  | (WithForm & { kind: 'paused' })
  | { kind: 'unknown' }
  /** The public board of a location: "You said, we did". It has no script. */
  | (WithForm & {
      kind: 'board';
      entries: readonly { day: string; words: readonly BoardWords[] }[];
      /** The printed address of a code, for the sheet. */
      codeText?: string | undefined;
      /** True if search engines may list the page. */
      isIndexed: boolean;
    })
  /** The answers of a location whose visitors allowed it. It has no script, and may stand in frames. */
  | (WithForm & {
      kind: 'answers';
      answers: readonly {
        rating: number | null;
        comment: string;
        name: string;
        language: string;
        day: string;
      }[];
      /** Number and mean of all ratings of the last 12 months. Null: there are too few. */
      ratings: number;
      mean: number | null;
      /** Number of answers that the owner hid. */
      hidden: number;
    })
  /** There is no such board, or it is off. */
  | { kind: 'noBoard' }
  /** A page of another site sent an answer, which was not taken. */
  | {
      kind: 'foreign';
      /** The form itself. */
      href: string;
    }
  /** The posted body exceeds the limit, and was not read. */
  | { kind: 'tooLarge' }
  /** The server is unavailable. */
  | {
      kind: 'trouble';
      /** The unavailable resource. Default: the form. */
      of?: 'receipt' | undefined;
      /** The posted values, if the server failed: the button sends them again, so that nothing is lost. */
      posted?: Readonly<Record<string, string>>;
    }
  | ({ kind: 'receipt' } & ReceiptAnswer)
  /** The submission has just been deleted by its visitor. */
  | (WithForm & { kind: 'erased' })
  /** There is no such answer, or not any more. */
  | { kind: 'noReceipt' };

/** Built assets of the page: styles and script, inlined as text. */
export interface VisitorAssets {
  css: string;
  script: string;
  /** Additional script of a form with one question at a time. */
  paging: string;
  /** Additional assets of a kiosk. */
  kiosk: { css: string; script: string };
}

/** All that the server hands to the page. */
export interface VisitorPageInput {
  page: VisitorPage;
  /** Such as `pl-PL`. */
  language: string;
  /** Left out: by itself. */
  mode?: VisitorMode;
  /** Every language there is a choice of, the page's own among them. */
  languages?: readonly LanguageLink[];
  assets: VisitorAssets;
  /** CSS with the display face, cut down to what `headingsOf` names. */
  face?: string;
}

/** Texts of a page in the display face, the most important first. */
export type Headings = readonly {
  text: string;
  /** The elements that say it. */
  selector: string;
}[];

/** Type of the build's export `headingsOf`. */
export type HeadingsOf = (page: VisitorPage, language: string) => Headings;

/** Type of the build's export `renderVisitorPage`. */
export type RenderVisitorPage = (input: VisitorPageInput) => string;

/**
 * Reasons of a rejection with a sentence of their own beside those of the fields. `email`: the address is
 * wrong, or may be.
 */
export type Refusal = 'closed' | 'taken' | 'refused' | 'email';

/** Texts of the page's script for a rejection, and the button's label if it changes. */
export interface RefusalWords {
  notice: string;
  button?: string;
}

/** Type of the build's export `refusalWords`: pages contain only the texts needed offline. */
export type WordRefusal = (refusal: Refusal, language: string) => RefusalWords;
