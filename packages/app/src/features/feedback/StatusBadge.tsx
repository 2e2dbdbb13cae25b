import { Badge } from '@hearback/ui';

import type { FeedbackStatus } from '../../server/generated/graphql';
import { useIntl } from '../../i18n/IntlProvider';
import { statuses } from './statuses';

interface Props {
  status: FeedbackStatus;
}

/** How far the owner has come with an answer. */
export function StatusBadge({ status }: Props) {
  const { formatMessage } = useIntl();
  const { label, tone, dot } = statuses[status];

  return (
    <Badge tone={tone} dot={dot}>
      {formatMessage(label)}
    </Badge>
  );
}
