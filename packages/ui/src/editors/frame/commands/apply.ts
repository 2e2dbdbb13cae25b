import type { FrameDocument } from '@hearback/schema/documents';

import type { Step } from '../../kit/Step';
import { addElement, type AddElement } from './addElement';
import { addPicture, type AddPicture } from './addPicture';
import { duplicateElements, type DuplicateElements } from './duplicateElements';
import { editElement, type EditElement } from './editElement';
import { groupElements, type GroupElements } from './groupElements';
import { lockElements, type LockElements } from './lockElements';
import { mendScan, type MendScan } from './mendScan';
import { moveElement, type MoveElement } from './moveElement';
import { orderElements, type OrderElements } from './orderElements';
import { paintFrame, type PaintFrame } from './paintFrame';
import { pasteElements, type PasteElements } from './pasteElements';
import { placeElements, type PlaceElements } from './placeElements';
import { removeElements, type RemoveElements } from './removeElements';
import { renameFrame, type RenameFrame } from './renameFrame';
import { resizeFrame, type ResizeFrame } from './resizeFrame';
import { startFrom, type StartFrom } from './startFrom';

/** Everything that can be done to a frame. */
export type FrameCommand =
  | AddElement
  | AddPicture
  | DuplicateElements
  | EditElement
  | GroupElements
  | LockElements
  | MendScan
  | MoveElement
  | OrderElements
  | PaintFrame
  | PasteElements
  | PlaceElements
  | RemoveElements
  | RenameFrame
  | ResizeFrame
  | StartFrom;

/** The frame after a command. The same object when the command changes nothing. */
export function apply(frame: FrameDocument, command: FrameCommand): FrameDocument {
  switch (command.type) {
    case 'addElement':
      return addElement(frame, command);
    case 'addPicture':
      return addPicture(frame, command);
    case 'duplicateElements':
      return duplicateElements(frame, command);
    case 'editElement':
      return editElement(frame, command);
    case 'groupElements':
    case 'ungroupElements':
      return groupElements(frame, command);
    case 'lockElements':
    case 'unlockElements':
      return lockElements(frame, command);
    case 'mendScan':
      return mendScan(frame, command);
    case 'moveElement':
      return moveElement(frame, command);
    case 'orderElements':
      return orderElements(frame, command);
    case 'paintFrame':
      return paintFrame(frame, command);
    case 'pasteElements':
      return pasteElements(frame, command);
    case 'moveElements':
    case 'resizeElements':
    case 'rotateElements':
    case 'alignElements':
    case 'distributeElements':
      return placeElements(frame, command);
    case 'cutElements':
    case 'removeElements':
      return removeElements(frame, command);
    case 'renameFrame':
      return renameFrame(frame, command);
    case 'resizeFrame':
      return resizeFrame(frame, command);
    case 'startFrom':
      return startFrom(frame, command);
  }
}

/** Which elements a command is about. None: the frame as a whole. */
function idsOf(command: FrameCommand): readonly string[] {
  if ('elementId' in command) return [command.elementId];
  if ('ids' in command) return command.ids;
  return 'places' in command ? Object.keys(command.places) : [];
}

/** What a step says it is about where it is about more than one. */
export const several = 'several';

/** What a command is about: a type of element, several elements, or the frame as a whole. */
function partTypeOf(command: FrameCommand, { content }: FrameDocument): string | undefined {
  if (command.type === 'addElement') return command.elementType;
  if (command.type === 'addPicture') return 'image';
  if (command.type === 'pasteElements') {
    return command.elements.length === 1 ? command.elements[0]?.type : several;
  }
  const ids = idsOf(command);
  return ids.length > 1 ? several : content.find(({ id }) => id === ids[0])?.type;
}

/** Commands of one place in a row are one step: what comes bit by bit is undone at once. */
function joinsOf(command: FrameCommand): string | undefined {
  if (command.type === 'paintFrame' || command.type === 'renameFrame') return command.type;
  if (command.type === 'editElement') {
    return `${command.elementId} ${Object.keys(command.changes).join(' ')}`;
  }
  const isBit = 'isBit' in command && command.isBit;
  return isBit ? `${command.type} ${idsOf(command).join(' ')}` : undefined;
}

/** Names the step of a command. */
export function stepOf(command: FrameCommand, frame: FrameDocument): Step {
  const joins = joinsOf(command);
  return {
    name: command.type,
    partType: partTypeOf(command, frame),
    ...(joins !== undefined && { joins }),
  };
}
