import { areaOf, frameSizes, openStarter, overlap } from '@hearback/print/frames';
import { newFrameDocument, type FrameDocument } from '@hearback/schema/documents';
import { describe, expect, it } from 'vitest';

import { applyFrameCommand } from './apply';
import type { AddElement } from './addElements';

const added = (frame: FrameDocument, ...types: AddElement['elementType'][]) =>
  types.reduce(
    (now, elementType) => applyFrameCommand(now, { type: 'addElement', elementType }),
    frame,
  );
const empty: FrameDocument = {
  name: 'Card',
  size: frameSizes.a6,
  background_color: '#ffffff',
  content: [],
};

describe('something new', () => {
  it('lies on nothing as long as there is room', () => {
    const { content } = added(empty, 'code', 'text', 'shape', 'icon', 'logo', 'icon');
    const areas = content.map(areaOf);

    for (const [index, area] of areas.entries()) {
      expect(areas.slice(index + 1).filter((other) => overlap(area, other))).toEqual([]);
    }
  });

  it('takes the middle of an empty sheet', () => {
    expect(added(empty, 'shape').content[0]).toMatchObject({ x_mm: 21, width_mm: 63 });
  });

  it('may stand on a ground', () => {
    const ground = added(empty, 'shape').content.map((element) => ({
      ...element,
      x_mm: -3,
      y_mm: -3,
      width_mm: 111,
      height_mm: 154,
    }));
    const { content } = added({ ...empty, content: ground }, 'icon');

    expect(content[1]).toMatchObject({ x_mm: 42, y_mm: 63.5 });
  });

  it('never covers another entirely, on the fullest sheet either', () => {
    const types = ['text', 'shape', 'icon', 'logo', 'line'] as const;
    for (const frame of [newFrameDocument('Card'), openStarter('visitingCard')]) {
      const { content } = added(frame, ...types, ...types, ...types);
      const corners = content.map(({ x_mm: x, y_mm: y, type }) => `${type} ${x} ${y}`);

      expect(new Set(corners).size).toBe(corners.length);
    }
  });
});
