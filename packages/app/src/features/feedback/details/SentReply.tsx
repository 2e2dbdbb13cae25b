import { Card, Stack, Text } from '@hearback/ui';

import { useIntl } from '../../../i18n/IntlProvider';
import { useMoment } from '../../../i18n/useMoment';
import { messages } from './messages';

interface Props {
  text: string;
  /** Left out while it is on its way. */
  sentAt: string | null | undefined;
}

/** A reply as it stands for the visitor, who may have read it already. */
export function SentReply({ text, sentAt }: Props) {
  const { formatMessage } = useIntl();
  const formatMoment = useMoment();

  return (
    <Card surface="sunken" padding="medium">
      <Stack gap="xsmall">
        <Text keepsLines>{text}</Text>
        <Text as="span" size="small" tone="muted">
          <span role="status">
            {sentAt
              ? formatMessage(messages.repliedAt, { moment: formatMoment(sentAt) })
              : formatMessage(messages.replySending)}
          </span>
        </Text>
      </Stack>
    </Card>
  );
}
