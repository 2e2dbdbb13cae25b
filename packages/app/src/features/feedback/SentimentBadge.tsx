import { Badge, Text } from '@hearback/ui';

import type { Sentiment } from '../../server/generated/graphql';
import { useIntl } from '../../i18n/IntlProvider';
import { messages } from './messages';
import { sentiments } from './sentiments';

interface Props {
  /** Null while the comment is still to be judged. */
  sentiment: Sentiment | null;
}

/** How an answer sounds. */
export function SentimentBadge({ sentiment }: Props) {
  const { formatMessage } = useIntl();
  if (sentiment === null) {
    return (
      <Text as="span" size="small" tone="muted">
        {formatMessage(messages.judging)}
      </Text>
    );
  }
  const { label, tone, dot } = sentiments[sentiment];

  return (
    <Badge tone={tone} dot={dot}>
      {formatMessage(label)}
    </Badge>
  );
}
