import { ConfirmDialog, Stack, Text } from '@hearback/ui';

import { useIntl } from '../../../i18n/IntlProvider';
import { RemovalHint } from '../../../lists/removal/RecentlyDeletedLink';
import { LinkedCodes, useLinkedCodes } from '../codes/LinkedCodes';
import type { DocumentListConfig } from './documentList';

interface Props {
  kind: Pick<DocumentListConfig<never>, 'link' | 'messages'>;
  /** Documents to delete. */
  ids: readonly string[];
  /** The title of the first one. */
  title: string;
  remove: (ids: readonly string[]) => Promise<void>;
  onClose: () => void;
}

/** Confirms the deletion of forms or frames, and lists the codes that will be unpublished. */
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
      confirmLabel={formatMessage(messages.removeConfirm, { count })}
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
