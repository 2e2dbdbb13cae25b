import { Button, Card, Facts, Skeleton, Stack, Text } from '@hearback/ui';

import { useAccountUsageQuery } from '../../../server/generated/hooks';
import { useIntl } from '../../../i18n/IntlProvider';
import { messages as shell } from '../../../shell/messages';
import { messages as account } from '../messages';
import { messages } from './messages';

/** In order of creation. */
const counted = {
  companies: shell.companies,
  locations: shell.locations,
  forms: shell.forms,
  frames: shell.frames,
  codes: shell.codes,
  recentAnswers: messages.recentAnswers,
  answers: messages.answers,
} as const;

const kinds = Object.keys(counted) as (keyof typeof counted)[];

/** Counts of the account's entities. */
export function AccountUsage() {
  const { formatMessage } = useIntl();

  return (
    <Card title={formatMessage(messages.title)}>
      <Stack gap="medium">
        <Text tone="muted">{formatMessage(messages.hint)}</Text>
        <Counts />
      </Stack>
    </Card>
  );
}

function Counts() {
  const { formatMessage, formatNumber } = useIntl();
  const { data, loading, refetch } = useAccountUsageQuery({ fetchPolicy: 'cache-and-network' });

  if (data) {
    return (
      <Facts
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
      <Text>{formatMessage(messages.failed)}</Text>
      <Button onPress={() => void refetch()}>{formatMessage(account.tryAgain)}</Button>
    </Stack>
  );
}
