import { useState } from 'react';

import { useApolloClient } from '@apollo/client/react';

import { Button, ConfirmDialog, Notice } from '@hearback/ui';

import { useAppShellQuery, useRemoveSampleMutation } from '../server/generated/hooks';
import { useIntl } from '../i18n/IntlProvider';
import { showSnackbar } from './snackbar/snackbar';
import { messages } from './messages';

/** Marks the example cafés as such, with a button that removes them. */
export function SampleNotice() {
  const { formatMessage } = useIntl();
  const client = useApolloClient();
  const { data } = useAppShellQuery();
  const [removeSample, { loading }] = useRemoveSampleMutation();
  const [isAsking, setIsAsking] = useState(false);

  if (!data?.me.hasSample) return null;

  const remove = async () => {
    const answer = await removeSample();
    setIsAsking(false);
    if (!answer.data) return;
    showSnackbar('success', messages.sampleRemoved);
    // Nearly every list and figure has changed. One that cannot be fetched now says so itself.
    await client.resetStore().catch(() => {});
  };

  return (
    <>
      <Notice
        tone="info"
        title={formatMessage(messages.sampleTitle)}
        action={
          <Button size="small" onPress={() => setIsAsking(true)}>
            {formatMessage(messages.sampleRemove)}
          </Button>
        }
      >
        {formatMessage(messages.sampleHint)}
      </Notice>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title={formatMessage(messages.sampleConfirmTitle)}
        confirmLabel={formatMessage(messages.sampleRemove)}
        isPending={loading}
        onConfirm={() => void remove()}
      >
        {formatMessage(messages.sampleConfirmHint)}
      </ConfirmDialog>
    </>
  );
}
