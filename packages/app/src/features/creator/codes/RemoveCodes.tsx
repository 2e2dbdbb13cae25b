import { ConfirmDialog, Stack, Text } from '@hearback/ui';

import { useIntl } from '../../../i18n/IntlProvider';
import { RemovalConsequences, useRemovalPreview } from '../../../lists/removal/RemovalConsequences';
import { useRemoval } from '../../../lists/removal/useRemoval';
import * as creator from '../messages';
import { RemoveCodesDocument } from '../../../server/generated/graphql';
import { messages } from './messages';

/** Removal of codes with their feedback, confirmed by typing DELETE. */
const codeRemoval = {
  kind: 'Code',
  document: RemoveCodesDocument,
  field: 'removeCodes',
  inputOf: (ids: string[]) => ({ ids, confirm: 'DELETE' }),
  page: 'CodesTab',
  removed: messages.removed,
} as const;

interface Props {
  /** The codes to delete. Empty: the dialog is closed. */
  codes: readonly { id: string; name: string }[];
  onClose: () => void;
  /** Called when the removal has started. */
  onRemoved?: () => void;
}

/** Requires the word DELETE before codes are deleted with all their feedback. */
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
