import * as v from 'valibot';

/** A picture that was uploaded: where it is, and how large, in pixels. */
export const ImageReference = v.strictObject({
  id: v.pipe(v.string(), v.uuid()),
  url: v.pipe(v.string(), v.regex(/^\/api\/image\/[0-9a-f-]{36}\/$/)),
  width: v.pipe(v.number(), v.integer(), v.minValue(1)),
  height: v.pipe(v.number(), v.integer(), v.minValue(1)),
});

export type ImageReference = v.InferOutput<typeof ImageReference>;
