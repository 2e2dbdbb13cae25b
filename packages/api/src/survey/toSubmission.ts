import type { Answer } from '@hearback/schema/rules';

import type { SubmissionInput } from './contract.ts';
import type { Submission } from './submissions.sql.ts';
import type { OpenCode } from './surveys.sql.ts';
import { judgeByRating } from '../feedback/createJudging.ts';
import type { AnsweredForm } from './formOfAnswer.ts';

import { hashReceipt } from './receipts.ts';
import { setAsideReason } from './setAsideReason.ts';

/** How long an answer may have waited on a phone without a network. */
const waitMaxMs = 30 * 86_400_000;

/** When an answer was given, and when it reached us. */
interface Moments {
  occurred: Date;
  received: Date;
}

/** When it happened, as far as that can be: never in the future, never before phones forget. */
export const readMoments = (text: string | null | undefined, received: Date): Moments => {
  const told = new Date(text ?? received);
  const isPossible = told <= received && received.getTime() - told.getTime() <= waitMaxMs;
  return { occurred: isPossible ? told : received, received };
};

/** An answer that was found right, and what it was given to. */
interface Given {
  code: OpenCode;
  form: AnsweredForm;
  answer: Answer;
  input: SubmissionInput;
  receipt: string;
  /** Null where no scan is to be counted. */
  visitorHash: Uint8Array | null;
  moments: Moments;
}

/** The row of an answer, with the scan that it counts should the page have been opened offline. */
export function toSubmission(
  { code, form, answer, input, receipt, visitorHash, moments }: Given,
  newId: () => string,
): Submission {
  const { rating, comment = '' } = answer;
  const reason = setAsideReason(input, moments);
  const isSpam = reason !== null;
  // What a program wrote is read by nobody, and the mood of other comments is told to the intake.
  const mood = isSpam || comment === '' ? judgeByRating({ rating }) : undefined;
  return {
    account_id: code.account_id,
    id: newId(),
    code_id: code.code_id,
    client_id: input.client_id,
    receipt_hash: hashReceipt(receipt),
    // One page of a kiosk serves everybody: it is no scan of any of them.
    scan_token: input.channel === 'kiosk' ? null : (input.scan_token ?? null),
    scan_id: visitorHash && newId(),
    visitor_hash: visitorHash,
    form_id: form.form_id,
    form_version: form.form_version,
    code_name: code.code_name,
    location_name: code.location_name,
    company_name: code.company_name,
    visitor_company: code.visitor_company,
    visitor_place: code.visitor_place,
    rating: rating ?? null,
    comment,
    name: answer.name ?? '',
    email: answer.email ?? '',
    language: input.language ?? '',
    duration: input.duration ?? null,
    channel: input.channel,
    sentiment: mood?.sentiment ?? null,
    sentiment_source: mood?.source ?? null,
    is_spam: isSpam,
    spam_reason: reason,
    occurred_at: moments.occurred,
    received_at: moments.received,
  };
}
