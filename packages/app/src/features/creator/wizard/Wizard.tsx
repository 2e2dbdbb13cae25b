import { useSearchParams } from 'react-router-dom';

import { Link, Page, Stack, Stepper } from '@hearback/ui';

import { useIntl } from '../../../i18n/IntlProvider';
import { PageTitle } from '../../../i18n/PageTitle';
import { newId, paths } from '../../../paths';
import { useCodeChoices } from '../codes/useCodeChoices';
import { WhenLoaded } from '../codes/WhenLoaded';
import * as creator from '../messages';
import { CodeStep } from './CodeStep';
import { LinkStep } from './LinkStep';
import { messages } from './messages';

const steps = [
  { id: 'form', label: messages.stepForm },
  { id: 'frame', label: messages.stepFrame },
  { id: 'code', label: messages.stepCode },
] as const;

/** `/creator?wizard=1`: form, frame and code, one after the other. What was chosen is in the address. */
export function Wizard() {
  const { formatMessage } = useIntl();
  const [address, setAddress] = useSearchParams();
  const choices = useCodeChoices();
  const step = steps.find(({ id }) => id === address.get('step'))?.id ?? 'form';
  const form = address.get('form') ?? '';
  const frame = address.get('frame') ?? '';

  const change = (part: Record<string, string>) =>
    setAddress((current) => {
      const next = new URLSearchParams(current);
      for (const [name, value] of Object.entries(part)) next.set(name, value);
      return next;
    });

  return (
    <Page
      title={formatMessage(messages.title)}
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
            <LinkStep
              key="form"
              title={formatMessage(messages.formTitle)}
              text={formatMessage(messages.formText)}
              label={formatMessage(messages.chooseForm)}
              options={choices.forms.map(({ id, title }) => ({ value: id, label: title }))}
              value={form}
              onChoose={(chosen) => change({ form: chosen })}
              onNext={() => change({ step: 'frame' })}
              start={{
                href: `${paths.formEditor(newId)}?${address}`,
                label: formatMessage(creator.messages.newForm),
              }}
            />
          ) : step === 'frame' ? (
            <LinkStep
              key="frame"
              title={formatMessage(messages.frameTitle)}
              text={formatMessage(messages.frameText)}
              label={formatMessage(messages.chooseFrame)}
              options={choices.frames
                .filter(({ hasQr }) => hasQr)
                .map(({ id, name }) => ({ value: id, label: name }))}
              value={frame}
              onChoose={(chosen) => change({ frame: chosen })}
              onBack={() => change({ step: 'form' })}
              onNext={() => change({ step: 'code' })}
              start={{
                href: `${paths.frameEditor(newId)}?${address}`,
                label: formatMessage(creator.messages.newFrame),
              }}
            />
          ) : (
            <CodeStep
              choices={choices}
              formId={form}
              frameId={frame}
              onBack={() => change({ step: 'frame' })}
            />
          )}
        </WhenLoaded>
      </Stack>
    </Page>
  );
}
