import { Hono } from 'hono';
import type { Logger } from 'pino';
import * as v from 'valibot';
import { limits } from '@hearback/schema/limits';
import { isProgram, readSlug } from '@hearback/schema/rules';

import type { ApiEnv } from '../apiEnv.ts';
import {
  Challenge,
  ContactInput,
  PictureQuery,
  Receipt,
  ScanInput,
  ScanReceipt,
  SubmittedAnswer,
  SubmissionInput,
  Survey,
  surveyLimits,
  TakenPicture,
  SurveyQuery,
} from './contract.ts';
import { uuidText } from '../http/list.ts';
import { ApiError, notFound, toRefusal } from '../http/ApiError.ts';
import { body, checkBody, maxBytes, parseJson, uploadOf } from '../http/body.ts';
import { documented } from '../http/documented.ts';
import type { Limits } from '../http/limits.ts';
import { requestTimeout, withinTimeout } from '../http/requestTimeout.ts';
import { query } from '../http/query.ts';
import { observe, type Observers } from '../http/requestId.ts';
import type { Services } from '../services.ts';
import { networkOf } from '../tools/addresses.ts';
import { currentWork } from '../tracing/currentWork.ts';
import { readVisitor } from './scans.ts';

const submitRoute = '/api/survey/:slug/submit/';

export const surveyRoutes = ({ surveys, sentAnswers }: Services) =>
  new Hono<ApiEnv>()
    .get(
      '/survey/:slug/',
      // Responds in time even if counting takes long.
      requestTimeout,
      documented({
        tag: 'survey',
        name: 'getSurvey',
        summary: 'The form behind a printed code. Letter case does not matter.',
        answers: { 200: Survey },
        refuses: ['invalid_input', 'not_found'],
        isPublic: true,
        limit: surveyLimits.read,
      }),
      query(SurveyQuery),
      async (c) => c.json(await surveys.find(c.req.param('slug'), c.req.valid('query').lang)),
    )
    .post(
      '/survey/:slug/scan/',
      // Responds in time even if counting takes long.
      requestTimeout,
      documented({
        tag: 'survey',
        name: 'recordScan',
        summary: 'Counts a scan, once for each token.',
        answers: { 201: ScanReceipt },
        refuses: ['invalid_input', 'not_found'],
        isPublic: true,
        limit: surveyLimits.report,
      }),
      body(ScanInput, { takesMore: true }),
      async (c) => {
        const receipt = await surveys.scan(
          c.req.param('slug'),
          c.req.valid('json'),
          readVisitor(c),
        );
        return c.json(receipt, 201);
      },
    )
    .post(
      '/survey/:slug/scan/:scan_token/start/',
      // Responds in time even if counting takes long.
      requestTimeout,
      documented({
        tag: 'survey',
        name: 'recordStart',
        summary: 'Notes that the visitor of a scan began to fill in the form. It has no body.',
        answers: { 204: null },
        refuses: ['not_found'],
        isPublic: true,
        limit: surveyLimits.report,
      }),
      async (c) => {
        const token = c.req.param('scan_token');
        if (!v.is(uuidText, token)) throw notFound();
        await surveys.start(c.req.param('slug'), token, readVisitor(c));
        return c.body(null, 204);
      },
    )
    .post(
      '/survey/:slug/submit/',
      // Responds in time even if counting takes long.
      requestTimeout,
      documented({
        tag: 'survey',
        name: 'submitSurvey',
        summary:
          "Takes in a visitor's answer. Sent twice with one client_id, it is one answer; other words are refused.",
        answers: { 200: Receipt, 201: Receipt },
        refuses: ['invalid_input', 'not_found', 'not_published', 'id_taken', 'proof_needed'],
        isPublic: true,
        limit: surveyLimits.submitAddress,
        codeLimit: surveyLimits.submitCode,
      }),
      body(SubmissionInput, { takesMore: true }),
      async (c) => {
        const { receipt, isNew } = await surveys.submit(
          c.req.param('slug'),
          c.req.valid('json'),
          readVisitor(c),
        );
        return c.json({ receipt }, isNew ? 201 : 200);
      },
    )
    .post(
      '/survey/:slug/picture/',
      documented({
        tag: 'survey',
        name: 'takePicture',
        summary:
          'Takes in the png or jpeg of an answer that is submitted next, with the same client_id and this id as its picture.',
        answers: { 201: TakenPicture },
        refuses: [
          'invalid_input',
          'not_found',
          'not_published',
          'too_large',
          'unsupported_media_type',
        ],
        isPublic: true,
        limit: surveyLimits.pictureAddress,
        codeLimit: surveyLimits.pictureCode,
      }),
      query(PictureQuery),
      uploadOf(limits.pictureUploadMaxBytes),
      async (c) => {
        const { file } = c.var;
        return c.json(
          await surveys.takePicture(c.req.param('slug'), c.req.valid('query'), file),
          201,
        );
      },
    )
    .get(
      '/survey/:slug/challenge/',
      documented({
        tag: 'survey',
        name: 'getChallenge',
        summary: 'Work for a browser that was refused with `proof_needed`, as ALTCHA writes it.',
        answers: { 200: Challenge },
        refuses: ['not_found'],
        isPublic: true,
        limit: surveyLimits.challenge,
      }),
      async (c) => c.json(await surveys.challenge(c.req.param('slug'))),
    )
    .get(
      '/receipt/:receipt/',
      documented({
        tag: 'survey',
        name: 'getSentAnswer',
        summary:
          'What a visitor sent, and the reply. An unknown receipt and an erased answer are alike.',
        answers: { 200: SubmittedAnswer },
        refuses: ['not_found'],
        isPublic: true,
        limit: surveyLimits.receipt,
      }),
      async (c) => c.json(await sentAnswers.get(c.req.param('receipt'))),
    )
    .post(
      '/receipt/:receipt/read/',
      documented({
        tag: 'survey',
        name: 'noteReplyRead',
        summary: 'Notes that the visitor sees the reply. An unknown receipt is answered alike.',
        answers: { 204: null },
        isPublic: true,
        limit: surveyLimits.receipt,
      }),
      async (c) => {
        const { isPrefetch, userAgent } = readVisitor(c);
        if (!isPrefetch && !isProgram(userAgent)) {
          await sentAnswers.noteRead(c.req.param('receipt'));
        }
        return c.body(null, 204);
      },
    )
    .post(
      '/receipt/:receipt/contact/',
      documented({
        tag: 'survey',
        name: 'leaveContact',
        summary:
          'Leaves an address for the reply to an answer without one, if its form asks for it.',
        answers: { 204: null },
        refuses: ['invalid_input', 'not_found'],
        isPublic: true,
        limit: surveyLimits.receipt,
      }),
      body(ContactInput),
      async (c) => {
        await sentAnswers.leaveContact(c.req.param('receipt'), c.req.valid('json').email);
        return c.body(null, 204);
      },
    )
    .delete(
      '/receipt/:receipt/publication/',
      documented({
        tag: 'survey',
        name: 'withdrawPublication',
        summary:
          'Takes the permission to show an answer publicly back. Without one it is like an unknown receipt.',
        answers: { 204: null },
        refuses: ['not_found'],
        isPublic: true,
        limit: surveyLimits.receipt,
      }),
      async (c) => {
        await sentAnswers.withdraw(c.req.param('receipt'));
        return c.body(null, 204);
      },
    )
    .delete(
      '/receipt/:receipt/',
      documented({
        tag: 'survey',
        name: 'eraseSentAnswer',
        summary: 'Erases what a visitor sent, for good.',
        answers: { 204: null },
        refuses: ['not_found'],
        isPublic: true,
        limit: surveyLimits.receipt,
      }),
      async (c) => {
        await sentAnswers.erase(c.req.param('receipt'));
        return c.body(null, 204);
      },
    );

/** An answer from a caller in the same process. */
interface SubmitCall {
  slug: string;
  /** The JSON of a `SubmissionInput`. */
  body: Uint8Array;
  /** The IP address of the visitor. */
  address: string;
  userAgent: string;
  requestId: string;
  traceparent?: string | undefined;
}

/** A response to it, before it is written as HTTP. */
interface SubmitResponse {
  status: number;
  headers: Record<string, string>;
  /** Sent as JSON. */
  body: object;
}

/** Takes an answer in. Never rejects: an error is a response, too. */
export type SubmitDirectly = (call: SubmitCall) => Promise<SubmitResponse>;

interface SubmitTools extends Observers {
  services: Pick<Services, 'surveys'>;
  limits: Limits;
  logger: Logger;
}

/**
 * `POST /survey/:slug/submit/` as a function, for a gateway in the same process: with the same limits,
 * checks and errors, and without a second request, a second response and their middleware.
 */
export function createSubmitDirectly(tools: SubmitTools): SubmitDirectly {
  const { services, limits } = tools;

  const submit = async ({ slug, body, address, userAgent }: SubmitCall) => {
    const network = networkOf(address);
    await limits.spend(surveyLimits.submitAddress, network);
    const printed = readSlug(slug);
    if (printed !== undefined) await limits.spend(surveyLimits.submitCode, printed);
    if (body.length > maxBytes) throw new ApiError('too_large', 'The request is too large.');

    const input = checkBody(SubmissionInput, parseJson(body), { takesMore: true });
    const visitor = { address: network, userAgent, isPrefetch: false };
    const { receipt, isNew } = await services.surveys.submit(slug, input, visitor);
    return { status: isNew ? 201 : 200, headers: {}, body: { receipt } };
  };

  return async (call) => {
    const { requestId, traceparent } = call;
    const { span, end } = observe(tools, { method: 'POST', requestId, traceparent });
    const response = await currentWork.run({ requestId, span }, async () => {
      try {
        return await withinTimeout(submit(call));
      } catch (error) {
        const logger = tools.logger.child({ request_id: requestId });
        return toRefusal(error, { logger, requestId });
      }
    });
    end(submitRoute, response.status);
    return response;
  };
}
