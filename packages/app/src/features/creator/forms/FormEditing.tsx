import { useEffect, type ReactNode } from 'react';

import type { FormDocument } from '@hearback/schema/documents';
import { Card, Columns, latePart, Stack } from '@hearback/ui';
import { FormEditor, useFormEditor } from '@hearback/ui/editors/form';

import { messages as fieldMessages } from '../../../fields/messages';
import { useIntl, useLanguage } from '../../../i18n/IntlProvider';
import { loadChunk } from '../../../loading/chunkError';
import { paths } from '../../../paths';
import type { DocumentStart } from '../documents/DocumentSaver';
import { EditingPage } from '../documents/EditingPage';
import { useDocumentEditing } from '../documents/useDocumentEditing';
import * as creator from '../messages';
import { usePictureUpload } from '../pictures/usePictureUpload';
import { StartFromTemplate } from '../templates/StartFromTemplate';
import { editedForm } from './editedForm';
import { FieldsStep } from './FieldsStep';
import { FormMenu } from './FormMenu';
import { FormSteps } from './FormSteps';
import { GeneralStep } from './GeneralStep';
import { messages } from './messages';
import { PhoneScreen } from './preview/PhoneScreen';
import { EditedFormState } from './publish/EditedFormState';
import { useFormStep, type FormStep } from './useFormStep';
import { useSaveForm } from './useSaveForm';

const PublishStep = latePart(() =>
  loadChunk(() => import('./publish/PublishStep').then((file) => file.PublishStep)),
);

interface Props {
  start: DocumentStart<FormDocument>;
}

/** The four steps from a title to a form that can be linked. */
export function FormEditing({ start }: Props) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const uploadPicture = usePictureUpload();
  // Above the steps: what was done in one can be undone in another.
  const editor = useFormEditor(start.document, language);
  const { document, run } = editor;
  useEffect(() => PublishStep.preload(), []);
  const saveDocument = useSaveForm();
  const editing = useDocumentEditing({ kind: editedForm, start, editor, saveDocument });
  const { refused } = editing;
  const walk = useFormStep(
    start.revision === null ? 'general' : 'editor',
    () => void editing.rescue(),
  );

  /** Whether a template would take the place of something. */
  const hasBegun = start.revision !== null || editor.undoStep !== undefined;
  const titleIssue = refused.some(({ field }) => field === 'title');
  const besides: Record<Exclude<FormStep, 'editor'>, ReactNode> = {
    general: (
      <Stack gap="large">
        <GeneralStep
          document={document}
          run={run}
          titleError={titleIssue ? formatMessage(fieldMessages.title_required) : undefined}
        />
        {start.revision === null && <StartFromTemplate editor={editor} asks={hasBegun} />}
      </Stack>
    ),
    fields: <FieldsStep document={document} run={run} />,
    publish: <PublishStep {...{ editor, editing }} onOpenEditor={() => walk.goTo('editor')} />,
  };

  return (
    <EditingPage
      kind={editedForm}
      document={document}
      editing={editing}
      explained="formEditor"
      browserTitle={messages.editorTitle}
      newName={messages.newTitle}
      purpose={messages.editorPurpose}
      listPath={paths.forms}
      listLabel={creator.messages.backToForms}
      saveLabel={editing.isInWizard ? messages.backToWizard : messages.saveForm}
      hasSaveMark={walk.step === 'editor'}
      actions={
        <>
          {walk.step !== 'publish' && <EditedFormState editing={editing} />}
          <FormMenu {...{ editor, editing }} asks={hasBegun} />
        </>
      }
    >
      <FormSteps {...walk}>
        {walk.step === 'editor' ? (
          <FormEditor editor={editor} onUploadImage={uploadPicture} saveState={editing.saveState} />
        ) : (
          <Columns columnWidth="half" align="start">
            {besides[walk.step]}
            <Card title={formatMessage(messages.previewTitle)} surface="sunken">
              <PhoneScreen document={document} language={language} />
            </Card>
          </Columns>
        )}
      </FormSteps>
    </EditingPage>
  );
}
