import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import '../../../tokens';
import { renderUi } from '../../../test/renderUi';
import { Pair } from './Pair';

it('puts two fields beside each other, equally wide however long their words are', () => {
  renderUi(
    <div style={{ width: 240 }}>
      <Pair>
        <p>Szerokość</p>
        <p>Konstantynopolitańczykowianeczka</p>
      </Pair>
    </div>,
  );
  const [width, height] = screen
    .getAllByText(/Szerokość|Konstantyn/)
    .map((field) => field.getBoundingClientRect());

  expect(width?.width).toBe(height?.width);
  expect(width?.top).toBe(height?.top);
  expect(height?.right).toBe((width?.left ?? 0) + 240);
});
