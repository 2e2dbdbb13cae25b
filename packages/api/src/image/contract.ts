import * as v from 'valibot';

/** A picture that was taken in: where it is, and how large, in pixels. */
export const Image = v.pipe(
  v.object({
    id: v.string(),
    url: v.string(),
    width: v.pipe(v.number(), v.integer()),
    height: v.pipe(v.number(), v.integer()),
  }),
  v.metadata({ ref: 'Image' }),
);
export type Image = v.InferOutput<typeof Image>;
