import type { ImageReference } from '@hearback/schema/documents';
import { useEffect, useState } from 'react';

import { loadFormWords } from '../../../forms/words';
import { useWords } from '../../../internal/useWords';
import type { UploadImage } from '../../kit/ImageUpload/ImageUpload';
import { ColorChoices } from '../../kit/ColorChoices/ColorChoices';
import { PartsEditor } from '../../kit/PartsEditor/PartsEditor';
import type { SaveState } from '../../kit/SaveMark/SaveMark';
import { colorsOf } from '../colorsOf';
import { dismissalOf, findIssues } from '../findIssues';
import { formKind } from '../formKind';
import { FormInspector } from '../inspectors/FormInspector';
import { ThanksInspector } from '../inspectors/ThanksInspector';
import { thanksPage } from '../thanksPage';
import type { FormEditing } from '../useFormEditor';
import { formEditorWords } from '../words';
import type { Device } from './devices';
import { FieldInspector } from './FieldInspector';
import { FormStage } from './FormStage';
import { ScreenWidth } from './ScreenWidth';
import { ThanksStage } from './ThanksStage';

export interface FormEditorProps {
  /** From `useFormEditor`, which holds the form. */
  editor: FormEditing;
  /** Stores a picture. Rejects with an Error whose message is a sentence for the reader. */
  onUploadImage: UploadImage;
  /** Called with the sentence when something cannot be done. It also stands in the editor. */
  onRefuse?: (sentence: string) => void;
  /** Left out where the caller shows it elsewhere. */
  saveState?: SaveState;
  /** Company and place, as the visitor will read them above the form. */
  venue?: string | undefined;
  /** Who gets the answer: named beside the fields for a name and an address. */
  company?: string | undefined;
  /** Says whose heading it is, where it is not that of every visitor. */
  headingNote?: string | undefined;
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
  company,
  headingNote,
  codeText,
  addressOf = asStored,
}: FormEditorProps) {
  const words = useWords(formEditorWords);
  const [device, setDevice] = useState<Device>('phone');
  const { document, run, language, selectedId } = editor;
  const isAfterSending = selectedId === thanksPage;
  // For fields that are added: they begin in each language of the form.
  const spoken = editor.languages.join(' ');
  useEffect(() => {
    // Without its words, a new field waits for its owner's in that language, and says so.
    for (const tag of spoken.split(' ')) loadFormWords(tag).catch(() => undefined);
  }, [spoken]);

  return (
    <ColorChoices colors={colorsOf(document)}>
      <PartsEditor
        kind={formKind}
        issues={findIssues(document)}
        dismissalOf={(issue) => dismissalOf(issue, words.stillRight, run)}
        tools={<ScreenWidth device={device} onChange={setDevice} />}
        renderStage={({ select, openProperties, editWords }) =>
          isAfterSending ? (
            <ThanksStage
              {...{ document, language, device, venue, headingNote }}
              onOpen={openProperties}
              onEdit={() => editWords(thanksPage)}
            />
          ) : (
            <FormStage
              {...{ document, language, device, venue, company, headingNote }}
              {...{ codeText, addressOf, selectedId }}
              onSelect={(fieldId) => {
                select(fieldId);
                openProperties();
              }}
              onEdit={editWords}
            />
          )
        }
        renderInspector={(field) =>
          field ? (
            <FieldInspector
              key={field.id}
              field={field}
              edit={(changes) => run({ type: 'editField', fieldId: field.id, changes })}
              style={document.style}
              {...{ language, onUploadImage, addressOf }}
            />
          ) : isAfterSending ? (
            <ThanksInspector form={document} run={run} language={language} />
          ) : (
            <FormInspector
              form={document}
              run={run}
              language={language}
              onLanguageChange={editor.setLanguage}
            />
          )
        }
        {...{ editor, words, onRefuse, saveState }}
      />
    </ColorChoices>
  );
}
