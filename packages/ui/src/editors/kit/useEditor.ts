import { useEffect, useEffectEvent, useReducer, useRef } from 'react';

import { record, redo, startHistory, undo, type History } from './history';

interface EditorOptions<Document, Command> {
  /** What the editor starts with. To load another document, give the editor another `key`. */
  document: Document;
  apply: (document: Document, command: Command) => Document;
  /** Commands with the same name in a row are one step: typing is undone by the word, not the letter. */
  stepOf: (command: Command) => string | undefined;
  /** Called after every change; the caller decides when to save. */
  onChange: (document: Document) => void;
}

export interface Editor<Document, Command> {
  document: Document;
  run: (command: Command) => void;
  undo: () => void;
  redo: () => void;
  canUndo: boolean;
  canRedo: boolean;
}

type Action<Command> = { type: 'run'; command: Command } | { type: 'undo' } | { type: 'redo' };

/** Holds a document while it is edited, with undo and redo around every command. */
export function useEditor<Document, Command>({
  document,
  apply,
  stepOf,
  onChange,
}: EditorOptions<Document, Command>): Editor<Document, Command> {
  const [history, dispatch] = useReducer(
    (state: History<Document>, action: Action<Command>): History<Document> => {
      if (action.type === 'undo') return undo(state);
      if (action.type === 'redo') return redo(state);
      return record(state, apply(state.present, action.command), stepOf(action.command));
    },
    document,
    startHistory<Document>,
  );

  const { present } = history;
  const reported = useRef(present);
  const report = useEffectEvent(onChange);
  useEffect(() => {
    if (reported.current === present) return;
    reported.current = present;
    report(present);
  }, [present]);

  return {
    document: present,
    run: (command) => dispatch({ type: 'run', command }),
    undo: () => dispatch({ type: 'undo' }),
    redo: () => dispatch({ type: 'redo' }),
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
  };
}
