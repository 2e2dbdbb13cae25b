import type { FrameDocument, FrameElement, ImageReference } from '@hearback/schema/documents';
import { limits } from '@hearback/schema/limits';
import { applyFix, type ScanFix } from '@hearback/print/scan';
import type { EditStep } from '../../kit/history';
import {
  addElement,
  type AddElement,
  copiesFor,
  freeGroup,
  pasteElements,
  type PasteElements,
  removeElements,
  type RemoveElements,
} from './addElements';
import { freeId } from '../../kit/items';
import { freePlaceFor } from './freePlaceFor';
import { toTenths } from './Placed';
import {
  editElement,
  type EditElement,
  lockElements,
  type LockElements,
  orderElements,
  type OrderElements,
} from './editElements';
import { moveElement, type MoveElement, placeElements, type PlaceElements } from './editElements';
import {
  paintFrame,
  type PaintFrame,
  renameFrame,
  type RenameFrame,
  startFrom,
  type StartFrom,
} from './editFrame';
import { resizeFrame, type ResizeFrame } from './resizeFrame';

interface MendScan {
  type: 'mendScan';
  /** A fix from a scan report. */
  fix: ScanFix;
}

/** Applies a fix of the scan check. */
const mendScan = (frame: FrameDocument, { fix }: MendScan): FrameDocument =>
  applyFix({ document: frame }, fix).document;

interface GroupElements {
  type: 'groupElements' | 'ungroupElements';
  ids: readonly string[];
}

function withoutGroup(element: FrameElement): FrameElement {
  const { group_id: _, ...rest } = element;
  return rest;
}

/** Groups or ungroups elements. Ignores a group of one and an existing group. */
function groupElements(frame: FrameDocument, { type, ids }: GroupElements): FrameDocument {
  const { content } = frame;
  const meant = content.filter(({ id }) => ids.includes(id));
  if (type === 'ungroupElements') {
    if (meant.every(({ group_id: group }) => group === undefined)) return frame;
    return {
      ...frame,
      content: content.map((element) =>
        meant.includes(element) ? withoutGroup(element) : element,
      ),
    };
  }
  const [first] = meant;
  if (!first || meant.length < 2) return frame;
  const isOneAlready =
    first.group_id !== undefined &&
    content.every((element) => meant.includes(element) === (element.group_id === first.group_id));
  if (isOneAlready) return frame;
  const group = freeGroup(content);
  return {
    ...frame,
    content: content.map((element) =>
      meant.includes(element) ? { ...element, group_id: group } : element,
    ),
  };
}

interface DuplicateElements {
  type: 'duplicateElements';
  ids: readonly string[];
  /** Offset of the copies in millimeters. Default: small, so that both are visible. */
  by?: { x: number; y: number };
}

const aside = { x: 3, y: 3 };

/** Inserts copies directly above the topmost original. The code is not copied. */
function duplicateElements(
  frame: FrameDocument,
  { ids, by = aside }: DuplicateElements,
): FrameDocument {
  const { content } = frame;
  const copies = copiesFor(
    frame,
    content.filter(({ id }) => ids.includes(id)),
    by,
  );
  if (copies.length === 0) return frame;
  const above = content.findLastIndex(({ id }) => ids.includes(id)) + 1;
  return { ...frame, content: content.toSpliced(above, 0, ...copies) };
}

interface AddPicture {
  type: 'addPicture';
  image: ImageReference;
}

/** Maximum size of a new picture, as a share of the sheet. */
const share = 0.6;

/** Adds a picture in its aspect ratio. */
function addPicture(frame: FrameDocument, { image }: AddPicture): FrameDocument {
  const { content, size } = frame;
  if (content.length >= limits.elementsPerFrameMax) return frame;
  const scale = Math.min(
    (size.width_mm * share) / image.width,
    (size.height_mm * share) / image.height,
  );
  const width = Math.max(1, toTenths(image.width * scale));
  const height = Math.max(1, toTenths(image.height * scale));
  const picture = {
    type: 'image' as const,
    id: freeId(content, 'image'),
    image,
    x_mm: toTenths((size.width_mm - width) / 2),
    y_mm: toTenths((size.height_mm - height) / 2),
    width_mm: width,
    height_mm: height,
  };
  return { ...frame, content: [...content, freePlaceFor(picture, frame)] };
}

/** All commands on a frame. */
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

/** Returns the frame after a command, the same object if nothing changes. */
export function applyFrameCommand(frame: FrameDocument, command: FrameCommand): FrameDocument {
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

/** Ids of the elements a command changes. Empty: the whole frame. */
function idsOf(command: FrameCommand): readonly string[] {
  if ('elementId' in command) return [command.elementId];
  if ('ids' in command) return command.ids;
  return 'places' in command ? Object.keys(command.places) : [];
}

/** Part type of a step that changes several elements. */
export const several = 'several';

/** The part type of a command: an element type, `several`, or undefined for the whole frame. */
function partTypeOf(command: FrameCommand, { content }: FrameDocument): string | undefined {
  if (command.type === 'addElement') return command.elementType;
  if (command.type === 'addPicture') return 'image';
  if (command.type === 'pasteElements') {
    return command.elements.length === 1 ? command.elements[0]?.type : several;
  }
  const ids = idsOf(command);
  return ids.length > 1 ? several : content.find(({ id }) => id === ids[0])?.type;
}

/** Undo key: consecutive commands with the same key are one step. */
function joinsOf(command: FrameCommand): string | undefined {
  if (command.type === 'paintFrame' || command.type === 'renameFrame') return command.type;
  if (command.type === 'editElement') {
    return `${command.elementId} ${Object.keys(command.changes).join(' ')}`;
  }
  const isBit = 'isBit' in command && command.isBit;
  return isBit ? `${command.type} ${idsOf(command).join(' ')}` : undefined;
}

/** Names the undo step of a command. */
export function frameStepOf(command: FrameCommand, frame: FrameDocument): EditStep {
  const joins = joinsOf(command);
  return {
    name: command.type,
    partType: partTypeOf(command, frame),
    ...(joins !== undefined && { joins }),
  };
}
