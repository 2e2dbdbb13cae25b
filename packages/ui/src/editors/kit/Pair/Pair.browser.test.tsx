import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import '../../../tokens';
import { renderUi } from '../../../test/renderUi';
import { Pair } from './Pair';

/** Where two fields come to stand in a room of so many pixels. */
const placesIn = (room: number) => {
  renderUi(
    <div style={{ width: room }}>
      <Pair>
        <p>Szerokość</p>
        <p>Konstantynopolitańczykowianeczka</p>
      </Pair>
    </div>,
  );
  const [width, height] = screen
    .getAllByText(/Szerokość|Konstantyn/)
    .map((field) => field.getBoundingClientRect());
  if (!width || !height) throw new Error('There are two fields.');
  return { width, height };
};

it('puts two fields beside each other, equally wide however long their words are', () => {
  const { width, height } = placesIn(288);

  expect(width.width).toBe(height.width);
  expect(width.top).toBe(height.top);
  expect(height.right).toBe(width.left + 288);
});

it('puts them under each other where numbers would be cut off', () => {
  const { width, height } = placesIn(240);

  expect(height.top).toBeGreaterThan(width.top);
  expect(height.width).toBe(240);
});
