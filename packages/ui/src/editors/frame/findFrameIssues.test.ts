import { FrameDocument, newFrameDocument } from '@hearback/schema/documents';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

import {
  frameSizes,
  starterFrame,
  starterPalettes,
  type StarterPaletteName,
} from '@hearback/print/frames';
import { applyFrameCommand } from './commands/apply';
import { findFrameIssues, findIssuesBesideScan } from './findFrameIssues';

const frame = newFrameDocument('Card');
const withCode = (changes: object) =>
  applyFrameCommand(frame, { type: 'editElement', elementId: 'code', changes });

const palettes = Object.keys(starterPalettes) as StarterPaletteName[];

describe('findFrameIssues', () => {
  it.each(palettes)('finds nothing in a starting point in %s, on any sheet', (palette) => {
    for (const size of Object.values(frameSizes)) {
      expect(findFrameIssues(starterFrame('Card', size, palette))).toEqual([]);
    }
  });

  it('finds nothing in a new frame', () => {
    expect(findFrameIssues(frame)).toEqual([]);
  });

  it.each([
    ['a missing name', { ...frame, name: ' ' }, 'name_required'],
    [
      'a missing code',
      applyFrameCommand(frame, { type: 'removeElements', ids: ['code'] }),
      'no_code',
    ],
    ['a code too small to scan', withCode({ width_mm: 15 }), 'too_small_for_distance'],
    ['a code too faint to scan', withCode({ color: '#dddddd' }), 'contrast'],
    [
      'a light code on a dark ground',
      withCode({ color: '#ffffff', background_color: '#000000' }),
      'inverted',
    ],
    [
      'something that lies on the code',
      applyFrameCommand(frame, { type: 'editElement', elementId: 'text-2', changes: { y_mm: 60 } }),
      'covered',
    ],
    [
      'letters that no font has',
      applyFrameCommand(frame, {
        type: 'editElement',
        elementId: 'text-2',
        changes: { text: { 'en-US': 'Coffee ☕', 'pl-PL': 'Kawa' } },
      }),
      'letters_missing',
    ],
    [
      'words over the edge',
      applyFrameCommand(frame, { type: 'editElement', elementId: 'text', changes: { x_mm: -30 } }),
      'cut_off',
    ],
    ['a code over the edge', withCode({ x_mm: 60 }), 'outside'],
  ])('finds %s', (_, document, code) => {
    expect(findFrameIssues(document).map((issue) => issue.code)).toEqual([code]);
  });

  describe('on a sheet that is not cut along its edges', () => {
    const place = { x_mm: 10, width_mm: 70 };
    const on = (size: object, ...content: object[]) =>
      findIssuesBesideScan(v.parse(FrameDocument, { name: 'Card', size, content }));

    it('finds a headline that the round cut takes from, not one that is short enough', () => {
      const text = { type: 'text', id: 'text', ...place, y_mm: 2, font_size_pt: 20 };

      expect(on(frameSizes.roundSticker, { ...text, text: 'How was your coffee?' })).toEqual([
        { code: 'cut_off', partId: 'text' },
      ]);
      expect(on(frameSizes.roundSticker, { ...text, text: 'Hi', y_mm: 6 })).toEqual([]);
    });

    it('finds what lies in the hole of a hanger', () => {
      const icon = { type: 'icon', id: 'icon', width_mm: 10, x_mm: 40 };

      expect(on(frameSizes.doorHanger, { ...icon, y_mm: 20 })).toEqual([
        { code: 'in_hole', partId: 'icon' },
      ]);
      expect(on(frameSizes.doorHanger, { ...icon, y_mm: 80 })).toEqual([]);
    });

    it('lets grounds cross the cut', () => {
      const ground = { type: 'shape', x_mm: -3, y_mm: -3, width_mm: 86, height_mm: 40 };

      expect(on(frameSizes.roundSticker, ground)).toEqual([]);
    });
  });
});
