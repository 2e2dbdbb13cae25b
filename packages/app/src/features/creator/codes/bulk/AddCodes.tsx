import { useState } from 'react';

import { limits } from '@hearback/schema/limits';
import { Dialog, Stack, Tabs } from '@hearback/ui';

import type { CodesTab_CodeFragment } from '../../../../server/generated/graphql';
import { useIntl } from '../../../../i18n/IntlProvider';
import { WhenLoaded } from '../../WhenLoaded';
import { NoLocation } from '../NoLocation';
import { useCodeChoices } from '../useCodeChoices';
import { CheckRows } from './CheckRows';
import { CodesAdded } from './CodesAdded';
import { CodesFromFile } from './CodesFromFile';
import { messages } from './messages';
import { NumberedCodes } from './NumberedCodes';
import { useBulkCodes } from './useBulkCodes';

type Way = 'numbered' | 'file';

interface Props {
  onPrint: (codes: readonly CodesTab_CodeFragment[]) => void;
  onClose: () => void;
}

/** Adds many codes: numbered or from a file, checked first, all of them or none. */
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
