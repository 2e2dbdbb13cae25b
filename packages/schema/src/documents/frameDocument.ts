import * as v from 'valibot';

import { issueSentences } from '../errors.ts';
import { limits } from '../limits.ts';
import { Color } from './color.ts';
import { ImageReference } from './image.ts';
import { LocalizedText } from './localizedText.ts';
import { haveOwnIds, withIds } from './withIds.ts';

/** Millimetres from the trimmed corner; negative reaches into the bleed. */
const Position = v.pipe(
  v.number(),
  v.minValue(-1_000, issueSentences.out_of_range),
  v.maxValue(1_000, issueSentences.out_of_range),
);

/** Millimetres. */
const Length = v.pipe(
  v.number(),
  v.minValue(0.1, issueSentences.out_of_range),
  v.maxValue(1_000, issueSentences.out_of_range),
);

const place = {
  id: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(64))),
  x_mm: Position,
  y_mm: Position,
  width_mm: Length,
};

const TextElement = v.strictObject({
  ...place,
  type: v.literal('text'),
  text: LocalizedText,
  font_size_pt: v.optional(v.pipe(v.number(), v.minValue(4), v.maxValue(400)), 16),
  font_weight: v.optional(v.picklist([400, 600, 700]), 400),
  font_family: v.optional(v.picklist(['text', 'display']), 'text'),
  align: v.optional(v.picklist(['start', 'center', 'end']), 'center'),
  color: v.optional(Color, '#1b1d22'),
});
const ImageElement = v.strictObject({
  ...place,
  type: v.literal('image'),
  height_mm: Length,
  image: ImageReference,
});
const ShapeElement = v.strictObject({
  ...place,
  type: v.literal('shape'),
  shape: v.optional(v.picklist(['rectangle', 'ellipse', 'line']), 'rectangle'),
  height_mm: Length,
  radius_mm: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(500)), 0),
  fill: v.optional(v.nullable(Color), '#0a6b5d'),
  line_color: v.optional(v.nullable(Color), null),
  line_width_mm: v.optional(v.pipe(v.number(), v.minValue(0.05), v.maxValue(20)), 0.5),
});
const LogoElement = v.strictObject({
  ...place,
  type: v.literal('logo'),
  height_mm: Length,
  image: v.optional(v.nullable(ImageReference), null),
});
const CodeElement = v.strictObject({
  ...place,
  type: v.literal('code'),
  /** The colour of the dark modules. */
  color: v.optional(Color, '#000000'),
  background_color: v.optional(Color, '#ffffff'),
  /** Error correction. Q survives a quarter of the code being lost. */
  level: v.optional(v.picklist(['L', 'M', 'Q', 'H']), 'Q'),
});

const AnyElement = v.variant('type', [
  TextElement,
  ImageElement,
  ShapeElement,
  LogoElement,
  CodeElement,
]);

type ParsedElement = v.InferOutput<typeof AnyElement>;

/** One element of a frame. `id` is there once the document was parsed. Later ones lie on top. */
export type FrameElement = ParsedElement & { id: string };
export type FrameElementType = FrameElement['type'];

/** One type of element: `ElementOf<'code'>`. */
export type ElementOf<Type extends FrameElementType> = Extract<FrameElement, { type: Type }>;

export const FrameSize = v.strictObject({
  width_mm: v.pipe(v.number(), v.minValue(20), v.maxValue(1_000)),
  height_mm: v.pipe(v.number(), v.minValue(20), v.maxValue(1_000)),
  /** How far the art reaches over the trimmed edge. */
  bleed_mm: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(20)), 3),
});

/** All three in millimetres. */
export type FrameSize = v.InferOutput<typeof FrameSize>;

/** The printed art around a code, as plain data. Millimetres; the origin is the trimmed corner. */
export interface FrameDocument {
  name: string;
  size: FrameSize;
  background_color: string;
  content: FrameElement[];
}

/** Reads a frame from the outside: fills in defaults and makes ids. */
export const FrameDocument = v.strictObject({
  name: v.pipe(
    v.string(issueSentences.required),
    v.trim(),
    v.minLength(1, issueSentences.required),
    v.maxLength(limits.nameMaxLength, issueSentences.too_long),
  ),
  size: FrameSize,
  background_color: v.optional(Color, '#ffffff'),
  content: v.pipe(
    v.array(AnyElement),
    v.maxLength(limits.elementsPerFrameMax, issueSentences.out_of_range),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      if (dataset.value.filter(({ type }) => type === 'code').length > 1) {
        addIssue({ message: issueSentences.duplicate_code });
      }
      if (!haveOwnIds(dataset.value)) addIssue({ message: issueSentences.invalid });
    }),
    v.transform(withIds),
  ),
});

/** The starting point of a frame: an A6 card with a question and the code. */
export function newFrameDocument(name: string): FrameDocument {
  return v.parse(FrameDocument, {
    name,
    size: { width_mm: 105, height_mm: 148, bleed_mm: 3 },
    content: [
      {
        type: 'text',
        text: { 'en-US': 'How was it?', 'pl-PL': 'Jak było?' },
        x_mm: 10,
        y_mm: 14,
        width_mm: 85,
        font_size_pt: 30,
        font_weight: 700,
        font_family: 'display',
      },
      { type: 'code', x_mm: 25, y_mm: 46, width_mm: 55 },
      {
        type: 'text',
        text: {
          'en-US': 'Point your camera at the square.',
          'pl-PL': 'Skieruj aparat na kwadrat.',
        },
        x_mm: 10,
        y_mm: 112,
        width_mm: 85,
        font_size_pt: 13,
      },
    ],
  });
}
