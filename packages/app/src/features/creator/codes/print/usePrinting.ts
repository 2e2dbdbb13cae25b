import { useEffect, useRef, useState } from 'react';

import { fileNameOf } from '@hearback/schema/documents';

import { saveBlob } from '../../../../server/saveBlob';
import { messages as serverMessages } from '../../../../shell/snackbar/messages';
import { showSnackbar } from '../../../../shell/snackbar/snackbar';
import { printSheets } from './printSheets';
import type { PrintFormat, PrintJob } from './PrintJob';
import { startPrint } from './startPrint';

/** The work that is under way: what for, and how far it is, from 0 to 1. */
export interface Printing {
  purpose: 'file' | 'paper';
  share: number;
}

/** Saves a job as a file, or hands it to the printer. It can be stopped, and stops when the dialog closes. */
export function usePrinting() {
  const [printing, setPrinting] = useState<Printing>();
  const stopping = useRef<AbortController>(undefined);
  useEffect(() => () => stopping.current?.abort(), []);

  const run = async (
    purpose: Printing['purpose'],
    work: (running: { signal: AbortSignal; onProgress: (share: number) => void }) => Promise<void>,
  ) => {
    const stop = new AbortController();
    stopping.current = stop;
    setPrinting({ purpose, share: 0 });
    try {
      await work({ signal: stop.signal, onProgress: (share) => setPrinting({ purpose, share }) });
    } catch (error) {
      // A picture or a font could not be fetched; a file without it would be a surprise in print.
      if (!stop.signal.aborted) {
        console.error('The print could not be made.', error);
        showSnackbar('error', serverMessages.serverIssue);
      }
    }
    setPrinting(undefined);
  };

  return {
    printing,
    stop: () => stopping.current?.abort(),
    save: (job: PrintJob, format: PrintFormat) =>
      run('file', async (running) => {
        const { file, ending } = await startPrint({ kind: 'file', job, format }, running);
        saveBlob(file, fileNameOf(job.title, ending));
      }),
    print: (job: PrintJob) =>
      run('paper', async (running) => {
        const { sheets } = await startPrint(
          { kind: 'sheets', job, from: 0, most: Number.MAX_SAFE_INTEGER },
          running,
        );
        await printSheets(sheets, job.title);
      }),
  };
}
