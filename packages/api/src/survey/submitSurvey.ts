import { isDeepStrictEqual } from 'node:util';

import {
  fieldTypes,
  isAnswered,
  pictureIdOf,
  type AnswerFacts,
  type FormDocument,
} from '@hearback/schema/documents';
import { defaultLanguage } from '@hearback/schema/limits';
import { judgeAnswer, readSlug, sentencesOf, type Answer } from '@hearback/schema/rules';

import { surveyLimits, type SubmissionInput, waitMaxMs } from './contract.ts';
import { readVisit } from '../code/visitCodes.ts';
import type { SetAsideReason } from '../feedback/contract.ts';
import { judgeByRating } from '../feedback/createJudging.ts';
import { ApiError, invalidField, invalidInput, notFound } from '../http/ApiError.ts';
import { picturesSql } from '../picture/pictures.sql.ts';
import type { ServiceTools } from '../services.ts';
import { createReceipts, hashReceipt } from './receipts.ts';
import type { hashVisitor, Visitor } from './scans.ts';
import { submissionsSql, type Submission } from './submissions.sql.ts';
import { surveysSql, type OpenCode } from './surveys.sql.ts';
import type { Challenges, OpenCodes } from './surveys.ts';

/** The form an answer is judged by and kept with. */
interface AnsweredForm {
  form_id: string;
  form_version: number;
  document: FormDocument;
}

/**
 * The form a visitor saw, which may be an earlier version, or another form that the code showed then. The
 * number of a version alone means the form that the code shows now. If it cannot be found, the current form
 * applies: it is no error of the visitor's.
 */
export async function formOfAnswer(
  db: ServiceTools['db'],
  code: OpenCode,
  { form_id, form_version }: Pick<SubmissionInput, 'form_id' | 'form_version'>,
): Promise<AnsweredForm> {
  const shown = { form_id: code.form_id, form_version: code.form_version, document: code.document };
  if (!form_version) return shown;
  const seen = { form_id: form_id?.toLowerCase() ?? code.form_id, form_version };
  if (seen.form_id === shown.form_id && form_version === shown.form_version) return shown;

  const document = await surveysSql.findVersion(db, code.account_id, seen.form_id, form_version);
  return document ? { ...seen, document } : shown;
}

/**
 * The names of the place that an answer belongs to. One that waited on a phone while its code moved belongs to
 * the place where the code hung when it was given.
 */
async function placeOfAnswer(
  db: ServiceTools['db'],
  code: OpenCode,
  occurred: Date,
): Promise<Pick<OpenCode, 'location_name' | 'company_name'>> {
  const isHere = code.placed_at === null || occurred >= code.placed_at;
  const former = isHere
    ? undefined
    : await surveysSql.findPlace(db, code.account_id, code.code_id, occurred);
  return former ?? code;
}

/** No person reads a question, answers it and sends that in less. */
const fastestSeconds = 1.5;

/** Answers that arrive later than this were sent from a phone's queue, and measured there. */
const liveMs = 60_000;

/**
 * The reason an answer is set aside as a bot's: it filled a hidden field, or was sent sooner than a person
 * could. Null if there is none. A kiosk stays open, so the next guest may be fast; queued answers of a
 * device without a network come from a person; and answers without a duration are accepted.
 */
export function setAsideReason(
  { website, duration, channel }: Pick<SubmissionInput, 'website' | 'duration' | 'channel'>,
  { occurred, received }: { occurred: Date; received: Date },
): SetAsideReason | null {
  if (website !== undefined && website !== null && website !== '') return 'hidden_field';
  const isLive = received.getTime() - occurred.getTime() < liveMs;
  const isTooFast =
    isLive && channel !== 'kiosk' && typeof duration === 'number' && duration < fastestSeconds;
  return isTooFast ? 'too_fast' : null;
}

interface BurstTools extends Pick<ServiceTools, 'limits'> {
  hash: ReturnType<typeof hashVisitor>;
}

/**
 * Counts an answer among those that came to a code of late, by device, network and moment. A device is what a
 * scan is recognized by, a hash of the day: no address and nothing else of a browser is kept. A kiosk is one
 * device of many visitors, and counts for nothing.
 */
async function countBurst(
  { limits, hash }: BurstTools,
  code: OpenCode,
  channel: string,
  visitor: Visitor,
) {
  if (channel === 'kiosk') {
    return { device: null, reason: undefined, forget: () => Promise.resolve() };
  }
  const [device, network] = await Promise.all([
    hash(code, visitor),
    hash(code, { ...visitor, userAgent: '' }),
  ]);
  const keyOf = (hashed: Uint8Array) => Buffer.from(hashed).toString('base64url');
  const counted = [
    { reason: 'device_burst', limit: surveyLimits.deviceBurst, key: keyOf(device) },
    { reason: 'network_burst', limit: surveyLimits.networkBurst, key: keyOf(network) },
    { reason: 'moment_burst', limit: surveyLimits.momentBurst, key: code.code_id },
  ] as const;
  const within = await Promise.all(counted.map(({ limit, key }) => limits.isWithin(limit, key)));
  return {
    device,
    reason: counted.find((_, at) => within[at] === false)?.reason,
    /** Only new answers stay counted. */
    forget: async () => {
      await Promise.all(counted.map(({ limit, key }) => limits.giveBack(limit, key)));
    },
  };
}

/** The time an answer was given, and the time it was received. */
interface Moments {
  occurred: Date;
  received: Date;
}

/** The time of an answer, limited to the possible: not in the future, not older than a phone keeps one. */
const readMoments = (text: string | null | undefined, received: Date): Moments => {
  const told = new Date(text ?? received);
  const isPossible = told <= received && received.getTime() - told.getTime() <= waitMaxMs;
  return { occurred: isPossible ? told : received, received };
};

/** A valid answer, and the code and form it was given to. */
interface Given {
  code: OpenCode;
  place: Pick<OpenCode, 'location_name' | 'company_name'>;
  form: AnsweredForm;
  answer: Answer;
  input: SubmissionInput;
  receipt: string;
  /** Null if no scan is to be counted. */
  visitorHash: Uint8Array | null;
  /** The burst that it is part of, if any. */
  burst: SetAsideReason | undefined;
  moments: Moments;
}

/** The pictures that an answer names, by the ids of their fields. */
const picturesIn = ({ answers }: Pick<Answer, 'answers'>) =>
  Object.entries(answers).flatMap(([field, { type, value }]) => {
    const id = type === 'picture' && typeof value === 'string' ? pictureIdOf(value) : undefined;
    return id === undefined ? [] : [{ field, id }];
  });

/** True if the answer may be shown publicly. */
const mayBePublic = ({ answers }: Pick<Answer, 'answers'>): boolean =>
  Object.values(answers).some(({ type }) => type === 'publication');

/**
 * Judges an answer by its form. Guests of a kiosk get no receipt with which they could take a permission back, so
 * that none is taken from there.
 */
const judgeGiven = (form: FormDocument, input: SubmissionInput) =>
  judgeAnswer(
    input.channel === 'kiosk'
      ? { fields: form.fields.filter(({ type }) => type !== 'publication') }
      : form,
    input,
  );

/** A permission as it was given, whether it was taken back since or not. */
const asGiven = ({ answers, ...answer }: Answer): Answer => ({
  ...answer,
  answers: Object.fromEntries(
    Object.entries(answers).map(([id, one]) => {
      if (one.type !== 'publication' || typeof one.value !== 'object' || !('agreed' in one.value)) {
        return [id, one];
      }
      const { withdrawn: _, ...value } = one.value;
      return [id, { ...one, value }];
    }),
  ),
});

/** An answer without pictures that the account has removed since: a late copy of it is still the same. */
const withoutRemoved = (answer: Answer, kept: Pick<Answer, 'answers'>): Answer => ({
  ...answer,
  answers: Object.fromEntries(
    Object.entries(answer.answers).filter(
      ([id, { type }]) => type !== 'picture' || Object.hasOwn(kept.answers, id),
    ),
  ),
});

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
function toSubmission(
  { code, place, form, answer, input, receipt, visitorHash, burst, moments }: Given,
  newId: () => string,
): Submission {
  const { rating, comment } = answer;
  const program = setAsideReason(input, moments);
  const reason = program ?? burst ?? null;
  const signed = { key: code.visit_key, slug: code.slug };
  // A program's uses none up.
  const visit = program === null ? readVisit(input.visit, signed, moments.occurred) : undefined;
  // Bots' comments are not judged, and the sentiment of other comments is added by the ingestion.
  const mood =
    program !== null || comment === '' ? judgeByRating({ rating: rating ?? undefined }) : undefined;
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
    location_name: place.location_name,
    company_name: place.company_name,
    visitor_company: code.visitor_company,
    visitor_place: code.visitor_place,
    ...answer,
    pictures: picturesIn(answer).map(({ id }) => id),
    answers_text: searchedText(form.document, answer, input.language || defaultLanguage),
    publication: mayBePublic(answer) ? 'agreed' : null,
    language: input.language ?? '',
    duration: input.duration ?? null,
    channel: input.channel,
    sentiment: mood?.sentiment ?? null,
    sentiment_source: mood?.source ?? null,
    is_spam: reason !== null,
    spam_reason: reason,
    visit_nonce: visit?.nonce ?? null,
    visit_expires_at: visit?.expiresAt.toISOString() ?? null,
    occurred_at: moments.occurred,
    received_at: moments.received,
  };
}

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

/** Refuses a visitor of a code that is paused, or lost its form. */
export const closed = () => new ApiError('not_published', 'This code takes no answers right now.');

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
  const { db, limits, ingestion, judging, openCodes, challenges, now } = tools;
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
    const identity = [code.account_id, code.code_id, input.client_id] as const;
    const isKnown = () => submissionsSql.isKnown(db, ...identity);
    // Compared as validated then, by the form it was given to. An erased or anonymized answer must not reveal
    // its words: any words count as the same.
    const isSame = async (): Promise<boolean> => {
      const first = await submissionsSql.findWords(db, ...identity);
      if (!first) return true;
      const { form: itsForm, ...words } = first;
      const given = withoutRemoved(judgeGiven(itsForm, input).answer, words);
      return isDeepStrictEqual(asGiven(words), given);
    };
    const refuse = async (refusal: Error) => {
      if ((await isKnown()) && (await isSame())) return kept();
      throw refusal;
    };
    const moments = readMoments(input.occurred_at, now());
    if (isClosed(code, moments.occurred)) return refuse(closed());

    const form = await formOfAnswer(db, code, input);
    const { answer, issues } = judgeGiven(form.document, input);
    if (Object.keys(issues).length > 0) return refuse(invalidInput(sentencesOf(issues)));

    // A picture is one that was taken in for this answer.
    const client = input.client_id.toLowerCase();
    for (const { field, id } of picturesIn(answer)) {
      if (await picturesSql.isOf(db, code, client, id)) continue;
      return refuse(invalidField(`answers.${field}`, 'broken_image'));
    }

    // A thread has read most comments by the time their answer is written.
    const mood = judging.begin({
      rating: answer.rating ?? undefined,
      comment: answer.comment,
      language: input.language ?? undefined,
    });

    // Guests of a café share one address: who comes after too many works a moment for it.
    // All are counted by one statement.
    const [isUsual, burst] = await Promise.all([
      limits.isWithin(surveyLimits.submitSoft, `${visitor.address} ${code.code_id}`),
      countBurst(tools, code, input.channel, visitor),
    ]);
    if (!isUsual && !(await isKnown())) {
      if (!input.proof) {
        await burst.forget();
        // Whoever is asked sends the same answer again, and some browsers cannot prove anything.
        await limits.giveBack(surveyLimits.submitAddress, visitor.address);
        await limits.giveBack(surveyLimits.submitCode, readSlug(slug) ?? slug);
      }
      await challenges.require(slug, input.proof);
    }

    const visitorHash = input.scan_token ? burst.device : null;
    const place = await placeOfAnswer(db, code, moments.occurred);
    const given = {
      code,
      place,
      form,
      answer,
      input,
      receipt,
      visitorHash,
      burst: burst.reason,
      moments,
    };
    const fate = await ingestion.keep(toSubmission(given, tools.newId), mood);
    if (fate !== 'new') await burst.forget();
    if (fate === 'gone') throw notFound();
    if (fate === 'paused') return refuse(closed());
    if (fate === 'new') return { receipt, isNew: true };
    if (!(await isSame())) throw idTaken();
    return kept();
  };
};
