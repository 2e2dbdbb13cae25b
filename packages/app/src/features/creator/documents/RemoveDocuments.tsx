import { ConfirmDialog, Stack, Text } from '@hearback/ui';

import { useIntl } from '../../../i18n/IntlProvider';
import { RemovalHint } from '../../../removal/RemovalHint';
import { useRemoval, type Remove } from '../../../removal/useRemoval';
import { LinkedCodes } from '../codes/LinkedCodes';
import * as creator from '../messages';
import type { DocumentKind } from './DocumentKind';

interface Props<Row extends { id: string }> {
  kind: DocumentKind<Row>;
  /** What is about to go. Empty: the dialog is closed. */
  removed: readonly Row[];
  remove: Remove;
  onClose: () => void;
}

/** Asks before forms or frames go, and names the codes that will be unpublished. */
export function RemoveDocuments<Row extends { id: string }>({
  kind,
  removed,
  remove,
  onClose,
}: Props<Row>) {
  const { formatMessage } = useIntl();
  const { messages } = kind;
  const { confirm, isPending } = useRemoval(remove, messages.removed);
  const count = removed.length;
  const ids = removed.map(({ id }) => id);
  const title = removed[0] ? kind.nameOf(removed[0]) : '';

  const removeAll = async () => {
    if (await confirm(ids)) onClose();
  };

  return (
    <ConfirmDialog
      title={formatMessage(messages.removeTitle, { count })}
      isOpen={count > 0}
      onClose={onClose}
      onConfirm={() => void removeAll()}
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
        <RemovalHint />
      </Stack>
    </ConfirmDialog>
  );
}
