import type { FrameDocument, FrameElement } from '@hearback/schema/documents';
import type { Language } from '@hearback/schema/limits';

import type { EditorConfig } from '../kit/EditorConfig';
import { type AddedType, hasRoomForElements } from './commands/addElements';
import { applyFrameCommand, type FrameCommand, frameStepOf } from './commands/apply';
import type { Turn } from '../kit/history';
import { resizeFrame } from './commands/resizeFrame';
import { addableElements, iconOf } from './registry';
import {
  type Conflict,
  type Merge,
  type Mergeable,
  mergeDocuments,
  type MergeVersions,
} from '../kit/mergeDocuments';
import { excerptOf } from '../kit/items';
import { useEditor, type Editor } from '../kit/useEditor';

/** Distinct layer names: texts by their content, other elements by type and number. */
export function layerNames(
  content: readonly FrameElement[],
  language: string,
  typeName: (element: FrameElement) => string,
): ReadonlyMap<string, string> {
  const counts = new Map<string, number>();
  return new Map(
    content.map((element) => {
      const said = element.type === 'text' ? excerptOf(element.text, language) : '';
      const name = said === '' ? typeName(element) : said;
      const count = (counts.get(name) ?? 0) + 1;
      counts.set(name, count);
      return [element.id, count === 1 ? name : `${name} ${count}`];
    }),
  );
}

export type FrameConflict = Conflict<FrameElement>;

/** Merge units of a frame: its name, its sheet, its elements. */
const mergeable: Mergeable<FrameDocument, FrameElement> = {
  factsOf: ({ name, size, background_color }) => ({ name, size, background_color }),
  partsOf: ({ content }) => content,
  isSingle: ({ type }) => type === 'code',
  build: (facts, content) => ({ ...facts, content }) as FrameDocument,
};

/** Merges two edited versions of a frame, by two people or in two windows. */
export const mergeFrames = (
  versions: MergeVersions<FrameDocument>,
): Merge<FrameDocument, FrameElement> => mergeDocuments(mergeable, versions);

/** Commands that keep the relative positions of elements. */
const keepsPlaces: ReadonlySet<string> = new Set(['resizeFrame', 'paintFrame', 'renameFrame']);

/** The frame before a series of size changes. */
function beforeSizes(frame: FrameDocument, past: readonly Turn<FrameDocument>[]): FrameDocument {
  const since = past.findLastIndex(({ step }) => !keepsPlaces.has(step.name)) + 1;
  return past[since]?.document ?? frame;
}

/** Adapter of frames to the editor kit: a stack of elements, the lowest first. */
export const frameEditorConfig: EditorConfig<FrameDocument, FrameElement, AddedType, FrameCommand> =
  {
    apply: (frame, command, past = []) =>
      command.type === 'resizeFrame'
        ? resizeFrame(frame, command, beforeSizes(frame, past))
        : applyFrameCommand(frame, command),
    stepOf: frameStepOf,
    partsOf: ({ content }) => content,
    iconOf,
    wordsOf: (element) => (element.type === 'text' ? element.text : undefined),
    canRemove: () => true,
    addable: addableElements,
    hasRoomFor: hasRoomForElements,
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

/** State of a frame being edited. */
export type FrameEditorState = Editor<FrameDocument, FrameCommand>;

/** Holds the state of a frame being edited, for `FrameEditor`. */
export const useFrameEditor = (document: FrameDocument, language?: Language): FrameEditorState =>
  useEditor(frameEditorConfig, document, language);
