import type { FrameDocument, ImageReference } from '@hearback/schema/documents';
import { defaultLanguage, type Language } from '@hearback/schema/limits';
import { useState } from 'react';

import { EditorShell } from '../../kit/EditorShell/EditorShell';
import { EditorToolbar, type SaveState } from '../../kit/EditorToolbar/EditorToolbar';
import type { UploadImage } from '../../kit/ImageUpload/ImageUpload';
import { useEditor } from '../../kit/useEditor';
import { useShortcuts } from '../../kit/useShortcuts';
import { useWords } from '../../../internal/useWords';
import { kitWords } from '../../kit/words';
import { hasRoomFor } from '../commands/addElement';
import { apply, stepOf } from '../commands/apply';
import type { AddedType } from '../commands/newElement';
import { findIssues } from '../findIssues';
import { frameEditorWords } from '../words';
import { FrameProperties } from './FrameProperties';
import { FrameStage } from './FrameStage';
import { FrameStructure } from './FrameStructure';

export interface FrameEditorProps {
  /** What the editor starts with. To load another frame, give the editor another `key`. */
  document: FrameDocument;
  /** Called after every change; the caller decides when to save. */
  onChange: (document: FrameDocument) => void;
  /** Stores a picture. Rejects with an Error whose message is a sentence for the reader. */
  onUploadImage: UploadImage;
  /** Called with the sentence when something cannot be done. It also stands in the editor. */
  onRefuse?: (sentence: string) => void;
  /** Left out where the caller does not save by itself. */
  saveState?: SaveState;
  /** The text language to begin with. */
  language?: Language;
  /** What the code reads as. Left out: its place is shown. */
  codeText?: string;
  /** Where a picture's bytes are. Left out: where the document says. */
  addressOf?: (image: ImageReference) => string | undefined;
}

const asStored = ({ url }: ImageReference) => url;

/** Makes the printed art around a code, in millimetres. What it shows is what the printer gets. */
export function FrameEditor({
  document: initial,
  onChange,
  onUploadImage,
  onRefuse,
  saveState,
  language: initialLanguage = defaultLanguage,
  codeText,
  addressOf = asStored,
}: FrameEditorProps) {
  const words = useWords(frameEditorWords);
  const kit = useWords(kitWords);
  const editor = useEditor({ document: initial, apply, stepOf, onChange });
  const { document, run } = editor;
  const onKeyDown = useShortcuts(editor);

  const [chosenId, setChosenId] = useState<string | null>(null);
  const [language, setLanguage] = useState<Language>(initialLanguage);
  const [refusal, setRefusal] = useState<string>();
  const [announcement, setAnnouncement] = useState('');

  const selected = document.content.find(({ id }) => id === chosenId);
  const issues = findIssues(document);
  const nameOf = (elementId: string) => {
    const element = document.content.find(({ id }) => id === elementId);
    return element ? words.types[element.type] : '';
  };

  const select = (elementId: string | null) => {
    setChosenId(elementId);
    setRefusal(undefined);
  };
  const add = (elementType: AddedType) => {
    if (!hasRoomFor(document, elementType)) {
      setRefusal(words.oneCode);
      onRefuse?.(words.oneCode);
      return;
    }
    run({ type: 'addElement', elementType });
    setAnnouncement(kit.added(words.types[elementType]));
    select(apply(document, { type: 'addElement', elementType }).content.at(-1)?.id ?? null);
  };
  const move = (elementId: string, toIndex: number) => {
    run({ type: 'moveElement', elementId, toIndex });
    setAnnouncement(kit.moved(nameOf(elementId), toIndex + 1, document.content.length));
  };
  const remove = (elementId: string) => {
    run({ type: 'removeElement', elementId });
    setAnnouncement(kit.removed(nameOf(elementId)));
    if (elementId === chosenId) select(null);
  };

  return (
    <EditorShell
      announcement={announcement}
      onKeyDown={onKeyDown}
      toolbar={
        <EditorToolbar
          canUndo={editor.canUndo}
          canRedo={editor.canRedo}
          onUndo={editor.undo}
          onRedo={editor.redo}
          language={language}
          onLanguageChange={setLanguage}
          saveState={saveState}
        />
      }
      structure={
        <FrameStructure
          {...{ document, language, issues, refusal }}
          selectedId={selected?.id ?? null}
          onSelect={select}
          onAdd={add}
          onMove={move}
          onRemove={remove}
        />
      }
      stage={
        <FrameStage
          {...{ document, language, codeText, addressOf }}
          selectedId={selected?.id ?? null}
          onSelect={select}
          onNudge={(elementId, byX, byY) => run({ type: 'nudgeElement', elementId, byX, byY })}
        />
      }
      properties={
        <FrameProperties
          {...{ document, selected, issues, language, run, onUploadImage, addressOf }}
        />
      }
    />
  );
}
