import { expect, it } from 'vitest';

import { readAddress } from './pageRequest.ts';

const url = new URL('https://hearback.example/r/x');

it.each(['01A2345678', '01a2345678', 'OIA2345678', 'olA2345678'])(
  'takes %s for the code that is printed so',
  (spelled) => {
    expect(readAddress(url, spelled).slug).toBe('01A2345678');
  },
);
