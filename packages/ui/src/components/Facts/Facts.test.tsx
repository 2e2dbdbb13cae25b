// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { renderUi } from '../../test/renderUi';
import { Facts } from './Facts';

it('ties each value to its label, in the order given', () => {
  renderUi(
    <Facts
      facts={[
        { label: 'Sent', value: '21 November' },
        { label: 'Language', value: 'Polish', note: 'as the phone asked' },
      ]}
    />,
  );

  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Sent', 'Language']);
  expect(screen.getAllByRole('definition').map((value) => value.textContent)).toEqual([
    '21 November',
    'Polishas the phone asked',
  ]);
  for (const term of screen.getAllByRole('term')) {
    expect(term.nextElementSibling?.tagName).toBe('DD');
  }
});

it('leaves no room for a note that is not there', () => {
  renderUi(<Facts facts={[{ label: 'Sent', value: '21 November' }]} />);

  expect(screen.getByRole('definition').children).toHaveLength(0);
});
