import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import '../../tokens';
import { renderUi } from '../../test/renderUi';
import { Columns } from './Columns';

/** How far left each of four parts begins, and how wide it is, in a place of this width. */
function partsIn(place: number, columnWidth: 'narrow' | 'medium' | 'half' = 'medium') {
  renderUi(
    <div style={{ width: place }}>
      <Columns columnWidth={columnWidth} gap="none">
        {['Soup', 'Bread', 'Cake', 'Tea'].map((name) => (
          <p key={name}>{name}</p>
        ))}
      </Columns>
    </div>,
  );
  return screen.getAllByText(/Soup|Bread|Cake|Tea/).map((part) => {
    const { left, width } = part.getBoundingClientRect();
    return { left, width };
  });
}

const lefts = (parts: { left: number }[]) => new Set(parts.map(({ left }) => left)).size;

it.each([
  [1100, 4],
  [800, 3],
  [560, 2],
  [320, 1],
])('has in %i pixels room for %i columns of a medium width', (place, columns) => {
  expect(lefts(partsIn(place))).toBe(columns);
});

it('keeps the columns equal', () => {
  expect(new Set(partsIn(800).map(({ width }) => Math.round(width)))).toEqual(new Set([267]));
});

it('never has more than two halves beside each other', () => {
  expect(lefts(partsIn(1600, 'half'))).toBe(2);
});

it('is never wider than its place', () => {
  expect(partsIn(120, 'narrow').map(({ width }) => width)).toEqual([120, 120, 120, 120]);
});
