import { useSearchParams } from 'react-router-dom';

import type { FormDocument } from '@hearback/schema/documents';
import { Button, Card, Columns, Inline, Link, Page, Stack, Stepper } from '@hearback/ui';
import { FormEditor, SaveMark, useFormEditor } from '@hearback/ui/editors/form';
import { ArrowLeftIcon } from '@hearback/ui/icons';

import { messages as fieldMessages } from '../../../fields/messages';
import { useIntl, useLanguage } from '../../../i18n/IntlProvider';
import { PageTitle } from '../../../i18n/PageTitle';
import { newId, paths } from '../../../paths';
import { useDocumentEditing } from '../documents/useDocumentEditing';
import { LeaveGuard } from '../LeaveGuard';
import * as creator from '../messages';
import { usePictureUpload } from '../pictures/usePictureUpload';
import { FieldsStep } from './FieldsStep';
import { GeneralStep } from './GeneralStep';
import { messages } from './messages';
import { PhoneScreen } from './PhoneScreen';
import { PublishStep } from './PublishStep';
import { useSaveForm } from './useSaveForm';

interface Props {
  id: string;
  document: FormDocument;
  usedByCodes: number;
}

const steps = [
  { id: 'general', label: messages.stepGeneral },
  { id: 'fields', label: messages.stepFields },
  { id: 'editor', label: messages.stepEditor },
  { id: 'publish', label: messages.stepPublish },
] as const;

/** The four steps from a title to a form that can be linked. */
export function FormEditing({ id, document: initial, usedByCodes }: Props) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const uploadPicture = usePictureUpload();
  // Above the steps: what was done in one can be undone in another.
  const editor = useFormEditor(initial, language);
  const { document, run } = editor;
  const { save, isSaving, saveState, hasChanges, isStored, refused, isInWizard } =
    useDocumentEditing({
      id,
      document,
      saveDocument: useSaveForm(),
      link: 'form',
      editorPath: paths.formEditor,
      messages: { created: messages.created, updated: messages.updated },
    });
  // What was refused and has been corrected since is no issue any more.
  const hasTitleIssue =
    document.title.trim() === '' && refused.some(({ field }) => field === 'title');

  const [address, setAddress] = useSearchParams();
  const first = id === newId ? 'general' : 'editor';
  const step = steps.find((known) => known.id === address.get('step'))?.id ?? first;
  const index = steps.findIndex((known) => known.id === step);
  const goTo = (next: string) =>
    setAddress(
      (current) => {
        const changed = new URLSearchParams(current);
        changed.set('step', next);
        return changed;
      },
      { replace: true },
    );

  const saveButton = (
    <Button tone="primary" isPending={isSaving} onPress={() => void save()}>
      {formatMessage(isInWizard ? messages.backToWizard : messages.saveForm)}
    </Button>
  );
  const preview = (
    <Card title={formatMessage(messages.previewTitle)} surface="sunken">
      <PhoneScreen document={document} language={language} />
    </Card>
  );

  return (
    <Page
      title={document.title.trim() || formatMessage(messages.newTitle)}
      purpose={formatMessage(messages.editorPurpose)}
      width="full"
      above={<Link href={paths.forms}>{formatMessage(creator.messages.backToForms)}</Link>}
      actions={
        <>
          {step !== 'editor' && <SaveMark state={saveState} />}
          {saveButton}
        </>
      }
    >
      <PageTitle message={messages.editorTitle} />
      <LeaveGuard isDirty={hasChanges && !isSaving} />
      <Stack gap="large">
        <Stepper
          label={formatMessage(messages.steps)}
          steps={steps.map(({ id: stepId, label }) => ({
            id: stepId,
            label: formatMessage(label),
          }))}
          current={step}
          onSelect={goTo}
        />
        {step === 'general' && (
          <Columns columnWidth="half" align="start">
            <GeneralStep
              document={document}
              run={run}
              titleError={hasTitleIssue ? formatMessage(fieldMessages.title_required) : undefined}
            />
            {preview}
          </Columns>
        )}
        {step === 'fields' && (
          <Columns columnWidth="half" align="start">
            <FieldsStep document={document} run={run} />
            {preview}
          </Columns>
        )}
        {step === 'editor' && (
          <FormEditor editor={editor} onUploadImage={uploadPicture} saveState={saveState} />
        )}
        {step === 'publish' && (
          <Columns columnWidth="half" align="start">
            <PublishStep
              id={id}
              usedByCodes={usedByCodes}
              isStored={isStored}
              isSaving={isSaving}
              onSave={() => void save()}
            />
            {preview}
          </Columns>
        )}
        <Inline spread="between">
          {index > 0 ? (
            <Button icon={ArrowLeftIcon} onPress={() => goTo(steps[index - 1]?.id ?? step)}>
              {formatMessage(messages.previous)}
            </Button>
          ) : (
            <span />
          )}
          {index < steps.length - 1 && (
            <Button onPress={() => goTo(steps[index + 1]?.id ?? step)}>
              {formatMessage(messages.next)}
            </Button>
          )}
        </Inline>
      </Stack>
    </Page>
  );
}
