import {
  fieldTypes,
  FrameDocument,
  type FrameElement,
  type FrameElementType,
  type FrameSize,
} from '@hearback/schema/documents';
import * as v from 'valibot';

import { toTenths } from './toTenths';

/** What a person adds. A picture comes with its upload; a line is a shape of its own. */
export type AddedType = FrameElementType | 'line';

/** Of the shorter side, or of the sheet where it says so, how much a new element takes. */
const shares: Partial<Record<AddedType, { width: number; height?: number; ofSheet?: true }>> = {
  text: { width: 0.8, ofSheet: true },
  code: { width: 0.5 },
  logo: { width: 0.3, height: 0.2 },
  shape: { width: 0.6, height: 0.15, ofSheet: true },
  line: { width: 0.6, ofSheet: true },
};
const usual = { width: 0.2 };

/** The height of a text's first line, about, and of a line's room. */
const heights: Partial<Record<AddedType, number>> = { text: 10, line: 2 };

/** In the middle of the sheet, as wide as suits it. */
function placeOf(type: AddedType, { width_mm, height_mm }: FrameSize): object {
  const shorter = Math.min(width_mm, height_mm);
  const { width: wide, height: tall, ofSheet } = { ...usual, ...shares[type] };
  const width = wide * (ofSheet ? width_mm : shorter);
  const height =
    heights[type] ?? (tall === undefined ? width : tall * (ofSheet ? height_mm : shorter));
  const hasHeight = type === 'logo' || type === 'shape' || type === 'line';
  return {
    x_mm: toTenths((width_mm - width) / 2),
    y_mm: toTenths((height_mm - height) / 2),
    width_mm: toTenths(width),
    ...(hasHeight && { height_mm: toTenths(height) }),
  };
}

/** What a type begins with, beside its place. */
const beginnings: Partial<Record<AddedType, object>> = {
  text: { text: fieldTypes.text.label },
  line: { type: 'shape', shape: 'line', fill: '#1b1d22' },
};

/** An element as it starts. */
export function newElement(type: AddedType, id: string, size: FrameSize): FrameElement {
  const { content } = v.parse(FrameDocument, {
    name: 'new',
    size,
    content: [{ type, id, ...placeOf(type, size), ...beginnings[type] }],
  });
  const [element] = content;
  if (!element)
    throw new Error(`The frame schema has no element of type ${type}. Add it to AnyElement.`);
  return element;
}
