// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { renderUi } from '../../test/renderUi';
import { Skeleton } from './Skeleton';

it.each(['line', 'title', 'block', 'square'] as const)('says nothing as a %s', (shape) => {
  const { page } = renderUi(<Skeleton shape={shape} />);

  expect(page.querySelector('span')?.getAttribute('aria-hidden')).toBe('true');
  expect(screen.queryByRole('progressbar')).toBeNull();
});

it('has as many looks as shapes', () => {
  const looks = (['line', 'title', 'block', 'square'] as const).map((shape) => {
    const { page, leave } = renderUi(<Skeleton shape={shape} />);
    const look = page.querySelector('span')?.className;
    leave();
    return look;
  });

  expect(new Set(looks).size).toBe(4);
});
