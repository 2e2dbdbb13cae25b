import { useState } from 'react';

import { limits } from '@hearback/schema/limits';
import { Button, Dialog, DialogActions, Notice, Stack, Tabs, Text } from '@hearback/ui';
import { PrintIcon, SendIcon } from '@hearback/ui/icons';

import type { CodesTab_CodeFragment } from '../../../../server/generated/graphql';
import { useIntl } from '../../../../i18n/IntlProvider';
import { WhenLoaded } from '../../WhenLoaded';
import { NoLocation } from '../NoLocation';
import { useCodeChoices } from '../useCodeChoices';
import { CheckRows } from './CheckRows';
import { messages as codeMessages } from '../messages';
import { useEachCode } from '../useEachCode';
import { messages } from './messages';
import { CodesFromFile } from './CodesFromFile';
import { NumberedCodes } from './NumberedCodes';
import { useBulkCodes } from './useBulkCodes';

interface CodesAddedProps {
  codes: readonly CodesTab_CodeFragment[];
  onPrint: () => void;
}

/** Shown after adding many codes: publish and print them. */
function CodesAdded({ codes, onPrint }: CodesAddedProps) {
  const { formatMessage } = useIntl();
  const { publish, done } = useEachCode();
  const [isPublished, setIsPublished] = useState(false);
  const count = codes.length;
  const canPublish = !isPublished && codes.every(({ form, frame }) => form && frame?.hasQr);

  const publishAll = async () => {
    // They still have to be printed.
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

type Way = 'numbered' | 'file';

interface Props {
  onPrint: (codes: readonly CodesTab_CodeFragment[]) => void;
  onClose: () => void;
}

/** Adds many codes, numbered or from a file: validated first, then all or none are added. */
export function AddCodes({ onPrint, onClose }: Props) {
  const { formatMessage } = useIntl();
  const choices = useCodeChoices();
  const [way, setWay] = useState<Way>('numbered');
  const { draft, added, isPending, check, change, add, back } = useBulkCodes();

  return (
    <Dialog
      title={formatMessage(messages.title)}
      {...(!added && {
        description: formatMessage(messages.text, { max: limits.codesPerBatchMax }),
      })}
      isOpen
      size="large"
      hasUnsavedInput={draft !== undefined && !added}
      onClose={onClose}
    >
      <WhenLoaded choices={choices}>
        {added ? (
          <CodesAdded codes={added} onPrint={() => onPrint(added)} />
        ) : draft ? (
          <CheckRows
            {...draft}
            hasLines={way === 'file'}
            choices={choices}
            isPending={isPending}
            onChange={(at, row) => void change(at, row)}
            onRows={(rows) => void check(rows)}
            onBack={back}
            onAdd={() => void add()}
          />
        ) : choices.locations.length === 0 ? (
          <NoLocation />
        ) : (
          <Tabs
            label={formatMessage(messages.ways)}
            tabs={[
              { id: 'numbered', label: formatMessage(messages.numbered) },
              { id: 'file', label: formatMessage(messages.fromFile) },
            ]}
            selected={way}
            onSelect={(id) => setWay(id as Way)}
          >
            <Stack gap="medium">
              {way === 'numbered' ? (
                <NumberedCodes choices={choices} onRows={check} />
              ) : (
                <CodesFromFile choices={choices} onRows={check} />
              )}
            </Stack>
          </Tabs>
        )}
      </WhenLoaded>
    </Dialog>
  );
}
