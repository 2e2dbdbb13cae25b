import { ButtonLink } from '@hearback/ui';
import { ClockIcon } from '@hearback/ui/icons';

import { useIntl } from '../../i18n/IntlProvider';
import { paths } from '../../paths';
import { messages } from './messages';

/** Leads from a list to what was deleted lately. */
export function RecentlyDeletedLink() {
  const { formatMessage } = useIntl();
  return (
    <ButtonLink href={paths.recentlyDeleted} icon={ClockIcon} tone="quiet">
      {formatMessage(messages.recentlyDeleted)}
    </ButtonLink>
  );
}
