import * as v from 'valibot';

import { FrameDocument, FrameSize } from '@hearback/schema/documents';
import { limits } from '@hearback/schema/limits';
import { boundedText } from '@hearback/schema/rules';

import { count, listQuery, moment, orderingBy, pageOf, revision, uuidText } from '../http/list.ts';
import { withoutNullCharacters } from '../http/body.ts';

export const FrameInput = v.pipe(
  FrameDocument,
  withoutNullCharacters(),
  v.metadata({ ref: 'FrameInput' }),
);

/** A new frame. */
export const NewFrame = v.pipe(
  v.strictObject({ ...FrameDocument.entries, id: v.optional(uuidText) }),
  withoutNullCharacters(),
  v.metadata({ ref: 'NewFrame' }),
);
export type NewFrame = v.InferOutput<typeof NewFrame>;

/** A whole frame in place of another, and which one it replaces. */
export const FrameReplacement = v.pipe(
  v.strictObject({ ...FrameDocument.entries, revision }),
  withoutNullCharacters(),
  v.metadata({ ref: 'FrameReplacement' }),
);
export type FrameReplacement = v.InferOutput<typeof FrameReplacement>;

/** The copy's name; the first one's with a number when it is left out. */
export const DuplicateFrameInput = v.pipe(
  v.strictObject({ name: v.optional(boundedText(limits.nameMaxLength)) }),
  v.metadata({ ref: 'DuplicateFrameInput' }),
);

/** The parts of a frame that change; what is left out stays. */
export const FrameChange = v.pipe(
  v.strictObject({
    name: v.optional(v.unknown()),
    size: v.optional(v.unknown()),
    background_color: v.optional(v.unknown()),
    content: v.optional(v.unknown()),
    revision,
  }),
  v.metadata({ ref: 'FrameChange' }),
);
export type FrameChange = v.InferOutput<typeof FrameChange>;

/** The printed art around a code. `size` and `content` are described by the frame document. */
export const Frame = v.pipe(
  v.object({
    id: v.string(),
    name: v.string(),
    size: FrameSize,
    background_color: v.string(),
    content: v.array(v.record(v.string(), v.unknown())),
    has_qr: v.boolean(),
    revision: count,
    date_created: moment,
    date_updated: moment,
  }),
  v.metadata({ ref: 'Frame' }),
);
export type Frame = v.InferOutput<typeof Frame>;

export const FramePage = pageOf('FramePage', Frame);

export const FrameQuery = v.object({
  ...listQuery,
  ordering: orderingBy('name', 'date_created', 'date_updated'),
});
export type FrameQuery = v.InferOutput<typeof FrameQuery>;
