import { useState } from 'react';

import { Button } from '@hearback/ui';
import { UndoIcon } from '@hearback/ui/icons';

import { useIntl } from '../../i18n/IntlProvider';
import { useRestoreDeletion } from '../../lists/removal/useRestoreDeletion';
import { messages } from './messages';

interface Props {
  deletionId: string;
}

/** Takes one delete back. Its row leaves the list when it worked. */
export function RestoreButton({ deletionId }: Props) {
  const { formatMessage } = useIntl();
  const restore = useRestoreDeletion();
  const [isPending, setIsPending] = useState(false);

  const giveBack = async () => {
    setIsPending(true);
    await restore(deletionId);
    setIsPending(false);
  };

  return (
    <Button size="small" icon={UndoIcon} isPending={isPending} onPress={() => void giveBack()}>
      {formatMessage(messages.restore)}
    </Button>
  );
}
