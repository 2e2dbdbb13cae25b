import { createHash } from 'node:crypto';

import type { FormDocument } from '@hearback/schema/documents';
import { findAnswerIssues, sentencesOf, type Answer } from '@hearback/schema/rules';

import type { SubmissionInput } from '../../contract/survey.ts';
import { ApiError } from '../../errors/ApiError.ts';
import { invalidInput, notFound } from '../../errors/refuse.ts';
import type { OpenCode } from '../../repositories/surveys.ts';
import type { Limit } from '../../tools/limits.ts';
import type { ServiceTools } from '../ServiceTools.ts';
import { requireOpenCode } from './findSurvey.ts';
import type { hashVisitor } from './hashVisitor.ts';
import { judgeSentiment } from '../../text/judgeSentiment.ts';
import type { Visitor } from './Visitor.ts';

interface Tools extends Pick<
  ServiceTools,
  'surveys' | 'feedbacks' | 'limits' | 'transact' | 'newId' | 'now'
> {
  hash: ReturnType<typeof hashVisitor>;
}

const addressLimit: Limit = { name: 'submit_address', points: 100, seconds: 60 };
const codeLimit: Limit = { name: 'submit_code', points: 600, seconds: 60 };

/** How long an answer may have waited on a phone without a network. */
const waitMaxMs = 30 * 86_400_000;

/** The same answer has the same receipt, however often it is sent. */
const receiptOf = (codeId: string, clientId: string) =>
  createHash('sha256')
    .update(`${codeId} ${clientId.toLowerCase()}`)
    .digest('hex')
    .slice(0, 20)
    .toUpperCase();

/** When it happened, as far as that can be: never in the future, never before phones forget. */
const readMoment = (text: string | null | undefined, received: Date): Date => {
  const told = new Date(text ?? received);
  const isPossible = told <= received && received.getTime() - told.getTime() <= waitMaxMs;
  return isPossible ? told : received;
};

/** Only what the form asks for: an address nobody asked for is not kept. */
const readAnswer = ({ fields }: FormDocument, input: SubmissionInput): Answer => {
  const asked = new Set<string>(fields.map(({ type }) => type));
  return {
    rating: asked.has('rating') ? (input.rating ?? undefined) : undefined,
    comment: asked.has('comment') ? (input.comment ?? '') : '',
    name: asked.has('name') ? (input.name ?? '') : '',
    email: asked.has('email') ? (input.email ?? '') : '',
  };
};

const closed = () => new ApiError('not_published', 'This code takes no answers right now.');

/** Takes in a visitor's answer. Sent twice, it is one answer. */
export const submitSurvey = ({ surveys, feedbacks, limits, transact, newId, now, hash }: Tools) => {
  const save = (code: OpenCode, version: number, answer: Answer, input: SubmissionInput) => {
    const received = now();
    const occurred = readMoment(input.occurred_at, received);
    const isSpam = input.website !== undefined && input.website !== null && input.website !== '';
    const id = newId();

    return {
      id,
      isSpam,
      occurred,
      row: {
        account_id: code.account_id,
        id,
        code_id: code.code_id,
        client_id: input.client_id,
        scan_token: input.scan_token ?? null,
        form_id: code.form_id,
        form_version: version,
        code_name: code.code_name,
        location_name: code.location_name,
        company_name: code.company_name,
        rating: answer.rating ?? null,
        comment: answer.comment ?? '',
        name: answer.name ?? '',
        email: answer.email ?? '',
        language: input.language ?? '',
        duration: input.duration ?? null,
        channel: input.channel,
        sentiment: judgeSentiment(answer.rating),
        sentiment_source: 'rating' as const,
        is_spam: isSpam,
        occurred_at: occurred,
        received_at: received,
      },
    };
  };

  return async (
    slug: string,
    input: SubmissionInput,
    visitor: Visitor,
  ): Promise<{ receipt: string; isNew: boolean }> => {
    const code = await requireOpenCode({ surveys }, slug);
    const receipt = receiptOf(code.code_id, input.client_id);
    await limits.spend(addressLimit, visitor.address);
    await limits.spend(codeLimit, code.code_id);

    if (await feedbacks.isKnown(code.account_id, code.code_id, input.client_id)) {
      return { receipt, isNew: false };
    }
    if (code.state === 'paused') throw closed();

    // An answer is judged by the form the visitor saw, which may be an earlier version.
    const earlier =
      input.form_version && input.form_version !== code.form_version
        ? await surveys.findVersion(code.account_id, code.form_id, input.form_version)
        : undefined;
    const form = earlier ?? code.document;
    const version = earlier && input.form_version ? input.form_version : code.form_version;

    const answer = readAnswer(form, input);
    const issues = findAnswerIssues(form, answer);
    if (Object.keys(issues).length > 0) throw invalidInput(sentencesOf(issues));

    const { id, isSpam, occurred, row } = save(code, version, answer, input);
    const visitorHash = await hash(code.code_id, visitor);
    const isNew = await transact(async (inside) => {
      if (!(await inside.surveys.hold(code.account_id, code.code_id))) throw notFound();
      const inserted = await inside.feedbacks.insert(row);
      if (!inserted || isSpam) return inserted;

      if (row.scan_token !== null) {
        // The page was opened without a network: its scan was never counted.
        await inside.scans.record({
          account_id: row.account_id,
          id: newId(),
          code_id: row.code_id,
          scan_token: row.scan_token,
          form_id: row.form_id,
          channel: row.channel,
          visitor_hash: visitorHash,
          scanned_at: occurred,
        });
      }
      await inside.feedbacks.announce(row.account_id, id);
      return true;
    });
    return { receipt, isNew };
  };
};
