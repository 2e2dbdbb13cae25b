import type {
  ElementOf,
  FrameDocument,
  FrameElement,
  FrameElementType,
} from '@hearback/schema/documents';

import { isAlready } from '../../kit/editItem';

/** What may change in an element of a type: all but what it is. */
export type ElementChanges<Type extends FrameElementType = FrameElementType> =
  Type extends FrameElementType ? Partial<Omit<ElementOf<Type>, 'id' | 'type'>> : never;

export interface EditElement {
  type: 'editElement';
  elementId: string;
  /** What is `undefined` is taken back. */
  changes: ElementChanges;
}

/** Without what was taken back: a stored frame has no places for it. */
function settled(element: FrameElement): FrameElement {
  const entries = Object.entries(element).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as unknown as FrameElement;
}

/** Changes some of an element. One that is gone leaves the frame as it was. */
export function editElement(
  frame: FrameDocument,
  { elementId, changes }: EditElement,
): FrameDocument {
  const index = frame.content.findIndex(({ id }) => id === elementId);
  const element = frame.content[index];
  if (!element || isAlready(element, changes)) return frame;
  const edited = settled({ ...element, ...changes } as FrameElement);
  return { ...frame, content: frame.content.with(index, edited) };
}
