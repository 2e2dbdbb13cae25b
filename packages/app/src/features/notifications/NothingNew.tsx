import { ButtonLink, EmptyState } from '@hearback/ui';
import { BellIcon } from '@hearback/ui/icons';

import { useIntl } from '../../i18n/IntlProvider';
import { paths } from '../../paths';
import { messages } from './messages';

interface Props {
  /** There may be some that were read. */
  isUnreadOnly: boolean;
}

/** Stands where a list without a row would, and says what will be told there. */
export function NothingNew({ isUnreadOnly }: Props) {
  const { formatMessage } = useIntl();

  return (
    <EmptyState
      icon={BellIcon}
      title={formatMessage(messages.nothingNew)}
      action={
        isUnreadOnly ? (
          <ButtonLink href={paths.notifications}>{formatMessage(messages.showAll)}</ButtonLink>
        ) : (
          <ButtonLink href={paths.locations}>{formatMessage(messages.toLocations)}</ButtonLink>
        )
      }
    >
      {formatMessage(isUnreadOnly ? messages.allReadText : messages.nothingYetText)}
    </EmptyState>
  );
}
