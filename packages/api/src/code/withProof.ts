import type { Store } from '../store.ts';
import { ApiError } from '../http/ApiError.ts';
import type { ServiceTools } from '../ServiceTools.ts';
import { refuseArt } from './refuseArt.ts';
import type { ArtChange, Judged, ScanGate } from './scanGate.ts';

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
