import { type RefObject, useEffect, useRef, useState } from 'react';

import { useWords } from '../../internal/useWords';
import type { EditorConfig, DocumentPart } from './EditorConfig';
import type { PartsWords } from './EditorConfig';
import { nextSelection, neighbourOf } from './selection';
import type { EditStep } from './history';
import type { Editor } from './useEditor';
import { kitWords } from './words';

const partIn = (place: Element, id: string | null): HTMLElement | null => {
  const part = place.querySelector<HTMLElement>(`[data-part="${CSS.escape(id ?? '')}"]`);
  if (part?.matches('button')) return part;
  return part?.querySelector<HTMLElement>('[data-part-name]') ?? null;
};

/** Keeps the focus on parts: follows selection by keyboard, and moves on when the focused part is removed. */
export function usePartFocus(editor: RefObject<HTMLElement | null>) {
  const wanted = useRef<{ place: Element; id: string | null; ifLost: boolean }>(null);

  useEffect(() => {
    const want = wanted.current;
    if (!want) return;
    wanted.current = null;
    const focused = document.activeElement;
    const isLost =
      !focused?.isConnected || focused === document.body || focused.matches(':disabled');
    if (want.ifLost && !isLost) return;
    const outline = editor.current?.querySelector('[data-editor-place="outline"]');
    const part = partIn(want.place, want.id) ?? (outline && partIn(outline, want.id));
    part?.focus();
  });

  /** Requests focus for a part after the next render, in the area that has the focus now. */
  return (id: string | null, { ifLost = false } = {}) => {
    const place = document.activeElement?.closest('[data-editor-place]');
    if (place && editor.current?.contains(place)) wanted.current = { place, id, ifLost };
  };
}

interface PartsOptions<Document, Part extends DocumentPart, Added extends string, Command> {
  config: EditorConfig<Document, Part, Added, Command>;
  editor: Editor<Document, Command>;
  words: PartsWords;
  /** Focuses a part after the next render. */
  focus: (id: string | null, options?: { ifLost: boolean }) => void;
  /** Distinct names of the parts. Default: their types. */
  partNames?: ReadonlyMap<string, string> | undefined;
  /** Called with a message when an action is rejected. */
  onRefuse?: ((sentence: string) => void) | undefined;
}

/** Actions on a document's parts, with their announcements. */
export function useParts<Document, Part extends DocumentPart, Added extends string, Command>({
  config,
  editor,
  words,
  focus,
  onRefuse,
  partNames,
}: PartsOptions<Document, Part, Added, Command>) {
  const kit = useWords(kitWords);
  const [refusal, setRefusal] = useState<string>();
  const [announcement, setAnnouncement] = useState('');

  const { document } = editor;
  const parts = config.partsOf(document);
  const partOf = (id: string | null) => parts.find((part) => part.id === id);
  const nameOf = (id: string) =>
    partNames?.get(id) ?? words.pages?.[id] ?? words.types[partOf(id)?.type ?? ''] ?? '';
  const refuse = (sentence: string) => {
    setRefusal(sentence);
    onRefuse?.(sentence);
  };

  const select = (id: string | null) => {
    editor.select(id);
    setRefusal(undefined);
  };

  /** Runs a command that adds a part, and selects it. */
  const make = (command: Command, type: string) => {
    const after = config.apply(document, command);
    if (after === document) {
      const isCrowded = parts.length >= (config.maxParts ?? Infinity);
      refuse((isCrowded ? words.crowded : undefined) ?? words.full);
      return;
    }
    editor.run(command);
    setAnnouncement(kit.added(words.types[type] ?? ''));
    const added = config.partsOf(after).find(({ id }) => !partOf(id))?.id ?? null;
    select(added);
    focus(added);
  };

  const stepName = (step: EditStep | undefined) =>
    step && words.steps[step.name]?.(words.types[step.partType ?? ''] ?? '');
  const undoName = stepName(editor.undoStep);
  const redoName = stepName(editor.redoStep);

  return {
    parts,
    partOf,
    nameOf,
    /** Localized name of the next undo step. */
    undoName,
    redoName,
    undo: () => {
      if (undoName === undefined) return;
      editor.undo();
      setAnnouncement(kit.undone(undoName));
    },
    redo: () => {
      if (redoName === undefined) return;
      editor.redo();
      setAnnouncement(kit.redone(redoName));
    },
    refusal,
    refuse,
    announcement,
    announce: setAnnouncement,
    select,
    /** Selects the part or page above or below. */
    choose: (id: string | null, by: 1 | -1) => {
      const neighbour = neighbourOf([...(config.pages ?? []), ...parts], id, by);
      select(neighbour);
      focus(neighbour);
    },
    add: (type: Added) => make(config.add(type), type),
    /** Adds at an index in the list. */
    addAt: (type: Added, toIndex: number) => {
      if (config.addAt) make(config.addAt(type, toIndex), type);
    },
    canDuplicate: config.duplicate !== undefined,
    duplicate: (id: string) => {
      const part = partOf(id);
      if (part && config.duplicate) make(config.duplicate(id), part.type);
    },
    move: (id: string, toIndex: number) => {
      if (!partOf(id) || toIndex < 0 || toIndex >= parts.length) return;
      editor.run(config.move(id, toIndex));
      setAnnouncement(kit.moved(nameOf(id), toIndex + 1, parts.length));
      focus(id, { ifLost: true });
    },
    remove: (id: string) => {
      const part = partOf(id);
      if (!part || !config.canRemove(part)) return;
      const heir = nextSelection(parts, id);
      editor.run(config.remove(id));
      setAnnouncement(kit.removed(nameOf(id)));
      select(heir);
      focus(heir);
    },
  };
}

/** The actions that `useParts` returns. */
export interface PartActions {
  parts: readonly DocumentPart[];
  canDuplicate: boolean;
  undo: () => void;
  redo: () => void;
  choose: (id: string | null, by: 1 | -1) => void;
  /** Null: the texts of the whole document. */
  editWords: (id: string | null) => void;
  duplicate: (id: string) => void;
  move: (id: string, toIndex: number) => void;
  remove: (id: string) => void;
}

/** Focuses the text of a part: the first text field of the properties, after they are rendered. */
export function useWordsFocus(editor: RefObject<HTMLElement | null>) {
  const [timesAsked, setTimesAsked] = useState(0);

  useEffect(() => {
    if (timesAsked === 0) return;
    const properties = editor.current?.querySelector('[data-editor-pane="properties"]');
    const field = properties?.querySelector<HTMLInputElement | HTMLTextAreaElement>(
      'textarea, input[type="text"]',
    );
    field?.focus();
    field?.select();
  }, [editor, timesAsked]);

  return () => setTimesAsked((times) => times + 1);
}
