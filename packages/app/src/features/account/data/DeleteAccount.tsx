import { useState } from 'react';

import { Button, Card, Stack, Text } from '@hearback/ui';
import { limits } from '@hearback/schema/limits';

import { useIntl } from '../../../i18n/IntlProvider';
import { KeepAccountButton } from '../../../shell/KeepAccountButton';
import { DeleteAccountDialog } from './DeleteAccountDialog';
import { messages } from './messages';

interface Props {
  /** ISO 8601. Null if no deletion is scheduled. */
  deletesAt: string | null;
}

/** Schedules the deletion of the account; while it is pending, offers to cancel it. */
export function DeleteAccount({ deletesAt }: Props) {
  const { formatMessage, formatDate } = useIntl();
  const [isAsking, setIsAsking] = useState(false);

  return (
    <Card
      title={formatMessage(messages.deleteTitle)}
      {...(deletesAt === null && {
        description: formatMessage(messages.deleteHint, { days: limits.deletionGraceDays }),
      })}
    >
      {deletesAt === null ? (
        <Stack gap="medium" align="start">
          <Button tone="danger" onPress={() => setIsAsking(true)}>
            {formatMessage(messages.deleteTitle)}
          </Button>
        </Stack>
      ) : (
        <Stack gap="medium" align="start">
          <Stack gap="xsmall">
            <Text tone="strong" weight="medium">
              {formatMessage(messages.waiting, {
                date: formatDate(deletesAt, { dateStyle: 'long' }),
              })}
            </Text>
            <Text tone="muted">{formatMessage(messages.waitingHint)}</Text>
          </Stack>
          <KeepAccountButton tone="primary" />
        </Stack>
      )}
      {isAsking && <DeleteAccountDialog onClose={() => setIsAsking(false)} />}
    </Card>
  );
}
