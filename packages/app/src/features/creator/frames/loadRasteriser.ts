import type { Rasteriser } from '@hearback/print/files';
import address from '@resvg/resvg-wasm/index_bg.wasm?url';

import { fetchBytes } from './fetchBytes';
import { memoizeLoad } from './memoizeLoad';

/** Loads the rasterizer once. A failed load is retried on the next call. */
export const loadRasteriser = memoizeLoad(async (): Promise<Rasteriser> => {
  const { openRasteriser } = await import('@hearback/print/files');
  return openRasteriser(await fetchBytes(address, 'The rasteriser'));
});
