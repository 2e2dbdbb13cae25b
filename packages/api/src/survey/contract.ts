import * as v from 'valibot';

import { issueSentences } from '@hearback/schema/errors';
import { limits } from '@hearback/schema/limits';
import { boundedText, email, optionalText } from '@hearback/schema/rules';

import type { Limit } from '../http/limits.ts';
import { count, moment, uuidText, wholeNumber } from '../http/list.ts';

export const Channel = v.picklist(['qr', 'link', 'kiosk', 'web'], issueSentences.invalid);

/**
 * State of an answer whose visitor let it be shown publicly: `agreed` still, `hidden` by its owner, or `withdrawn` by its
 * visitor.
 */
export const PublicationSchema = v.picklist(['agreed', 'hidden', 'withdrawn']);

const GivenList = v.pipe(
  v.array(boundedText(limits.commentMaxLength)),
  v.maxLength(limits.fieldsPerFormMax),
);

/** The shapes an answer without a column may arrive in. The rule of its field's type judges it further. */
const GivenValue = v.union(
  [
    boundedText(limits.commentMaxLength),
    v.pipe(v.number(), v.finite()),
    v.boolean(),
    GivenList,
    v.pipe(
      v.record(
        boundedText(64),
        v.union([boundedText(limits.commentMaxLength), v.boolean(), GivenList]),
      ),
      v.maxEntries(5),
    ),
  ],
  issueSentences.invalid,
);

/**
 * The answers without a column of their own, by the id of their field in the form: the field's type, and the
 * value, in the shape of its type (docs/questions.md).
 */
export const Answers = v.record(
  v.string(),
  v.object({
    type: v.string(),
    value: v.union([
      v.string(),
      v.number(),
      v.boolean(),
      v.array(v.string()),
      // The chosen options with the visitor's own words, or a consent with its text.
      v.record(v.string(), v.union([v.string(), v.boolean(), v.array(v.string())])),
    ]),
  }),
);

/** A form as a visitor sees it. */
export const ShownForm = v.object({
  title: v.string(),
  style: v.record(v.string(), v.unknown()),
  fields: v.array(v.record(v.string(), v.unknown())),
  thank_you: v.exactOptional(v.record(v.string(), v.unknown())),
});

/** The published form of a code, as a visitor gets it. */
export const Survey = v.pipe(
  v.object({
    form: ShownForm,
    form_id: v.string(),
    form_version: count,
    /** The heading: company and place, as their owner has visitors read them. */
    venue: v.string(),
    company: v.string(),
    language: v.string(),
    languages: v.array(v.string()),
    state: v.picklist(['open', 'paused']),
    /** The slug of the public board that visitors are led to after they answered. Null: none. */
    board: v.nullable(v.string()),
  }),
  v.metadata({ ref: 'Survey' }),
);
export type Survey = v.InferOutput<typeof Survey>;

export const SurveyQuery = v.object({ lang: v.optional(boundedText(35)) });

const words = (maxLength: number) => v.nullish(optionalText(maxLength).wrapped, '');

/** The answer that a picture is for, and the form that asked for it. Left out: the form the code shows now. */
export const PictureQuery = v.object({
  client_id: uuidText,
  form_id: v.optional(uuidText),
  form_version: v.optional(wholeNumber(1)),
});
export type PictureQuery = v.InferOutput<typeof PictureQuery>;

/** A picture that was taken in: its id is the answer to the field that asks for it. */
export const TakenPicture = v.pipe(
  v.object({ id: v.string() }),
  v.metadata({ ref: 'TakenPicture' }),
);

export const ScanInput = v.pipe(
  v.object({ scan_token: v.nullish(uuidText), channel: v.optional(Channel, 'qr') }),
  v.metadata({ ref: 'ScanInput' }),
);
export type ScanInput = v.InferOutput<typeof ScanInput>;

export const ScanReceipt = v.pipe(
  v.object({ scan_token: v.string() }),
  v.metadata({ ref: 'ScanReceipt' }),
);

/** A visitor's answer. `client_id` is its identity: sent twice, it is one answer. */
export const SubmissionInput = v.pipe(
  v.object({
    client_id: uuidText,
    scan_token: v.nullish(uuidText),
    /** The form that was on the page, and its version. Left out: the form the code shows now. */
    form_id: v.nullish(uuidText),
    form_version: v.nullish(
      v.pipe(
        v.number(issueSentences.invalid),
        v.integer(issueSentences.invalid),
        v.minValue(1, issueSentences.out_of_range),
        v.maxValue(2_147_483_647, issueSentences.out_of_range),
      ),
    ),
    language: words(35),
    occurred_at: v.nullish(
      v.pipe(
        boundedText(64, { type: issueSentences.invalid, tooLong: issueSentences.invalid }),
        v.check((text) => !Number.isNaN(Date.parse(text)), issueSentences.invalid),
      ),
    ),
    /** Seconds from first paint to send. */
    duration: v.nullish(
      v.pipe(
        v.number(issueSentences.invalid),
        v.finite(issueSentences.invalid),
        v.minValue(0, issueSentences.out_of_range),
        v.maxValue(1_000_000_000, issueSentences.out_of_range),
      ),
    ),
    channel: v.optional(Channel, 'qr'),
    rating: v.nullish(v.pipe(v.number(issueSentences.invalid), v.finite(issueSentences.invalid))),
    comment: words(limits.commentMaxLength),
    name: words(limits.nameMaxLength),
    email: words(limits.emailMaxLength),
    /** The answers to other fields, by the id of the field. Fields not on the form are ignored. */
    answers: v.nullish(
      v.pipe(
        v.record(boundedText(64), v.nullable(GivenValue), issueSentences.invalid),
        v.maxEntries(limits.fieldsPerFormMax, issueSentences.out_of_range),
      ),
    ),
    /** Hidden field (honeypot): only a bot fills it. */
    website: v.optional(v.unknown()),
    /** A visit code. One that is not valid changes nothing: the answer is not a proven visit. */
    visit: v.optional(v.unknown()),
    /** A solved challenge, base64. Asked for by the refusal `proof_needed`. */
    proof: v.nullish(
      boundedText(4_000, { type: issueSentences.invalid, tooLong: issueSentences.invalid }),
    ),
  }),
  v.metadata({ ref: 'SubmissionInput' }),
);
export type SubmissionInput = v.InferOutput<typeof SubmissionInput>;

/** Proof that an answer arrived. */
export const Receipt = v.pipe(v.object({ receipt: v.string() }), v.metadata({ ref: 'Receipt' }));

const ChallengeParameters = v.object({
  algorithm: v.string(),
  nonce: v.string(),
  salt: v.string(),
  cost: count,
  keyLength: count,
  keyPrefix: v.string(),
  keySignature: v.optional(v.string()),
  /** Seconds since 1970. */
  expiresAt: v.optional(count),
  data: v.optional(v.record(v.string(), v.unknown())),
});

/** Work for a browser, as ALTCHA writes it. Solved once, it lets one answer in. */
export const Challenge = v.pipe(
  v.object({ parameters: ChallengeParameters, signature: v.optional(v.string()) }),
  v.metadata({ ref: 'Challenge' }),
);

/** A visitor's answer and the reply, for any holder of the receipt. */
export const SubmittedAnswer = v.pipe(
  v.object({
    /** Company and place, as the visitor read them. */
    venue: v.string(),
    company: v.string(),
    occurred_at: moment,
    received_at: moment,
    form: ShownForm,
    form_version: count,
    language: v.string(),
    rating: v.nullable(count),
    comment: v.string(),
    name: v.string(),
    email: v.string(),
    answers: Answers,
    publication: v.nullable(PublicationSchema),
    /** Empty when nothing was replied. */
    reply: v.string(),
    replied_at: v.nullable(moment),
  }),
  v.metadata({ ref: 'SentAnswer' }),
);
export type SubmittedAnswer = v.InferOutput<typeof SubmittedAnswer>;

/** An address for the reply, left after sending. */
export const ContactInput = v.strictObject({ email });

/** Limit of an answer's wait on a phone without a network. */
export const waitMaxMs = 30 * 86_400_000;

/** Rate limits of visitors' calls, before RATE_LIMIT_FACTOR. */
export const surveyLimits = {
  /** Reading and erasing by receipt: guessing one is hopeless, trying is not free. */
  receipt: { name: 'receipt', points: 60, seconds: 60 },
  /** A form, or that there is none: sixty guests behind one router never come near it. */
  read: { name: 'survey', points: 1_200, seconds: 60, isLocal: true },
  /** A public board, or that there is none. */
  board: { name: 'board', points: 600, seconds: 60, isLocal: true },
  /** Scans and starts from one address: calls about codes that do not exist count as well. */
  report: { name: 'report', points: 1_200, seconds: 60, isLocal: true },
  challenge: { name: 'challenge', points: 120, seconds: 60, isLocal: true },
  /** From one address to one code. Beyond it, a proof of work is needed. */
  submitSoft: { name: 'submit_soft', points: 20, seconds: 60 },
  submitAddress: { name: 'submit_address', points: 100, seconds: 60 },
  /** Pictures, each of which takes a third of a second: from one address, and for one code. */
  pictureAddress: { name: 'picture_address', points: 20, seconds: 60 },
  pictureCode: { name: 'picture_code', points: 60, seconds: 60 },
  submitCode: { name: 'submit_code', points: 600, seconds: 60 },
  /** Answers to one code within ten minutes that count at once; further ones are set aside until looked at. */
  deviceBurst: { name: 'device_burst', points: 5, seconds: 600 },
  networkBurst: { name: 'network_burst', points: 30, seconds: 600 },
  momentBurst: { name: 'moment_burst', points: 200, seconds: 600 },
} as const satisfies Record<string, Limit>;
