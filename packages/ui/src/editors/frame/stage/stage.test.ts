import { describe, expect, it } from 'vitest';

import { applyFrameCommand } from '../commands/apply';
import { practiceSheet } from '../FrameEditor/FrameEditor.fixtures';
import { safeAreaOf, safeMarginOf } from './safeAreaOf';
import { toggledWithGroup, withGroups } from './selection';
import { tickSteps } from './Ruler';

describe('a group', () => {
  const { content } = applyFrameCommand(practiceSheet, {
    type: 'groupElements',
    ids: ['red', 'blue'],
  });

  it('is chosen with the one that was pressed, which stays the last', () => {
    expect(withGroups(content, ['red'])).toEqual(['blue', 'red']);
    expect(withGroups(content, ['green'])).toEqual(['green']);
  });

  it('joins what is chosen and leaves it as one', () => {
    const more = toggledWithGroup(content, ['code'], 'blue');

    expect(more).toEqual(['code', 'red', 'blue']);
    expect(toggledWithGroup(content, more, 'red')).toEqual(['code']);
  });
});

describe('the safe area', () => {
  it.each([
    ['a business card', { width_mm: 85, height_mm: 55, bleed_mm: 3 }, 3],
    ['a sheet A4', { width_mm: 210, height_mm: 297, bleed_mm: 3 }, 5],
    [
      'a receipt of 58 mm, which is printed on 48 mm',
      { width_mm: 58, height_mm: 120, bleed_mm: 0 },
      5,
    ],
    [
      'a receipt of 80 mm, which is printed on 72 mm',
      { width_mm: 80, height_mm: 120, bleed_mm: 0 },
      4,
    ],
  ])('of %s keeps off the edge', (_, size, margin) => {
    expect(safeMarginOf(size)).toBe(margin);
    expect(safeAreaOf(size)).toMatchObject({ x: margin, width: size.width_mm - 2 * margin });
  });
});

describe('a ruler', () => {
  it.each([0.5, 1.2, 3.78, 9, 40])(
    'has room for its numbers at %d pixels per millimetre',
    (scale) => {
      const { small, large } = tickSteps(scale);

      expect(large * scale).toBeGreaterThanOrEqual(38);
      expect(large % small).toBe(0);
    },
  );
});
