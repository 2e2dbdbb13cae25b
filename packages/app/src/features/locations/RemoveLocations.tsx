import { useState } from 'react';

import { ConfirmDialog, Stack, Text } from '@hearback/ui';

import type { LocationRow_LocationFragment } from '../../apollo/generated/graphql';
import { refusalOf } from '../../fields/refusalOf';
import { useIntl } from '../../i18n/IntlProvider';
import { showSnackbar } from '../../snackbar/snackbar';
import { messages } from './messages';
import { useRemoveLocations } from './useRemoveLocations';

interface Props {
  locations: readonly LocationRow_LocationFragment[];
  onClose: () => void;
}

/** Asks before locations are deleted, and says what goes with them. */
export function RemoveLocations({ locations, onClose }: Props) {
  const { formatMessage } = useIntl();
  const removeLocations = useRemoveLocations();
  const [isPending, setIsPending] = useState(false);

  const count = locations.length;
  const codes = locations.reduce((sum, location) => sum + location.numberOfCodes, 0);

  const remove = async () => {
    setIsPending(true);
    const answer = await removeLocations(locations.map(({ id }) => id));
    setIsPending(false);
    if (!answer) return;
    if (answer.errors.length > 0) {
      showSnackbar('error', refusalOf(answer.errors));
      return;
    }
    showSnackbar('success', messages.removed, { count });
    onClose();
  };

  return (
    <ConfirmDialog
      title={formatMessage(messages.removeTitle, { count })}
      confirmLabel={formatMessage(messages.removeConfirm)}
      isOpen
      onClose={onClose}
      onConfirm={() => void remove()}
      isPending={isPending}
    >
      <Stack gap="small">
        <Text>{formatMessage(messages.removeText, { count, name: locations[0]?.name ?? '' })}</Text>
        {codes > 0 && (
          <Text weight="medium">{formatMessage(messages.removeCascade, { codes })}</Text>
        )}
      </Stack>
    </ConfirmDialog>
  );
}
