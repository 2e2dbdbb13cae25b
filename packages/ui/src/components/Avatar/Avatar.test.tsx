// @vitest-environment jsdom
import { expect, it } from 'vitest';

import { renderUi } from '../../test/renderUi';
import { Avatar } from './Avatar';

it('shows the initials', () => {
  const { page } = renderUi(<Avatar name="Ada Lovelace" />);

  expect(page.textContent).toBe('AL');
});

it('draws a person where there is no name', () => {
  const { page } = renderUi(<Avatar name="  " />);

  expect(page.textContent).toBe('');
  expect(page.querySelectorAll('svg')).toHaveLength(1);
});

it('is for the eye alone, as the name stands beside it', () => {
  const { page } = renderUi(<Avatar name="Ada Lovelace" />);

  expect(page.querySelector('span')?.getAttribute('aria-hidden')).toBe('true');
});
