import { fingerprint } from '../../fingerprint.ts';
import { compress, type Encoding } from '../../site/compress.ts';
import { cutPage, type VisitValues } from './cutPage.ts';
import { fill, spliceBrotli, type SlottedPage } from './spliceBrotli.ts';

/** Brotli quality for the first visitor, who waits for it. Later visitors get the best one. From 10 on it fits 8 KB. */
const quickQuality = 10;
const bestQuality = 11;

/** The page of a form, but for the values of a visit. */
export interface PageTemplate {
  /** Names what the page says. Pages of two visits are alike in everything that people see. */
  etag: string;
  headers: Readonly<Record<string, string>>;
  /** About how much memory it takes. */
  bytes: number;
  /** Page of one visit, compressed. */
  fill: (values: VisitValues, encoding: Encoding) => Promise<Uint8Array<ArrayBuffer>>;
  /** Packs it as small as can be, for all who come after. */
  improve: () => Promise<void>;
}

/** Prepares a page that was drawn with the values of some visit for every other visit. */
export async function createTemplate(
  html: string,
  drawnFor: VisitValues,
  headers: Readonly<Record<string, string>>,
): Promise<PageTemplate> {
  const { before, place, after, fillWith } = cutPage(html, drawnFor);
  const parts = {
    before: Buffer.from(before),
    tail: Buffer.from(place.slice(-2)),
    after: Buffer.from(after),
    length: place.length,
  };
  const whole: SlottedPage = {
    bytes: Buffer.concat([parts.before, Buffer.from(place), parts.after]),
    offset: parts.before.length,
  };
  let packed = await spliceBrotli(parts, quickQuality);

  return {
    etag: `W/"${fingerprint(before, after)}"`,
    headers,
    bytes: whole.bytes.length * 2,
    fill: async (values, encoding) => {
      const filling = fillWith(values);
      if (encoding === 'br' && packed) return fill(packed, filling);
      const page = fill(whole, filling);
      return encoding === 'identity' ? page : compress(page, encoding, quickQuality);
    },
    improve: async () => {
      packed = (await spliceBrotli(parts, bestQuality)) ?? packed;
    },
  };
}
