import type { FormDocument } from '@hearback/schema/documents';
import type { IssueCode } from '@hearback/schema/errors';

/** What the visitor typed, as the browser posted it. */
export interface TypedAnswer {
  rating?: string | undefined;
  comment?: string | undefined;
  name?: string | undefined;
  email?: string | undefined;
}

export type AnswerField = keyof TypedAnswer;

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
  /** Who reads the answers. */
  company?: string | undefined;
}

/** An answer that arrived, as whoever has its receipt may read it. */
export interface SentAnswer extends WithForm {
  /** When it was given, in ISO 8601. */
  occurredAt: string;
  rating: number | null;
  comment: string;
  name: string;
  email: string;
  /** What the place answered. Empty when nobody did. */
  reply: string;
  repliedAt: string | null;
}

/** What the page shows: a form to fill in, or why there is none. */
export type VisitorPage =
  | (WithForm & {
      kind: 'form';
      /** The end of the printed address. */
      slug: string;
      /** Where the form is posted. Left out: to the address of the page, whatever it is. */
      action?: string | undefined;
      /** What travels with the answer, unseen. */
      hidden: Readonly<Record<string, string>>;
      /** The code's printed address, for a form that shows it once more. */
      codeText: string;
      /** What was typed before, when the answer could not be taken. */
      typed?: TypedAnswer;
      issues?: Partial<Record<AnswerField, IssueCode>>;
      /** Why the answer could not be taken, beside what is wrong with a field. */
      trouble?: 'failed' | 'throttled' | Exclude<Refusal, 'closed'> | undefined;
    })
  | (WithForm & {
      kind: 'thanks';
      /** Where the visitor can read the answer again, when it is known. */
      receiptHref?: string | undefined;
    })
  | (WithForm & { kind: 'paused' })
  | { kind: 'unknown' }
  /** A page of another site sent an answer, which was not taken. */
  | {
      kind: 'foreign';
      /** The form itself. */
      href: string;
    }
  /** What was posted is longer than any answer, and was not read. */
  | { kind: 'tooLarge' }
  /** The form is there, the server is not. */
  | {
      kind: 'trouble';
      /** What is out of reach. Left out: the form. */
      of?: 'receipt' | undefined;
      /** What was posted when the server failed: sent again by the button, so that nothing is lost. */
      posted?: Readonly<Record<string, string>>;
    }
  | ({ kind: 'receipt' } & SentAnswer)
  /** The answer was there a moment ago. Its visitor took it back. */
  | (WithForm & { kind: 'erased' })
  /** There is no such answer, or not any more. */
  | { kind: 'noReceipt' };

/** What the build made for the page: its styles and its script, as text to stand inside it. */
export interface VisitorAssets {
  css: string;
  script: string;
  /** What a page on a screen that stays carries besides. */
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
}

/** What the build exports as `renderVisitorPage`. */
export type RenderVisitorPage = (input: VisitorPageInput) => string;

/**
 * Why an answer was not taken, where a sentence tells it beside those of the fields. `email`: the address
 * is wrong, or may be.
 */
export type Refusal = 'closed' | 'taken' | 'refused' | 'email';

/** What the page's script says of it, and the words of its button where they change. */
export interface RefusalWords {
  notice: string;
  button?: string;
}

/** What the build exports as `refusalWords`: pages carry only what they say without the server. */
export type WordRefusal = (refusal: Refusal, language: string) => RefusalWords;
