import { Badge } from '@hearback/ui';

import type { Sentiment } from '../../apollo/generated/graphql';
import { useIntl } from '../../i18n/IntlProvider';
import { sentiments } from './sentiments';

interface Props {
  sentiment: Sentiment;
}

/** How an answer sounds. */
export function SentimentBadge({ sentiment }: Props) {
  const { formatMessage } = useIntl();
  const { label, tone, dot } = sentiments[sentiment];

  return (
    <Badge tone={tone} dot={dot}>
      {formatMessage(label)}
    </Badge>
  );
}
