import { expect, it } from 'vitest';

import { codeFilterVariables } from './codeFilters';

const asked = (address: string) => {
  const values = new URLSearchParams(address);
  return codeFilterVariables((name) => values.get(name) ?? '');
};

it.each([
  ['', {}],
  ['state=paused&location=l1', { state: 'PAUSED', locationId: 'l1' }],
  ['tag=North', { tag: 'North' }],
  ['state=gone', {}],
  ['state=PAUSED', {}],
])('reads “%s” of the address', (address, variables) => {
  expect(asked(address)).toEqual(variables);
});
