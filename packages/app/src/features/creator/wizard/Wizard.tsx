import { useSearchParams } from 'react-router-dom';
import { useState } from 'react';

import { Link, Page, Stack, Stepper } from '@hearback/ui';
import { startFormFrom } from '@hearback/schema/documents';
import { FormMiniature } from '@hearback/ui/forms';

import { useHelp } from '../../../shell/help/useHelp';
import { useIntl, useLanguage } from '../../../i18n/IntlProvider';
import { PageTitle } from '../../../i18n/PageTitle';
import { newDocumentId, paths } from '../../../paths';
import { useCodeChoices } from '../codes/useCodeChoices';
import { WhenLoaded } from '../WhenLoaded';
import { CodeStep } from './CodeStep';
import { useFormsTabQuery } from '../../../server/generated/hooks';
import { showSnackbar } from '../../../shell/snackbar/snackbar';
import { newestFirst } from '../documents/DocumentsTab';
import { useAddForm } from '../forms/useAddForm';
import * as creator from '../messages';
import { refusalOfDocument } from '../refusalOfDocument';
import { messages as templateMessages } from '../templates/messages';
import { useShelves } from '../templates/useTemplates';
import { LinkStep, type LinkStepProps, mostListed, type Picked, useTypedSearch } from './LinkStep';
import { messages } from './messages';
import { FrameStep } from './FrameStep';
import { readDraft, writeDraft } from './WizardDraft';

/** First step of the wizard: the form that visitors fill in. */
function FormStep({ address, onChoose, onPick, ...step }: LinkStepProps) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const addForm = useAddForm();
  const { templates, isLoading, hasFailed, retry } = useShelves();
  const search = useTypedSearch();
  const { data, previousData, loading, error, refetch } = useFormsTabQuery({
    variables: {
      page: { page: 1, pageSize: mostListed },
      search: search.asked,
      orderBy: newestFirst,
    },
  });
  const forms = (data ?? previousData)?.forms;

  return (
    <LinkStep
      {...step}
      title={formatMessage(messages.formTitle)}
      text={formatMessage(messages.formText)}
      label={formatMessage(creator.messages.tabForms)}
      own={{
        title: formatMessage(messages.chooseForm),
        total: forms?.pageInfo.totalCount ?? 0,
        options: (forms?.items ?? []).map(({ id, title, document }) => ({
          value: id,
          label: title,
          picture: <FormMiniature document={document} language={language} />,
        })),
      }}
      finished={[false, true].map((isStarter) => ({
        id: isStarter ? 'finished' : 'templates',
        title: formatMessage(isStarter ? messages.startForm : templateMessages.own),
        options: templates
          .filter((template) => template.isStarter === isStarter)
          .map((template) => ({
            value: template.id,
            label: template.name,
            picture: <FormMiniature document={template.document} language={language} />,
          })),
      }))}
      search={search}
      loading={{
        isLoading: isLoading || (loading && !forms),
        hasFailed: hasFailed || (error !== undefined && !forms),
        retry: () => {
          retry();
          void refetch();
        },
      }}
      onChoose={(value) => {
        const template = templates.find(({ id }) => id === value);
        if (!template) return onChoose(value);
        onPick({
          link: 'form',
          value,
          make: async () => {
            const answer = await addForm(startFormFrom(template.document, template.name, language));
            // A failed request has already been reported by the error link.
            if (answer && !answer.form) showSnackbar('error', refusalOfDocument(answer.errors));
            return answer?.form?.id;
          },
        });
      }}
      start={{
        href: `${paths.formEditor(newDocumentId)}?${address}`,
        label: formatMessage(creator.messages.newForm),
      }}
    />
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

  // A document that is made when its step is left, so that looking at designs leaves none behind.
  const [picked, setPicked] = useState<Picked>();
  const [isBusy, setIsBusy] = useState(false);

  const goTo = async (next: string) => {
    if (picked === undefined) return change({ step: next });
    setIsBusy(true);
    const id = await picked.make();
    setIsBusy(false);
    if (id === undefined) return undefined;
    setPicked(undefined);
    return change({ [picked.link]: id, step: next });
  };
  const linkStep = (link: Picked['link'], value: string) => ({
    value: picked?.link === link ? picked.value : value,
    address,
    isBusy,
    onPick: setPicked,
    onChoose: (id: string) => {
      setPicked(undefined);
      change({ [link]: id }, { replace: true });
    },
  });

  return (
    <Page
      title={formatMessage(messages.title)}
      help={help}
      purpose={formatMessage(messages.purpose)}
      width="content"
      above={<Link href={paths.creator}>{formatMessage(messages.leave)}</Link>}
    >
      <PageTitle message={messages.title} />
      <Stack gap="large">
        <Stepper
          label={formatMessage(messages.steps)}
          steps={steps.map(({ id, label }) => ({ id, label: formatMessage(label) }))}
          current={step}
          onSelect={(next) => void goTo(next)}
        />
        {step === 'form' && (
          <FormStep {...linkStep('form', form)} onNext={() => void goTo('frame')} />
        )}
        {step === 'frame' && (
          <FrameStep
            {...linkStep('frame', frame)}
            onBack={() => void goTo('form')}
            onNext={() => void goTo('code')}
          />
        )}
        {step === 'code' && (
          <WhenLoaded choices={choices}>
            <CodeStep
              choices={choices}
              formId={form}
              frameId={frame}
              draft={readDraft(address)}
              onDraft={(draft) => change(writeDraft(draft), { replace: true })}
              onBack={() => void goTo('frame')}
            />
          </WhenLoaded>
        )}
      </Stack>
    </Page>
  );
}
