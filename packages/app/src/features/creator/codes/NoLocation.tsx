import { ButtonLink, EmptyState } from '@hearback/ui';
import { MapPinIcon } from '@hearback/ui/icons';

import { useIntl } from '../../../i18n/IntlProvider';
import { paths } from '../../../paths';
import { messages } from './messages';

/** Shown where a code would be made, while there is no place it could hang. */
export function NoLocation() {
  const { formatMessage } = useIntl();
  return (
    <EmptyState
      icon={MapPinIcon}
      size="small"
      title={formatMessage(messages.noLocationTitle)}
      action={
        <ButtonLink href={paths.locations} tone="primary">
          {formatMessage(messages.goToLocations)}
        </ButtonLink>
      }
    >
      {formatMessage(messages.noLocationText)}
    </EmptyState>
  );
}
