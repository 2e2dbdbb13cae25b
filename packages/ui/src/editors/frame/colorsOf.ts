import type { Color, FrameDocument, FrameElement } from '@hearback/schema/documents';

/** Under which names elements keep their colours. */
const names = ['color', 'fill', 'line_color', 'background_color', 'eye_color'] as const;

const colorsIn = (element: FrameElement): Color[] =>
  names.flatMap((name) => {
    const color = (element as Partial<Record<(typeof names)[number], Color | null>>)[name];
    return color ? [color] : [];
  });

/** The colours of a frame, in the order of their first use. */
export const colorsOf = ({ background_color: background, content }: FrameDocument): Color[] => [
  ...new Set([background, ...content.flatMap(colorsIn)]),
];
