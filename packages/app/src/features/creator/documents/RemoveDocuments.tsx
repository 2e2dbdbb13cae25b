import { ConfirmDialog, Stack, Text } from '@hearback/ui';

import { useIntl } from '../../../i18n/IntlProvider';
import { RemovalHint } from '../../../removal/RemovalHint';
import { LinkedCodes } from '../codes/LinkedCodes';
import * as creator from '../messages';
import type { DocumentKind } from './DocumentKind';

interface Props<Row extends { id: string }> {
  kind: DocumentKind<Row>;
  /** What is about to go. Empty: the dialog is closed. */
  removed: readonly Row[];
  remove: (ids: readonly string[]) => Promise<void>;
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
  const count = removed.length;
  const ids = removed.map(({ id }) => id);
  const title = removed[0] ? kind.nameOf(removed[0]) : '';

  const removeAll = () => {
    onClose();
    void remove(ids);
  };

  return (
    <ConfirmDialog
      title={formatMessage(messages.removeTitle, { count })}
      isOpen={count > 0}
      onClose={onClose}
      onConfirm={removeAll}
      confirmLabel={formatMessage(creator.messages.remove)}
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
