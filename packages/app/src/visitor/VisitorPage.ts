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

interface WithForm {
  form: FormDocument;
  /** The name of the place the code hangs at. */
  venue: string;
}

/** What the page shows: a form to fill in, or why there is none. */
export type VisitorPage =
  | (WithForm & {
      kind: 'form';
      /** Where the form is posted: the address of the page itself. */
      action: string;
      /** What travels with the answer, unseen. */
      hidden: Readonly<Record<string, string>>;
      /** The code's printed address, for a form that shows it once more. */
      codeText: string;
      /** What was typed before, when the answer could not be taken. */
      typed?: TypedAnswer;
      issues?: Partial<Record<AnswerField, IssueCode>>;
      /** Why the answer could not be taken although nothing is wrong with it. */
      trouble?: 'failed' | 'throttled' | undefined;
    })
  | (WithForm & { kind: 'thanks' })
  | (WithForm & { kind: 'paused' })
  | { kind: 'unknown' }
  /** The form is there, the server is not. */
  | {
      kind: 'trouble';
      /** What was posted when the server failed: sent again by the button, so that nothing is lost. */
      posted?: Readonly<Record<string, string>>;
    };

/** What the build made for the page: its styles and its script, as text to stand inside it. */
export interface VisitorAssets {
  css: string;
  script: string;
}

/** All that the server hands to the page. */
export interface VisitorPageInput {
  page: VisitorPage;
  /** Such as `pl-PL`. */
  language: string;
  assets: VisitorAssets;
}

/** What the build exports as `renderVisitorPage`. */
export type RenderVisitorPage = (input: VisitorPageInput) => string;
