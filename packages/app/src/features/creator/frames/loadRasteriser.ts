import type { Rasteriser } from '@hearback/print/files';
import address from '@resvg/resvg-wasm/index_bg.wasm?url';

import { fetchBytes } from './fetchBytes';
import { keepOnce } from './keepOnce';

/** What turns art into pixels, fetched once. A fetch that failed is tried again the next time. */
export const loadRasteriser = keepOnce(async (): Promise<Rasteriser> => {
  const { openRasteriser } = await import('@hearback/print/files');
  return openRasteriser(await fetchBytes(address, 'The rasteriser'));
});
