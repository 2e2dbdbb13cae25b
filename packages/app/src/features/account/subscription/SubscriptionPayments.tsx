import { useState } from 'react';

import {
  Badge,
  Button,
  ButtonLink,
  Card,
  Facts,
  Heading,
  Inline,
  Skeleton,
  Stack,
  Text,
} from '@hearback/ui';
import { MailIcon } from '@hearback/ui/icons';

import { useSalesAddress } from '../../../shell/help/useHelpAddress';
import { useIntl } from '../../../i18n/IntlProvider';
import { messages } from '../messages';
import { useAccountUsageQuery } from '../../../server/generated/hooks';
import { messages as shell } from '../../../shell/messages';
import { messages as usageMessages } from './messages';

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

/** In order of creation. */
const counted = {
  companies: shell.companies,
  locations: shell.locations,
  forms: shell.forms,
  frames: shell.frames,
  codes: shell.codes,
  recentAnswers: usageMessages.recentAnswers,
  answers: usageMessages.answers,
} as const;

const kinds = Object.keys(counted) as (keyof typeof counted)[];

/** Counts of the account's entities. */
function AccountUsage() {
  const { formatMessage } = useIntl();

  return (
    <Card
      title={formatMessage(usageMessages.title)}
      description={formatMessage(usageMessages.hint)}
    >
      <Counts />
    </Card>
  );
}

function Counts() {
  const { formatMessage, formatNumber } = useIntl();
  const { data, loading, refetch } = useAccountUsageQuery({ fetchPolicy: 'cache-and-network' });

  if (data) {
    return (
      <Facts
        areRows
        facts={kinds.map((kind) => ({
          label: formatMessage(counted[kind]),
          value: formatNumber(data[kind].pageInfo.totalCount),
        }))}
      />
    );
  }
  if (loading) return <Skeleton shape="block" />;
  return (
    <Stack gap="small" align="start">
      <Text>{formatMessage(usageMessages.failed)}</Text>
      <Button onPress={() => void refetch()}>{formatMessage(messages.tryAgain)}</Button>
    </Stack>
  );
}
