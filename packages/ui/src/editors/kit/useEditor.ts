import { defaultLanguage, type Language } from '@hearback/schema/limits';
import { useReducer, useState } from 'react';

import type { DocumentKind, DocumentPart } from './DocumentKind';
import { record, redo, startHistory, undo, type History } from './history';

/** A document while it is edited: its history, what is chosen, in which language its texts are shown. */
export interface Editor<Document, Command> {
  document: Document;
  run: (command: Command) => void;
  undo: () => void;
  redo: () => void;
  canUndo: boolean;
  canRedo: boolean;
  /** The chosen part. Null: the document as a whole. */
  selectedId: string | null;
  select: (id: string | null) => void;
  language: Language;
  setLanguage: (language: Language) => void;
}

type Action<Command> = { type: 'run'; command: Command } | { type: 'undo' } | { type: 'redo' };

/**
 * Holds a document while it is edited, with undo and redo around every command. It lives where the
 * document lives: a screen that shows the editor in one of its steps keeps it above them.
 */
export function useEditor<Document, Part extends DocumentPart, Added extends string, Command>(
  { apply, stepOf, partsOf }: DocumentKind<Document, Part, Added, Command>,
  initial: Document,
  initialLanguage: Language = defaultLanguage,
): Editor<Document, Command> {
  const [history, dispatch] = useReducer(
    (state: History<Document>, action: Action<Command>): History<Document> => {
      if (action.type === 'undo') return undo(state);
      if (action.type === 'redo') return redo(state);
      return record(state, apply(state.present, action.command), stepOf(action.command));
    },
    initial,
    startHistory<Document>,
  );
  const [chosenId, select] = useState<string | null>(null);
  const [language, setLanguage] = useState(initialLanguage);
  const document = history.present;

  return {
    document,
    run: (command) => dispatch({ type: 'run', command }),
    undo: () => dispatch({ type: 'undo' }),
    redo: () => dispatch({ type: 'redo' }),
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    // An undone part may be chosen still: it is again when the step is redone.
    selectedId: partsOf(document).some(({ id }) => id === chosenId) ? chosenId : null,
    select,
    language,
    setLanguage,
  };
}
