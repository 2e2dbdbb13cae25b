import { type ReactNode, useMemo, useState } from 'react';

import { rollOf } from '@hearback/print/files';
import { Button, DialogActions, IconButton, Loader, Text } from '@hearback/ui';
import { ChevronLeftIcon, ChevronRightIcon, DownloadIcon, PrintIcon } from '@hearback/ui/icons';

import { useIntl, useLanguage } from '../../../../i18n/IntlProvider';
import { findPrintIssue, findSmallCodes } from './printIssues';
import { messages } from './messages';
import { firstChoices, type FramedCode, type PrintChoices } from './PrintChoices';
import * as styles from './PrintDesk.css';
import { countFiles, type PrintJob } from './PrintJob';
import { PrintNotices } from './PrintNotices';
import { PrintOptions } from './PrintOptions';
import * as creator from '../../messages';
import { useSheetPreview } from './useSheetPreview';
import { toPrintJob } from './toPrintJob';
import { usePrinting } from './usePrinting';

interface SheetPreviewProps {
  /** Undefined if the choices cannot be printed. */
  job: PrintJob | undefined;
}

const toTenths = (mm: number) => Math.round(mm * 10) / 10;

/** Preview of one sheet, with a pager for the others. */
function SheetPreview({ job }: SheetPreviewProps) {
  const { formatMessage } = useIntl();
  const [index, setIndex] = useState(0);
  const { sheet, isFailed } = useSheetPreview(job, index);
  const last = sheet ? sheet.total - 1 : 0;
  // If there are fewer sheets than before, shows the last one.
  const number = Math.min(index, last) + 1;
  return (
    <div className={styles.preview}>
      <div className={styles.table}>
        {sheet && !isFailed ? (
          <img
            className={styles.sheet}
            style={{
              aspectRatio: `${sheet.width} / ${sheet.height}`,
              // As large as fits, in either orientation.
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

interface PrintProgressProps {
  /** From 0 to 1. */
  share: number;
  onStop: () => void;
}

/** Progress of a file, with a button that cancels it. */
function PrintProgress({ share, onStop }: PrintProgressProps) {
  const { formatMessage } = useIntl();
  const words = formatMessage(messages.making, { percent: Math.round(share * 100) });

  return (
    <div className={styles.progress}>
      <progress className={styles.bar} value={share} aria-label={words} />
      <span className={styles.progressWords}>{words}</span>
      <Button size="small" onPress={onStop}>
        {formatMessage(messages.stop)}
      </Button>
    </div>
  );
}

interface Props {
  framed: readonly FramedCode[];
  notice?: ReactNode;
}

/** File extension: several drawings are put into one archive. */
function endingOf(job: PrintJob, { format }: PrintChoices) {
  if (countFiles(job, format) > 1) return 'zip';
  if (rollOf(format)) return 'bin';
  return format === 'png300' || format === 'png600' ? 'png' : format;
}

/** Print options, a preview of the sheets, and the buttons that print or save them. */
export function PrintDesk({ framed, notice }: Props) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const codes = framed.map(({ code }) => code);
  const [choices, setChoices] = useState(() => firstChoices(framed, language));
  const { printing, stop, save, print } = usePrinting();

  const [only] = codes;
  const title =
    only && codes.length === 1
      ? only.name
      : formatMessage(messages.printSeveral, { count: codes.length });
  const job = useMemo(() => toPrintJob(framed, choices, title), [framed, choices, title]);
  const issue = findPrintIssue(job, choices.format);
  const small = useMemo(
    () => findSmallCodes(job, choices.what, rollOf(choices.format)),
    [job, choices],
  );
  const isRefused = issue !== undefined || small.unreadable.length > 0;
  const size = job.pages[0]?.document.size;
  const ending = useMemo(
    // A job that does not fit has no sheets to count.
    () => endingOf(issue === undefined ? job : { ...job, pages: [] }, choices),
    [job, choices, issue],
  );

  return (
    <>
      <div className={styles.desk}>
        <SheetPreview job={issue === undefined ? job : undefined} />
        <div className={styles.options}>
          {notice}
          <PrintNotices framed={framed} choices={choices} job={job} issue={issue} small={small} />
          <PrintOptions
            framed={framed}
            choices={choices}
            copies={job.copies}
            onChange={setChoices}
          />
          {size && codes.length === 1 && !job.imposition && (
            <Text size="small" tone="muted">
              {formatMessage(messages.printText, { width: size.width_mm, height: size.height_mm })}
            </Text>
          )}
        </div>
      </div>
      {printing && <PrintProgress share={printing.share} onStop={stop} />}
      <DialogActions isCompact>
        <Button
          icon={DownloadIcon}
          isDisabled={isRefused || printing !== undefined}
          onPress={() => void save(job, choices.format)}
        >
          {formatMessage(messages.download, { ending })}
        </Button>
        <Button
          tone="primary"
          icon={PrintIcon}
          isDisabled={isRefused || printing !== undefined}
          onPress={() => void print(job)}
        >
          {formatMessage(messages.print)}
        </Button>
      </DialogActions>
    </>
  );
}
