import { ConfirmDialog, Stack, Text } from '@hearback/ui';

import { useIntl } from '../../../i18n/IntlProvider';
import { RemovalConsequences, useRemovalPreview } from '../../../lists/removal/RemovalConsequences';
import { useRemoval } from '../../../lists/removal/useRemoval';
import * as creator from '../messages';
import { codeRemoval } from './codeRemoval';
import { messages } from './messages';

interface Props {
  /** What is about to go. Empty: the dialog is closed. */
  codes: readonly { id: string; name: string }[];
  onClose: () => void;
  /** They are on their way out. */
  onRemoved?: () => void;
}

/** Asks for the word DELETE before codes go, with all that was ever said through them. */
export function RemoveCodes({ codes, onClose, onRemoved }: Props) {
  const { formatMessage } = useIntl();
  const removeThem = useRemoval(codeRemoval);
  const count = codes.length;
  const ids = codes.map(({ id }) => id);
  const preview = useRemovalPreview('CODE', ids);

  const remove = () => {
    onClose();
    onRemoved?.();
    void removeThem(ids);
  };

  return (
    <ConfirmDialog
      title={formatMessage(messages.removeTitle, { count })}
      isOpen={count > 0}
      onClose={onClose}
      onConfirm={remove}
      isWaiting={preview.isWaiting}
      confirmLabel={formatMessage(creator.messages.remove)}
      confirmWord="DELETE"
    >
      <Stack gap="small">
        <Text>{formatMessage(messages.removeText, { count, title: codes[0]?.name ?? '' })}</Text>
        <RemovalConsequences preview={preview} />
      </Stack>
    </ConfirmDialog>
  );
}
