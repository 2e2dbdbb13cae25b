import { useState } from 'react';

import { IconButton, Loader, Text } from '@hearback/ui';
import { ChevronLeftIcon, ChevronRightIcon } from '@hearback/ui/icons';

import { useIntl } from '../../../../i18n/IntlProvider';
import * as creator from '../../messages';
import { messages } from './messages';
import * as styles from './PrintDesk.css';
import type { PrintJob } from './PrintJob';
import { useSheetPreview } from './useSheetPreview';

interface Props {
  /** Undefined: it cannot be printed as it was chosen. */
  job: PrintJob | undefined;
}

const toTenths = (mm: number) => Math.round(mm * 10) / 10;

/** One sheet as it will come out, and the way to the others. */
export function SheetPreview({ job }: Props) {
  const { formatMessage } = useIntl();
  const [index, setIndex] = useState(0);
  const { sheet, isFailed } = useSheetPreview(job, index);
  const last = sheet ? sheet.total - 1 : 0;
  // Fewer sheets than before: the last of them is shown.
  const number = Math.min(index, last) + 1;
  return (
    <div className={styles.preview}>
      <div className={styles.table}>
        {sheet && !isFailed ? (
          <img
            className={styles.sheet}
            style={{
              aspectRatio: `${sheet.width} / ${sheet.height}`,
              // As large as the desk has room for, whichever way round it lies.
              width: `min(100%, calc(var(--room) * ${sheet.width / sheet.height}))`,
            }}
            src={sheet.address}
            alt={formatMessage(messages.sheetPicture, { number, total: sheet.total })}
          />
        ) : isFailed ? (
          <Text tone="muted">{formatMessage(messages.previewFailed)}</Text>
        ) : (
          job && <Loader label={formatMessage(creator.messages.loading)} />
        )}
      </div>
      {sheet && (
        <div className={styles.pager}>
          {sheet.total > 1 && (
            <IconButton
              icon={ChevronLeftIcon}
              size="small"
              label={formatMessage(messages.previousSheet)}
              isDisabled={number === 1}
              onPress={() => setIndex(number - 2)}
            />
          )}
          <Text size="small" tone="muted">
            {formatMessage(messages.sheetCount, {
              number,
              total: sheet.total,
              width: toTenths(sheet.width),
              height: toTenths(sheet.height),
            })}
          </Text>
          {sheet.total > 1 && (
            <IconButton
              icon={ChevronRightIcon}
              size="small"
              label={formatMessage(messages.nextSheet)}
              isDisabled={number === sheet.total}
              onPress={() => setIndex(number)}
            />
          )}
        </div>
      )}
    </div>
  );
}
