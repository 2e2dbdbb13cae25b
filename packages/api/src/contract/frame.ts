import * as v from 'valibot';

import { FrameDocument } from '@hearback/schema/documents';

import { listQuery, moment, orderingBy, pageOf } from './list.ts';
import { withoutNullCharacters } from './withoutNullCharacters.ts';

export const FrameInput = v.pipe(
  FrameDocument,
  withoutNullCharacters(),
  v.metadata({ ref: 'FrameInput' }),
);

/** The parts of a frame that change; what is left out stays. */
export const FrameChange = v.pipe(
  v.object({
    name: v.optional(v.unknown()),
    size: v.optional(v.unknown()),
    background_color: v.optional(v.unknown()),
    content: v.optional(v.unknown()),
  }),
  v.metadata({ ref: 'FrameChange' }),
);
export type FrameChange = v.InferOutput<typeof FrameChange>;

/** The printed art around a code. `size` and `content` are described by the frame document. */
export const Frame = v.pipe(
  v.object({
    id: v.string(),
    name: v.string(),
    size: v.object({ width_mm: v.number(), height_mm: v.number(), bleed_mm: v.number() }),
    background_color: v.string(),
    content: v.array(v.record(v.string(), v.unknown())),
    has_qr: v.boolean(),
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
