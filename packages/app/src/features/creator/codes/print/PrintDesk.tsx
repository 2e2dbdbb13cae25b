import { useMemo, useState, type ReactNode } from 'react';

import { Button, DialogActions, Text } from '@hearback/ui';
import { DownloadIcon, PrintIcon } from '@hearback/ui/icons';

import { useIntl, useLanguage } from '../../../../i18n/IntlProvider';
import { findPrintIssue } from './findPrintIssue';
import { findSmallCodes } from './findSmallCodes';
import { messages } from './messages';
import { firstChoices, type FramedCode, type PrintChoices } from './PrintChoices';
import * as styles from './PrintDesk.css';
import type { PrintJob } from './PrintJob';
import { PrintNotices } from './PrintNotices';
import { PrintOptions } from './PrintOptions';
import { PrintProgress } from './PrintProgress';
import { countFiles } from './sheetsOf';
import { SheetPreview } from './SheetPreview';
import { toPrintJob } from './toPrintJob';
import { usePrinting } from './usePrinting';

interface Props {
  framed: readonly FramedCode[];
  notice?: ReactNode;
}

/** What the file will be called at its end: several drawings come in one archive. */
function endingOf(job: PrintJob, { format }: PrintChoices) {
  if (countFiles(job, format) > 1) return 'zip';
  return format === 'png300' || format === 'png600' ? 'png' : format;
}

/** Chooses how codes are printed, shows the sheets, and makes them. */
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
  const small = useMemo(() => findSmallCodes(job, choices.what), [job, choices.what]);
  const isRefused = issue !== undefined || small.unreadable.length > 0;
  const size = job.pages[0]?.document.size;
  const ending = useMemo(
    // What does not fit has no sheets to count.
    () => (issue === undefined ? endingOf(job, choices) : choices.format.slice(0, 3)),
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
