import type { ReactNode } from 'react';

import { Button, Inline, Stack, Stepper } from '@hearback/ui';
import { ArrowLeftIcon } from '@hearback/ui/icons';

import { useIntl } from '../../../i18n/IntlProvider';
import { messages } from './messages';
import { steps, type useFormStep } from './useFormStep';

interface Props extends ReturnType<typeof useFormStep> {
  /** The form has been saved: all steps are accessible. */
  isFree: boolean;
  children: ReactNode;
}

/** Navigation between the steps of a form, around the current one. */
export function FormSteps({ step, previous, next, goTo, isFree, children }: Props) {
  const { formatMessage } = useIntl();

  return (
    <Stack gap="large">
      <Stepper
        label={formatMessage(messages.steps)}
        steps={steps.map(({ id, label }) => ({ id, label: formatMessage(label) }))}
        current={step}
        onSelect={goTo}
        isFree={isFree}
      />
      {children}
      <Inline spread="between">
        {previous ? (
          <Button icon={ArrowLeftIcon} onPress={() => goTo(previous)}>
            {formatMessage(messages.previous)}
          </Button>
        ) : (
          <span />
        )}
        {next && <Button onPress={() => goTo(next)}>{formatMessage(messages.next)}</Button>}
      </Inline>
    </Stack>
  );
}
