import {
  textIn,
  textOf,
  type FieldType,
  type FormStyle,
  type ImageReference,
} from '@hearback/schema/documents';
import { Fragment, useEffect, useState } from 'react';

import { loadFormWords } from '../../../forms/words';
import type { UploadImage } from '../../kit/ImageUpload/ImageUpload';
import { ColorChoices } from '../../kit/ColorChoices/ColorChoices';
import { PartsEditor } from '../../kit/PartsEditor/PartsEditor';
import type { SaveState } from '../../kit/SaveMark/SaveMark';
import { apply, type FormCommand } from '../commands/apply';
import { lostConditions } from '../commands/fields';
import { colorsOf } from '../formColors';
import { useEditorWords } from '../fieldNames';
import { editingOf } from '../fields/editing';
import type { FieldInspectorProps } from '../fields/FieldEditing';
import { dismissalOf, findFormIssues } from '../findFormIssues';
import { loadStarterTexts } from '../starters/starterTexts';
import { formEditorConfig } from '../formEditorConfig';
import { FollowUpBadge, ShowWhenFields, useConditionWords } from '../inspectors/FollowUps';
import { FormInspector } from '../inspectors/FormInspector';
import { ThanksInspector } from '../inspectors/ThanksInspector';
import { thanksPage } from '../thanksPage';
import type { FormEditorState } from '../formEditorConfig';
import type { Device } from './devices';
import { FormStage } from './FormStage';
import { IconButton } from '../../../components/IconButton/IconButton';
import { DesktopIcon, PhoneIcon, TabletIcon } from '../../../icons';
import { useWords } from '../../../internal/useWords';
import { formEditorWords } from '../words';
import { ThanksStage } from './FormStage';

export interface FormEditorProps {
  /** State from `useFormEditor`. */
  editor: FormEditorState;
  /** Stores a picture. Rejects with an Error whose message is shown to the user. */
  onUploadImage: UploadImage;
  /** Called with a message when an action is rejected. The editor shows the message as well. */
  onRefuse?: (sentence: string) => void;
  /** Omit if the caller shows it elsewhere. */
  saveState?: SaveState;
  /** Company and place, as the visitor will read them above the form. */
  venue?: string | undefined;
  /** Name of the company that receives the submission, in the consent text beside name and email. */
  company?: string | undefined;
  /** Note on the heading, if not every visitor sees that heading. */
  headingNote?: string | undefined;
  /** URL of the code that shows this form. */
  codeText?: string;
  /** Returns the URL of an image. Default: the URL in the document. */
  addressOf?: (image: ImageReference) => string | undefined;
}

const asStored = ({ url }: ImageReference) => url;

/** Form editor: fields, their order and the colors. The preview is the visitor's form. */
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
  const words = useEditorWords();
  const [device, setDevice] = useState<Device>('phone');
  const { document, language, selectedId } = editor;
  const conditionOf = useConditionWords(document.fields, language);
  const [warning, setWarning] = useState<string>();
  /** Says which fields are always shown from now on, since their question was removed or moved. */
  const run = (command: FormCommand) => {
    const mayLose =
      command.type !== 'askWhen' && document.fields.some(({ show_when }) => show_when);
    const lost = mayLose ? lostConditions(document, apply(document, command)) : [];
    const names = lost.map((field) => textIn(textOf(field), language) || words.types[field.type]);
    const sentence = names.length === 0 ? undefined : words.alwaysAgain(names.join(', '));
    setWarning(sentence);
    if (sentence !== undefined) onRefuse?.(sentence);
    editor.run(command);
  };
  const isAfterSending = selectedId === thanksPage;
  // Default texts of new fields, in each language of the form.
  const spoken = editor.languages.join(' ');
  useEffect(() => {
    // If the texts of a language cannot be loaded, a new field is reported as untranslated.
    for (const tag of spoken.split(' ')) {
      Promise.all([loadFormWords(tag), loadStarterTexts(tag)]).catch(() => undefined);
    }
  }, [spoken]);

  return (
    <ColorChoices colors={colorsOf(document)}>
      <PartsEditor
        config={formEditorConfig}
        issues={findFormIssues(document)}
        dismissalOf={(issue) => dismissalOf(issue, words.stillRight, run)}
        tools={<ScreenWidth device={device} onChange={setDevice} />}
        renderStage={({ select, openProperties, editWords, contextBar }) =>
          isAfterSending ? (
            <ThanksStage
              {...{ document, language, device, venue, headingNote, addressOf }}
              onOpen={openProperties}
              onEdit={() => editWords(thanksPage)}
            />
          ) : (
            <FormStage
              {...{ document, language, device, venue, company, headingNote, conditionOf }}
              {...{ codeText, addressOf, selectedId, contextBar }}
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
            <Fragment key={field.id}>
              <FieldInspector
                field={field}
                edit={(changes) => run({ type: 'editField', fieldId: field.id, changes })}
                style={document.style}
                {...{ language, onUploadImage, addressOf }}
              />
              <ShowWhenFields {...{ field, run, language }} form={document} />
            </Fragment>
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
        renderRowTools={(field) => <FollowUpBadge condition={conditionOf(field)} />}
        editor={{ ...editor, run }}
        {...{ words, onRefuse, saveState, warning }}
      />
    </ColorChoices>
  );
}

interface FieldProps extends Omit<FieldInspectorProps<FieldType>, 'contrasts'> {
  style: FormStyle;
}

/** Inspector of a field of any type. */
export function FieldInspector({ style, ...props }: FieldProps) {
  const { Inspector, contrasts } = editingOf(props.field.type);
  return <Inspector {...props} contrasts={contrasts(props.field, style)} />;
}

interface ScreenWidthProps {
  device: Device;
  onChange: (device: Device) => void;
}

const choices = [
  { device: 'phone', icon: PhoneIcon },
  { device: 'tablet', icon: TabletIcon },
  { device: 'desktop', icon: DesktopIcon },
] as const;

/** Selects the device of the preview. */
function ScreenWidth({ device: chosen, onChange }: ScreenWidthProps) {
  const words = useWords(formEditorWords);

  return choices.map(({ device, icon }) => (
    <IconButton
      key={device}
      icon={icon}
      label={words[device]}
      tone={device === chosen ? 'secondary' : 'quiet'}
      isPressed={device === chosen}
      onPress={() => onChange(device)}
    />
  ));
}
