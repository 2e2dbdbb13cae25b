import { ConfirmDialog, Stack, Text } from '@hearback/ui';

import { useIntl } from '../../i18n/IntlProvider';
import { RemovalConsequences } from '../../removal/RemovalConsequences';
import { useRemoval } from '../../removal/useRemoval';
import { messages } from './messages';
import { useRemoveFeedbacks } from './useRemoveFeedbacks';

interface Props {
  ids: readonly string[];
  onClose: () => void;
}

/** Asks before feedback is deleted. */
export function RemoveFeedbacks({ ids, onClose }: Props) {
  const { formatMessage } = useIntl();
  const { confirm, isPending } = useRemoval(useRemoveFeedbacks(), messages.removed);
  const count = ids.length;

  const remove = async () => {
    if (await confirm(ids)) onClose();
  };

  return (
    <ConfirmDialog
      title={formatMessage(messages.removeTitle, { count })}
      confirmLabel={formatMessage(messages.remove)}
      isOpen
      onClose={onClose}
      onConfirm={() => void remove()}
      isPending={isPending}
    >
      <Stack gap="small">
        <Text>{formatMessage(messages.removeText)}</Text>
        <RemovalConsequences kind="FEEDBACK" ids={ids} />
      </Stack>
    </ConfirmDialog>
  );
}
