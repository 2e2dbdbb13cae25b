import {
  fieldTypes,
  FrameDocument,
  type FrameElement,
  type FrameElementType,
  type FrameSize,
} from '@hearback/schema/documents';
import * as v from 'valibot';

import { toTenths } from './toTenths';

/** What a person adds. A picture comes with its upload, as a logo. */
export type AddedType = Exclude<FrameElementType, 'image'>;

/** In the middle of the sheet, as wide as suits it. */
function placeOf(type: AddedType, { width_mm, height_mm }: FrameSize): object {
  const shorter = Math.min(width_mm, height_mm);
  const width = {
    text: width_mm * 0.8,
    code: shorter * 0.5,
    logo: shorter * 0.3,
    shape: width_mm * 0.6,
  }[type];
  const height = { text: 10, code: width, logo: shorter * 0.2, shape: height_mm * 0.15 }[type];
  return {
    x_mm: toTenths((width_mm - width) / 2),
    y_mm: toTenths((height_mm - height) / 2),
    width_mm: toTenths(width),
    ...(type === 'logo' || type === 'shape' ? { height_mm: toTenths(height) } : {}),
  };
}

/** An element as it starts. */
export function newElement(type: AddedType, id: string, size: FrameSize): FrameElement {
  const { content } = v.parse(FrameDocument, {
    name: 'new',
    size,
    content: [
      { type, id, ...placeOf(type, size), ...(type === 'text' && { text: fieldTypes.text.label }) },
    ],
  });
  const [element] = content;
  if (!element)
    throw new Error(`The frame schema has no element of type ${type}. Add it to AnyElement.`);
  return element;
}
