import { Card, Inline, Link, Stack, Text } from '@hearback/ui';
import { ArrowRightIcon, SuccessIcon } from '@hearback/ui/icons';

import type { HomePageQuery } from '../../apollo/generated/graphql';
import { useIntl } from '../../i18n/IntlProvider';
import { newId, paths } from '../../paths';
import { messages } from './messages';

interface Props {
  counts: Pick<HomePageQuery, 'companies' | 'locations' | 'codes' | 'feedbacks'>;
}

/** What a new account still has to do until somebody answers. Gone once it is done. */
export function FirstSteps({ counts }: Props) {
  const { formatMessage } = useIntl();
  const { companies, locations, codes, feedbacks } = counts;

  const steps = [
    { label: messages.stepCompany, href: paths.companies, list: companies },
    { label: messages.stepLocation, href: paths.locations, list: locations },
    { label: messages.stepCode, href: paths.codeEditor(newId), list: codes },
    { label: messages.stepFeedback, href: paths.feedback, list: feedbacks },
  ].map(({ list, ...step }) => ({ ...step, isDone: list.pageInfo.totalCount > 0 }));
  const done = steps.filter(({ isDone }) => isDone).length;
  if (done === steps.length) return null;

  return (
    <Card
      surface="accent"
      title={formatMessage(messages.firstSteps)}
      description={formatMessage(messages.stepsDone, { done, total: steps.length })}
    >
      <Stack as="ol" gap="small">
        {steps.map(({ label, href, isDone }) => (
          <li key={label.id}>
            <Inline gap="xsmall" wraps={false}>
              {isDone ? (
                <SuccessIcon label={formatMessage(messages.stepDone)} />
              ) : (
                <ArrowRightIcon />
              )}
              {isDone ? (
                <Text as="span" tone="muted">
                  {formatMessage(label)}
                </Text>
              ) : (
                <Link href={href}>{formatMessage(label)}</Link>
              )}
            </Inline>
          </li>
        ))}
      </Stack>
    </Card>
  );
}
