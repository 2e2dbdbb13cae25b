import { ButtonLink, Text } from '@hearback/ui';
import { ClockIcon } from '@hearback/ui/icons';
import { limits } from '@hearback/schema/limits';

import { useIntl } from '../../i18n/IntlProvider';
import { paths } from '../../paths';
import { messages } from './messages';

/** States in a confirm dialog how long a deletion can be undone. */
export function RemovalHint() {
  const { formatMessage } = useIntl();
  return <Text tone="muted">{formatMessage(messages.canUndo, { days: limits.restoreDays })}</Text>;
}

/** Leads from the foot of a list to what was deleted lately. */
export function RecentlyDeletedLink() {
  const { formatMessage } = useIntl();
  return (
    <ButtonLink href={paths.recentlyDeleted} icon={ClockIcon} tone="quiet" size="small">
      {formatMessage(messages.recentlyDeleted)}
    </ButtonLink>
  );
}
