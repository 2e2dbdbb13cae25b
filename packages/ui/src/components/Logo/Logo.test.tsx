// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { renderUi } from '../../test/renderUi';
import { Logo } from './Logo';

it('says the name once: as text, beside a square for the eye', () => {
  renderUi(<Logo />);

  expect(screen.getByText('Hearback')).toBeDefined();
  expect(screen.queryByRole('img')).toBeNull();
});

it('is named as a picture where the square stands alone', () => {
  const { page } = renderUi(<Logo isMark />);

  expect(screen.getByRole('img', { name: 'Hearback' })).toBeDefined();
  expect(page.textContent).toBe('');
});
