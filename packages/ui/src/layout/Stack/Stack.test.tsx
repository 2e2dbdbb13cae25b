// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { renderUi } from '../../test/renderUi';
import { Stack } from './Stack';

// Browsers drop the list of a list without bullets, unless its role is said.
it.each(['ul', 'ol'] as const)('is announced as a list with its length as %s', (as) => {
  renderUi(
    <Stack as={as}>
      <li>Soup</li>
      <li>Bread</li>
    </Stack>,
  );

  expect(screen.getByRole('list').getAttribute('role')).toBe('list');
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
});

it('is nothing but space otherwise', () => {
  renderUi(<Stack>Soup</Stack>);

  expect(screen.getByText('Soup').hasAttribute('role')).toBe(false);
});
