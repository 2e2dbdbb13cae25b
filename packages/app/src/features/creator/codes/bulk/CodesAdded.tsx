import { useState } from 'react';

import { Button, DialogActions, Notice, Stack, Text } from '@hearback/ui';
import { PrintIcon, SendIcon } from '@hearback/ui/icons';

import type { CodesTab_CodeFragment } from '../../../../server/generated/graphql';
import { useIntl } from '../../../../i18n/IntlProvider';
import { messages as codeMessages } from '../messages';
import { useEachCode } from '../useEachCode';
import { messages } from './messages';

interface Props {
  codes: readonly CodesTab_CodeFragment[];
  onPrint: () => void;
}

/** What comes after many codes were added: they are published, and printed. */
export function CodesAdded({ codes, onPrint }: Props) {
  const { formatMessage } = useIntl();
  const { publish, done } = useEachCode();
  const [isPublished, setIsPublished] = useState(false);
  const count = codes.length;
  const canPublish = !isPublished && codes.every(({ form, frame }) => form && frame?.hasQr);

  const publishAll = async () => {
    // They are still to be printed.
    setIsPublished(await publish(codes.map(({ id }) => id)));
  };

  return (
    <Stack gap="medium">
      {isPublished ? (
        <Notice tone="success" title={formatMessage(codeMessages.publishedMany, { count })} />
      ) : (
        <Notice tone="success" title={formatMessage(messages.added, { count })}>
          {formatMessage(messages.addedText)}
        </Notice>
      )}
      {done !== undefined && (
        <Text tone="muted">{formatMessage(messages.progress, { done, count })}</Text>
      )}
      <Text>{codes.map(({ name }) => name).join(', ')}</Text>
      <DialogActions cancelLabel={formatMessage(messages.close)}>
        <Button
          tone={canPublish ? 'secondary' : 'primary'}
          icon={PrintIcon}
          isDisabled={done !== undefined}
          onPress={onPrint}
        >
          {formatMessage(messages.printThese)}
        </Button>
        {canPublish && (
          <Button
            tone="primary"
            icon={SendIcon}
            isPending={done !== undefined}
            onPress={() => void publishAll()}
          >
            {formatMessage(messages.publishAll, { count })}
          </Button>
        )}
      </DialogActions>
    </Stack>
  );
}
