import { useEffect, useRef, useState } from 'react';

import { fileNameOf } from '@hearback/schema/documents';

import { saveBlob } from '../../../../server/downloads';
import { messages as serverMessages } from '../../../../shell/snackbar/messages';
import { showSnackbar } from '../../../../shell/snackbar/snackbar';
import type { PrintFormat, PrintJob, SheetPicture } from './PrintJob';
import { startPrint } from './startPrint';

type Size = Pick<SheetPicture, 'width' | 'height'>;

const nameOf = ({ width, height }: Size): string => `sheet-${width}-${height}`.replaceAll('.', '_');

/**
 * The style rules that print each sheet on a page of its own size. Sheets as large as the first need no
 * name: old browsers know no named pages, and print all on pages of that size.
 */
export function pageRules(sheets: readonly Size[]): {
  css: string;
  pageOf: (sheet: Size) => string;
} {
  const [first, ...others] = [...new Map(sheets.map((sheet) => [nameOf(sheet), sheet])).values()];
  if (!first) throw new Error('There is nothing to print. Choose a code with a frame.');
  const rule = (selector: string, { width, height }: Size) =>
    `${selector} { size: ${width}mm ${height}mm; margin: 0 }`;
  return {
    css: [
      rule('@page', first),
      ...others.map((size) => rule(`@page ${nameOf(size)}`, size)),
      'html, body { margin: 0 }',
      'img { display: block; break-after: page; break-inside: avoid }',
      'img:last-child { break-after: auto }',
    ].join('\n'),
    pageOf: (sheet) => (nameOf(sheet) === nameOf(first) ? 'auto' : nameOf(sheet)),
  };
}

/** Puts sheets into a page of their own that nobody sees, each in its real size. */
async function laySheetsOut(
  sheets: readonly SheetPicture[],
  title: string,
): Promise<HTMLIFrameElement> {
  const { css, pageOf } = pageRules(sheets);
  const frame = document.createElement('iframe');
  // Out of sight, and there: what is not displayed is not printed.
  Object.assign(frame.style, { position: 'fixed', inset: 'auto 100% 100% auto', border: '0' });
  frame.setAttribute('aria-hidden', 'true');
  frame.tabIndex = -1;
  document.body.append(frame);

  const view = frame.contentWindow as (Window & typeof globalThis) | null;
  if (!view) throw new Error('The browser opened no page to print from. Save a PDF instead.');
  // A style sheet of the frame’s own window: the page’s policy lets no style in as text.
  const styles = new view.CSSStyleSheet();
  styles.replaceSync(css);
  view.document.adoptedStyleSheets = [styles];
  // Browsers suggest it as the name of a PDF.
  view.document.title = title;
  await Promise.all(
    sheets.map(async (sheet) => {
      const picture = view.document.createElement('img');
      Object.assign(picture.style, {
        width: `${sheet.width}mm`,
        height: `${sheet.height}mm`,
        page: pageOf(sheet),
      });
      picture.src = URL.createObjectURL(sheet.svg);
      picture.alt = '';
      view.document.body.append(picture);
      await picture.decode();
    }),
  );
  return frame;
}

/** Opens the browser’s own print dialog with the sheets. Ends when that was closed. */
async function printSheets(sheets: readonly SheetPicture[], title: string): Promise<void> {
  const frame = await laySheetsOut(sheets, title);
  const view = frame.contentWindow;
  const pictures = [...(view?.document.images ?? [])].map(({ src }) => src);
  const putAway = () => {
    for (const address of pictures) URL.revokeObjectURL(address);
    frame.remove();
  };
  // Some browsers come back from `print` at once, and read the page later.
  view?.addEventListener('afterprint', () => setTimeout(putAway, 1_000), { once: true });
  view?.focus();
  view?.print();
}

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
