import { ConfirmDialog, Stack, Text } from '@hearback/ui';

import { refusalOf } from '../../../fields/refusalOf';
import { useIntl } from '../../../i18n/IntlProvider';
import { showSnackbar } from '../../../snackbar/snackbar';
import { LinkedCodes } from '../codes/LinkedCodes';
import * as creator from '../messages';
import type { DocumentKind, Removal } from './DocumentKind';

interface Props<Row extends { id: string }> {
  kind: DocumentKind<Row>;
  /** What is about to go. Empty: the dialog is closed. */
  removed: readonly Row[];
  removal: Removal;
  onClose: () => void;
}

/** Asks before forms or frames go, and names the codes that will be unpublished. */
export function RemoveDocuments<Row extends { id: string }>({
  kind,
  removed,
  removal: { remove, isPending },
  onClose,
}: Props<Row>) {
  const { formatMessage } = useIntl();
  const { messages } = kind;
  const count = removed.length;
  const ids = removed.map(({ id }) => id);
  const title = removed[0] ? kind.nameOf(removed[0]) : '';

  const confirm = async () => {
    const answer = await remove(ids);
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
      isOpen={count > 0}
      onClose={onClose}
      onConfirm={() => void confirm()}
      confirmLabel={formatMessage(creator.messages.remove)}
      isPending={isPending}
    >
      <Stack gap="medium">
        <Text>{formatMessage(messages.removeText, { count, title })}</Text>
        <LinkedCodes
          link={kind.link}
          ids={ids}
          sentence={(linked) => formatMessage(messages.removeCodes, { count: linked })}
        />
      </Stack>
    </ConfirmDialog>
  );
}
