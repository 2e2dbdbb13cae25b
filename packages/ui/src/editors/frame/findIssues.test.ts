import { newFrameDocument } from '@hearback/schema/documents';
import { describe, expect, it } from 'vitest';

import { frameSizes } from '../../frames/frameSizes';
import { starterFrame, starterPalettes, type StarterPaletteName } from '../../frames/starterFrame';
import { apply } from './commands/apply';
import { findIssues } from './findIssues';

const frame = newFrameDocument('Card');
const withCode = (changes: object) =>
  apply(frame, { type: 'editElement', elementId: 'code', changes });

const palettes = Object.keys(starterPalettes) as StarterPaletteName[];

describe('findIssues', () => {
  it.each(palettes)('finds nothing in a starting point in %s, on any sheet', (palette) => {
    for (const size of Object.values(frameSizes)) {
      expect(findIssues(starterFrame('Card', size, palette))).toEqual([]);
    }
  });

  it('finds nothing in a new frame', () => {
    expect(findIssues(frame)).toEqual([]);
  });

  it.each([
    ['a missing name', { ...frame, name: ' ' }, 'name_required'],
    ['a missing code', apply(frame, { type: 'removeElement', elementId: 'code' }), 'no_code'],
    ['a code too small to scan', withCode({ width_mm: 15 }), 'code_small'],
    ['a code too faint to scan', withCode({ color: '#999999' }), 'code_faint'],
    [
      'a light code on a dark ground',
      withCode({ color: '#ffffff', background_color: '#000000' }),
      'code_light',
    ],
    [
      'something that lies on the code',
      apply(frame, { type: 'editElement', elementId: 'text-2', changes: { y_mm: 60 } }),
      'code_covered',
    ],
    ['a code over the edge', withCode({ x_mm: 60 }), 'outside'],
  ])('finds %s', (_, document, code) => {
    expect(findIssues(document).map((issue) => issue.code)).toEqual([code]);
  });
});
