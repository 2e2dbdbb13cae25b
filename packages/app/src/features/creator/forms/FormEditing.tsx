import { useSearchParams } from 'react-router-dom';

import type { FormDocument } from '@hearback/schema/documents';
import { Button, Card, Columns, Inline, Link, Page, Stack, Stepper } from '@hearback/ui';
import { applyFormCommand, FormEditor, type FormCommand } from '@hearback/ui/editors/form';
import { ArrowLeftIcon } from '@hearback/ui/icons';

import { messages as fieldMessages } from '../../../fields/messages';
import { useIntl, useLanguage } from '../../../i18n/IntlProvider';
import { PageTitle } from '../../../i18n/PageTitle';
import { newId, paths } from '../../../paths';
import { LeaveGuard } from '../LeaveGuard';
import * as creator from '../messages';
import { usePictureUpload } from '../pictures/usePictureUpload';
import { SaveState } from '../SaveState';
import { FieldsStep } from './FieldsStep';
import { GeneralStep } from './GeneralStep';
import { messages } from './messages';
import { PhoneScreen } from './PhoneScreen';
import { PublishStep } from './PublishStep';
import { useFormEditing } from './useFormEditing';

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
  const editing = useFormEditing(id, initial);
  const { document, edit, save, isSaving, hasChanges, isStored, isInWizard } = editing;

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
  const run = (command: FormCommand) => edit(applyFormCommand(document, command));

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
          <SaveState isStored={isStored} isSaving={isSaving} />
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
              titleError={
                editing.hasTitleIssue ? formatMessage(fieldMessages.title_required) : undefined
              }
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
          <FormEditor
            document={document}
            onChange={edit}
            onUploadImage={uploadPicture}
            language={language}
          />
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
