import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import '../../tokens';
import { renderUi } from '../../test/renderUi';
import { Inline, type InlineProps } from './Inline';

/** Where two boxes of 100 × 40 pixels stand in a place of this width. */
function boxesIn(place: number, props: InlineProps) {
  renderUi(
    <div style={{ width: place }}>
      <Inline {...props}>
        <p style={{ width: 100, height: 40, flexShrink: 0 }}>Soup</p>
        <p style={{ width: 100, height: 20, flexShrink: 0 }}>Bread</p>
      </Inline>
    </div>,
  );
  const start = screen.getByText('Soup').parentElement?.getBoundingClientRect();
  const [soup, bread] = ['Soup', 'Bread'].map((name) => {
    const { left, top } = screen.getByText(name).getBoundingClientRect();
    return { left: left - (start?.left ?? 0), top: top - (start?.top ?? 0) };
  });
  return { soup, bread };
}

it('puts things beside each other, in the middle of the line', () => {
  expect(boxesIn(400, { gap: 'none' })).toEqual({
    soup: { left: 0, top: 0 },
    bread: { left: 100, top: 10 },
  });
});

it('wraps when it must', () => {
  expect(boxesIn(150, { gap: 'none' }).bread).toEqual({ left: 0, top: 40 });
});

it('stays on one line where it may not wrap', () => {
  expect(boxesIn(150, { gap: 'none', wraps: false, align: 'start' }).bread).toEqual({
    left: 100,
    top: 0,
  });
});

it.each([
  ['start', 0, 100],
  ['center', 100, 200],
  ['end', 200, 300],
  ['between', 0, 300],
] as const)('leaves the free room at the %s', (spread, soup, bread) => {
  const boxes = boxesIn(400, { gap: 'none', spread });

  expect([boxes.soup?.left, boxes.bread?.left]).toEqual([soup, bread]);
});
