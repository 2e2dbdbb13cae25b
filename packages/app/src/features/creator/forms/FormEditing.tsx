import { type ReactNode, useEffect } from 'react';

import type { FormDocument } from '@hearback/schema/documents';
import { Button, Card, Columns, lazyPart, Stack } from '@hearback/ui';
import { FormEditor, useFormEditor } from '@hearback/ui/editors/form';
import { SendIcon } from '@hearback/ui/icons';

import { messages as fieldMessages } from '../../../fields/messages';
import { useIntl, useLanguage } from '../../../i18n/IntlProvider';
import { loadChunk } from '../../../loading/chunkError';
import { paths } from '../../../paths';
import type { DocumentStart } from '../documents/DocumentSaver';
import { EditingPage } from '../documents/EditingPage';
import { useDocumentEditing } from '../documents/useDocumentEditing';
import * as creator from '../messages';
import { usePictureUpload } from '../pictures/uploadPicture';
import { StartFromTemplate } from '../templates/StartFromTemplate';
import { editedForm } from './editedForm';
import { FormMenu } from './FormMenu';
import { FieldsStep, FormStepper, GeneralStep, StepButtons } from './FormSteps';
import { messages } from './messages';
import { PhoneScreen } from './preview/PhoneScreen';
import { useFormHeading } from './preview/useFormHeading';
import { FormState } from './publish/FormState';
import * as publishWords from './publish/messages';
import { usePublication } from './publish/usePublication';
import { usePublishForm } from './publish/usePublishForm';
import { VisitorsStatus, WhatVisitorsSee } from './publish/WhatVisitorsSee';
import { type FormStep, useFormStep } from './useFormStep';
import { useSaveForm } from './useSaveForm';

const PublishStep = lazyPart(() =>
  loadChunk(() => import('./publish/PublishStep').then((file) => file.PublishStep)),
);

interface Props {
  start: DocumentStart<FormDocument>;
}

/** The four steps of the form editor. */
export function FormEditing({ start }: Props) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const uploadPicture = usePictureUpload();
  // Shared by all steps, so that undo works across them.
  const editor = useFormEditor(start.document, language);
  const { document, run } = editor;
  useEffect(() => PublishStep.preload(), []);
  const saveDocument = useSaveForm();
  const heading = useFormHeading(start.revision === null ? undefined : start.id);
  const editing = useDocumentEditing({ kind: editedForm, start, editor, saveDocument });
  const { refused } = editing;
  const publication = usePublication(editing);
  const publishing = usePublishForm(editing);
  const walk = useFormStep(
    start.revision === null ? 'general' : 'editor',
    () => void editing.rescue(),
  );

  /** True if a template would replace existing content. */
  const hasBegun = start.revision !== null || editor.undoStep !== undefined;
  const titleIssue = refused.some(({ field }) => field === 'title');
  const hasOldVersion =
    !editing.isInWizard &&
    !publication.isUnknown &&
    publication.version > 0 &&
    publication.hasUnpublishedChanges;
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
    publish: (
      <PublishStep {...{ editor, editing, publishing }} onOpenEditor={() => walk.goTo('editor')} />
    ),
  };

  return (
    <EditingPage
      kind={editedForm}
      document={document}
      editing={editing}
      explained="formEditor"
      browserTitle={messages.editorTitle}
      newName={messages.newTitle}
      steps={<FormStepper {...walk} isFree={start.revision !== null} />}
      listPath={paths.forms}
      listLabel={creator.messages.backToForms}
      saveLabel={editing.isInWizard ? messages.backToWizard : messages.saveForm}
      // Visitors have an older version: saving a form does not publish it.
      primary={
        hasOldVersion &&
        walk.step !== 'publish' && (
          <Button
            tone="primary"
            icon={SendIcon}
            isPending={publishing.isPending}
            onPress={() => void publishing.publish()}
          >
            {formatMessage(publishWords.messages.publishChanges)}
          </Button>
        )
      }
      isSaveSecondary={hasOldVersion}
      status={
        walk.step === 'editor' ? (
          <VisitorsStatus
            formId={editing.id}
            publication={publication}
            published={publishing.published}
          />
        ) : (
          walk.step !== 'publish' && !publication.isUnknown && <FormState form={publication} />
        )
      }
      actions={<FormMenu {...{ editor, editing }} asks={hasBegun} />}
    >
      {(walk.step === 'general' || walk.step === 'fields') && (
        <WhatVisitorsSee
          formId={editing.id}
          publication={publication}
          published={publishing.published}
        />
      )}
      {walk.step === 'editor' ? (
        <FormEditor
          editor={editor}
          onUploadImage={uploadPicture}
          venue={heading.venue}
          company={heading.company}
          headingNote={heading.note}
        />
      ) : (
        <Stack gap="large">
          <Columns columnWidth="half" align="start">
            {besides[walk.step]}
            <Card title={formatMessage(messages.previewTitle)} surface="sunken">
              <PhoneScreen document={document} language={language} heading={heading} />
            </Card>
          </Columns>
          <StepButtons {...walk} />
        </Stack>
      )}
    </EditingPage>
  );
}
