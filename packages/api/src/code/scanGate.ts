import { payloadOf } from '@hearback/print/codes';
import type { ScanReport } from '@hearback/print/scan';
import type { CodeStyle, FrameDocument } from '@hearback/schema/documents';

import type { Frame } from '../frame/contract.ts';
import { ApiError } from '../http/ApiError.ts';
import type { Store } from '../store.ts';
import type { Limit } from '../http/limits.ts';
import type { ServiceTools } from '../ServiceTools.ts';
import { PostponedError } from '../workers/PostponedError.ts';
import { readPictures } from './readPictures.ts';

type Tools = Pick<
  ServiceTools,
  'codes' | 'frames' | 'images' | 'people' | 'workers' | 'limits' | 'settings' | 'logger'
>;

/** The art of a code, and what tells it from every other. */
interface Art {
  key: string;
  accountId: string;
  frame: Frame;
  codeText: string;
  style: CodeStyle | null;
  language: string;
}

/** What is about to become of a code's art. Left out: it stays. */
export interface ArtChange {
  frame?: string | null | undefined;
  style?: CodeStyle | null | undefined;
}

/** What was found out about the art as it was a moment ago. */
export interface Judged {
  report: ScanReport;
  /** Whether the art, seen from inside a transaction, is still the one that was judged. */
  isStill: (inside: Pick<Store, 'codes' | 'frames' | 'people'>) => Promise<boolean>;
}

/** Checks keep a thread busy. So many are more than anybody's codes need: two hundred together. */
const limit: Limit = { name: 'scan_checks', points: 400, seconds: 600 };

/** Art that the check does not get through holds a thread until it is given up. */
const failureLimit: Limit = { name: 'scan_failures', points: 20, seconds: 600 };

/** Verdicts that are kept: the same art is judged once for publishing and once for resuming. */
const remembered = 200;

/**
 * The check that nobody gets round: the same one as in the editor, made by the server of what is stored.
 * It takes a while, so it runs in a thread and outside of transactions; inside, `isStill` says whether it
 * is still about the same art.
 */
export function createScanGate(tools: Tools) {
  const { workers, limits, settings, logger } = tools;
  const verdicts = new Map<string, Promise<ScanReport>>();

  const findArt = async (
    { codes, frames, people }: Pick<Store, 'codes' | 'frames' | 'people'>,
    accountId: string,
    codeId: string,
    change: ArtChange,
  ): Promise<Art | undefined> => {
    const code = await codes.find(accountId, codeId);
    if (!code) return undefined;
    const { frame: frameId = code.frame, style = code.style } = change;
    const frame = frameId === null ? undefined : await frames.find(accountId, frameId);
    if (!frame) return undefined;
    const codeText = payloadOf(`${settings.publicOrigin}/r/${code.slug}`);
    const language = (await people.findOwner(accountId))?.language ?? 'en-US';
    const key = JSON.stringify([accountId, frame.id, frame.revision, codeText, style, language]);
    return { key, accountId, frame, codeText, style, language };
  };

  const check = async ({
    accountId,
    frame,
    codeText,
    style,
    language,
  }: Art): Promise<ScanReport> => {
    await limits.spend(limit, accountId);
    // Counted before, so that ten at once are ten; given back when it was none.
    await limits.spend(failureLimit, accountId);
    const { name, size, background_color, content } = frame;
    // What is stored was parsed when it came in.
    const document = { name, size, background_color, content } as FrameDocument;
    const images = await readPictures(tools, document, style);
    const art = { document, codeText, language, images, ...(style && { codeStyle: style }) };
    try {
      const report = await workers.run('checkArt', art, accountId);
      await limits.giveBack(failureLimit, accountId);
      return report;
    } catch (error) {
      if (error instanceof PostponedError) await limits.giveBack(failureLimit, accountId);
      // What was not checked is not published; who asks again may have more luck.
      logger.error({ err: error }, 'The check of a code failed');
      throw new ApiError('unavailable', 'The code could not be checked right now.', {
        headers: { 'Retry-After': '5' },
      });
    }
  };

  const verdictOf = (art: Art): Promise<ScanReport> => {
    const known = verdicts.get(art.key);
    if (known) return known;
    const verdict = check(art);
    verdicts.set(art.key, verdict);
    const [oldest] = verdicts.keys();
    if (verdicts.size > remembered && oldest !== undefined) verdicts.delete(oldest);
    verdict.catch(() => verdicts.delete(art.key));
    return verdict;
  };

  return {
    /** Judges the art of a code. Undefined while there is none: its other rules say what is missing. */
    async judge(
      accountId: string,
      codeId: string,
      change: ArtChange = {},
    ): Promise<Judged | undefined> {
      const art = await findArt(tools, accountId, codeId, change);
      if (!art) return undefined;
      return {
        report: await verdictOf(art),
        isStill: async (inside) =>
          (await findArt(inside, accountId, codeId, change))?.key === art.key,
      };
    },
  };
}

export type ScanGate = ReturnType<typeof createScanGate>;
