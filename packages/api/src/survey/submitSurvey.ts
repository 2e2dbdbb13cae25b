import { isDeepStrictEqual } from 'node:util';

import { judgeAnswer, readSlug, sentencesOf } from '@hearback/schema/rules';

import type { SubmissionInput } from './contract.ts';
import { ApiError, invalidInput, notFound } from '../http/ApiError.ts';
import { feedbacksSql } from '../feedback/feedbacks.sql.ts';
import type { OpenCode } from './surveys.sql.ts';
import type { ServiceTools } from '../services.ts';
import type { Challenges } from './challenges.ts';
import { formOfAnswer } from './formOfAnswer.ts';
import type { hashVisitor } from './hashVisitor.ts';
import type { OpenCodes } from './openCodes.ts';
import { createReceipts } from './receipts.ts';
import { surveyLimits } from './surveyLimits.ts';
import { readMoments, toSubmission } from './toSubmission.ts';
import type { Visitor } from './readVisitor.ts';

interface Tools extends Pick<
  ServiceTools,
  'db' | 'limits' | 'ingestion' | 'judging' | 'secretFor' | 'formerSecretFor' | 'newId' | 'now'
> {
  openCodes: OpenCodes;
  hash: ReturnType<typeof hashVisitor>;
  challenges: Challenges;
}

/** A paused code accepts answers given while it was open that only arrive now. */
const isClosed = ({ state, paused_at }: OpenCode, occurred: Date): boolean =>
  state === 'paused' && (paused_at === null || occurred >= paused_at);

const closed = () => new ApiError('not_published', 'This code takes no answers right now.');

const idTaken = () =>
  new ApiError(
    'id_taken',
    'Another answer was kept under this client_id. Send this one under a new one.',
  );

/**
 * Accepts a visitor's answer. Sent twice, it is one answer; other words under the same id are refused, since
 * one of the two would be lost.
 */
export const submitSurvey = (tools: Tools) => {
  const { db, limits, ingestion, judging, openCodes, hash, challenges, now } = tools;
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
    // An accepted answer keeps its receipt, whatever has changed since: looked up only when needed.
    const isKnown = () => feedbacksSql.isKnown(db, code.account_id, code.code_id, input.client_id);
    // Compared as validated then, by the form it was given to. An erased or anonymized answer must not reveal
    // its words: any words count as the same.
    const isSame = async (): Promise<boolean> => {
      const first = await feedbacksSql.findWords(
        db,
        code.account_id,
        code.code_id,
        input.client_id,
      );
      if (!first) return true;
      const { form: itsForm, ...words } = first;
      return isDeepStrictEqual(words, judgeAnswer(itsForm, input).answer);
    };
    const refuse = async (refusal: Error) => {
      if ((await isKnown()) && (await isSame())) return kept();
      throw refusal;
    };
    const moments = readMoments(input.occurred_at, now());
    if (isClosed(code, moments.occurred)) return refuse(closed());

    const form = await findForm(code, input);
    const { answer, issues } = judgeAnswer(form.document, input);
    if (Object.keys(issues).length > 0) return refuse(invalidInput(sentencesOf(issues)));

    // A thread has read most comments by the time their answer is written.
    const mood = judging.begin({
      rating: answer.rating ?? undefined,
      comment: answer.comment,
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
    const visitorHash = hasScan ? await hash(code, visitor) : null;
    const given = { code, form, answer, input, receipt, visitorHash, moments };
    const fate = await ingestion.keep(toSubmission(given, tools.newId), mood);
    if (fate === 'gone') throw notFound();
    if (fate === 'paused') return refuse(closed());
    if (fate === 'new') return { receipt, isNew: true };
    if (!(await isSame())) throw idTaken();
    return kept();
  };
};
