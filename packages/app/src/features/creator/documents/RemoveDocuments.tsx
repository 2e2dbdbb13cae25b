import { ConfirmDialog, Stack, Text } from '@hearback/ui';

import { useIntl } from '../../../i18n/IntlProvider';
import { RemovalHint } from '../../../lists/removal/RemovalHint';
import { LinkedCodes, useLinkedCodes } from '../codes/LinkedCodes';
import * as creator from '../messages';
import type { DocumentKind } from './DocumentKind';

interface Props {
  kind: Pick<DocumentKind<never>, 'link' | 'messages'>;
  /** What is about to go. */
  ids: readonly string[];
  /** The first of them. */
  title: string;
  remove: (ids: readonly string[]) => Promise<void>;
  onClose: () => void;
}

/** Asks before forms or frames go, and names the codes that will be unpublished. */
export function RemoveDocuments({ kind, ids, title, remove, onClose }: Props) {
  const { formatMessage } = useIntl();
  const { messages } = kind;
  const count = ids.length;
  const codes = useLinkedCodes(kind.link, ids);

  const removeAll = () => {
    onClose();
    void remove(ids);
  };

  return (
    <ConfirmDialog
      title={formatMessage(messages.removeTitle, { count })}
      isOpen
      onClose={onClose}
      onConfirm={removeAll}
      isWaiting={codes.isWaiting}
      confirmLabel={formatMessage(creator.messages.remove)}
    >
      <Stack gap="medium">
        <Text>{formatMessage(messages.removeText, { count, title })}</Text>
        <LinkedCodes
          codes={codes}
          sentence={(linked) => formatMessage(messages.removeCodes, { count: linked })}
        />
        <RemovalHint />
      </Stack>
    </ConfirmDialog>
  );
}
