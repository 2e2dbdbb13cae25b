import { defaultLanguage, languages as productLanguages } from '@hearback/schema/limits';
import { useReducer, useState } from 'react';

import type { DocumentKind, DocumentPart } from './DocumentKind';
import { record, redo, startHistory, undo, type History } from './history';
import type { Step } from './Step';

/** A document while it is edited: its history, what is chosen, in which language its texts are shown. */
export interface Editor<Document, Command> {
  document: Document;
  run: (command: Command) => void;
  /** Puts another document in the place of this one, as one step that can be undone. */
  replace: (document: Document) => void;
  undo: () => void;
  redo: () => void;
  /** What would be undone. Undefined: there is nothing. */
  undoStep: Step | undefined;
  redoStep: Step | undefined;
  /** The chosen part or page, of several the last one. Null: the document as a whole. */
  selectedId: string | null;
  select: (id: string | null) => void;
  /** All that are chosen, in the order in which they were. */
  selectedIds: readonly string[];
  selectMany: (ids: readonly string[]) => void;
  /** In which of its languages the texts are shown. */
  language: string;
  setLanguage: (language: string) => void;
  /** The languages of the document. */
  languages: readonly string[];
}

type Action<Document, Command> =
  | { type: 'run'; command: Command }
  | { type: 'replace'; document: Document }
  | { type: 'undo' }
  | { type: 'redo' };

/**
 * Holds a document while it is edited, with undo and redo around every command. It lives where the
 * document lives: a screen that shows the editor in one of its steps keeps it above them.
 */
export function useEditor<Document, Part extends DocumentPart, Added extends string, Command>(
  { apply, stepOf, partsOf, pages = [], languagesOf }: DocumentKind<Document, Part, Added, Command>,
  initial: Document,
  initialLanguage: string = defaultLanguage,
): Editor<Document, Command> {
  const [history, dispatch] = useReducer(
    (state: History<Document>, action: Action<Document, Command>): History<Document> => {
      if (action.type === 'undo') return undo(state);
      if (action.type === 'redo') return redo(state);
      if (action.type === 'replace') return record(state, action.document, { name: 'replace' });
      return record(
        state,
        apply(state.present, action.command, state.past),
        stepOf(action.command, state.present),
      );
    },
    initial,
    startHistory<Document>,
  );
  const [chosenIds, selectMany] = useState<readonly string[]>([]);
  const [wanted, setLanguage] = useState(initialLanguage);
  const document = history.present;
  const own = languagesOf?.(document) ?? [];
  const languages = own.length > 0 ? own : productLanguages;
  // An undone part may be chosen still: it is again when the step is redone.
  const choosable = [...partsOf(document), ...pages];
  const selectedIds = chosenIds.filter((id) => choosable.some((known) => known.id === id));

  return {
    document,
    run: (command) => dispatch({ type: 'run', command }),
    replace: (next) => dispatch({ type: 'replace', document: next }),
    undo: () => dispatch({ type: 'undo' }),
    redo: () => dispatch({ type: 'redo' }),
    undoStep: history.past.at(-1)?.step,
    redoStep: history.future[0]?.step,
    selectedId: selectedIds.at(-1) ?? null,
    select: (id) => selectMany(id === null ? [] : [id]),
    selectedIds,
    selectMany,
    // A language that was removed is shown again when that is undone.
    language: languages.includes(wanted) ? wanted : (languages[0] ?? defaultLanguage),
    setLanguage,
    languages,
  };
}
