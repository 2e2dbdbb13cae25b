import type { FrameDocument, FrameElement } from '@hearback/schema/documents';

import type { DocumentKind } from '../kit/DocumentKind';
import { hasRoomFor } from './commands/addElement';
import { apply, stepOf, type FrameCommand } from './commands/apply';
import { beforeSizes } from './commands/beforeSizes';
import type { AddedType } from './commands/newElement';
import { resizeFrame } from './commands/resizeFrame';
import { addable, iconOf } from './registry';

/** A frame, as the kit edits it: elements that lie on each other, the lowest first. */
export const frameKind: DocumentKind<FrameDocument, FrameElement, AddedType, FrameCommand> = {
  apply: (frame, command, past = []) =>
    command.type === 'resizeFrame'
      ? resizeFrame(frame, command, beforeSizes(frame, past))
      : apply(frame, command),
  stepOf,
  partsOf: ({ content }) => content,
  iconOf,
  wordsOf: (element) => (element.type === 'text' ? element.text : undefined),
  canRemove: () => true,
  addable,
  hasRoomFor,
  add: (elementType) => {
    if (elementType === 'image') {
      throw new Error('A picture comes with its upload. Use the command addPicture.');
    }
    return { type: 'addElement', elementType };
  },
  move: (elementId, toIndex) => ({ type: 'moveElement', elementId, toIndex }),
  duplicate: (id) => ({ type: 'duplicateElements', ids: [id] }),
  remove: (id) => ({ type: 'removeElements', ids: [id] }),
};
