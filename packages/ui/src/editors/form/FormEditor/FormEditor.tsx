import type { ImageReference } from '@hearback/schema/documents';
import { useState } from 'react';

import { useWords } from '../../../internal/useWords';
import type { UploadImage } from '../../kit/ImageUpload/ImageUpload';
import { PartsEditor } from '../../kit/PartsEditor/PartsEditor';
import type { SaveState } from '../../kit/SaveMark/SaveMark';
import { findIssues } from '../findIssues';
import { formKind } from '../formKind';
import { FormInspector } from '../inspectors/FormInspector';
import type { FormEditing } from '../useFormEditor';
import { formEditorWords } from '../words';
import { FieldInspector } from './FieldInspector';
import { FormStage } from './FormStage';
import { ScreenWidth, type Width } from './ScreenWidth';

export interface FormEditorProps {
  /** From `useFormEditor`, which holds the form. */
  editor: FormEditing;
  /** Stores a picture. Rejects with an Error whose message is a sentence for the reader. */
  onUploadImage: UploadImage;
  /** Called with the sentence when something cannot be done. It also stands in the editor. */
  onRefuse?: (sentence: string) => void;
  /** Left out where the caller shows it elsewhere. */
  saveState?: SaveState;
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
  editor,
  onUploadImage,
  onRefuse,
  saveState,
  venue,
  codeText,
  addressOf = asStored,
}: FormEditorProps) {
  const words = useWords(formEditorWords);
  const [width, setWidth] = useState<Width>('phone');
  const { document, run, language, selectedId } = editor;

  return (
    <PartsEditor
      kind={formKind}
      issues={findIssues(document, language)}
      tools={<ScreenWidth width={width} onChange={setWidth} />}
      renderStage={({ select, openProperties }) => (
        <FormStage
          {...{ document, language, width, venue, codeText, addressOf, selectedId }}
          onSelect={(fieldId) => {
            select(fieldId);
            openProperties();
          }}
        />
      )}
      renderInspector={(field) =>
        field ? (
          <FieldInspector
            key={field.id}
            field={field}
            edit={(changes) => run({ type: 'editField', fieldId: field.id, changes })}
            style={document.style}
            {...{ language, onUploadImage, addressOf }}
          />
        ) : (
          <FormInspector form={document} run={run} />
        )
      }
      {...{ editor, words, onRefuse, saveState }}
    />
  );
}
