import { useLocation } from 'react-router-dom';

import { ButtonLink, EmptyState } from '@hearback/ui';
import { MapPinIcon } from '@hearback/ui/icons';

import { useIntl } from '../../../i18n/IntlProvider';
import { paths } from '../../../paths';
import { messages } from './messages';

/** Shown where a code would be made, while there is no place it could hang. */
export function NoLocation({ isInWizard = false }: { isInWizard?: boolean }) {
  const { formatMessage } = useIntl();
  const { search } = useLocation();
  // What was chosen in the wizard is in its address: the locations lead back to it.
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
