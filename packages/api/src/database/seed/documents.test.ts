import { nameOfSize } from '@hearback/print/frames';
import { expect, it } from 'vitest';

import { makeFrames } from './documents.ts';

it('draws the frames of the sample on sheets that printing houses know', () => {
  const sizes = Object.values(makeFrames()).map(({ size }) => nameOfSize(size));
  expect(sizes).toEqual(['a6', 'roundSticker', 'counterTent']);
});
