import type { FrameDocument, FrameElement } from '@hearback/schema/documents';

import type { DocumentKind } from '../kit/DocumentKind';
import { hasRoomFor } from './commands/addElement';
import { apply, stepOf, type FrameCommand } from './commands/apply';
import type { AddedType } from './commands/newElement';
import { addable, editing } from './registry';

/** A frame, as the kit edits it: elements that lie on each other, the lowest first. */
export const frameKind: DocumentKind<FrameDocument, FrameElement, AddedType, FrameCommand> = {
  apply,
  stepOf,
  partsOf: ({ content }) => content,
  iconOf: (type) => editing[type].icon,
  wordsOf: (element) => (element.type === 'text' ? element.text : undefined),
  canRemove: () => true,
  addable,
  hasRoomFor,
  add: (elementType) => ({ type: 'addElement', elementType }),
  move: (elementId, toIndex) => ({ type: 'moveElement', elementId, toIndex }),
  duplicate: (elementId) => ({ type: 'duplicateElement', elementId }),
  remove: (elementId) => ({ type: 'removeElement', elementId }),
};
