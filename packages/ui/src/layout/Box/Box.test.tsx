// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { renderUi } from '../../test/renderUi';
import { Box } from './Box';

it('adds a class to its own instead of taking its place', () => {
  const { page, leave } = renderUi(<Box padding="large">Soup</Box>);
  const own = page.querySelector('div > div')?.className;
  leave();
  renderUi(
    <Box padding="large" className="mine">
      Soup
    </Box>,
  );

  expect(own).not.toBe('');
  expect(screen.getByText('Soup').className).toBe(`${own} mine`);
});

it('takes a style for what is computed', () => {
  renderUi(<Box style={{ width: '37%' }}>Soup</Box>);

  expect(screen.getByText('Soup').style.width).toBe('37%');
});
