import { useLocation } from 'react-router-dom';

import { ButtonLink, EmptyState } from '@hearback/ui';
import { MapPinIcon } from '@hearback/ui/icons';

import { useIntl } from '../../../i18n/IntlProvider';
import { paths } from '../../../paths';
import { messages } from './messages';

/** Empty state for creating a code while there is no location. */
export function NoLocation({ isInWizard = false }: { isInWizard?: boolean }) {
  const { formatMessage } = useIntl();
  const { search } = useLocation();
  // The wizard's choices are in its address, so the page of locations can link back to it.
  const href = isInWizard
    ? `${paths.locations}?${new URLSearchParams({ wizard: search.slice(1) })}`
    : paths.locations;
  return (
    <EmptyState
      icon={MapPinIcon}
      size="small"
      title={formatMessage(messages.noLocationTitle)}
      action={
        <ButtonLink href={href} tone="primary">
          {formatMessage(messages.goToLocations)}
        </ButtonLink>
      }
    >
      {formatMessage(messages.noLocationText)}
    </EmptyState>
  );
}
