import { useSearchParams } from 'react-router-dom';

import { Link, Page, Stack, Stepper } from '@hearback/ui';

import { useHelp } from '../../../shell/help/useHelp';
import { useIntl } from '../../../i18n/IntlProvider';
import { PageTitle } from '../../../i18n/PageTitle';
import { paths } from '../../../paths';
import { useCodeChoices } from '../codes/useCodeChoices';
import { WhenLoaded } from '../WhenLoaded';
import { CodeStep } from './CodeStep';
import { FormStep } from './FormStep';
import { FrameStep } from './FrameStep';
import { messages } from './messages';
import { readDraft, writeDraft } from './WizardDraft';

const steps = [
  { id: 'form', label: messages.stepForm },
  { id: 'frame', label: messages.stepFrame },
  { id: 'code', label: messages.stepCode },
] as const;

/** `/creator?wizard=1`: form, frame and code, one after the other. What was chosen is in the address. */
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
