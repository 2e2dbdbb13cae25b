import { ConfirmDialog, Stack, Text } from '@hearback/ui';
import {
  type LocationRow_LocationFragment,
  RemoveLocationsDocument,
} from '../../server/generated/graphql';
import { useIntl } from '../../i18n/IntlProvider';
import { RemovalConsequences, useRemovalPreview } from '../../lists/removal/RemovalConsequences';
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
  const removeThem = useRemoval(locationRemoval);
  const count = locations.length;
  const ids = locations.map(({ id }) => id);
  const preview = useRemovalPreview('LOCATION', ids);

  const remove = () => {
    onClose();
    void removeThem(ids);
  };

  return (
    <ConfirmDialog
      title={formatMessage(messages.removeTitle, { count })}
      confirmLabel={formatMessage(messages.removeConfirm)}
      isOpen
      onClose={onClose}
      onConfirm={remove}
      isWaiting={preview.isWaiting}
    >
      <Stack gap="small">
        <Text>{formatMessage(messages.removeText, { count, name: locations[0]?.name ?? '' })}</Text>
        <RemovalConsequences preview={preview} />
      </Stack>
    </ConfirmDialog>
  );
}
