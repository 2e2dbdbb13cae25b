import * as v from 'valibot';

import { issueSentences } from '../errors.ts';
import { limits } from '../limits.ts';
import { boundedText } from '../rules/text.ts';
import { codeStyleEntries } from './codeStyle.ts';
import { Color } from './color.ts';
import { frameIcons } from './frameIcons.ts';
import { ImageReference } from './image.ts';
import { LocalizedText } from './localizedText.ts';
import { haveOwnIds, partId, withIds } from './withIds.ts';

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
  id: v.optional(partId),
  x_mm: Position,
  y_mm: Position,
  width_mm: Length,
  /** Clockwise around the center of the element. Omitted: upright. */
  rotation_deg: v.optional(
    v.pipe(
      v.number(),
      v.minValue(-180, issueSentences.out_of_range),
      v.maxValue(180, issueSentences.out_of_range),
    ),
  ),
  /** Stays where it is until it is unlocked. */
  is_locked: v.optional(v.boolean()),
  /** Elements with the same group are selected and moved as one. */
  group_id: v.optional(partId),
};

const TextElement = v.strictObject({
  ...place,
  type: v.literal('text'),
  text: LocalizedText,
  /** Height of the text's box: the text is reduced until it fits. */
  height_mm: v.optional(Length),
  /** Vertical alignment in a box taller than the text. Omitted: `middle`. */
  vertical_align: v.optional(v.picklist(['top', 'middle', 'bottom'])),
  /** Line height as a share of the size. Omitted: 1.2. Large text needs less. */
  line_height: v.optional(v.pipe(v.number(), v.minValue(0.8), v.maxValue(2))),
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
  /** Omitted: `contain`, the whole picture. `cover` fills the box and cuts the rest. */
  fit: v.optional(v.picklist(['contain', 'cover'])),
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
/** A drawing of our own. It is square. */
const IconElement = v.strictObject({
  ...place,
  type: v.literal('icon'),
  icon: v.optional(v.picklist(frameIcons), 'phone'),
  color: v.optional(Color, '#1b1d22'),
});
const CodeElement = v.strictObject({ ...place, type: v.literal('code'), ...codeStyleEntries });

const AnyElement = v.variant('type', [
  TextElement,
  ImageElement,
  ShapeElement,
  LogoElement,
  IconElement,
  CodeElement,
]);

type ParsedElement = v.InferOutput<typeof AnyElement>;

/** One element of a frame. `id` is there once the document was parsed. Later ones lie on top. */
export type FrameElement = ParsedElement & { id: string };
export type FrameElementType = FrameElement['type'];

/** One type of element: `ElementOf<'code'>`. */
export type ElementOf<Type extends FrameElementType> = Extract<FrameElement, { type: Type }>;

/** Placement of a printed frame, which determines the reading distance of its code. */
export const placements = ['hand', 'table', 'counter', 'wall', 'window', 'street'] as const;
export type Placement = (typeof placements)[number];

export const FrameSize = v.strictObject({
  width_mm: v.pipe(v.number(), v.minValue(20), v.maxValue(1_000)),
  height_mm: v.pipe(v.number(), v.minValue(20), v.maxValue(1_000)),
  /** Width of the bleed beyond the trimmed edge. */
  bleed_mm: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(20)), 3),
  /** Shape of the cut. Omitted: along the edges. A hanger has a hole for a door handle. */
  cut: v.optional(v.picklist(['rectangle', 'round', 'hanger'])),
  /** A tent is this size on each of its two sides: the second one is printed above, upside down. */
  fold: v.optional(v.picklist(['none', 'tent'])),
  /** Placement of the sheet. Omitted: `table`. */
  placement: v.optional(v.picklist(placements)),
});

/** One side of a sheet. Millimetres. */
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
    boundedText(limits.nameMaxLength, { type: issueSentences.required }),
    v.trim(),
    v.minLength(1, issueSentences.required),
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
