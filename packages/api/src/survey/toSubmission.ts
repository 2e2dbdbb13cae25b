import {
  fieldTypes,
  isAnswered,
  type AnswerFacts,
  type FormDocument,
} from '@hearback/schema/documents';
import { defaultLanguage } from '@hearback/schema/limits';
import type { Answer } from '@hearback/schema/rules';

import type { SubmissionInput } from './contract.ts';
import type { Submission } from './submissions.sql.ts';
import type { OpenCode } from './surveys.sql.ts';
import { judgeByRating } from '../feedback/createJudging.ts';
import type { AnsweredForm } from './formOfAnswer.ts';

import { hashReceipt } from './receipts.ts';
import { setAsideReason } from './setAsideReason.ts';

/** Limit of an answer's wait on a phone without a network. */
const waitMaxMs = 30 * 86_400_000;

/** The time an answer was given, and the time it was received. */
interface Moments {
  occurred: Date;
  received: Date;
}

/** The time of an answer, limited to the possible: not in the future, not older than a phone keeps one. */
export const readMoments = (text: string | null | undefined, received: Date): Moments => {
  const told = new Date(text ?? received);
  const isPossible = told <= received && received.getTime() - told.getTime() <= waitMaxMs;
  return { occurred: isPossible ? told : received, received };
};

/** A valid answer, and the code and form it was given to. */
interface Given {
  code: OpenCode;
  form: AnsweredForm;
  answer: Answer;
  input: SubmissionInput;
  receipt: string;
  /** Null if no scan is to be counted. */
  visitorHash: Uint8Array | null;
  moments: Moments;
}

/** The searchable text of the answers without a column. */
const searchedText = (
  { fields }: FormDocument,
  { answers }: Pick<Answer, 'answers'>,
  language: string,
): string =>
  fields
    .flatMap((field) => {
      const given = answers[field.id];
      if (!given || !isAnswered(field)) return [];
      const { isSearched, toText }: AnswerFacts = fieldTypes[field.type].answer;
      return isSearched ? [toText(given.value, field, language)] : [];
    })
    .join('\n');

/** The row of an answer, with the scan that it counts should the page have been opened offline. */
export function toSubmission(
  { code, form, answer, input, receipt, visitorHash, moments }: Given,
  newId: () => string,
): Submission {
  const { rating, comment } = answer;
  const reason = setAsideReason(input, moments);
  const isSpam = reason !== null;
  // Bots' comments are not judged, and the sentiment of other comments is added by the ingestion.
  const mood =
    isSpam || comment === '' ? judgeByRating({ rating: rating ?? undefined }) : undefined;
  return {
    account_id: code.account_id,
    id: newId(),
    code_id: code.code_id,
    client_id: input.client_id,
    receipt_hash: hashReceipt(receipt),
    // One page of a kiosk serves many visitors: it is no scan of any of them.
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
    ...answer,
    answers_text: searchedText(form.document, answer, input.language || defaultLanguage),
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
