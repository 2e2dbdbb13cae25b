// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { renderUi } from '../../test/renderUi';
import { StarRating } from './StarRating';

it('shows the stars of how many', () => {
  const { page } = renderUi(<StarRating value={4} max={5} label="4 of 5" />);

  expect(page.querySelector('[aria-hidden="true"]:not(svg)')?.textContent).toBe('4/5');
});

it('reads the words of the label instead of the figures', () => {
  renderUi(<StarRating value={9} label="9 na 10" />);
  const words = screen.getByText('9 na 10');

  expect(words.closest('[aria-hidden="true"]')).toBeNull();
  expect(screen.getByText('9').getAttribute('aria-hidden')).toBe('true');
});
