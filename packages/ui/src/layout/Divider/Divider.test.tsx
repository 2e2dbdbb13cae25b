// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { renderUi } from '../../test/renderUi';
import { Divider } from './Divider';

it('parts what is around it for screen readers too', () => {
  renderUi(<Divider />);

  expect(screen.getByRole('separator')).toBeDefined();
});
