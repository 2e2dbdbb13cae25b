import { ConfirmDialog, Stack, Text } from '@hearback/ui';

import type { LocationRow_LocationFragment } from '../../server/generated/graphql';
import { useIntl } from '../../i18n/IntlProvider';
import { RemovalConsequences, useRemovalPreview } from '../../lists/removal/RemovalConsequences';
import { useRemoval } from '../../lists/removal/useRemoval';
import { locationRemoval } from './locationRemoval';
import { messages } from './messages';

interface Props {
  locations: readonly LocationRow_LocationFragment[];
  onClose: () => void;
}

/** Asks before locations are deleted, and says what goes with them. */
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
