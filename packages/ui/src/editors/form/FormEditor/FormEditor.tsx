import type { FieldType, FormDocument, ImageReference } from '@hearback/schema/documents';
import { defaultLanguage, type Language } from '@hearback/schema/limits';
import { useState } from 'react';

import { IconButton } from '../../../components/IconButton/IconButton';
import { ColumnsIcon, PhoneIcon } from '../../../icons';
import { EditorShell } from '../../kit/EditorShell/EditorShell';
import { EditorToolbar, type SaveState } from '../../kit/EditorToolbar/EditorToolbar';
import type { UploadImage } from '../../kit/ImageUpload/ImageUpload';
import { useEditor } from '../../kit/useEditor';
import { useShortcuts } from '../../kit/useShortcuts';
import { useWords } from '../../../internal/useWords';
import { kitWords } from '../../kit/words';
import { hasRoomFor } from '../commands/addField';
import { apply, stepOf } from '../commands/apply';
import { findIssues } from '../findIssues';
import { formEditorWords } from '../words';
import { FormProperties } from './FormProperties';
import { FormStage } from './FormStage';
import { FormStructure } from './FormStructure';

export interface FormEditorProps {
  /** What the editor starts with. To load another form, give the editor another `key`. */
  document: FormDocument;
  /** Called after every change; the caller decides when to save. */
  onChange: (document: FormDocument) => void;
  /** Stores a picture. Rejects with an Error whose message is a sentence for the reader. */
  onUploadImage: UploadImage;
  /** Called with the sentence when something cannot be done. It also stands in the editor. */
  onRefuse?: (sentence: string) => void;
  /** Left out where the caller does not save by itself. */
  saveState?: SaveState;
  /** The text language to begin with. */
  language?: Language;
  /** The name of a place, as the visitor will see it above the form. */
  venue?: string;
  /** The address of the code that shows this form, where there is one. */
  codeText?: string;
  /** Where a picture's bytes are. Left out: where the document says. */
  addressOf?: (image: ImageReference) => string | undefined;
}

const asStored = ({ url }: ImageReference) => url;

/** Makes a form: what it asks, in which order, in which colors. What it shows is what a visitor gets. */
export function FormEditor({
  document: initial,
  onChange,
  onUploadImage,
  onRefuse,
  saveState,
  language: initialLanguage = defaultLanguage,
  venue,
  codeText,
  addressOf = asStored,
}: FormEditorProps) {
  const words = useWords(formEditorWords);
  const kit = useWords(kitWords);
  const editor = useEditor({ document: initial, apply, stepOf, onChange });
  const { document, run } = editor;
  const onKeyDown = useShortcuts(editor);

  const [chosenId, setChosenId] = useState<string | null>(null);
  const [language, setLanguage] = useState<Language>(initialLanguage);
  const [width, setWidth] = useState<'phone' | 'desktop'>('phone');
  const [refusal, setRefusal] = useState<string>();
  const [announcement, setAnnouncement] = useState('');

  const selected = document.fields.find(({ id }) => id === chosenId);
  const issues = findIssues(document, language);
  const nameOf = (fieldId: string) => {
    const field = document.fields.find(({ id }) => id === fieldId);
    return field ? words.types[field.type] : '';
  };

  const select = (fieldId: string | null) => {
    setChosenId(fieldId);
    setRefusal(undefined);
  };
  const add = (type: FieldType) => {
    if (!hasRoomFor(document, type)) {
      setRefusal(words.duplicate);
      onRefuse?.(words.duplicate);
      return;
    }
    run({ type: 'addField', fieldType: type });
    setAnnouncement(kit.added(words.types[type]));
    const added = apply(document, { type: 'addField', fieldType: type });
    select(added.fields.find((field) => !document.fields.includes(field))?.id ?? null);
  };
  const move = (fieldId: string, toIndex: number) => {
    run({ type: 'moveField', fieldId, toIndex });
    setAnnouncement(kit.moved(nameOf(fieldId), toIndex + 1, document.fields.length));
  };
  const remove = (fieldId: string) => {
    run({ type: 'removeField', fieldId });
    setAnnouncement(kit.removed(nameOf(fieldId)));
    if (fieldId === chosenId) select(null);
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
        >
          <IconButton
            icon={PhoneIcon}
            label={words.phone}
            tone={width === 'phone' ? 'secondary' : 'quiet'}
            isPressed={width === 'phone'}
            onPress={() => setWidth('phone')}
          />
          <IconButton
            icon={ColumnsIcon}
            label={words.desktop}
            tone={width === 'desktop' ? 'secondary' : 'quiet'}
            isPressed={width === 'desktop'}
            onPress={() => setWidth('desktop')}
          />
        </EditorToolbar>
      }
      structure={
        <FormStructure
          {...{ document, language, issues, refusal }}
          selectedId={selected?.id ?? null}
          onSelect={select}
          onAdd={add}
          onMove={move}
          onRemove={remove}
        />
      }
      stage={
        <FormStage
          {...{ document, language, width, venue, codeText, addressOf }}
          selectedId={selected?.id ?? null}
          onSelect={select}
        />
      }
      properties={
        <FormProperties
          {...{ document, selected, issues, language, run, onUploadImage, addressOf }}
        />
      }
    />
  );
}
