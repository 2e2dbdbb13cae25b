import { ButtonLink, Card, Inline, Stack, Text } from '@hearback/ui';
import { ArrowRightIcon, SuccessIcon } from '@hearback/ui/icons';

import type { HomeStats_StatsFragment } from '../../server/generated/graphql';
import { useIntl } from '../../i18n/IntlProvider';
import { newDocumentId, paths } from '../../paths';
import * as styles from './HomePage.css';
import { messages } from './messages';

interface Props {
  steps: HomeStats_StatsFragment['steps'];
}

/** Open steps of a new account until its first submission. Hidden once they are done. */
export function FirstSteps({ steps: taken }: Props) {
  const { formatMessage } = useIntl();

  const steps = [
    {
      label: messages.stepCompany,
      text: messages.stepCompanyText,
      href: paths.companies,
      isDone: taken.hasCompany,
    },
    {
      label: messages.stepLocation,
      text: messages.stepLocationText,
      href: paths.locations,
      isDone: taken.hasLocation,
    },
    {
      label: messages.stepCode,
      text: messages.stepCodeText,
      href: paths.codeEditor(newDocumentId),
      isDone: taken.hasPublishedCode,
    },
    {
      label: messages.stepFeedback,
      text: messages.stepFeedbackText,
      href: paths.codes,
      isDone: taken.hasFeedback,
    },
  ];
  const done = steps.filter(({ isDone }) => isDone).length;
  const next = steps.find(({ isDone }) => !isDone);
  if (!next) return null;

  return (
    <Card
      surface="accent"
      title={formatMessage(messages.firstSteps)}
      description={formatMessage(messages.stepsDone, { done, total: steps.length })}
      actions={
        // The setup guide stays reachable while no step is done.
        done === 0 && (
          <ButtonLink size="small" href={paths.accountSetup}>
            {formatMessage(messages.guideMe)}
          </ButtonLink>
        )
      }
    >
      <Stack as="ol" gap="medium">
        {steps.map((step, index) => (
          <li key={step.label.id} aria-current={step === next ? 'step' : undefined}>
            <Inline gap="small" wraps={false} align="start">
              <span className={styles.mark} data-next={step === next || undefined}>
                {step.isDone ? (
                  <SuccessIcon label={formatMessage(messages.stepDone)} />
                ) : (
                  <span aria-hidden="true">{index + 1}</span>
                )}
              </span>
              <Stack gap="xsmall">
                <Text as="span" tone={step === next ? 'strong' : 'muted'}>
                  {formatMessage(step.label)}
                </Text>
                {step === next && (
                  <>
                    <Text size="small">{formatMessage(step.text)}</Text>
                    <Inline>
                      <ButtonLink tone="primary" icon={ArrowRightIcon} href={step.href}>
                        {formatMessage(step.label)}
                      </ButtonLink>
                    </Inline>
                  </>
                )}
              </Stack>
            </Inline>
          </li>
        ))}
      </Stack>
    </Card>
  );
}
