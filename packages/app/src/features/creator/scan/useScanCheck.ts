import { useEffect, useId, useState } from 'react';

import type { ScanReport } from '@hearback/print/scan';

import type { CheckedArt, ScanAnswer, ScanRequest } from './ScanJob';
import { dropScanWorker, scanWorker } from './scanWorker';

/** State of a check. The last report is kept while the next one is made. */
export interface ScanCheckState {
  state: 'checking' | 'done' | 'failed';
  report: ScanReport | undefined;
  retry: () => void;
}

/** Debounce in milliseconds before art is checked. */
const pause = 400;

let checks = 0;

/**
 * Checks in a worker if art scans, debounced. Without art nothing is checked or loaded. The art must keep
 * its object identity while it is unchanged.
 */
export function useScanCheck(art: CheckedArt | undefined): ScanCheckState {
  const [answer, setAnswer] = useState<{ art: CheckedArt; report?: ScanReport }>();
  const [report, setReport] = useState<ScanReport>();
  const channel = useId();

  const isAnswered = answer !== undefined && answer.art === art;
  useEffect(() => {
    if (!art || isAnswered) return;
    const listening = new AbortController();
    const { signal } = listening;
    const fail = (reason: unknown) => {
      console.error('The scan check could not be made.', reason);
      setAnswer({ art });
    };
    const ask = () => {
      const worker = scanWorker();
      const id = (checks += 1);
      const hear = ({ data }: MessageEvent<ScanAnswer>) => {
        if (data.id !== id || data.kind === 'outdated') return;
        if (data.kind === 'failed') {
          fail(data.message);
          return;
        }
        setAnswer({ art, report: data.report });
        setReport(data.report);
      };
      worker.addEventListener('message', hear, { signal });
      worker.addEventListener(
        'error',
        ({ message }) => {
          dropScanWorker();
          fail(message);
        },
        { signal },
      );
      worker.postMessage({ id, channel, art } satisfies ScanRequest);
    };
    const timer = setTimeout(() => {
      try {
        ask();
      } catch (error) {
        // Workers may be unsupported or blocked.
        fail(error);
      }
    }, pause);
    return () => {
      clearTimeout(timer);
      listening.abort();
    };
  }, [art, channel, isAnswered]);

  const answered = answer?.report ? 'done' : 'failed';
  return {
    state: isAnswered ? answered : 'checking',
    report,
    retry: () => setAnswer(undefined),
  };
}
