import type { ScanIssue, ScanIssueCode, ScanReport } from '@hearback/print/scan';

import type { Store } from '../store.ts';
import { ApiError } from '../http/ApiError.ts';
import type { ServiceTools } from '../ServiceTools.ts';
import type { ArtChange, Judged, ScanGate } from './scanGate.ts';

/** Why the art does not scan, for whoever reads the answer of a call. */
const sentences: Readonly<Record<ScanIssueCode, string>> = {
  no_code: 'The frame has no code.',
  wrong_payload: 'A picture on the frame holds another code.',
  inverted: 'The code is light on dark.',
  contrast: 'The colours of the code are too close to each other.',
  level_low_for_logo: 'The error correction of the code is too low for the picture on it.',
  too_small_for_distance: 'The code is too small for where it is put.',
  outside: 'The code is cut off, or may be.',
  covered: 'Something lies on the code.',
  quiet_zone: 'Something lies in the light border around the code.',
  cannot_decode: 'The code cannot be read in every light and from every distance.',
  weak_capture: 'Some cameras may not read the code.',
};

const toBody = ({ code, severity, elementId, capture }: ScanIssue) => ({
  code,
  severity,
  element_id: elementId ?? null,
  capture: capture ?? null,
});

/** Refuses art that does not scan; weak art only from those who have not said that they know. */
function refuseArt({ verdict, issues }: ScanReport, allowsWarnings: boolean): void {
  if (verdict === 'pass' || (verdict === 'warn' && allowsWarnings)) return;
  const worst = issues.find(({ severity }) => severity === verdict) ?? issues[0];
  const why = worst ? ` ${sentences[worst.code]}` : '';
  const body = { scan_issues: issues.map(toBody) };
  throw verdict === 'block'
    ? new ApiError('scan_blocked', `This code would not scan.${why}`, { body })
    : new ApiError('scan_weak', `This code may not always scan.${why}`, { body });
}

interface Asked {
  accountId: string;
  codeId: string;
  /** What the work is about to change of the code's art. */
  change?: ArtChange;
  /** Whether weak art is fine. */
  allowsWarnings: boolean;
}

type Tools = Pick<ServiceTools, 'transact'> & { scanGate: ScanGate };

/** How often art may change while it is checked. */
const attempts = 4;

/**
 * Does the work in a transaction, with the art of a code proven to scan: the same art that was checked.
 * The work calls for the proof where it is due, after its own refusals. The check itself is made outside:
 * a transaction that waited for it would keep others waiting.
 */
export async function withProof<Result>(
  { transact, scanGate }: Tools,
  { accountId, codeId, change = {}, allowsWarnings }: Asked,
  work: (inside: Store, requireProof: () => Promise<void>) => Promise<Result>,
): Promise<Result> {
  let judged: Judged | undefined;
  for (let attempt = 0; attempt <= attempts; attempt += 1) {
    const isDue = new Error('The art has to be checked first.');
    try {
      return await transact((inside) =>
        work(inside, async () => {
          if (!judged || !(await judged.isStill(inside))) throw isDue;
          refuseArt(judged.report, allowsWarnings);
        }),
      );
    } catch (error) {
      if (error !== isDue) throw error;
      judged = await scanGate.judge(accountId, codeId, change);
    }
  }
  throw new ApiError('unavailable', 'The frame is being changed. Try again in a moment.', {
    headers: { 'Retry-After': '5' },
  });
}
