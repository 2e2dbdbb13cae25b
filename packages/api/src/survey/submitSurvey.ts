import type { FormDocument } from '@hearback/schema/documents';
import { findAnswerIssues, readSlug, sentencesOf, type Answer } from '@hearback/schema/rules';

import type { SubmissionInput } from './contract.ts';
import { ApiError } from '../http/ApiError.ts';
import { invalidInput, notFound } from '../http/refuse.ts';
import type { OpenCode } from './surveys.sql.ts';
import type { ServiceTools } from '../ServiceTools.ts';
import type { Challenges } from './challenges.ts';
import { formOfAnswer } from './formOfAnswer.ts';
import type { hashVisitor } from './hashVisitor.ts';
import type { OpenCodes } from './openCodes.ts';
import { createReceipts } from './receipts.ts';
import { surveyLimits } from './surveyLimits.ts';
import { readMoments, toSubmission } from './toSubmission.ts';
import type { Visitor } from './Visitor.ts';

interface Tools extends Pick<
  ServiceTools,
  | 'surveys'
  | 'feedbacks'
  | 'receipts'
  | 'limits'
  | 'intake'
  | 'judging'
  | 'secretFor'
  | 'formerSecretFor'
  | 'newId'
  | 'now'
> {
  openCodes: OpenCodes;
  hash: ReturnType<typeof hashVisitor>;
  challenges: Challenges;
}

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

/** A paused code takes what was answered while it was open, and only arrives now. */
const isClosed = ({ state, paused_at }: OpenCode, occurred: Date): boolean =>
  state === 'paused' && (paused_at === null || occurred >= paused_at);

const closed = () => new ApiError('not_published', 'This code takes no answers right now.');

const idTaken = () =>
  new ApiError(
    'id_taken',
    'Another answer was kept under this client_id. Send this one under a new one.',
  );

/**
 * Takes in a visitor's answer. Sent twice, it is one answer; other words under the same id are refused,
 * since one of the two would be lost.
 */
export const submitSurvey = (tools: Tools) => {
  const { feedbacks, limits, intake, judging, openCodes, hash, challenges, now } = tools;
  const findForm = formOfAnswer(tools);
  const receipts = createReceipts(tools);

  return async (
    slug: string,
    input: SubmissionInput,
    visitor: Visitor,
  ): Promise<{ receipt: string; isNew: boolean }> => {
    const code = await openCodes.require(slug, closed);
    const receipt = receipts.make(code.code_id, input.client_id);
    const kept = async () => ({
      receipt: await receipts.ofKept(code.code_id, input.client_id),
      isNew: false,
    });
    // What was taken in keeps its receipt, whatever has changed since: looked up where it matters.
    const isKnown = () => feedbacks.isKnown(code.account_id, code.code_id, input.client_id);
    // Read as it was read then, by the form it was given to. Of an answer that is erased or forgotten
    // nobody is told whether these were its words: any are.
    const isSame = async (): Promise<boolean> => {
      const first = await feedbacks.findWords(code.account_id, code.code_id, input.client_id);
      if (!first) return true;
      const { rating = null, comment, name, email } = readAnswer(first.form, input);
      return (
        rating === first.rating &&
        comment === first.comment &&
        name === first.name &&
        email === first.email
      );
    };
    const refuse = async (refusal: Error) => {
      if ((await isKnown()) && (await isSame())) return kept();
      throw refusal;
    };
    const moments = readMoments(input.occurred_at, now());
    if (isClosed(code, moments.occurred)) return refuse(closed());

    const form = await findForm(code, input);
    const answer = readAnswer(form.document, input);
    const issues = findAnswerIssues(form.document, answer);
    if (Object.keys(issues).length > 0) return refuse(invalidInput(sentencesOf(issues)));

    // A thread has read most comments by the time their answer is written.
    const mood = judging.begin({
      rating: answer.rating,
      comment: answer.comment ?? '',
      language: input.language ?? undefined,
    });

    // Guests of a café share one address: who comes after too many works a moment for it.
    const isUsual = limits.isWithin(surveyLimits.submitSoft, `${visitor.address} ${code.code_id}`);
    if (!(await isUsual) && !(await isKnown())) {
      if (!input.proof) {
        // Whoever is asked sends the same answer again, and some browsers cannot prove anything.
        await limits.giveBack(surveyLimits.submitAddress, visitor.address);
        await limits.giveBack(surveyLimits.submitCode, readSlug(slug) ?? slug);
      }
      await challenges.require(slug, input.proof);
    }

    const hasScan = input.scan_token && input.channel !== 'kiosk';
    const visitorHash = hasScan ? await hash(code.code_id, visitor) : null;
    const given = { code, form, answer, input, receipt, visitorHash, moments };
    const fate = await intake.keep(toSubmission(given, tools.newId), mood);
    if (fate === 'gone') throw notFound();
    if (fate === 'paused') return refuse(closed());
    if (fate === 'new') return { receipt, isNew: true };
    if (!(await isSame())) throw idTaken();
    return kept();
  };
};
