import { useState } from 'react';

import { Badge, ButtonLink, Card, Heading, Inline, Stack, Text } from '@hearback/ui';
import { MailIcon } from '@hearback/ui/icons';

import { useSalesAddress } from '../../shell/help/useHelpAddress';
import { useIntl } from '../../i18n/IntlProvider';
import { messages } from './messages';
import { AccountUsage } from './subscription/AccountUsage';

interface Props {
  /** ISO 8601. */
  trialEnds: string;
}

/** The product is free: shows until when, the contact address, and the usage. */
export function SubscriptionPayments({ trialEnds }: Props) {
  const { formatMessage, formatDate } = useIntl();
  const date = formatDate(trialEnds, { dateStyle: 'long' });
  const salesAddress = useSalesAddress();
  const [now] = useState(Date.now);
  const isOver = Date.parse(trialEnds) < now;

  return (
    <Stack gap="large">
      <Card>
        <Stack gap="medium" align="start">
          <Inline>
            <Badge tone="info">{formatMessage(messages.inDevelopment)}</Badge>
          </Inline>
          <Heading level={2} size="lead">
            {formatMessage(isOver ? messages.trialOver : messages.trialUntil, { date })}
          </Heading>
          <Text tone="muted">{formatMessage(messages.noPayments)}</Text>
          <ButtonLink href={`mailto:${salesAddress}`} icon={MailIcon}>
            {formatMessage(messages.contactSales)}
          </ButtonLink>
        </Stack>
      </Card>
      <AccountUsage />
    </Stack>
  );
}
