import { payloadOf } from '@hearback/print/codes';
import type { ScanIssue, ScanIssueCode, ScanReport } from '@hearback/print/scan';
import { type CodeStyle, type FrameDocument, picturesOfFrame } from '@hearback/schema/documents';

import { peopleSql } from '../account/people.sql.ts';
import type { Store } from '../database/store.ts';
import type { Frame } from '../frame/contract.ts';
import { framesSql, toFrameDocument } from '../frame/frames.sql.ts';
import { ApiError } from '../http/ApiError.ts';
import type { Limit } from '../http/limits.ts';
import { imagesSql } from '../image/images.sql.ts';
import type { ServiceTools } from '../services.ts';
import { PostponedError } from '../workers/PostponedError.ts';
import { codesSql } from './codes.sql.ts';

/** The pictures of a frame and of its code as `data:` addresses, by id, for those who draw it. */
export async function readPictures(
  { db }: Pick<Store, 'db'>,
  document: FrameDocument,
  style: CodeStyle | null,
): Promise<Record<string, string>> {
  const pictures: Record<string, string> = {};
  for (const { id } of picturesOfFrame(document, style)) {
    const picture = await imagesSql.findPublic(db, id);
    if (!picture) continue;
    const bytes = Buffer.from(picture.bytes).toString('base64');
    pictures[id] = `data:${picture.media_type};base64,${bytes}`;
  }
  return pictures;
}

type Tools = Pick<ServiceTools, 'db' | 'workers' | 'limits' | 'settings' | 'logger'>;

/** The art of a code, and what tells it from every other. */
interface Art {
  key: string;
  accountId: string;
  frame: Frame;
  codeText: string;
  style: CodeStyle | null;
  language: string;
}

/** A change of a code's art. Fields that are left out stay. */
interface ArtChange {
  frame?: string | null | undefined;
  style?: CodeStyle | null | undefined;
}

/** The scan report of the art as it was when the check began. */
interface Judged {
  report: ScanReport;
  /** Reads the art inside a transaction. True when it is still the one that was checked. */
  isStill: (inside: Pick<Store, 'db'>) => Promise<boolean>;
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
    { db }: Pick<Store, 'db'>,
    accountId: string,
    codeId: string,
    change: ArtChange,
  ): Promise<Art | undefined> => {
    const code = await codesSql.find(db, accountId, codeId);
    if (!code) return undefined;
    const { frame: frameId = code.frame, style = code.style } = change;
    const frame = frameId === null ? undefined : await framesSql.find(db, accountId, frameId);
    if (!frame) return undefined;
    const codeText = payloadOf(`${settings.publicOrigin}/r/${code.slug}`);
    const language = (await peopleSql.findOwner(db, accountId))?.language ?? 'en-US';
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
    const document = toFrameDocument(frame);
    const images = await readPictures(tools, document, style);
    const art = { document, codeText, language, images, ...(style && { codeStyle: style }) };
    try {
      const report = await workers.run('checkArt', art, accountId);
      await limits.giveBack(failureLimit, accountId);
      return report;
    } catch (error) {
      if (error instanceof PostponedError) await limits.giveBack(failureLimit, accountId);
      // A code that could not be checked is not published; the caller may try again.
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
  /** The change of the art that the work is about to make. */
  change?: ArtChange;
  /** True when art with warnings is accepted. */
  allowsWarnings: boolean;
}

/** The number of times that art may change while it is checked. */
const attempts = 4;

/**
 * Does the work in a transaction, with the art of a code proven to scan: the same art that was checked.
 * The work calls for the proof where it is due, after its own refusals. The check itself is made outside:
 * a transaction that waited for it would keep others waiting.
 */
export async function proveArt<Result>(
  { transact, scanGate }: Pick<ServiceTools, 'transact'> & { scanGate: ScanGate },
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
