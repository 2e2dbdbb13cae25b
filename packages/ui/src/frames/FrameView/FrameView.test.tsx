// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { renderUi } from '../../test/renderUi';
import { redSquare, tableCard } from '../frame.fixtures';
import { FrameView, type FrameViewProps } from './FrameView';

function draw(props: Partial<FrameViewProps> = {}) {
  renderUi(<FrameView document={tableCard} label="Table card" language="en-US" {...props} />);
  return screen.getByRole('img', { name: 'Table card' });
}

it('is a picture with a name, one millimetre to a unit', () => {
  expect(draw().getAttribute('viewBox')).toBe('0 0 105 148');
});

it('shows what is cut off where the printer asks for it', () => {
  expect(draw({ hasBleed: true }).getAttribute('viewBox')).toBe('-3 -3 111 154');
});

it('draws every element once, those further on over those before', () => {
  const drawn = [...draw().querySelectorAll<SVGElement>('[data-element]')];

  expect(drawn.map(({ dataset }) => dataset['element'])).toEqual(
    tableCard.content.map(({ id }) => id),
  );
});

it('has its texts in the language asked for', () => {
  expect(draw({ language: 'pl-PL' }).textContent).toContain('Jak było?');
});

it('takes pictures from where the caller keeps them', () => {
  const picture = draw({ addressOf: () => redSquare }).querySelector('image');

  expect(picture?.getAttribute('href')).toBe(redSquare);
});

it('leaves out a picture that the caller has not got', () => {
  expect(draw({ addressOf: () => undefined }).querySelector('image')).toBeNull();
});
