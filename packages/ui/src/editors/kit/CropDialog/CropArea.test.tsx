// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';

import { renderUi } from '../../../test/renderUi';
import type { Crop } from './crop';
import { CropArea } from './CropArea';

const picture = { width: 800, height: 400 };
const onChange = vi.fn<(crop: Crop) => void>();

function Live() {
  const [crop, setCrop] = useState<Crop>({ x: 0, y: 0, ...picture });
  const change = (next: Crop) => {
    setCrop(next);
    onChange(next);
  };
  return (
    <CropArea address="data:," picture={picture} crop={crop} ratio={undefined} onChange={change} />
  );
}

beforeEach(() => {
  // jsdom draws nothing and captures nothing: the picture is shown at half its size.
  HTMLElement.prototype.setPointerCapture = () => undefined;
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(
    new DOMRect(0, 0, 400, 200),
  );
});

const drag = (name: string, to: { clientX: number; clientY: number }) => {
  const grip = screen.getByRole('button', { name });
  fireEvent.pointerDown(grip, { clientX: 100, clientY: 100 });
  fireEvent.pointerMove(grip, { clientX: 100, clientY: 101 });
  fireEvent.pointerMove(grip, to);
  fireEvent.pointerUp(grip);
  // Let go, it moves no more.
  fireEvent.pointerMove(grip, { clientX: 0, clientY: 0 });
};

it('follows the pointer at the scale in which the picture is shown', () => {
  renderUi(<Live />);
  drag('Bottom right corner', { clientX: 50, clientY: 80 });

  expect(onChange).toHaveBeenLastCalledWith({ x: 0, y: 0, width: 700, height: 360 });
});

it('moves the whole frame, as far as the edges', () => {
  renderUi(<Live />);
  drag('Top left corner', { clientX: 150, clientY: 100 });
  drag('Frame', { clientX: 90, clientY: 140 });

  expect(onChange).toHaveBeenLastCalledWith({ x: 80, y: 0, width: 700, height: 400 });
});
