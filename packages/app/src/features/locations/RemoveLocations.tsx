import {
  type LocationRow_LocationFragment,
  RemoveLocationsDocument,
} from '../../server/generated/graphql';
import { useIntl } from '../../i18n/IntlProvider';
import { RemovalDialog } from '../../lists/removal/RemovalConsequences';
import { idsOf, useRemoval } from '../../lists/removal/useRemoval';
import { messages } from './messages';

/** Removal of locations. Their codes are deleted with them, in the cache as on the server. */
const locationRemoval = {
  kind: 'Location',
  document: RemoveLocationsDocument,
  field: 'removeLocations',
  inputOf: idsOf,
  page: 'LocationsPage',
  removed: messages.removed,
} as const;

interface Props {
  locations: readonly LocationRow_LocationFragment[];
  onClose: () => void;
}

/** Confirms the deletion of locations and lists the entities deleted with them. */
export function RemoveLocations({ locations, onClose }: Props) {
  const { formatMessage } = useIntl();
  const count = locations.length;

  return (
    <RemovalDialog
      kind="LOCATION"
      ids={locations.map(({ id }) => id)}
      remove={useRemoval(locationRemoval)}
      title={formatMessage(messages.removeTitle, { count })}
      text={formatMessage(messages.removeText, { count, name: locations[0]?.name ?? '' })}
      confirmLabel={formatMessage(messages.removeConfirm, { count })}
      onClose={onClose}
    />
  );
}
