import { useSearchParams } from 'react-router-dom';
import { useState } from 'react';

import { Button, Link, Page, Stack, Stepper } from '@hearback/ui';
import { FormIcon } from '@hearback/ui/icons';

import { useHelp } from '../../../shell/help/useHelp';
import { useIntl, useLanguage } from '../../../i18n/IntlProvider';
import { PageTitle } from '../../../i18n/PageTitle';
import { newDocumentId, paths } from '../../../paths';
import { type CodeChoices, useCodeChoices } from '../codes/useCodeChoices';
import { WhenLoaded } from '../WhenLoaded';
import { CodeStep } from './CodeStep';
import { useLinkedFormQuery } from '../../../server/generated/hooks';
import { showSnackbar } from '../../../shell/snackbar/snackbar';
import { useAddForm } from '../forms/useAddForm';
import { PhoneScreen } from '../forms/preview/PhoneScreen';
import { useFormHeading } from '../forms/preview/useFormHeading';
import * as creator from '../messages';
import { refusalOfDocument } from '../refusalOfDocument';
import { TemplateGallery } from '../templates/TemplateGallery';
import { LinkStep } from './LinkStep';
import { messages } from './messages';
import { FrameStep } from './FrameStep';
import { readDraft, writeDraft } from './WizardDraft';

interface FormStepProps {
  choices: CodeChoices;
  value: string;
  /** The wizard's state, for the editor that returns here. */
  address: URLSearchParams;
  onChoose: (id: string) => void;
  onNext: () => void;
}

/** First step of the wizard: the form that visitors fill in. */
function FormStep({ choices, value, address, onChoose, onNext }: FormStepProps) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const { data } = useLinkedFormQuery({ variables: { id: value }, skip: value === '' });
  const addForm = useAddForm();
  const heading = useFormHeading(value);
  const [isChoosing, setIsChoosing] = useState(false);
  const document = value === '' ? undefined : data?.form?.document;

  return (
    <LinkStep
      title={formatMessage(messages.formTitle)}
      text={formatMessage(messages.formText)}
      label={formatMessage(messages.chooseForm)}
      options={choices.forms.map(({ id, title }) => ({ value: id, label: title }))}
      value={value}
      onChoose={onChoose}
      onNext={onNext}
      start={{
        href: `${paths.formEditor(newDocumentId)}?${address}`,
        label: formatMessage(creator.messages.newForm),
      }}
      starters={
        <Button icon={FormIcon} onPress={() => setIsChoosing(true)}>
          {formatMessage(messages.startForm)}
        </Button>
      }
      preview={document && <PhoneScreen {...{ document, language, heading }} />}
    >
      {isChoosing && (
        <TemplateGallery
          onClose={() => setIsChoosing(false)}
          onChoose={(template) => {
            setIsChoosing(false);
            const add = async () => {
              const answer = await addForm({ ...template.document, title: template.name });
              // A failed request has already been reported by the error link.
              if (answer?.form) onChoose(answer.form.id);
              else if (answer) showSnackbar('error', refusalOfDocument(answer.errors));
            };
            void add();
          }}
        />
      )}
    </LinkStep>
  );
}

const steps = [
  { id: 'form', label: messages.stepForm },
  { id: 'frame', label: messages.stepFrame },
  { id: 'code', label: messages.stepCode },
] as const;

/** `/creator?wizard=1`: form, frame and code in sequence. The choices are stored in the address. */
export function Wizard() {
  const { formatMessage } = useIntl();
  const help = useHelp('wizard');
  const [address, setAddress] = useSearchParams();
  const choices = useCodeChoices();
  const step = steps.find(({ id }) => id === address.get('step'))?.id ?? 'form';
  const form = address.get('form') ?? '';
  const frame = address.get('frame') ?? '';

  const change = (part: Record<string, string>, options: { replace?: boolean } = {}) =>
    setAddress((current) => {
      const next = new URLSearchParams(current);
      for (const [name, value] of Object.entries(part)) {
        if (value === '') next.delete(name);
        else next.set(name, value);
      }
      return next;
    }, options);

  return (
    <Page
      title={formatMessage(messages.title)}
      help={help}
      purpose={formatMessage(messages.purpose)}
      width="narrow"
      above={<Link href={paths.creator}>{formatMessage(messages.leave)}</Link>}
    >
      <PageTitle message={messages.title} />
      <Stack gap="large">
        <Stepper
          label={formatMessage(messages.steps)}
          steps={steps.map(({ id, label }) => ({ id, label: formatMessage(label) }))}
          current={step}
          onSelect={(next) => change({ step: next })}
        />
        <WhenLoaded choices={choices}>
          {step === 'form' ? (
            <FormStep
              {...{ choices, address }}
              value={form}
              onChoose={(chosen) => change({ form: chosen })}
              onNext={() => change({ step: 'frame' })}
            />
          ) : step === 'frame' ? (
            <FrameStep
              {...{ choices, address }}
              value={frame}
              onChoose={(chosen) => change({ frame: chosen })}
              onBack={() => change({ step: 'form' })}
              onNext={() => change({ step: 'code' })}
            />
          ) : (
            <CodeStep
              choices={choices}
              formId={form}
              frameId={frame}
              draft={readDraft(address)}
              onDraft={(draft) => change(writeDraft(draft), { replace: true })}
              onBack={() => change({ step: 'frame' })}
            />
          )}
        </WhenLoaded>
      </Stack>
    </Page>
  );
}
