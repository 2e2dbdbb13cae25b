import { nameOfSize } from '@hearback/print/frames';
import { checkScan } from '@hearback/print/scan';
import { openScanTools } from '@hearback/print/scan/tools/fixtures';
import { expect, it } from 'vitest';

import { makeFrames } from './documents.ts';

it('draws the frames of the sample on sheets that printing houses know', () => {
  const sizes = Object.values(makeFrames()).map(({ size }) => nameOfSize(size));
  expect(sizes).toEqual(['a6', 'roundSticker', 'counterTent']);
});

it.each(Object.entries(makeFrames()))('draws a %s that scans', async (_, document) => {
  const tools = await openScanTools();
  const codeText = 'HTTP://LOCALHOST:3000/R/7K2M9QXT4A';
  expect((await checkScan({ document, codeText, language: 'pl-PL' }, tools)).issues).toEqual([]);
});
