import { useState } from 'react';

import { useWords } from '../../internal/useWords';
import type { DocumentKind, DocumentPart } from './DocumentKind';
import type { PartsWords } from './PartsWords';
import { heirOf, neighbourOf } from './selection';
import type { Step } from './Step';
import type { Editor } from './useEditor';
import { kitWords } from './words';

interface PartsOptions<Document, Part extends DocumentPart, Added extends string, Command> {
  kind: DocumentKind<Document, Part, Added, Command>;
  editor: Editor<Document, Command>;
  words: PartsWords;
  /** Puts the focus on a part, once it is drawn. */
  focus: (id: string | null, options?: { ifLost: boolean }) => void;
  /** What tells parts from each other. Left out: their type. */
  partNames?: ReadonlyMap<string, string> | undefined;
  /** Called with the sentence when something cannot be done. */
  onRefuse?: ((sentence: string) => void) | undefined;
}

/** What a person does with the parts of a document, and what is said about it. */
export function useParts<Document, Part extends DocumentPart, Added extends string, Command>({
  kind,
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
  const parts = kind.partsOf(document);
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

  /** Runs a command that makes a part, and chooses it. */
  const make = (command: Command, type: string) => {
    const after = kind.apply(document, command);
    if (after === document) {
      refuse(words.full);
      return;
    }
    editor.run(command);
    setAnnouncement(kit.added(words.types[type] ?? ''));
    const added = kind.partsOf(after).find(({ id }) => !partOf(id))?.id ?? null;
    select(added);
    focus(added);
  };

  const stepName = (step: Step | undefined) =>
    step && words.steps[step.name]?.(words.types[step.partType ?? ''] ?? '');
  const undoName = stepName(editor.undoStep);
  const redoName = stepName(editor.redoStep);

  return {
    parts,
    partOf,
    nameOf,
    /** What would be undone, in words. */
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
    /** Chooses the part or page above or below. */
    choose: (id: string | null, by: 1 | -1) => {
      const neighbour = neighbourOf([...(kind.pages ?? []), ...parts], id, by);
      select(neighbour);
      focus(neighbour);
    },
    add: (type: Added) => make(kind.add(type), type),
    /** Adds at a place in the list. */
    addAt: (type: Added, toIndex: number) => {
      if (kind.addAt) make(kind.addAt(type, toIndex), type);
    },
    canDuplicate: kind.duplicate !== undefined,
    duplicate: (id: string) => {
      const part = partOf(id);
      if (part && kind.duplicate) make(kind.duplicate(id), part.type);
    },
    move: (id: string, toIndex: number) => {
      if (!partOf(id) || toIndex < 0 || toIndex >= parts.length) return;
      editor.run(kind.move(id, toIndex));
      setAnnouncement(kit.moved(nameOf(id), toIndex + 1, parts.length));
      focus(id, { ifLost: true });
    },
    remove: (id: string) => {
      const part = partOf(id);
      if (!part || !kind.canRemove(part)) return;
      const heir = heirOf(parts, id);
      editor.run(kind.remove(id));
      setAnnouncement(kit.removed(nameOf(id)));
      select(heir);
      focus(heir);
    },
  };
}

/** What `useParts` gives. */
export interface PartActions {
  parts: readonly DocumentPart[];
  canDuplicate: boolean;
  undo: () => void;
  redo: () => void;
  choose: (id: string | null, by: 1 | -1) => void;
  /** Null: those of the whole document. */
  editWords: (id: string | null) => void;
  duplicate: (id: string) => void;
  move: (id: string, toIndex: number) => void;
  remove: (id: string) => void;
}
