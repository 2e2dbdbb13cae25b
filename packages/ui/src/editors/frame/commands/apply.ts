import type { FrameDocument } from '@hearback/schema/documents';

import { addElement, type AddElement } from './addElement';
import { duplicateElement, type DuplicateElement } from './duplicateElement';
import { editElement, type EditElement } from './editElement';
import { moveElement, type MoveElement } from './moveElement';
import { nudgeElement, type NudgeElement } from './nudgeElement';
import { paintFrame, type PaintFrame } from './paintFrame';
import { removeElement, type RemoveElement } from './removeElement';
import { renameFrame, type RenameFrame } from './renameFrame';
import { resizeFrame, type ResizeFrame } from './resizeFrame';
import { startFrom, type StartFrom } from './startFrom';

/** Everything that can be done to a frame. */
export type FrameCommand =
  | AddElement
  | DuplicateElement
  | EditElement
  | MoveElement
  | NudgeElement
  | PaintFrame
  | RemoveElement
  | RenameFrame
  | ResizeFrame
  | StartFrom;

/** The frame after a command. The same object when the command changes nothing. */
export function apply(frame: FrameDocument, command: FrameCommand): FrameDocument {
  switch (command.type) {
    case 'addElement':
      return addElement(frame, command);
    case 'duplicateElement':
      return duplicateElement(frame, command);
    case 'editElement':
      return editElement(frame, command);
    case 'moveElement':
      return moveElement(frame, command);
    case 'nudgeElement':
      return nudgeElement(frame, command);
    case 'paintFrame':
      return paintFrame(frame, command);
    case 'removeElement':
      return removeElement(frame, command);
    case 'renameFrame':
      return renameFrame(frame, command);
    case 'resizeFrame':
      return resizeFrame(frame, command);
    case 'startFrom':
      return startFrom(frame, command);
  }
}

/** Names the step of a command that comes bit by bit; others are steps of their own. */
export function stepOf(command: FrameCommand): string | undefined {
  switch (command.type) {
    case 'editElement':
      return `${command.elementId} ${Object.keys(command.changes).join(' ')}`;
    case 'nudgeElement':
      return `nudge ${command.elementId}`;
    case 'paintFrame':
    case 'renameFrame':
      return command.type;
    default:
      return undefined;
  }
}
