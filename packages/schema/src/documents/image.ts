import * as v from 'valibot';

import { boundedText } from '../rules/text.ts';

/** The id of a picture. */
export const imageId = v.pipe(boundedText(36), v.uuid());

/** A picture that was uploaded: where it is, and how large, in pixels. */
export const ImageReference = v.strictObject({
  id: imageId,
  url: v.pipe(boundedText(48), v.regex(/^\/api\/image\/[0-9a-f-]{36}\/$/)),
  width: v.pipe(v.number(), v.integer(), v.minValue(1)),
  height: v.pipe(v.number(), v.integer(), v.minValue(1)),
});

export type ImageReference = v.InferOutput<typeof ImageReference>;
