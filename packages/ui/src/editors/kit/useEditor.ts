import { defaultLanguage, languages as productLanguages } from '@hearback/schema/limits';
import { useReducer, useState } from 'react';
import type { EditorConfig, DocumentPart } from './EditorConfig';
import { type History, record, redo, startHistory, type EditStep, undo } from './history';

/** State of a document being edited: history, selection and language. */
export interface Editor<Document, Command> {
  document: Document;
  run: (command: Command) => void;
  /** Replaces the document as one undo step. */
  replace: (document: Document) => void;
  undo: () => void;
  redo: () => void;
  /** The next undo step. Undefined: there is none. */
  undoStep: EditStep | undefined;
  redoStep: EditStep | undefined;
  /** The selected part or page, the last one of several. Null: the whole document. */
  selectedId: string | null;
  select: (id: string | null) => void;
  /** All selected parts, in order of selection. */
  selectedIds: readonly string[];
  selectMany: (ids: readonly string[]) => void;
  /** Language of the shown texts. */
  language: string;
  setLanguage: (language: string) => void;
  /** Languages of the document. */
  languages: readonly string[];
}

type Action<Document, Command> =
  | { type: 'run'; command: Command }
  | { type: 'replace'; document: Document }
  | { type: 'undo' }
  | { type: 'redo' };

/**
 * Holds a document with undo and redo. Keep it as high in the tree as the document: a wizard that
 * shows the editor in one step holds it above the steps.
 */
export function useEditor<Document, Part extends DocumentPart, Added extends string, Command>(
  { apply, stepOf, partsOf, pages = [], languagesOf }: EditorConfig<Document, Part, Added, Command>,
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
  // The selection may contain a part removed by undo, which redo selects again.
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
    // Undoing the removal of a language shows it again.
    language: languages.includes(wanted) ? wanted : (languages[0] ?? defaultLanguage),
    setLanguage,
    languages,
  };
}
