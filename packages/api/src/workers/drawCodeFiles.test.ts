import { expect, it, vi } from 'vitest';

import { newFrameDocument } from '@hearback/schema/documents';

import { drawCodeFiles } from './drawCodeFiles.ts';
import * as printTools from './printTools.ts';

it('draws the rest of what no PNG can be made of', async () => {
  vi.spyOn(printTools, 'openPrintRasteriser').mockResolvedValue({
    raster: () => {
      throw new Error('unreachable');
    },
    png: () => {
      throw new Error('unreachable');
    },
  } as never);
  const { svg, pdf, png } = await drawCodeFiles({
    document: newFrameDocument('Table card'),
    codeText: 'HTTPS://CAFE.EXAMPLE/R/K7QX2M9ABC',
    values: { code: 'Table 1' },
    codeStyle: null,
    language: 'en-US',
    title: 'Table 1',
    images: {},
  });

  expect([svg.length > 0, pdf.length > 0, png]).toEqual([true, true, null]);
});
