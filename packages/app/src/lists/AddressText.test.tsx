// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';

import { AddressText } from './AddressText';

it.each([
  ['Rynek Główny 12, 31-042 Kraków', ['31-042']],
  ['ul. Długa 5-7, 00-316 Warszawa', ['5-7', '00-316']],
  ['10 Downing Street, London', []],
])('keeps what belongs together in %s', (address, together) => {
  const { container } = render(<AddressText address={address} />);

  expect(container.textContent).toBe(address);
  expect([...container.querySelectorAll('span')].map((part) => part.textContent)).toEqual(together);
});
