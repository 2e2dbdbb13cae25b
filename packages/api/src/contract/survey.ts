import * as v from 'valibot';

import { issueSentences } from '@hearback/schema/errors';
import { limits } from '@hearback/schema/limits';

import { count } from './list.ts';

export const Channel = v.picklist(['qr', 'link', 'kiosk', 'web'], issueSentences.invalid);

/** What a visitor gets: the published form of a code. */
export const Survey = v.pipe(
  v.object({
    form: v.object({
      title: v.string(),
      style: v.record(v.string(), v.unknown()),
      fields: v.array(v.record(v.string(), v.unknown())),
    }),
    form_version: count,
    venue: v.string(),
    language: v.string(),
    languages: v.array(v.string()),
    state: v.picklist(['open', 'paused']),
  }),
  v.metadata({ ref: 'Survey' }),
);
export type Survey = v.InferOutput<typeof Survey>;

export const SurveyQuery = v.object({ lang: v.optional(v.pipe(v.string(), v.maxLength(35))) });

const uuid = v.pipe(
  v.string(issueSentences.required),
  v.regex(/^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i, issueSentences.invalid),
);

const noNulls = v.check((text: string) => !text.includes('\0'), issueSentences.null_characters);

const words = (maxLength: number) =>
  v.nullish(
    v.pipe(
      v.string(issueSentences.not_a_string),
      noNulls,
      v.trim(),
      v.maxLength(maxLength, issueSentences.too_long),
    ),
    '',
  );

export const ScanInput = v.pipe(
  v.object({ scan_token: v.nullish(uuid), channel: v.optional(Channel, 'qr') }),
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
    client_id: uuid,
    scan_token: v.nullish(uuid),
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
        v.string(issueSentences.invalid),
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
    /** Nobody sees this field on the page: only a program fills it. */
    website: v.optional(v.unknown()),
  }),
  v.metadata({ ref: 'SubmissionInput' }),
);
export type SubmissionInput = v.InferOutput<typeof SubmissionInput>;

/** Proof that an answer arrived. */
export const Receipt = v.pipe(v.object({ receipt: v.string() }), v.metadata({ ref: 'Receipt' }));
